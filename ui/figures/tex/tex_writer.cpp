#include "core/io/carried_document.h"
#include "core/picture/digits.h"
#include "core/picture/heat_maps.h"
#include "core/picture/shape_cutter.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/tex/tex_text.h"
#include "ui/painting/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

namespace {

constexpr std::size_t placesALine = 8;
constexpr std::size_t mostPlacesInPath = 1000; ///< TeX has no memory for longer paths
constexpr int bands = 32; ///< of each class in a heat map

constexpr std::array<std::string_view, hueCount> colourNames{
    "hpPaper",        "hpPlate",        "hpPlateEdge",      "hpWords",         "hpFaintWords",
    "hpGrid",         "hpAxis",         "hpPositive",       "hpNegative",      "hpMarkEdge",
    "hpWrong",        "hpBoundary",     "hpGhost",          "hpWeight",        "hpUpdate",
    "hpGood",         "hpWarning",      "hpBest",           "hpLeastLoss",     "hpMostLoss",
    "hpCandidateOne", "hpCandidateTwo", "hpCandidateThree", "hpCandidateFour", "hpCandidateFive",
    "hpCandidateSix", "hpPositiveSide", "hpNegativeSide",
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

std::string_view texAnchorOf(int hold)
{
    return hold == 0 ? "" : hold > 0 ? ", anchor=base east" : ", anchor=base west";
}

double placeOfWords(int hold, const Box &plate)
{
    return hold == 0 ? plate.centre().x : hold > 0 ? plate.right() : plate.left;
}

std::string settingName(std::ptrdiff_t index)
{
    return index == 0 ? "hp words" : "hp words " + std::to_string(index + 1);
}

/// Shapes in TikZ, a path a line, with y down; and what a file must define before them: colours by the names
/// of their roles, points, and how words are set.
class TexShapes final : public ShapeWriter
{
public:
    /// A unit of the picture takes so many points (1/72 inch).
    explicit TexShapes(double unit)
        : m_unit(unit)
    {
    }

    std::string &text() { return m_text; }
    /// Must come before the picture that the text goes into; each line may stand within a paragraph.
    std::string &masks() { return m_masks; }

    /// Options of a picture.
    std::string unitOptions() const
    {
        const std::string unit = numberText(m_unit, 6);
        return "[x=" + unit + "bp,y=-" + unit + "bp]";
    }

    /// What the shapes so far need; each line may stand within a paragraph.
    std::string definitions(const Palette &palette) const
    {
        return colourDefinitions(palette) + settingDefinitions() + markDefinitions();
    }

    void area(const Path &outline, const Colour &fill) override
    {
        const std::string rule = outline.size() > 3 ? ", even odd rule" : "";
        draw("fill", fillOptions(fill) + rule, closedPath(outline));
    }

    void line(const LinePart &part, const Stroke &stroke) override
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

    void disc(const Disc &disc) override
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
    void arc(const ArcLine &arc) override
    {
        std::string path;
        appendPlace(path, arc.centre + arc.radius * Spot{std::cos(arc.from), -std::sin(arc.from)});
        path += " arc[start angle=" + degrees(-arc.from) + ", end angle=" + degrees(-arc.to)
            + ", radius=" + numberText(arc.radius) + "]";
        draw("draw", colour(arc.stroke.colour) + strokeOptions(arc.stroke, 0), path);
    }

    void mark(const Mark &mark, double size) override
    {
        m_text += "  \\hpAt{";
        appendNumber(m_text, mark.at.x);
        m_text += "}{";
        appendNumber(m_text, mark.at.y);
        m_text.append("}").append(symbolFor({size, mark.label, mark.style})).append("\n");
    }

    void cutMark(const std::vector<MarkPart> &parts) override
    {
        for (const MarkPart &part : parts)
            draw("fill", colour({part.hue}), closedPath(part.outline));
    }

    void words(const Words &words, const WordsShape &shape) override
    {
        m_text += "  \\node[" + nameOfSetting(settingOf(words, shape)) + plateOptions(words)
            + ", text=" + colour(words.colour);
        if (words.colour.alpha != 1 || words.hasHalo || (words.plate && words.plate->alpha != 1))
            m_text += ", text opacity=" + numberText(words.colour.alpha, 4);
        const int hold = holdOf(words.anchor);
        m_text.append(texAnchorOf(hold)).append("] at ");
        appendPlace(m_text, {placeOfWords(hold, shape.plate), shape.baseline.y});
        m_text += " {" + texText(toText(words.text)) + "};\n";
    }

    /// In many bands of even colour.
    void heatMap(const HeatMap &map) override
    {
        m_text += "  % In bands: a colour is nowhere more than " + numberText(50.0 * map.alpha / bands, 1)
            + " % of full colour from the true one.\n";
        const Spot centre = map.where.centre();
        for (const auto &[hue, sign] : {std::pair(map.positive, 1.0), std::pair(map.negative, -1.0)}) {
            m_text += "  \\begin{scope}\n    \\pgfsetfading{" + addMask(map, sign)
                + "}{\\pgftransformshift{\\pgfpointxy{" + numberText(centre.x) + "}{" + numberText(centre.y)
                + "}}}\n";
            draw("fill", fillOptions({.hue = hue, .alpha = map.alpha}), rectanglePath(map.where));
            m_text += "  \\end{scope}\n";
        }
    }

private:
    /// How words are set; lengths in points. What is on a plate has the same height with any letters.
    struct Setting
    {
        double size = 0;
        bool isBold = false;
        bool hasPlate = false;
        double ascent = 0;
        double descent = 0;
        Size margin{0, 0};
        double rounding = 0;

        bool operator==(const Setting &) const = default;
    };

    std::string colour(const Colour &colour)
    {
        m_hues.insert(colour.hue);
        if (!(colour.share > 0))
            return colourNameOf(colour.hue);
        m_hues.insert(colour.towards);
        return colourNameOf(colour.hue) + "!" + numberText(100 * (1 - colour.share)) + "!"
            + colourNameOf(colour.towards);
    }

    std::string length(double units) const { return numberText(units * m_unit, 3) + "bp"; }

    /// Dashes go on where the part before left off.
    std::string strokeOptions(const Stroke &stroke, double skipped)
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

    std::string fillOptions(const Colour &fill)
    {
        std::string options = colour(fill);
        if (fill.alpha != 1)
            options += ", fill opacity=" + numberText(fill.alpha, 4);
        return options;
    }

    void draw(std::string_view command, std::string_view options, std::string_view path)
    {
        m_text.append("  \\").append(command).append("[").append(options).append("] ").append(path).append(
            ";\n");
    }

    const std::string &symbolFor(const MarkKind &kind)
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
        if (has(kind.style, MarkStyle::Apart))
            name += "Apart";
        name += std::string(static_cast<std::size_t>(size), 'i'); // numbers are no letters to TeX
        return name;
    }

    Setting settingOf(const Words &words, const WordsShape &shape) const
    {
        Setting setting;
        setting.size = fontPixels(words.size) * m_unit;
        setting.isBold = words.isBold;
        setting.margin = Size{1, 1} * (haloOf(words) * m_unit);
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

    std::string nameOfSetting(const Setting &setting)
    {
        auto found = std::ranges::find(m_settings, setting);
        if (found == m_settings.end())
            found = m_settings.insert(m_settings.end(), setting);
        return settingName(found - m_settings.begin());
    }

    std::string colourDefinitions(const Palette &palette) const
    {
        std::string text;
        for (const Hue hue : m_hues)
            text += "  \\providecolor{" + colourNameOf(hue) + "}{HTML}{"
                + palette[hue].name().mid(1).toUpper().toStdString() + "}%\n";
        return text;
    }

    std::string settingDefinitions() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_settings.size(); ++i) {
            const Setting &setting = m_settings[i];
            text += "  \\tikzset{" + settingName(static_cast<std::ptrdiff_t>(i)) + "/.style={font=\\fontsize{"
                + numberText(setting.size) + "}{" + numberText(1.2 * setting.size) + "}"
                + (setting.isBold ? "\\bfseries\\boldmath" : "")
                + "\\selectfont, anchor=base, outer sep=0bp,\n";
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
    std::string markDefinitions() const
    {
        std::string text = m_marks.empty() ? "" : "  \\let\\hpAt\\pgfpointxy\n";
        for (const auto &[kind, name] : m_marks) {
            text += "  \\def" + name + "{\\begingroup\\pgftransformshift{}%\n";
            for (const MarkPart &part : partsOf(kind.label, kind.style, kind.size))
                text +=
                    "    \\pgfsetfillcolor{" + colourNameOf(part.hue) + "}" + basicPath(part.outline) + "%\n";
            text += "    \\endgroup}%\n";
        }
        return text;
    }

    std::string plateOptions(const Words &words)
    {
        std::string options;
        if (words.hasHalo) // TeX cannot draw around letters: paper behind them does as well
            options += ", fill=" + colour({Hue::Paper}) + ", fill opacity=" + numberText(haloAlpha, 4);
        if (words.plate) {
            options += ", fill=" + colour(*words.plate);
            if (words.plate->alpha != 1)
                options += ", fill opacity=" + numberText(words.plate->alpha, 4);
        }
        if (words.plateEdge)
            options += ", draw=" + colour(words.plateEdge->colour) + strokeOptions(*words.plateEdge, 0);
        return options;
    }

    /// The bands of one class, each on the fainter ones, the brighter the more is to be seen of a colour.
    /// Opaque they stay exact; translucent ones would not, so many on one another.
    std::string addMask(const HeatMap &map, double sign)
    {
        const std::string name = "hpMask" + std::to_string(++m_maskCount);
        m_masks += "\\pgfdeclarefading{" + name + "}{\\begin{tikzpicture}" + unitOptions() + "\n"
            + "  \\path[use as bounding box] " + rectanglePath(map.where) + ";\n";
        for (int i = 1; i <= bands; ++i) {
            std::string path;
            for (const Path &outline : outlinesAbove(map, (i - 0.5) / bands, sign))
                path += (path.empty() ? "" : "\n    ") + closedPath(outline);
            if (!path.empty())
                m_masks += "  \\fill[black!" + numberText(100.0 - 100.0 * i / bands) + ", even odd rule] "
                    + path + ";\n";
        }
        m_masks += "\\end{tikzpicture}}%\n";
        return name;
    }

    double m_unit;
    std::string m_text;
    std::string m_masks;
    int m_maskCount = 0;
    std::set<Hue> m_hues;
    std::vector<double> m_markSizes; ///< in the order of their appearance
    std::map<MarkKind, std::string> m_marks; ///< their macros
    std::vector<Setting> m_settings; ///< in the order of their appearance
};

constexpr std::size_t mostPointsForPdflatex = 8000;

std::string points(double value) { return numberText(value, 4) + "bp"; }

std::size_t pointsIn(const Picture &picture)
{
    std::size_t count = 0;
    for (const Instruction &instruction : picture.instructions) {
        if (const Marks *marks = std::get_if<Marks>(&instruction))
            count += marks->marks.size();
    }
    return count;
}

/// What an author reads who opens the file.
std::string explanationOf(Figure &figure)
{
    const FigurePage page = figure.page(0);
    std::string text;
    if (!page.title.isEmpty())
        text += texComment(page.title) + "\n";
    text += texComment(page.description) + "\n%\n";
    text += "% A picture by Halfplane, " + numberText(figure.size().width() * millimetresAPoint)
        + " mm wide and " + numberText(figure.size().height() * millimetresAPoint) + " mm high.\n";
    text += figure.options().isFragment
        ? "% Copy it, or \\input this file, into a document that says \\usepackage{tikz}.\n"
        : "% \\input this file in a document that says \\usepackage{tikz}, or compile it as it is with "
          "pdflatex or\n"
          "% lualatex: it is then a page of the picture's size.\n";
    if (pointsIn(page.picture) > mostPointsForPdflatex)
        text +=
            "% pdflatex has no memory for so many points: use lualatex, or export a PDF and include that.\n";
    if (figure.pageCount() > 1)
        text += "% In a frame of Beamer it shows a step a slide.\n";
    text += "% Words are set in the font around the picture. Your own \\definecolor{hpBoundary}... before it "
            "takes the\n"
            "% place of a colour here. With a language of babel that makes ; or : active load\n"
            "% \\usetikzlibrary{babel}.\n";
    return text;
}

/// Before a class is chosen there is no list of its options: nobody has taken the file into a document.
std::string prologueOf(const Figure &figure)
{
    const bool isSequence = figure.pageCount() > 1;
    std::string text = "\\expandafter\\ifx\\csname @classoptionslist\\endcsname\\relax\n"
                       "  \\RequirePackage{fix-cm}\n"
                       "  \\documentclass{article}\n"
                       "  \\usepackage{tikz}\n"
                       "  \\usepackage[paperwidth="
        + points(figure.size().width()) + ",paperheight=" + points(figure.size().height())
        + ",margin=0bp]{geometry}\n"
          "  \\pagestyle{empty}\n"
          "  \\parindent=0bp \\topskip=0bp \\hfuzz=1bp \\vfuzz=1bp\n";
    if (isSequence)
        text += "  \\renewcommand\\familydefault{\\sfdefault}\n"
                "  \\def\\only<#1>#2{\\hbox{#2}\\newpage}\n";
    text += "  \\begin{document}\n"
            "  \\def\\hpEnd{\\end{document}}\n"
            "\\else\n"
            "  \\def\\hpEnd{}%\n";
    if (isSequence)
        text += "  \\ifx\\only\\undefined\\def\\only<#1>#2{#2\\par}\\fi % without overlays all steps, one "
                "after another\n";
    return text + "\\fi\n";
}

/// What is drawn on one page, part by part.
std::string drawn(const Picture &picture, TexShapes &shapes, const std::stop_token &stop)
{
    ShapeCutter cutter(Box({}, picture.size), shapes);
    for (const Instruction &instruction : picture.instructions) {
        if (stop.stop_requested())
            break;
        if (const Part *part = std::get_if<Part>(&instruction))
            shapes.text() += "  " + texComment(toText(part->id)) + "\n";
        else
            std::visit(cutter, instruction);
    }
    return "  \\path[use as bounding box,clip] (0,0) rectangle (" + numberText(picture.size.width, 4) + ","
        + numberText(picture.size.height, 4) + ");\n" + std::exchange(shapes.text(), {});
}

/// What stands around what is drawn on a page.
std::string pictureOf(const std::string &content, TexShapes &shapes)
{
    return std::exchange(shapes.masks(), {}) + "\\begin{tikzpicture}" + shapes.unitOptions() + "\n" + content
        + "\\end{tikzpicture}";
}

/// One picture, with all that it needs in it.
std::string still(Figure &figure, const ExportProgress &progress)
{
    const FigurePage page = figure.page(0);
    TexShapes shapes(page.unit);
    const std::string content = drawn(page.picture, shapes, progress.stop);
    return pictureOf(shapes.definitions(figure.palette()) + content, shapes) + "%\n";
}

/// A picture a step, with what they need before them.
std::string sequence(Figure &figure, const ExportProgress &progress)
{
    TexShapes shapes(figure.unit());
    std::string pictures;
    for (std::size_t i = 0; i < figure.pageCount() && !progress.stop.stop_requested(); ++i) {
        const FigurePage page = figure.page(i);
        const std::string content = drawn(page.picture, shapes, progress.stop);
        pictures += "\\only<" + std::to_string(i + 1) + ">{" + texComment(page.description) + "\n"
            + pictureOf(content, shapes) + "}%\n";
        progress.advanced(static_cast<double>(i + 1) / static_cast<double>(figure.pageCount() + 1));
    }
    return "\\begingroup\n" + shapes.definitions(figure.palette()) + pictures + "\\endgroup\n";
}

std::string texOf(Figure &figure, const ExportProgress &progress)
{
    const std::string pictures =
        figure.pageCount() > 1 ? sequence(figure, progress) : still(figure, progress);
    const std::string carried = figure.carried();
    const std::string document = carried.empty() ? "" : documentForTex(carried);
    if (figure.options().isFragment)
        return explanationOf(figure) + pictures + document;
    return explanationOf(figure) + prologueOf(figure) + pictures + "\\hpEnd\n" + document;
}

std::optional<Failure> writeTex(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    const std::string file = texOf(figure, progress);
    if (progress.stop.stop_requested())
        return {};
    progress.advanced(1);
    return deliver(file, out);
}

} // namespace

extern const FigureKind texKind{.ending = u"tex",
                                .name = u"TikZ",
                                .title = u"TikZ for LaTeX",
                                .use = u"Source for LaTeX, in its fonts; several steps are slides of Beamer.",
                                .hasPages = true,
                                .canBeTransparent = true,
                                .carriesDocument = true,
                                .canBeFragment = true,
                                .write = writeTex};

} // namespace halfplane
