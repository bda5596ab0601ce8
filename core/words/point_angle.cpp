#include "core/words/point_angle.h"

#include "core/numbers.h"
#include "core/theorems/findings.h"

#include <cmath>

namespace halfplane {

std::string PointAngle::text() const
{
    const std::string right = "90°";
    for (int digits = 3; digits <= 17; ++digits) {
        if (std::string said = inDegrees(radians, digits); toRight == 0 || said != right)
            return said;
    }
    return right + (toRight > 0 ? " + " : " − ") + inDegrees(std::abs(cosine));
}

std::string PointAngle::comparison() const
{
    return toRight == 0 ? "= 90°" : text() + (toRight > 0 ? " > 90°" : " < 90°");
}

std::optional<PointAngle> angleOf(const Run &run, const Moment &moment)
{
    if (!moment.check || run.problem->space != Space::Origin)
        return std::nullopt;
    const Point &point = run.problem->points[moment.check->point];
    const Weights x = embed(Space::Origin, point.x1, point.x2);
    if (isZero(moment.before) || isZero(x))
        return std::nullopt;
    const double product =
        point.label == Label::Positive ? moment.check->scoreBefore : -moment.check->scoreBefore;
    return PointAngle{.radians = angleBetween(moment.before, x),
                      .cosine = product / norm(moment.before) / norm(x),
                      .toRight = 0.0 <=> product};
}

} // namespace halfplane
