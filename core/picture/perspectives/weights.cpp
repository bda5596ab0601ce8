#include "core/numbers.h"
#include "core/picture/clipping.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/layers/update.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"
#include "core/picture/weight_space.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr std::size_t fewLines = 14; ///< each has a name
constexpr std::size_t mostLines = 200; ///< of more points only those that bound the solutions are drawn
constexpr std::uint64_t longestPath = 500; ///< updates, before and after the step that is shown
constexpr std::uint64_t mostNames = 12;
constexpr double leastOfFarthest = 1e-6; ///< the least that a view shows, of how far out it is

constexpr Subject lossSubject{
    .title = "Perceptron loss",
    .symbol = "Σ max(0, −⟨w, z⟩)",
    .definition = "How far the points that a w has wrong are on the wrong side, all together. Where nothing "
                  "is wrong it is 0. An update is a step down the loss of its one point; that of all "
                  "together may rise.",
    .source = "lecture notes 002",
};
constexpr Subject lineSubject{
    .title = "A point's line",
    .symbol = "⟨w, z⟩ = 0",
    .definition = "Each point is a line in the plane of w: on the side that its short strokes show, w has "
                  "the point right.",
};
constexpr Subject ownSideSubject{
    .title = "The point's own half-plane",
    .symbol = "y⟨w, x⟩ > 0",
    .definition = "All the w that have the point of this update right: its loss is 0 there. The update is a "
                  "step straight towards it, down the loss of this one point.",
    .source = "lecture notes 002",
    .numbers = Subject::Numbers::Examined,
};
constexpr Subject slopeSubject{
    .title = "Slope of the point's loss",
    .symbol = "−∂loss/∂w = y x",
    .definition = "Where the loss of the point of this update falls the most, from the w that had it wrong. "
                  "The update goes the rate times as far.",
    .source = "lecture notes 002",
    .numbers = Subject::Numbers::Addition,
};
constexpr Subject solutionsSubject{
    .title = "Solutions",
    .symbol = "⟨w, z⟩ > 0 for every z",
    .definition = "All the w that have every point right: what all the half-planes leave.",
};
constexpr Subject pathSubject{
    .title = "The run as a path",
    .symbol = "w ← w + η z",
    .definition = "Where w has been, and faintly where it goes: each update is a step straight across the "
                  "line of the point that was wrong.",
    .numbers = Subject::Numbers::WeightsNow,
};

const WeightSpace &spaceIn(const Scene &scene)
{
    return scene.caches.weights(scene.study.run, scene.w, scene.frame.view);
}

Spot weightPlace(const Scene &scene, const Weights &w) { return scene.frame.view.toScreen(w[0], w[1]); }

void addWeightsGround(const Scene &scene, Picture &picture)
{
    if (scene.w.size() == 0)
        return;
    Instruction map(spaceIn(scene).loss);
    map.subject = &lossSubject;
    picture.add(std::move(map));
    if (scene.shows(gridLayer))
        gridLayer.drawGround({scene.frame, &scene, BoardFace::Neither}, picture);
}

void addSolutions(const Scene &scene, Overlay &overlay)
{
    const Path &solutions = spaceIn(scene).solutions;
    if (solutions.empty())
        return;
    overlay.begin("solutions", solutionsSubject);
    overlay.add(Area{solutions, {Hue::Paper, 0.5}});
    overlay.add(Area{solutions, {Hue::Good, 0.2}});
    Words words = named("every point right", {Hue::Best}, scene.sizes);
    words.isBold = true;
    const Path seen = clippedArea(solutions, scene.area);
    if (seen.size() < 3)
        return;
    words.at = middleOf(seen);
    overlay.label({.words = std::move(words), .distance = 0, .urgency = 5, .shorter = "all right"});
}

/// Of the point of an update, and as soon as it is asked: the w that have it right.
void addOwnSide(const Scene &scene, Overlay &overlay)
{
    const MomentCheck &check = *scene.moment()->check;
    const Path side =
        rightSideOf(boundOf(scene.run()->reflected(), check.point, scene.w), scene.frame.view, scene.area);
    if (side.size() < 3)
        return;
    const Hue hue = hueOf(scene.study.points[check.number].label);
    overlay.begin("own-side", ownSideSubject);
    overlay.add(Area{side, {hue, 0.12}});
    Words words = named(nameOfPoint(check.number) + " is right", {hue}, scene.sizes);
    words.at = middleOf(side);
    overlay.label({.words = std::move(words), .distance = 0.8 * scene.sizes.text, .urgency = 4});
}

