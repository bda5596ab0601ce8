#pragma once

#include "core/theorems/findings.h"

namespace halfplane {

/// How many updates of one rate the perceptron makes at most on separable points: (R/γ)² from w0 = 0.
double novikoffBound(const Measured &points, const Weights &start, double rate);

/// The premise that all updates so far had the same rate.
std::optional<Finding> needsOneRate(const Evidence &evidence, std::uint64_t k);

} // namespace halfplane
