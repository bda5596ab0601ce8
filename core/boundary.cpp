#include "core/boundary.h"

#include <cmath>

namespace halfplane {

namespace {

std::optional<Label> labelOf(double score)
{
    if (score == 0)
        return std::nullopt;
    return score > 0 ? Label::Positive : Label::Negative;
}

Boundary flat(double n1, double n2, double b)
{
    if (n1 != 0 || n2 != 0)
        return BoundaryLine{n1, n2, b};
    if (const auto label = labelOf(b))
        return OneSided{*label};
    return NoBoundary{};
}

/// w1 x1 + w2 x2 + w3 (x1² + x2²) + b = 0 with w3 ≠ 0 (Har-Peled 2009, Section 24.2).
Boundary round(const Weights &w)
{
    const double center1 = -w[0] / (2 * w[2]);
    const double center2 = -w[1] / (2 * w[2]);
    const double squaredRadius = center1 * center1 + center2 * center2 - w[3] / w[2];
    const Label outside = w[2] > 0 ? Label::Positive : Label::Negative;
    if (!(squaredRadius >= 0))
        return OneSided{outside};
    return BoundaryCircle{center1, center2, std::sqrt(squaredRadius), opposite(outside)};
}

struct DistanceFrom
{
    double x1;
    double x2;

    std::optional<double> operator()(const NoBoundary & /*none*/) const { return {}; }
    std::optional<double> operator()(const OneSided & /*side*/) const { return {}; }
    std::optional<double> operator()(const BoundaryLine &line) const
    {
        return (line.n1 * x1 + line.n2 * x2 + line.b) / std::hypot(line.n1, line.n2);
    }
    std::optional<double> operator()(const BoundaryCircle &circle) const
    {
        const double inwards = circle.radius - std::hypot(x1 - circle.centerX1, x2 - circle.centerX2);
        return circle.inside == Label::Positive ? inwards : -inwards;
    }
};

struct NearestOn
{
    PlanePoint place;

    std::optional<PlanePoint> operator()(const NoBoundary & /*none*/) const { return {}; }
    std::optional<PlanePoint> operator()(const OneSided & /*side*/) const { return {}; }
    /// x − kn with k = (⟨n, x⟩ + b)/‖n‖²
    std::optional<PlanePoint> operator()(const BoundaryLine &line) const
    {
        const PlanePoint n(line.n1, line.n2);
        const double length = std::hypot(line.n1, line.n2);
        const double distance = (line.n1 * place.x() + line.n2 * place.y() + line.b) / length;
        return PlanePoint(place - distance * (n / length));
    }
    std::optional<PlanePoint> operator()(const BoundaryCircle &circle) const
    {
        const PlanePoint centre(circle.centerX1, circle.centerX2);
        const PlanePoint way = place - centre;
        const double length = std::hypot(way.x(), way.y());
        return length > 0 ? std::optional(PlanePoint(centre + circle.radius * (way / length))) : std::nullopt;
    }
};

struct SideOf
{
    double x1;
    double x2;

    std::optional<Label> operator()(const NoBoundary & /*none*/) const { return std::nullopt; }
    std::optional<Label> operator()(const OneSided &side) const { return side.label; }
    std::optional<Label> operator()(const BoundaryLine &line) const
    {
        return labelOf(line.n1 * x1 + line.n2 * x2 + line.b);
    }
    std::optional<Label> operator()(const BoundaryCircle &circle) const
    {
        const double distance = std::hypot(x1 - circle.centerX1, x2 - circle.centerX2);
        return labelOf((circle.radius - distance) * sign(circle.inside));
    }
};

} // namespace

Boundary boundaryOf(const Classifier &classifier)
{
    const auto &[space, w] = classifier;
    if (w.size() == 0)
        return NoBoundary{};
    switch (space) {
    case Space::Origin:
        return flat(w[0], w[1], 0);
    case Space::Bias:
        return flat(w[0], w[1], w[2]);
    case Space::Circle:
        return w[2] == 0 ? flat(w[0], w[1], w[3]) : round(w);
    }
    return NoBoundary{};
}

std::optional<Label> sideOf(const Boundary &boundary, double x1, double x2)
{
    return std::visit(SideOf{x1, x2}, boundary);
}

std::optional<double> distanceFrom(const Boundary &boundary, double x1, double x2)
{
    return std::visit(DistanceFrom{x1, x2}, boundary);
}

std::optional<PlanePoint> nearestOn(const Boundary &boundary, double x1, double x2)
{
    return std::visit(NearestOn{{x1, x2}}, boundary);
}

std::string_view nameOf(const Boundary &boundary)
{
    constexpr std::array<std::string_view, 4> names{"no boundary", "line", "circle", "whole plane"};
    return names[boundary.index()];
}

} // namespace halfplane
