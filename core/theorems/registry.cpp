#include "core/theorems/registry.h"

#include "core/study/evidence.h"

#include <algorithm>
#include <array>

namespace halfplane {

extern const TheoremDescriptor rightSideTheorem;
extern const TheoremDescriptor scoreRisesTheorem;
extern const TheoremDescriptor angleMovesTheorem;
extern const TheoremDescriptor subgradientTheorem;
extern const TheoremDescriptor novikoffTheorem;
extern const TheoremDescriptor squeezeTheorem;
extern const TheoremDescriptor cosineTheorem;
extern const TheoremDescriptor potentialTheorem;
extern const TheoremDescriptor rateIndependenceTheorem;
extern const TheoremDescriptor rateRatioTheorem;
extern const TheoremDescriptor rateRatioFloorTheorem;
extern const TheoremDescriptor rateAverageTheorem;
extern const TheoremDescriptor greedyBoundTheorem;
extern const TheoremDescriptor membershipIdeas;
extern const TheoremDescriptor fuzzyBoundTheorem;
extern const TheoremDescriptor fuzzyRescaledTheorem;
extern const TheoremDescriptor fuzzyAngleTheorem;
extern const TheoremDescriptor marginFuzzyBoundTheorem;
extern const TheoremDescriptor marginFuzzyAngleTheorem;
extern const TheoremDescriptor marginFuzzyAngleCorrected;
extern const TheoremDescriptor circleLiftTheorem;

namespace {

constexpr std::array registeredTheorems{
    &rightSideTheorem,        &scoreRisesTheorem,       &angleMovesTheorem,       &subgradientTheorem,
    &novikoffTheorem,         &squeezeTheorem,          &cosineTheorem,           &potentialTheorem,
    &rateIndependenceTheorem, &rateRatioTheorem,        &rateRatioFloorTheorem,   &rateAverageTheorem,
    &greedyBoundTheorem,      &membershipIdeas,         &fuzzyBoundTheorem,       &fuzzyRescaledTheorem,
    &fuzzyAngleTheorem,       &marginFuzzyBoundTheorem, &marginFuzzyAngleTheorem, &marginFuzzyAngleCorrected,
    &circleLiftTheorem};

} // namespace

std::span<const TheoremDescriptor *const> theorems() { return registeredTheorems; }

std::vector<const TheoremDescriptor *> theoremsFor(const VariantDescriptor &variant, Space space)
{
    std::vector<const TheoremDescriptor *> result;
    for (const TheoremDescriptor *theorem : registeredTheorems) {
        if (theorem->concerns(variant, space))
            result.push_back(theorem);
    }
    return result;
}

std::optional<MistakeBound> leastMistakeBound(const Evidence &evidence)
{
    const Run &run = evidence.run();
    std::optional<MistakeBound> least;
    for (const TheoremDescriptor *theorem : theoremsFor(*run.descriptor, run.problem->space)) {
        if (!theorem->isMistakeBound)
            continue;
        const Finding finding = theorem->at(evidence, run.trace.updateCount());
        if (finding.verdict == Verdict::Holds && finding.bound && (!least || *finding.bound < least->bound))
            least = {*finding.bound, theorem};
    }
    return least;
}

const TheoremDescriptor *findTheorem(std::string_view id)
{
    const auto found = std::ranges::find(registeredTheorems, id, &TheoremDescriptor::id);
    return found == registeredTheorems.end() ? nullptr : *found;
}

} // namespace halfplane
