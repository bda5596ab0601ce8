#include "ui/painting/marks.h"

#include "core/picture/outlines.h"
#include "ui/painting/qt_shapes.h"

#include <QImage>
#include <QPaintEngine>

#include <array>
#include <cmath>
#include <memory>

namespace halfplane {

namespace {

constexpr std::size_t fewOutlines = 100; ///< so many outlines take less time than making stamps
constexpr double largestStamp = 24; ///< larger ones would fill the memory
constexpr double smallestShifted = 1.5; ///< smaller ones are clearest on whole pixels

void drawOutlines(QPainter &painter, const std::vector<MarkPart> &parts, QPointF at, const Palette &palette)
{
    for (const MarkPart &part : parts) {
        painter.setBrush(palette[part.hue]);
        painter.drawPolygon(toQt(part.outline).translated(at));
    }
}

/// How many pixels a unit of the painter has; nothing where it turns or stretches.
std::optional<double> evenScale(const QPainter &painter)
{
    const QTransform transform = painter.deviceTransform();
    const bool isEven = transform.type() <= QTransform::TxScale && transform.m11() > 0
        && std::abs(transform.m11() - transform.m22()) < 1e-6 * transform.m11();
    return isEven ? std::optional(transform.m11()) : std::nullopt;
}

/// Without the edge in which nothing is; it remembers where it was.
QImage trimmed(const QImage &image)
{
    QRect covered;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) != 0)
                covered |= QRect(x, y, 1, 1);
        }
    }
    QImage result = image.copy(covered);
    result.setOffset(covered.topLeft());
    return result;
}

/// What points look like: half their width, and how many pixels a unit of it has.
struct StampLook
{
    double size;
    double scale;
    Palette palette;

    bool operator==(const StampLook &) const = default;
};

/// Points drawn once for every kind and a few positions within a pixel, ready to be put down a million times.
class Stamps
{
public:
    explicit Stamps(const StampLook &look)
        : m_look(look)
        , m_half(static_cast<int>(std::ceil(reachOfMarks(look.size) * look.scale)) + 1)
        , m_shift(look.size * look.scale < smallestShifted ? 0 : 2)
    {
    }

    const StampLook &look() const { return m_look; }
    int half() const { return m_half; } ///< no stamp reaches farther from the pixel of its place

    /// The painter's unit is a pixel, and the place is near what it draws on.
    void put(QPainter &painter, QPointF place, const Mark &mark)
    {
        const QPoint steps = (place * (1 << m_shift)).toPoint();
        const int last = (1 << m_shift) - 1;
        const QPoint corner((steps.x() >> m_shift) - m_half, (steps.y() >> m_shift) - m_half);
        const QImage &stamp = stampFor(mark.label, mark.style, {steps.x() & last, steps.y() & last});
        painter.drawImage(corner + stamp.offset(), stamp);
    }

private:
    const QImage &stampFor(Label label, MarkStyle style, QPoint phase)
    {
        const int kind = (label == Label::Positive ? 0 : markStyleCount) + static_cast<int>(style);
        QImage &stamp = m_stamps[static_cast<std::size_t>((kind * 4 + phase.y()) * 4 + phase.x())];
        if (stamp.isNull())
            stamp = trimmed(drawn(label, style, QPointF(phase) / (1 << m_shift)));
        return stamp;
    }

    QImage drawn(Label label, MarkStyle style, QPointF within) const
    {
        QImage image(2 * m_half + 1, 2 * m_half + 1, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.translate(QPointF(m_half, m_half) + within);
        painter.scale(m_look.scale, m_look.scale);
        drawOutlines(painter, partsOf(label, style, m_look.size), {}, m_look.palette);
        return image;
    }

    StampLook m_look;
    int m_half;
    int m_shift; ///< 2 to the power of it are the positions within a pixel, each way
    std::array<QImage, std::size_t{2} * markStyleCount * 4 * 4> m_stamps;
};

/// The latest is kept. Valid until the next call.
Stamps &stampsFor(const StampLook &look)
{
    thread_local std::unique_ptr<Stamps> kept;
    if (!kept || !(kept->look() == look))
        kept = std::make_unique<Stamps>(look);
    return *kept;
}

void paintWithStamps(QPainter &painter, const Marks &marks, Stamps &stamps)
{
    const QTransform toPixels = painter.deviceTransform();
    const QTransform toDevice = painter.combinedTransform();
    const int half = stamps.half();
    const QRectF reached = painter.viewport().adjusted(-half, -half, half, half);
    painter.save();
    painter.setWorldTransform(toPixels.inverted() * painter.worldTransform());
    for (const Mark &mark : marks.marks) {
        if (reached.contains(toDevice.map(toQt(mark.at)))) // not so for NaN
            stamps.put(painter, toPixels.map(toQt(mark.at)), mark);
    }
    painter.restore();
}

} // namespace

void paintMarks(QPainter &painter, const Marks &marks, const Palette &palette)
{
    const std::optional<double> scale = evenScale(painter);
    const bool isRaster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    if (marks.marks.size() > fewOutlines && isRaster && scale && marks.size * *scale <= largestStamp)
        return paintWithStamps(painter, marks, stampsFor({marks.size, *scale, palette}));
    painter.setPen(Qt::NoPen);
    for (const Mark &mark : marks.marks)
        drawOutlines(painter, partsOf(mark.label, mark.style, marks.size), toQt(mark.at), palette);
}

} // namespace halfplane
