#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QPainter>

namespace halfplane {

/// Draws few points as outlines and many with stamps. On paper they stay outlines.
void paintMarks(QPainter &painter, const Marks &marks, const Palette &palette);

} // namespace halfplane
