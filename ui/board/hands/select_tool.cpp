#include "ui/board/hands/select_tool.h"

#include "core/picture/accuracy.h"
#include "ui/board/board.h"
#include "ui/board/hands/box_selection.h"
#include "ui/board/hands/click_or_drag.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/grip.h"
#include "ui/board/hands/move_points.h"
#include "ui/board/hands/point_editor.h"
#include "ui/board/hands/tool_box.h"
#include "ui/editing/open_document.h"
#include "ui/painting/icons.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int largeStep = 10;

/// Where an arrow key points, in steps; the origin for other keys.
QPoint stepOf(const QKeyEvent &key)
{
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return {};
    const int length = modifiers == Qt::ShiftModifier ? largeStep : 1;
    switch (key.key()) {
    case Qt::Key_Left:
        return {-length, 0};
    case Qt::Key_Right:
        return {length, 0};
    case Qt::Key_Up:
        return {0, length};
    case Qt::Key_Down:
        return {0, -length};
    default:
        return {};
    }
}

} // namespace

SelectTool::SelectTool(ToolBox &tools)
    : Tool({.id = u"select"_s,
            .title = tr("Select"),
            .purpose = tr("Select points: a click or a box chooses, Ctrl toggles, Shift adds. A drag or the "
                          "arrow keys move what is selected; a double click asks for exact coordinates."),
            .shortcut = Qt::Key_V,
            .icon = toolIcon(ToolShape::Select)},
           &tools)
    , m_tools(tools)
{
    connect(&tools.document(), &OpenDocument::selectionChanged, this, &Tool::changed);
}

QString SelectTool::status(const Board & /*board*/) const
{
    const std::size_t count = m_tools.document().selection().size();
    if (count == 0)
        return tr("Click or drag a box to select · Ctrl toggles, Shift adds");
    return tr("%1 selected · drag or arrow keys move, Shift+arrows ten times as far · Delete removes")
        .arg(pointsText(count));
}

std::unique_ptr<Drag> SelectTool::press(Board &board, const Hand &hand)
{
    if (auto grip = gripAt(board, hand))
        return grip;
    const auto click = [this, hand] {
        if (choosingWith(hand.modifiers) == Choosing::Anew)
            m_tools.document().setSelection({});
    };
    return std::make_unique<ClickOrDrag>(
        hand, click, [&board, hand] { return std::make_unique<BoxSelection>(board, hand); });
}

bool SelectTool::doubleClick(Board &board, const Hand &hand)
{
    const auto point = board.pointAt(hand);
    if (point)
        editPoint(board, *point);
    return point.has_value();
}

bool SelectTool::needs(const Board &board, const QKeyEvent &key) const
{
    return !m_tools.document().selection().empty() && !board.hasGesture() && !stepOf(key).isNull();
}

void SelectTool::keyPress(Board &board, const QKeyEvent &key)
{
    OpenDocument &document = m_tools.document();
    const double scale = board.view().scale;
    const QPoint steps = stepOf(key);
    const Shift shift(document, document.selection());
    document.movePoints(shift.which(), shift.by(pixelSteps(steps.x(), scale), pixelSteps(steps.y(), scale)));
}

QCursor SelectTool::cursor(const Board &board, const Hand &hand) const
{
    return board.isOnStart(hand) || board.pointAt(hand) ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

} // namespace halfplane
