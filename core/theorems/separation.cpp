#include "core/geometry/mixture.h"
#include "core/theorems/findings.h"
#include "core/theorems/registry.h"

#include <algorithm>
#include <utility>

namespace halfplane {

namespace {

using Rational = boost::multiprecision::cpp_rational;
using Terms = std::vector<Mixture::Term>;

std::string pointName(const Evidence &evidence, const Mixture::Term &term)
{
    return nameOfPoint(evidence.run().problem->numberOf(term.point));
}

/// "z₃"
std::string reflectedName(const Evidence &evidence, const Mixture::Term &term)
{
    return withIndex("z", evidence.run().problem->numberOf(term.point) + 1);
}

/// "a, b and c"
template <class Name>
std::string listed(const Evidence &evidence, const Terms &terms, const Name &name)
{
    std::string text;
    for (std::size_t i = 0; i < terms.size(); ++i)
        text += (i == 0 ? "" : i + 1 < terms.size() ? ", " : " and ") + name(evidence, terms[i]);
    return text;
}

std::string listed(const Evidence &evidence, const Terms &terms)
{
    return listed(evidence, terms, pointName);
}

bool isPositive(const Evidence &evidence, const Mixture::Term &term)
{
    return evidence.run().problem->points[term.point].label == Label::Positive;
}

/// "−x₂" of class −1, as the board names what stands there.
std::string cornerName(const Evidence &evidence, const Mixture::Term &term)
{
    return (isPositive(evidence, term) ? "" : "−") + pointName(evidence, term);
}

/// The points of the mixture by their classes, the class of fewer first.
struct Classes
{
    explicit Classes(const Evidence &evidence)
    {
        for (const Mixture::Term &term : evidence.mixture()->terms)
            (isPositive(evidence, term) ? few : many).push_back(term);
        if (few.size() > many.size())
            std::swap(few, many);
    }

    Terms few;
    Terms many;
};

std::string meetingText(const Evidence &evidence)
{
    const PlanePoint place = meetingPlace(*evidence.mixture(), evidence.run().problem->points);
    return "(" + readable(place.x(), 4) + ", " + readable(place.y(), 4) + ")";
}

/// Why no boundary through 0 has them right, whose mixture is 0.
std::string inTheOrigin(const Evidence &evidence, const Classes &classes)
{
    const Terms &terms = evidence.mixture()->terms;
    const std::string names = listed(evidence, terms);
    if (terms.size() == 1)
        return names + " stands at the origin, through which every boundary goes: it is on no side of any";
    if (terms.size() == 3)
        return "with every point x of class −1 moved to the opposite place, −x, the triangle of "
            + listed(evidence, terms, cornerName) + " has the origin inside. A boundary with all three right "
            + "would have the whole triangle on one side; but it goes through the origin";
    return classes.few.empty() ? names
            + " are of one class and stand opposite each other, seen from the origin: a boundary through "
              "it has them on different sides, or goes through both"
                               : names
            + " are of different classes and stand in one direction from the origin: a boundary through "
              "it has them on the same side, or goes through both";
}

std::string inThePlane(const Evidence &evidence, const Classes &classes)
{
    const auto &[few, many] = classes;
    const std::string ones = listed(evidence, few);
    const std::string others = listed(evidence, many);
    if (many.size() == 1)
        return ones + " and " + others + " are of different classes and stand at one place, "
            + meetingText(evidence) + ": every boundary has them on the same side, or goes through both";
    if (few.size() == 2)
        return "the segment from " + listed(evidence, {few.front()}) + " to " + listed(evidence, {few.back()})
            + " crosses the one from " + listed(evidence, {many.front()}) + " to "
            + listed(evidence, {many.back()}) + ", of the other class, at " + meetingText(evidence)
            + ". A line with " + ones
            + " on one side has their whole segment there, and the crossing with "
              "it; with "
            + others + " on the other side it would have the crossing there, too";
    return ones + " stands " + (many.size() == 2 ? "on the segment" : "in the triangle") + " of " + others
        + ", which are of the other class. A line with these on one side has the whole "
        + (many.size() == 2 ? "segment" : "triangle") + " there, and " + ones + " with it";
}

std::string onTheParaboloid(const Evidence &evidence, const Classes &classes)
{
    return "lifted to (x, ‖x‖²), " + listed(evidence, classes.few) + " of one class and "
        + listed(evidence, classes.many)
        + " of the other have a mixture in common. A plane with the ones on "
          "one side and the others on the other would have it on both, so there is no circle and no line";
}

std::string geometry(const Evidence &evidence)
{
    const Classes classes(evidence);
    const Space space = evidence.run().problem->space;
    if (space == Space::Origin)
        return inTheOrigin(evidence, classes);
    return space == Space::Bias || evidence.mixture()->terms.size() == 2 ? inThePlane(evidence, classes)
                                                                         : onTheParaboloid(evidence, classes);
}

/// A share as a fraction where that is short, else as a decimal number; so many times.
struct ShareText
{
    ShareText(const Mixture &mixture, const Mixture::Term &term, int times)
    {
        const Rational share = times * mixture.share(term);
        constexpr std::size_t mostDigits = 4;
        const std::string numerator = boost::multiprecision::numerator(share).str();
        const std::string denominator = boost::multiprecision::denominator(share).str();
        digits = std::max(numerator.size(), denominator.size());
        isExact = digits <= mostDigits;
        text = !isExact          ? readable(times * mixture.roundedShare(term), 4)
            : denominator == "1" ? numerator
                                 : numerator + "/" + denominator;
    }