/// From the w before the update, as long as it is.
void addSlope(const Scene &scene, Overlay &overlay)
{
    const MomentCheck &check = *scene.moment()->check;
    const Point &point = scene.study.points[check.number];
    const Weights z = scene.run()->reflected()[check.point];
    if (!pointsSomewhere(z))
        return;
    const Spot from = weightPlace(scene, scene.moment()->before);
    const Spot to = weightPlace(scene, scene.moment()->before + z);
    const Colour colour{hueOf(point.label)};
    overlay.begin("slope", slopeSubject);
    addVector(from, to, {{colour.hue, 0.55}, 2.1 * scene.sizes.weight}, scene, overlay);
    const auto seen = clippedLine({from, to}, scene.area);
    if (!seen)
        return;
    const std::string sign = point.label == Label::Positive ? "" : "−";
    Words words = named("slope " + sign + nameOfPoint(check.number), colour, scene.sizes);
    const Spot way = to - from;
    std::vector<WordsWish::Beside> along;
    for (const double share : {0.85, 0.7, 0.5, 0.3})
        along.push_back({seen->at(share), angleOf({way.y, -way.x})});
    overlay.label({.words = std::move(words),
                   .distance = 0.6 * scene.sizes.text,
                   .urgency = 7,
                   .along = std::move(along)});
}

std::size_t examinedOr(const Scene &scene, std::size_t otherwise)
{
    const Moment *moment = scene.moment();
    return moment != nullptr && moment->check ? moment->check->number : otherwise;
}

/// Two short strokes on the side where w has the point right.
void addTeeth(const Segment &line, const WeightBound &bound, const Stroke &stroke, const Scene &scene,
              Overlay &overlay)
{
    const Spot right = Spot{bound.first, -bound.second} / std::hypot(bound.first, bound.second);
    for (const double share : {0.12, 0.88})
        overlay.add(Line{{line.at(share), line.at(share) + 0.6 * scene.sizes.text * right}, stroke},
                    cover::faint);
}

void addPointLine(const Scene &scene, Overlay &overlay, std::size_t index, bool isStrong)
{
    const Problem &problem = *scene.run()->problem;
    if (problem.isApart(index))
        return;
    const WeightBound bound = boundOf(problem.reflected, problem.placeOf(index), scene.w);
    const auto line = lineOf(bound, scene.frame.view, scene.lineArea);
    if (!line)
        return;
    const std::size_t count = scene.study.points.size();
    const double alpha = isStrong ? 1 : count <= fewLines ? 0.9 : 0.45;
    const double width = isStrong ? 0.7 * scene.sizes.boundary : scene.sizes.thin;
    const Stroke stroke{{hueOf(scene.study.points[index].label), alpha}, width};
    overlay.add(Line{{line->from, line->to}, stroke}, cover::faint);
    if (isStrong || count <= fewLines)
        addTeeth(*line, bound, stroke, scene, overlay);
    if (!isStrong && count > fewLines)
        return;
    Words name = named(nameOfPoint(index), {isStrong ? Hue::Words : Hue::FaintWords}, scene.sizes);
    name.isBold = isStrong;
    labelCurve(OpenCurve{{line->from, line->to}, {}}, std::move(name), scene, overlay, isStrong ? 6 : 2);
}

void addLines(const Scene &scene, Overlay &overlay)
{
    overlay.begin("lines", lineSubject);
    const std::size_t count = scene.study.points.size();
    const std::size_t examined = examinedOr(scene, count);
    const std::size_t pointed = scene.frame.viewpoint.pointed.value_or(count);
    const auto add = [&](std::size_t index) {
        if (index != examined && index != pointed)
            addPointLine(scene, overlay, index, false);
    };
    if (count > mostLines)
        std::ranges::for_each(scene.run()->problem->numbersOf(spaceIn(scene).edges), add);
    else
        for (std::size_t i = 0; i < count; ++i)
            add(i);
    for (const std::size_t strong : {examined, pointed == examined ? count : pointed}) {
        if (strong < count)
            addPointLine(scene, overlay, strong, true);
    }
}

/// Whether an earlier or later w lies in the plane that is drawn: others have further numbers of their own.
bool isInPlane(const Scene &scene, std::uint64_t k)
{
    const Weights w = scene.run()->trace.weights(k);
    for (Eigen::Index j = 2; j < w.size(); ++j) {
        if (w[j] != scene.w[j])
            return false;
    }
    return true;
}

Path placesBetween(const Scene &scene, std::uint64_t from, std::uint64_t to)
{
    Path places;
    for (std::uint64_t k = from; k <= to; ++k)
        places.push_back(weightPlace(scene, scene.run()->trace.weights(k)));
    return places;
}

