#pragma once

#include "core/study.h"
#include "ui/panels/chart_view.h"

class QCheckBox;

namespace halfplane {

/// Both losses over the updates, each with a switch.
class LossChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LossChart)

public:
    explicit LossChart(Playback &playback, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);

private:
    QCheckBox *createSwitch(const QIcon &line, const QString &title, const QString &meaning);
    void draw();

    std::shared_ptr<const Study> m_study;
    ChartView *m_view;
    QCheckBox *m_mistakes;
    QCheckBox *m_perceptron;
};

} // namespace halfplane
