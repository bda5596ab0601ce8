#include "ui/figures/svg/svg_shapes.h"

#include <QBuffer>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

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

QString pngUrl(const QImage &image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return u"data:image/png;base64,"_s + QString::fromLatin1(png.toBase64());
}

} // namespace halfplane
