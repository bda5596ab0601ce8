#include "core/geometry/mixture.h"

#include "core/geometry/face.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

Mixture mixtureOn(const Face &face)
{
    assert(face.holdsOrigin());
    Mixture mixture;
    for (std::size_t i = 0; i < face.corners().size(); ++i) {
        mixture.terms.push_back({face.corners()[i].indices.front(), face.parts()[i]});
        mixture.whole = mixture.whole + face.parts()[i];
    }
    std::ranges::sort(mixture.terms, {}, &Mixture::Term::point);
    return mixture;
}

PlanePoint meetingPlace(const Mixture &mixture, const Dataset &points)
{
    Dyadic x1;
    Dyadic x2;
    Dyadic half;
    for (const auto &[point, part] : mixture.terms) {
        if (points[point].label != Label::Positive)
            continue;
        x1 = x1 + part * Dyadic(points[point].x1);
        x2 = x2 + part * Dyadic(points[point].x2);
        half = half + part;
    }
    return {overRoot(x1, half * half), overRoot(x2, half * half)};
}

} // namespace halfplane
