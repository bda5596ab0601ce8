#pragma once

#include "core/variants/descriptor.h"

namespace halfplane {

// Reading completed parameters: type and presence were checked by completed().

inline double number(const Parameters &parameters, std::string_view id)
{
    return std::get<double>(parameters.find(id)->second);
}

inline const std::vector<double> &numbers(const Parameters &parameters, std::string_view id)
{
    return std::get<std::vector<double>>(parameters.find(id)->second);
}

inline const std::string &choice(const Parameters &parameters, std::string_view id)
{
    return std::get<std::string>(parameters.find(id)->second);
}

/// η, which three of the variants share.
inline ParameterDescriptor learningRate()
{
    return {.id = "eta",
            .symbol = "η",
            .meaning = "learning rate: how much of a point is added to w",
            .fallback = 1.0,
            .range = Range::above(0),
            .title = "Rate η"};
}

} // namespace halfplane
