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
        return tr("Click adds a point %1, Shift+click %2 · drag point or plane")
            .arg(tools().ofClass(), tools().ofOtherClass());
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

} // namespace

Tool *pointTool(ToolBox &tools) { return new PointTool(tools); }

} // namespace halfplane
