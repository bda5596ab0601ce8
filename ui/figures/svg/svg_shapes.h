#pragma once

#include "core/picture/picture.h"
#include "ui/figures/svg/svg_elements.h"

#include <QImage>
#include <QStringList>

namespace halfplane {

/// Turns instructions into SVG elements. Numbers have at most two decimals and no trailing zeros; everything
/// is clipped by geometry to the frame; text is escaped.
class SvgShapes
{
public:
    SvgShapes(Box frame, SvgColours colours);

    /// The elements of one instruction, each complete ("<path …/>") and without line breaks; none for a Part.
    /// A Clip changes what the following ones are clipped to. Marks give one element a point, in their order:
    /// "<use xlink:href="#…" x="…" y="…"/>" of a symbol in `symbols()`, a <g> of shapes where the frame cuts
    /// it, an empty <g/> where nothing of it is in the frame. A heat map is not among them: see heat_map.h.
    QStringList elements(const Instruction &instruction);

    /// The definitions that the elements so far refer to, each a complete element for <defs>.
    QStringList symbols() const;

private:
    Box m_page;
    Box m_frame;
    SvgElements m_elements;
};

/// "data:image/png;base64,…": an image inside of a drawing.
QString pngUrl(const QImage &image);

} // namespace halfplane
