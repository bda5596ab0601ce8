#include "core/io/fields.h"
#include "core/lessons/moment_block.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace halfplane {

namespace {

constexpr std::string_view beginningOfComment = "<!--";
constexpr std::string_view fence = "```";
constexpr std::string_view openingFence = "```halfplane";

/// The next line of a text, which loses it.
std::string_view takeLine(std::string_view &text)
{
    const std::string_view line = lineAt(text, 0);
    text.remove_prefix(line.size() + lineEndAt(text, line.size()).size());
    return line;
}

bool isFirstLineOfLesson(std::string_view line)
{
    constexpr auto words = std::to_array<std::string_view>({beginningOfComment, "halfplane", "lesson"});
    for (const std::string_view word : words) {
        line = trimmed(line);
        if (!line.starts_with(word))
            return false;
        line.remove_prefix(word.size());
    }
    return trimmed(line).starts_with("-->");
}

/// What a paragraph begins with, and what it is then.
struct Beginning
{
    std::string_view words;
    Paragraph::Kind kind;
    bool isSaid = false; ///< it stays a part of the words
};

constexpr auto beginnings = std::to_array<Beginning>({
    {"- ", Paragraph::Item},
    {"* ", Paragraph::Item},
    {"Question:", Paragraph::Question, true},
    {"Answer:", Paragraph::Answer},
    {"Notes:", Paragraph::Notes},
});

const Beginning *beginningOf(std::string_view line)
{
    const auto found =
        std::ranges::find_if(beginnings, [&](const Beginning &each) { return line.starts_with(each.words); });
    return found == beginnings.end() ? nullptr : &*found;
}

std::string_view withoutBeginning(std::string_view line, const Beginning &beginning)
{
    return beginning.isSaid ? line : trimmed(line.substr(beginning.words.size()));
}

/// Goes through the lines once, each of which ends what it does not belong to.
class LessonReader
{
public:
    explicit LessonReader(const LessonReferences &references)
        : m_references(references)
    {
    }

    LessonReading read(std::string_view text);

private:
    void readLine(std::string_view line);
    void readTextLine(std::string_view line);
    void beginMoment(std::string_view title);
    void beginBlock();
    void endBlock();
    void endParagraph();
    std::vector<Paragraph> &text();

    const LessonReferences &m_references;
    LessonReading m_reading;
    std::size_t m_line = 0; ///< from 1
    std::string m_words; ///< of the paragraph so far
    Paragraph::Kind m_kind = Paragraph::Words;
    std::optional<MomentBlock> m_block; ///< while it lasts
    bool m_isTitled = false; ///< a title has begun a moment, and nothing has come since
};

LessonReading LessonReader::read(std::string_view text)
{
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        ++m_line;
        readLine(takeLine(text));
    }
    if (m_block) {
        m_reading.troubles.push_back({.message = "the block that begins here does not end",
                                      .line = m_block->line(),
                                      .remedy = "Close it with a line ```."});
        endBlock();
    }
    endParagraph();
    if (m_reading.lesson.moments.empty())
        m_reading.troubles.push_back({.message = "the lesson has no moment",
                                      .line = 1,
                                      .remedy = "A line ## Title or a block ```halfplane begins one."});
    return std::move(m_reading);
}

void LessonReader::readLine(std::string_view line)
{
    if (m_block && trimmed(line) == fence)
        endBlock();
    else if (m_block)
        m_block->add(line, m_line);
    else
        readTextLine(trimmed(line));
}

void LessonReader::readTextLine(std::string_view line)
{
    const auto titled = [&](std::string_view sign) { return trimmed(line.substr(sign.size())); };
    if (line.empty() || (line.starts_with(beginningOfComment) && line.ends_with("-->"))) {
        endParagraph();
        return;
    }
    if (line.starts_with(openingFence)) {
        beginBlock();
        return;
    }
    if (line.starts_with("## ")) {
        beginMoment(titled("##"));
        m_isTitled = true;
        return;
    }
    if (line.starts_with("# ")) {
        endParagraph();
        if (m_reading.lesson.title.empty())
            m_reading.lesson.title = titled("#");
        return;
    }
    m_isTitled = false;
    if (const Beginning *beginning = beginningOf(line)) {
        endParagraph();
        m_kind = beginning->kind;
        line = withoutBeginning(line, *beginning);
    }
    m_words += (m_words.empty() ? "" : " ") + std::string(line);
}

/// Shows what the moment before showed, until its block says otherwise.
void LessonReader::beginMoment(std::string_view title)
{
    endParagraph();
    std::vector<LessonMoment> &moments = m_reading.lesson.moments;
    LessonMoment moment;
    if (!moments.empty()) {
        moment.shown = moments.back().shown;
        moment.steps = {.from = moments.back().steps.to, .to = moments.back().steps.to};
    }
    moment.title = title;
    moment.line = m_line;
    moments.push_back(std::move(moment));
}

void LessonReader::beginBlock()
{
    endParagraph();
    if (!m_isTitled)
        beginMoment({});
    m_isTitled = false;
    m_block.emplace(m_line, m_references);
}

void LessonReader::endBlock()
{
    m_block->applyTo(m_reading.lesson.moments.back(), m_reading.troubles);
    m_block.reset();
}

void LessonReader::endParagraph()
{
    if (!m_words.empty())
        text().push_back({m_kind, lessonPhrases(m_words)});
    m_words.clear();
    m_kind = Paragraph::Words;
}

std::vector<Paragraph> &LessonReader::text()
{
    Lesson &lesson = m_reading.lesson;
    return lesson.moments.empty() ? lesson.introduction : lesson.moments.back().text;
}

} // namespace

bool looksLikeLesson(std::string_view text)
{
    text = withoutByteOrderMark(text);
    return isFirstLineOfLesson(takeLine(text));
}

std::string titleOfLesson(std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = trimmed(takeLine(text));
        if (line.starts_with("# "))
            return std::string(trimmed(line.substr(1)));
    }
    return {};
}

std::vector<Paragraph> notedParagraphs(std::string_view notes)
{
    std::vector<Paragraph> paragraphs;
    while (!notes.empty()) {
        std::string_view line = trimmed(takeLine(notes));
        const Beginning *beginning = beginningOf(line);
        const bool isTold = beginning != nullptr
            && (beginning->kind == Paragraph::Question || beginning->kind == Paragraph::Answer);
        if (isTold)
            line = withoutBeginning(line, *beginning);
        const auto kind = isTold ? beginning->kind : Paragraph::Words;
        if (!line.empty())
            paragraphs.push_back({kind, {{std::string(line)}}});
    }
    return paragraphs;
}

LessonReading readLesson(std::string_view text, const LessonReferences &references)
{
    return LessonReader(references).read(text);
}

} // namespace halfplane
