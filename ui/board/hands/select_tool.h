#pragma once

#include "ui/board/hands/tool.h"

namespace halfplane {

class ToolBox;

/// Selects points by clicks and boxes, moves them by hand or bit by bit with the arrow keys.
class SelectTool : public Tool
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SelectTool)

public:
    explicit SelectTool(ToolBox &tools);

    QString status(const Board &board) const override;
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override;
    bool doubleClick(Board &board, const Hand &hand) override;
    bool needs(const Board &board, const QKeyEvent &key) const override;
    void keyPress(Board &board, const QKeyEvent &key) override;
    QCursor cursor(const Board &board, const Hand &hand) const override;

private:
    ToolBox &m_tools;
};

} // namespace halfplane
