#include "ui/board/hands/point_tool.h"

#include "ui/board/board.h"
#include "ui/board/hands/click_or_drag.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/grip.h"
#include "ui/board/hands/pan.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"
#include "ui/painting/icons.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

PointTool::PointTool(ToolBox &tools)
    : Tool({.id = u"points"_s,
            .title = tr("Points"),
            .purpose = tr("Add points: a click adds one of the chosen class, Shift+click one of the other. "
                          "A drag moves a point, or the plane."),
            .shortcut = Qt::Key_P,
            .icon = toolIcon(ToolShape::Points)},
           &tools)
    , m_tools(tools)
{
}

QString PointTool::status(const Board & /*board*/) const
{
    const bool isPositive = m_tools.currentClass() == Label::Positive;
    return isPositive ? tr("Click adds a point of class +1, Shift+click of −1 · drag a point or the plane")
                      : tr("Click adds a point of class −1, Shift+click of +1 · drag a point or the plane");
}

std::unique_ptr<Drag> PointTool::press(Board &board, const Hand &hand)
{
    if (auto grip = gripAt(board, hand))
        return grip;
    const auto click = [&board, this, hand] {
        if (hand.modifiers.testFlag(Qt::ControlModifier))
            return; // it was to toggle a point and missed it
        const bool isOther = hand.modifiers.testFlag(Qt::ShiftModifier);
        const Label label = isOther ? opposite(m_tools.currentClass()) : m_tools.currentClass();
        const PlanePoint place = board.placeAt(hand.at);
        m_tools.document().addPoint({place.x1, place.x2, label});
    };
    return std::make_unique<ClickOrDrag>(hand, click,
                                         [&board, hand] { return std::make_unique<Pan>(board, hand); });
}

QCursor PointTool::cursor(const Board &board, const Hand &hand) const
{
    if (board.isOnStart(hand) || board.pointAt(hand))
        return Qt::SizeAllCursor;
    return addingCursor(m_tools.currentClass(), board.devicePixelRatioF());
}

} // namespace halfplane
