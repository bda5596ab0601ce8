#pragma once

#include "core/picture/picture.h"

#include <QCursor>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace halfplane {

class Board;

/// Where a hand is on a board, and how.
struct Hand
{
    Spot at; ///< in pixels of the board
    Qt::KeyboardModifiers modifiers = {};
    double slack = 2; ///< so many pixels beside a point still mean it; a finger needs more than a mouse
};

/// One gesture, from the press to the release. It begins where it is made, and the board ends it once: by
/// finish(), by cancel(), or without a word when somebody else has changed the document. What it changes is
/// one step to undo.
class Drag
{
public:
    Drag() = default;
    virtual ~Drag() = default;
    Drag(const Drag &) = delete;
    Drag &operator=(const Drag &) = delete;

    virtual void moveTo(const Hand &hand) = 0;
    virtual void finish(const Hand & /*hand*/) { } ///< let go: what the gesture was for is done by now
    virtual void cancel() { } ///< gives back what was

    /// Whether it can go on when the document becomes another one.
    virtual bool outlivesEdits() const { return false; }

    virtual void draw(Picture & /*picture*/) const { } ///< over everything else: a rubber band
    virtual std::optional<QCursor> cursor() const { return std::nullopt; } ///< none: that of the tool
};

/// Pulls along what no edit takes away: the plane, or whoever looks at it.
class Pull : public Drag
{
public:
    using Move = std::function<void(Spot way)>;

    Pull(const Hand &hand, Move move, std::function<void()> giveBack);

    void moveTo(const Hand &hand) override { m_move(hand.at - std::exchange(m_last, hand.at)); }
    void cancel() override { m_giveBack(); }
    bool outlivesEdits() const override { return true; }
    std::optional<QCursor> cursor() const override { return QCursor(Qt::ClosedHandCursor); }

private:
    Spot m_last;
    Move m_move;
    std::function<void()> m_giveBack;
};

/// The plane along.
std::unique_ptr<Drag> panFrom(Board &board, const Hand &hand);

/// A press that is a click as long as it stays in its place, though a hand may tremble, and a drag from there
/// on when it leaves it.
class ClickOrDrag : public Drag
{
public:
    using Click = std::function<void()>;
    using Begin = std::function<std::unique_ptr<Drag>()>; ///< the drag from where the press was

    ClickOrDrag(const Hand &hand, Click click, Begin begin);

    void moveTo(const Hand &hand) override;
    void finish(const Hand &hand) override;
    void cancel() override;
    bool outlivesEdits() const override;
    void draw(Picture &picture) const override;
    std::optional<QCursor> cursor() const override;

private:
    Spot m_pressedAt;
    Click m_click;
    Begin m_begin;
    std::unique_ptr<Drag> m_drag; ///< null while it is a click
};

} // namespace halfplane
