#include "core/picture/perspective.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

const Perspective *findPerspective(std::string_view id)
{
    const auto found = std::ranges::find(perspectives(), id, &Perspective::id);
    return found == perspectives().end() ? nullptr : *found;
}

View viewAround(const Box &plane, Size size, double text)
{
    const double room = 3 * std::min(text, std::min(size.width, size.height) / 16);
    const Size inside{std::max(1.0, size.width - 2 * room), std::max(1.0, size.height - 2 * room)};
    const double scale = std::min(inside.width / plane.width, inside.height / plane.height);
    const Spot centre = plane.centre();
    return viewOf({centre.x, centre.y, size.width / scale, {}}, size);
}

View between(const View &from, const View &to, double share)
{
    if (!(share > 0))
        return from;
    if (!(share < 1))
        return to;
    // The centre goes as the width does, so that one place stands still and none is ever too far for it.
    const double growth = std::log(from.scale / to.scale);
    const double passed = growth == 0 ? share : std::expm1(share * growth) / std::expm1(growth);
    const double left = growth == 0 ? 1 - share : std::expm1((share - 1) * growth) / std::expm1(-growth);
    View view = to;
    view.scale = from.scale * std::exp(-share * growth);
    view.centreX1 = left * from.centreX1 + passed * to.centreX1;
    view.centreX2 = left * from.centreX2 + passed * to.centreX2;
    return view;
}

} // namespace halfplane
