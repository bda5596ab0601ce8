#pragma once

#include "core/picture/layers.h"
#include "core/picture/picture.h"
#include "core/picture/placement.h"

#include <span>
#include <vector>

namespace halfplane {

// The small signs of the legend.

struct LineSign
{
    Stroke stroke;
};
struct ArrowSign
{
    Stroke stroke;
};
struct AreaSign
{
    Colour fill;
    std::optional<Stroke> edge;
};
struct RingSign
{
    Stroke stroke;
};
struct MarkSign
{
    Label label;
    MarkStyle style = MarkStyle::Right;
};

struct LegendEntry
{
    std::variant<LineSign, ArrowSign, AreaSign, RingSign, MarkSign> sign;
    std::string words;
};

/// Words that belong to a place, and where they had best be.
struct LabelWish
{
    Words words; ///< `at` is the place that they belong to
    double distance = 6; ///< from it
    double direction = 0; ///< the best one: radians, counter-clockwise as one sees it
    int urgency = 0; ///< the most urgent are placed first
};

/// How much words had better not cover something, a cell of it.
namespace cover {
inline constexpr int faint = 2; ///< trail, helping lines
inline constexpr int line = 4; ///< boundary, ring
inline constexpr int arrow = 7; ///< and points
} // namespace cover

/// Gathers an overlay: what is drawn, part by part from the back, what labels and legend have to say, and
/// what labels must not cover.
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
    void add(Arrow arrow, int cost);

    void label(LabelWish wish);
    /// An entry of the legend, which lists them in the order of the layers.
    void explain(LegendEntry entry);

    Occupancy &occupied() { return m_placement.occupied(); }
    Placement &placement() { return m_placement; }
    std::vector<LegendEntry> legend() const;

    /// Finds places for the labels and puts them on top of everything, each in its layer's part.
    void placeLabels();

    std::vector<Instruction> taken() { return std::move(m_instructions); }

private:
    struct Pending
    {
        std::string part;
        const Subject *subject;
        LabelWish wish;
        Spot place; ///< of the words' middle
    };
    void openPart(const std::string &part);
    void drawLabels(std::span<const Pending> labels);
    void addLeader(const Pending &pending);
    void addWords(const Pending &pending);

    Placement m_placement;
    const Layer *m_layer = nullptr; ///< what is added belongs to it …
    const Subject *m_subject = nullptr; ///< … shows that …
    std::string m_part; ///< … and is in this part
    std::string m_opened; ///< the part that the latest instruction belongs to
    std::vector<Instruction> m_instructions;
    std::vector<Pending> m_pending;
    std::vector<std::pair<const Layer *, LegendEntry>> m_legend;
};

/// Labels are on top, so they are a part of their own.
std::string labelPartOf(const std::string &part);

} // namespace halfplane
