#pragma once

#include "core/dataset.h"
#include "ui/board/hands/drag.h"

namespace halfplane {

class Board;
class OpenDocument;
class SprayTool;

/// Drops a cloud where it begins, and more along the way.
class SprayOn : public Drag
{
public:
    SprayOn(Board &board, const Hand &hand, SprayTool &tool);

    void moveTo(const Hand &hand) override;
    void cancel() override;

private:
    void drop(Spot pixel);
    double distance() const; ///< between two clouds, in pixels

    Board &m_board;
    OpenDocument &m_document;
    SprayTool &m_tool;
    Label m_label;
    Dataset m_before;
    std::uint64_t m_seedBefore;
    Spot m_last; ///< where a cloud was dropped last
};

} // namespace halfplane
