#include "ui/figures/svg/svg_elements.h"

#include "core/picture/digits.h"
#include "ui/basics/text.h"

#include <QBuffer>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int dashDecimals = 4; ///< what is rounded off adds up along a line

void appendPlace(std::string &text, Spot place, char between)
{
    appendNumber(text, place.x);
    text += between;
    appendNumber(text, place.y);
}

std::string placesOf(const Path &points)
{
    std::string text;
    for (const Spot &place : points) {
        if (!text.empty())
            text += ' ';
        appendPlace(text, place, ',');
    }
    return text;
}

/// What XML allows; surrogates come in pairs here.
bool isAllowed(QChar character)
{
    const char16_t code = character.unicode();
    return code >= 0x20 && code != 0xfffe && code != 0xffff;
}

QString cleaned(QStringView text)
{
    QString result;
    for (const QChar character : text) {
        if (character == u'\n' || character == u'\t' || character == u'\r')
            result += u' ';
        else if (isAllowed(character))
            result += character;
    }
    return result;
}

/// XML takes several blanks for one, and drops those at the ends, unless it is told not to.
bool needsItsBlanks(std::string_view text)
{
    return text.starts_with(' ') || text.ends_with(' ') || text.find("  ") != std::string_view::npos;
}

double placeOfText(int hold, const WordsShape &shape)
{
    const double middle = shape.plate.centre().x;
    return middle + hold * (middle - shape.baseline.x);
}

} // namespace

std::string escapedForXml(QStringView text) { return cleaned(text).toHtmlEscaped().toStdString(); }

void SvgElements::open(std::string_view tag)
{
    m_text += m_indent;
    m_text += '<';
    m_text += tag;
}

void SvgElements::attribute(std::string_view name, double value, int decimals)
{
    m_text.append(1, ' ').append(name).append("=\"");
    appendNumber(m_text, value, decimals);
    m_text += '"';
}

void SvgElements::attribute(std::string_view name, std::string_view value)
{
    m_text.append(1, ' ').append(name).append("=\"").append(value).append(1, '"');
}

void SvgElements::fill(const std::optional<Colour> &colour)
{
    attribute("fill", colour ? m_colours(*colour).toStdString() : "none");
    if (colour && colour->alpha != 1)
        attribute("fill-opacity", colour->alpha, 3);
}

/// Dashes go on where the part before left off.
void SvgElements::strokeWith(const Stroke &stroke, double skipped)
{
    attribute("stroke", m_colours(stroke.colour).toStdString());
    if (stroke.colour.alpha != 1)
        attribute("stroke-opacity", stroke.colour.alpha, 3);
    attribute("stroke-width", stroke.width);
    if (stroke.dash == Dash::Solid || !(stroke.width > 0))
        return;
    std::string lengths;
    double period = 0;
    for (const double length : dashPattern(stroke.dash)) {
        if (!lengths.empty())
            lengths += ' ';
        appendNumber(lengths, length * stroke.width, dashDecimals);
        period += length * stroke.width;
    }
    attribute("stroke-dasharray", lengths);
    if (const double offset = std::fmod(skipped, period); offset >= 0.005)
        attribute("stroke-dashoffset", offset, dashDecimals);
}

void SvgElements::area(const Path &outline, const Colour &fillColour)
{
    open("polygon");
    attribute("points", placesOf(outline));
    fill(fillColour);
    if (outline.size() > 3)
        attribute("fill-rule", "evenodd");
    close();
}

void SvgElements::line(const LinePart &part, const Stroke &stroke)
{
    if (part.points.size() == 2) {
        open("line");
        attribute("x1", part.points[0].x);
        attribute("y1", part.points[0].y);
        attribute("x2", part.points[1].x);
        attribute("y2", part.points[1].y);
    } else {
        open("polyline");
        attribute("points", placesOf(part.points));
        attribute("fill", "none");
        attribute("stroke-linejoin", "round");
    }
    strokeWith(stroke, part.skipped);
    close();
}

void SvgElements::disc(const Disc &disc)
{
    open("circle");
    attribute("cx", disc.centre.x);
    attribute("cy", disc.centre.y);
    attribute("r", disc.radius);
    fill(disc.fill);
    if (disc.edge)
        strokeWith(*disc.edge);
    close();
}

