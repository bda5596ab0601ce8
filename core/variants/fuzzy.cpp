#include "core/geometry/fuzzy_points.h"
#include "core/geometry/separability.h"
#include "core/numbers.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

/// Points whose membership is near one half are left alone; the others count the more, the surer their class
/// is (dissertation, Definitions 19 to 21). A run is the standard perceptron on the points |p1−p2|^m z_i.
class Fuzzy final : public Variant
{
public:
    struct Settings
    {
        double eta;
        double delta;
        double m;
    };

    Fuzzy(std::shared_ptr<const Problem> problem, const Memberships &memberships, const Settings &settings)
        : Variant(std::move(problem))
        , m_memberships(memberships)
        , m_settings(settings)
    {
        const Dataset &points = this->problem().points;
        const std::vector<bool> fuzzy = fuzzyPoints(points, memberships, settings.delta);
        m_rates.reserve(points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            m_rates.push_back(
                fuzzy[i] ? ignored : settings.eta * std::pow(memberships.contrast(points[i]), settings.m));
            if (!fuzzy[i])
                m_counted.push_back(i);
        }
        m_largest = settings.eta;
        m_least = settings.eta;
        for (const std::size_t i : m_counted)
            m_least = std::min(m_least, m_rates[i]);
    }

    std::optional<double> rate(const Check &check) const override
    {
        const double rate = m_rates[check.point];
        return rate == ignored ? std::nullopt : std::optional(rate);
    }

    bool violates(const Check &check) const override { return m_rates[check.point] != ignored; }

    Reason reason(const Check &check) const override
    {
        const double excess = m_memberships.excess(problem().points[check.point]);
        const bool isFuzzy = m_rates[check.point] == ignored;
        // As many digits as it takes to tell them apart, or what p has above one half.
        int digits = 3;
        while (!isFuzzy && digits < 15
               && readable(0.5 + excess, digits) == readable(0.5 + m_settings.delta, digits))
            ++digits;
        const std::string edge = readable(0.5 + m_settings.delta, digits);
        const std::string p = isFuzzy || readable(0.5 + excess, digits) != edge
            ? readable(0.5 + excess, digits)
            : "0.5 + " + readable(excess);
        Phrases decision{{"Membership "},
                         letter("p"),
                         unbroken(" = " + p + (isFuzzy ? " ≤ 0.5 + " : " > 0.5 + ")),
                         letter("δ"),
                         unbroken(" = " + edge),
                         {isFuzzy ? ", so it is fuzzy and left alone." : ": not fuzzy."}};
        if (isFuzzy)
            return {std::move(decision), {}};
        Phrases rate{{"Rate "},
                     letter("η"),
                     unbroken("|"),
                     letter("p"),
                     indexed("1"),
                     unbroken(" − "),
                     letter("p"),
                     indexed("2"),
                     unbroken("|"),
                     exponent("m"),
                     {" "},
                     unbroken("= " + readable(m_settings.eta) + "·" + readable(2 * excess)),
                     exponent(readable(m_settings.m)),
                     {" "},
                     unbroken("= " + readable(m_rates[check.point]) + ".")};
        return {std::move(decision), std::move(rate)};
    }

    std::optional<std::vector<std::size_t>> countedPoints() const override { return m_counted; }
    double leastRate() const override { return m_least; }
    double largestRate() const override { return m_largest; }
    std::string remedyForLeastRate() const override { return "a smaller m, a larger η"; }

    std::optional<Phrases> obstacle() const override
    {
        if (m_counted.empty() || isSeparable(problem().reflected.subset(m_counted)))
            return std::nullopt;
        return Phrases{{"no "},
                       letter("w"),
                       {" classifies all the points that are not fuzzy; a larger "},
                       letter("δ"),
                       {" leaves more points out"}};
    }

private:
    /// No rate of an update: rates are never negative.
    static constexpr double ignored = -1;

    Memberships m_memberships;
    Settings m_settings;
    std::vector<double> m_rates;
    std::vector<std::size_t> m_counted;
    double m_least = 0;
    double m_largest = 0;
};

Result<std::unique_ptr<Variant>> makeFuzzy(const Parameters &parameters,
                                           std::shared_ptr<const Problem> problem)
{
    const auto memberships = Memberships::of(problem->points, number(parameters, "c"));
    if (!memberships)
        return memberships.failure();
    const Fuzzy::Settings settings{number(parameters, "eta"), number(parameters, "delta"),
                                   number(parameters, "m")};
    return std::unique_ptr<Variant>(std::make_unique<Fuzzy>(std::move(problem), *memberships, settings));
}

/// To four places: more would only look exact.
double kellerHuntDelta(const Parameters &parameters)
{
    constexpr double places = 1e4;
    return std::round(suggestedDelta(number(parameters, "c")) * places) / places;
}

} // namespace

extern const VariantDescriptor fuzzyVariant{
    .id = "fuzzy",
    .title = "Fuzzy",
    .formula = "w ← w + η |p₁ − p₂|ᵐ y x",
    .stops = "every misclassified point is fuzzy",
    .source = "Definitions 19 to 21, Algorithm 3",
    .parameters = {learningRate(),
                   {.id = "delta",
                    .symbol = "δ",
                    .meaning = "points with a membership within δ of one half are fuzzy and left alone",
                    .fallback = 0.1,
                    .range = Range::within(0, 0.5),
                    .suggestion = {.title = "Suggest",
                                   .meaning =
                                       "what Keller and Hunt suggest: δ = β + 0.02 for this c, where β "
                                       "is the least δ with fuzzy points of both classes",
                                   .value = kellerHuntDelta},
                    .title = "Fuzzy band δ"},
                   {.id = "m",
                    .symbol = "m",
                    .meaning = "how strongly a sure membership outweighs an unsure one; 0 weighs all alike",
                    .fallback = 2.0,
                    .range = Range::atLeast(0),
                    .title = "Exponent m"},
                   {.id = "c",
                    .symbol = "c",
                    .meaning = "how fast membership grows towards the mean of the point's class",
                    .fallback = Memberships::usualC,
                    .range = Range::above(0),
                    .title = "Steepness c"}},
    .scale = "eta",
    .rates = Rates::ByPoint,
    .make = makeFuzzy,
};

} // namespace halfplane
