#pragma once

#include "core/dataset.h"
#include "core/space.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <optional>
#include <vector>

/// Geometry in fractions, for tests: plain, slow, and without a line of what it checks.
namespace halfplane::test {

using Rational = boost::multiprecision::cpp_rational;
using RationalVector = std::vector<Rational>;

Rational dot(const RationalVector &a, const RationalVector &b);

/// The reflected points y φ(x), the lift of `circle` included.
std::vector<RationalVector> reflectedExactly(const Dataset &points, Space space);

/// The point of the points' convex hull that is nearest to the origin: of all simplices the one whose nearest
/// point has no other point of them before it.
RationalVector nearestToOrigin(const std::vector<RationalVector> &points);

/// γ*² of points in the plane whose hull holds the origin: the square of its distance to the nearest edge.
/// Nothing where the hull has no inside.
std::optional<Rational> squareToNearestEdge(const std::vector<RationalVector> &points);

/// Whether a double is the nearest to sign·√square.
bool isNearestRoot(double value, const Rational &square, int sign = 1);

} // namespace halfplane::test
