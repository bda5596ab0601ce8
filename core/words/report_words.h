#pragma once

#include "core/boundary.h"
#include "core/weights.h"
#include "core/words/terminal.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace halfplane {

// The small pieces that the report's parts are made of.

inline constexpr std::size_t reportWidth = 80;

/// Where a number is undefined.
inline constexpr std::string_view noNumber = "–";

std::string sectionTitle(std::string_view title, Paint paint);

/// Lines of a label and a text that is wrapped beside it.
std::string labelled(const std::vector<std::pair<std::string, std::string>> &rows, Paint paint);

/// "8 967"
std::string number(std::uint64_t value);

/// "1 update", "49 updates"
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// "(−5.37, −6.21)"
std::string vectorText(const Weights &w, int digits = 3);

/// "the line −12.42 x₁ − 26.34 x₂ = 0"
std::string boundaryText(const Boundary &boundary);

/// "points 19 and 48", counted from 1
std::string supportText(const std::vector<std::size_t> &support);

} // namespace halfplane
