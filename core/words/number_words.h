#pragma once

#include "core/boundary.h"
#include "core/problem.h"
#include "core/weights.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

// Numbers and what they stand for, in short words: in reports, pictures and tables.

/// Where a number is undefined.
inline constexpr std::string_view noNumber = "–";

/// "8 967"
std::string number(std::uint64_t value);

/// "1 update", "49 updates"
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// "(−5.37, −6.21)"
std::string vectorText(const Weights &w, int digits = 3);

/// "the line ⟨(−12.42, −26.34), x⟩ = 0"
std::string boundaryText(const Boundary &boundary);

/// "25 %", with a blank at which no line ends.
std::string percentText(std::size_t part, std::size_t all);

/// "test error 25 % (1 of 4)"; empty where no point is held out.
std::string testErrorText(std::size_t wrong, std::size_t heldOut);
std::string testErrorText(const Problem &problem, const Classifier &of);

/// "points 19 and 48", counted from 1
std::string supportText(const std::vector<std::size_t> &support);

} // namespace halfplane