void addPlace(const Scene &scene, Overlay &overlay, std::uint64_t k, double radius, const Colour &colour)
{
    const Spot at = weightPlace(scene, scene.run()->trace.weights(k));
    if (!scene.lineArea.contains(at))
        return;
    if (isInPlane(scene, k))
        overlay.add(Disc{at, radius, colour, Stroke{{Hue::Paper}, 1}});
    else
        overlay.add(Disc{at, radius, {}, Stroke{colour, scene.sizes.thin}});
}

void nameplace(const Scene &scene, Overlay &overlay, std::uint64_t k, const Colour &colour, int urgency)
{
    // Not w₁, w₂ …: these are the axes.
    const bool isNow = k == scene.moment()->cursor.update;
    Words name = named(isNow ? "w" : k == 0 ? "w₀" : std::to_string(k), colour, scene.sizes);
    name.isBold = urgency > 5;
    name.at = weightPlace(scene, scene.run()->trace.weights(k));
    if (scene.area.contains(name.at))
        overlay.label({std::move(name), 0.55 * scene.sizes.text, std::numbers::pi / 4, urgency});
}

/// Up to the update that is shown, the update itself, and faintly what comes.
void addPath(const Scene &scene, Overlay &overlay)
{
    overlay.begin("path", pathSubject);
    const std::uint64_t k = scene.moment()->cursor.update;
    const std::uint64_t last = scene.run()->trace.updateCount();
    const std::uint64_t first = k - std::min(k, longestPath);
    const std::uint64_t to = k + std::min(last - k, longestPath);
    const bool isUpdate = scene.isUpdate();
    const std::uint64_t before = isUpdate ? k - 1 : k;
    const bool isSlice = scene.w.size() > 2; // in which hardly another w lies
    const Colour now{Hue::Weight};
    const Colour past{Hue::Weight, isSlice ? 0.45 : 1};
    const Colour future{Hue::Weight, isSlice ? 0.2 : 0.3};
    const double dot = scene.sizes.boundary;
    const bool hasDots = to - first <= 80;
    addWay(placesBetween(scene, k, to), {future, scene.sizes.thin * 1.3}, scene, overlay, cover::line);
    addWay(placesBetween(scene, std::min(first, before), before),
           {past, (isSlice ? 0.35 : 0.6) * scene.sizes.boundary}, scene, overlay, cover::line);
    for (std::uint64_t i = first; hasDots && i <= to; ++i) {
        if (i != k)
            addPlace(scene, overlay, i, i < k ? dot : 0.8 * dot, i < k ? past : future);
    }
    const Spot here = weightPlace(scene, scene.w);
    if (isUpdate) {
        const Spot from = weightPlace(scene, scene.moment()->before);
        overlay.begin("update", pathSubject);
        addVector(from, here, {{Hue::Update}, 0.9 * scene.sizes.weight}, scene, overlay);
        const Spot way = here - from;
        Words name = named(nameOfStep(scene), {Hue::Update}, scene.sizes);
        name.isBold = true;
        labelVector(from + way / 2, {-way.y, way.x}, std::move(name), 8, scene, overlay);
    }
    overlay.begin("w", pathSubject);
    if (scene.lineArea.contains(here)) {
        overlay.add(Disc{here, 1.4 * scene.sizes.boundary, now, Stroke{{Hue::Paper}, 1.5}});
        overlay.data().add(here, 1.4 * scene.sizes.boundary, cover::arrow);
    }
    nameplace(scene, overlay, k, now, 9);
    for (std::uint64_t i = 0; i <= last && i <= mostNames; ++i) {
        if (i != k && (i == 0 || last <= mostNames))
            nameplace(scene, overlay, i, {Hue::FaintWords}, i == 0 ? 4 : 3);
    }
}

/// Where w0 can be taken hold of.
void addHandle(const Scene &scene, Overlay &overlay)
{
    if (!scene.shows(startLayer))
        return;
    const Spot at = weightPlace(scene, scene.run()->trace.weights(0));
    overlay.begin(startLayer);
    if (scene.area.contains(at))
        overlay.add(Disc{at, 0.55 * scene.sizes.text, {}, Stroke{{Hue::Weight}, 1.6}});
}

