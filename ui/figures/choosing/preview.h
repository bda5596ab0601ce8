#pragma once

#include "ui/figures/film/film.h"

#include <QColor>
#include <QImage>

namespace halfplane {

/// What somebody wants to see of a figure before it is a file.
struct PreviewWish
{
    std::shared_ptr<const FigureSource> source;
    FigureOptions options;
    std::size_t page = 0; ///< or shot, of what moves; the last, where there are fewer
    QSize room; ///< in pixels of the screen, for it to fill; none: in its real size
    double screenDpi = 96; ///< what gives the real size of a file that is not of pixels
};

/// How a page of a figure will look; or why there is no figure.
struct FigurePreview
{
    std::optional<Failure> failure; ///< nothing when there is a figure
    QImage image;
    QColor paper; ///< of the palette
    std::vector<Shot> shots; ///< of what moves
    std::size_t pageCount = 0; ///< or shots
    std::size_t page = 0;
    std::uint64_t step = 0;
    QString description;
    std::shared_ptr<const FigureSource> source; ///< of which it is, and with these:
    FigureOptions options;
    QSizeF size; ///< of the file, in points
    QSize pixels;
    double dpi = 0;
};

} // namespace halfplane
