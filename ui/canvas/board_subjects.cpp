#include "ui/canvas/board_subjects.h"

#include "core/picture/outlines.h"
#include "core/picture/overlay.h"
#include "core/picture/touching.h"
#include "ui/canvas/hits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double reachOfHand = 3; ///< pixels: a hand is no more exact

/// The colour and the dash by which things in one part are told from each other.
struct StrokeOf
{
    std::optional<Stroke> operator()(const Line &line) const { return line.stroke; }
    std::optional<Stroke> operator()(const Arrow &arrow) const { return arrow.stroke; }
    std::optional<Stroke> operator()(const ArcLine &arc) const { return arc.stroke; }
    std::optional<Stroke> operator()(const Disc &disc) const { return disc.edge; }
    template <class Other>
    std::optional<Stroke> operator()(const Other & /*other*/) const
    {
        return std::nullopt;
    }
};

bool hasHue(const Instruction &instruction, Hue hue)
{
    const auto stroke = std::visit(StrokeOf{}, instruction);
    return stroke && stroke->colour.hue == hue;
}

Subject subjectOfUpdate(const Instruction &instruction)
{
    const auto stroke = std::visit(StrokeOf{}, instruction);
    if (hasHue(instruction, Hue::Ghost))
        return stroke->dash == Dash::Dashed ? Subject::BoundaryBefore : Subject::WeightBefore;
    return std::holds_alternative<Disc>(instruction) ? Subject::Examined : Subject::Added;
}

/// Legend and readout are parts of one layer; the readout has the upper right corner to itself.
Subject subjectOfLegend(Spot pixel, Size size)
{
    const bool isUpperRight = pixel.x > size.width / 2 && pixel.y < size.height / 2;
    return isUpperRight ? Subject::Readout : Subject::Legend;
}

Subject subjectOf(Layer layer, const Instruction &instruction, Spot pixel, Size size)
{
    static constexpr std::array<Subject, layerCount> usual{
        Subject::Grid,         Subject::Point,      Subject::HalfPlane,  Subject::Boundary,
        Subject::Weight,       Subject::Added,      Subject::Trail,      Subject::Start,
        Subject::Candidates,   Subject::Means,      Subject::FuzzyEdges, Subject::Memberships,
        Subject::EpsilonBand,  Subject::MarginBand, Subject::LossRing,   Subject::Cone,
        Subject::BestBoundary, Subject::MaxMargin,  Subject::Radius,     Subject::Names,
        Subject::Legend};
    switch (layer) {
    case Layer::Update:
        return subjectOfUpdate(instruction);
    case Layer::Hyperbolas:
        return std::holds_alternative<Area>(instruction) ? Subject::FuzzyRegion : Subject::FuzzyEdges;
    case Layer::LossRing:
        return hasHue(instruction, Hue::Good) ? Subject::ZeroArc : Subject::LossRing;
    case Layer::Legend:
        return subjectOfLegend(pixel, size);
    default:
        return usual[static_cast<std::size_t>(layer)];
    }
}

struct Found
{
    Touched touch;
    Subject subject;
};

/// Goes through a picture and notes what is touched.
class Search
{
public:
    Search(Spot pixel, Size size)
        : m_pixel(pixel)
        , m_size(size)
    {
    }

    void through(const Picture &picture)
    {
        std::string part;
        for (const Instruction &instruction : picture.instructions) {
            if (const auto *begun = std::get_if<Part>(&instruction))
                part = begun->id;
            else if (const Touched touch = touchedBy(instruction, m_pixel, reachOfHand);
                     touch != Touched::None)
                note(part, touch, instruction);
        }
    }
    void note(Touched touch, Subject subject) { m_found.push_back({touch, subject}); }

    std::vector<Subject> subjects()
    {
        std::ranges::reverse(m_found); // the topmost first
        std::ranges::stable_sort(m_found, std::ranges::greater(), &Found::touch);
        std::vector<Subject> result;
        for (const Found &found : m_found) {
            if (std::ranges::find(result, found.subject) == result.end())
                result.push_back(found.subject);
        }
        return result;
    }

private:
    void note(const std::string &part, Touched touch, const Instruction &instruction)
    {
        if (part == "trouble" || part == "invitation") {
            note(Touched::Words, part == "trouble" ? Subject::Trouble : Subject::Invitation);
            return;
        }
        for (const LayerDescription &layer : layerDescriptions()) {
            const std::string id(layer.id);
            if (part != id && part != labelPartOf(id))
                continue;
            // Nothing is seen through a plate of the legend.
            note(layer.layer == Layer::Legend ? Touched::Words : touch,
                 subjectOf(layer.layer, instruction, m_pixel, m_size));
        }
    }

    Spot m_pixel;
    Size m_size;
    std::vector<Found> m_found;
};

bool hasBoundary(const BoardFrame &frame)
{
    const Weights w = shownWeights(frame);
    return w.size() > 0 && !isZero(w);
}

} // namespace

std::optional<std::size_t> pointAt(const BoardFrame &frame, Spot pixel)
{
    const Dataset &points = frame.study.points;
    const double most = reachOfMarks(markSize(frame.sizes, points.size())) + 1;
    return nearestPoint(points, frame.view, pixel, most);
}

std::vector<Subject> subjectsAt(const BoardFrame &frame, Spot pixel)
{
    Search search(pixel, frame.view.size);
    if (frame.layers.has(Layer::Tint) && hasBoundary(frame))
        search.note(Touched::Area, Subject::HalfPlane);
    search.through(groundPicture(frame, BoardFace::Neither));
    search.through(overlayPicture(frame));
    std::vector<Subject> found = search.subjects();
    if (!frame.layers.has(Layer::Points) || !pointAt(frame, pixel))
        return found;
    const bool isCovered = !found.empty()
        && (found.front() == Subject::Legend || found.front() == Subject::Readout
            || found.front() == Subject::Trouble);
    found.insert(found.begin() + (isCovered ? 1 : 0), Subject::Point);
    return found;
}

} // namespace halfplane
