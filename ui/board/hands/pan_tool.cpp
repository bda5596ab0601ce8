#include "ui/board/board.h"
#include "ui/board/hands/drag.h"
#include "ui/board/hands/tool_box.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Moves the plane and changes nothing.
class PanTool : public Tool
{
public:
    explicit PanTool(ToolBox &tools)
        : Tool({.id = u"pan"_s,
                .title = tr("Move the plane"),
                .purpose = tr("Move the plane by dragging; nothing is edited. (With every other tool: drag "
                              "with the middle button, or hold Space.)"),
                .shortcut = Qt::Key_H},
               tools)
    {
    }

    QString status(const Board & /*board*/) const override
    {
        return tr("Drag moves the plane, the wheel zooms, 0 fits all points");
    }
    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override { return panFrom(board, hand); }
    QCursor cursor(const Board & /*board*/, const Hand & /*hand*/) const override
    {
        return Qt::OpenHandCursor;
    }
};

} // namespace

Tool *panTool(ToolBox &tools) { return new PanTool(tools); }

} // namespace halfplane
