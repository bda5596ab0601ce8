#pragma once

#include "core/picture/chart_picture.h"

#include <QWidget>

namespace halfplane {

class ChartView;
class Comparison;

/// How many points are wrong after each update, a line for each of the compared recipes, with a mark where
/// its run ends; not there while nothing is compared.
class ComparisonChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComparisonChart)

public:
    explicit ComparisonChart(const Comparison &comparison, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

private:
    void drawSoon();
    void draw();
    Series seriesOf(std::size_t column) const;

    const Comparison &m_comparison;
    ChartView *m_view;
    bool m_isDue = false;
};

} // namespace halfplane
