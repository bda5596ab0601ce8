#include "core/geometry/separability.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

namespace halfplane {

namespace {

/// Every mistake is repaired by the same share η of the point (dissertation, Definitions 5 and 10).
class Standard final : public Variant
{
public:
    Standard(std::shared_ptr<const Problem> problem, double eta)
        : Variant(std::move(problem))
        , m_eta(eta)
    {
    }

    std::optional<double> rate(const Check & /*check*/) const override { return m_eta; }
    std::optional<double> onlyRate() const override { return m_eta; }
    bool violates(const Check & /*check*/) const override { return true; }
    double leastRate() const override { return m_eta; }
    double largestRate() const override { return m_eta; }
    std::string remedyForLeastRate() const override { return "a larger η"; }

    std::optional<Phrases> obstacle() const override
    {
        if (isSeparable(problem().reflected))
            return std::nullopt;
        return Phrases{{"no "}, letter("w"), {" classifies all the points"}};
    }

private:
    double m_eta;
};

Result<std::unique_ptr<Variant>> makeStandard(const Parameters &parameters,
                                              std::shared_ptr<const Problem> problem)
{
    return std::unique_ptr<Variant>(
        std::make_unique<Standard>(std::move(problem), number(parameters, "eta")));
}

} // namespace

extern const VariantDescriptor standardVariant{
    .id = "standard",
    .title = "Standard",
    .formula = "w ← w + η y x",
    .stops = "no point is misclassified",
    .source = "Definitions 5 and 10, Algorithm 1",
    .parameters = {learningRate()},
    .scale = "eta",
    .make = makeStandard,
};

} // namespace halfplane