    std::string text;
    bool isExact;
    std::size_t digits;
};

/// "1/4·z₁ + 3/4·z₂", each share so many times.
class Sum
{
public:
    explicit Sum(const Evidence &evidence, int times = 1)
        : m_evidence(evidence)
        , m_times(times)
    {
    }

    template <class Name>
    Sum &add(const Terms &terms, const Name &name)
    {
        for (const Mixture::Term &term : terms) {
            const ShareText share(*m_evidence.mixture(), term, m_times);
            text += (text.empty() ? "" : " + ") + (share.text == "1" ? "" : share.text + "·")
                + name(m_evidence, term);
            isExact = isExact && share.isExact;
            digits = std::max(digits, share.digits);
        }
        return *this;
    }

    std::string text;
    bool isExact = true;
    std::size_t digits = 0;

private:
    const Evidence &m_evidence;
    int m_times;
};

std::string mixtureInNumbers(const Evidence &evidence, std::uint64_t /*k*/)
{
    const Sum all = Sum(evidence).add(evidence.mixture()->terms, reflectedName);
    std::string text = all.text + (all.isExact ? " = 0" : " ≈ 0");
    if (evidence.run().problem->space == Space::Bias) {
        const Classes classes(evidence);
        const Sum few = Sum(evidence, 2).add(classes.few, pointName);
        const Sum many = Sum(evidence, 2).add(classes.many, pointName);
        const std::string_view equals = few.isExact && many.isExact ? " = " : " ≈ ";
        text.append(": ").append(few.text).append(equals).append(many.text);
        if (evidence.mixture()->terms.size() > 2)
            text.append(equals).append(meetingText(evidence));
    }
    if (!all.isExact)
        text += ". The shares are rounded here; as fractions, with up to " + std::to_string(all.digits)
            + " digits, they give 0 exactly";
    return text;
}

/// At least one is not above 0, whatever w is; as doubles they may all be, by their last bits.
std::string scoresInNumbers(const Evidence &evidence, std::uint64_t k)
{
    const Run &run = evidence.run();
    const Weights w = run.trace.weights(k);
    std::string scores;
    Terms wrong;
    for (const Mixture::Term &term : evidence.mixture()->terms) {
        const double score = run.reflected().score(w, term.point);
        scores += (scores.empty() ? "" : ", ") + ("⟨w, " + reflectedName(evidence, term) + "⟩ = ")
            + readable(score);
        if (score <= 0)
            wrong.push_back(term);
    }
    if (wrong.empty())
        return scores;
    return scores + ": " + listed(evidence, wrong) + (wrong.size() == 1 ? " is wrong" : " are wrong");
}

std::string elsewhere(const Evidence &evidence, std::uint64_t /*k*/) { return evidence.separability(); }

std::string lacksMixture(const Evidence &evidence, std::uint64_t /*k*/)
{
    return unless(!evidence.isSeparable(), "the points are separable: some w has all of them right");
}

Finding mixtureFinding(const Evidence &evidence, std::uint64_t /*k*/)
{
    return {.verdict = Verdict::Holds, .remark = geometry(evidence), .called = "not separable"};
}

} // namespace

const TheoremDescriptor separationTheorem{
    .id = "gordan",
    .name = "Gordan's theorem",
    .title = "Why not separable",
    .statement = "no boundary has all points right ⇔ the zᵢ = yᵢxᵢ add up to 0 in some shares",
    .isSimple = isInThePlane,
    .general = "no boundary has all points right ⇔ the zᵢ = yᵢφ(xᵢ) add up to 0 in some shares",
    .source = "P. Gordan, Mathematische Annalen 6 (1873)",
    .premises = {{"the points are not separable", lacksMixture}},
    .judge = mixtureFinding,
    .steps =
        {{"Each point times its class: z = yx is x itself for class +1, and −x for class −1. In these "
          "shares, all above 0, they add up to 0:",
          "Σ λᵢzᵢ = 0", mixtureInNumbers, "Σ λᵢzᵢ = 0, with z = yφ(x)"},
         {"A point is right where its score ⟨w, z⟩ is above 0. In the same shares the scores add up to 0 "
          "as well, whatever w is:",
          "Σ λᵢ⟨w, zᵢ⟩ = ⟨w, Σ λᵢzᵢ⟩ = ⟨w, 0⟩ = 0"},
         {"Numbers above 0 do not add up to 0. So for every w at least one of these scores is 0 or less, "
          "and its point is wrong. No run can end without a mistake.",
          "", scoresInNumbers},
         {"Gordan also showed the other way round: where no shares add up to 0 there is a boundary. "
          "Another kind of boundary may do.",
          "", elsewhere}},
    .layers = {"meeting-hulls"},
};

} // namespace halfplane
