#include "core/numbers.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr Subject blanketSubject{
    .title = "Blanket over the overlap",
    .symbol = "2l × 2γ*",
    .definition =
        "The smallest rectangle around 0, along the boundary whose mistakes are the least deep, that "
        "holds every point with |⟨u, x⟩| ≤ γ*. A boundary can turn by ψ = π/2 − θ − φ either way "
        "until a corner is farther than ε from it: θ = acos(l/r), φ = acos(ε/r), and r is half the "
        "diagonal. A point outside that stands over it at the angle β is beyond ε after β + asin(ε/ρ), "
        "which may be sooner.",
    .source = "Steiner (2023), Theorem 25 and Figure 5.3",
};

/// Along the boundary of u and towards it, in the plane.
struct Axes
{
    explicit Axes(const Overlap &overlap, const Scene &shown)
        : scene(shown)
        , theta(overlap.direction)
    {
    }

    Spot at(double along, double up) const
    {
        return scene.toScreen({along * theta[1] + up * theta[0], -along * theta[0] + up * theta[1]});
    }
    double angle() const { return std::atan2(-theta[0], theta[1]); } ///< of the first

    const Scene &scene;
    const Weights &theta;
};

void addRectangle(const Overlap &overlap, const Axes &axes, const Scene &scene, Overlay &overlay)
{
    const double l = overlap.halfWidth;
    const double h = overlap.halfHeight;
    addPolygon({axes.at(l, h), axes.at(-l, h), axes.at(-l, -h), axes.at(l, -h)}, {Hue::FaintWords, 0.14},
               {{Hue::FaintWords}, scene.sizes.thin * 1.3}, scene, overlay);
    const auto tell = [&](const std::string &text, Spot at, double angle) {
        Words words = named(text, {Hue::Words}, scene.sizes);
        words.at = at;
        if (scene.area.contains(at))
            overlay.label({std::move(words), 0.5 * scene.sizes.text, angle, 6});
    };
    tell(withNumber("2l", 2 * l), axes.at(-l / 2, -h), axes.angle() - std::numbers::pi / 2);
    tell(withNumber("2γ*", 2 * h), axes.at(-l, 0), axes.angle() + std::numbers::pi);
}

struct Opening
{
    double from; ///< angles from the boundary of u
    double to;
    double radius;
    std::string name;
};

void addOpening(const Opening &opening, const Axes &axes, const Scene &scene, Overlay &overlay)
{
    const double from = axes.angle() + std::min(opening.from, opening.to);
    const double width = std::abs(opening.to - opening.from);
    const Stroke stroke{{Hue::Update}, scene.sizes.thin * 1.4};
    overlay.add(ArcLine{scene.origin(), opening.radius, from, from + width, stroke});
    Words words = named(opening.name + " = " + inDegrees(width), stroke.colour, scene.sizes);
    words.at = onCircle(scene.origin(), opening.radius, from + width / 2);
    overlay.label({std::move(words), 0.4 * scene.sizes.text, from + width / 2, 6});
}

/// The boundary turned as far as it goes, and the edge of its band on which the corner then lies.
void addTurned(const Overlap &overlap, double epsilon, const Axes &axes, const Scene &scene, Overlay &overlay)
{
    const double psi = overlap.psi(epsilon);
    const double reach = scene.area.width + scene.area.height;
    const auto line = [&](double up, const Stroke &stroke) {
        const auto at = [&](double along) {
            return axes.at(along * std::cos(-psi) - up * std::sin(-psi),
                           along * std::sin(-psi) + up * std::cos(-psi));
        };
        const double far = reach / scene.frame.view.scale;
        addWay({at(-far), at(far)}, stroke, scene, overlay, cover::faint);
    };
    line(0, {{Hue::Best}, 0.5 * scene.sizes.boundary, Dash::Dashed});
    const double across = reach / scene.frame.view.scale;
    labelCurve(OpenCurve{{axes.at(-across * std::cos(psi), across * std::sin(psi)),
                          axes.at(across * std::cos(psi), -across * std::sin(psi))},
                         {}},
               named("turned by ψ", {Hue::Best}, scene.sizes), scene, overlay, 3);
    line(epsilon, {{Hue::Best, 0.7}, scene.sizes.thin, Dash::Dotted});
    line(-epsilon, {{Hue::Best, 0.7}, scene.sizes.thin, Dash::Dotted});
    const Spot corner = axes.at(overlap.halfWidth, overlap.halfHeight);
    addWay({scene.origin(), corner}, {{Hue::Update}, scene.sizes.thin * 1.3}, scene, overlay, cover::faint);
    Words r = named(withNumber("r", overlap.diagonal()), {Hue::Update}, scene.sizes);
    r.at = corner;
    if (scene.area.contains(corner))
        overlay.label({std::move(r), 0.5 * scene.sizes.text, axes.angle() + overlap.theta(), 6});
    const double unit = scene.sizes.text;
    const double wide = std::clamp(0.7 * overlap.halfWidth * scene.frame.view.scale, 3.2 * unit, 11 * unit);
    addOpening({0, overlap.theta(), wide, "θ"}, axes, scene, overlay);
    addOpening({-psi, 0, wide, "ψ"}, axes, scene, overlay);
    addOpening({overlap.theta(), overlap.theta() + overlap.phi(epsilon), std::min(wide, 4.5 * unit), "φ"},
               axes, scene, overlay);
}

