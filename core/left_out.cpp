#include "core/left_out.h"

#include "core/trainer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

Result<std::shared_ptr<const Problem>> without(std::shared_ptr<const Problem> problem, std::size_t number)
{
    if (problem->isApart(number))
        return problem;
    Dataset points = problem->points;
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(problem->placeOf(number)));
    return Problem::of(std::move(points), problem->space);
}

std::optional<double> angleOfNormal(const Classifier &classifier)
{
    const Boundary boundary = boundaryOf(classifier);
    const auto *line = std::get_if<BoundaryLine>(&boundary);
    if (classifier.space == Space::Circle || line == nullptr)
        return std::nullopt;
    return std::atan2(line->n2 + 0.0, line->n1); // −0 would be the other end of the range
}

/// Seen from one direction the farthest other is the nearest to its opposite, on either side of it.
std::optional<double> widestAngle(std::vector<double> angles)
{
    using std::numbers::pi;
    if (angles.empty())
        return std::nullopt;
    std::ranges::sort(angles);
    double widest = 0;
    for (const double angle : angles) {
        const double opposite = angle < 0 ? angle + pi : angle - pi;
        const auto after = std::ranges::lower_bound(angles, opposite);
        for (const double other : {after == angles.end() ? angles.front() : *after,
                                   after == angles.begin() ? angles.back() : *(after - 1)}) {
            const double apart = std::abs(other - angle);
            widest = std::max(widest, std::min(apart, 2 * pi - apart));
        }
    }
    return widest;
}

std::optional<AnswersWithoutEach> answersWithoutEach(const Run &run, std::uint64_t mostChecks)
{
    AnswersWithoutEach result;
    std::vector<double> angles;
    const Problem &problem = *run.problem;
    for (std::size_t place = 0; place < problem.points.size(); ++place) {
        result.answers.push_back({problem.space, {}});
        const auto rest = without(run.problem, problem.numberOf(place));
        auto trainer = rest ? Trainer::of(*rest, run.recipe) : rest.failure();
        if (!trainer)
            continue;
        if (!trainer->advance(mostChecks))
            return std::nullopt;
        mostChecks -= std::min(mostChecks, trainer->run().trace.checkCount() + problem.points.size());
        result.answers.back() = finalClassifier(trainer->run());
        if (const auto angle = angleOfNormal(result.answers.back()))
            angles.push_back(*angle);
    }
    result.spread = widestAngle(std::move(angles));
    return result;
}

} // namespace halfplane
