#include "core/picture/hyperbola.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

constexpr int pieces = 96;

/// The foci's own system of coordinates.
struct FociAxes
{
    explicit FociAxes(const Hyperbola &hyperbola)
        : distance(
            std::hypot(hyperbola.own.x() - hyperbola.other.x(), hyperbola.own.y() - hyperbola.other.y()))
        , middle(hyperbola.own / 2 + hyperbola.other / 2)
        , e((hyperbola.own - hyperbola.other) / distance)
        , n(-e.y(), e.x())
        , a(hyperbola.t * distance / 2)
        , b(distance / 2 * std::sqrt((1 - hyperbola.t) * (1 + hyperbola.t)))
    {
    }

    PlanePoint at(double along, double across) const { return middle + along * e + across * n; }
    double across(const PlanePoint &place) const { return n.dot(place - middle); }

    double distance;
    PlanePoint middle;
    PlanePoint e;
    PlanePoint n;
    double a;
    double b;
};

std::array<PlanePoint, 4> corners(const View &view)
{
    const Box plane = view.plane();
    return {{{plane.left, plane.top},
             {plane.right(), plane.top},
             {plane.left, plane.bottom()},
             {plane.right(), plane.bottom()}}};
}

} // namespace

bool Hyperbola::exists() const
{
    const FociAxes axes(*this);
    return axes.distance > 0 && std::isfinite(axes.distance) && std::abs(t) < 1 && axes.b > 0;
}

PlanePoint Hyperbola::at(double tau) const
{
    const FociAxes axes(*this);
    return axes.at(axes.a * std::cosh(tau), axes.b * std::sinh(tau));
}

Path Hyperbola::traced(const View &view) const
{
    if (!exists())
        return {};
    const FociAxes axes(*this);
    double from = std::numeric_limits<double>::infinity();
    double to = -from;
    for (const PlanePoint &corner : corners(view)) {
        const double tau = std::asinh(axes.across(corner) / axes.b);
        from = std::min(from, tau);
        to = std::max(to, tau);
    }
    Path result;
    if (!std::isfinite(from) || !std::isfinite(to))
        return result;
    for (int i = 0; i <= pieces; ++i) {
        const PlanePoint place = at(from + (to - from) * i / pieces);
        result.push_back(view.toScreen(place.x(), place.y()));
    }
    return result;
}

} // namespace halfplane
