#include "core/geometry/best_margin.h"

#include "core/geometry/convex_hull.h"
#include "core/geometry/exact_margin.h"
#include "core/geometry/mixture.h"
#include "core/geometry/nearest_face.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace halfplane {

namespace {

BestMargin marginOf(bool separable, ExactMargin exact, std::vector<std::size_t> support)
{
    BestMargin best{separable,
                    overRoot(exact.level, exact.square),
                    Weights(exact.direction.size()),
                    std::move(support),
                    nullptr,
                    nullptr};
    for (Eigen::Index j = 0; j < best.direction.size(); ++j)
        best.direction[j] = overRoot(exact.direction[j], exact.square);
    std::ranges::sort(best.support);
    best.exact = std::make_shared<const ExactMargin>(std::move(exact));
    return best;
}

/// θ* = p/‖p‖ and γ = ⟨p, corner⟩/‖p‖, whatever the length of p.
BestMargin separatingMargin(const Face &face)
{
    std::vector<std::size_t> support;
    for (const Corner &corner : face.corners())
        support.push_back(corner.indices.front());
    const ExactVector &p = face.towards();
    return marginOf(true, {p, face.level(), dot(p, p)}, std::move(support));
}

/// An edge of a hull around the origin, from a to b with the inside on its left.
struct Edge
{
    std::size_t a = 0;
    std::size_t b = 0;
};

/// Distance to the origin as a fraction: area/√square, with area = a×b ≥ 0 and square = ‖b − a‖².
struct EdgeDistance
{
    ExactVector normal; ///< of length √square, to the left
    Dyadic area;
    Dyadic square;

    EdgeDistance(const PlanePoint &a, const PlanePoint &b)
        : normal{Dyadic(a.y()) - Dyadic(b.y()), Dyadic(b.x()) - Dyadic(a.x())}
        , area(Dyadic(a.x()) * Dyadic(b.y()) - Dyadic(a.y()) * Dyadic(b.x()))
        , square(dot(normal, normal))
    {
    }

    bool isLess(const EdgeDistance &other) const
    {
        return (area * area * other.square - other.area * other.area * square).sign() < 0;
    }
};

/// Bounds of the distance from the origin to the line through a and b. Not a number where a double cannot
/// hold what it takes. Nothing underflows: coordinates of a Problem are at least 1e-130, or 0.
struct Bounds
{
    double atLeast = 0;
    double atMost = 0;
};

/// The products and their difference are off by at most ε(|left| + |right|), the length and the division by
/// 2ε of what is left; a third of all is added for the rounding of the bounds themselves.
Bounds roughDistance(const PlanePoint &a, const PlanePoint &b)
{
    const double left = a.x() * b.y();
    const double right = a.y() * b.x();
    const double error = 4 * std::numeric_limits<double>::epsilon() * (std::abs(left) + std::abs(right));
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    return {(left - right - error) / length, (left - right + error) / length};
}

std::vector<Edge> edgesOf(const std::vector<std::size_t> &hull)
{
    std::vector<Edge> edges;
    for (std::size_t k = 0; k < hull.size(); ++k)
        edges.push_back({hull[k], hull[(k + 1) % hull.size()]});
    return edges;
}

/// Rough bounds rule out nearly all edges; exact fractions decide among the rest.
Edge nearestEdge(const std::vector<PlanePoint> &places, const std::vector<Edge> &edges)
{
    std::vector<double> atLeast;
    double atMost = std::numeric_limits<double>::infinity();
    for (const Edge &edge : edges) {
        const Bounds bounds = roughDistance(places[edge.a], places[edge.b]);
        atLeast.push_back(bounds.atLeast);
        atMost = std::min(atMost, bounds.atMost);
    }
    Edge nearest;
    std::optional<EdgeDistance> least;
    for (std::size_t k = 0; k < edges.size(); ++k) {
        if (atLeast[k] > atMost)
            continue;
        EdgeDistance distance(places[edges[k].a], places[edges[k].b]);
        if (least && !distance.isLess(*least))
            continue;
        least = std::move(distance);
        nearest = edges[k];
    }
    return nearest;
}

std::vector<PlanePoint> placesOf(const ReflectedPoints &reflected)
{
    std::vector<PlanePoint> places;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        places.push_back({reflected.column(0)[i], reflected.column(1)[i]});
    return places;
}

/// −γ* at the inner normal of the nearest edge. The hull holds the origin; one that is a single point is the
/// origin, and every direction attains 0.
BestMargin narrowestBand(const ReflectedPoints &reflected)
{
    const std::vector<PlanePoint> places = placesOf(reflected);
    const std::vector<std::size_t> hull = convexHull(places);
    if (hull.size() == 1)
        return marginOf(false, {{Dyadic(1), Dyadic(0)}, Dyadic(0), Dyadic(1)}, {hull.front()});
    const Edge edge = nearestEdge(places, edgesOf(hull));
    EdgeDistance distance(places[edge.a], places[edge.b]);
    return marginOf(false, {std::move(distance.normal), -distance.area, std::move(distance.square)},
                    {edge.a, edge.b});
}

} // namespace

BestMargin bestMargin(const ReflectedPoints &reflected)
{
    if (reflected.size() == 0 || !areFinite(reflected))
        return {};
    const Face face = nearestFace(Body({&reflected, 1}));
    if (!face.holdsOrigin())
        return separatingMargin(face);
    BestMargin best = reflected.space() == Space::Origin ? narrowestBand(reflected) : BestMargin{};
    best.mixture = std::make_shared<const Mixture>(mixtureOn(face));
    return best;
}

} // namespace halfplane