void SvgElements::arc(const ArcLine &arc)
{
    const auto at = [&](double angle) {
        return arc.centre + arc.radius * Spot{std::cos(angle), -std::sin(angle)};
    };
    std::string path = "M";
    appendPlace(path, at(arc.from), ' ');
    path += "A";
    appendPlace(path, {arc.radius, arc.radius}, ' ');
    path += arc.to - arc.from > std::numbers::pi ? " 0 1 0 " : " 0 0 0 ";
    appendPlace(path, at(arc.to), ' ');
    open("path");
    attribute("d", path);
    attribute("fill", "none");
    strokeWith(arc.stroke);
    close();
}

void SvgElements::mark(const Mark &mark, double size)
{
    m_text += m_indent;
    m_text += symbolFor({size, mark.label, mark.style});
    appendNumber(m_text, mark.at.x);
    m_text += "\" y=\"";
    appendNumber(m_text, mark.at.y);
    m_text += "\"/>\n";
}

void SvgElements::cutMark(const std::vector<MarkPart> &parts)
{
    open("g");
    if (parts.empty()) {
        close();
        return;
    }
    m_text += '>';
    for (const MarkPart &part : parts)
        m_text += pathOf(part);
    m_text += "</g>\n";
}

std::string SvgElements::pathOf(const MarkPart &part) const
{
    return "<polygon points=\"" + placesOf(part.outline) + "\" fill=\"" + m_colours({part.hue}).toStdString()
        + "\"/>";
}

std::string SvgElements::nameOf(const MarkKind &kind) const
{
    std::string name = kind.label == Label::Positive ? "mark-plus" : "mark-minus";
    if (has(kind.style, MarkStyle::Wrong))
        name += "-wrong";
    if (has(kind.style, MarkStyle::Hollow))
        name += "-hollow";
    if (has(kind.style, MarkStyle::Apart))
        name += "-apart";
    const auto place = std::ranges::find(m_sizes, kind.size) - m_sizes.begin();
    return place == 0 ? name : name + '-' + std::to_string(place + 1);
}

const std::string &SvgElements::symbolFor(const MarkKind &kind)
{
    std::string &use = m_uses[kind];
    if (!use.empty())
        return use;
    if (std::ranges::find(m_sizes, kind.size) == m_sizes.end())
        m_sizes.push_back(kind.size);
    const std::string name = nameOf(kind);
    std::string symbol = "<g id=\"" + name + "\">";
    for (const MarkPart &part : partsOf(kind.label, kind.style, kind.size))
        symbol += pathOf(part);
    m_symbols.push_back(symbol + "</g>");
    use = "<use xlink:href=\"#" + name + "\" x=\"";
    return use;
}

void SvgElements::plate(const Words &words, const Box &rectangle)
{
    open("rect");
    attribute("x", rectangle.left);
    attribute("y", rectangle.top);
    attribute("width", rectangle.width);
    attribute("height", rectangle.height);
    attribute("rx", std::min(plateRounding(words), rectangle.height / 2));
    fill(words.plate);
    if (words.plateEdge)
        strokeWith(*words.plateEdge);
    close();
}

void SvgElements::words(const Words &words, const WordsShape &shape)
{
    if (words.plate || words.plateEdge)
        plate(words, shape.plate);
    if (words.hasHalo)
        text(words, shape, true);
    text(words, shape, false);
}

void SvgElements::text(const Words &words, const WordsShape &shape, bool isHalo)
{
    const int hold = holdOf(words.anchor);
    open("text");
    attribute("x", placeOfText(hold, shape));
    attribute("y", shape.baseline.y);
    attribute("font-family", std::string(fontFamily) + ", sans-serif");
    attribute("font-size", fontPixels(words.size));
    if (words.isBold)
        attribute("font-weight", "bold");
    if (hold >= 0)
        attribute("text-anchor", hold > 0 ? "end" : "middle");
    if (isHalo) {
        attribute("fill", "none");
        strokeWith({{Hue::Paper, haloAlpha}, 2 * haloOf(words)});
        attribute("stroke-linejoin", "round");
        attribute("aria-hidden", "true"); // the same words follow
    } else {
        fill(words.colour);
    }
    if (needsItsBlanks(words.text))
        attribute("xml:space", "preserve");
    m_text.append(1, '>').append(escapedForXml(toText(words.text))).append("</text>\n");
}

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
