#pragma once

#include "ui/board/hands/drag.h"

namespace halfplane {

// Hands on a board that does not show the plane of the points: nothing is added there or moved.

/// What a press begins: it turns what is solid, takes w0 along where that is a place, and pans otherwise.
std::unique_ptr<Drag> perspectivePress(Board &board, const Hand &hand);

/// What a press would do there, in one line, and how the pointer shows it.
QString perspectiveStatus(const Board &board);
QCursor perspectiveCursor(const Board &board, const Hand &hand);

} // namespace halfplane
