#include "core/picture/shattering_picture.h"

#include "core/picture/board_picture.h"
#include "core/picture/level_curve.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"
#include "core/picture/sheet.h"
#include "core/words/number_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

namespace {

constexpr double gap = 6;

Size cellSize(const ShatteringSheet &sheet)
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, sheet.shattering.labellings.size()));
    const auto columns = static_cast<double>(columnsOf(sheet));
    const double rows = std::ceil(count / columns);
    return {std::max(1.0, (sheet.size.width - gap * (columns - 1)) / columns),
            std::max(1.0, (sheet.size.height - gap * (rows - 1)) / rows)};
}

/// The points and what is around them.
View viewOfAll(const Dataset &points, Size size)
{
    Spot from{points.front().x1, points.front().x2};
    Spot to = from;
    for (const Point &point : points) {
        from = {std::min(from.x, point.x1), std::min(from.y, point.x2)};
        to = {std::max(to.x, point.x1), std::max(to.y, point.x2)};
    }
    const double extent = std::max(to.x - from.x, to.y - from.y);
    const double room = extent > 0 ? extent / 3 : std::max({1.0, std::abs(from.x), std::abs(from.y)});
    return viewAround(Box(from, to).grown(room), size, 0);
}

void addSides(const LevelCurve &curve, const Box &area, Picture &cell)
{
    const auto fill = [&](Label label, const Colour &colour) {
        Path outline = sideOf(curve, label, area);
        if (outline.size() > 2)
            cell.add(Area{std::move(outline), colour});
    };
    if (const auto *closed = std::get_if<ClosedCurve>(&curve)) {
        // The inside is drawn on the outside.
        fill(opposite(closed->inside), tintOf(opposite(closed->inside)));
        fill(closed->inside, {Hue::Paper});
        fill(closed->inside, tintOf(closed->inside));
    } else {
        fill(Label::Positive, tintOf(Label::Positive));
        fill(Label::Negative, tintOf(Label::Negative));
    }
}

constexpr Stroke strokeOfBoundary{{Hue::BoundaryCurve}, 1.6};

void addCurve(const Classifier &classifier, const View &view, Picture &cell)
{
    const Box area({}, view.size);
    const LevelCurve curve = levelCurve(view, classifier);
    cell.add(Part{"sides"});
    addSides(curve, area, cell);
    cell.add(Part{"boundary"});
    for (Path &line : linesOf(curve, area))
        cell.add(Line{std::move(line), strokeOfBoundary});
}

/// As far around what it holds as halfway to the nearest point outside, and in view.
Box boxOf(const Rectangle &rectangle, const Labelling &labelling, const View &view)
{
    const Box least(view.toScreen(rectangle.from.x(), rectangle.from.y()),
                    view.toScreen(rectangle.to.x(), rectangle.to.y()));
    const double side = std::min(view.size.width, view.size.height);
    double room = side / 5;
    for (const Point &point : labelling.points) {
        if (point.label == Label::Negative) {
            const Spot at = view.toScreen(point.x1, point.x2);
            const Spot way = at - least.nearest(at);
            room = std::min(room, std::max(std::abs(way.x), std::abs(way.y)) / 2);
        }
    }
    return least.grown(room).intersected(Box({}, view.size).grown(-side / 20));
}

/// One that holds no point is somewhere else.
void addRectangle(const Rectangle &rectangle, const Labelling &labelling, const View &view, Picture &cell)
{
    cell.add(Part{"sides"});
    cell.add(Area{outlineOf(Box({}, view.size)), tintOf(Label::Negative)});
    if (rectangle.from.x() > rectangle.to.x())
        return;
    const Box box = boxOf(rectangle, labelling, view);
    cell.add(Area{outlineOf(box), {Hue::Paper}});
    cell.add(Area{outlineOf(box), tintOf(Label::Positive)});
    cell.add(Part{"boundary"});
    Path frame = outlineOf(box);
    frame.push_back(frame.front());
    frame.push_back(frame[1]); // its first corner is whole, too
    cell.add(Line{std::move(frame), strokeOfBoundary});
}

void addRegion(const Labelling &labelling, const RegionFamily &family, const View &view, Picture &cell)
{
    if (const auto *rectangle = std::get_if<Rectangle>(&*labelling.region))
        addRectangle(*rectangle, labelling, view, cell);
    else
        addCurve({*family.space, std::get<Weights>(*labelling.region)}, view, cell);
}

