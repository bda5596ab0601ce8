#include "core/picture/common_shapes.h"

#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace halfplane {

namespace {

bool isWhole(const ClosedCurve &circle, const Box &area)
{
    const Spot corner{circle.radius, circle.radius};
    return area.contains(Box(circle.centre - corner, circle.centre + corner));
}

double lengthOf(const Path &line)
{
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        length += distance(line[i - 1], line[i]);
    return length;
}

/// Along a line, and beside it.
class Walk
{
public:
    explicit Walk(const Path &line)
        : m_line(line)
        , m_length(std::max(1.0, lengthOf(line)))
    {
    }

    double length() const { return m_length; }

    /// The place at a share of the way, and the direction to its left.
    WordsWish::Beside at(double share) const
    {
        double left = share * m_length;
        for (std::size_t i = 1; i < m_line.size(); ++i) {
            const Segment piece{m_line[i - 1], m_line[i]};
            const double length = piece.length();
            if (length > 0 && (left <= length || i + 1 == m_line.size())) {
                const Spot along = piece.to - piece.from;
                return {piece.at(std::min(1.0, left / length)), angleOf({along.y, -along.x})};
            }
            left -= length;
        }
        return {m_line.front(), 0};
    }

private:
    const Path &m_line;
    double m_length;
};

} // namespace

void addCurve(const LevelCurve &curve, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost)
{
    const std::vector<Path> lines = linesOf(curve, scene.lineArea);
    const auto *circle = std::get_if<ClosedCurve>(&curve);
    if (circle != nullptr && isWhole(*circle, scene.lineArea)) {
        for (const Path &points : lines)
            overlay.occupied().add(points, cost);
        overlay.add(Disc{.centre = circle->centre, .radius = circle->radius, .fill = {}, .edge = stroke});
        return;
    }
    for (const Path &points : lines)
        overlay.add(Line{points, stroke}, cost);
}

void ringPoints(std::span<const std::size_t> points, const Stroke &stroke, const Scene &scene,
                Overlay &overlay)
{
    const double radius = reachOfMarks(scene.mark()) + 2 * stroke.width;
    for (const std::size_t place : points) {
        if (place >= scene.run()->problem->points.size())
            continue;
        const Point &point = scene.run()->problem->points[place];
        const Spot at = scene.frame.view.toScreen(point.x1, point.x2);
        if (!isNear(at, scene.area))
            continue;
        overlay.occupied().add(at, radius, cover::line);
        overlay.add(Disc{.centre = at, .radius = radius, .fill = {}, .edge = stroke});
    }
}

std::optional<WordsWish> wishBeside(const LevelCurve &curve, Words words, const Scene &scene)
{
    const std::vector<Path> lines = linesOf(curve, scene.area);
    if (lines.empty())
        return std::nullopt;
    const Walk walk(*std::ranges::max_element(lines, {}, lengthOf));
    // As far from the view's edge as words beside a slanting line need; further in where that is taken.
    const double inset = std::min(0.25, (0.6 * sizeOf(words).width + 2 * words.size) / walk.length());
    std::vector<WordsWish::Beside> along;
    for (const double share : {1 - inset, inset, 1 - 2 * inset, 2 * inset, 0.75, 0.25, 0.65, 0.35, 0.55, 0.45,
                               0.85, 0.15, 0.92, 0.08})
        along.push_back(walk.at(share));
    return WordsWish{
        .words = std::move(words), .distance = scene.sizes.text * 0.3, .along = std::move(along)};
}

void labelCurve(const LevelCurve &curve, Words words, const Scene &scene, Overlay &overlay, int urgency)
{
    if (auto wish = wishBeside(curve, std::move(words), scene)) {
        wish->urgency = urgency;
        overlay.label(*std::move(wish));
    }
}

bool pointsSomewhere(const Weights &w) { return w[0] != 0 || w[1] != 0; }

void addVector(Spot from, Spot to, const Stroke &stroke, const Scene &scene, Overlay &overlay)
{
    if (scene.lineArea.contains(to) && isNear(from, scene.area))
        overlay.add(Arrow{from, to, stroke, scene.sizes.head}, cover::arrow);
    else if (const auto visible = clippedLine({from, to}, scene.lineArea))
        overlay.add(Line{{visible->from, visible->to}, stroke}, cover::arrow);
}

