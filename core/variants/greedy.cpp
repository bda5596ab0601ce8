#include "core/geometry/separability.h"
#include "core/mistake_counter.h"
#include "core/numbers.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <limits>

namespace halfplane {

namespace {

/// Of several rates, each mistake is repaired by the one that leaves the fewest mistakes over all the points
/// (dissertation, Definitions 12 and 13). A tie goes to the rate that the user named first.
class Greedy final : public Variant
{
public:
    Greedy(std::shared_ptr<const Problem> problem, std::vector<double> rates)
        : Variant(std::move(problem))
        , m_rates(std::move(rates))
        , m_counter(this->problem().reflected)
    {
    }

    std::optional<double> rate(const Check &check) const override
    {
        Candidate best{.rate = 0, .loss = std::numeric_limits<std::size_t>::max()};
        weigh(check, [&](const Candidate &candidate) {
            if (candidate.loss < best.loss)
                best = candidate;
        });
        return best.rate;
    }

    std::vector<Candidate> candidates(const Check &check) const override
    {
        std::vector<Candidate> result;
        weigh(check, [&](const Candidate &candidate) { result.push_back(candidate); });
        return result;
    }

    Reason reason(const Check &check) const override
    {
        const std::vector<Candidate> all = candidates(check);
        const Candidate best = std::ranges::min(all, {}, &Candidate::loss);
        const auto asGood = std::ranges::count(all, best.loss, &Candidate::loss);
        Phrases rate{letter("η"), unbroken(" = " + readable(best.rate))};
        if (asGood > 1)
            rate.push_back({", the first of " + std::to_string(asGood) + " as good,"});
        rate.push_back({" leaves the fewest wrong."});
        return {.decision = {}, .rate = std::move(rate)};
    }

    bool violates(const Check & /*check*/) const override { return true; }
    double leastRate() const override { return std::ranges::min(m_rates); }
    double largestRate() const override { return std::ranges::max(m_rates); }

    std::optional<Phrases> obstacle() const override
    {
        if (isSeparable(problem().reflected))
            return std::nullopt;
        return Phrases{{"no "}, letter("w"), {" classifies all the points"}};
    }

private:
    /// Tells of each rate, in the user's order, the mistakes it would leave. So many as are few enough for
    /// the stack are counted together.
    template <class Tell>
    void weigh(const Check &check, Tell tell) const
    {
        std::array<Weights, 16> weights;
        std::array<std::size_t, weights.size()> losses;
        const Weights z = problem().reflected[check.point];
        for (std::size_t from = 0; from < m_rates.size(); from += weights.size()) {
            const std::size_t count = std::min(weights.size(), m_rates.size() - from);
            for (std::size_t i = 0; i < count; ++i)
                weights[i] = check.w + m_rates[from + i] * z;
            m_counter.losses(std::span(weights).first(count), std::span(losses).first(count));
            for (std::size_t i = 0; i < count; ++i)
                tell(Candidate{m_rates[from + i], losses[i]});
        }
    }

    std::vector<double> m_rates;
    MistakeCounter m_counter;
};

Result<std::unique_ptr<Variant>> makeGreedy(const Parameters &parameters,
                                            std::shared_ptr<const Problem> problem)
{
    return std::unique_ptr<Variant>(
        std::make_unique<Greedy>(std::move(problem), numbers(parameters, "etas")));
}

} // namespace

extern const VariantDescriptor greedyVariant{
    .id = "greedy",
    .title = "Greedy",
    .formula = "w ← w + η* y x,  η* = argmin over η ∈ S of L(w + η y x)",
    .stops = "no point is misclassified",
    .source = "Definitions 12 and 13, Algorithm 2",
    .parameters = {{.id = "etas",
                    .symbol = "S",
                    .meaning = "learning rates to choose from; of equally good ones the first is taken",
                    .fallback = std::vector{0.5, 1.0, 2.0, 4.0},
                    .range = Range::above(0),
                    .title = "Rates S"}},
    .rates = Rates::Chosen,
    .make = makeGreedy,
};

} // namespace halfplane
