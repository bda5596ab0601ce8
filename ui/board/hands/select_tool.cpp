#include "core/picture/accuracy.h"
#include "core/picture/hits.h"
#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/drag.h"
#include "ui/board/hands/grips.h"
#include "ui/board/hands/point_editor.h"
#include "ui/board/hands/tool_box.h"
#include "ui/shown/showing.h"

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

/// Selects what is in a rectangle that the hand draws.
class BoxSelection : public Drag
{
public:
    BoxSelection(Board &board, const Hand &hand)
        : m_board(board)
        , m_document(board.showing().document())
        , m_before(m_document.selection())
        , m_how(choosingWith(hand.modifiers))
        , m_from(hand.at)
    {
    }

    void moveTo(const Hand &hand) override
    {
        m_box = {m_from, hand.at};
        m_document.setSelection(
            chosen(m_before, pointsIn(m_board.study().points, m_board.view(), m_box), m_how));
    }

    void cancel() override { m_document.setSelection(m_before); }

    void draw(Picture &picture) const override
    {
        Path outline = outlineOf(m_box);
        picture.add(Area{outline, {Hue::Words, 0.06}});
        outline.push_back(outline.front());
        picture.add(Line{outline, {{Hue::FaintWords}, 1.2, Dash::Dashed}});
    }

    std::optional<QCursor> cursor() const override { return QCursor(Qt::CrossCursor); }

private:
    Board &m_board;
    OpenDocument &m_document;
    Selection m_before;
    Choosing m_how;
    Spot m_from;
    Box m_box; ///< from there to where the hand is
};

/// Selects points by clicks and boxes, moves them by hand or bit by bit with the arrow keys.
class SelectTool : public Tool
{
    Q_DISABLE_COPY_MOVE(SelectTool)

public:
    explicit SelectTool(ToolBox &tools)
        : Tool(
            {.id = u"select"_s,
             .title = tr("Select"),
             .purpose = tr("Select points: a click or a box chooses, Ctrl toggles, Shift adds. A drag or the "
                           "arrow keys move what is selected; a double click asks for exact coordinates."),
             .shortcut = Qt::Key_V},
            tools)
    {
        connect(&tools.document(), &OpenDocument::selectionChanged, this, &Tool::changed);
    }

    QString status(const Board & /*board*/) const override
    {
        const std::size_t count = tools().document().selection().size();
        if (count == 0)
            return tr("Click or drag a box to select · Ctrl toggles, Shift adds");
        return tr("%1 selected · drag or arrow keys move, Shift+arrows ten times as far · Delete removes")
            .arg(pointsText(count));
    }

    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override
    {
        if (auto grip = gripAt(board, hand))
            return grip;
        const auto click = [this, hand] {
            if (choosingWith(hand.modifiers) == Choosing::Anew)
                tools().document().setSelection({});
        };
        return std::make_unique<ClickOrDrag>(hand, click, [&board, hand] {
            auto pull = pullAt(board, hand);
            return pull ? std::move(pull) : std::make_unique<BoxSelection>(board, hand);
        });
    }

    bool doubleClick(Board &board, const Hand &hand) override
    {
        const auto point = board.pointAt(hand.at, hand.slack);
        if (point)
            editPoint(board, *point);
        return point.has_value();
    }

    bool needs(const Board & /*board*/, const QKeyEvent &key) const override
    {
        return !tools().document().selection().empty() && !stepOf(key).isNull();
    }

    void keyPress(Board &board, const QKeyEvent &key) override
    {
        OpenDocument &document = tools().document();
        const double scale = board.view().scale;
        const QPoint steps = stepOf(key);
        const Shift shift(document.points(), document.selection());
        document.movePoints(shift.which(),
                            shift.by(pixelSteps(steps.x(), scale), pixelSteps(steps.y(), scale)));
    }

    QCursor cursor(const Board &board, const Hand &hand) const override
    {
        const bool isOnSomething = board.isOnStart(hand.at, hand.slack) || board.pointAt(hand.at, hand.slack)
            || canPullAt(board, hand);
        return isOnSomething ? Qt::SizeAllCursor : Qt::ArrowCursor;
    }
};

} // namespace

Tool *selectTool(ToolBox &tools) { return new SelectTool(tools); }

} // namespace halfplane
