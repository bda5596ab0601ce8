#include "core/words/report.h"

#include "core/words/report_parts.h"

namespace halfplane {

std::string writeReport(const Evidence &evidence, const ReportHeading &heading,
                        const std::vector<std::size_t> &losses, Paint paint)
{
    const std::string parts[]{
        headingPart(heading, paint),          setUpPart(evidence, heading, paint),
        outcomePart(evidence, paint),         quantitiesPart(evidence, paint),
        separationPart(evidence, paint),      lossPart(losses, paint),
        updatesPart(evidence, losses, paint), theoremsPart(evidence, paint),
    };
    std::string text;
    for (const std::string &part : parts) {
        if (!part.empty())
            text += (text.empty() ? "" : "\n") + part;
    }
    return text;
}

} // namespace halfplane
