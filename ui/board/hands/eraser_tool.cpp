#include "ui/board/hands/eraser_tool.h"

#include "ui/board/board.h"
#include "ui/board/hands/cursors.h"
#include "ui/board/hands/erase_sweep.h"
#include "ui/board/hands/options_row.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/icons.h"

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

} // namespace

EraserTool::EraserTool(ToolBox &tools)
    : Tool({.id = u"eraser"_s,
            .title = tr("Eraser"),
            .purpose = tr("Erase points: click or sweep over them with the button held."),
            .shortcut = Qt::Key_E,
            .icon = toolIcon(ToolShape::Eraser)},
           &tools)
    , m_radius(std::get<double>(radiusDescriptor().fallback))
{
}

void EraserTool::setRadius(double radius)
{
    m_radius = radius;
    emit changed();
}

QString EraserTool::status(const Board & /*board*/) const
{
    return tr("Click or sweep with the button held to erase what the circle touches");
}

std::unique_ptr<Drag> EraserTool::press(Board &board, const Hand &hand)
{
    return std::make_unique<EraseSweep>(board, hand, m_radius);
}

QCursor EraserTool::cursor(const Board &board, const Hand & /*hand*/) const
{
    return centreCursor(board.devicePixelRatioF());
}

void EraserTool::draw(Picture &picture, const Board & /*board*/, Spot pointer) const
{
    picture.add(Disc{.centre = pointer,
                     .radius = m_radius,
                     .fill = Colour{Hue::Warning, 0.1},
                     .edge = Stroke{{Hue::Warning, 0.9}, 1.4}});
}

OptionsRow *EraserTool::createOptions(Board & /*board*/, QWidget *parent)
{
    auto *row = new OptionsRow(parent);
    row->add(
        radiusDescriptor(), [this] { return m_radius; }, [this](double radius) { setRadius(radius); });
    connect(this, &Tool::changed, row, &OptionsRow::refresh);
    return row;
}

} // namespace halfplane
