#pragma once

#include "ui/board/hands/drag.h"

#include <QPointer>

#include <functional>
#include <memory>

namespace halfplane {

class OpenDocument;

/// The one gesture that may be under way on a board: what it does to the document is one step to undo, and
/// when somebody else changes the document meanwhile, it is over with what it has done.
class Gesture
{
public:
    Gesture() = default;

    void setDocument(OpenDocument &document);

    /// Asks what the press begins.
    void begin(const std::function<std::unique_ptr<Drag>()> &press);
    void moveTo(const Hand &hand);
    void finish(const Hand &hand);
    void cancel();
    void drop() { m_drag.reset(); }

    /// The document is another one, by whomever; true when by the gesture itself.
    bool heedEdit();

    const Drag *drag() const { return m_drag.get(); } ///< null when none is under way

private:
    void act(const std::function<void()> &action);
    void endStep();

    QPointer<OpenDocument> m_document;
    std::unique_ptr<Drag> m_drag;
    bool m_isActing = false;
};

} // namespace halfplane
