#pragma once

#include "core/picture/layers.h"
#include "core/picture/picture.h"
#include "core/picture/placement.h"

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace halfplane {

/// Words that belong to a place, and where they had best be.
struct WordsWish
{
    Words words; ///< `at` is the place that they belong to
    double distance = 6; ///< from it
    double direction = 0; ///< the best one: radians, counter-clockwise as one sees it
    int urgency = 0; ///< the most urgent are placed first
    std::string shorter = {}; ///< what is said where there is no room for all; may be empty

    /// Along a line, and across it: any of these will do as well, the first the best, and `at` is none.
    struct Beside
    {
        Spot at;
        double direction;
    };
    std::vector<Beside> along = {};

    std::function<bool(const Box &)> isMeant = {}; ///< whether words there are seen to belong to it
};

/// Where a label is: seen from which of the places that it may belong to, and how far from there.
struct WordsPlace
{
    std::size_t which = 0;
    Spot offset;
    bool isShorter = false;
};

/// The labels of a frame by the part that they are in and their number there.
using WordsPlaces = std::map<std::pair<std::string, int>, WordsPlace>;

/// On the way from one frame to another words glide from where they were to where they will be.
struct WordsGlide
{
    const WordsPlaces &from;
    const WordsPlaces &to;
    double share = 1;
};

/// How much words had better not cover something, a cell of it.
namespace cover {
inline constexpr int nothing = 0;
inline constexpr int faint = 3; ///< trail, helping lines
inline constexpr int line = 10; ///< boundary, ring
inline constexpr int arrow = 20;
} // namespace cover

/// Gathers an overlay: what is drawn, part by part from the back, what labels have to say, and what they must
/// not cover.
class Overlay
{
public:
    explicit Overlay(Placement placement)
        : m_placement(std::move(placement))
    {
    }

    /// What is added from now on belongs to the layer …
    void begin(const Layer &layer);
    /// … or to a part of its own.
    void begin(const std::string &part, const Subject &subject);
    /// What is added from now on shows that, in the same part.
    void show(const Subject &subject) { m_subject = &subject; }

    void add(Instruction instruction);
    /// Adds a line that words had better not cover.
    void add(Line line, int cost);
    /// Nor its tip at all. Where points are dense arrows lie above them: they are what a step is about.
    void add(Arrow arrow, int cost);
    void raiseArrows() { m_areArrowsRaised = true; }

    /// Above the points and below the words.
    void addAbovePoints(Instruction instruction);
    /// As words are.
    void addOnTop(Instruction instruction);
    /// At this place or not at all. They go before labels, which have a choice.
    void addWordsAt(Words words) { m_fixed.push_back({m_part, m_layer, m_subject, std::move(words)}); }
    void label(WordsWish wish);

    Occupancy &occupied() { return m_placement.occupied(); }
    Occupancy &data() { return m_placement.data(); }
    Placement &placement() { return m_placement; }

    /// Finds places for the labels, and draws them on top of everything, each in its layer's part.
    WordsPlaces placeLabels();
    void glideLabels(const WordsGlide &glide);

    std::vector<Instruction> takenShapes() { return std::move(m_shapes.instructions); }
    std::vector<Instruction> takenAbovePoints() { return std::move(m_abovePoints.instructions); }
    std::vector<Instruction> takenWords() { return std::move(m_words.instructions); }

private:
    /// Instructions part by part.
    struct Stack
    {
        std::string opened; ///< the part that the latest instruction belongs to
        std::vector<Instruction> instructions;
    };
    struct Pending
    {
        std::string part;
        int number; ///< in its part
        const Layer *layer;
        const Subject *subject;
        WordsWish wish;
    };
    void add(Instruction instruction, const std::string &part, Stack &to);
    std::optional<WordsPlace> placeOf(WordsWish &wish);
    struct Fixed
    {
        std::string part;
        const Layer *layer;
        const Subject *subject;
        Words words;
    };
    void placeFixed();
    void drawFixed(const std::string &part);
    void drawLabels(const WordsGlide &glide);
    void draw(const Pending &pending, Spot at, Spot place, bool isShorter);
    void addLeader(const Words &words, Spot from, double distance);

    Placement m_placement;
    const Layer *m_layer = nullptr; ///< what is added belongs to it …
    const Subject *m_subject = nullptr; ///< … shows that …
    std::string m_part; ///< … and is in this part
    bool m_areArrowsRaised = false;
    Stack m_shapes;
    Stack m_abovePoints;
    Stack m_words;
    std::vector<Fixed> m_fixed;
    std::vector<Pending> m_pending;
};

/// Words are on top, so they are a part of their own.
std::string labelPartOf(const std::string &part);

} // namespace halfplane
