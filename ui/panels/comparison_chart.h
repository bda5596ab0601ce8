#pragma once

#include "core/picture/charts.h"

#include <QWidget>

class QComboBox;

namespace halfplane {

class ChartView;
class Showing;

/// One of the charts, chosen in its head, with a line for each of the compared recipes and a mark where its
/// run ends; at first how many points are wrong. Not there while nothing is compared.
class ComparisonChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonChart)

public:
    explicit ComparisonChart(const Showing &showing, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

private:
    QComboBox *createChoice();
    void drawSoon();
    void draw();
    ComparedStudy compared(std::size_t column) const;

    const Showing &m_showing;
    QComboBox *m_choice;
    ChartView *m_view;
    bool m_isDue = false;
};

} // namespace halfplane
