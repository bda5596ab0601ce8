#pragma once

#include "ui/board/hands/tool.h"

namespace halfplane {

class ToolBox;

/// Puts the tip of the start vector w0 where the hand is.
class StartTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartTool)

public:
    explicit StartTool(ToolBox &tools);

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;

private:
    ToolBox &m_tools;
};

} // namespace halfplane
