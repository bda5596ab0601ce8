#pragma once

#include "core/picture/shape.h"
#include "core/result.h"
#include "ui/figures/figure_options.h"

#include <QSize>
#include <QSizeF>

#include <vector>

namespace halfplane {

/// What a figure's options come to for a run: which steps, and how large everything is.
struct FigurePlan
{
    std::vector<RunStep> steps; ///< at least one
    double dpi = 72;
    double unit = 1; ///< points that a unit of a picture takes
    QSizeF size; ///< of a page, in points
    Size board; ///< of the board or of each panel of a sheet, in units
    double titleHeight = 0; ///< of the strip above, in units

    QSize pixels() const; ///< of a page
};

/// Fails when the options do not suit a run of so many updates, of which the document shows one, or when the
/// file would be of no use to anybody. The reason begins with the option as the command line names it.
Result<FigurePlan> planFor(const FigureOptions &options, std::uint64_t updates, const RunStep &shown);

} // namespace halfplane
