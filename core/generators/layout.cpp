#include "core/generators/layout.h"

namespace halfplane {

std::vector<Label> mixedLabels(std::size_t positive, std::size_t negative)
{
    const std::size_t total = positive + negative;
    std::vector<Label> labels;
    labels.reserve(total);
    for (std::size_t i = 0; i < total; ++i) {
        const bool isNegativeDue = (i + 1) * negative / total > i * negative / total;
        labels.push_back(isNegativeDue ? Label::Negative : Label::Positive);
    }
    return labels;
}

} // namespace halfplane
