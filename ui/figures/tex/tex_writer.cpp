#include "core/io/carried_document.h"
#include "ui/basics/text.h"
#include "ui/figures/digits.h"
#include "ui/figures/formats.h"
#include "ui/figures/tex/tex_shapes.h"
#include "ui/figures/tex/tex_text.h"

namespace halfplane {

namespace {

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

} // namespace

std::optional<Failure> writeTex(Figure &figure, QIODevice &out, const ExportProgress &progress)
{
    const std::string file = texOf(figure, progress);
    if (progress.stop.stop_requested())
        return {};
    progress.advanced(1);
    return deliver(file, out);
}

} // namespace halfplane
