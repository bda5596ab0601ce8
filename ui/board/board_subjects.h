#pragma once

#include "core/picture/board_picture.h"

#include <vector>

namespace halfplane {

/// What is at a pixel, what was most likely meant first: words, a point, a line, an area; of each kind the
/// topmost first. Each once; empty where nothing is shown.
std::vector<const Subject *> subjectsAt(const BoardFrame &frame, Spot pixel);

/// The point whose mark is there, the topmost of several.
std::optional<std::size_t> pointAt(const BoardFrame &frame, Spot pixel);

} // namespace halfplane
