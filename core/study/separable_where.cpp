#include "core/study/separable_where.h"

#include "core/geometry/mixture.h"
#include "core/geometry/separability.h"

namespace halfplane {

std::string_view byWhat(Space space)
{
    switch (space) {
    case Space::Origin:
        return "through the origin";
    case Space::Bias:
        return "with a bias";
    case Space::Circle:
        return "by a circle";
    }
    return {};
}

std::string separableWhere(const Dataset &points, Space space)
{
    if (isSeparable(points, space))
        return "separable " + std::string(byWhat(space));
    // What is separable in a space is so in those behind it: each adds coordinates to the one before.
    for (const Space other : allSpaces) {
        if (other > space && isSeparable(points, other))
            return "not separable " + std::string(byWhat(space)) + ", separable "
                + std::string(byWhat(other));
    }
    std::string everywhere = "not separable";
    std::string_view joint = " ";
    for (const Space other : allSpaces) {
        if (other >= space) {
            everywhere.append(joint).append(byWhat(other));
            joint = " nor ";
        }
    }
    return everywhere;
}

std::shared_ptr<const Mixture> whyNotSeparable(const Run &run, const BestMargin &all,
                                               const BestMargin &counted)
{
    const auto indices = run.variant->countedPoints();
    if (all.mixture == nullptr || counted.mixture == nullptr || !indices)
        return all.mixture;
    auto ofRun = std::make_shared<Mixture>(*counted.mixture);
    for (Mixture::Term &term : ofRun->terms)
        term.point = (*indices)[term.point];
    return ofRun;
}

} // namespace halfplane
