#include "core/picture/membership_map.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double mapAlpha = 0.4;
constexpr double mapCell = 4; ///< pixels; smoothly enlarged, the error is less than a shade
constexpr double mostMapCells = 300'000;

/// p₊ − p₋: by how much a point here would belong more to +1, if that were its class, than to −1 if that
/// were. It goes evenly from 1 to −1 and is 0 midway between the means.
float leaning(const Memberships &memberships, const PlanePoint &place)
{
    return static_cast<float>(memberships.contrast({place.x(), place.y(), Label::Positive})
                              - memberships.contrast({place.x(), place.y(), Label::Negative}));
}

} // namespace

HeatMap membershipMap(const Memberships &memberships, const View &view)
{
    const double cell = std::max(mapCell, std::sqrt(view.size.width * view.size.height / mostMapCells));
    HeatMap map{.where = Box(Spot{0, 0}, view.size),
                .columns = static_cast<int>(std::ceil(view.size.width / cell)),
                .rows = static_cast<int>(std::ceil(view.size.height / cell)),
                .values = {},
                .alpha = mapAlpha};
    map.values.reserve(static_cast<std::size_t>(map.columns) * static_cast<std::size_t>(map.rows));
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column)
            map.values.push_back(leaning(memberships,
                                         view.toPlane({(column + 0.5) * view.size.width / map.columns,
                                                       (row + 0.5) * view.size.height / map.rows})));
    }
    return map;
}

} // namespace halfplane
