#pragma once

#include "core/cursor.h"
#include "core/io/document.h"
#include "core/phrase.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

/// A piece of a lesson's text.
struct Paragraph
{
    enum Kind {
        Words,
        Item, ///< of a list
        Question, ///< the answers that follow it at once belong to it
        Answer, ///< hidden until it is asked for
        Notes, ///< for whoever presents it, not for the audience
    };

    Kind kind = Words;
    Phrases phrases;

    bool operator==(const Paragraph &) const = default;
};

/// A place in a run that is made only when the lesson is given; nothing: where the run ends.
using PlannedStep = std::optional<RunStep>;

/// Where a moment begins, how far it goes on before the next one comes, and in which steps.
struct PlannedSteps
{
    PlannedStep from = RunStep{};
    PlannedStep to = RunStep{};
    Stride stride = Stride::Update;

    bool operator==(const PlannedSteps &) const = default;
};

/// By id; and the theorem whose page is open in it, where one is named.
struct ChosenPanel
{
    std::string id;
    std::string theorem = {};

    bool operator==(const ChosenPanel &) const = default;
};

/// What a lesson shows at once, and its words about it.
struct LessonMoment
{
    std::string title; ///< empty: that of the moment before goes on
    std::vector<Paragraph> text;
    Document shown; ///< whole, but for words: they are the lesson's
    PlannedSteps steps;
    ChosenPanel panel = {"lesson"}; ///< that comes to the front
    std::optional<ChosenPanel> stage; ///< beside the boards there, without id none; nothing: as in front
    std::size_t line = 1; ///< of the file, where it begins
};

/// A lecture, or a few minutes of one: texts, each beside what it is about.
struct Lesson
{
    std::string title;
    std::vector<Paragraph> introduction; ///< before the first moment
    std::vector<LessonMoment> moments; ///< never none in one that is given
};

/// What reading a file gives: all that could be understood, and what could not, with its line.
struct LessonReading
{
    Lesson lesson;
    std::vector<Failure> troubles;
};

/// What a moment names as its points.
struct NamedPoints
{
    Document document;
    bool isPointsAlone = false; ///< there is no recipe in it that anybody chose
};

/// What a lesson may name beside what is in it.
struct LessonReferences
{
    std::function<Result<NamedPoints>(const std::string &name)> open;
    std::vector<std::string> panels; ///< by id; empty: all names are taken
};

/// The words after "# ", without reading the rest.
std::string titleOfLesson(std::string_view text);

/// Whether the first line says so: <!-- halfplane lesson -->
bool looksLikeLesson(std::string_view text);

/// A lesson is Markdown. After the first line and "# Title", a moment begins at each "## Title" and at each
/// block ```halfplane; a block right after a title belongs to it. The block's lines say what differs from the
/// moment before:
///
///     points: example:first        or a file; or nothing, and the points follow, a line each: "-4, 0.5, +1"
///     recipe: --variant greedy     in the words of the command line, put over the recipe there was
///     compare: --variant standard  once for each recipe beside it; "compare: none" ends that
///     step: 2                      or "2a", "last", "0 to 3", "0 to last by check" (or sweep)
///     view: weights                or points, reflected, lifted
///     zoom: 0, 0, 12               the centre and the width of what is seen; "zoom: fit" is usual
///     layers: +margin -names       added to those there were and taken away; "usual"; or a list of all
///     panel: recipe                which panel comes to the front; "theorem 22" for that page
///     stage: squeeze               which one is beside the boards of a stage, if another; "boards" for none
///
/// Text is paragraphs with blank lines between them; "- " begins an item of a list, "Question:", "Answer:"
/// and "Notes:" a paragraph of that kind. **Strong** is strong, *w* a letter of a formula, and $…$ a formula:
/// $<w, x> = -1/2 ||x||^2 eta*$.
LessonReading readLesson(std::string_view text, const LessonReferences &references);

/// The words of a lesson as they are set.
Phrases lessonPhrases(std::string_view words);

/// A document's caption or notes: each line is a paragraph, or a question or answer, and no sign in it stands
/// for anything else.
std::vector<Paragraph> notedParagraphs(std::string_view notes);

} // namespace halfplane
