#include "core/study/loss_series.h"

#include "core/loss_index.h"
#include "core/mistakes.h"

namespace halfplane {

namespace {

bool indexPays(const Run &run)
{
    return run.trace.updateCount() >= LossIndex::costInPasses(run.reflected().size());
}

template <class Loss>
std::vector<std::size_t> collect(const Run &run, Stop stop, const Loss &lossOf)
{
    std::vector<std::size_t> result;
    result.reserve(run.trace.updateCount() + 1);
    for (std::uint64_t k = 0; k <= run.trace.updateCount() && !stop.isAsked(); ++k)
        result.push_back(lossOf(run.trace.weights(k)));
    return result;
}

} // namespace

std::vector<std::size_t> lossSeries(const Run &run, Stop stop)
{
    if (!indexPays(run))
        return collect(run, stop, [&](const Weights &w) { return loss(run.reflected(), w); });
    const LossIndex index(run.reflected());
    return collect(run, stop, [&](const Weights &w) { return index.loss(w); });
}

} // namespace halfplane
