#include "core/picture/hits.h"
#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/shown/showing.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// In pixels.
const ParameterDescriptor &radiusDescriptor()
{
    static const ParameterDescriptor descriptor{.id = "radius",
                                                .symbol = "radius",
                                                .meaning = "how far from the pointer points are erased, "
                                                           "in pixels",
                                                .fallback = 16.0,
                                                .range = {.least = 2, .most = 200},
                                                .title = "Radius"};
    return descriptor;
}

/// Removes every point that the hand passes within so many pixels.
class EraseSweep : public Drag
{
public:
    EraseSweep(Board &board, const Hand &hand, double radius);

    void moveTo(const Hand &hand) override;
    void cancel() override;

private:
    void change(Dataset points, Selection selection);

    Board &m_board;
    OpenDocument &m_document;
    double m_radius;
    Dataset m_before;
    Selection m_selectionBefore;
    Spot m_last;
};

/// Sweeps points away.
class EraserTool : public Tool
{
    Q_DISABLE_COPY_MOVE(EraserTool)

public:
    explicit EraserTool(ToolBox &tools)
        : Tool({.id = u"eraser"_s,
                .title = tr("Eraser"),
                .purpose = tr("Erase points: click or sweep over them with the button held."),
                .shortcut = Qt::Key_E},
               tools)
        , m_radius(std::get<double>(radiusDescriptor().fallback))
    {
    }

    double radius() const { return m_radius; } ///< in pixels of the board

    void setRadius(double radius)
    {
        m_radius = radius;
        emit changed();
    }

    QString status(const Board & /*board*/) const override
    {
        return tr("Click or sweep with the button held to erase what the circle touches");
    }

    std::unique_ptr<Drag> press(Board &board, const Hand &hand) override
    {
        return std::make_unique<EraseSweep>(board, hand, m_radius);
    }

    QCursor cursor(const Board &board, const Hand & /*hand*/) const override
    {
        return centreCursor(board.devicePixelRatioF());
    }

    bool drawsAtPointer() const override { return true; }

    void draw(Picture &picture, const Board & /*board*/, Spot pointer) const override
    {
        picture.add(Disc{.centre = pointer,
                         .radius = m_radius,
                         .fill = Colour{Hue::Warning, 0.1},
                         .edge = Stroke{{Hue::Warning, 0.9}, 1.4}});
    }

    OptionsRow *createOptions(const BoardRow & /*boards*/, QWidget *parent) override
    {
        auto *row = new OptionsRow(parent);
        row->add(
            radiusDescriptor(), [this] { return m_radius; }, [this](double radius) { setRadius(radius); });
        connect(this, &Tool::changed, row, &OptionsRow::refresh);
        return row;
    }

private:
    double m_radius;
};

EraseSweep::EraseSweep(Board &board, const Hand &hand, double radius)
    : m_board(board)
    , m_document(board.showing().document())
    , m_radius(radius)
    , m_before(m_document.points())
    , m_selectionBefore(m_document.selection())
    , m_last(hand.at)
{
    moveTo(hand);
}

void EraseSweep::moveTo(const Hand &hand)
{
    const Segment way{std::exchange(m_last, hand.at), hand.at};
    const Selection gone = pointsNear(m_document.points(), m_board.view(), way, m_radius);
    if (!gone.empty())
        change(without(m_document.points(), gone), without(m_document.selection(), gone));
}

void EraseSweep::cancel() { change(m_before, m_selectionBefore); }

void EraseSweep::change(Dataset points, Selection selection)
{
    const std::size_t gone = m_before.size() - points.size();
    m_document.changePoints({.name = OpenDocument::tr("erase %1").arg(pointsText(gone)),
                             .points = std::move(points),
                             .selection = std::move(selection),
                             .mergeKey = u"erase"_s});
}

} // namespace

Tool *eraserTool(ToolBox &tools) { return new EraserTool(tools); }

} // namespace halfplane
