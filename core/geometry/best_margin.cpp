#include "core/geometry/best_margin.h"

#include "core/geometry/convex_hull.h"
#include "core/geometry/nearest_face.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace halfplane {

namespace {

/// θ* = p/‖p‖ and γ = ⟨p, corner⟩/‖p‖, whatever the length of p.
BestMargin marginOf(const Face &face)
{
    const ExactVector &p = face.towards();
    const Dyadic square = dot(p, p);
    BestMargin best{true, overRoot(face.level(), square), Weights(p.size()), {}};
    for (std::size_t j = 0; j < p.size(); ++j)
        best.direction[j] = overRoot(p[j], square);
    for (const Corner &corner : face.corners())
        best.support.push_back(corner.indices.front());
    std::ranges::sort(best.support);
    return best;
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

    EdgeDistance(const Place &a, const Place &b)
        : normal{Dyadic(a.y) - Dyadic(b.y), Dyadic(b.x) - Dyadic(a.x)}
        , area(Dyadic(a.x) * Dyadic(b.y) - Dyadic(a.y) * Dyadic(b.x))
        , square(dot(normal, normal))
    {
    }

    bool isLess(const EdgeDistance &other) const
    {
        return (area * area * other.square - other.area * other.area * square).sign() < 0;
    }
};

/// Bounds of the distance from the origin to the line through a and b. Not a number where a double cannot
/// hold what it takes.
struct Bounds
{
    double atLeast = 0;
    double atMost = 0;
};

Bounds roughDistance(const Place &a, const Place &b)
{
    constexpr double epsilon = std::numeric_limits<double>::epsilon();
    const double left = a.x * b.y;
    const double right = a.y * b.x;
    const double error =
        2 * epsilon * (std::abs(left) + std::abs(right)) + std::numeric_limits<double>::min();
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    return {(left - right - error) / length * (1 - 8 * epsilon),
            (left - right + error) / length * (1 + 8 * epsilon)};
}

std::vector<Edge> edgesOf(const std::vector<std::size_t> &hull)
{
    std::vector<Edge> edges;
    for (std::size_t k = 0; k < hull.size(); ++k)
        edges.push_back({hull[k], hull[(k + 1) % hull.size()]});
    return edges;
}

/// Rough bounds rule out nearly all edges; exact fractions decide among the rest.
Edge nearestEdge(const std::vector<Place> &places, const std::vector<Edge> &edges)
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

std::vector<Place> placesOf(const ReflectedPoints &reflected)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        places.push_back({reflected.column(0)[i], reflected.column(1)[i]});
    return places;
}

/// −γ* at the inner normal of the nearest edge. The hull holds the origin; one that is a single point is the
/// origin, and every direction attains 0.
BestMargin narrowestBand(const ReflectedPoints &reflected)
{
    const std::vector<Place> places = placesOf(reflected);
    const std::vector<std::size_t> hull = convexHull(places);
    if (hull.size() == 1)
        return {false, 0, Weights{1, 0}, {hull.front()}};
    const Edge edge = nearestEdge(places, edgesOf(hull));
    const EdgeDistance distance(places[edge.a], places[edge.b]);
    BestMargin band{
        false,
        overRoot(-distance.area, distance.square),
        {overRoot(distance.normal[0], distance.square), overRoot(distance.normal[1], distance.square)},
        {edge.a, edge.b}};
    std::ranges::sort(band.support);
    return band;
}

} // namespace

BestMargin bestMargin(const ReflectedPoints &reflected)
{
    if (reflected.size() == 0 || !areFinite(reflected))
        return {};
    const Face face = nearestFace(Body({&reflected, 1}));
    if (!face.holdsOrigin())
        return marginOf(face);
    if (reflected.space() == Space::Origin)
        return narrowestBand(reflected);
    return {};
}

} // namespace halfplane
