#include "core/geometry/scores.h"
#include "core/theorems/novikoff.h"

#include <limits>

namespace halfplane {

extern const TheoremDescriptor cosineTheorem;

namespace {

double cosineAt(const Evidence &evidence, std::uint64_t k)
{
    const Weights w = evidence.run().trace.weights(k);
    if (isZero(w))
        return std::numeric_limits<double>::quiet_NaN();
    return dot(w, evidence.all().best.direction) / norm(w);
}

double floorAt(const Evidence &evidence, std::uint64_t k)
{
    return std::sqrt(static_cast<double>(k)) * evidence.all().best.gamma / evidence.all().radius;
}

Finding cosineFinding(const Evidence &evidence, std::uint64_t k)
{
    const double rate = *evidence.sharedRate(k);
    const ExactMargin &margin = *evidence.all().best.exact;
    const ExactVector w = exactly(evidence.run().trace.weights(k));
    const Dyadic head = dot(w, margin.direction);
    const Dyadic length = dot(w, w);
    const auto count = static_cast<double>(k);
    // ⟨w, p⟩R ≥ √k·level·‖w‖, both squared.
    const Claim claim{.value = overRoot(head, margin.square * length),
                      .bound = floorAt(evidence, k),
                      .holds = head.sign() >= 0
                          && isAtMost(Dyadic(count) * squared(margin.level) * length,
                                      squared(head) * evidence.all().squaredRadius()),
                      .relation = Claim::AtLeast};
    return judged(claim, [&] {
        const Drift drift = driftUntil(evidence.run(), k);
        const double farthest = rate * evidence.all().radius * std::sqrt(count);
        const double least = rate * evidence.all().best.gamma * count - drift.shift;
        const double longest = std::sqrt(farthest * farthest + drift.growth);
        const double own = norm(evidence.run().trace.weights(k));
        return least / (least > 0 ? longest : own);
    });
}

std::vector<Curve> cosineCurves(const Evidence &evidence, std::span<const std::uint64_t> updates)
{
    if (!cosineTheorem.missing(evidence, evidence.run().trace.updateCount()).empty())
        return {};
    return {curveOver(evidence, updates, "cos ∠(w, θ*)", cosineAt),
            curveOver(evidence, updates, "√k γ/R", floorAt)};
}

} // namespace

const TheoremDescriptor cosineTheorem{
    .id = "001-proof",
    .name = "Lecture notes 001, proof",
    .title = "w turns towards θ*",
    .statement = "cos ∠(w, θ*) ≥ √k γ/R",
    .source = "anonymous lecture notes (001), proof of the convergence theorem",
    .premises = {needsSeparable, needsZeroStart, needsOneRate, needsMistakes, needsUpdate, needsDirection},
    .judge = cosineFinding,
    .curves = cosineCurves,
    .steps =
        {{"An update adds ηz, and ⟨θ*, z⟩ ≥ γ, so it carries w at least ηγ further along θ*:",
          "⟨w, θ*⟩ ≥ kηγ",
          [](const Evidence &evidence, std::uint64_t k) {
              const double along = dot(evidence.run().trace.weights(k), evidence.all().best.direction);
              return inNumbers(along, "≥", evidence.all().best.gamma * evidence.rates(k).sum);
          }},
         {"It adds 2η⟨w, z⟩ + η²‖z‖² to ‖w‖²: the first is at most 0, as z was a mistake, the second at most "
          "η²R²:",
          "‖w‖ ≤ √k ηR",
          [](const Evidence &evidence, std::uint64_t k) {
              return inNumbers(norm(evidence.run().trace.weights(k)), "≤",
                               evidence.all().radius * std::sqrt(evidence.rates(k).squares));
          }},
         {"The cosine is the one over the other:", "cos ∠(w, θ*) = ⟨w, θ*⟩/‖w‖ ≥ √k γ/R",
          [](const Evidence &evidence, std::uint64_t k) {
              return inNumbers(cosineAt(evidence, k), "≥", floorAt(evidence, k));
          }},
         {"No cosine is above 1, so √k γ/R ≤ 1, which is the bound of Theorem 9:", "k ≤ (R/γ)²",
          [](const Evidence &evidence, std::uint64_t k) {
              return inNumbers(static_cast<double>(k), "≤", evidence.all().squaredRatio());
          }}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
