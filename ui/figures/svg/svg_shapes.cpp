#include "ui/figures/svg/svg_shapes.h"

namespace halfplane {

SvgShapes::SvgShapes(Box frame, SvgColours colours)
    : m_page(frame)
    , m_frame(frame)
    , m_elements(std::move(colours))
{
}

QStringList SvgShapes::elements(const Instruction &instruction)
{
    ShapeCutter cutter(m_page, m_elements);
    cutter(Clip{m_frame});
    std::visit(cutter, instruction);
    m_frame = cutter.frame();
    const QString lines = QString::fromStdString(std::exchange(m_elements.text(), {}));
    return lines.split(u'\n', Qt::SkipEmptyParts);
}

QStringList SvgShapes::symbols() const
{
    QStringList result;
    for (const std::string &symbol : m_elements.symbols())
        result << QString::fromStdString(symbol);
    return result;
}

} // namespace halfplane
