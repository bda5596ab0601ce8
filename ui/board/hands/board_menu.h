#pragma once

class QMenu;

namespace halfplane {

class BoardHands;
struct Hand;

/// What can be done at a place: with the point there and what is selected with it, or with an empty place. A
/// point outside the selection is selected alone first. The menu is on the screen when it is returned, and
/// goes by itself.
QMenu *openMenuAt(BoardHands &hands, const Hand &hand);

/// The same for what is selected, by a key; without a selection, for the middle of the board.
QMenu *openMenuOfSelection(BoardHands &hands);

} // namespace halfplane
