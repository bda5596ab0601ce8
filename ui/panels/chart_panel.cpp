#include "ui/panels/chart_panel.h"

#include "ui/basics/text.h"
#include "ui/painting/icons.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>

namespace halfplane {

namespace {

constexpr double scaleOfChartText = 0.92; ///< of the widget's font

} // namespace

ChartView::ChartView(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&playback, &Playback::cursorChanged, this, qOverload<>(&QWidget::update));
}

void ChartView::setSeries(std::vector<Series> series, std::uint64_t last)
{
    m_series = std::move(series);
    m_last = last;
    m_lines = {};
    if (m_hovered > last)
        m_hovered.reset();
    update();
}

Chart ChartView::chart() const
{
    return {fromQt(size()), m_series, m_last, QFontInfo(font()).pixelSize() * scaleOfChartText, false};
}

std::uint64_t ChartView::current() const { return std::min(m_last, m_playback.cursor().update); }

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
    if (!m_series.empty())
        m_playback.seekUpdate(axisOf(chart()).updateAt(place.x()));
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
    connect(&showing, &Showing::studyChanged, this, &ChartPanel::draw);
    draw();
}

QCheckBox *ChartPanel::createSwitch(const ChartCurve &curve)
{
    auto *box = new QCheckBox(toText(curve.name), this);
    box->setIcon(lineIcon(curve.hue, curve.width));
    box->setChecked(true);
    box->setToolTip(toText(curve.purpose));
    box->setAccessibleName(toText(curve.name));
    connect(box, &QCheckBox::toggled, this, &ChartPanel::draw);
    return box;
}

void ChartPanel::draw()
{
    std::vector<Series> series;
    const LossCurve *losses = m_showing.study().losses.get();
    const bool isKnown = losses != nullptr && losses->size() > 0;
    for (qsizetype i = 0; isKnown && i < m_switches.size(); ++i) {
        if (m_switches[i]->isChecked())
            series.push_back(seriesOf(m_chart.curves[static_cast<std::size_t>(i)], m_showing.study()));
    }
    m_view->setSeries(std::move(series), isKnown ? losses->updates.back() : 0);
}

} // namespace halfplane
