#pragma once

#include "core/dataset.h"

#include <QString>

#include <utility>
#include <vector>

/// Small datasets of which rounding makes other ones.
namespace halfplane::test {

// Sanitized they take ten times as long.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int casesOfAKind = 50;
#else
constexpr int casesOfAKind = 500;
#endif

class Cases;
using Kind = Dataset (*)(Cases &cases);

/// Kinds of datasets by name.
const std::vector<std::pair<const char *, Kind>> &kindsOfCases();

/// So many of a kind, the same everywhere.
std::vector<Dataset> casesOf(Kind kind, int count, std::uint64_t seed);

/// As a points file.
QString described(const Dataset &points);

} // namespace halfplane::test
