#pragma once

#include "ui/board/hands/drag.h"

#include <memory>

namespace halfplane {

class Board;

/// What a press on something means to every tool that can take hold of it: w0 is dragged by its tip; a click
/// selects a point, Ctrl toggles it, Shift adds it, and a drag takes it along with what else is selected.
/// Null where there is nothing.
std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand);

} // namespace halfplane
