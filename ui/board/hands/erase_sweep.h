#pragma once

#include "core/dataset.h"
#include "ui/board/hands/drag.h"
#include "ui/editing/selection.h"

namespace halfplane {

class Board;
class OpenDocument;

/// Removes every point that the hand passes within so many pixels.
class EraseSweep : public Drag
{
public:
    EraseSweep(Board &board, const Hand &hand, double radius);

    void moveTo(const Hand &hand) override;
    void cancel() override;

private:
    void change(Dataset points, Selection selection);

    Board &m_board;
    OpenDocument &m_document;
    double m_radius;
    Dataset m_before;
    Selection m_selectionBefore;
    Spot m_last;
};

} // namespace halfplane
