#include "core/picture/overlay.h"

#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

void Overlay::begin(const Layer &layer)
{
    m_layer = &layer;
    begin(std::string(layer.id), *layer.subject);
}

void Overlay::begin(const std::string &part, const Subject &subject)
{
    m_part = part;
    m_subject = &subject;
}

/// A part in which nothing is drawn does not appear.
void Overlay::openPart(const std::string &part)
{
    if (m_opened == part)
        return;
    m_instructions.emplace_back(Part{part});
    m_opened = part;
}

void Overlay::add(Instruction instruction)
{
    openPart(m_part);
    instruction.subject = m_subject;
    instruction.layer = m_layer;
    m_instructions.push_back(std::move(instruction));
}

void Overlay::add(Line line, int cost)
{
    occupied().add(line.points, cost);
    add(Instruction(std::move(line)));
}

void Overlay::add(Arrow arrow, int cost)
{
    occupied().add(Segment{arrow.from, arrow.to}, cost);
    add(Instruction(arrow));
}

void Overlay::label(LabelWish wish) { m_pending.push_back({m_part, m_subject, std::move(wish), {}}); }

void Overlay::explain(LegendEntry entry) { m_legend.emplace_back(m_layer, std::move(entry)); }

std::vector<LegendEntry> Overlay::legend() const
{
    std::vector<LegendEntry> entries;
    for (const Layer *layer : layers()) {
        for (const auto &[of, entry] : m_legend) {
            if (of == layer)
                entries.push_back(entry);
        }
    }
    return entries;
}

void Overlay::placeLabels()
{
    std::ranges::stable_sort(m_pending, std::ranges::greater(),
                             [](const Pending &pending) { return pending.wish.urgency; });
    for (Pending &pending : m_pending) {
        const LabelWish &wish = pending.wish;
        const auto places = placesAround(wish.words.at, sizeOf(wish.words), wish.distance, wish.direction);
        pending.place = m_placement.placed(places).centre();
    }
    std::ranges::stable_sort(m_pending, {}, &Pending::part);
    std::span<const Pending> rest(m_pending);
    while (!rest.empty()) {
        const auto end = std::ranges::find_if(
            rest, [&](const Pending &pending) { return pending.part != rest.front().part; });
        drawLabels(rest.first(static_cast<std::size_t>(end - rest.begin())));
        rest = rest.subspan(static_cast<std::size_t>(end - rest.begin()));
    }
    m_pending.clear();
}

/// Those of one part: the words are above all lines.
void Overlay::drawLabels(std::span<const Pending> labels)
{
    openPart(labelPartOf(labels.front().part));
    for (const Pending &label : labels)
        addLeader(label);
    for (const Pending &label : labels)
        addWords(label);
}

/// From words that had to go away from their place, a thin line back to it.
void Overlay::addLeader(const Pending &pending)
{
    const Words &words = pending.wish.words;
    const Size size = sizeOf(words);
    const Spot half{size.width / 2, size.height / 2};
    const Box plate(pending.place - half, size);
    const Spot nearest{std::clamp(words.at.x, plate.left, plate.right()),
                       std::clamp(words.at.y, plate.top, plate.bottom())};
    const Segment leader{words.at, nearest};
    if (leader.length() < std::max(size.height, 2 * pending.wish.distance))
        return;
    const Colour colour = words.plateEdge ? words.plateEdge->colour : words.colour;
    m_instructions.emplace_back(Line{{leader.from, leader.to}, {colour, 1}});
    m_instructions.back().subject = pending.subject;
}

void Overlay::addWords(const Pending &pending)
{
    Words words = pending.wish.words;
    words.at = pending.place;
    words.anchor = Anchor::Centre;
    m_instructions.emplace_back(std::move(words));
    m_instructions.back().subject = pending.subject;
}

std::string labelPartOf(const std::string &part) { return part + "-labels"; }

} // namespace halfplane
