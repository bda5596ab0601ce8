#pragma once

#include "core/picture/board_picture.h"

namespace halfplane {

/// What is at a pixel of the board, in rich text: its name and symbol, what it means, its numbers in this
/// step, where it comes from, and what else is there.
QString whatsThisAt(const BoardFrame &frame, Spot pixel);

/// "x₅ = (8.9, −5.46), class +1, wrong"
QString pointWords(const BoardFrame &frame, std::size_t index);

/// Of the point there, in rich text: its score, what is right for it, and how far it is from that. Empty
/// where there is none.
QString pointTip(const BoardFrame &frame, Spot pixel);

/// "(8.9, −5.46)", as exact as the screen is.
QString placeWords(const BoardFrame &frame, Spot pixel);

} // namespace halfplane
