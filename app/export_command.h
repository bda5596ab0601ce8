#pragma once

#include "app/words.h"

namespace halfplane {

std::vector<Option> exportOptions();

/// export [DATA] [recipe] [figure] -o FILE
std::optional<Failure> carryOutExport(const CallWords &words);

} // namespace halfplane
