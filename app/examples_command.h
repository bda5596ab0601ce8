#pragma once

#include "app/words.h"

namespace halfplane {

std::vector<Option> examplesOptions();

/// One line each: id, tab, title.
std::optional<Failure> carryOutExamples(const CallWords &words);

} // namespace halfplane
