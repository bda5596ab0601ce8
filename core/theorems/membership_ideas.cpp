#include "core/memberships.h"
#include "core/text.h"
#include "core/theorems/findings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace halfplane {

namespace {

double parameter(const Evidence &evidence, std::string_view id)
{
    return numberOf(evidence.run().recipe.parameters, id).value_or(std::nan(""));
}

const Dataset &pointsOf(const Evidence &evidence) { return evidence.run().problem->points; }

/// They have a meaning where there is a run.
Memberships membershipsOf(const Evidence &evidence)
{
    return *Memberships::of(pointsOf(evidence), parameter(evidence, "c"));
}

double membership(const Memberships &of, const PlanePoint &place, Label label)
{
    return 0.5 + of.excess({place.x(), place.y(), label});
}

/// p in each class at the mean of its own or of the other class.
struct AtMeans
{
    double positive;
    double negative;

    std::string words() const
    {
        return "p = " + readable(positive, 17) + " in class +1, " + readable(negative, 17) + " in class −1";
    }
};

AtMeans atOwnMeans(const Evidence &evidence)
{
    const Memberships of = membershipsOf(evidence);
    return {membership(of, of.mean(Label::Positive), Label::Positive),
            membership(of, of.mean(Label::Negative), Label::Negative)};
}

AtMeans atOtherMeans(const Evidence &evidence)
{
    const Memberships of = membershipsOf(evidence);
    return {membership(of, of.mean(Label::Negative), Label::Positive),
            membership(of, of.mean(Label::Positive), Label::Negative)};
}

/// The same at every place that is as far from one mean as from the other.
double halfWay(const Evidence &evidence)
{
    const Memberships of = membershipsOf(evidence);
    const PlanePoint place = 0.5 * (of.mean(Label::Positive) + of.mean(Label::Negative));
    return membership(of, place, Label::Positive);
}

double edgeOfFuzzy(const Evidence &evidence) { return 0.5 + parameter(evidence, "delta"); }

/// What δ calls near to one half is fuzzy.
bool isNearHalf(const Evidence &evidence) { return halfWay(evidence) <= edgeOfFuzzy(evidence); }

std::string halfWayInWords(const Evidence &evidence)
{
    return inNumbers(halfWay(evidence), isNearHalf(evidence) ? "≤" : ">", edgeOfFuzzy(evidence));
}

/// The least sure point of the data and the surest.
struct Extremes
{
    std::size_t least = 0;
    std::size_t most = 0;
    double leastP = 1;
    double mostP = 0;
};

Extremes extremes(const Evidence &evidence)
{
    const Memberships of = membershipsOf(evidence);
    Extremes result;
    for (std::size_t i = 0; i < pointsOf(evidence).size(); ++i) {
        const double p = 0.5 + of.excess(pointsOf(evidence)[i]);
        if (p < result.leastP)
            std::tie(result.leastP, result.least) = std::pair(p, i);
        if (p > result.mostP)
            std::tie(result.mostP, result.most) = std::pair(p, i);
    }
    return result;
}

std::string named(double p, std::size_t place, const Evidence &evidence)
{
    return readable(p, 4) + " (" + nameOfPoint(evidence.run().problem->numberOf(place)) + ")";
}

/// p − ½ a quarter of the way further each time, from the other class's mean to its own: there u = (d_other −
/// d_own)/d goes from −1 to 1 in equal steps, and each step's rise is e^{c/2} times that of the one before.
std::array<double, 5> quarters(const Evidence &evidence)
{
    const Memberships of = membershipsOf(evidence);
    const PlanePoint from = of.mean(Label::Negative);
    std::array<double, 5> result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        const PlanePoint place = from + static_cast<double>(i) / 4 * (of.mean(Label::Positive) - from);
        result[i] = of.excess({place.x(), place.y(), Label::Positive});
    }
    return result;
}

double lastRise(const std::array<double, 5> &excess)
{
    return (excess[4] - excess[3]) / (excess[3] - excess[2]);
}

constexpr double straight = 1.001; ///< a rise that four digits show to be even

std::string quartersInWords(const std::array<double, 5> &excess)
{
    std::string words = "p = ";
    for (std::size_t i = 0; i < excess.size(); ++i)
        words += (i == 0 ? "" : ", ") + readable(0.5 + excess[i], 4);
    return words + ": the last rise is " + readable(lastRise(excess), 4) + " times the one before it";
}

bool risesExponentially(const Evidence &evidence) { return lastRise(quarters(evidence)) >= straight; }

