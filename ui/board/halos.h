#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/picture.h"
#include "core/picture/view.h"
#include "core/selection.h"
#include "core/study/study.h"
#include "ui/painting/palette.h"

#include <QImage>
#include <QPainter>

namespace halfplane {

/// What the halos of selected points depend on.
struct HaloScene
{
    std::shared_ptr<const Study> study;
    View view;
    double mark = 6; ///< half the width of a point
    Palette palette;

    bool operator==(const HaloScene &) const = default;
};

/// Draws a halo around each selected point: outside its mark and its outline, inside the ring of the point
/// that is looked at. Few are drawn as circles; of many an image is kept until something changes.
class Halos
{
public:
    void paint(QPainter &painter, const HaloScene &scene, const Selection &selection);

private:
    Latest<std::tuple<HaloScene, Selection, qreal>, QImage> m_many;
};

/// The point under the pointer: fainter than selected.
Disc hoverRing(const View &view, const Point &point, double mark);

} // namespace halfplane
