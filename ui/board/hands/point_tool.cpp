#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/drag.h"
#include "ui/board/hands/grips.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Adds points by clicks, moves them, and pulls the plane along.
class PointTool : public Tool
{
public:
    explicit PointTool(ToolBox &tools)
        : Tool(
            {.id = u"points"_s,
             .title = tr("Points"),
             .purpose = tr("Add points: a click adds one of the chosen class, Shift+click one of the other. "
                           "A drag moves a point, or the plane."),
             .shortcut = Qt::Key_P},
            tools)
    {
    }

    QString status(const Board & /*board*/) const override
    {
        return tools().currentClass() == Label::Positive
            ? tr("Click adds a point of class +1, Shift+click of −1 · drag a point or the plane")
            : tr("Click adds a point of class −1, Shift+click of +1 · drag a point or the plane");
    }

    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override
    {
        if (auto grip = gripAt(board, hand))
            return grip;
        const auto click = [&board, &document = tools().document(), hand] {
            if (hand.modifiers.testFlag(Qt::ControlModifier))
                return; // it was to toggle a point and missed it
            const bool isOther = hand.modifiers.testFlag(Qt::ShiftModifier);
            const Label label = isOther ? opposite(document.currentClass()) : document.currentClass();
            const PlanePoint place = board.placeAt(hand.at);
            document.addPoint({place.x(), place.y(), label});
        };
        return std::make_unique<ClickOrDrag>(hand, click, [&board, hand] {
            auto pull = pullAt(board, hand);
            return pull ? std::move(pull) : panFrom(board, hand);
        });
    }

    QCursor cursor(const Board &board, const Hand &hand) const override
    {
        if (board.isOnStart(hand.at, hand.slack) || board.pointAt(hand.at, hand.slack))
            return Qt::SizeAllCursor;
        return addingCursor(tools().currentClass(), board.devicePixelRatioF());
    }
};

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

Tool *pointTool(ToolBox &tools) { return new PointTool(tools); }
Tool *startTool(ToolBox &tools) { return new StartTool(tools); }
Tool *panTool(ToolBox &tools) { return new PanTool(tools); }

} // namespace halfplane
