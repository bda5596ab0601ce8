#pragma once

#include "core/dataset.h"
#include "core/picture/view.h"
#include "ui/editing/selection.h"

#include <optional>

namespace halfplane {

// Which points are meant by a place on the screen. All look at each point once: 0.1 ms for 1e5 of them.

/// The nearest within so many pixels; of several at one place the one on top.
std::optional<std::size_t> nearestPoint(const Dataset &points, const View &view, Spot pixel, double reach);

/// Those within so many pixels of the way from one place to another.
Selection pointsNear(const Dataset &points, const View &view, const Segment &way, double reach);

/// Those in a rectangle of pixels.
Selection pointsIn(const Dataset &points, const View &view, const Box &rectangle);

} // namespace halfplane