bool isOff(const Marks &marks, const Box &words)
{
    const Box around = words.grown(reachOfMarks(marks.size));
    return std::ranges::none_of(marks.marks, [&](const Mark &mark) { return around.contains(mark.at); });
}

/// Crossed out, with a word where there is room for it beside the points.
void addImpossible(const RegionFamily &family, double text, const Marks &marks, Picture &cell)
{
    const Box area = Box({}, cell.size).grown(-2);
    cell.add(Part{"impossible"});
    cell.add(Area{outlineOf(Box({}, cell.size)), {Hue::Warning, 0.1}});
    for (const auto &[from, to] : {std::pair(area.topLeft(), area.bottomRight()),
                                   std::pair(Spot{area.left, area.bottom()}, Spot{area.right(), area.top})})
        cell.add(Line{{from, to}, {{Hue::Warning, 0.7}, 1.6}});
    Words words;
    words.text = "no " + std::string(family.one);
    words.size = text;
    words.colour = {Hue::Warning};
    words.hasHalo = true;
    if (sizeOf(words).width >= cell.size.width || cell.size.height <= 5 * text)
        return;
    for (const double y : {cell.size.height - 0.8 * text, 0.8 * text, cell.size.height / 2}) {
        for (const double x : {0.5, 0.25, 0.75}) {
            const double half = sizeOf(words).width / 2 + 2;
            words.at = {std::clamp(x * cell.size.width, half, cell.size.width - half), y};
            if (isOff(marks, shapeOf(words).plate))
                return cell.add(std::move(words));
        }
    }
}

void addEdge(const ShatteringSheet &sheet, std::size_t index, Picture &cell)
{
    const bool isCurrent = sheet.current == index;
    const double width = isCurrent ? 2.5 : 1;
    const Hue hue = isCurrent || sheet.pointed == index ? Hue::Words : Hue::PlateEdge;
    Path frame = outlineOf(Box({}, cell.size).grown(-width / 2));
    frame.push_back(frame.front());
    frame.push_back(frame[1]); // its first corner is whole, too
    cell.add(Part{"edge"});
    cell.add(Line{std::move(frame), {{hue}, width}});
}

std::size_t pointsOf(const Shattering &shattering)
{
    return shattering.labellings.empty() ? 0 : shattering.labellings.front().points.size();
}

/// "1 + 4 + 6 + 4 = 15"
std::string sauerSum(std::size_t points, std::size_t dimension)
{
    std::string sum;
    for (const std::size_t term : sauerTerms(points, dimension))
        sum += (sum.empty() ? "" : " + ") + std::to_string(term);
    return sum + (points > 0 ? " = " + std::to_string(sauerBound(points, dimension)) : "");
}

std::string whyLinesCutSoMany(const Shattering &shattering)
{
    const std::size_t pairs = neighbours(shattering.labellings.front().points);
    const std::string met = std::to_string(2 * pairs);
    return "Why lines cut out " + std::to_string(shattering.possible())
        + " here: turn a line once round and move it, at each angle, across all the points. What it leaves "
          "behind "
          "is a new set only where it passes through two points with no third between them. There "
        + (pairs == 1 ? "is 1 such pair" : "are " + std::to_string(pairs) + " such pairs")
        + ", each met twice in a turn: " + met + " sets. With none and all of the points " + met
        + " + 2 = " + std::to_string(2 * pairs + 2) + ".";
}

Picture pictureOf(const ShatteringSheet &sheet, std::size_t index, Size size)
{
    const Labelling &labelling = sheet.shattering.labellings[index];
    Picture cell{size, {}};
    cell.add(Clip{Box({}, size)});
    cell.add(Area{outlineOf(Box({}, size)), {Hue::Paper}});
    const View view = viewOfAll(labelling.points, size);
    Marks marks{.marks = {}, .size = std::clamp(std::min(size.width, size.height) / 16, 2.5, 6.0)};
    for (const Point &point : labelling.points)
        marks.marks.push_back({view.toScreen(point.x1, point.x2), point.label, MarkStyle::Right});
    if (labelling.region)
        addRegion(labelling, *sheet.shattering.family, view, cell);
    else
        addImpossible(*sheet.shattering.family, sheet.text, marks, cell);
    cell.add(Part{"points"});
    cell.add(std::move(marks));
    addEdge(sheet, index, cell);
    return cell;
}

} // namespace

