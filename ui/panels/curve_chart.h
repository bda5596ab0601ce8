#pragma once

#include "core/picture/charts.h"
#include "core/picture/study.h"
#include "ui/panels/chart_view.h"

class QCheckBox;

namespace halfplane {

/// A chart over the updates, a switch for each of its curves.
class CurveChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CurveChart)

public:
    CurveChart(const ChartDescriptor &chart, Playback &playback, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);

private:
    QCheckBox *createSwitch(const ChartCurve &curve);
    void draw();

    std::shared_ptr<const Study> m_study;
    const ChartDescriptor &m_chart;
    ChartView *m_view;
    QList<QCheckBox *> m_switches; ///< in the order of its curves
};

} // namespace halfplane
