#include "ui/figures/tex/tex_shapes.h"

#include "ui/basics/text.h"
#include "ui/figures/digits.h"
#include "ui/figures/heat_maps.h"
#include "ui/figures/tex/tex_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr std::size_t placesALine = 8;
constexpr std::size_t mostPlacesInPath = 1000; ///< TeX has no memory for longer paths
constexpr int bands = 32; ///< of each class in a heat map

constexpr std::array<std::string_view, hueCount> colourNames{
    "hpPaper",     "hpPlate",    "hpPlateEdge",    "hpWords",        "hpFaintWords",     "hpGrid",
    "hpAxis",      "hpPositive", "hpNegative",     "hpMarkEdge",     "hpWrong",          "hpBoundary",
    "hpGhost",     "hpWeight",   "hpUpdate",       "hpGood",         "hpWarning",        "hpBest",
    "hpLeastLoss", "hpMostLoss", "hpCandidateOne", "hpCandidateTwo", "hpCandidateThree", "hpCandidateFour",
};

std::string colourNameOf(Hue hue) { return std::string(colourNames[static_cast<std::size_t>(hue)]); }

void appendPlace(std::string &text, Spot place)
{
    text += '(';
    appendNumber(text, place.x);
    text += ',';
    appendNumber(text, place.y);
    text += ')';
}

std::string pathThrough(const Path &points)
{
    std::string path;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0)
            path += i % placesALine == 0 ? "\n    -- " : " -- ";
        appendPlace(path, points[i]);
    }
    return path;
}

std::string closedPath(const Path &outline) { return pathThrough(outline) + " -- cycle"; }

std::string rectanglePath(const Box &rectangle)
{
    std::string path;
    appendPlace(path, rectangle.topLeft());
    path += " rectangle ";
    appendPlace(path, rectangle.bottomRight());
    return path;
}

std::string degrees(double angle) { return numberText(angle * 180 / std::numbers::pi, 4); }

/// One of the outlines of a point, for a macro.
std::string basicPath(const Path &outline)
{
    std::string path;
    for (const Spot &place : outline)
        path += (path.empty() ? "\\pgfpathmoveto{\\pgfpointxy{" : "\\pgfpathlineto{\\pgfpointxy{")
            + numberText(place.x) + "}{" + numberText(place.y) + "}}";
    return path + "\\pgfpathclose\\pgfusepathqfill";
}

std::string_view texAnchorOf(Anchor anchor)
{
    switch (anchor) {
    case Anchor::Left:
        return ", anchor=base east";
    case Anchor::Right:
        return ", anchor=base west";
    case Anchor::Centre:
    case Anchor::Above:
    case Anchor::Below:
        break;
    }
    return {};
}

double placeOfWords(const Words &words, const WordsShape &shape)
{
    switch (words.anchor) {
    case Anchor::Left:
        return shape.plate.right();
    case Anchor::Right:
        return shape.plate.left;
    case Anchor::Centre:
    case Anchor::Above:
    case Anchor::Below:
        break;
    }
    return shape.plate.centre().x;
}

std::string settingName(std::ptrdiff_t index)
{
    return index == 0 ? "hp words" : "hp words " + std::to_string(index + 1);
}

} // namespace

std::string TexShapes::colour(const Colour &colour)
{
    m_hues.insert(colour.hue);
    if (!(colour.share > 0))
        return colourNameOf(colour.hue);
    m_hues.insert(colour.towards);
    return colourNameOf(colour.hue) + "!" + numberText(100 * (1 - colour.share)) + "!"
        + colourNameOf(colour.towards);
}

std::string TexShapes::unitOptions() const
{
    const std::string unit = numberText(m_unit, 6);
    return "[x=" + unit + "bp,y=-" + unit + "bp]";
}

std::string TexShapes::length(double units) const { return numberText(units * m_unit, 3) + "bp"; }

std::string TexShapes::fillOptions(const Colour &fill)
{
    std::string options = colour(fill);
    if (fill.alpha != 1)
        options += ", fill opacity=" + numberText(fill.alpha, 4);
    return options;
}

/// Dashes go on where the part before left off.
std::string TexShapes::strokeOptions(const Stroke &stroke, double skipped)
{
    std::string options = ", line width=" + length(stroke.width);
    if (stroke.colour.alpha != 1)
        options += ", draw opacity=" + numberText(stroke.colour.alpha, 4);
    if (stroke.dash == Dash::Solid || !(stroke.width > 0))
        return options;
    double period = 0;
    options += ", dash pattern=";
    bool isOn = true;
    for (const double share : dashPattern(stroke.dash)) {
        options += (isOn ? "on " : " off ") + length(share * stroke.width);
        period += share * stroke.width;
        isOn = !isOn;
    }
    if (const double phase = std::fmod(skipped, period); phase >= 0.005)
        options += ", dash phase=" + length(phase);
    return options;
}

