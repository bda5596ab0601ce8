#include "core/picture/layers.h"
#include "core/picture/outlines.h"
#include "core/picture/parts.h"
#include "core/picture/plate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

constexpr Subject legendSubject{
    .title = "Legend",
    .definition = "A line for every kind of thing that is shown. View → On the board chooses what that is.",
    .isPlate = true,
};

/// Lengths, in sizes of the text.
constexpr double signWidth = 1.7;
constexpr double gapBesideSign = 0.45;
constexpr double gapBetweenEntries = 1.2;
constexpr double lineHeight = 1.65;
constexpr double paddingOfLegend = 0.7;
constexpr double distanceFromEdge = 1.0; ///< of the view

constexpr double widest = 0.72; ///< of the view
constexpr double roomForReadout = 16; ///< beside it, in sizes of the text
constexpr double highest = 1.0 / 5; ///< of the view

/// Lengths of legends with all entries in one line, in sizes of the text.
constexpr double shortLegend = 32; ///< before the first update
constexpr double longLegend = 100; ///< of an update

/// Draws a sign in a rectangle.
struct DrawSign
{
    Box box;
    std::vector<Instruction> &to;

    Spot left() const { return {box.left, box.centre().y}; }
    Spot right() const { return {box.right(), box.centre().y}; }

    void operator()(const LineSign &sign) const
    {
        to.emplace_back(Line{{left(), right()}, thin(sign.stroke)});
    }
    void operator()(const ArrowSign &sign) const
    {
        to.emplace_back(Arrow{left(), right(), thin(sign.stroke), box.height * 0.55});
    }
    void operator()(const AreaSign &sign) const
    {
        const Box inner = box.adjusted(0, box.height * 0.08, 0, -box.height * 0.08);
        to.emplace_back(Area{outlineOf(inner), sign.fill});
        if (sign.edge) {
            to.emplace_back(Line{{inner.topLeft(), inner.topRight()}, *sign.edge});
            to.emplace_back(Line{{inner.bottomLeft(), inner.bottomRight()}, *sign.edge});
        }
    }
    void operator()(const RingSign &sign) const
    {
        to.emplace_back(
            Disc{.centre = box.centre(), .radius = box.height * 0.42, .fill = {}, .edge = thin(sign.stroke)});
    }
    void operator()(const MarkSign &sign) const
    {
        to.emplace_back(Marks{.marks = {{box.centre(), sign.label, sign.style}}, .size = box.height * 0.36});
    }

    Stroke thin(Stroke stroke) const
    {
        stroke.width = std::min(stroke.width, box.height * 0.5);
        return stroke;
    }
};

double widthOfSign(const LegendEntry &entry)
{
    const bool isCompact =
        std::holds_alternative<MarkSign>(entry.sign) || std::holds_alternative<RingSign>(entry.sign);
    return isCompact ? 1.0 : signWidth;
}

struct Placed
{
    Spot at; ///< its left, upper corner inside the plate
    Size words;
};

/// The entries in lines, as many as there is room for.
class Layout
{
public:
    Layout(const std::vector<LegendEntry> &entries, const Box &area, double widestPlate, double text)
        : m_text(text)
    {
        const double most = std::max(0.0, widestPlate - 2 * paddingOfLegend * text);
        Spot at;
        for (const LegendEntry &entry : entries) {
            const Size words = sizeOf(
                {.at = {}, .text = entry.words, .size = text, .colour = {}, .plate = {}, .plateEdge = {}});
            const double width = (widthOfSign(entry) + gapBesideSign) * text + words.width;
            if (at.x > 0 && at.x + width > most)
                at = {0, at.y + lineHeight * text};
            if (width > most || !fits(std::max(m_size.width, at.x + width), at.y + lineHeight * text, area))
                break;
            m_placed.push_back({at, words});
            m_size = {std::max(m_size.width, at.x + width), at.y + lineHeight * text};
            at.x += width + gapBetweenEntries * text;
        }
    }

    const std::vector<Placed> &placed() const { return m_placed; }
    Size plate() const
    {
        return {m_size.width + 2 * paddingOfLegend * m_text, m_size.height + paddingOfLegend * m_text};
    }

private:
    bool fits(double width, double height, const Box &area) const
    {
        return width + 2 * paddingOfLegend * m_text <= area.width
            && height + paddingOfLegend * m_text <= highest * area.height;
    }

