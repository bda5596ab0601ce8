#pragma once

class QContextMenuEvent;
class QEvent;
class QKeyEvent;
class QMouseEvent;

namespace halfplane {

class BoardHands;

/// The mouse on a board, and the keys that go with it: the space bar held pans, let go without it plays.
class Mouse
{
public:
    explicit Mouse(BoardHands &hands)
        : m_hands(hands)
    {
    }

    bool heed(QEvent &event);
    bool isSpaceHeld() const { return m_isSpaceHeld; }

private:
    void press(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void openMenu(const QContextMenuEvent &event);
    bool pressKey(QKeyEvent &event);
    bool releaseKey(const QKeyEvent &event);
    bool toolNeeds(const QKeyEvent &key) const;

    BoardHands &m_hands;
    bool m_isSpaceHeld = false;
    bool m_hasSpacePanned = false;
};

} // namespace halfplane
