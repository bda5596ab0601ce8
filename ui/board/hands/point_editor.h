#pragma once

#include <cstddef>

namespace halfplane {

class Board;

/// Opens the exact coordinates of a point beside it on the board. Enter takes them, Esc or attention
/// elsewhere leaves things as they are.
void editPoint(Board &board, std::size_t index);

} // namespace halfplane
