#include "ui/panels/curve_chart.h"

#include "ui/basics/text.h"
#include "ui/painting/icons.h"
#include "ui/shown/showing.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace halfplane {

CurveChart::CurveChart(const ChartDescriptor &chart, Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_chart(chart)
    , m_showing(showing)
    , m_view(new ChartView(showing.playback()))
{
    m_view->setAccessibleName(toText(chart.meaning));
    m_view->setToolTip(tr("Click or drag to go to an update"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto *switches = new QHBoxLayout;
    for (const ChartCurve &curve : chart.curves) {
        if (!m_switches.isEmpty())
            switches->addStretch();
        m_switches.append(createSwitch(curve));
        switches->addWidget(m_switches.last());
    }
    column->addLayout(switches);
    column->addWidget(m_view, 1);
    connect(&showing, &Showing::studyChanged, this, &CurveChart::draw);
    draw();
}

QCheckBox *CurveChart::createSwitch(const ChartCurve &curve)
{
    auto *box = new QCheckBox(toText(curve.name), this);
    box->setIcon(lineIcon(curve.hue, curve.width));
    box->setChecked(true);
    box->setToolTip(toText(curve.purpose));
    box->setAccessibleName(toText(curve.name));
    connect(box, &QCheckBox::toggled, this, &CurveChart::draw);
    return box;
}

void CurveChart::draw()
{
    std::vector<Series> series;
    const LossCurve *losses = m_showing.study().losses.get();
    const bool isKnown = losses != nullptr && losses->size() > 0;
    for (qsizetype i = 0; isKnown && i < m_switches.size(); ++i) {
        if (m_switches[i]->isChecked())
            series.push_back(seriesOf(m_chart.curves[static_cast<std::size_t>(i)], *losses));
    }
    m_view->setSeries(std::move(series), isKnown ? losses->updates.back() : 0);
}

} // namespace halfplane
