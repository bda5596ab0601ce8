#include "ui/panels/chart_panel.h"

#include "ui/basics/text.h"
#include "ui/painting/icons.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scaleOfChartText = 0.92; ///< of the widget's font
constexpr double textOfUsualLines = 14; ///< pixels; larger words have thicker lines, as on a stage

} // namespace

ChartView::ChartView(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&playback, &Playback::cursorChanged, this, qOverload<>(&QWidget::update));
}

void ChartView::setContent(ChartContent content)
{
    m_content = std::move(content);
    m_lines = {};
    if (m_hovered > m_content.last)
        m_hovered.reset();
    update();
}

void ChartView::nameLines()
{
    m_namesLines = true;
    m_lines = {};
    update();
}

Chart ChartView::chart() const
{
    Chart chart = chartOf(m_content, fromQt(size()), QFontInfo(font()).pixelSize() * scaleOfChartText);
    chart.hasTitles = m_namesLines;
    chart.thickness = std::max(1.0, chart.text / textOfUsualLines);
    return chart;
}

std::uint64_t ChartView::current() const { return std::min(m_content.last, m_playback.cursor().update); }

Picture ChartView::picture() const
{
    Chart titled = chart();
    titled.hasTitles = true;
    Picture picture = chartPicture(titled);
    for (Instruction &instruction : chartPlayhead(titled, current(), {}).instructions)
        picture.add(std::move(instruction));
    return picture;
}

QPoint ChartView::placeOf(std::uint64_t update) const
{
    return {static_cast<int>(axisOf(chart()).centreOf(update)), height() / 2};
}

const QPixmap &ChartView::lines()
{
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_lines.size() == pixels)
        return m_lines;
    m_lines = QPixmap(pixels);
    m_lines.setDevicePixelRatio(devicePixelRatioF());
    m_lines.fill(Qt::transparent);
    QPainter painter(&m_lines);
    paint(painter, chartPicture(chart()), paletteBeside(palette()));
    return m_lines;
}

void ChartView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(QPointF(), lines());
    paint(painter, chartPlayhead(chart(), current(), m_hovered), paletteBeside(palette()));
}

void ChartView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange)
        m_lines = {};
    QWidget::changeEvent(event);
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        scrubTo(event->position());
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    m_hovered = axisOf(chart()).updateAt(event->position().x());
    if (event->buttons().testFlag(Qt::LeftButton))
        scrubTo(event->position());
    update();
}

void ChartView::leaveEvent(QEvent *event)
{
    m_hovered.reset();
    update();
    QWidget::leaveEvent(event);
}

void ChartView::scrubTo(QPointF place)
{
    if (!m_content.series.empty())
        m_playback.seekUpdate(std::min(axisOf(chart()).updateAt(place.x()), m_playback.lastUpdate()));
}

ChartPanel::ChartPanel(const ChartDescriptor &chart, Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_chart(chart)
    , m_showing(showing)
    , m_view(new ChartView(showing.playback()))
{
    m_view->setAccessibleName(toText(chart.meaning));
    m_view->setToolTip(tr("Click or drag to go to an update"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 4, 16, 4);
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
    auto *exporting = new QAction(tr("&Export this chart…"), this);
    exporting->setObjectName(u"exportChart"_s);
    exporting->setToolTip(tr("As a picture, a drawing for print, LaTeX or a film"));
    connect(exporting, &QAction::triggered, this, [this] { emit exportAsked(m_chart); });
    addAction(exporting);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&showing, &Showing::studyChanged, this, &ChartPanel::draw);
}

QCheckBox *ChartPanel::createSwitch(const ChartCurve &curve)
{
    auto *box = new QCheckBox(toText(curve.name), this);
    box->setIcon(lineIcon(curve.hue, curve.width));
    box->setChecked(true);
    box->setToolTip(toText(curve.purpose));
    box->setAccessibleName(toText(curve.name));
    box->setVisible(curve.formula == nullptr); // a line that may not be there asks for no room beforehand
    connect(box, &QCheckBox::toggled, this, &ChartPanel::draw);
    return box;
}

void ChartPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    draw();
}

void ChartPanel::draw()
{
    if (!isVisible())
        return;
    ChartContent content = contentOf(m_chart, m_showing.study());
    nameSwitches(content);
    const std::string said = content.notice.empty() ? content.remark : content.notice;
    m_view->setAccessibleDescription(toText(said));
    qsizetype i = 0;
    std::erase_if(content.series, [&](const Series &) {
        const QCheckBox *box = m_switches[i++];
        return box->isHidden() || !box->isChecked();
    });
    m_view->setContent(std::move(content));
}

/// A line that is not there has no switch either.
void ChartPanel::nameSwitches(const ChartContent &content)
{
    for (std::size_t i = 0; i < content.series.size(); ++i) {
        QCheckBox *box = m_switches[static_cast<qsizetype>(i)];
        if (m_chart.curves[i].formula != nullptr)
            box->setText(toText(content.series[i].title));
        box->setAccessibleName(box->text());
        box->setVisible(!content.series[i].updates.empty());
    }
}

namespace {

constexpr double focusWidth = 2.4;
constexpr double otherWidth = 1.6;
constexpr int linesHigh = 10; ///< of text
constexpr double leastShare = 0.7; ///< of them

} // namespace

ComparisonChart::ComparisonChart(const Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_all(new QWidget(this))
    , m_choice(createChoice())
    , m_view(new ChartView(showing.playback(), m_all))
{
    setAutoFillBackground(true);
    auto *hint = new QLabel(tr("click to go there"), m_all);
    hint->setProperty("faint", true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_choice);
    head->addStretch();
    head->addWidget(hint);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_all);
    auto *column = new QVBoxLayout(m_all);
    column->setContentsMargins(12, 6, 12, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    setMaximumHeight(sizeHint().height());
    connect(&showing, &Showing::columnsChanged, this, &ComparisonChart::drawSoon);
    connect(&showing, &Showing::anyStudyChanged, this, &ComparisonChart::drawSoon);
    draw();
}

QSize ComparisonChart::sizeHint() const
{
    return {m_all->sizeHint().width(), linesHigh * fontMetrics().height()};
}

QSize ComparisonChart::minimumSizeHint() const { return {m_all->minimumSizeHint().width(), 0}; }

/// In a low window boards and timeline have the room.
void ComparisonChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_all->setVisible(height() >= leastShare * sizeHint().height());
}

QComboBox *ComparisonChart::createChoice()
{
    auto *choice = new QComboBox(m_all);
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
