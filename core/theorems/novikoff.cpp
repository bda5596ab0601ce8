#include "core/theorems/novikoff.h"

#include "core/geometry/scores.h"

namespace halfplane {

Claim updatesWithinRatio(const Measured &points, std::uint64_t k)
{
    const auto count = static_cast<double>(k);
    return {.value = count,
            .bound = points.squaredRatio(),
            .holds = isAtMostSquaredRatio(points, Dyadic(count), Dyadic(1))};
}

Finding judgedByRatio(const Evidence &evidence, std::uint64_t k, double length, const Claim &claim)
{
    return judged(claim, [&] { return claim.bound * stretchOfRatio(evidence, k, length); });
}

Finding judgedByRatio(const Evidence &evidence, std::uint64_t k, const Measured &points, const Claim &claim)
{
    const auto rate = evidence.sharedRate(k);
    const double length =
        rate ? *rate * std::sqrt(static_cast<double>(k)) : std::sqrt(evidence.rates(k).squares);
    return judgedByRatio(evidence, k, points.radius * length, claim);
}

namespace {

/// The root k of ηkγ + ⟨w0, θ*⟩ − shift = √(‖w0‖² + kη²R² + growth); squared where the left side is positive:
/// (ηγ)² k² + (2ηγ head − η²R²) k + head² − ‖w0‖² − growth = 0 with head = ⟨w0, θ*⟩ − shift.
double rootOfSqueeze(const Measured &points, const Weights &start, double rate, const Drift &drift)
{
    const double slope = rate * points.best.gamma;
    const double head = dot(start, points.best.direction) - drift.shift;
    const double growth = rate * points.radius;
    const double half = (growth / slope) * (growth / slope) / 2 - head / slope;
    const double rest = ((norm(start) - head) * (norm(start) + head) + drift.growth) / slope / slope;
    return half + std::sqrt(half * half + std::max(0.0, rest));
}

/// From w0 = 0 the root is (R/γ)².
double novikoffBound(const Evidence &evidence, double rate)
{
    if (evidence.startsAtZero())
        return evidence.all().squaredRatio();
    return rootOfSqueeze(evidence.all(), evidence.run().trace.weights(0), rate, {});
}

/// With what rounding may add to it.
double novikoffReach(const Evidence &evidence, std::uint64_t k, double rate)
{
    return rootOfSqueeze(evidence.all(), evidence.run().trace.weights(0), rate,
                         driftUntil(evidence.run(), k));
}

/// ηkγ + ⟨w0, θ*⟩ ≤ √(‖w0‖² + kη²R²), which k ≤ (R/γ)² is when w0 = 0.
bool isWithinSqueeze(const Evidence &evidence, std::uint64_t k, const Dyadic &rate)
{
    const ExactMargin &margin = *evidence.all().best.exact;
    const ExactVector start = exactly(evidence.run().trace.weights(0));
    const Dyadic count(static_cast<double>(k));
    return isAtMostRoot(count * rate * margin.level + dot(start, margin.direction),
                        margin.square
                            * (dot(start, start) + count * squared(rate) * evidence.all().squaredRadius()));
}

Finding novikoffFinding(const Evidence &evidence, std::uint64_t k)
{
    const double rate = *evidence.sharedRate(k);
    const Claim claim{.value = static_cast<double>(k),
                      .bound = novikoffBound(evidence, rate),
                      .holds = isWithinSqueeze(evidence, k, Dyadic(rate))};
    Finding finding = judged(claim, [&] { return novikoffReach(evidence, k, rate); });
    if (finding.verdict != Verdict::DoesNotApply && !evidence.startsAtZero())
        finding.remark += ", as w₀ ≠ 0";
    return finding;
}

double alongBest(const Evidence &evidence, std::uint64_t k)
{
    return dot(evidence.run().trace.weights(k), evidence.all().best.direction);
}

double squareAt(const Evidence &evidence, std::uint64_t k)
{
    const Weights w = evidence.run().trace.weights(k);
    return dot(w, w);
}

/// ⟨w0, θ*⟩ + kηγ
double leastAlongBest(const Evidence &evidence, std::uint64_t k)
{
    return alongBest(evidence, 0)
        + static_cast<double>(k) * *evidence.sharedRate(k) * evidence.all().best.gamma;
}

/// ‖w0‖² + kη²R²
double mostSquare(const Evidence &evidence, std::uint64_t k)
{
    const double stride = *evidence.sharedRate(k) * evidence.all().radius;
    return squareAt(evidence, 0) + static_cast<double>(k) * stride * stride;
}

/// R, γ and θ* themselves.
std::string namesInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Measured &points = evidence.all();
    std::string direction;
    for (const double part : points.best.direction)
        direction += (direction.empty() ? "(" : ", ") + readable(part, 4);
    return "R = " + readable(points.radius, 4) + ", γ = " + readable(points.best.gamma, 4)
        + ", θ* = " + direction + ")";
}

std::string alongBestNumbers(const Evidence &evidence, std::uint64_t k)
{
    return inNumbers(alongBest(evidence, k), "≥", leastAlongBest(evidence, k));
}

std::string squareNumbers(const Evidence &evidence, std::uint64_t k)
{
    return inNumbers(squareAt(evidence, k), "≤", mostSquare(evidence, k));
}

std::string meetingNumbers(const Evidence &evidence, std::uint64_t k)
{
    return inNumbers(leastAlongBest(evidence, k), "≤", std::sqrt(mostSquare(evidence, k)));
}

/// Of the points divided by R.
std::string unitBallNumbers(const Evidence &evidence, std::uint64_t k)
{
    const double gamma = evidence.all().best.gamma / evidence.all().radius;
    const std::string name = "γ′ = " + readable(gamma, 4);
    return evidence.startsAtZero() ? name + ", " + inNumbers(static_cast<double>(k), "≤", 1 / (gamma * gamma))
                                   : name;
}

} // namespace

