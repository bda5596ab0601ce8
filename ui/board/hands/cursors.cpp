#include "ui/board/hands/cursors.h"

#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double side = 32; ///< of the square in which a cursor is drawn
constexpr double middle = side / 2;

void addCross(Picture &picture, double from, double to)
{
    const auto addArms = [&](const Stroke &stroke) {
        for (const Spot arm : {Spot{1, 0}, Spot{-1, 0}, Spot{0, 1}, Spot{0, -1}}) {
            const Spot centre{middle, middle};
            picture.add(Line{{centre + from * arm, centre + to * arm}, stroke});
        }
    };
    addArms({{Hue::Paper, 0.9}, 3.4});
    addArms({{Hue::Words}, 1.4});
}

void addRing(Picture &picture, double radius)
{
    for (const Stroke &stroke : {Stroke{{Hue::Paper, 0.9}, 3.4}, Stroke{{Hue::Words}, 1.4}})
        picture.add(Disc{.centre = {middle, middle}, .radius = radius, .fill = {}, .edge = stroke});
}

QCursor drawn(const QString &name, const Picture &picture, qreal devicePixelRatio)
{
    const Palette &palette = paletteBeside(QGuiApplication::palette());
    const QString key = u"cursor %1 %2 %3"_s.arg(name, palette[Hue::Words].name()).arg(devicePixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(toQt(picture.size * devicePixelRatio).toSize());
        pixmap.setDevicePixelRatio(devicePixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(painter, picture, palette);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    return QCursor(pixmap, static_cast<int>(middle), static_cast<int>(middle));
}

} // namespace

QCursor addingCursor(Label label, qreal devicePixelRatio)
{
    Picture picture{{side, side}, {}};
    addCross(picture, 3, 10);
    picture.add(Marks{{Mark{{middle + 10, middle + 10}, label, MarkStyle::Right}}, 4});
    return drawn(u"add %1"_s.arg(static_cast<int>(label)), picture, devicePixelRatio);
}

QCursor placingCursor(qreal devicePixelRatio)
{
    Picture picture{{side, side}, {}};
    addCross(picture, 6, 12);
    addRing(picture, 5);
    return drawn(u"place"_s, picture, devicePixelRatio);
}

QCursor centreCursor(qreal devicePixelRatio)
{
    Picture picture{{side, side}, {}};
    addCross(picture, 0, 4);
    return drawn(u"centre"_s, picture, devicePixelRatio);
}

} // namespace halfplane
