#pragma once

#include "ui/board/hands/tool.h"

namespace halfplane {

class ToolBox;

/// Adds points by clicks, moves them, and pulls the plane along.
class PointTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointTool)

public:
    explicit PointTool(ToolBox &tools);

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;

private:
    ToolBox &m_tools;
};

} // namespace halfplane
