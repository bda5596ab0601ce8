#include "core/theorems/theorem.h"

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

} // namespace halfplane
