#pragma once

#include "ui/figures/figure.h"

#include <span>

namespace halfplane {

/// A caption for LaTeX that says what the figure shows: variant, parameters, data, steps and how many points
/// are wrong. Of several steps, how many are wrong is not said.
QString captionOf(const FigureSource &source, std::span<const std::uint64_t> steps);

} // namespace halfplane
