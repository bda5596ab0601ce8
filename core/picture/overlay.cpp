#include "core/picture/overlay.h"

#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

void Overlay::begin(Layer layer)
{
    m_layer = layer;
    begin(partOf(layer));
}

void Overlay::begin(const std::string &part) { m_part = part; }

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

void Overlay::label(LabelWish wish) { m_pending.push_back({m_part, std::move(wish), {}}); }

void Overlay::explain(LegendEntry entry) { m_legend.emplace_back(m_layer, std::move(entry)); }

std::vector<LegendEntry> Overlay::legend() const
{
    auto sorted = m_legend;
    std::ranges::stable_sort(sorted, {}, &std::pair<Layer, LegendEntry>::first);
    std::vector<LegendEntry> entries;
    for (auto &[layer, entry] : sorted)
        entries.push_back(std::move(entry));
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
}

void Overlay::addWords(const Pending &pending)
{
    Words words = pending.wish.words;
    words.at = pending.place;
    words.anchor = Anchor::Centre;
    m_instructions.emplace_back(std::move(words));
}

std::string partOf(Layer layer)
{
    const auto found = std::ranges::find(layerDescriptions(), layer, &LayerDescription::layer);
    return found == layerDescriptions().end() ? std::string() : std::string(found->id);
}

std::string labelPartOf(const std::string &part) { return part + "-labels"; }

} // namespace halfplane