extern const TheoremDescriptor novikoffTheorem{
    .id = "9",
    .name = "Theorem 9",
    .title = "Novikoff's mistake bound",
    .statement = "k ≤ (R/γ)²",
    .isSimple = startsAtZero,
    .general = "k ≤ the root of ηkγ + ⟨w₀, θ*⟩ = √(‖w₀‖² + kη²R²)",
    .source = "Steiner (2023), Theorem 9",
    .premises = {needsSeparable, needsOneRate, needsMistakes},
    .judge = novikoffFinding,
    .isMistakeBound = true,
    .steps =
        {{"R is the length of the longest z. θ*, of length 1, is the direction with the largest margin γ: "
          "no z is nearer to its boundary, and all are on the right side.",
          "‖z‖ ≤ R and ⟨θ*, z⟩ ≥ γ", namesInNumbers},
         {"An update adds ηz to w, so by ⟨θ*, z⟩ ≥ γ it carries w at least ηγ further along θ*:",
          "⟨w, θ*⟩ ≥ kηγ", alongBestNumbers, "⟨w, θ*⟩ ≥ ⟨w₀, θ*⟩ + kηγ"},
         {"It makes the square of the length ‖w + ηz‖² = ‖w‖² + 2η⟨w, z⟩ + η²‖z‖². The term in the middle "
          "is at most 0, as z was a mistake, and the last at most η²R²:",
          "‖w‖² ≤ kη²R²", squareNumbers, "‖w‖² ≤ ‖w₀‖² + kη²R²"},
         {"By Cauchy and Schwarz w is at least as long as its part along θ*:", "kηγ ≤ √k ηR", meetingNumbers,
          "⟨w₀, θ*⟩ + kηγ ≤ √(‖w₀‖² + kη²R²)"},
         {"The left side grows by the same with every update, the right side ever more slowly: k cannot pass "
          "the place where they meet.",
          "k ≤ (R/γ)²", reasonOf<novikoffFinding>, "k ≤ that root"},
         {"In the unit ball: divide every z by R, and with them every w. Scores keep their signs, so the run "
          "is the same one; no z is longer than 1, and the margin is γ′ = γ/R.",
          "k ≤ 1/γ′²", unitBallNumbers, "k ≤ that root, with 1, γ′ and w₀/R for R, γ and w₀"},
         {"Neither how many points there are is in the bound nor how many coordinates they have: each step "
          "looks at one mistake, and needs of it ‖z‖ ≤ R and ⟨θ*, z⟩ ≥ γ alone."}},
    .layers = {"radius", "best-boundary", "best-direction"},
};

} // namespace halfplane
