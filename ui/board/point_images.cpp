#include "ui/board/point_images.h"

#include "core/picture/common_shapes.h"
#include "core/picture/outlines.h"
#include "core/picture/scene.h"
#include "ui/painting/marks.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double rounding = 1; ///< pixels: antialiasing, and stamps' positions within a pixel

/// In pixels of the screen.
View sharp(const View &view, qreal ratio)
{
    View result = view;
    result.size = ratio * view.size;
    result.scale *= ratio;
    return result;
}

QImage blank(const View &view, qreal ratio, const QColor &paper)
{
    const Size exact = ratio * view.size;
    QImage image(static_cast<int>(std::ceil(exact.width)), static_cast<int>(std::ceil(exact.height)),
                 QImage::Format_RGB32);
    image.fill(paper);
    return image;
}

void paintOn(QImage &image, const Picture &picture, const Palette &palette, qreal ratio)
{
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    paint(painter, picture, palette);
    painter.end();
    image.setDevicePixelRatio(1);
}

/// What is by so much on the side of class +1 of the boundary, or more. Two of these in one path are what
/// lies between them.
struct Beyond
{
    const LevelCurve &boundary;
    Box frame;

    void addTo(QPainterPath &path, double distance, Label side = Label::Positive) const
    {
        LevelCurve curve = boundary;
        if (auto *open = std::get_if<OpenCurve>(&curve))
            open->points = shifted(open->points, open->towardsPositive * distance);
        const auto add = [&](Label part) { path.addPolygon(toQt(sideOf(curve, part, frame))); };
        auto *closed = std::get_if<ClosedCurve>(&curve);
        if (closed != nullptr)
            closed->radius -= distance * sign(closed->inside);
        add(side);
        if (closed != nullptr && side != closed->inside)
            add(closed->inside); // the hole
    }
    QPainterPath path(double distance, Label side) const
    {
        QPainterPath result;
        addTo(result, distance, side);
        return result;
    }
    QPainterPath between(double from, double to) const
    {
        QPainterPath result = path(from, Label::Positive);
        addTo(result, to);
        return result;
    }
};

} // namespace

void PointImages::paint(QPainter &painter, const BoardFrame &frame, const Palette &palette)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const auto &run = frame.study.run;
    const Key key(frame.view, ratio, frame.sizes, palette, frame.layers, frame.moment.has_value(),
                  frame.study.landscape, run ? run->problem : nullptr, run ? Dataset() : frame.study.points);
    if (frame.view.size.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // but for the boundary itself
    paintSides(painter, frame, key);
    painter.restore();
}

// Every pixel farther from the boundary than points reach shows what it shows when all places lie on its
// side. Nearer ones are painted from the ground on, with every point that may reach them.
void PointImages::paintSides(QPainter &painter, const BoardFrame &frame, const Key &key)
{
    const qreal ratio = std::get<qreal>(key);
    const View view = sharp(frame.view, ratio);
    const auto inPixels = [&](const auto &draw) {
        painter.save();
        painter.scale(1 / ratio, 1 / ratio);
        draw();
        painter.restore();
    };
    const LevelCurve boundary = levelCurve(view, shownAnswer(frame));
    if (const auto *none = std::get_if<NoCurve>(&boundary)) {
        const BoardFace only = !none->side   ? BoardFace::Neither
            : *none->side == Label::Positive ? BoardFace::Positive
                                             : BoardFace::Negative;
        return inPixels([&] { painter.drawImage(0, 0, face(only, frame, key).whole); });
    }
    const auto &[positiveGround, positive] = face(BoardFace::Positive, frame, key);
    const auto &[negativeGround, negative] = face(BoardFace::Negative, frame, key);
    const double reach = ratio * reachOfMarks(markSize(frame.sizes, frame.study.points.size())) + rounding;
    const Beyond beyond{boundary, fromQt(QRectF(positive.rect()))};
    const auto fill = [&](const QPainterPath &path, const QImage &image) {
        inPixels([&] { painter.fillPath(path, image); });
    };
    fill(beyond.between(-2 * reach, 2 * reach), negativeGround);
    painter.setRenderHint(QPainter::Antialiasing);
    fill(beyond.between(0, 2 * reach), positiveGround);
    if (frame.layers.has(pointsLayer))
        paintMarks(painter, pointsNear(frame, key, 2 * reach + rounding), std::get<Palette>(key));
    painter.setRenderHint(QPainter::Antialiasing, false);
    fill(beyond.path(reach, Label::Positive), positive);
    fill(beyond.path(-reach, Label::Negative), negative);
}

