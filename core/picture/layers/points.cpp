#include "core/mistakes.h"
#include "core/picture/common_shapes.h"
#include "core/picture/layers.h"
#include "core/picture/legend.h"
#include "core/picture/outlines.h"

#include <cmath>

namespace halfplane {

namespace {

bool isHeldOut(const Study &study, std::size_t index)
{
    return study.run && study.run->problem->isApart(index);
}

/// What else there is to be seen of a point.
MarkStyle flagOf(const Study &study, std::size_t index)
{
    if (isHeldOut(study, index))
        return MarkStyle::Apart;
    return isFuzzy(study, index) ? MarkStyle::Hollow : MarkStyle::Right;
}

bool isWrong(Label label, BoardFace face)
{
    return face == BoardFace::Neither || (label == Label::Positive) != (face == BoardFace::Positive);
}

Mark markAt(const BoardFrame &frame, std::size_t index, bool isWrong)
{
    const Point &point = frame.study.points[index];
    const MarkStyle style = isWrong ? MarkStyle::Wrong : MarkStyle::Right;
    return {frame.view.toScreen(point.x1, point.x2), point.label, flagged(style, flagOf(frame.study, index))};
}

/// Those in the view.
template <class MarkOf>
void addMarks(const BoardFrame &frame, const MarkOf &markOf, Picture &picture)
{
    if (frame.study.points.empty())
        return;
    Marks marks{.marks = {}, .size = markSize(frame.sizes, frame.study.points.size())};
    const double reach = reachOfMarks(marks.size);
    const Box visible = Box(Spot{0, 0}, frame.view.size).adjusted(-reach, -reach, reach, reach);
    for (std::size_t i = 0; i < frame.study.points.size(); ++i) {
        const Point &point = frame.study.points[i];
        if (visible.contains(frame.view.toScreen(point.x1, point.x2)))
            marks.marks.push_back(markOf(i));
    }
    picture.add(std::move(marks));
}

void addPoints(const Ground &ground, Picture &picture)
{
    const BoardFrame &frame = ground.frame;
    if (ground.scene != nullptr) {
        addMarks(
            frame, [&](std::size_t i) { return markOf(*ground.scene, i); }, picture);
        return;
    }
    // Without w nothing is wrong.
    const bool isJudged = frame.study.run && frame.moment;
    addMarks(
        frame,
        [&](std::size_t i) {
            return markAt(frame, i, isJudged && isWrong(frame.study.points[i].label, ground.face));
        },
        picture);
}

void explainPoints(const Scene &scene, std::vector<LegendEntry> &entries)
{
    const auto hasClass = [&](Label label) {
        return std::ranges::find(scene.study.points, label, &Point::label) != scene.study.points.end();
    };
    std::vector<Label> classes;
    for (const Label label : {Label::Positive, Label::Negative}) {
        if (hasClass(label))
            classes.push_back(label);
    }
    for (const Label label : classes)
        entries.push_back({MarkSign{{label}}, scene.frame.names.signedWords(label)});
    if (scene.run() != nullptr)
        entries.push_back({MarkSign{classes, MarkStyle::Wrong}, "wrong"});
    const Landscape *landscape = scene.study.landscape.get();
    if (landscape != nullptr && std::ranges::find(landscape->isFuzzy, true) != landscape->isFuzzy.end())
        entries.push_back({MarkSign{classes, MarkStyle::Hollow}, "fuzzy"});
    if (scene.run() != nullptr && scene.run()->problem->apart)
        entries.push_back({MarkSign{classes, MarkStyle::Apart}, "held out"});
}

bool hasPoints(const Scene &scene) { return !scene.study.points.empty(); }

} // namespace

Mark markOf(const Scene &scene, std::size_t index)
{
    const bool isWrong =
        scene.moment() != nullptr && scoreOf(*scene.run()->problem, scene.answer, index) <= 0;
    return markAt(scene.frame, index, isWrong);
}

double markSize(const Sizes &sizes, std::size_t points)
{
    constexpr double few = 150;
    constexpr double many = 1e5;
    constexpr double least = 1.0 / 3; ///< of the usual size
    const double share = std::log(std::max(1.0, static_cast<double>(points) / few)) / std::log(many / few);
    return sizes.mark * (1 - (1 - least) * std::min(1.0, share));
}

constexpr Subject pointSubject{
    .title = "Point",
    .symbol = "xᵢ",
    .definition = "A triangle is of class +1, a square of class −1. A bold outline: wrong, y⟨w, φ(x)⟩ "
                  "≤ 0. Hollow: fuzzy. Small and hollow: held out, no sweep visits it.",
    .source = "misclassified: Steiner (2023), Definition 4",
    .numbers = Subject::Numbers::Point,
};

const Layer pointsLayer{
    .id = "points",
    .title = "Points",
    .purpose = "The data: a triangle for class +1, a square for class −1. A bold outline: the boundary has "
               "it wrong.",
    .subject = &pointSubject,
    .depth = -10,
    .applies = hasPoints,
    .drawGround = addPoints,
    .explain = explainPoints,
};

} // namespace halfplane
