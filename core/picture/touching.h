#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// What kind of thing is at a place. Who points there means words rather than a line, and a line rather than
/// the area that it crosses.
enum class Touched { None, Area, Line, Words };

/// How an instruction is touched at a place, lines from `reach` away. Points are no concern of it: they are
/// known by their numbers.
Touched touchedBy(const Instruction &instruction, Spot place, double reach);

} // namespace halfplane
