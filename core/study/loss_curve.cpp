#include "core/study/loss_curve.h"

#include "core/mistake_counter.h"
#include "core/mistakes.h"
#include "core/study/loss_series.h"

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

template <class UpdateAt>
std::vector<LossCurve::Record> recordsOf(const std::vector<std::size_t> &mistakes, const UpdateAt &updateAt)
{
    std::vector<LossCurve::Record> records;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        if (records.empty() || mistakes[i] < records.back().mistakes)
            records.push_back({updateAt(i), mistakes[i]});
    }
    return records;
}

} // namespace

const LossCurve::Record *LossCurve::bestUntil(std::uint64_t update) const
{
    const auto after = std::ranges::upper_bound(records, update, {}, &Record::update);
    return after == records.begin() ? nullptr : &*std::prev(after);
}

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
        const Weights w = run.trace.weights(update);
        std::size_t mistakes = 0;
        counter.losses({&w, 1}, {&mistakes, 1});
        curve.updates.push_back(update);
        curve.mistakes.push_back(mistakes);
        curve.perceptron.push_back(perceptronLoss(reflected, w));
        curve.margins.push_back(isZero(w) ? std::numeric_limits<double>::quiet_NaN()
                                          : leastScore(reflected, w) / norm(w));
    }
    curve.records = recordsOf(curve.mistakes, [&](std::size_t i) { return curve.updates[i]; });
    return curve;
}

void findRecords(const Run &run, LossCurve &curve, Stop stop)
{
    if (curve.isComplete() || run.trace.updateCount() > mostRecorded)
        return;
    const std::vector<std::size_t> mistakes = lossSeries(run, stop);
    if (!stop.isAsked())
        curve.records = recordsOf(mistakes, [](std::size_t i) { return std::uint64_t{i}; });
}

} // namespace halfplane
