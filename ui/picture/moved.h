#pragma once

#include "ui/picture/picture.h"

namespace halfplane {

/// The same, elsewhere.
Instruction moved(Instruction instruction, QPointF by);

} // namespace halfplane
