#pragma once

#include "support/runs.h"
#include "ui/shown/playback.h"

#include <memory>

/// A run to play, and places in it.
namespace halfplane::test {

inline constexpr double oneStep = 1000; ///< milliseconds at speed 1

inline std::shared_ptr<const Run> greedy()
{
    return std::make_shared<const Run>(finished(oracleData("figure34.csv"), recipe("greedy")));
}

inline Cursor afterUpdate(std::uint64_t k) { return {k, 0}; }

} // namespace halfplane::test
