#pragma once

#include "app/data_source.h"
#include "core/words/report.h"

#include <initializer_list>

namespace halfplane {

/// What is wrong with the outputs that these options name: each must be somewhere, and neither where another
/// one nor where the data are.
std::optional<Failure> troubleWithOutputs(const CallWords &words, std::initializer_list<std::string> options);

/// What a report on standard output may have.
Paint paintOfOutput();

ReportHeading headingOf(const Source &source);

} // namespace halfplane
