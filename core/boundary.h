#pragma once

#include "core/dataset.h"
#include "core/space.h"

#include <optional>
#include <variant>

namespace halfplane {

/// What tells the classes apart: class +1 where ⟨w, φ⟩ > 0, and on its boundary neither. Whatever draws,
/// counts, measures or names a boundary is given one of these and asks it by functions that take it, never
/// for its w: a vote of several w will have no single one. It will be a second kind here, with a loss and a
/// boundary of its own, but without a margin, a perceptron loss and numbers to be told.
struct Classifier
{
    Space space = Space::Origin;
    Weights w; ///< empty where there is none to show

    bool operator==(const Classifier &other) const
    {
        return space == other.space && w.size() == other.w.size() && w == other.w;
    }
};

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

/// What a boundary looks like in the plane. A closed set: whoever draws it visits every case.
using Boundary = std::variant<NoBoundary, BoundaryLine, BoundaryCircle, OneSided>;

Boundary boundaryOf(const Classifier &classifier);

/// The class of the side on which a place lies; nothing on the boundary itself.
std::optional<Label> sideOf(const Boundary &boundary, double x1, double x2);

/// How far a place is from the boundary, above 0 on the side of class +1; nothing where there is no boundary.
std::optional<double> distanceFrom(const Boundary &boundary, double x1, double x2);

/// Its place on the boundary that is nearest to a place: straight from it. Nothing where there is no
/// boundary, or, at the middle of a circle, no nearest one.
std::optional<PlanePoint> nearestOn(const Boundary &boundary, double x1, double x2);

/// "line", "circle", …
std::string_view nameOf(const Boundary &boundary);

} // namespace halfplane
