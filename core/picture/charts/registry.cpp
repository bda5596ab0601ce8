#include "core/picture/charts.h"

#include <array>

namespace halfplane {

extern const ChartDescriptor lossesChart;
extern const ChartDescriptor squeezeChart;
extern const ChartDescriptor cosineChart;
extern const ChartDescriptor potentialChart;
extern const ChartDescriptor marginChart;
extern const ChartDescriptor ratioChart;
extern const ChartDescriptor arcChart;

namespace {

constexpr std::array registeredCharts{
    &lossesChart, &squeezeChart, &cosineChart, &potentialChart, &marginChart, &ratioChart, &arcChart,
};

} // namespace

std::span<const ChartDescriptor *const> charts() { return registeredCharts; }

} // namespace halfplane
