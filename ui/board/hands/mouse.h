#pragma once

class QContextMenuEvent;
class QEvent;
class QKeyEvent;
class QMouseEvent;

namespace halfplane {

class BoardHands;
struct SpaceBar;

/// The mouse on a board, and the keys that go with it: the space bar held pans, let go without it plays. On X
/// a key that is held is let go and pressed again many times, and Qt does not always see that as one.
class Mouse
{
public:
    explicit Mouse(BoardHands &hands);

    bool heed(QEvent &event);
    bool needs(const QKeyEvent &key) const;
    bool isSpaceHeld() const;

private:
    void press(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void openMenu(const QContextMenuEvent &event);
    bool pressKey(QKeyEvent &event);
    bool releaseKey(const QKeyEvent &event);
    void letGoOfSpace();
    bool toolNeeds(const QKeyEvent &key) const;

    BoardHands &m_hands;
    SpaceBar &m_space;
};

} // namespace halfplane
