#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// The same, elsewhere.
Instruction moved(Instruction instruction, Spot by);

} // namespace halfplane
