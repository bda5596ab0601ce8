#include "core/geometry/scores.h"
#include "core/theorems/novikoff.h"

namespace halfplane {

extern const TheoremDescriptor potentialTheorem;

namespace {

/// (ηR²/γ)θ*, the place from which the proof measures. The source has η = 1; another η only scales the
/// picture.
Weights centreOf(const Evidence &evidence, double rate)
{
    const Measured &points = evidence.all();
    return rate * points.radius * (points.radius / points.best.gamma) * points.best.direction;
}

/// α_{k−1} − α_k = η(2⟨centre, z⟩ − 2⟨w, z⟩ − η‖z‖²) for the update by ηz, without rounding, as
/// numerator/level: θ*/γ = p/level. Subtracting two squares, or in doubles, would lose the difference when
/// R/γ is large.
Dyadic dropTimesLevel(const Evidence &evidence, std::uint64_t k, const Dyadic &rate)
{
    const Run &run = evidence.run();
    const ExactMargin &margin = *evidence.all().best.exact;
    const ExactVector z = exactPlace(run.reflected(), run.trace.update(k).point);
    const ExactVector w = exactly(run.trace.weights(k - 1));
    const Dyadic two(2);
    const Dyadic towardsCentre = two * rate * evidence.all().squaredRadius() * dot(margin.direction, z);
    return rate * (towardsCentre - (two * dot(w, z) + rate * dot(z, z)) * margin.level);
}

Finding potentialFinding(const Evidence &evidence, std::uint64_t k)
{
    const double rate = *evidence.sharedRate(k);
    const double stride = rate * evidence.all().radius;
    const Dyadic &level = evidence.all().best.exact->level;
    const Dyadic drop = dropTimesLevel(evidence, k, Dyadic(rate));
    const Claim claim{.value = overRoot(drop, squared(level)),
                      .bound = stride * stride,
                      .holds = isAtMost(squared(Dyadic(rate)) * evidence.all().squaredRadius() * level, drop),
                      .relation = Claim::AtLeast};
    Finding finding = judged(claim, [&] {
        return claim.bound * (1 - roundingOfRates(1)) - 2 * rate * doubtOfMistake(evidence.run(), k);
    });
    if (finding.verdict != Verdict::DoesNotApply)
        finding.subject = "this update's drop";
    return finding;
}

/// "−3 − 400 + 25", the three terms of the update.
std::string changeInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const double rate = *evidence.sharedRate(k);
    const Weights z = run.reflected()[run.trace.update(k).point];
    return readable(2 * rate * dot(run.trace.weights(k - 1), z), 4)
        + signedTerm(-2 * rate * dot(centreOf(evidence, rate), z), 4)
        + signedTerm(rate * rate * dot(z, z), 4);
}

std::vector<Curve> potentialCurves(const Evidence &evidence, std::span<const std::uint64_t> updates)
{
    const std::uint64_t last = evidence.run().trace.updateCount();
    if (!potentialTheorem.missing(evidence, last).empty())
        return {};
    const double rate = *evidence.sharedRate(last);
    const double stride = rate * evidence.all().radius;
    const Weights centre = centreOf(evidence, rate);
    const auto potentialAt = [&](std::uint64_t k) {
        const Weights away = evidence.run().trace.weights(k) - centre;
        return dot(away, away);
    };
    Curve potential{"α", {}};
    Curve line{"α₀ − kη²R²", {}};
    for (const std::uint64_t k : updates) {
        potential.values.push_back(potentialAt(k));
        line.values.push_back(potentialAt(0) - static_cast<double>(k) * stride * stride);
    }
    return {potential, line};
}

} // namespace

const TheoremDescriptor potentialTheorem{
    .id = "003-proof",
    .name = "Theorem 24.1.1, proof",
    .title = "The potential falls",
    .statement = "α = ‖w − (ηR²/γ)θ*‖² falls by at least η²R² an update",
    .isSimple = startsAtZero,
    .source = "Har-Peled (2009), proof of Theorem 24.1.1 (there η = 1)",
    .premises = {needsSeparable, needsOneRate, needsMistakes, needsUpdate},
    .judge = potentialFinding,
    .curves = potentialCurves,
    .steps =
        {{"Measured from c = (ηR²/γ)θ*, an update by ηz changes the potential by",
          "2η⟨w, z⟩ − 2η⟨c, z⟩ + η²‖z‖²", changeInNumbers},
         {"z was wrong, so the first is at most 0; ⟨θ*, z⟩ ≥ γ makes the second at most −2η²R²; the third "
          "is at most η²R². The potential falls:",
          "α′ ≤ α − η²R²", reasonOf<potentialFinding>},
         {"A square is never below 0, so it cannot fall more often than α₀/(η²R²) times. From w₀ = 0 it "
          "begins "
          "at α₀ = ‖c‖² = η²R⁴/γ², and this is the bound of Theorem 9:",
          "k ≤ α₀/(η²R²) = (R/γ)²",
          [](const Evidence &evidence, std::uint64_t k) {
              const double rate = *evidence.sharedRate(k);
              const Weights away = evidence.run().trace.weights(0) - centreOf(evidence, rate);
              const double stride = rate * evidence.all().radius;
              return inNumbers(static_cast<double>(k), "≤", dot(away, away) / stride / stride);
          },
          "k ≤ α₀/(η²R²)"}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
