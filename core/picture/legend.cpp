#include "core/picture/legend.h"

#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/board_caches.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"
#include "core/picture/scene.h"
#include "core/words/number_words.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

/// Lengths, in sizes of the text.
constexpr double sizeOfText = 0.92; ///< of the board's
constexpr double signWidth = 1.7;
constexpr double scaleWidth = 4;
constexpr double gapBesideSign = 0.45;
constexpr double gapBetweenEntries = 1.4;
constexpr double lineHeight = 1.75;
constexpr double marginAbove = 0.2;
constexpr double marginAside = 1.1;

constexpr int piecesOfScale = 24;

/// Draws a sign in a rectangle.
struct DrawSign
{
    Box box;
    Picture &to;

    void operator()(const LineSign &sign) const
    {
        Stroke stroke = sign.stroke;
        stroke.width = std::min(stroke.width, box.height * 0.6);
        to.add(Line{{{box.left, box.centre().y}, {box.right(), box.centre().y}}, stroke});
    }
    void operator()(const AreaSign &sign) const
    {
        to.add(Area{outlineOf(box.adjusted(0, box.height * 0.08, 0, -box.height * 0.08)), sign.fill});
    }
    void operator()(const ScaleSign &sign) const
    {
        const double height = std::clamp(2 * sign.width, 0.3 * box.height, 0.6 * box.height);
        const double piece = box.width / piecesOfScale;
        for (int i = 0; i < piecesOfScale; ++i) {
            Colour colour = sign.colour;
            colour.share = i / (piecesOfScale - 1.0);
            // A little under the next, so that no seam is seen.
            const double further = i + 1 < piecesOfScale ? 0.3 * piece : 0;
            to.add(
                Area{outlineOf({box.left + i * piece, box.centre().y - height / 2, piece + further, height}),
                     colour});
        }
    }
    void operator()(const MarkSign &sign) const
    {
        Marks marks{.marks = {}, .size = box.height * 0.36};
        for (std::size_t i = 0; i < sign.labels.size(); ++i)
            marks.marks.push_back(
                {{box.left + box.height * (0.5 + 1.05 * static_cast<double>(i)), box.centre().y},
                 sign.labels[i],
                 sign.style});
        to.add(std::move(marks));
    }
};

double widthOfSign(const LegendEntry &entry)
{
    if (const auto *marks = std::get_if<MarkSign>(&entry.sign))
        return 1.05 * static_cast<double>(marks->labels.size()) - 0.05;
    return std::holds_alternative<ScaleSign>(entry.sign) ? scaleWidth : signWidth;
}

Words wordsOf(std::string text, double size, Hue hue)
{
    return {.at = {},
            .anchor = Anchor::Right,
            .text = std::move(text),
            .size = size,
            .colour = {hue},
            .plate = {},
            .plateEdge = {}};
}

/// Something said at the right, and the longest that it ever gets in a run; where that is empty no room is
/// kept for it, and it is said in short, or not at all, where there is none.
struct Note
{
    std::string text; ///< empty when there is nothing to say in this step
    std::string longest;
    Hue hue = Hue::FaintWords;
    std::string inShort = {};
    bool isNew = false;
};

void addScore(const Scene &scene, std::vector<Note> &notes)
{
    const Problem &problem = *scene.run()->problem;
    const std::string all = " of " + number(problem.points.size()) + " wrong";
    const auto tested = [](const std::string &error) { return error.empty() ? error : ", " + error; };
    // The update has happened when it has come to rest.
    const Classifier &answer = scene.frame.tween < 1 ? scene.moment()->answerBefore : scene.moment()->answer;
    const std::size_t wrong = loss(scene.run()->reflected(), answer);
    const auto margin = marginOf(scene.run()->reflected(), answer);
    notes.push_back({number(wrong) + all + (margin ? ", margin " + readable(*margin) : std::string())
                         + tested(testErrorText(problem, answer)),
                     number(problem.points.size()) + all + ", margin −0.00001"
                         + tested(testErrorText(problem.apartCount(), problem.apartCount())),
                     wrong == 0 ? Hue::Best : Hue::Words});
}

std::size_t pointsOutside(const Scene &scene)
{
    return static_cast<std::size_t>(std::ranges::count_if(scene.study.points, [&](const Point &point) {
        return !scene.area.contains(scene.frame.view.toScreen(point.x1, point.x2));
    }));
}

std::vector<Note> notesOf(const Scene &scene, LegendPlace place)
{
    std::vector<Note> notes;
    if (place == LegendPlace::Figure && scene.moment() != nullptr)
        addScore(scene, notes);
    const bool isPlane = showsPlane(scene.frame);
    const bool hasVectors = isPlane || scene.frame.viewpoint.perspective->isTurnedTo;
    if (scene.run() != nullptr && scene.space != Space::Circle && hasVectors) {
        notes.push_back({.text = nameOfScale(scene.vectorFactor.now),
                         .longest = nameOfScale(0.0003),
                         .isNew = scene.vectorFactor.hasChanged()});
    }
    const std::size_t outside = place == LegendPlace::Window && isPlane ? pointsOutside(scene) : 0;
    if (outside > 0)
        notes.push_back({.text = counted(outside, "point", "points") + " outside · 0 fits",
                         .longest = {},
                         .inShort = number(outside) + " outside"});
    return notes;
}

/// Calls with the scene of the frame.
template <class Use>
auto withScene(const BoardFrame &frame, const Use &use)
{
    BoardCaches own;
    return use(Scene(frame, frame.caches != nullptr ? *frame.caches : own));
}

