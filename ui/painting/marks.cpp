#include "ui/painting/marks.h"

#include "core/picture/outlines.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace halfplane {

namespace {

constexpr std::size_t fewOutlines = 100; ///< so many outlines take less time than making stamps
constexpr double largestStamp = 24; ///< larger ones would fill the memory
constexpr double smallestShifted = 1.5; ///< smaller ones are clearest on whole pixels

// Four pixels side by side, in the way that GCC and Clang have it for every processor.
using ChannelsOfFour [[gnu::vector_size(16)]] = quint8;
using FourProducts [[gnu::vector_size(32)]] = quint16;

/// The colour over what its share leaves of the ground: ground·share/255, rounded as Qt does.
void blendFour(quint32 *ground, const quint32 *colour, const quint32 *share)
{
    ChannelsOfFour under;
    ChannelsOfFour over;
    ChannelsOfFour left;
    std::memcpy(&under, ground, sizeof under);
    std::memcpy(&over, colour, sizeof over);
    std::memcpy(&left, share, sizeof left);
    FourProducts faded =
        __builtin_convertvector(under, FourProducts) * __builtin_convertvector(left, FourProducts) + 128;
    faded = (faded + (faded >> 8)) >> 8;
    over += __builtin_convertvector(faded, ChannelsOfFour);
    std::memcpy(ground, &over, sizeof over);
}

void blendOne(quint32 *ground, quint32 colour, quint32 share)
{
    std::array<quint32, 4> pixels{*ground};
    const std::array<quint32, 4> colours{colour};
    const std::array<quint32, 4> shares{share};
    blendFour(pixels.data(), colours.data(), shares.data());
    *ground = pixels[0];
}

/// The smallest rectangle around all pixels that are not transparent.
QRect coveredPart(const QImage &image)
{
    QRect result;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != 0)
                result |= QRect(x, y, 1, 1);
        }
    }
    return result;
}

void drawOutlines(QPainter &painter, const std::vector<MarkPart> &parts, QPointF at, const Palette &palette)
{
    for (const MarkPart &part : parts) {
        painter.setBrush(palette[part.hue]);
        painter.drawPolygon(toQt(part.outline).translated(at));
    }
}

void paintAsOutlines(QPainter &painter, const Marks &marks, const Palette &palette)
{
    painter.setPen(Qt::NoPen);
    for (const Mark &mark : marks.marks)
        drawOutlines(painter, partsOf(mark.label, mark.style, marks.size), toQt(mark.at), palette);
}

/// How many pixels a unit of the painter has; nothing where it turns or stretches.
std::optional<double> evenScale(const QPainter &painter)
{
    const QTransform transform = painter.deviceTransform();
    const bool isEven = transform.type() <= QTransform::TxScale && transform.m11() > 0
        && std::abs(transform.m11() - transform.m22()) < 1e-6 * transform.m11();
    return isEven ? std::optional(transform.m11()) : std::nullopt;
}

bool canBeWrittenTo(const QImage &image)
{
    return image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32_Premultiplied;
}

/// The pixels that the painter draws on, as an image of their own, and where it begins. Null when they cannot
/// be had, or when what the painter does to them is more than to cover them.
struct Pixels
{
    QImage image;
    QPoint origin;
};

Pixels pixelsOf(const QPainter &painter)
{
    if (painter.device()->devType() != QInternal::Image || painter.opacity() != 1
        || painter.compositionMode() != QPainter::CompositionMode_SourceOver)
        return {};
    auto *device = static_cast<QImage *>(painter.device());
    QRect visible = device->rect();
    if (painter.hasClipping()) {
        const QRegion clip = painter.clipRegion();
        if (clip.rectCount() != 1)
            return {};
        visible &= painter.deviceTransform().mapRect(QRectF(clip.boundingRect())).toRect();
    }
    if (!canBeWrittenTo(*device) || visible.isEmpty())
        return {};
    const qsizetype perLine = device->bytesPerLine();
    uchar *first = device->bits() + visible.y() * perLine + visible.x() * qsizetype{sizeof(quint32)};
    return {QImage(first, visible.width(), visible.height(), perLine, device->format()), visible.topLeft()};
}

void paintWithStamps(QPainter &painter, const Marks &marks, double scale, const Palette &palette)
{
    MarkStamps stamps(marks.size, scale, palette);
    Pixels pixels = pixelsOf(painter);
    if (pixels.image.isNull()) {
        for (const Mark &mark : marks.marks)
            stamps.draw(painter, mark);
        return;
    }
    const QTransform transform = painter.deviceTransform();
    for (const Mark &mark : marks.marks)
        stamps.stamp(pixels.image, transform.map(toQt(mark.at)) - pixels.origin, mark.label, mark.style);
}

} // namespace

void paintMarks(QPainter &painter, const Marks &marks, const Palette &palette)
{
    const std::optional<double> scale = evenScale(painter);
    const bool isRaster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    if (marks.marks.size() <= fewOutlines || !isRaster || !scale || marks.size * *scale > largestStamp)
        paintAsOutlines(painter, marks, palette);
    else
        paintWithStamps(painter, marks, *scale, palette);
}

