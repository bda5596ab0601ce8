#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace halfplane {

/// Where the updates of a run lie along a line of pixels: each has a slot, and all slots are equally wide.
struct UpdateAxis
{
    double left = 0;
    double right = 0;
    std::uint64_t last = 0; ///< the update with the last slot

    double slot() const { return (right - left) / (static_cast<double>(last) + 1); }
    double startOf(std::uint64_t update) const { return left + static_cast<double>(update) * slot(); }
    double placeOf(double update) const { return left + (update + 0.5) * slot(); }
    double centreOf(std::uint64_t update) const { return placeOf(static_cast<double>(update)); }

    /// The update whose slot it is; beside the line the nearest.
    std::uint64_t updateAt(double x) const
    {
        if (!(slot() > 0))
            return 0;
        const double place = std::clamp(std::floor((x - left) / slot()), 0.0, static_cast<double>(last));
        return std::min(last, static_cast<std::uint64_t>(place));
    }

    bool operator==(const UpdateAxis &) const = default;
};

} // namespace halfplane
