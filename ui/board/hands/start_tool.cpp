#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/grips.h"
#include "ui/board/hands/tool_box.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Puts the tip of the start vector w0 where the hand is.
class StartTool : public Tool
{
public:
    explicit StartTool(ToolBox &tools)
        : Tool({.id = u"start"_s,
                .title = tr("Start w₀"),
                .purpose = tr("Put the tip of the start vector w₀: click or drag. Near the origin it snaps "
                              "to w₀ = 0."),
                .shortcut = Qt::Key_W},
               tools)
    {
    }

    QString status(const Board &board) const override
    {
        if (board.study().recipe.space == Space::Circle)
            return tr("A circle’s w₀ has no arrow on the plane: type it in the recipe");
        if (!board.study().run)
            return tr("Without points there is no run that w₀ could start");
        if (!board.startPlace())
            return tr("With a bias w₀ is put at the start of the run: press Home");
        return tr("Click or drag puts the tip of w₀, near the origin w₀ = 0");
    }

    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override
    {
        const auto handle = board.startPlace();
        if (!handle)
            return nullptr;
        auto drag = pullOfStart(board, *handle);
        drag->moveTo(hand);
        return drag;
    }

    QCursor cursor(const Board &board, const Hand & /*hand*/) const override
    {
        return board.startPlace() ? placingCursor(board.devicePixelRatioF()) : QCursor(Qt::ForbiddenCursor);
    }
};

} // namespace

Tool *startTool(ToolBox &tools) { return new StartTool(tools); }

} // namespace halfplane
