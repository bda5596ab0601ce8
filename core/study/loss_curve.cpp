#include "core/study/loss_curve.h"

#include "core/mistake_counter.h"
#include "core/mistakes.h"

#include <algorithm>
#include <limits>

namespace halfplane {

namespace {

/// At most `most` of the updates 0 … last, evenly spread, both ends among them.
std::vector<std::uint64_t> places(std::uint64_t last, std::size_t most)
{
    const std::uint64_t steps = std::min<std::uint64_t>(last, std::max<std::size_t>(most, 2) - 1);
    std::vector<std::uint64_t> result{0};
    result.reserve(steps + 1);
    for (std::uint64_t i = 1; i <= steps; ++i)
        result.push_back(last / steps * i + last % steps * i / steps);
    return result;
}

constexpr std::uint64_t mostRecorded = 200'000; ///< updates; so many losses take well under a second

/// What the pocket is offered by an update.
Pocket::Record recordOf(const Run &run, std::uint64_t update, const MistakeCounter &counter)
{
    const Classifier classifier{run.problem->space, run.trace.weights(update)};
    return {update, counter.loss(classifier), classifier};
}

} // namespace

std::size_t lossesWorthTheirTime(const Run &run)
{
    constexpr std::size_t most = 4'000; // more than any screen has pixels side by side
    constexpr std::uint64_t mostScores = 100'000'000; // half a second
    return std::clamp<std::size_t>(mostScores / (run.reflected().size() + 1), 200, most);
}

LossCurve lossCurve(const Run &run, std::size_t most, Stop stop)
{
    const ReflectedPoints &reflected = run.reflected();
    const MistakeCounter counter(reflected);
    LossCurve curve;
    for (const std::uint64_t update : places(run.trace.updateCount(), most)) {
        if (stop.isAsked())
            break;
        const Classifier answer = classifierAt(run, {update, 0});
        curve.updates.push_back(update);
        curve.mistakes.push_back(counter.loss(answer));
        curve.perceptron.push_back(perceptronLoss(reflected, answer));
        curve.margins.push_back(
            marginOf(reflected, answer).value_or(std::numeric_limits<double>::quiet_NaN()));
        if (const auto &apart = run.problem->apart)
            curve.testErrors.push_back(static_cast<double>(loss(apart->reflected, answer))
                                       / static_cast<double>(apart->reflected.size()));
        curve.pocket.offer(recordOf(run, update, counter));
    }
    return curve;
}

void fillPocket(const Run &run, LossCurve &curve, Stop stop)
{
    if (curve.isComplete() || run.trace.updateCount() > mostRecorded)
        return;
    const MistakeCounter counter(run.reflected());
    Pocket pocket;
    for (std::uint64_t k = 0; k <= run.trace.updateCount() && !stop.isAsked(); ++k)
        pocket.offer(recordOf(run, k, counter));
    if (!stop.isAsked())
        curve.pocket = std::move(pocket);
}

std::vector<std::size_t> lossSeries(const Run &run, Stop stop)
{
    const MistakeCounter counter(run.reflected());
    std::vector<std::size_t> result;
    result.reserve(run.trace.updateCount() + 1);
    for (std::uint64_t k = 0; k <= run.trace.updateCount() && !stop.isAsked(); ++k)
        result.push_back(counter.loss(classifierAt(run, {k, 0})));
    return result;
}

} // namespace halfplane
