#include "ui/painting/painter.h"

#include "core/picture/clipping.h"
#include "core/picture/outlines.h"
#include "ui/basics/text.h"
#include "ui/painting/marks.h"
#include "ui/painting/qt_shapes.h"
#include "ui/painting/typesetting.h"

#include <QCache>
#include <QPaintEngine>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace halfplane {

namespace {

/// As many shades of each class as a channel can tell apart.
constexpr int shadesOfClass = 255;
using Shades = std::array<QRgb, 2 * shadesOfClass + 1>;

Shades shadesFor(const HeatMap &map, const Palette &palette)
{
    Shades result{};
    for (int shade = -shadesOfClass; shade <= shadesOfClass; ++shade) {
        const Hue hue = shade > 0 ? map.positive : map.negative;
        const QColor colour = palette({.hue = hue, .alpha = map.alpha * std::abs(shade) / shadesOfClass});
        result[static_cast<std::size_t>(shade + shadesOfClass)] = qPremultiply(colour.rgba());
    }
    return result;
}

std::size_t shadeOf(float value)
{
    const float inside = value >= -1 ? std::min(value, 1.F) : -1.F; // NaN too
    return static_cast<std::size_t>((inside + 1) * shadesOfClass + 0.5F);
}

/// Room for what a line outside the frame shows inside it: half its width, its joins.
constexpr double roomForLines = 64;

/// Whether nobody could see that the line is not straight. Its places follow one another without turning
/// back.
bool isStraight(const Path &points)
{
    constexpr double unseen = 0.02;
    const Spot whole = points.back() - points.front();
    const double far = length(whole);
    if (!(far > 0))
        return false; // closed
    double farthest = 0;
    for (const Spot &place : points) {
        const Spot way = place - points.front();
        const double along = dot(way, whole);
        const double across = std::abs(whole.x * way.y - whole.y * way.x);
        if (across > unseen * far || along < farthest)
            return false;
        farthest = along;
    }
    return true;
}

void strokeHalo(QPainter &painter, const Type &type, double reach, const QColor &colour)
{
    painter.strokePath(type.outline, QPen(colour, 2 * reach, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

/// An image of the edge around words, and where it begins as seen from their baseline, in its pixels.
struct Halo
{
    QImage image;
    QPointF corner;
};

struct HaloLook
{
    double reach;
    double scale; ///< pixels a unit
    QRgb colour;
};

Halo madeHalo(const Type &type, const HaloLook &look)
{
    const int room = static_cast<int>(std::ceil(look.reach * look.scale)) + 1;
    const QRect pixels = QTransform::fromScale(look.scale, look.scale)
                             .mapRect(type.outline.boundingRect())
                             .toAlignedRect()
                             .adjusted(-room, -room, room, room);
    Halo halo{QImage(pixels.size(), QImage::Format_ARGB32_Premultiplied), pixels.topLeft()};
    halo.image.fill(Qt::transparent);
    QPainter painter(&halo.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-halo.corner);
    painter.scale(look.scale, look.scale);
    strokeHalo(painter, type, look.reach, QColor::fromRgba(look.colour));
    painter.end();
    halo.image.setDevicePixelRatio(look.scale);
    return halo;
}

/// The latest are kept. Valid until the next call.
const Halo &haloFor(const Type &type, const HaloLook &look)
{
    constexpr int mostKept = 300; ///< more words than a board ever shows at once
    thread_local QCache<QString, Halo> kept(mostKept);
    const QString key = QString::number(look.reach) + u' ' + QString::number(look.scale) + u' '
        + QString::number(look.colour) + (type.font.bold() ? u'b' : u'r') + type.glyphs.text();
    if (const Halo *halo = kept.object(key))
        return *halo;
    auto *halo = new Halo(madeHalo(type, look));
    kept.insert(key, halo);
    return *halo;
}

class InstructionPainter
{
public:
    InstructionPainter(QPainter &painter, const Picture &picture, const Palette &palette)
        : m_painter(painter)
        , m_palette(palette)
        , m_frame(Box({}, picture.size).grown(roomForLines))
    {
        m_painter.save();
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform
                                 | QPainter::TextAntialiasing);
        m_painter.save();
    }
    ~InstructionPainter()
    {
        m_painter.restore();
        m_painter.restore();
        releaseWideRegisters();
    }
    InstructionPainter(const InstructionPainter &) = delete;
    InstructionPainter &operator=(const InstructionPainter &) = delete;

    void operator()(const Part & /*part*/) { }

    void operator()(const Clip &clip)
    {
        m_painter.restore();
        m_painter.save();
        m_painter.setClipRect(toQt(clip.rectangle), Qt::IntersectClip);
        m_frame = clip.rectangle.grown(roomForLines);
    }

    void operator()(const Area &area)
    {
        fill(area.fill);
        m_painter.drawPolygon(toQt(clippedArea(area.outline, m_frame)));
    }

    void operator()(const Line &line)
    {
        m_painter.setBrush(Qt::NoBrush);
        for (const LinePart &part : clippedPath(line.points, m_frame))
            drawPart(part, line.stroke);
    }

    void operator()(const Disc &disc)
    {
        const Box bounds(disc.centre - Spot{disc.radius, disc.radius},
                         Size{2 * disc.radius, 2 * disc.radius});
        if (isWithin(bounds, m_frame)) {
            m_painter.setPen(disc.edge ? pen(*disc.edge) : QPen(Qt::NoPen));
            m_painter.setBrush(disc.fill ? m_palette(*disc.fill) : QBrush(Qt::NoBrush));
            m_painter.drawEllipse(toQt(bounds));
            return;
        }
        if (disc.fill) {
            fill(*disc.fill);
            m_painter.drawPolygon(toQt(clippedDisc(disc.centre, disc.radius, m_frame)));
        }
        if (disc.edge)
            drawArc({.centre = disc.centre, .radius = disc.radius}, *disc.edge);
    }

    void operator()(const ArcLine &arc) { drawArc({arc.centre, arc.radius, arc.from, arc.to}, arc.stroke); }

    void operator()(const Arrow &arrow)
    {
        const ArrowShape shape = shapeOf(arrow);
        if (shape.shaft)
            (*this)(Line{{shape.shaft->from, shape.shaft->to}, arrow.stroke});
        (*this)(Area{shape.head, arrow.stroke.colour});
    }

    void operator()(const Marks &marks)
    {
        constexpr std::size_t mostOutlines = 2000; // more would be megabytes, and seconds in a viewer
        const bool isFile = m_painter.paintEngine()->type() == QPaintEngine::Pdf;
        if (!isFile || marks.marks.size() <= mostOutlines || !drawAsImage(marks))
            paintMarks(m_painter, marks, m_palette);
    }

    void operator()(const Words &words)
    {
        const WordsShape shape = shapeOf(words);
        if (!m_frame.intersects(shape.plate))
            return;
        if (words.plate || words.plateEdge) {
            m_painter.setPen(words.plateEdge ? pen(*words.plateEdge) : QPen(Qt::NoPen));
            m_painter.setBrush(words.plate ? m_palette(*words.plate) : QBrush(Qt::NoBrush));
            m_painter.drawRoundedRect(toQt(shape.plate), plateRounding(words), plateRounding(words));
        }
        const Type &type = setInType(toText(words.text), words.size, words.isBold, words.hasHalo);
        if (words.hasHalo)
            drawHalo(type, toQt(shape.baseline), haloOf(words));
        draw(type, toQt(shape.baseline), words);
    }

    void operator()(const HeatMap &map)
    {
        const QImage image = imageOf(map, m_palette);
        if (!image.isNull())
            drawImage(toQt(map.where), image);
    }

private:
    QPen pen(const Stroke &stroke) const
    {
        QPen pen(m_palette(stroke.colour), stroke.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (stroke.dash != Dash::Solid)
            pen.setDashPattern(toQt(dashPattern(stroke.dash)));
        return pen;
    }

    void fill(const Colour &colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_palette(colour));
    }

    /// Files want letters, a screen their glyphs.
    void draw(const Type &type, QPointF baseline, const Words &words)
    {
        m_painter.setFont(type.font);
        m_painter.setPen(m_palette(words.colour));
        if (m_painter.paintEngine()->type() == QPaintEngine::Raster)
            m_painter.drawStaticText(baseline - QPointF(0, type.ascent), type.glyphs);
        else
            m_painter.drawText(baseline, toText(words.text));
    }

    /// A screen puts down an image of it, on whole pixels: drawing it anew takes as long as all the rest.
    void drawHalo(const Type &type, QPointF baseline, double reach)
    {
        const QColor colour = m_palette({Hue::Paper, haloAlpha});
        const QTransform transform = m_painter.deviceTransform();
        const bool isScreen = m_painter.paintEngine()->type() == QPaintEngine::Raster
            && transform.type() <= QTransform::TxScale && transform.m11() == transform.m22();
        if (isScreen) {
            const Halo &halo = haloFor(type, {reach, transform.m11(), colour.rgba()});
            const QPoint corner = (transform.map(baseline) + halo.corner).toPoint();
            m_painter.drawImage(transform.inverted().map(QPointF(corner)), halo.image);
        } else {
            m_painter.translate(baseline);
            strokeHalo(m_painter, type, reach, colour);
            m_painter.translate(-baseline);
        }
    }

    /// As fine as print wants it, unless that would be too large; false when there is no memory for it.
    bool drawAsImage(const Marks &marks)
    {
        constexpr double dpi = 300;
        constexpr double mostPixels = 16e6;
        const double scale =
            std::min(m_painter.deviceTransform().m11() * dpi / m_painter.device()->logicalDpiX(),
                     std::sqrt(mostPixels / (m_frame.width * m_frame.height)));
        const QRectF where = toQt(m_frame);
        QImage image(static_cast<int>(std::ceil(where.width() * scale)),
                     static_cast<int>(std::ceil(where.height() * scale)),
                     QImage::Format_ARGB32_Premultiplied);
        if (image.isNull())
            return false;
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale); // stamps want both ways alike
        painter.translate(-where.topLeft());
        paintMarks(painter, marks, m_palette);
        painter.end();
        drawImage(QRectF(where.topLeft(), QSizeF(image.size()) / scale), image);
        return true;
    }

    void drawImage(const QRectF &where, const QImage &image)
    {
        m_painter.setBrush(Qt::NoBrush); // in a PDF Qt 6.4 gives an image the alpha of the brush
        m_painter.drawImage(where, image);
    }

    void drawPart(const LinePart &part, const Stroke &stroke)
    {
        QPen partPen = pen(stroke);
        // The dashes stay where they are on the whole line.
        if (stroke.dash != Dash::Solid && stroke.width > 0)
            partPen.setDashOffset(std::fmod(part.skipped / stroke.width, period(stroke.dash)));
        m_painter.setPen(partPen);
        // A line from end to end is drawn many times faster than one through several places.
        if (isStraight(part.points))
            m_painter.drawLine(toQt(part.points.front()), toQt(part.points.back()));
        else
            m_painter.drawPolyline(toQt(part.points));
    }

    static double period(Dash dash)
    {
        const std::vector<double> lengths = dashPattern(dash);
        return std::accumulate(lengths.begin(), lengths.end(), 0.0);
    }

    void drawArc(const CirclePart &arc, const Stroke &stroke)
    {
        m_painter.setBrush(Qt::NoBrush);
        for (const LinePart &part : clippedArc(arc, m_frame))
            drawPart(part, stroke);
    }

    QPainter &m_painter;
    const Palette &m_palette;
    Box m_frame;
};

} // namespace

QImage imageOf(const HeatMap &map, const Palette &palette)
{
    const auto count =
        static_cast<std::size_t>(std::max(map.columns, 0)) * static_cast<std::size_t>(std::max(map.rows, 0));
    if (count == 0 || map.values.size() != count)
        return {};
    const Shades colours = shadesFor(map, palette);
    QImage image(map.columns, map.rows, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < map.rows; ++row) {
        auto *pixels = reinterpret_cast<QRgb *>(image.scanLine(row));
        const float *values =
            map.values.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(map.columns);
        std::transform(values, values + map.columns, pixels,
                       [&](float value) { return colours[shadeOf(value)]; });
    }
    return image;
}

void paint(QPainter &painter, const Picture &picture, const Palette &palette)
{
    InstructionPainter brushwork(painter, picture, palette);
    for (const Instruction &instruction : picture.instructions) {
        releaseWideRegisters();
        std::visit(brushwork, instruction);
    }
}

} // namespace halfplane