void labelVector(Spot at, Spot way, Words words, int urgency, const Scene &scene, Overlay &overlay)
{
    words.at = at;
    if (scene.area.contains(at))
        overlay.label({std::move(words), scene.sizes.text * 0.55, angleOf(way), urgency});
}

void addWay(const Path &way, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost)
{
    for (LinePart &part : clippedPath(way, scene.lineArea))
        overlay.add(Line{std::move(part.points), stroke}, cost);
}

void addPolygon(const Path &outline, const Colour &fill, const Scene &scene, Overlay &overlay)
{
    Path visible = clippedArea(outline, scene.area);
    if (visible.size() > 2)
        overlay.add(Area{std::move(visible), fill});
}

void addPolygon(Path outline, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay)
{
    addPolygon(outline, fill, scene, overlay);
    outline.push_back(outline.front());
    addWay(outline, edge, scene, overlay, cover::faint);
}

Words named(const std::string &text, const Colour &colour, const Sizes &sizes)
{
    return {.at = {},
            .anchor = Anchor::Centre,
            .text = text,
            .size = sizes.text,
            .colour = colour,
            .plate = {},
            .plateEdge = {},
            .hasHalo = true};
}

double angleOf(Spot direction) { return std::atan2(-direction.y, direction.x); }

void addBand(const Band &band, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay)
{
    const auto &[about, level] = band;
    const Path outline = bandBetween(scene.frame.view, about, -level, level);
    if (!outline.empty())
        overlay.add(Area{outline, fill});
    for (const double side : {level, -level})
        addCurve(levelCurve(scene.frame.view, about, side), edge, scene, overlay, cover::faint);
}

const Memberships *membershipsOf(const Scene &scene)
{
    const Landscape *landscape = scene.study.landscape.get();
    const bool isFuzzy = scene.parameter("delta").has_value();
    return isFuzzy && landscape != nullptr && landscape->memberships ? &*landscape->memberships : nullptr;
}

void addReferenceBoundary(const ReferenceBoundary &reference, const Scene &scene, Overlay &overlay)
{
    const Stroke stroke{{Hue::Best}, scene.sizes.boundary * 0.57, reference.dash};
    addCurve(reference.curve, stroke, scene, overlay, cover::line);
    ringPoints(reference.support, {{Hue::Best}, scene.sizes.thin * 1.3}, scene, overlay);
    labelCurve(reference.curve, named(reference.name, {Hue::Best}, scene.sizes), scene, overlay);
}

std::string nameOfScale(double factor)
{
    return factor == 1 ? "arrows drawn true" : "arrows drawn × " + readable(factor);
}

void lightUp(Words &words)
{
    words.colour = {Hue::Words};
    words.plate = Colour{Hue::Update, 0.2};
}

std::string withNumber(const std::string &name, double value) { return name + " = " + readable(value); }

double ringWidth(const Sizes &sizes) { return 0.75 * sizes.boundary; }

double ringRadius(const BoardFrame &frame)
{
    constexpr double roomForLabels = 2; ///< outside it, in heights of the text
    const Size size = frame.view.size;
    const Spot origin = frame.view.toScreen(0, 0);
    const double free = std::min({origin.x, size.width - origin.x, origin.y, size.height - origin.y});
    return std::clamp(free - roomForLabels * frame.sizes.text, leastRingRadius(size), usualRingRadius(size));
}

Spot onCircle(Spot centre, double radius, double angle)
{
    return centre + radius * Spot{std::cos(angle), -std::sin(angle)};
}

double shorterTurn(double from, double to) { return std::remainder(to - from, 2 * std::numbers::pi); }

void addTurn(const Turn &turn, const Stroke &stroke, const Scene &scene, Overlay &overlay)
{
    overlay.add(ArcLine{scene.origin(), turn.radius, turn.from + std::min(0.0, turn.way),
                        turn.from + std::max(0.0, turn.way), stroke});
}

void labelTurn(const Turn &turn, WordsWish wish, const Scene &scene, Overlay &overlay)
{
    wish.direction = turn.from + turn.way / 2;
    wish.words.at = onCircle(scene.origin(), turn.radius, wish.direction);
    if (scene.area.contains(wish.words.at))
        overlay.label(std::move(wish));
}

} // namespace halfplane