    double m_text;
    std::vector<Placed> m_placed;
    Size m_size;
};

/// The place that has the readout beside it.
constexpr std::size_t topLeft = 2;

/// How wide the plate may be in one of its places.
double widestIn(std::size_t place, const Box &area, double text)
{
    const double beside = place == topLeft ? roomForReadout : 2 * distanceFromEdge;
    return std::min(widest * area.width, area.width - beside * text);
}

/// Where a plate may be: at the bottom left, at the bottom right, at the top left, at the foot's middle.
std::array<Box, 4> placesFor(Size plate, const Box &inner)
{
    const double bottom = inner.bottom() - plate.height;
    const double right = inner.right() - plate.width;
    const double middle = inner.centre().x - plate.width / 2;
    return {Box(Spot{inner.left, bottom}, plate), Box(Spot{right, bottom}, plate),
            Box(inner.topLeft(), plate), Box(Spot{middle, bottom}, plate)};
}

/// Of a legend so long when all its entries are in one line.
Size roomFor(double length, Size area, double text)
{
    const double most = widest * area.width;
    const double lines = std::ceil(length * text / most);
    return {lines > 3 ? most : length * text / lines,
            std::min(highest * area.height, (lines * lineHeight + paddingOfLegend) * text)};
}

/// Which place covers the fewest points, whether the legend is long or short. The points do not change from
/// step to step, so the legend stays where it is.
std::size_t bestPlace(const Scene &scene, const Box &inner, double text)
{
    if (!scene.run())
        return 0;
    const Occupancy &points =
        scene.caches.points(scene.study.run, scene.frame.view, scene.cell(), scene.mark());
    std::array<int, 4> covered{};
    for (const double length : {shortLegend, longLegend}) {
        const auto places = placesFor(roomFor(length, scene.area.size(), text), inner);
        for (std::size_t i = 0; i < places.size(); ++i)
            covered[i] += points.under(places[i]);
    }
    return static_cast<std::size_t>(std::ranges::min_element(covered) - covered.begin());
}

} // namespace

void addLegend(const Scene &scene, Overlay &overlay)
{
    const double text = scene.sizes.text * 0.92;
    const std::vector<LegendEntry> entries = overlay.legend();
    const double margin = distanceFromEdge * text;
    const Box inner = scene.area.adjusted(margin, margin, -margin, -margin);
    const std::size_t place = bestPlace(scene, inner, text);
    const Layout layout(entries, scene.area, widestIn(place, scene.area, text), text);
    if (layout.placed().empty())
        return;
    const Box plate = placesFor(layout.plate(), inner)[place];
    overlay.show(legendSubject);
    std::vector<Instruction> drawn;
    addPlate(plate, 0.4 * text, {{Hue::PlateEdge}, 1}, drawn);
    for (std::size_t i = 0; i < layout.placed().size(); ++i) {
        const LegendEntry &entry = entries[i];
        const Spot at =
            plate.topLeft() + Spot{paddingOfLegend, paddingOfLegend / 2} * text + layout.placed()[i].at;
        const double middle = at.y + lineHeight * text / 2;
        const double sign = widthOfSign(entry) * text;
        std::visit(DrawSign{Box(at.x, middle - text / 2, sign, text), drawn}, entry.sign);
        drawn.emplace_back(Words{.at = {at.x + sign + gapBesideSign * text, middle},
                                 .anchor = Anchor::Right,
                                 .text = entry.words,
                                 .size = text,
                                 .colour = {Hue::Words},
                                 .plate = {},
                                 .plateEdge = {}});
    }
    for (Instruction &instruction : drawn)
        overlay.add(std::move(instruction));
    overlay.placement().reserve(plate);
}

namespace {

void finishLegend(const Scene &scene, Overlay &overlay)
{
    addLegend(scene, overlay);
    addReadout(scene, overlay);
}

} // namespace

const Layer legendLayer{
    .id = "legend",
    .title = "Legend",
    .purpose = "A line for every kind of thing that is shown.",
    .subject = &legendSubject,
    .explainsItself = true,
    .depth = 170,
    .finish = finishLegend,
};

} // namespace halfplane
