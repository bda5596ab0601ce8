#pragma once

#include <QFrame>

class QHBoxLayout;

namespace halfplane {

class Board;

/// The settings of the tool at hand, over a corner of the board: choosing a tool moves nothing under the
/// pointer. It hides where the tool has none.
class ToolStrip : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolStrip)

public:
    /// On a board that has tools.
    explicit ToolStrip(Board &board);

private:
    void showOptions();

    Board &m_board;
    QHBoxLayout *m_layout;
    QWidget *m_options = nullptr;
};

} // namespace halfplane
