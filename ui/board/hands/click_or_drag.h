#pragma once

#include "ui/board/hands/drag.h"

#include <functional>
#include <memory>

namespace halfplane {

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