/// The point outside that breaks the theorem, its angle over the boundary of u, and the boundary from which
/// on it is a mistake beyond ε.
void addOutsider(const Outsider &outsider, double epsilon, const Axes &axes, const Scene &scene,
                 Overlay &overlay)
{
    const Problem &problem = *scene.run()->problem;
    const Point &point = problem.points[outsider.point];
    const double along = point.x1 * axes.theta[1] - point.x2 * axes.theta[0];
    const double over = sign(point.label) * outsider.angle; // in the plane, where those of −1 are right below
    const double side = along < 0 ? std::numbers::pi : 0;
    const double towards = along < 0 ? -over : over;
    const Stroke stroke{{Hue::Warning}, scene.sizes.thin * 1.4};
    addWay({scene.origin(), scene.toScreen(point.place())}, stroke, scene, overlay, cover::faint);
    const double wide = 0.5 * outsider.distance * scene.frame.view.scale;
    const double from = axes.angle() + side;
    overlay.add(ArcLine{scene.origin(), wide, std::min(from, from + towards), std::max(from, from + towards),
                        stroke});
    Words beta = named("β = " + inDegrees(outsider.angle), stroke.colour, scene.sizes);
    beta.at = onCircle(scene.origin(), wide, from + towards / 2);
    if (scene.area.contains(beta.at))
        overlay.label({std::move(beta), 0.5 * scene.sizes.text, from + towards / 2, 6});
    const double turned = from + std::copysign(outsider.turn(epsilon), towards);
    const double reach = scene.area.width + scene.area.height;
    const Path line{onCircle(scene.origin(), reach, turned + std::numbers::pi),
                    onCircle(scene.origin(), reach, turned)};
    addWay(line, {{Hue::Warning}, 0.5 * scene.sizes.boundary, Dash::Dashed}, scene, overlay, cover::faint);
    labelCurve(OpenCurve{line, {}},
               named("at " + inDegrees(outsider.turn(epsilon)) + " "
                         + nameOfPoint(problem.numberOf(outsider.point)) + " is beyond ε",
                     stroke.colour, scene.sizes),
               scene, overlay, 4);
}

void addBlanket(const Scene &scene, Overlay &overlay)
{
    const Overlap &overlap = *scene.study.landscape->overlap;
    const Axes axes(overlap, scene);
    addRectangle(overlap, axes, scene, overlay);
    const auto epsilon = scene.parameter("epsilon");
    if (!epsilon || *epsilon <= overlap.halfHeight || *epsilon > overlap.diagonal())
        return;
    addTurned(overlap, *epsilon, axes, scene, overlay);
    const auto &outsider = scene.study.landscape->firstBeyond;
    if (outsider && outsider->turn(*epsilon) < overlap.psi(*epsilon))
        addOutsider(*outsider, *epsilon, axes, scene, overlay);
}

bool hasBlanket(const Scene &scene)
{
    return scene.study.landscape && scene.study.landscape->overlap && isNear(scene.origin(), scene.area);
}

} // namespace

extern const Layer blanketLayer{
    .id = "blanket",
    .title = "Blanket over the overlap",
    .purpose = "The rectangle of Theorem 25, and how far the boundary can turn with it.",
    .subject = &blanketSubject,
    .isUsual = false,
    .depth = 12,
    .applies = hasBlanket,
    .draw = addBlanket,
};

} // namespace halfplane
