#include "core/geometry/best_margin.h"
#include "core/geometry/exact_margin.h"
#include "core/numbers.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

#include <cmath>
#include <limits>

namespace halfplane {

namespace {

/// Mistakes nearer than ε to the boundary are forgiven (dissertation, Algorithm 4). As printed, the algorithm
/// stops when only such mistakes are left, but goes on repairing every mistake until then. Its text calls the
/// rule "equivalent" that combines both conditions and repairs none of the forgiven ones; that makes other
/// updates.
class MarginFuzzy final : public Variant
{
public:
    enum class Rule { Printed, Combined };

    MarginFuzzy(std::shared_ptr<const Problem> problem, double eta, double epsilon, Rule rule)
        : Variant(std::move(problem))
        , m_eta(eta)
        , m_epsilon(epsilon)
        , m_rule(rule)
    {
    }

    std::optional<double> rate(const Check &check) const override
    {
        if (m_rule == Rule::Combined && !violates(check))
            return std::nullopt;
        return m_eta;
    }

    /// |⟨w, φ⟩| / ‖spatial part of w‖ ≥ ε. While the spatial part is 0 there is no boundary to be near to.
    bool violates(const Check &check) const override { return distance(check) >= m_epsilon; }

    Reason reason(const Check &check) const override
    {
        const double away = distance(check);
        if (std::isinf(away))
            return {{{"While there is no boundary every mistake counts as far from it."}}, {}};
        Phrases place{{"It lies "},
                      unbroken(readable(away) + (away < m_epsilon ? " < " : " ≥ ")),
                      letter("ε"),
                      unbroken(" = " + readable(m_epsilon)),
                      {" from the boundary"}};
        if (away >= m_epsilon)
            place.push_back({"."});
        else if (m_rule == Rule::Combined)
            place.push_back({", so it is forgiven."});
        else
            place.push_back(
                {", but the rule repairs them too until a sweep begins with only such mistakes."});
        return {std::move(place), {}};
    }

    double leastRate() const override { return m_eta; }
    double largestRate() const override { return m_eta; }
    std::string remedyForLeastRate() const override { return "a larger η"; }

    std::optional<Phrases> obstacle() const override
    {
        if (problem().space != Space::Origin)
            return std::nullopt;
        const BestMargin best = bestMargin(problem().reflected);
        if (best.separable || !best.exact || isLongerThan(*best.exact, m_epsilon))
            return std::nullopt;
        return Phrases{letter("ε"),
                       unbroken(" = " + readable(m_epsilon, 4)),
                       {" is not above "},
                       letter("γ"),
                       unbroken("* = " + readable(-best.gamma, 4)),
                       {", and every boundary through the origin has a mistake at least that deep"}};
    }

private:
    /// From the boundary in the plane; infinite while there is none.
    double distance(const Check &check) const
    {
        const double length = spatialNorm(problem().space, check.w);
        return length == 0 ? std::numeric_limits<double>::infinity() : std::abs(check.score) / length;
    }

    double m_eta;
    double m_epsilon;
    Rule m_rule;
};

Result<std::unique_ptr<Variant>> makeMarginFuzzy(const Parameters &parameters,
                                                 std::shared_ptr<const Problem> problem)
{
    const auto rule =
        choice(parameters, "rule") == "printed" ? MarginFuzzy::Rule::Printed : MarginFuzzy::Rule::Combined;
    return std::unique_ptr<Variant>(std::make_unique<MarginFuzzy>(
        std::move(problem), number(parameters, "eta"), number(parameters, "epsilon"), rule));
}

} // namespace

extern const VariantDescriptor marginFuzzyVariant{
    .id = "margin-fuzzy",
    .title = "Margin-fuzzy",
    .formula = "w ← w + η y x  until every mistake has |⟨w, x⟩| / ‖w‖ < ε",
    .stops = "no misclassified point lies ε or more from the boundary",
    .source = "Algorithm 4, Section 5.3",
    .parameters = {learningRate(),
                   {.id = "epsilon",
                    .symbol = "ε",
                    .meaning = "half-width of the band around the boundary in which mistakes are forgiven",
                    .fallback = 0.5,
                    .range = Range::above(0),
                    .title = "Band ε"},
                   {.id = "rule",
                    .symbol = "rule",
                    .meaning =
                        "which mistakes change w: printed, as the algorithm is printed: every mistake, until "
                        "only forgiven ones are left; combined: only those that are not forgiven",
                    .fallback = std::string("printed"),
                    .choices = {"printed", "combined"},
                    .title = "Repairs",
                    .choiceTitles = {"all", "unforgiven"}}},
    .scale = "eta",
    .make = makeMarginFuzzy,
};

} // namespace halfplane