void TexShapes::draw(std::string_view command, std::string_view options, std::string_view path)
{
    m_text.append("  \\").append(command).append("[").append(options).append("] ").append(path).append(";\n");
}

void TexShapes::area(const Path &outline, const Colour &fill)
{
    const std::string rule = outline.size() > 3 ? ", even odd rule" : "";
    draw("fill", fillOptions(fill) + rule, closedPath(outline));
}

void TexShapes::line(const LinePart &part, const Stroke &stroke)
{
    double skipped = part.skipped;
    for (std::size_t from = 0; from + 1 < part.points.size(); from += mostPlacesInPath) {
        const auto begin = part.points.begin() + static_cast<std::ptrdiff_t>(from);
        const std::size_t count = std::min(mostPlacesInPath + 1, part.points.size() - from);
        const Path piece(begin, begin + static_cast<std::ptrdiff_t>(count));
        const std::string joins = piece.size() > 2 ? ", line join=round" : "";
        draw("draw", colour(stroke.colour) + strokeOptions(stroke, skipped) + joins, pathThrough(piece));
        for (std::size_t i = 1; i < piece.size(); ++i)
            skipped += distance(piece[i - 1], piece[i]);
    }
}

void TexShapes::disc(const Disc &disc)
{
    std::string path;
    appendPlace(path, disc.centre);
    path += " circle[radius=" + numberText(disc.radius) + "]";
    if (disc.fill)
        draw("fill", fillOptions(*disc.fill), path);
    if (disc.edge)
        draw("draw", colour(disc.edge->colour) + strokeOptions(*disc.edge, 0), path);
}

/// With y down angles grow clockwise.
void TexShapes::arc(const ArcLine &arc)
{
    std::string path;
    appendPlace(path, arc.centre + arc.radius * Spot{std::cos(arc.from), -std::sin(arc.from)});
    path += " arc[start angle=" + degrees(-arc.from) + ", end angle=" + degrees(-arc.to)
        + ", radius=" + numberText(arc.radius) + "]";
    draw("draw", colour(arc.stroke.colour) + strokeOptions(arc.stroke, 0), path);
}

const std::string &TexShapes::symbolFor(const MarkKind &kind)
{
    std::string &name = m_marks[kind];
    if (!name.empty())
        return name;
    for (const MarkPart &part : partsOf(kind.label, kind.style, kind.size))
        m_hues.insert(part.hue);
    if (std::ranges::find(m_markSizes, kind.size) == m_markSizes.end())
        m_markSizes.push_back(kind.size);
    const auto size = std::ranges::find(m_markSizes, kind.size) - m_markSizes.begin();
    name = kind.label == Label::Positive ? "\\hpPlus" : "\\hpMinus";
    if (has(kind.style, MarkStyle::Wrong))
        name += "Wrong";
    if (has(kind.style, MarkStyle::Hollow))
        name += "Hollow";
    name += std::string(static_cast<std::size_t>(size), 'i'); // numbers are no letters to TeX
    return name;
}

void TexShapes::mark(const Mark &mark, double size)
{
    m_text += "  \\hpAt{";
    appendNumber(m_text, mark.at.x);
    m_text += "}{";
    appendNumber(m_text, mark.at.y);
    m_text.append("}").append(symbolFor({size, mark.label, mark.style})).append("\n");
}

void TexShapes::cutMark(const std::vector<MarkPart> &parts)
{
    for (const MarkPart &part : parts)
        draw("fill", colour({part.hue}), closedPath(part.outline));
}

TexShapes::Setting TexShapes::settingOf(const Words &words, const WordsShape &shape) const
{
    Setting setting;
    setting.size = fontPixels(words.size) * m_unit;
    setting.isBold = words.isBold;
    if (!words.plate && !words.plateEdge)
        return setting;
    const Measure measure = measureOf(words);
    const Size content{measure.width, measure.ascent + measure.descent};
    setting.hasPlate = true;
    setting.ascent = measure.ascent * m_unit;
    setting.descent = measure.descent * m_unit;
    setting.margin = (shape.plate.size() - content) / 2 * m_unit;
    setting.rounding = std::min(plateRounding(words), shape.plate.height / 2) * m_unit;
    return setting;
}

std::string TexShapes::nameOfSetting(const Setting &setting)
{
    auto found = std::ranges::find(m_settings, setting);
    if (found == m_settings.end())
        found = m_settings.insert(m_settings.end(), setting);
    return settingName(found - m_settings.begin());
}

std::string TexShapes::plateOptions(const Words &words)
{
    std::string options;
    if (words.plate) {
        options += ", fill=" + colour(*words.plate);
        if (words.plate->alpha != 1)
            options += ", fill opacity=" + numberText(words.plate->alpha, 4);
    }
    if (words.plateEdge)
        options += ", draw=" + colour(words.plateEdge->colour) + strokeOptions(*words.plateEdge, 0);
    return options;
}

