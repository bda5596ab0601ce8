#pragma once

#include "ui/board/hands/tool.h"

namespace halfplane {

class ToolBox;

/// Moves the plane and changes nothing.
class PanTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PanTool)

public:
    explicit PanTool(ToolBox &tools);

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;
};

} // namespace halfplane
