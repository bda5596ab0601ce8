#include "ui/panels/chart_view.h"

#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/playback.h"

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

} // namespace halfplane
