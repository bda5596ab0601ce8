#include "core/numbers.h"
#include "core/theorems/findings.h"

namespace halfplane {

namespace {

Finding squeezeFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing =
            firstMissing(needsSeparable(evidence), needsZeroStart(evidence), needsMistakes(evidence, k)))
        return *std::move(missing);
    const RateSums rates = evidence.rates(k);
    const double lower = evidence.all().best.gamma * rates.sum;
    const double length = norm(evidence.run().trace.weights(k));
    const double upper = evidence.all().radius * std::sqrt(rates.squares);
    const bool holds = atMost(lower, length) && atMost(length, upper);
    const std::string reason = readable(lower, 4) + (atMost(lower, length) ? " ≤ " : " > ")
        + readable(length, 4) + (atMost(length, upper) ? " ≤ " : " > ") + readable(upper, 4);
    return {holds ? Verdict::Holds : Verdict::Exceeded, length, upper, reason};
}

std::vector<Curve> squeezeCurves(const Evidence &evidence)
{
    const std::uint64_t last = evidence.run().trace.updateCount();
    if (firstMissing(needsSeparable(evidence), needsZeroStart(evidence), needsMistakes(evidence, last)))
        return {};
    Curve lower{"γΣη", {}};
    Curve length{"‖w‖", {}};
    Curve upper{"R√Ση²", {}};
    for (std::uint64_t k = 0; k <= last; ++k) {
        const RateSums rates = evidence.rates(k);
        lower.values.push_back(evidence.all().best.gamma * rates.sum);
        length.values.push_back(norm(evidence.run().trace.weights(k)));
        upper.values.push_back(evidence.all().radius * std::sqrt(rates.squares));
    }
    return {lower, length, upper};
}

} // namespace

extern const TheoremDescriptor squeezeTheorem;
const TheoremDescriptor squeezeTheorem{
    .id = "9-proof",
    .title = "The squeeze that proves it",
    .statement = "kηγ ≤ ‖w‖ ≤ √k·ηR; with unequal rates γΣη ≤ ‖w‖ ≤ R√Ση²",
    .source = "dissertation, proofs of Theorems 9 and 15",
    .variants = {},
    .at = squeezeFinding,
    .curves = squeezeCurves,
};

} // namespace halfplane
