#include "ui/board/offer.h"

#include "core/picture/outlines.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr double ghostOpacity = 0.7;
constexpr double fading = 0.72; ///< how much of the paper covers what goes, and the run that goes with it

} // namespace

Dataset OfferPicture::with(const Dataset &points) const
{
    if (replaces())
        return m_offer.points;
    Dataset all = points;
    all.insert(all.end(), m_offer.points.begin(), m_offer.points.end());
    return all;
}

bool OfferPicture::isWithin(const View &view) const
{
    constexpr double room = 8; // for the marks
    const Box visible = Box({}, view.size).adjusted(room, room, -room, -room);
    return std::ranges::all_of(m_offer.points, [&](const Point &point) {
        return visible.contains(view.toScreen(point.x1, point.x2));
    });
}

void OfferPicture::paint(QPainter &painter, const View &view, const Sizes &sizes, const Palette &palette)
{
    if (replaces())
        painter.fillRect(QRectF({}, toQt(view.size)), palette(Colour{Hue::Paper, fading}));
    const double mark = markSize(sizes, m_offer.points.size());
    const qreal ratio = painter.device()->devicePixelRatio();
    painter.save();
    painter.setOpacity(ghostOpacity);
    painter.drawImage(QPointF(0, 0), m_ghosts.of({view, mark, palette, ratio}, [&] {
        return ghosts(view, mark, palette, ratio);
    }));
    painter.restore();
}

/// As one image, so that ghosts that overlap are no darker than one.
QImage OfferPicture::ghosts(const View &view, double mark, const Palette &palette, qreal ratio) const
{
    QImage image(toQt(view.size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    if (image.isNull())
        return image;
    Marks marks{.marks = {}, .size = mark};
    for (const Point &point : m_offer.points)
        marks.marks.push_back({view.toScreen(point.x1, point.x2), point.label, MarkStyle::Right});
    Picture picture{view.size, {}};
    picture.add(std::move(marks));
    QPainter painter(&image);
    halfplane::paint(painter, picture, palette);
    return image;
}

} // namespace halfplane
