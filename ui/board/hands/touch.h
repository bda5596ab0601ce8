#pragma once

#include "core/picture/shape.h"

#include <QEventPoint>
#include <QObject>
#include <QTimer>

class QTabletEvent;
class QTouchEvent;

namespace halfplane {

class Board;
class BoardHands;
struct Hand;

/// Fingers and pens on a board. One finger is the tool's hand; held in its place it opens the menu; two
/// fingers move and zoom the view, and take back what the first one had begun. More of them are a palm. A pen
/// is a hand as exact as a mouse; its other end erases, whatever the tool is.
class Touch : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Touch)

public:
    explicit Touch(BoardHands &hands);

    void setHoldTime(int milliseconds); ///< of a long press
    bool mayBecomeLong() const { return m_hold.isActive(); } ///< the press that is under way

    bool heed(QEvent &event);

private:
    enum class State {
        Idle,
        Finger, ///< is the tool's hand
        Pinch, ///< two fingers hold the view
        Over, ///< until all fingers have left
    };

    void handleTouch(const QTouchEvent &event);
    void begin(const QTouchEvent &event);
    void update(const QTouchEvent &event);
    void beginPinch(const QEventPoint &first, const QEventPoint &second);
    void pinch(Spot first, Spot second);
    void finish();
    void cancel();
    void holdLong();

    bool handleTablet(const QTabletEvent &event);
    void pressPen(const QTabletEvent &event, const Hand &hand);

    Hand handAt(Spot place) const;

    BoardHands &m_hands;
    Board &m_board;
    State m_state = State::Idle;
    int m_first = -1; ///< the fingers that count, by their ids
    int m_second = -1;
    Spot m_firstAt;
    Spot m_secondAt;
    Spot m_pressedAt;
    Qt::KeyboardModifiers m_modifiers;
    QTimer m_hold;
    bool m_isPenDown = false;
};

} // namespace halfplane
