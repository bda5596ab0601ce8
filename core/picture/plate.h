#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// A rounded rectangle behind words, with a thin edge.
void addPlate(const Box &rectangle, double rounding, const Stroke &edge, std::vector<Instruction> &to);

} // namespace halfplane
