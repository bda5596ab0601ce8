#include "ui/panels/comparison_chart.h"

#include "ui/basics/text.h"
#include "ui/panels/chart_panel.h"
#include "ui/shown/showing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double focusWidth = 2.4;
constexpr double otherWidth = 1.6;
constexpr int linesHigh = 10; ///< of text

} // namespace

ComparisonChart::ComparisonChart(const Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_choice(createChoice())
    , m_view(new ChartView(showing.playback(), this))
{
    setAutoFillBackground(true);
    auto *hint = new QLabel(tr("click to go there"), this);
    hint->setProperty("faint", true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_choice);
    head->addStretch();
    head->addWidget(hint);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    m_view->setMinimumHeight(6 * fontMetrics().height());
    setFixedHeight(linesHigh * fontMetrics().height());
    connect(&showing, &Showing::columnsChanged, this, &ComparisonChart::drawSoon);
    connect(&showing, &Showing::anyStudyChanged, this, &ComparisonChart::drawSoon);
    draw();
}

QComboBox *ComparisonChart::createChoice()
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(u"comparedChart"_s);
    choice->setAccessibleName(tr("What is compared over the updates"));
    choice->setToolTip(tr("What is drawn of each recipe; the bounds are dashed"));
    for (const ChartDescriptor *chart : charts())
        choice->addItem(toText(chart->compared));
    connect(choice, &QComboBox::activated, this, &ComparisonChart::draw);
    return choice;
}

/// Once for all the runs that an edit changes.
void ComparisonChart::drawSoon()
{
    setVisible(m_showing.isComparing());
    if (!std::exchange(m_isDue, true))
        QTimer::singleShot(0, this, &ComparisonChart::draw);
}

void ComparisonChart::draw()
{
    m_isDue = false;
    setVisible(m_showing.isComparing());
    if (!m_showing.isComparing())
        return;
    std::vector<ComparedStudy> studies;
    for (std::size_t column = 0; column < m_showing.size(); ++column)
        studies.push_back(compared(column));
    const ChartDescriptor &chart = *charts()[static_cast<std::size_t>(m_choice->currentIndex())];
    ChartContent content = comparedContent(chart, studies);
    m_view->setAccessibleName(tr("%1, a line for each recipe").arg(toText(chart.compared)));
    m_view->setAccessibleDescription(toText(content.notice.empty() ? content.remark : content.notice));
    m_view->setContent(std::move(content));
}

ComparedStudy ComparisonChart::compared(std::size_t column) const
{
    const Column &shown = m_showing[column];
    const bool hasEnd = shown.study().progress != Progress::Running;
    return {.study = shown.sharedStudy(),
            .name = shown.name().whole().toStdString(),
            .hue = hueOfColumn(column),
            .width = shown.isInFocus() ? focusWidth : otherWidth,
            .end = hasEnd ? lengthWords(shown.study()).toStdString() : std::string()};
}

} // namespace halfplane
