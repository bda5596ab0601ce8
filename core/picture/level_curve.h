#pragma once

#include "core/boundary.h"
#include "core/picture/view.h"

#include <optional>
#include <variant>
#include <vector>

namespace halfplane {

/// The curve does not come near the view: all of it lies on one side, or, with w = 0, on none.
struct NoCurve
{
    std::optional<Label> side;
};

/// A line, or a part of a circle so large that it crosses the view like one. It ends outside the view, a few
/// of its diagonals away.
struct OpenCurve
{
    Path points;
    Spot towardsPositive; ///< of unit length, at the middle of the curve
};

struct ClosedCurve
{
    Spot centre;
    double radius = 0;
    Label inside = Label::Positive;
};

/// Where ⟨w, φ(x)⟩ is equal to some level, on the screen; at level 0 the boundary. A closed set: whoever
/// draws it visits every case.
using LevelCurve = std::variant<NoCurve, OpenCurve, ClosedCurve>;

/// Reckoned from the middle of the view, not from the centre of a circle, so that it is exact for circles of
/// any size, and in whatever scale.
LevelCurve levelCurve(const View &view, const Classifier &classifier, double level = 0);

/// Which of the places on the screen are so near to the boundary: all that are, and some a little farther.
std::vector<std::size_t> placesNear(const View &view, const Classifier &classifier,
                                    const std::vector<Spot> &places, double distance);

/// The parts of the curve in the frame, as lines.
std::vector<Path> linesOf(const LevelCurve &curve, const Box &frame);

/// The part of the frame on one side of the curve; for the outside of a closed curve the whole frame, on
/// which the inside is to be drawn.
Path sideOf(const LevelCurve &curve, Label side, const Box &frame);

/// The part of the frame where the level is between the two, the first being the smaller.
Path bandBetween(const View &view, const Classifier &classifier, double from, double to);

} // namespace halfplane
