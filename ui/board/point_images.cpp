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

} // namespace halfplane