/// A small δ breaks one idea and a small c another; all the others hold for any data.
Finding ideasFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    if (!isNearHalf(evidence))
        return doesNotApply("δ is below β, so half-way between the means p is not near ½: "
                            + halfWayInWords(evidence));
    if (!risesExponentially(evidence))
        return doesNotApply("c is so small that p is nearly a straight line");
    Finding finding = judged({.value = halfWay(evidence),
                              .bound = edgeOfFuzzy(evidence),
                              .holds = true,
                              .relation = Claim::AtMost});
    finding.subject = "half-way between the means p";
    return finding;
}

/// By how much any p changes when everything is half as far apart, which no rounding has a part in.
double changeWhenScaled(const Evidence &evidence)
{
    Dataset scaled = pointsOf(evidence);
    for (Point &point : scaled)
        point = {0.5 * point.x1, 0.5 * point.x2, point.label};
    const Memberships before = membershipsOf(evidence);
    const auto after = Memberships::of(scaled, parameter(evidence, "c"));
    double change = after ? 0 : std::nan("");
    for (std::size_t i = 0; after && i < scaled.size(); ++i)
        change = std::max(change, std::abs(after->excess(scaled[i]) - before.excess(pointsOf(evidence)[i])));
    return change;
}

} // namespace

extern const TheoremDescriptor membershipIdeas{
    .id = "4.2",
    .name = "Section 4.2",
    .title = "Six ideas of a membership",
    .statement = "half-way between the means p ≤ ½ + δ, and five ideas more",
    .source = "Steiner (2023), Section 4.2 and Definition 21",
    .variant = "fuzzy",
    .judge = ideasFinding,
    .steps =
        {{.says = "1. It should be 1 at the mean of the point's class.",
          .numbers = [](const Evidence &evidence,
                        std::uint64_t /*k*/) { return atOwnMeans(evidence).words(); },
          .isTrue =
              [](const Evidence &evidence, std::uint64_t /*k*/) {
                  const AtMeans at = atOwnMeans(evidence);
                  return at.positive == 1 && at.negative == 1;
              }},
         {.says = "2. It should be 0.5 at the mean of the other class.",
          .numbers = [](const Evidence &evidence,
                        std::uint64_t /*k*/) { return atOtherMeans(evidence).words(); },
          .isTrue =
              [](const Evidence &evidence, std::uint64_t /*k*/) {
                  const AtMeans at = atOtherMeans(evidence);
                  return at.positive == 0.5 && at.negative == 0.5;
              }},
         {.says = "3. It should be near 0.5 as far from one mean as from the other. Near is what δ calls "
                  "near: such a point is fuzzy where δ ≥ β. Keller and Hunt suggest δ = β + 0.02.",
          .formula = "β = (1 − e⁻ᶜ) / (2(eᶜ − e⁻ᶜ))",
          .numbers = [](const Evidence &evidence,
                        std::uint64_t /*k*/) { return "half-way p: " + halfWayInWords(evidence); },
          .isTrue = [](const Evidence &evidence, std::uint64_t /*k*/) { return isNearHalf(evidence); }},
         {.says = "4. It should never be less than 0.5 or greater than 1. No point is nearer to one mean "
                  "than to the other by more than these are apart.",
          .formula = "−1 ≤ (d₂ − d₁)/d ≤ 1",
          .numbers =
              [](const Evidence &evidence, std::uint64_t /*k*/) {
                  const Extremes of = extremes(evidence);
                  return "from " + named(of.leastP, of.least, evidence) + " to "
                      + named(of.mostP, of.most, evidence);
              },
          .isTrue =
              [](const Evidence &evidence, std::uint64_t /*k*/) {
                  const Extremes of = extremes(evidence);
                  return of.leastP >= 0.5 && of.mostP <= 1;
              }},
         {.says = "5. Closer to its own mean and farther from the other it should approach 1 exponentially "
                  "quickly. What is exponential is its rise: in quarters of the way from mean to mean each "
                  "is √(eᶜ) times the one before. What it lacks of 1 is not, that shrinks evenly at the end. "
                  "For a small c the rise is nearly a straight line.",
          .numbers = [](const Evidence &evidence,
                        std::uint64_t /*k*/) { return quartersInWords(quarters(evidence)); },
          .isTrue = [](const Evidence &evidence,
                       std::uint64_t /*k*/) { return risesExponentially(evidence); }},
         {.says = "6. It should depend on relative distances from the means rather than on absolute ones.",
          .formula = "(d₂ − d₁)/d",
          .numbers =
              [](const Evidence &evidence, std::uint64_t /*k*/) {
                  const double change = changeWhenScaled(evidence);
                  return "with all points half as far apart "
                      + (change == 0 ? std::string("no p changes") : "p changes by " + readable(change, 2));
              },
          .isTrue = [](const Evidence &evidence,
                       std::uint64_t /*k*/) { return changeWhenScaled(evidence) == 0; }}},
};

} // namespace halfplane
