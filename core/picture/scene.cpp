#include "core/picture/scene.h"

#include <cmath>

namespace halfplane {

namespace {

/// The point of the boundary nearest to the origin; the origin itself in `origin`.
std::optional<PlanePoint> footOf(Space space, const Weights &w)
{
    if (space == Space::Origin)
        return PlanePoint(PlanePoint::Zero());
    const double length = std::hypot(w[0], w[1]);
    if (!(length > 0) || !std::isfinite(length))
        return std::nullopt;
    const double distance = -w[2] / length;
    return PlanePoint{distance * (w[0] / length), distance * (w[1] / length)};
}

/// In `circle` there are no arrows: w has four components, and the first two of them point to neither side.
/// On the way from w = 0 they begin where they will.
std::optional<VectorFrame> vectorsOf(const Scene &scene)
{
    if (scene.moment() == nullptr)
        return std::nullopt;
    const auto here = vectorFrameOf(scene, scene.w);
    return here ? here : vectorFrameOf(scene, scene.moment()->after);
}

} // namespace

Scene::Scene(const BoardFrame &shown, BoardCaches &kept)
    : frame(shown)
    , caches(kept)
    , study(shown.study)
    , sizes(shown.sizes)
    , area(Spot{0, 0}, shown.view.size)
    , lineArea(area.adjusted(-8, -8, 8, 8))
    , space(spaceOf(shown))
    , w(shownWeights(shown))
    , answer(shownAnswer(shown))
    , boundary(levelCurve(shown.view, answer))
    , vectorFactor(vectorFactorOf(shown))
    , vectors(vectorsOf(*this))
{
}

std::optional<double> Scene::parameter(std::string_view id) const
{
    return run() ? numberOf(run()->recipe.parameters, id) : std::nullopt;
}

std::optional<VectorFrame> vectorFrameOf(const Scene &scene, const Weights &w)
{
    const auto foot = scene.space == Space::Circle ? std::nullopt : footOf(scene.space, w);
    if (!foot)
        return std::nullopt;
    const Spot base = scene.toScreen(*foot);
    if (!isNear(base, scene.area))
        return std::nullopt;
    return VectorFrame{.base = base, .unit = scene.vectorFactor.drawn * scene.frame.view.scale};
}

bool isNear(Spot place, const Box &area)
{
    const double reach = area.width + area.height;
    return area.adjusted(-reach, -reach, reach, reach).contains(place); // not so for NaN
}

} // namespace halfplane
