#include "core/theorems/theorem.h"

#include "core/theorems/findings.h"

#include <algorithm>

namespace halfplane {

namespace {

std::string numbersIn(const Finding &finding)
{
    return finding.left.empty() ? ""
                                : finding.left + " " + std::string(finding.relation) + " " + finding.right;
}

} // namespace

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

std::string Finding::glance() const
{
    if (verdict == Verdict::DoesNotApply || left.empty() || !subject.empty())
        return std::string(word());
    return numbersIn(*this) + (isSoFar && rounding.empty() ? " so far" : "");
}

std::string Finding::reason() const
{
    const std::string before = subject.empty() ? "" : std::string(subject) + ": ";
    return before + numbersIn(*this) + rounding + (isSoFar ? " so far" : "") + remark;
}

bool TheoremDescriptor::concerns(const VariantDescriptor &about, Space space) const
{
    const auto isAmong = [](const auto &value, const auto &all) {
        return all.empty() || std::ranges::find(all, value) != all.end();
    };
    return (variant.empty() || variant == about.id) && isAmong(about.rates, rates) && isAmong(space, spaces);
}

std::string TheoremDescriptor::missing(const Evidence &evidence, std::uint64_t k) const
{
    // What is about one variant speaks of something that the others do not have; what is about several is
    // true of the others, too, and only says little there.
    if (!variant.empty() && variant != evidence.run().descriptor->id)
        return "it is about the " + std::string(variant) + " perceptron";
    if (spaces.size() == 1 && spaces.front() != evidence.run().problem->space)
        return "it is about the space " + std::string(idOf(spaces.front()));
    std::string lacking;
    for (std::size_t i = 0; i < premises.size() && lacking.empty(); ++i)
        lacking = premises[i].missing(evidence, k);
    return lacking;
}

Finding TheoremDescriptor::at(const Evidence &evidence, std::uint64_t k) const
{
    std::string lacking = missing(evidence, k);
    if (!lacking.empty())
        return doesNotApply(std::move(lacking));
    Finding finding = judge(evidence, k);
    const bool isProvedBound = isMistakeBound && !refutation; // the others know a better reason
    return isProvedBound && evidence.neverEnds() ? exceededForEver(std::move(finding)) : finding;
}

} // namespace halfplane
