#pragma once

#include "core/dataset.h"
#include "core/space.h"

#include <optional>
#include <variant>

namespace halfplane {

/// w = 0: no point is on any side.
struct NoBoundary
{
};

/// n1 x1 + n2 x2 + b = 0; class +1 where the left side is positive. Not normalized.
struct BoundaryLine
{
    double n1 = 0;
    double n2 = 0;
    double b = 0;
};

struct BoundaryCircle
{
    double centerX1 = 0;
    double centerX2 = 0;
    double radius = 0;
    Label inside = Label::Positive;
};

/// The whole plane lies on one side.
struct OneSided
{
    Label label = Label::Positive;
};

/// What ⟨w, φ(x)⟩ = 0 looks like in the plane. A closed set: whoever draws it visits every case.
using Boundary = std::variant<NoBoundary, BoundaryLine, BoundaryCircle, OneSided>;

Boundary boundaryOf(Space space, const Weights &w);

/// The class of the side on which a place lies; nothing on the boundary itself.
std::optional<Label> sideOf(const Boundary &boundary, double x1, double x2);

/// "line", "circle", …
std::string_view nameOf(const Boundary &boundary);

} // namespace halfplane
