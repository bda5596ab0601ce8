#pragma once

#include "ui/figures/figure.h"

#include <QImage>
#include <QString>

namespace halfplane {

/// A page in so many pixels: RGB32, or ARGB32_Premultiplied where the figure is transparent. What is left
/// beside the page is paper. Null when there is no memory for it.
QImage rasterOf(const FigurePage &page, const Figure &figure, QSize pixels);

/// What to say when it is null.
Failure rasterTrouble(QSize pixels);

} // namespace halfplane
