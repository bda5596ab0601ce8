#pragma once

#include "core/theorems/evidence.h"
#include "core/theorems/theorem.h"

namespace halfplane {

// How findings are made and worded, shared by the theorems.

/// Equal numbers reached by different roundings must not make a theorem look false.
inline constexpr double roundingAllowance = 1e-9;

/// By how much rounding to doubles can turn a direction: no smaller difference of angles means anything.
inline constexpr double roundingOfAngles = 1e-14;

bool atMost(double smaller, double larger);

Finding doesNotApply(std::string reason);

/// "49 ≤ 8 967": holds when value ≤ bound; otherwise exceeded, with why after the numbers.
Finding bounded(double value, double bound, std::string_view whyExceeded = {});

/// The same for value ≥ bound.
Finding boundedBelow(double value, double bound, std::string_view whyExceeded = {});

/// boundedBelow for angles: numbers in radians, the reason in degrees.
Finding angleBoundedBelow(double value, double bound, std::string_view whyExceeded = {});

/// "56.3°"
std::string inDegrees(double radians);

// Premises; each gives the finding that names it when it is missing.
std::optional<Finding> needsSeparable(const Evidence &evidence);
std::optional<Finding> needsZeroStart(const Evidence &evidence);
std::optional<Finding> needsUpdate(std::uint64_t k);
std::optional<Finding> needsMistakes(const Evidence &evidence, std::uint64_t k);
std::optional<Finding> needsVariant(const Evidence &evidence, std::string_view variant,
                                    std::string_view title);
std::optional<Finding> needsOrigin(const Evidence &evidence);

/// The first premise that is missing, of those given.
template <class... Premises>
std::optional<Finding> firstMissing(Premises... premises)
{
    std::optional<Finding> missing;
    ((missing ? void() : void(missing = premises)), ...);
    return missing;
}

/// Angle between two vectors, in [0, π]; not a number when one of them is zero.
double angleBetween(const Weights &a, const Weights &b);

} // namespace halfplane
