#pragma once

#include "ui/picture/palette.h"
#include "ui/picture/picture.h"

#include <QPainter>

namespace halfplane {

/// Draws a picture with QPainter: on the screen, in an image, in a PDF.
void paint(QPainter &painter, const Picture &picture, const Palette &palette);

} // namespace halfplane
