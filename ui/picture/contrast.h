#pragma once

#include "ui/picture/palette.h"

class QPalette;

namespace halfplane {

/// The board's colours that go with those of a widget: light on light, dark on dark.
const Palette &paletteBeside(const QPalette &widget);

/// How well one colour can be told from another, from 1 to 21, as WCAG 2 defines it.
double contrastRatio(const QColor &one, const QColor &other);

/// Text below it cannot be read from the last row.
inline constexpr double leastTextContrast = 4.5;

} // namespace halfplane
