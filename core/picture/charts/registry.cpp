#include "core/picture/charts.h"

#include <array>

namespace halfplane {

extern const ChartDescriptor lossesChart;

namespace {

constexpr std::array registeredCharts{
    &lossesChart,
};

} // namespace

std::span<const ChartDescriptor *const> charts() { return registeredCharts; }

} // namespace halfplane
