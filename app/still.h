#pragma once

#include "app/failures.h"

#include <optional>

namespace halfplane {

/// Draws the default example at its step into a PNG among the temporary files and says where: what a start
/// without a display can show.
std::optional<Failure> drawDefaultExample();

} // namespace halfplane
