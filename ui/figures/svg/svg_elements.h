#pragma once

#include "core/picture/picture.h"
#include "core/picture/shape_cutter.h"

#include <QImage>
#include <QStringList>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

/// How an SVG names its colours: "#d55e00" in a file, "var(--c3)" in a page that has several palettes.
using SvgColours = std::function<QString(const Colour &colour)>;

/// Text as XML has it, between tags and in attributes; without what XML cannot have.
std::string escapedForXml(QStringView text);

/// Appends SVG elements to a text, each on a line of its own. Heat maps are left to others.
class SvgElements final : public ShapeWriter
{
public:
    explicit SvgElements(SvgColours colours)
        : m_colours(std::move(colours))
    {
    }

    void indentBy(int blanks) { m_indent = std::string(static_cast<std::size_t>(blanks), ' '); }

    std::string &text() { return m_text; }

    /// The definitions of points so far.
    const std::vector<std::string> &symbols() const { return m_symbols; }

    void area(const Path &outline, const Colour &fill) override;
    void line(const LinePart &part, const Stroke &stroke) override;
    void disc(const Disc &disc) override;
    void arc(const ArcLine &arc) override;
    void mark(const Mark &mark, double size) override;
    void cutMark(const std::vector<MarkPart> &parts) override;
    void words(const Words &words, const WordsShape &shape) override;
    void heatMap(const HeatMap & /*map*/) override { }

private:
    void open(std::string_view tag);
    void close() { m_text += "/>\n"; }
    void attribute(std::string_view name, double value, int decimals = 2);
    void attribute(std::string_view name, std::string_view value);
    void fill(const std::optional<Colour> &colour);
    void strokeWith(const Stroke &stroke, double skipped = 0);
    void plate(const Words &words, const Box &rectangle);
    void text(const Words &words, const WordsShape &shape, bool isHalo);
    std::string pathOf(const MarkPart &part) const;
    const std::string &symbolFor(const MarkKind &kind);
    std::string nameOf(const MarkKind &kind) const;

    SvgColours m_colours;
    std::string m_indent;
    std::string m_text;
    std::vector<std::string> m_symbols;
    std::vector<double> m_sizes; ///< of points, in the order of their appearance
    std::map<MarkKind, std::string> m_uses; ///< how a point begins
};

/// Turns instructions into SVG elements. Numbers have at most two decimals and no trailing zeros; everything
/// is clipped by geometry to the frame; text is escaped.
class SvgShapes
{
public:
    SvgShapes(Box frame, SvgColours colours);

    /// The elements of one instruction, each complete ("<path …/>") and without line breaks; none for a Part.
    /// A Clip changes what the following ones are clipped to. Marks give one element a point, in their order:
    /// "<use xlink:href="#…" x="…" y="…"/>" of a symbol in `symbols()`, a <g> of shapes where the frame cuts
    /// it, an empty <g/> where nothing of it is in the frame. A heat map is not among them: its pixels are
    /// the writer's.
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