MarkStamps::MarkStamps(double size, double scale, const Palette &palette)
    : m_size(size)
    , m_scale(scale)
    , m_palette(palette)
    , m_half(static_cast<int>(std::ceil(reachOfMarks(size) * scale)) + 1)
    , m_phases(size * scale < smallestShifted ? 1 : phases)
{
}

MarkStamps::Position MarkStamps::positionOf(double place) const
{
    const int steps = static_cast<int>((place + m_half) * m_phases + 0.5);
    return {steps / m_phases - m_half, steps % m_phases};
}

void MarkStamps::stamp(QImage &image, QPointF place, Label label, MarkStyle style)
{
    const bool isNear = place.x() > -m_half && place.x() < image.width() + m_half && place.y() > -m_half
        && place.y() < image.height() + m_half; // not so for NaN
    if (!isNear)
        return;
    const auto [x, phaseX] = positionOf(place.x());
    const auto [y, phaseY] = positionOf(place.y());
    const Stamp &stamp = stampFor(label, style, phaseX, phaseY);
    const QRect where = stamp.where.translated(x, y);
    if (image.rect().contains(QRect(where.topLeft(), QSize(stamp.stride(), where.height()))))
        putDown(stamp, image, where.topLeft());
    else
        putDownInside(stamp, image, where);
}

void MarkStamps::putDown(const Stamp &stamp, QImage &image, QPoint corner)
{
    const int stride = stamp.stride();
    const qsizetype perLine = image.bytesPerLine();
    uchar *row = image.bits() + corner.y() * perLine + corner.x() * qsizetype{sizeof(quint32)};
    const quint32 *colour = stamp.colours.data();
    const quint32 *share = stamp.shares.data();
    for (int y = 0; y < stamp.where.height(); ++y, row += perLine) {
        auto *ground = reinterpret_cast<quint32 *>(row);
        for (int x = 0; x < stride; x += 4, colour += 4, share += 4)
            blendFour(ground + x, colour, share);
    }
}

void MarkStamps::putDownInside(const Stamp &stamp, QImage &image, const QRect &where)
{
    const QRect visible = where & image.rect();
    for (int y = visible.top(); y <= visible.bottom(); ++y) {
        auto *ground = reinterpret_cast<quint32 *>(image.scanLine(y));
        for (int x = visible.left(); x <= visible.right(); ++x) {
            const auto i = static_cast<std::size_t>((y - where.top()) * stamp.stride() + x - where.left());
            blendOne(ground + x, stamp.colours[i], stamp.shares[i]);
        }
    }
}

void MarkStamps::draw(QPainter &painter, const Mark &mark)
{
    const QRect reached = painter.viewport().adjusted(-m_half, -m_half, m_half, m_half);
    if (!QRectF(reached).contains(painter.combinedTransform().map(toQt(mark.at))))
        return;
    const QTransform transform = painter.deviceTransform();
    const QPointF place = transform.map(toQt(mark.at));
    const auto [x, phaseX] = positionOf(place.x());
    const auto [y, phaseY] = positionOf(place.y());
    const Stamp &stamp = stampFor(mark.label, mark.style, phaseX, phaseY);
    QImage image(reinterpret_cast<const uchar *>(stamp.colours.data()), stamp.where.width(),
                 stamp.where.height(), stamp.stride() * qsizetype{sizeof(quint32)},
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_scale);
    painter.drawImage(transform.inverted().map(QPointF(stamp.where.topLeft() + QPoint(x, y))), image);
}

const MarkStamps::Stamp &MarkStamps::stampFor(Label label, MarkStyle style, int phaseX, int phaseY)
{
    const int kind = (label == Label::Positive ? 0 : 4) + static_cast<int>(style);
    Stamp &stamp = m_stamps[static_cast<std::size_t>((kind * phases + phaseY) * phases + phaseX)];
    if (stamp.colours.empty())
        stamp = made(label, style, phaseX, phaseY);
    return stamp;
}

QImage MarkStamps::drawn(Label label, MarkStyle style, int phaseX, int phaseY) const
{
    QImage image(2 * m_half + 1, 2 * m_half + 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.translate(QPointF(m_half, m_half) + QPointF(phaseX, phaseY) / m_phases);
    painter.scale(m_scale, m_scale);
    drawOutlines(painter, partsOf(label, style, m_size), {}, m_palette);
    return image;
}

MarkStamps::Stamp MarkStamps::made(Label label, MarkStyle style, int phaseX, int phaseY) const
{
    const QImage image = drawn(label, style, phaseX, phaseY);
    releaseWideRegisters();
    const QRect covered = coveredPart(image);
    Stamp stamp{covered.translated(-m_half, -m_half), {}, {}};
    for (int y = covered.top(); y <= covered.bottom(); ++y) {
        for (int x = covered.left(); x < covered.left() + stamp.stride(); ++x) {
            const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            const QRgb pixel = x <= covered.right() ? row[x] : 0;
            stamp.colours.push_back(pixel);
            stamp.shares.push_back(0x01010101U * static_cast<quint32>(255 - qAlpha(pixel)));
        }
    }
    return stamp;
}

} // namespace halfplane