/// What is not in this plane.
void addSliceNote(const Scene &scene, Overlay &overlay)
{
    std::string text;
    for (Eigen::Index j = 2; j < scene.w.size(); ++j) {
        const bool isBias = j + 1 == scene.w.size();
        text += (text.empty() ? "a slice at " : ", ")
            + (isBias ? "b" : withIndex("w", static_cast<std::uint64_t>(j) + 1)) + " = "
            + readable(scene.w[j], 4);
    }
    if (text.empty())
        return;
    const Landscape *landscape = scene.study.landscape.get();
    if (landscape != nullptr && landscape->best.separable && spaceIn(scene).solutions.empty())
        text += "; no w in it has every point right";
    Words words = named(text, {Hue::Words}, scene.sizes);
    std::vector<WordsWish::Beside> along;
    for (const double share : {0.85, 0.7, 0.5, 0.3, 0.15})
        along.push_back({{share * scene.area.width, 1.6 * scene.sizes.text}, -std::numbers::pi / 2});
    overlay.label({.words = std::move(words), .distance = 0, .urgency = 4, .along = std::move(along)});
}

void addWeightsPicture(const Scene &scene, Overlay &overlay)
{
    if (scene.moment() == nullptr)
        return;
    if (scene.isUpdate() || scene.moment()->isAsked())
        addOwnSide(scene, overlay);
    addSolutions(scene, overlay);
    addLines(scene, overlay);
    if (scene.isUpdate())
        addSlope(scene, overlay);
    addPath(scene, overlay);
    addHandle(scene, overlay);
    addSliceNote(scene, overlay);
    if (scene.shows(gridLayer)) {
        overlay.begin(gridLayer);
        addAxisNumbers(scene, overlay, {"w₁", "w₂"});
    }
}

void explainWeights(const Scene &scene, std::vector<LegendEntry> &entries)
{
    const bool isMuch = scene.study.points.size() > mostLines;
    for (const Label label : {Label::Positive, Label::Negative}) {
        const std::string_view what = label == Label::Negative ? ""
            : isMuch                                           ? "bound by a point "
                                                               : "a point ";
        entries.push_back({LineSign{{{hueOf(label)}, scene.sizes.thin * 1.5}},
                           std::string(what) + scene.frame.names.ofClass(label)});
    }
    if (scene.study.landscape && scene.study.landscape->best.separable)
        entries.push_back({AreaSign{{Hue::Good, 0.3}}, "every point right"});
    entries.push_back(
        {ScaleSign{{Hue::Paper, 1, Hue::MostLoss}, scene.sizes.boundary}, "perceptron loss of w"});
}

View fittedWeights(const Study &study, Size size, double text)
{
    if (!study.run)
        return viewAround({-1, -1, 2, 2}, size, text);
    Spot least;
    Spot most;
    const Trace &trace = study.run->trace;
    for (std::uint64_t k = 0; k <= trace.updateCount(); ++k) {
        const Weights w = trace.weights(k);
        least = {std::min(least.x, w[0]), std::min(least.y, w[1])};
        most = {std::max(most.x, w[0]), std::max(most.y, w[1])};
    }
    const Box reached(least, most);
    // So far out that their differences are lost in rounding, places are shown with what is around them.
    const double farthest = std::max({-least.x, most.x, -least.y, most.y});
    const double extent = std::max({reached.width, reached.height, leastOfFarthest * farthest});
    const double room = extent > 0 ? 0.12 * extent : 1;
    return viewAround(reached.grown(room), size, text);
}

/// The nearest line; a place where many cross means the nearest of them.
std::optional<std::size_t> lineAt(const BoardFrame &frame, Spot pixel, double reach)
{
    if (!frame.study.run || frame.study.points.size() > mostLines)
        return std::nullopt;
    const Weights w = shownWeights(frame);
    if (w.size() == 0)
        return std::nullopt;
    const Problem &problem = *frame.study.run->problem;
    const PlanePoint place = frame.view.toPlane(pixel);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < frame.study.points.size(); ++i) {
        if (problem.isApart(i))
            continue;
        const WeightBound bound = boundOf(problem.reflected, problem.placeOf(i), w);
        const double length = std::hypot(bound.first, bound.second);
        const double away = length > 0 ? std::abs(bound.at(place)) / length * frame.view.scale : reach + 1;
        if (away <= reach) {
            found = i;
            reach = away;
        }
    }
    return found;
}

} // namespace

extern const Perspective weightsPerspective{
    .id = "weights",
    .title = "Weights",
    .meaning = "The plane of w. Each line is a point: w must be on its correct side.",
    .fitted = fittedWeights,
    .drawGround = addWeightsGround,
    .draw = addWeightsPicture,
    .explain = explainWeights,
    .pointAt = lineAt,
    .hasStart = true,
};

} // namespace halfplane