/// A power of two: labellings that differ in the last points only are below each other.
std::size_t columnsOf(const ShatteringSheet &sheet)
{
    const std::size_t count = std::max<std::size_t>(1, sheet.shattering.labellings.size());
    const auto sideWith = [&](std::size_t columns) {
        return std::min(sheet.size.width / static_cast<double>(columns),
                        sheet.size.height / static_cast<double>(count / columns));
    };
    std::size_t best = 1;
    for (std::size_t columns = 2; columns <= count; columns *= 2) {
        if (sideWith(columns) > sideWith(best))
            best = columns;
    }
    return best;
}

Box cellOf(const ShatteringSheet &sheet, std::size_t labelling)
{
    const std::size_t columns = columnsOf(sheet);
    const Size size = cellSize(sheet);
    return {Spot{static_cast<double>(labelling % columns) * (size.width + gap),
                 static_cast<double>(labelling / columns) * (size.height + gap)},
            size};
}

std::optional<std::size_t> labellingAt(const ShatteringSheet &sheet, Spot place)
{
    for (std::size_t i = 0; i < sheet.shattering.labellings.size(); ++i) {
        if (cellOf(sheet, i).contains(place))
            return i;
    }
    return std::nullopt;
}

Picture shatteringPicture(const ShatteringSheet &sheet)
{
    Picture picture{sheet.size, {}};
    for (std::size_t i = 0; i < sheet.shattering.labellings.size(); ++i) {
        const Box cell = cellOf(sheet, i);
        picture.add(Part{"labelling-" + letterOf(i)});
        addMoved(pictureOf(sheet, i, cell.size()), cell.topLeft(), picture);
    }
    return picture;
}

Picture shatteringFigure(const ShatteringSheet &sheet, Paper paper)
{
    const double text = sheet.text;
    const double top = 3.6 * text;
    Picture picture = blankSheet(sheet.size, paper);
    picture.add(Part{"counts"});
    for (const bool isCount : {true, false}) {
        Words words;
        words.at = {sheet.size.width / 2, (isCount ? 0.8 : 2.3) * text};
        words.text = isCount ? countWords(sheet.shattering) : boundWords(sheet.shattering);
        words.size = text;
        words.isBold = isCount;
        words.colour = {isCount ? Hue::Words : Hue::FaintWords};
        picture.add(fittedWords(std::move(words), sheet.size.width));
    }
    ShatteringSheet below = sheet;
    below.size = sheet.size - Size{0, std::min(top, sheet.size.height / 2)};
    addMoved(shatteringPicture(below), {0, sheet.size.height - below.size.height}, picture);
    return picture;
}

std::string countWords(const Shattering &shattering)
{
    return std::to_string(shattering.possible()) + " of " + std::to_string(shattering.labellings.size())
        + " labellings by " + std::string(shattering.family->many);
}

std::string boundWords(const Shattering &shattering)
{
    const std::size_t dimension = shattering.family->dimension;
    return "By Sauer's lemma at most " + sauerSum(pointsOf(shattering), dimension) + ": "
        + counted(pointsOf(shattering), "point", "points") + ", VC dimension " + std::to_string(dimension)
        + ".";
}

std::vector<std::string> meaningOf(const Shattering &shattering)
{
    const RegionFamily &family = *shattering.family;
    const std::string dimension = std::to_string(family.dimension);
    const std::size_t points = pointsOf(shattering);
    std::vector<std::string> result{
        "Points are shattered when every labelling of them is possible. The VC dimension is the most points "
        "that some set of points can have and still be shattered: by "
            + std::string(family.many) + " " + dimension + ". " + std::string(family.whyNoMore),
        "Sauer's lemma: of m points, regions of VC dimension d cut out at most C(m, 0) + C(m, 1) + … + "
        "C(m, d) sets, which for large m grows as mᵈ and not as 2ᵐ. Here m is "
            + std::to_string(points) + " and d is " + dimension + ": at most "
            + sauerSum(points, family.dimension) + "."};
    if (family.id == "lines" && points > 0)
        result.push_back(whyLinesCutSoMany(shattering));
    return result;
}

std::string descriptionOf(const Shattering &shattering)
{
    return countWords(shattering) + ". " + boundWords(shattering);
}

std::string labellingWords(const Labelling &labelling, const RegionFamily &family,
                           std::span<const std::size_t> indices)
{
    std::string words;
    for (std::size_t i = 0; i < labelling.points.size(); ++i)
        words += (i == 0 ? "" : ", ") + nameOfPoint(indices[i])
            + (labelling.points[i].label == Label::Positive ? " +1" : " −1");
    return words + (labelling.region ? ": a " : ": no ") + std::string(family.one) + " does it.";
}

} // namespace halfplane
