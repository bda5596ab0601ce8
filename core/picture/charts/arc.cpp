#include "core/picture/charts/proofs.h"
#include "core/theorems/findings.h"
#include "core/theorems/registry.h"

#include <array>
#include <numbers>

namespace halfplane {

namespace {

/// The theorem that is about the directions left open to this variant; null for one that leaves none open.
const TheoremDescriptor *arcTheorem(const Study &study)
{
    for (const std::string_view id : {"23", "25"}) {
        const TheoremDescriptor *theorem = findTheorem(id);
        if (theorem->variant == study.recipe.variant)
            return theorem;
    }
    return nullptr;
}

Finding arcFinding(const Study &study)
{
    const TheoremDescriptor *theorem = arcTheorem(study);
    return theorem != nullptr ? theorem->at(*study.evidence, study.losses->updates.back())
                              : doesNotApply("it is about the fuzzy and the margin-fuzzy perceptron");
}

std::vector<double> degrees(const Study &study, std::optional<double> radians)
{
    return level(study, *radians * 180 / std::numbers::pi);
}

constexpr std::array arcCurvesDrawn{
    ChartCurve{.title = "measured, in degrees",
               .name = "Measured",
               .purpose = "How wide the arc of directions is at which the run could end",
               .hue = Hue::Words,
               .width = 2.2,
               .values = [](const Study &study) { return degrees(study, arcFinding(study).value); }},
    ChartCurve{.title = "promised",
               .name = "Promised",
               .purpose = "How wide it is at least by Theorem 23 or 25",
               .hue = Hue::Best,
               .width = 1.4,
               .values = [](const Study &study) { return degrees(study, arcFinding(study).bound); }},
};

constexpr std::array<std::string_view, 2> arcTheorems{"23", "25"};

} // namespace

extern const ChartDescriptor arcChart{
    .id = "arc",
    .title = "Arc",
    .meaning = "The arc of directions that is measured beside the one that Theorem 23 or 25 promises",
    .theorems = arcTheorems,
    .compared = "Arc of directions, in degrees",
    .curves = arcCurvesDrawn,
    .obstacle =
        [](const Study &study) {
            const Finding finding = arcFinding(study);
            return finding.value && finding.bound ? std::string() : asSentence(finding.reason());
        },
    .remark =
        [](const Study &study) {
            const TheoremDescriptor &theorem = *arcTheorem(study);
            return std::string(theorem.name) + ": " + arcFinding(study).reason();
        },
};

} // namespace halfplane