Marks PointImages::pointsNear(const BoardFrame &frame, const Key &key, double distance)
{
    const View view = sharp(frame.view, std::get<qreal>(key));
    const std::vector<Spot> &places = m_places.of(key, [&] {
        std::vector<Spot> all;
        for (const Point &point : frame.study.points)
            all.push_back(view.toScreen(point.x1, point.x2));
        return all;
    });
    BoardCaches none;
    const Scene scene(frame, none);
    Marks marks{.marks = {}, .size = scene.mark()};
    for (const std::size_t index : placesNear(view, scene.answer, places, distance))
        marks.marks.push_back(markOf(scene, index));
    return marks;
}

const PointImages::Face &PointImages::face(BoardFace which, const BoardFrame &frame, const Key &key)
{
    return m_faces[static_cast<std::size_t>(which)].of(key, [&] {
        const qreal ratio = std::get<qreal>(key);
        const auto &palette = std::get<Palette>(key);
        Face made{blank(frame.view, ratio, palette[Hue::Paper]), {}};
        paintOn(made.ground, groundPicture(frame, which), palette, ratio);
        made.whole = made.ground;
        paintOn(made.whole, pointsPicture(frame, which), palette, ratio);
        return made;
    });
}

namespace {

constexpr std::size_t fewHalos = 400;
constexpr double ringOfHalo = 1.5; ///< how thick
constexpr double glow = 5; ///< so is what lies under the ring, to be seen on any ground
constexpr double gapAroundMark = 1.2; ///< between a mark and the ring

double radiusAround(double mark) { return reachOfMarks(mark) + gapAroundMark; }

Disc ring(Spot at, double mark, double alpha, double width)
{
    return {.centre = at,
            .radius = radiusAround(mark),
            .fill = {},
            .edge = Stroke{.colour = {.hue = Hue::Words, .alpha = alpha}, .width = width}};
}

void addHalo(Picture &picture, Spot at, double mark)
{
    picture.add(ring(at, mark, 0.16, glow));
    picture.add(ring(at, mark, 0.8, ringOfHalo));
}

QImage clear(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// One halo, to be put down many times; its middle is the image's.
QImage stampOf(const HaloScene &scene, qreal ratio)
{
    const double half = radiusAround(scene.mark) + glow;
    const int side = 2 * static_cast<int>(std::ceil(half * ratio)) + 1;
    QImage stamp = clear({side, side});
    stamp.setDevicePixelRatio(ratio);
    const double middle = side / ratio / 2;
    Picture picture{{2 * middle, 2 * middle}, {}};
    addHalo(picture, {middle, middle}, scene.mark);
    QPainter painter(&stamp);
    paint(painter, picture, scene.palette);
    painter.end();
    stamp.setDevicePixelRatio(1);
    return stamp;
}

/// The pixels of the places in view, each once: where points are dense, one halo stands for all of them.
std::vector<std::pair<int, int>> pixelsOf(const HaloScene &scene, const Selection &selection, const Box &room,
                                          qreal ratio)
{
    std::vector<std::pair<int, int>> pixels;
    for (const std::size_t index : selection) {
        const Point &point = scene.study->points[index];
        const Spot at = scene.view.toScreen(point.x1, point.x2) * ratio;
        if (room.contains(at))
            pixels.emplace_back(static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y)));
    }
    std::ranges::sort(pixels);
    pixels.erase(std::ranges::unique(pixels).begin(), pixels.end());
    return pixels;
}

QImage manyHalos(const HaloScene &scene, const Selection &selection, qreal ratio)
{
    QImage image = clear(toQt(scene.view.size * ratio).toSize());
    const QImage stamp = stampOf(scene, ratio);
    const int half = stamp.width() / 2;
    QPainter painter(&image);
    for (const auto &[x, y] : pixelsOf(scene, selection, fromQt(image.rect()).grown(stamp.width()), ratio))
        painter.drawImage(x - half, y - half, stamp);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace

void Halos::paint(QPainter &painter, const HaloScene &scene, const Selection &selection)
{
    if (selection.size() > fewHalos) {
        const qreal ratio = painter.device()->devicePixelRatioF();
        const auto paintAnew = [&] { return manyHalos(scene, selection, ratio); };
        return painter.drawImage(QPointF(), m_many.of({scene, selection, ratio}, paintAnew));
    }
    m_many = {};
    Picture halos{scene.view.size, {}};
    for (const std::size_t index : selection) {
        const Point &point = scene.study->points[index];
        addHalo(halos, scene.view.toScreen(point.x1, point.x2), scene.mark);
    }
    halfplane::paint(painter, halos, scene.palette);
}

Disc hoverRing(const View &view, const Point &point, double mark)
{
    return ring(view.toScreen(point.x1, point.x2), mark, 0.35, glow / 2);
}

} // namespace halfplane
