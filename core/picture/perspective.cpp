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
    View view = to;
    view.scale = std::exp((1 - share) * std::log(from.scale) + share * std::log(to.scale));
    view.centreX1 = (1 - share) * from.centreX1 + share * to.centreX1;
    view.centreX2 = (1 - share) * from.centreX2 + share * to.centreX2;
    return view;
}

} // namespace halfplane
