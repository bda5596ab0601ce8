// One variant more, to show what adding one takes: this file and a line in the registry.

#include "core/geometry/separability.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

namespace halfplane {

namespace {

/// Updates on every point that is not at least β clear of the boundary, right or wrong.
class MarginPerceptron final : public Variant
{
public:
    MarginPerceptron(std::shared_ptr<const Problem> problem, double eta, double beta)
        : Variant(std::move(problem))
        , m_eta(eta)
        , m_beta(beta)
    {
    }

    double threshold(const Weights &w) const override { return m_beta * spatialNorm(problem().space, w); }
    std::optional<double> rate(const Check & /*check*/) const override { return m_eta; }
    bool violates(const Check & /*check*/) const override { return true; }
    double leastRate() const override { return m_eta; }
    double largestRate() const override { return m_eta; }

    std::optional<Phrases> obstacle() const override
    {
        if (isSeparable(problem().reflected))
            return std::nullopt;
        return Phrases{{"the points are not separable"}};
    }

private:
    double m_eta;
    double m_beta;
};

Result<std::unique_ptr<Variant>> make(const Parameters &parameters, std::shared_ptr<const Problem> problem)
{
    return std::unique_ptr<Variant>(std::make_unique<MarginPerceptron>(
        std::move(problem), number(parameters, "eta"), number(parameters, "beta")));
}

} // namespace

extern const VariantDescriptor marginPerceptronVariant{
    .id = "margin-perceptron",
    .title = "Margin perceptron",
    .formula = "w ← w + η y x  while y⟨w, x⟩ ≤ β‖w‖",
    .stops = "every point is more than β on its side",
    .source = "a test",
    .parameters = {learningRate(),
                   {.id = "beta",
                    .symbol = "β",
                    .meaning = "how clear of the boundary every point has to be",
                    .fallback = 0.25,
                    .range = Range::atLeast(0)}},
    .make = make,
};

} // namespace halfplane
