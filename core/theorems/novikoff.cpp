#include "core/theorems/novikoff.h"

#include "core/numbers.h"

namespace halfplane {

double novikoffBound(const Measured &points, const Weights &start, double rate)
{
    // η k γ + ⟨w0, θ*⟩ ≤ √(‖w0‖² + k η² R²); squared where the left side is positive:
    // (ηγ)² k² + (2ηγ⟨w0, θ*⟩ − η²R²) k + ⟨w0, θ*⟩² − ‖w0‖² ≤ 0. At w0 = 0 the root is (R/γ)².
    if (isZero(start))
        return points.squaredRatio();
    const double slope = rate * points.best.gamma;
    const double head = dot(start, points.best.direction);
    const double growth = rate * points.radius;
    const double half = (growth / slope) * (growth / slope) / 2 - head / slope;
    const double rest = (norm(start) - head) * (norm(start) + head) / (slope * slope);
    return half + std::sqrt(half * half + std::max(0.0, rest));
}

std::optional<Finding> needsOneRate(const Evidence &evidence, std::uint64_t k)
{
    if (evidence.sharedRate(k))
        return std::nullopt;
    return doesNotApply("the updates have unequal rates, which its proof does not allow");
}

namespace {

Finding novikoffFinding(const Evidence &evidence, std::uint64_t k)
{
    if (auto missing =
            firstMissing(needsSeparable(evidence), needsOneRate(evidence, k), needsMistakes(evidence, k)))
        return *std::move(missing);
    const double bound =
        novikoffBound(evidence.all(), evidence.run().trace.weights(0), *evidence.sharedRate(k));
    Finding finding = bounded(static_cast<double>(k), bound);
    if (finding.verdict != Verdict::DoesNotApply && !evidence.startsAtZero())
        finding.reason += ", the root of ηkγ + ⟨w0, θ*⟩ = √(‖w0‖² + kη²R²), as w0 ≠ 0";
    return finding;
}

} // namespace

extern const TheoremDescriptor novikoffTheorem;
const TheoremDescriptor novikoffTheorem{
    .id = "9",
    .title = "Novikoff's mistake bound",
    .statement = "k ≤ (R/γ)²",
    .source = "dissertation, Theorem 9",
    .variants = {},
    .at = novikoffFinding,
    .isMistakeBound = true,
};

} // namespace halfplane
