#pragma once

#include "core/picture/picture.h"
#include "core/picture/view.h"
#include "core/problem.h"

#include <vector>

namespace halfplane {

// The plane of w1 and w2; what else w has is as in the w given: with a bias a slice at its b. A view shows
// some of it as it otherwise shows the plane of the points.

/// A point's share of it: w must be where first·w1 + second·w2 + rest > 0.
struct WeightBound
{
    double first = 0;
    double second = 0;
    double rest = 0;

    double at(const PlanePoint &w) const { return first * w.x() + second * w.y() + rest; }
};
WeightBound boundOf(const ReflectedPoints &points, std::size_t index, const Weights &w);

/// All that is between a bound's two sides in the frame; nothing where its line misses the frame.
std::optional<Segment> lineOf(const WeightBound &bound, const View &view, const Box &frame);

/// What of the frame is on the right side of a bound.
Path rightSideOf(const WeightBound &bound, const View &view, const Box &frame);

struct WeightSpace
{
    HeatMap loss; ///< √(loss / largestLoss) of the perceptron loss Σ max(0, −⟨w, z⟩)
    double largestLoss = 0;
    Path solutions; ///< the w in the frame that have every point right; empty where there are none
    std::vector<std::size_t> edges; ///< the points that bound them there
};

WeightSpace weightSpaceOf(const ReflectedPoints &points, const Weights &w, const View &view);

} // namespace halfplane
