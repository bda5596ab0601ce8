#include "bench/clouds.h"
#include "bench/table.h"
#include "core/trainer.h"
#include "ui/editing/open_document.h"

#include <QCoreApplication>

#include <cstdio>
#include <numeric>
#include <string_view>

using namespace halfplane;
using namespace bench;

namespace {

constexpr std::size_t pointCount = 100'000;

Recipe shortRecipe()
{
    Recipe recipe;
    recipe.space = Space::Bias;
    recipe.caps.updates = 1000;
    return recipe;
}

/// One move of a drag of these points, with its step to undo; against the run that it causes anyway.
Times moveAgainstRun(const Dataset &points, const Selection &which, const Effort &effort)
{
    OpenDocument document;
    document.replacePoints(points, {});
    std::vector<PlanePoint> places;
    for (const std::size_t index : which)
        places.push_back({points[index].x1, points[index].x2});
    const auto move = [&] {
        for (PlanePoint &place : places)
            place.x() += 0.001;
        document.movePoints(which, places);
    };
    const auto run = [&] {
        Trainer trainer = *Trainer::of(document.points(), shortRecipe());
        trainer.advance();
        use(trainer.run());
    };
    return compare({.work = move, .prepare = {}}, {.work = run, .prepare = {}}, effort.repetitions);
}

/// Taking back many steps at once; against as many steps one by one, each told to everybody.
Times jumpAgainstSteps(const Dataset &points, const Effort &effort)
{
    constexpr int steps = 20;
    OpenDocument document;
    document.replacePoints(points, {});
    QObject::connect(&document, &OpenDocument::edited, &document, [&document] {
        Trainer trainer = *Trainer::of(document.points(), shortRecipe());
        trainer.advance();
        use(trainer.run());
    });
    for (int i = 0; i < steps; ++i)
        document.addPoint({1.0 * i, 2, Label::Positive});
    QUndoStack &history = document.history();
    const auto redo = [&] { history.setIndex(steps + 1); };
    const auto undoEach = [&] {
        for (int i = 0; i < steps; ++i)
            history.undo();
    };
    return compare({.work = [&] { history.setIndex(1); }, .prepare = redo},
                   {.work = undoEach, .prepare = redo}, effort.repetitions / 4);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Effort effort = effortFrom(argc, argv, Effort{.repetitions = 12, .enough = 0.5});
    const Dataset points = noisyClouds(pointCount, pointCount);
    Selection all(points.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    Table table("Editing", effort.enough);
    table.add({"moving a point, against its run", points.size(),
               moveAgainstRun(points, {points.size() / 2}, effort), 1});
    table.add(
        {"moving all points, against their run", points.size(), moveAgainstRun(points, all, effort), 0.5});
    table.add(
        {"20 steps back at once, against one by one", points.size(), jumpAgainstSteps(points, effort), 5});
    table.print();
    return table.isMet() ? 0 : 1;
}
