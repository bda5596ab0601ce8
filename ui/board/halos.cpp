#include "ui/board/halos.h"

#include "core/picture/outlines.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

namespace halfplane {

namespace {

constexpr std::size_t fewHalos = 400;
constexpr double ringOfHalo = 1.5; ///< how thick
constexpr double glow = 5; ///< so is what lies under the ring, to be seen on any ground
constexpr double gapAroundMark = 1.2; ///< between a mark and the ring

double radiusAround(double mark) { return reachOfMarks(mark) + gapAroundMark; }

void addHalo(Picture &picture, Spot at, double mark)
{
    const double radius = radiusAround(mark);
    picture.add(Disc{.centre = at, .radius = radius, .fill = {}, .edge = Stroke{{Hue::Words, 0.16}, glow}});
    picture.add(
        Disc{.centre = at, .radius = radius, .fill = {}, .edge = Stroke{{Hue::Words, 0.8}, ringOfHalo}});
}

/// One halo, to be put down many times; its middle is the image's.
QImage stampOf(const HaloScene &scene, qreal devicePixelRatio)
{
    const double half = radiusAround(scene.mark) + glow;
    const int side = 2 * static_cast<int>(std::ceil(half * devicePixelRatio)) + 1;
    QImage stamp(side, side, QImage::Format_ARGB32_Premultiplied);
    stamp.fill(Qt::transparent);
    stamp.setDevicePixelRatio(devicePixelRatio);
    const double middle = side / devicePixelRatio / 2;
    Picture picture{{2 * middle, 2 * middle}, {}};
    addHalo(picture, {middle, middle}, scene.mark);
    QPainter painter(&stamp);
    paint(painter, picture, scene.palette);
    painter.end();
    stamp.setDevicePixelRatio(1);
    return stamp;
}

/// Which pixels have a halo already: where points are dense, one stands for all in the pixel.
class HaloPixels
{
public:
    explicit HaloPixels(QSize size)
        : m_size(size)
        , m_isTaken(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()))
    {
    }

    bool take(QPoint pixel)
    {
        if (!QRect({}, m_size).contains(pixel))
            return true; // at the edge of the view
        auto isTaken =
            m_isTaken[static_cast<std::size_t>(pixel.y()) * static_cast<std::size_t>(m_size.width())
                      + static_cast<std::size_t>(pixel.x())];
        return !std::exchange(isTaken, true);
    }

private:
    QSize m_size;
    std::vector<bool> m_isTaken;
};

} // namespace

void Halos::paint(QPainter &painter, const HaloScene &scene, const Selection &selection)
{
    if (selection.size() <= fewHalos) {
        m_scene.reset();
        m_image = {};
        paintFew(painter, scene, selection);
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatio();
    if (m_scene != scene || m_selection != selection || m_image.devicePixelRatio() != ratio)
        remember(scene, selection, ratio);
    painter.drawImage(QPointF(0, 0), m_image);
}

void Halos::paintFew(QPainter &painter, const HaloScene &scene, const Selection &selection) const
{
    Picture halos{scene.view.size, {}};
    for (const std::size_t index : selection) {
        const Point &point = scene.study->points[index];
        addHalo(halos, scene.view.toScreen(point.x1, point.x2), scene.mark);
    }
    halfplane::paint(painter, halos, scene.palette);
}

void Halos::remember(const HaloScene &scene, const Selection &selection, qreal devicePixelRatio)
{
    m_scene = scene;
    m_selection = selection;
    m_image = QImage(toQt(scene.view.size * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    const QImage stamp = stampOf(scene, devicePixelRatio);
    const QPoint middle(stamp.width() / 2, stamp.height() / 2);
    const Box room = fromQt(m_image.rect()).grown(stamp.width());
    HaloPixels taken(m_image.size());
    QPainter painter(&m_image);
    for (const std::size_t index : selection) {
        const Point &point = scene.study->points[index];
        const Spot at = scene.view.toScreen(point.x1, point.x2) * devicePixelRatio;
        if (!room.contains(at))
            continue;
        const QPoint pixel(static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y)));
        if (taken.take(pixel))
            painter.drawImage(pixel - middle, stamp);
    }
    painter.end();
    m_image.setDevicePixelRatio(devicePixelRatio);
}

Disc hoverRing(const View &view, const Point &point, double mark)
{
    return {.centre = view.toScreen(point.x1, point.x2),
            .radius = radiusAround(mark),
            .fill = {},
            .edge = Stroke{{Hue::Words, 0.35}, glow / 2}};
}

} // namespace halfplane
