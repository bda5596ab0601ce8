#include "ui/panels/comparison_chart.h"

#include "ui/basics/text.h"
#include "ui/panels/chart_panel.h"
#include "ui/shown/comparison.h"
#include "ui/shown/showing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>

namespace halfplane {

namespace {

constexpr double focusWidth = 2.4;
constexpr double otherWidth = 1.6;
constexpr int linesHigh = 9; ///< of text

} // namespace

ComparisonChart::ComparisonChart(const Comparison &comparison, QWidget *parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_view(new ChartView(comparison.inFocus().playback(), this))
{
    setAutoFillBackground(true);
    auto *title = new QLabel(tr("<b>Wrong after each update</b>"), this);
    auto *hint = new QLabel(tr("click to go there"), this);
    hint->setProperty("faint", true);
    auto *head = new QHBoxLayout;
    head->addWidget(title);
    head->addStretch();
    head->addWidget(hint);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    m_view->setAccessibleName(tr("How many points each recipe has wrong after each update"));
    m_view->setMinimumHeight(6 * fontMetrics().height());
    setFixedHeight(linesHigh * fontMetrics().height());
    connect(&comparison, &Comparison::columnsChanged, this, &ComparisonChart::drawSoon);
    connect(&comparison, &Comparison::studyChanged, this, &ComparisonChart::drawSoon);
    draw();
}

/// Once for all the runs that an edit changes.
void ComparisonChart::drawSoon()
{
    setVisible(m_comparison.isComparing());
    if (!std::exchange(m_isDue, true))
        QTimer::singleShot(0, this, &ComparisonChart::draw);
}

void ComparisonChart::draw()
{
    m_isDue = false;
    setVisible(m_comparison.isComparing());
    if (!m_comparison.isComparing())
        return;
    ChartContent content;
    for (std::size_t column = 0; column < m_comparison.size(); ++column) {
        content.series.push_back(seriesOf(column));
        if (!content.series.back().updates.empty())
            content.last = std::max(content.last, content.series.back().updates.back());
    }
    m_view->setContent(std::move(content));
}

Series ComparisonChart::seriesOf(std::size_t column) const
{
    const Showing &showing = m_comparison[column];
    const bool isInFocus = &showing == &m_comparison.inFocus();
    Series series{.title = m_comparison.nameOf(column).whole().toStdString() + ':',
                  .updates = {},
                  .values = {},
                  .hue = hueOfColumn(column),
                  .width = isInFocus ? focusWidth : otherWidth,
                  .isWhole = true};
    const LossCurve *losses = showing.study().losses.get();
    if (losses == nullptr)
        return series;
    series.updates = losses->updates;
    series.values.assign(losses->mistakes.begin(), losses->mistakes.end());
    if (showing.study().progress != Progress::Running)
        series.end = lengthWords(showing.study()).toStdString();
    return series;
}

} // namespace halfplane