void TexShapes::words(const Words &words, const WordsShape &shape)
{
    m_text += "  \\node[" + nameOfSetting(settingOf(words, shape)) + plateOptions(words)
        + ", text=" + colour(words.colour);
    if (words.colour.alpha != 1 || (words.plate && words.plate->alpha != 1))
        m_text += ", text opacity=" + numberText(words.colour.alpha, 4);
    m_text.append(texAnchorOf(words.anchor)).append("] at ");
    appendPlace(m_text, {placeOfWords(words, shape), shape.baseline.y});
    m_text += " {" + texText(toText(words.text)) + "};\n";
}

/// The bands of one class, each on the fainter ones, the brighter the more is to be seen of a colour. Opaque
/// they stay exact; translucent ones would not, so many on one another.
std::string TexShapes::addMask(const HeatMap &map, double sign)
{
    const std::string name = "hpMask" + std::to_string(++m_maskCount);
    m_masks += "\\pgfdeclarefading{" + name + "}{\\begin{tikzpicture}" + unitOptions() + "\n"
        + "  \\path[use as bounding box] " + rectanglePath(map.where) + ";\n";
    for (int i = 1; i <= bands; ++i) {
        std::string path;
        for (const Path &outline : outlinesAbove(map, (i - 0.5) / bands, sign))
            path += (path.empty() ? "" : "\n    ") + closedPath(outline);
        if (!path.empty())
            m_masks += "  \\fill[black!" + numberText(100.0 - 100.0 * i / bands) + ", even odd rule] " + path
                + ";\n";
    }
    m_masks += "\\end{tikzpicture}}%\n";
    return name;
}

void TexShapes::heatMap(const HeatMap &map)
{
    m_text += "  % In bands: a colour is nowhere more than " + numberText(50.0 * map.alpha / bands, 1)
        + " % of full colour from the true one.\n";
    const Spot centre = map.where.centre();
    for (const auto &[hue, sign] : {std::pair(Hue::Positive, 1.0), std::pair(Hue::Negative, -1.0)}) {
        m_text += "  \\begin{scope}\n    \\pgfsetfading{" + addMask(map, sign)
            + "}{\\pgftransformshift{\\pgfpointxy{" + numberText(centre.x) + "}{" + numberText(centre.y)
            + "}}}\n";
        draw("fill", fillOptions({.hue = hue, .alpha = map.alpha}), rectanglePath(map.where));
        m_text += "  \\end{scope}\n";
    }
}

std::string TexShapes::definitions(const Palette &palette) const
{
    return colourDefinitions(palette) + settingDefinitions() + markDefinitions();
}

std::string TexShapes::colourDefinitions(const Palette &palette) const
{
    std::string text;
    for (const Hue hue : m_hues)
        text += "  \\providecolor{" + colourNameOf(hue) + "}{HTML}{"
            + palette[hue].name().mid(1).toUpper().toStdString() + "}%\n";
    return text;
}

std::string TexShapes::settingDefinitions() const
{
    std::string text;
    for (std::size_t i = 0; i < m_settings.size(); ++i) {
        const Setting &setting = m_settings[i];
        text += "  \\tikzset{" + settingName(static_cast<std::ptrdiff_t>(i)) + "/.style={font=\\fontsize{"
            + numberText(setting.size) + "}{" + numberText(1.2 * setting.size) + "}"
            + (setting.isBold ? "\\bfseries\\boldmath" : "") + "\\selectfont, anchor=base, outer sep=0bp,\n";
        if (setting.hasPlate)
            text += "    text height=" + numberText(setting.ascent)
                + "bp, text depth=" + numberText(setting.descent)
                + "bp, rounded corners=" + numberText(setting.rounding) + "bp,\n";
        text += "    inner xsep=" + numberText(setting.margin.width)
            + "bp, inner ysep=" + numberText(setting.margin.height) + "bp}}%\n";
    }
    return text;
}

/// A point is put down at a place by the two together: \hpAt{1}{2}\hpPlus.
std::string TexShapes::markDefinitions() const
{
    std::string text = m_marks.empty() ? "" : "  \\let\\hpAt\\pgfpointxy\n";
    for (const auto &[kind, name] : m_marks) {
        text += "  \\def" + name + "{\\begingroup\\pgftransformshift{}%\n";
        for (const MarkPart &part : partsOf(kind.label, kind.style, kind.size))
            text += "    \\pgfsetfillcolor{" + colourNameOf(part.hue) + "}" + basicPath(part.outline) + "%\n";
        text += "    \\endgroup}%\n";
    }
    return text;
}

} // namespace halfplane
