#pragma once

#include "core/picture/board_picture.h"

#include <vector>

namespace halfplane {

/// Something on the board that has a meaning of its own.
enum class Subject {
    Grid,
    Point,
    HalfPlane,
    Boundary,
    Weight,
    BoundaryBefore,
    WeightBefore,
    Added,
    Examined,
    Trail,
    Start,
    Candidates,
    Means,
    FuzzyEdges,
    FuzzyRegion,
    Memberships,
    EpsilonBand,
    MarginBand,
    LossRing,
    ZeroArc,
    Cone,
    BestBoundary,
    MaxMargin,
    Radius,
    Names,
    Legend,
    Readout,
    Trouble,
    Invitation,
};

inline constexpr int subjectCount = static_cast<int>(Subject::Invitation) + 1;

/// What is at a pixel, what was most likely meant first: words, a point, a line, an area; of each kind the
/// topmost first. Each once; empty where nothing is shown.
std::vector<Subject> subjectsAt(const BoardFrame &frame, Spot pixel);

/// The point whose mark is there, the topmost of several.
std::optional<std::size_t> pointAt(const BoardFrame &frame, Spot pixel);

} // namespace halfplane
