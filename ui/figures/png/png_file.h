#pragma once

#include "ui/figures/figure.h"

#include <QImage>
#include <QString>

#include <string>

namespace halfplane {

/// What a PNG says besides its pixels.
struct PngTexts
{
    QString title;
    QString description;
    double dpi = 72;
};

/// An image of 32 bits a pixel as a PNG file in sRGB; with alpha when it has some. The same image gives the
/// same bytes. Empty when there is no memory for it. Qt's own writer guesses filters that suit photographs:
/// for drawings this one takes half the time and two thirds of the room.
std::string pngFileOf(const QImage &image, const PngTexts &words);

/// A page in so many pixels: RGB32, or ARGB32_Premultiplied where the figure is transparent. What is left
/// beside the page is paper. Null when there is no memory for it.
QImage rasterOf(const FigurePage &page, const Figure &figure, QSize pixels);

/// What to say when it is null.
Failure rasterTrouble(QSize pixels);

} // namespace halfplane
