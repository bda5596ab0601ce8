#include "ui/board/halos.h"

#include "core/picture/outlines.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

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
