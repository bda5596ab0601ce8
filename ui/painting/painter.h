#pragma once

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QPainter>

namespace halfplane {

/// Draws a picture with QPainter: on the screen, in an image, in a PDF.
void paint(QPainter &painter, const Picture &picture, const Palette &palette);

} // namespace halfplane
