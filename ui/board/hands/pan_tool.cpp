#include "ui/board/hands/pan_tool.h"

#include "ui/board/hands/pan.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/icons.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

PanTool::PanTool(ToolBox &tools)
    : Tool({.id = u"pan"_s,
            .title = tr("Move the plane"),
            .purpose = tr("Move the plane by dragging; nothing is edited. (With every other tool: drag with "
                          "the middle button, or hold Space.)"),
            .shortcut = Qt::Key_H,
            .icon = toolIcon(ToolShape::Pan)},
           &tools)
{
}

QString PanTool::status(const Board & /*board*/) const
{
    return tr("Drag moves the plane, the wheel zooms, 0 fits all points");
}

std::unique_ptr<Drag> PanTool::press(Board &board, const Hand &hand)
{
    return std::make_unique<Pan>(board, hand);
}

QCursor PanTool::cursor(const Board & /*board*/, const Hand & /*hand*/) const { return Qt::OpenHandCursor; }

} // namespace halfplane