/// What is explained already is not explained again.
void explain(const Scene &scene, std::vector<LegendEntry> &entries)
{
    std::vector<LegendEntry> more;
    if (showsPlane(scene.frame)) {
        for (const Layer *layer : layers()) {
            if (layer->explain != nullptr && scene.has(*layer))
                layer->explain(scene, more);
        }
    } else if (scene.frame.viewpoint.perspective->isThere(scene.space)) {
        scene.frame.viewpoint.perspective->explain(scene, more);
    }
    for (LegendEntry &entry : more) {
        if (std::ranges::find(entries, entry.words, &LegendEntry::words) == entries.end())
            entries.push_back(std::move(entry));
    }
}

std::vector<LegendEntry> entriesOf(const Scene &scene, const BoardFrames &row)
{
    std::vector<LegendEntry> entries;
    for (const BoardFrame &frame : row)
        withScene(frame, [&](const Scene &each) { explain(each, entries); });
    if (row.empty())
        explain(scene, entries);
    return entries;
}

/// The entries in lines from the left, the notes in lines from the right, on the entries' last line where
/// there is room for the longest.
class Strip
{
public:
    Strip(const Scene &scene, double width, LegendPlace place, const BoardFrames &row)
        : m_width(width)
        , m_text(sizeOfText * scene.sizes.text)
        , m_entries(entriesOf(scene, row))
        , m_notes(notesOf(scene, place))
    {
        layEntries();
        layNotes();
    }

    double height() const { return (m_lines * lineHeight + 2 * marginAbove) * m_text; }

    void draw(Picture &to) const
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            draw(m_entries[i], m_places[i], to);
        double right = m_width - marginAside * m_text;
        int line = m_linesOfNotes.empty() ? 0 : m_linesOfNotes.front();
        for (std::size_t i = 0; i < m_notes.size(); ++i) {
            if (m_linesOfNotes[i] != line)
                right = m_width - marginAside * m_text;
            line = m_linesOfNotes[i];
            if (m_notes[i].text.empty())
                continue;
            Words words = wordsOf(m_notes[i].text, m_text, m_notes[i].hue);
            words.anchor = Anchor::Left;
            words.at = {right, middleOf(line)};
            if (m_notes[i].isNew)
                lightUp(words);
            right -= sizeOf(words).width + gapBetweenEntries * m_text;
            to.add(std::move(words));
        }
    }

private:
    double room() const { return m_width - 2 * marginAside * m_text; }
    double middleOf(int line) const { return (marginAbove + (line + 0.5) * lineHeight) * m_text; }
    double widthOf(const std::string &text) const { return sizeOf(wordsOf(text, m_text, Hue::Words)).width; }

    void layEntries()
    {
        int line = 0;
        for (const LegendEntry &entry : m_entries) {
            const double width = (widthOfSign(entry) + gapBesideSign) * m_text + widthOf(entry.words);
            if (m_used > 0 && m_used + width > room()) {
                ++line;
                m_used = 0;
            }
            m_places.push_back({marginAside * m_text + m_used, middleOf(line)});
            m_used += width + gapBetweenEntries * m_text;
        }
        m_lines = line + 1;
    }

    void layNotes()
    {
        for (Note &note : m_notes) {
            if (note.longest.empty() && m_used + widthOf(note.text) > room())
                note.text = m_used + widthOf(note.inShort) > room() ? std::string() : note.inShort;
            const double width = std::max(widthOf(note.longest), widthOf(note.text));
            if (m_used > 0 && !note.longest.empty() && m_used + width > room()) {
                ++m_lines;
                m_used = 0;
            }
            m_linesOfNotes.push_back(m_lines - 1);
            if (!note.longest.empty())
                m_used += width + gapBetweenEntries * m_text;
        }
    }

    void draw(const LegendEntry &entry, Spot at, Picture &to) const
    {
        const double sign = widthOfSign(entry) * m_text;
        std::visit(DrawSign{Box(at.x, at.y - m_text / 2, sign, m_text), to}, entry.sign);
        Words words = wordsOf(entry.words, m_text, Hue::Words);
        words.at = {at.x + sign + gapBesideSign * m_text, at.y};
        to.add(std::move(words));
    }

    double m_width;
    double m_text;
    std::vector<LegendEntry> m_entries;
    std::vector<Note> m_notes;
    std::vector<Spot> m_places; ///< of the entries' left ends
    std::vector<int> m_linesOfNotes;
    double m_used = 0; ///< of the last line
    int m_lines = 1;
};

} // namespace

double legendHeight(const BoardFrame &frame, double width, LegendPlace place, const BoardFrames &row)
{
    return withScene(frame,
                     [&](const Scene &scene) { return std::ceil(Strip(scene, width, place, row).height()); });
}

Picture legendPicture(const BoardFrame &frame, double width, LegendPlace place, const BoardFrames &row)
{
    return withScene(frame, [&](const Scene &scene) {
        const Strip strip(scene, width, place, row);
        Picture picture{.size = {width, std::ceil(strip.height())}, .instructions = {}};
        const Box whole({}, picture.size);
        picture.add(Clip{whole});
        picture.add(Part{std::string(legendLayer.id)});
        picture.add(Area{outlineOf(whole), {Hue::Paper}});
        picture.add(Line{{{0, 0.5}, {width, 0.5}}, {{Hue::Grid}, 1}});
        strip.draw(picture);
        for (Instruction &instruction : picture.instructions) {
            instruction.subject = legendLayer.subject;
            instruction.layer = &legendLayer;
        }
        return picture;
    });
}

} // namespace halfplane
