#include "ui/board/hands/grip.h"

#include "ui/board/board.h"
#include "ui/board/hands/box_selection.h"
#include "ui/board/hands/click_or_drag.h"
#include "ui/board/hands/move_points.h"
#include "ui/board/hands/start_drag.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"

namespace halfplane {

namespace {

std::unique_ptr<Drag> gripOfStart(Board &board, const Hand &hand)
{
    OpenDocument &document = board.tools()->document();
    const auto begin = [&document, handle = *board.startHandle()] {
        return std::make_unique<StartDrag>(document, handle);
    };
    return std::make_unique<ClickOrDrag>(
        hand, [] {}, begin);
}

std::unique_ptr<Drag> gripOfPoint(Board &board, const Hand &hand, std::size_t index)
{
    OpenDocument &document = board.tools()->document();
    const Choosing how = choosingWith(hand.modifiers);
    const auto click = [&document, index, how] {
        document.setSelection(chosen(document.selection(), {index}, how));
    };
    const auto begin = [&board, &document, hand, index, how] {
        if (!std::ranges::binary_search(document.selection(), index))
            document.setSelection(chosen(document.selection(), {index}, how));
        return std::make_unique<MovePoints>(board, hand, document.selection());
    };
    return std::make_unique<ClickOrDrag>(hand, click, begin);
}

} // namespace

std::unique_ptr<Drag> gripAt(Board &board, const Hand &hand)
{
    if (board.isOnStart(hand))
        return gripOfStart(board, hand);
    if (const auto point = board.pointAt(hand))
        return gripOfPoint(board, hand, *point);
    return nullptr;
}

} // namespace halfplane
