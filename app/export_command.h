#pragma once

#include "app/words.h"

namespace halfplane {

std::vector<Option> exportOptions();

/// export [DATA] [recipe] [figure] -o FILE
std::optional<Complaint> carryOutExport(const CallWords &words);

} // namespace halfplane
