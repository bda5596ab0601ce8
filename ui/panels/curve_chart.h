#pragma once

#include "core/picture/charts.h"
#include "ui/panels/chart_view.h"

class QCheckBox;

namespace halfplane {

class Showing;

/// A chart over the updates, a switch for each of its curves.
class CurveChart : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CurveChart)

public:
    CurveChart(const ChartDescriptor &chart, Showing &showing, QWidget *parent = nullptr);

    const ChartView &view() const { return *m_view; }

private:
    QCheckBox *createSwitch(const ChartCurve &curve);
    void draw();

    const ChartDescriptor &m_chart;
    const Showing &m_showing;
    ChartView *m_view;
    QList<QCheckBox *> m_switches; ///< in the order of its curves
};

} // namespace halfplane
