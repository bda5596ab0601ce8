#pragma once

#include "ui/board/hands/drag.h"
#include "ui/editing/selection.h"

namespace halfplane {

class Board;
class OpenDocument;

/// What becomes of what was selected before.
enum class Choosing { Anew, Adding, Toggling };

/// Shift adds, Ctrl toggles.
Choosing choosingWith(Qt::KeyboardModifiers modifiers);

Selection chosen(const Selection &before, const Selection &picked, Choosing how);

/// Selects what is in a rectangle that the hand draws.
class BoxSelection : public Drag
{
public:
    BoxSelection(Board &board, const Hand &hand);

    void moveTo(const Hand &hand) override;
    void cancel() override;
    void draw(Picture &picture) const override;
    std::optional<QCursor> cursor() const override { return QCursor(Qt::CrossCursor); }

private:
    Board &m_board;
    OpenDocument &m_document;
    Selection m_before;
    Choosing m_how;
    Spot m_from;
    Box m_box; ///< from there to where the hand is
};

} // namespace halfplane
