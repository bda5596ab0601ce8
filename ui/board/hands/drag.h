#pragma once

#include "core/picture/picture.h"

#include <QCursor>

#include <optional>

namespace halfplane {

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

} // namespace halfplane
