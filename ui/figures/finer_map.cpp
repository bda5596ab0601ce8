#include "ui/figures/finer_map.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double most = 2e6; ///< more values would be smoother than anybody sees

/// Where a fine value lies among the coarse ones along one axis.
struct FinePlace
{
    std::size_t before;
    std::size_t after;
    float share; ///< of the one after
};

std::vector<FinePlace> placesOf(int fine, int coarse)
{
    std::vector<FinePlace> places;
    for (int i = 0; i < fine; ++i) {
        const double at = std::clamp((i + 0.5) * coarse / fine - 0.5, 0.0, coarse - 1.0);
        const auto before = static_cast<std::size_t>(at);
        const auto after = std::min(before + 1, static_cast<std::size_t>(coarse) - 1);
        places.push_back({before, after, static_cast<float>(at - static_cast<double>(before))});
    }
    return places;
}

float between(float a, float b, float share) { return a + (b - a) * share; }

} // namespace

HeatMap finer(const HeatMap &map, double valuesAUnit)
{
    const auto count =
        static_cast<std::size_t>(std::max(map.columns, 0)) * static_cast<std::size_t>(std::max(map.rows, 0));
    if (count == 0 || map.values.size() != count || !(map.where.width * map.where.height > 0))
        return map;
    const double scale = std::min(valuesAUnit, std::sqrt(most / (map.where.width * map.where.height)));
    HeatMap result{.where = map.where,
                   .columns = std::max(map.columns, static_cast<int>(std::ceil(map.where.width * scale))),
                   .rows = std::max(map.rows, static_cast<int>(std::ceil(map.where.height * scale))),
                   .values = {},
                   .alpha = map.alpha};
    const std::vector<FinePlace> columns = placesOf(result.columns, map.columns);
    const auto perRow = static_cast<std::size_t>(map.columns);
    for (const FinePlace &row : placesOf(result.rows, map.rows)) {
        const float *above = map.values.data() + row.before * perRow;
        const float *below = map.values.data() + row.after * perRow;
        for (const FinePlace &column : columns)
            result.values.push_back(between(between(above[column.before], above[column.after], column.share),
                                            between(below[column.before], below[column.after], column.share),
                                            row.share));
    }
    return result;
}

} // namespace halfplane
