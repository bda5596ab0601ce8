#include "ui/board/hands/box_selection.h"

#include "ui/board/board.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hits.h"
#include "ui/editing/open_document.h"

namespace halfplane {

Choosing choosingWith(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ControlModifier))
        return Choosing::Toggling;
    return modifiers.testFlag(Qt::ShiftModifier) ? Choosing::Adding : Choosing::Anew;
}

Selection chosen(const Selection &before, const Selection &picked, Choosing how)
{
    Selection result;
    if (how == Choosing::Anew)
        result = picked;
    else if (how == Choosing::Adding)
        std::ranges::set_union(before, picked, std::back_inserter(result));
    else
        std::ranges::set_symmetric_difference(before, picked, std::back_inserter(result));
    return result;
}

BoxSelection::BoxSelection(Board &board, const Hand &hand)
    : m_board(board)
    , m_document(board.tools()->document())
    , m_before(m_document.selection())
    , m_how(choosingWith(hand.modifiers))
    , m_from(hand.at)
{
}

void BoxSelection::moveTo(const Hand &hand)
{
    m_box = {m_from, hand.at};
    m_document.setSelection(chosen(m_before, pointsIn(m_board.study().points, m_board.view(), m_box), m_how));
}

void BoxSelection::cancel() { m_document.setSelection(m_before); }

void BoxSelection::draw(Picture &picture) const
{
    Path outline = outlineOf(m_box);
    picture.add(Area{outline, {Hue::Update, 0.1}});
    outline.push_back(outline.front());
    picture.add(Line{outline, {{Hue::Update, 0.9}, 1.2, Dash::Dashed}});
}

} // namespace halfplane
