#include "core/numbers.h"
#include "core/picture/charts/proofs.h"

#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace halfplane {

namespace {

constexpr std::string_view squeezeProof = "9-proof";

template <std::size_t Curve>
std::vector<double> squeezeValues(const Study &study)
{
    return proofCurve(study, squeezeProof, Curve).values;
}

template <std::size_t Curve>
std::string squeezeFormula(const Study &study)
{
    return std::string(proofCurve(study, squeezeProof, Curve).name);
}

constexpr std::array squeezeCurvesDrawn{
    ChartCurve{.title = "‖w‖",
               .name = "‖w‖",
               .purpose = "How long w is after each update",
               .hue = Hue::Words,
               .width = 2.2,
               .values = squeezeValues<1>},
    ChartCurve{.title = "γΣη",
               .name = "γΣη",
               .purpose = "w is at least so long: each update carries it at least ηγ further along θ*",
               .hue = Hue::Best,
               .width = 1.4,
               .values = squeezeValues<0>,
               .formula = squeezeFormula<0>},
    ChartCurve{.title = "R√Ση²",
               .name = "R√Ση²",
               .purpose = "w is at most so long: an update on a mistake adds at most η²R² to ‖w‖²",
               .hue = Hue::FaintWords,
               .width = 1.4,
               .values = squeezeValues<2>,
               .formula = squeezeFormula<2>},
};

/// With unequal rates it is (Ση)²/Ση², which is at most k, that cannot pass (R/γ)².
std::string whereTheyMeet(const Study &study)
{
    const Evidence &evidence = *study.evidence;
    const std::string ratio = "(R/γ)² = " + readable(evidence.all().squaredRatio(), 4);
    return evidence.sharedRate(study.losses->updates.back()) ? "they meet at k = " + ratio
                                                             : "they meet where (Ση)²/Ση² = " + ratio;
}

void appendBound(Series &bound, std::uint64_t k, double value)
{
    bound.updates.push_back(k);
    bound.values.push_back(value);
}

/// The bounds to where they meet, which no run passes; unless the run would be lost to the eye beside them.
void drawOn(const Study &study, ChartContent &content)
{
    constexpr double mostLengthsOfRun = 100;
    constexpr std::uint64_t samples = 100;
    const Measured &points = study.evidence->all();
    const std::uint64_t end = content.last;
    const std::optional<double> rate = study.evidence->sharedRate(end);
    const double meeting = points.squaredRatio();
    if (!rate || !(meeting > static_cast<double>(end))
        || !(meeting <= mostLengthsOfRun * static_cast<double>(end)))
        return;
    Series &length = content.series[0];
    length.end = "the run ends, k = " + readable(static_cast<double>(end), 15);
    content.last = static_cast<std::uint64_t>(std::ceil(meeting));
    std::uint64_t latest = end;
    for (std::uint64_t i = 1; i <= samples; ++i) {
        const std::uint64_t k = end + (content.last - end) * i / samples;
        if (k == std::exchange(latest, k))
            continue;
        const auto updates = static_cast<double>(k);
        appendBound(content.series[1], k, points.best.gamma * *rate * updates);
        appendBound(content.series[2], k, points.radius * *rate * std::sqrt(updates));
    }
}

constexpr std::array<std::string_view, 2> squeezeTheorems{"9", "9-proof"};

} // namespace

extern const ChartDescriptor squeezeChart{
    .id = "squeeze",
    .title = "Squeeze",
    .meaning = "The length of w between its bounds, over the updates",
    .theorems = squeezeTheorems,
    .compared = "Length of w between its bounds",
    .curves = squeezeCurvesDrawn,
    .obstacle = [](const Study &study) { return missingPremise(study, squeezeProof); },
    .remark = whereTheyMeet,
    .goOn = drawOn,
};

} // namespace halfplane
