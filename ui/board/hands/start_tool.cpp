#include "ui/board/hands/start_tool.h"

#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/start_drag.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/icons.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

StartTool::StartTool(ToolBox &tools)
    : Tool({.id = u"start"_s,
            .title = tr("Start w₀"),
            .purpose = tr("Put the tip of the start vector w₀: click or drag. Near the origin it snaps to "
                          "w₀ = 0."),
            .shortcut = Qt::Key_W,
            .icon = toolIcon(ToolShape::Start)},
           &tools)
    , m_tools(tools)
{
}

QString StartTool::status(const Board &board) const
{
    const Study &study = board.study();
    if (study.recipe.space == Space::Circle)
        return tr("In “circle” w₀ has no arrow on the plane: type it in the recipe");
    if (!study.run)
        return tr("Without points there is no run that w₀ could start");
    if (!board.startPlace())
        return tr("With a bias w₀ is put at the start of the run: press Home");
    return tr("Click or drag puts the tip of w₀, near the origin w₀ = 0");
}

std::unique_ptr<Drag> StartTool::press(Board &board, const Hand &hand)
{
    const auto handle = board.startPlace();
    if (!handle)
        return nullptr;
    auto drag = std::make_unique<StartDrag>(m_tools.document(), *handle);
    drag->moveTo(hand);
    return drag;
}

QCursor StartTool::cursor(const Board &board, const Hand & /*hand*/) const
{
    return board.startPlace() ? placingCursor(board.devicePixelRatioF()) : QCursor(Qt::ForbiddenCursor);
}

} // namespace halfplane
