#include "core/picture/overlay.h"

#include "core/picture/outlines.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr double reachOfTip = 2; ///< of an arrow

Spot anchorOf(const WordsWish &wish, std::size_t which)
{
    return which < wish.along.size() ? wish.along[which].at : wish.words.at;
}

/// Every place that would do, and which anchor it belongs to.
struct Choices
{
    std::vector<Box> boxes;
    std::vector<std::size_t> anchors;
};

Choices choicesFor(const WordsWish &wish, Size size)
{
    Choices choices;
    if (wish.along.empty()) {
        choices.boxes = placesAround(wish.words.at, size, wish.distance, wish.direction);
        choices.anchors.assign(choices.boxes.size(), 0);
    }
    for (std::size_t i = 0; i < wish.along.size(); ++i) {
        for (const Box &box : placesBeside(wish.along[i].at, size, wish.distance, wish.along[i].direction)) {
            choices.boxes.push_back(box);
            choices.anchors.push_back(i);
        }
    }
    if (wish.isMeant) {
        Choices meant;
        for (std::size_t i = 0; i < choices.boxes.size(); ++i) {
            if (!wish.isMeant(choices.boxes[i]))
                continue;
            meant.boxes.push_back(choices.boxes[i]);
            meant.anchors.push_back(choices.anchors[i]);
        }
        return meant;
    }
    return choices;
}

} // namespace

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
void Overlay::add(Instruction instruction, const std::string &part, Stack &to)
{
    if (to.opened != part)
        to.instructions.emplace_back(Part{part});
    to.opened = part;
    instruction.subject = m_subject;
    instruction.layer = m_layer;
    to.instructions.push_back(std::move(instruction));
}

void Overlay::add(Instruction instruction) { add(std::move(instruction), m_part, m_shapes); }

void Overlay::addOnTop(Instruction instruction) { add(std::move(instruction), m_part, m_words); }

void Overlay::add(Line line, int cost)
{
    if (cost > 0)
        occupied().add(line.points, cost);
    add(Instruction(std::move(line)));
}

void Overlay::add(Arrow arrow, int cost)
{
    occupied().add(Segment{arrow.from, arrow.to}, cost);
    data().add(arrow.to, reachOfTip, cost);
    if (m_areArrowsRaised)
        addAbovePoints(Instruction(arrow));
    else
        add(Instruction(arrow));
}

void Overlay::addAbovePoints(Instruction instruction)
{
    add(std::move(instruction), m_part + "-top", m_abovePoints);
}

/// When it is known what they must not cover.
void Overlay::placeFixed()
{
    std::erase_if(m_fixed, [this](const Fixed &fixed) {
        const Box place = shapeOf(fixed.words).plate;
        const bool isFree = m_placement.isFree(place);
        if (isFree)
            m_placement.reserve(place);
        return !isFree;
    });
}

void Overlay::drawFixed(const std::string &part)
{
    for (const Fixed &fixed : m_fixed) {
        if (fixed.part != part)
            continue;
        m_layer = fixed.layer;
        m_subject = fixed.subject;
        add(Instruction(fixed.words), labelPartOf(part), m_words);
    }
    std::erase_if(m_fixed, [&](const Fixed &fixed) { return fixed.part == part; });
}

void Overlay::label(WordsWish wish)
{
    const auto number = std::ranges::count(m_pending, m_part, &Pending::part);
    m_pending.push_back({m_part, static_cast<int>(number), m_layer, m_subject, std::move(wish)});
}

/// Words for which there is no room become fewer, and then they go.
std::optional<WordsPlace> Overlay::placeOf(WordsWish &wish)
{
    for (const bool isShorter : {false, true}) {
        if (isShorter && wish.shorter.empty())
            break;
        Words words = wish.words;
        if (isShorter)
            words.text = wish.shorter;
        const Choices choices = choicesFor(wish, sizeOf(words));
        if (const auto placed = m_placement.placed(choices.boxes)) {
            const std::size_t which = choices.anchors[placed->which];
            return WordsPlace{which, placed->box.centre() - anchorOf(wish, which), isShorter};
        }
    }
    return std::nullopt;
}

WordsPlaces Overlay::placeLabels()
{
    placeFixed();
    std::ranges::stable_sort(m_pending, std::ranges::greater(),
                             [](const Pending &pending) { return pending.wish.urgency; });
    WordsPlaces places;
    for (Pending &pending : m_pending) {
        if (const auto place = placeOf(pending.wish))
            places.emplace(std::pair(pending.part, pending.number), *place);
    }
    drawLabels({places, places});
    return places;
}

void Overlay::glideLabels(const WordsGlide &glide)
{
    placeFixed();
    drawLabels(glide);
}

void Overlay::drawLabels(const WordsGlide &glide)
{
    std::ranges::stable_sort(m_pending, {}, &Pending::part);
    for (const Pending &pending : m_pending) {
        drawFixed(pending.part);
        const auto to = glide.to.find({pending.part, pending.number});
        if (to == glide.to.end())
            continue;
        const auto found = glide.from.find(to->first);
        const WordsPlace &from = found == glide.from.end() ? to->second : found->second;
        const Spot anchor = anchorOf(pending.wish, to->second.which);
        const Spot end = anchor + to->second.offset;
        const Spot begin = anchorOf(pending.wish, from.which) + from.offset;
        draw(pending, anchor, begin + glide.share * (end - begin), to->second.isShorter);
    }
    m_pending.clear();
    while (!m_fixed.empty())
        drawFixed(std::string(m_fixed.front().part));
}

void Overlay::draw(const Pending &pending, Spot at, Spot place, bool isShorter)
{
    m_layer = pending.layer;
    m_subject = pending.subject;
    Words words = pending.wish.words;
    if (isShorter)
        words.text = pending.wish.shorter;
    words.at = place;
    words.anchor = Anchor::Centre;
    m_part = labelPartOf(pending.part);
    if (pending.wish.along.empty())
        addLeader(words, at, pending.wish.distance);
    addOnTop(Instruction(std::move(words)));
}

/// From words that had to go away from their place, a thin line back to it, below the points, if it can be
/// near.
void Overlay::addLeader(const Words &words, Spot from, double distance)
{
    const Box plate = shapeOf(words).plate;
    const Segment leader{from, plate.nearest(from)};
    constexpr double offAnyBoard = 1e5;
    if (leader.length() < std::max(plate.height, 2 * distance) || !(leader.length() < offAnyBoard))
        return;
    add(Line{{leader.from, leader.to}, {words.colour, 1}}, "leaders", m_shapes);
}

std::string labelPartOf(const std::string &part) { return part + "-labels"; }

} // namespace halfplane
