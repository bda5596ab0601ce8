#pragma once

#include "core/study/evidence.h"
#include "core/words/terminal.h"

#include <span>
#include <string>

namespace halfplane {

/// What the report is about, in words: shown above the run.
struct ReportHeading
{
    std::string title;
    std::string caption;
    std::string source;
    std::string note; ///< what reading the data had to decide: which class is +1
};

/// A run for people, in plain Unicode at most 80 columns wide (a formula or a name may be longer): the data,
/// the recipe, how it ended and why, the updates, and what became of each theorem.
std::string writeReport(const Evidence &evidence, const ReportHeading &heading,
                        const std::vector<std::size_t> &losses, Paint paint);

} // namespace halfplane
