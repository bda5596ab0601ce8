#include "core/theorems/fuzzy_premises.h"

namespace halfplane {

std::optional<Finding> needsFuzzy(const Evidence &evidence)
{
    if (auto missing = needsVariant(evidence, "fuzzy", "fuzzy"))
        return missing;
    if (evidence.counted().reflected.size() == 0)
        return doesNotApply("every point is fuzzy");
    if (!evidence.counted().best.separable)
        return doesNotApply("the points that are not fuzzy are not separable");
    return std::nullopt;
}

} // namespace halfplane
