#pragma once

#include "app/words.h"

namespace halfplane {

std::vector<Option> runOptions();

/// run [DATA] [recipe] [--trace FILE|-] [--summary FILE|-]
std::optional<Failure> carryOutRun(const CallWords &words);

} // namespace halfplane
