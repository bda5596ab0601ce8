#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QImage>

namespace halfplane {

/// A pixel a value, to be drawn smoothly scaled over the map's rectangle.
QImage imageOf(const HeatMap &map, const Palette &palette);

} // namespace halfplane
