#pragma once

#include "core/variants/parameters.h"

namespace halfplane {

// What several generators ask for. The ranges keep every coordinate finite and every answer quick.

inline constexpr double mostPoints = 50'000; ///< of a class
inline constexpr double largestLength = 1000;

inline ParameterDescriptor positivePoints(double usual, double least = 1)
{
    return {.id = "positive",
            .symbol = "n₊",
            .meaning = "how many points of class +1",
            .fallback = usual,
            .range = Range::wholeBetween(least, mostPoints),
            .title = "Points n₊"};
}

inline ParameterDescriptor negativePoints(double usual)
{
    return {.id = "negative",
            .symbol = "n₋",
            .meaning = "how many points of class −1",
            .fallback = usual,
            .range = Range::wholeBetween(1, mostPoints),
            .title = "Points n₋"};
}

inline ParameterDescriptor cloudDistance(double usual)
{
    return {.id = "distance",
            .symbol = "d",
            .meaning = "how far the centres of the two clouds are from each other",
            .fallback = usual,
            .range = Range::between(0, largestLength),
            .title = "Distance"};
}

inline ParameterDescriptor cloudSpread(double usual)
{
    return {.id = "spread",
            .symbol = "σ",
            .meaning = "how far a cloud spreads: the standard deviation in each direction",
            .fallback = usual,
            .range = Range::between(0.01, largestLength),
            .title = "Spread σ"};
}

inline ParameterDescriptor directionAngle(std::string_view meaning, double usual)
{
    return {.id = "angle",
            .symbol = "α",
            .meaning = meaning,
            .fallback = usual,
            .range = Range::wholeBetween(-180, 180),
            .title = "Angle α"};
}

inline std::size_t wholeNumber(const Parameters &parameters, std::string_view id)
{
    return static_cast<std::size_t>(number(parameters, id));
}

} // namespace halfplane
