#pragma once

#include "core/memberships.h"
#include "core/picture/picture.h"

#include <QObject>

class QKeyEvent;

namespace halfplane {

class Board;
class BoardHands;

/// The hand of whoever works by keyboard alone. It appears when the board gets the focus by Tab or at Enter;
/// arrows move it, Enter adds a point or picks one up and puts it down. What it is over is said to assistive
/// technology. A press of the mouse, Esc or the next Tab takes it away.
class Crosshair : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Crosshair)

public:
    explicit Crosshair(BoardHands &hands);

    bool isShown() const { return m_isShown; }
    Spot pixel() const; ///< where it is on the board
    std::optional<std::size_t> point() const; ///< the one under it

    QString status() const; ///< what its keys do; empty while it is not shown

    void draw(Picture &picture) const;
    bool heed(QEvent &event);
    bool needs(const QKeyEvent &key) const; ///< while the board shows the plane

signals:
    void statusChanged();

private:
    bool press(const QKeyEvent &key);
    bool pressOnPoint(const QKeyEvent &key);

    void appear();
    void leave();
    void heedFocus(const QWidget *focused);
    void escape();
    void move(Spot direction, double pixels);
    void goTo(const PlanePoint &place);
    void jump(int step);
    void enter(Qt::KeyboardModifiers modifiers);
    void add(Qt::KeyboardModifiers modifiers);
    void pickUp(std::size_t index);
    void follow();
    bool isCarrying() const;
    void tell();

    QString underText() const;
    QString keysText() const;

    BoardHands &m_hands;
    Board &m_board;
    bool m_isShown = false;
    bool m_isCarrying = false;
    bool m_hasBeen = false; ///< somewhere before
    PlanePoint m_place = PlanePoint::Zero();
    PlanePoint m_pickedFrom = PlanePoint::Zero();
    std::optional<std::size_t> m_jumpedTo; ///< the point that it was taken to
};

} // namespace halfplane
