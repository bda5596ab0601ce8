#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::string_view ratioTheorem = "15";

/// A line far above the others would leave them no room; below the chart it is told anyway.
std::vector<double> ratioCeiling(const Study &study)
{
    constexpr double farthest = 4;
    std::vector<double> values = proofCurve(study, ratioTheorem, 2).values;
    const double most = proofCurve(study, ratioTheorem, 1).values.back();
    return !values.empty() && values.front() <= farthest * most ? values : std::vector<double>();
}

constexpr std::array ratioCurvesDrawn{
    ChartCurve{.title = "(Ση)²/Ση²",
               .name = "(Ση)²/Ση²",
               .purpose = "Of the rates so far: k when all are equal, less the more they differ",
               .hue = Hue::Words,
               .width = 2.2,
               .values = [](const Study &study) { return proofCurve(study, ratioTheorem, 1).values; }},
    ChartCurve{.title = "k(ηₘᵢₙ/ηₘₐₓ)²",
               .name = "k(ηₘᵢₙ/ηₘₐₓ)²",
               .purpose = "The ratio is at least this (Theorem 16)",
               .hue = Hue::FaintWords,
               .width = 1.4,
               .values = [](const Study &study) { return proofCurve(study, ratioTheorem, 0).values; }},
    ChartCurve{.title = "(R/γ)²",
               .name = "(R/γ)²",
               .purpose = "The ratio is at most this (Theorem 15)",
               .hue = Hue::Best,
               .width = 1.4,
               .values = ratioCeiling},
};

std::string ratioBoundWords(const Study &study)
{
    const std::string missing = missingPremise(study, ratioTheorem);
    if (!missing.empty())
        return "no bound above: " + missing.substr(0, missing.size() - 1);
    return "at most (R/γ)² = " + readable(study.evidence->all().squaredRatio(), 4);
}

constexpr std::array<std::string_view, 3> ratioTheorems{"15", "16", "18"};

} // namespace

extern const ChartDescriptor ratioChart{
    .id = "ratio",
    .title = "Rate ratio",
    .meaning = "The ratio of the rates between its bounds, over the updates",
    .theorems = ratioTheorems,
    .compared = "(Ση)²/Ση² between its bounds",
    .curves = ratioCurvesDrawn,
    .obstacle =
        [](const Study &study) {
            return study.losses->updates.back() > 0 ? std::string()
                                                    : std::string("No update has been made yet.");
        },
    .remark = ratioBoundWords,
};

} // namespace halfplane
