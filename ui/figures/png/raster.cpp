#include "ui/figures/png/raster.h"

#include "ui/basics/text.h"
#include "ui/painting/painter.h"

#include <QPainter>

namespace halfplane {

QImage rasterOf(const FigurePage &page, const Figure &figure, QSize pixels)
{
    const bool isTransparent = figure.options().isTransparent;
    QImage image(pixels, isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(isTransparent ? QColor(Qt::transparent) : figure.palette()[Hue::Paper]);
    QPainter painter(&image);
    const double scale = page.unit * figure.dpi() / pointsAnInch;
    painter.scale(scale, scale);
    paint(painter, page.picture, figure.palette());
    painter.end();
    releaseWideRegisters();
    return image;
}

Failure rasterTrouble(QSize pixels)
{
    return unwritten(tr("There is no memory for %1 × %2 pixels. Choose a smaller width or "
                        "fewer dots per inch.")
                         .arg(pixels.width())
                         .arg(pixels.height()));
}

} // namespace halfplane
