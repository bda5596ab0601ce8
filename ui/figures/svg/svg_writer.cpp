#include "core/io/carried_document.h"
#include "core/picture/digits.h"
#include "core/picture/heat_maps.h"
#include "ui/figures/formats.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QTransform>

#include <set>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A heat map as pixels, and where they are.
struct PlacedPixels
{
    QImage image;
    Box where;
};

/// Those that are visible, to whole pixels.
PlacedPixels pixelsOf(const HeatMap &map, const Box &frame, const Palette &palette)
{
    constexpr double aUnit = 1;
    const QImage whole = imageOf(finer(map, aUnit), palette);
    const Box visible = map.where.intersected(frame);
    if (whole.isNull() || visible.isEmpty())
        return {};
    const QTransform toPlace = QTransform::fromTranslate(map.where.left, map.where.top)
                                   .scale(map.where.width / whole.width(), map.where.height / whole.height());
    const QRect part = toPlace.inverted().mapRect(toQt(visible)).toAlignedRect() & whole.rect();
    return {whole.copy(part), fromQt(toPlace.mapRect(QRectF(part)))};
}

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

std::string idOf(std::string_view part)
{
    std::string id;
    for (const char character : part) {
        const bool isPlain =
            isLetter(character) || (character >= '0' && character <= '9') || character == '-';
        id += isPlain ? character : '_';
    }
    return id.empty() || !isLetter(id.front()) ? "part-" + id : id;
}

void appendElement(std::string &text, std::string_view tag, const QString &content)
{
    if (!content.isEmpty())
        text.append("  <")
            .append(tag)
            .append(">")
            .append(escapedForXml(content))
            .append("</")
            .append(tag)
            .append(">\n");
}

/// The drawing part by part, and then what it refers to.
class SvgDrawing
{
public:
    SvgDrawing(const Picture &picture, const Palette &palette)
        : m_palette(palette)
        , m_elements([&palette](const Colour &colour) { return palette(colour).name(); })
        , m_cutter(Box({}, picture.size), m_elements)
    {
        m_elements.indentBy(2);
    }

    void add(const Instruction &instruction)
    {
        if (const Part *part = std::get_if<Part>(&instruction))
            begin(*part);
        else if (const HeatMap *map = std::get_if<HeatMap>(&instruction))
            add(*map);
        else
            std::visit(m_cutter, instruction);
    }

    void finish() { endPart(); }

    std::string &text() { return m_elements.text(); }

    std::string definitions() const
    {
        std::string text;
        for (const std::string &symbol : m_elements.symbols())
            text += "    " + symbol + '\n';
        return text.empty() ? text : "  <defs>\n" + text + "  </defs>\n";
    }

private:
    void begin(const Part &part)
    {
        endPart();
        m_opening = "  <g id=\"" + unused(idOf(part.id)) + "\">\n";
        m_elements.text() += m_opening;
        m_elements.indentBy(4);
    }

    /// A part that comes again, as in every panel of a sheet, is numbered.
    std::string unused(const std::string &id)
    {
        std::string result = id;
        for (int times = 2; !m_ids.insert(result).second; ++times)
            result = id + '-' + std::to_string(times);
        return result;
    }

    /// A part in which nothing is visible does not appear.
    void endPart()
    {
        std::string &text = m_elements.text();
        if (m_opening.empty())
            return;
        if (text.ends_with(m_opening))
            text.resize(text.size() - m_opening.size());
        else
            text += "  </g>\n";
        m_opening.clear();
    }

    void add(const HeatMap &map)
    {
        const PlacedPixels pixels = pixelsOf(map, m_cutter.frame(), m_palette);
        if (pixels.image.isNull())
            return;
        std::string &text = m_elements.text();
        text += "    <image x=\"" + numberText(pixels.where.left) + "\" y=\"" + numberText(pixels.where.top)
            + "\" width=\"" + numberText(pixels.where.width) + "\" height=\""
            + numberText(pixels.where.height) + "\" preserveAspectRatio=\"none\" xlink:href=\""
            + pngUrl(pixels.image).toStdString();
        text += "\"/>\n";
    }

    const Palette &m_palette;
    SvgElements m_elements;
    ShapeCutter m_cutter;
    std::string m_opening;
    std::set<std::string> m_ids;
};

std::string headOf(const FigurePage &page, QSizeF size, const std::string &document)
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"\n"
                       "     width=\"";
    text += numberText(size.width() * millimetresAPoint, 4) + "mm\" height=\""
        + numberText(size.height() * millimetresAPoint, 4) + "mm\" viewBox=\"0 0 "
        + numberText(page.picture.size.width, 4) + ' ' + numberText(page.picture.size.height, 4) + "\">\n";
    appendElement(text, "title", page.title);
    appendElement(text, "desc", page.description);
    if (!document.empty())
        text += "  <metadata>\n" + documentForSvg(document) + "\n  </metadata>\n";
    return text;
}

std::optional<Failure> writeSvg(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    const FigurePage page = figure.page(0);
    SvgDrawing drawing(page.picture, figure.palette());
    double done = 0;
    for (const Instruction &instruction : page.picture.instructions) {
        if (progress.stop.stop_requested())
            return {};
        drawing.add(instruction);
        progress.advanced(++done / static_cast<double>(page.picture.instructions.size() + 1));
    }
    drawing.finish();
    const std::string file = headOf(page, figure.size(), figure.carried()) + drawing.definitions()
        + std::move(drawing.text()) + "</svg>\n";
    progress.advanced(1);
    return deliver(file, out);
}

} // namespace

const FigureKind svgKind{.ending = u"svg",
                         .name = u"SVG",
                         .title = u"SVG drawing",
                         .use = u"Sharp at any size, for pages and drawing programs.",
                         .canBeTransparent = true,
                         .carriesDocument = true,
                         .write = writeSvg};

} // namespace halfplane
