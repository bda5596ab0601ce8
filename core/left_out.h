#pragma once

#include "core/answer.h"

#include <optional>
#include <vector>

namespace halfplane {

// Runs that each leave one point out, all else the same: how much of a boundary hangs on single points.

/// The problem without the point of this number in the document. One that is held out decides nothing: then
/// it is the same problem.
Result<std::shared_ptr<const Problem>> without(std::shared_ptr<const Problem> problem, std::size_t number);

/// Where the normal of a boundary points, in radians from −π to π; nothing where there is no line.
std::optional<double> angleOfNormal(const Classifier &classifier);

/// The largest angle between two of some directions, from 0 to π; nothing where there is none.
std::optional<double> widestAngle(std::vector<double> angles);

/// What the runs without each point of a run stand for at their ends.
struct AnswersWithoutEach
{
    std::vector<Classifier> answers; ///< by the points' places; without w where there is no such run
    std::optional<double> spread; ///< of their normals
};

/// Nothing where the runs take more checks than that, all together.
std::optional<AnswersWithoutEach> answersWithoutEach(const Run &run, std::uint64_t mostChecks);

} // namespace halfplane
