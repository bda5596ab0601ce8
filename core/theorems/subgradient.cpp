#include "core/geometry/scores.h"
#include "core/mistakes.h"
#include "core/moment.h"
#include "core/theorems/findings.h"
#include "core/theorems/rounding.h"

namespace halfplane {

namespace {

/// The update at a step: its point as z = yφ, and the scores that it found and left.
struct LossStep
{
    LossStep(const Evidence &evidence, std::uint64_t k)
        : moment(momentAt(evidence.run(), {k, 0}))
        , z(evidence.run().reflected()[moment.check->point])
        , rate(*moment.check->rate)
    {
    }

    double lossBefore() const { return std::max(0.0, -moment.check->scoreBefore); }
    double lossAfter() const { return std::max(0.0, -moment.check->scoreAfter); }

    Moment moment;
    Weights z;
    double rate;
};

/// max(0, −u) − max(0, −s) ≥ −rate‖z‖² for the scores s and u of w and w', without rounding.
Finding subgradientFinding(const Evidence &evidence, std::uint64_t k)
{
    const LossStep step(evidence, k);
    const ExactVector z = exactPlace(evidence.run().reflected(), step.moment.check->point);
    const auto lossOf = [&z](const Weights &w) {
        const Dyadic score = dot(exactly(w), z);
        return score.sign() < 0 ? -score : Dyadic(0);
    };
    const Dyadic change = lossOf(step.moment.after) - lossOf(step.moment.before);
    const Dyadic promised = -(Dyadic(step.rate) * dot(z, z));
    const Claim claim{.value = change.scaled(0),
                      .bound = promised.scaled(0),
                      .holds = isAtMost(promised, change),
                      .relation = Claim::AtLeast};
    Finding finding = judged(claim, [&] {
        return claim.bound - roundingOfUpdate(evidence.run(), k) * norm(step.z)
            - doubtOfMistake(evidence.run(), k);
    });
    if (finding.verdict != Verdict::DoesNotApply)
        finding.subject = "the change of this point's loss";
    return finding;
}

std::string lacksMistake(const Evidence &evidence, std::uint64_t k)
{
    return k == 0 ? needsUpdate.missing(evidence, k)
                  : unless(momentAt(evidence.run(), {k, 0}).check->foundMistake(),
                           "the point was right, where its loss is 0 and has no slope");
}

std::string vectorWords(const Weights &w)
{
    std::string text;
    for (const double part : w)
        text += (text.empty() ? "(" : ", ") + readable(part, 4);
    return text + ")";
}

std::string lossInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const LossStep step(evidence, k);
    return "u = " + readable(step.moment.check->scoreBefore, 4) + ", loss " + readable(step.lossBefore(), 4);
}

std::string slopeInNumbers(const Evidence &evidence, std::uint64_t k)
{
    return "g = " + vectorWords(Weights(-LossStep(evidence, k).z));
}

std::string choiceInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const double before = LossStep(evidence, k).moment.check->scoreBefore;
    return before < 0 ? "u = " + readable(before, 4) + " < 0: there was no choice"
                      : std::string("u = 0: updated on because k = −1");
}

std::string stepInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const LossStep step(evidence, k);
    return vectorWords(step.moment.before) + " − " + readable(step.rate) + "·" + vectorWords(Weights(-step.z))
        + " = " + vectorWords(step.moment.after);
}

/// "this point 2.5 → 0, all together 4 → 7.5"
std::string lossesInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const LossStep step(evidence, k);
    const Run &run = evidence.run();
    const auto all = [&](const Weights &w) {
        return readable(perceptronLoss(run.reflected(), {run.problem->space, w}), 4);
    };
    return "this point " + readable(step.lossBefore(), 4) + " → " + readable(step.lossAfter(), 4)
        + ", all together " + all(step.moment.before) + " → " + all(step.moment.after);
}

} // namespace

extern const TheoremDescriptor subgradientTheorem{
    .id = "002-update",
    .name = "Lecture notes 002, update rule",
    .title = "An update is a subgradient step",
    .statement = "w′ = w − ηg, g = −yx a subgradient of ℓ",
    .isSimple = isInThePlane,
    .general = "w′ = w − ηg, g = −yφ a subgradient of ℓ",
    .source = "lecture notes 002 (CS 337), Perceptron Loss",
    .premises = {needsUpdate, {"the point of the update was wrong", lacksMistake}},
    .judge = subgradientFinding,
    .steps =
        {{"The perceptron loss ℓ of one point is 0 where its score u = y⟨w, x⟩ is above 0, and how far below "
          "0 "
          "that is where it is below:",
          "ℓ = max(0, −u)", lossInNumbers},
         {"Above 0 it does not depend on w; below 0 it is −y⟨w, x⟩, and its gradient", "g = −yx",
          slopeInNumbers, "g = −yφ"},
         {"At 0 it has a kink and no gradient, but subgradients: every g with ℓ(v) − ℓ(w) ≥ ⟨g, v − w⟩ for "
          "all v. With g = k yx that is, for the score u of v, max(0, −u) ≥ ku: where u > 0 it asks for k ≤ "
          "0, where u < 0 for k ≥ −1. No other g will do, as across x the loss stays 0.",
          "g = k yx, −1 ≤ k ≤ 0", nullptr, "g = k yφ, −1 ≤ k ≤ 0"},
         {"The perceptron takes k = −1. So a point at score 0 has the g of one that is wrong, and is updated "
          "on: a mistake is u ≤ 0. With k = 0 it would be u < 0, and from w = 0, where every score is 0, no "
          "update would ever be made.",
          "", choiceInNumbers},
         {"A step of size η against g is the update:", "w − ηg = w + ηyx", stepInNumbers, "w − ηg = w + ηyφ"},
         {"It raises u by η‖x‖², and as g is a subgradient the loss of this point falls by no more:",
          "max(0, −u′) − max(0, −u) ≥ −η‖x‖²", reasonOf<subgradientFinding>,
          "max(0, −u′) − max(0, −u) ≥ −η‖φ‖²"},
         {"It is a step down the loss of this one point. That of all together may rise.", "",
          lossesInNumbers}},
    .isAboutPointLoss = true,
};

} // namespace halfplane
