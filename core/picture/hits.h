#pragma once

#include "core/dataset.h"
#include "core/picture/board_picture.h"
#include "core/picture/view.h"
#include "core/selection.h"

#include <optional>
#include <vector>

namespace halfplane {

// Which points are meant by a place on the screen. All look at each point once: 0.1 ms for 1e5 of them.

/// The nearest within so many pixels; of several at one place the one on top.
std::optional<std::size_t> nearestPoint(const Dataset &points, const View &view, Spot pixel, double reach);

/// Those within so many pixels of the way from one place to another.
Selection pointsNear(const Dataset &points, const View &view, const Segment &way, double reach);

/// Those in a rectangle of pixels.
Selection pointsIn(const Dataset &points, const View &view, const Box &rectangle);

/// What is at a pixel, what was most likely meant first: words, a point, a line, an area; of each kind the
/// topmost first. Each once; empty where nothing is shown.
std::vector<const Subject *> subjectsAt(const BoardFrame &frame, Spot pixel);

/// The point whose mark is there, the topmost of several.
std::optional<std::size_t> pointAt(const BoardFrame &frame, Spot pixel);

} // namespace halfplane
