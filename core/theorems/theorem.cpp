#include "core/theorems/theorem.h"

#include "core/theorems/findings.h"

#include <algorithm>

namespace halfplane {

std::string_view idOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds:
        return "holds";
    case Verdict::Exceeded:
        return "exceeded";
    case Verdict::TooClose:
        return "too close to call";
    case Verdict::DoesNotApply:
        return "does not apply";
    }
    return {};
}

bool TheoremDescriptor::concerns(std::string_view variant, Space space) const
{
    const bool hasVariant = variants.empty() || std::ranges::find(variants, variant) != variants.end();
    const bool hasSpace = spaces.empty() || std::ranges::find(spaces, space) != spaces.end();
    return hasVariant && hasSpace;
}

std::optional<Finding> TheoremDescriptor::missing(const Evidence &evidence, std::uint64_t k) const
{
    // What is about one variant speaks of something that the others do not have; what is about several is
    // true of the others, too, and only says little there.
    if (variants.size() == 1 && variants.front() != evidence.run().descriptor->id)
        return doesNotApply("it is about the " + std::string(variants.front()) + " perceptron");
    if (spaces.size() == 1 && spaces.front() != evidence.run().problem->space)
        return doesNotApply("it is about the space " + std::string(idOf(spaces.front())));
    for (const Premise &premise : premises) {
        if (auto finding = premise.missing(evidence, k))
            return finding;
    }
    return std::nullopt;
}

Finding TheoremDescriptor::at(const Evidence &evidence, std::uint64_t k) const
{
    auto finding = missing(evidence, k);
    return finding ? *std::move(finding) : judge(evidence, k);
}

} // namespace halfplane
