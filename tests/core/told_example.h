#pragma once

#include "core/answer.h"
#include "core/examples.h"
#include "core/geometry/best_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/overlap.h"
#include "core/geometry/separability.h"
#include "core/geometry/shattering.h"
#include "core/memberships.h"
#include "core/mistakes.h"
#include "core/moment.h"
#include "core/theorems/findings.h"
#include "example_runs.h"

#include <QString>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <string_view>
#include <vector>

/// What the words of the examples are about, and what is true of it.
namespace halfplane::test {

using Values = std::vector<double>;

/// No number of a text is equal to it.
inline constexpr double untrue = std::numeric_limits<double>::quiet_NaN();

/// What an example's words are about.
struct Told
{
    Document document;
    Run run;

    explicit Told(std::string_view id)
        : Told(example::document(id))
    {
    }
    explicit Told(Document about)
        : document(std::move(about))
        , run(example::run(document))
    {
    }

    double updates() const { return static_cast<double>(run.trace.updateCount()); }
    double size() const { return static_cast<double>(document.points.size()); }
    double number(std::string_view parameter) const
    {
        return std::get<double>(document.recipe().parameters.at(std::string(parameter)));
    }
    /// (x1, x2, class) of a point, counted from 1.
    Values point(std::size_t index) const
    {
        const Point &point = document.points.at(index - 1);
        return {point.x1, point.x2, sign(point.label)};
    }
    Values place(std::size_t index) const
    {
        Values all = point(index);
        all.pop_back();
        return all;
    }
    /// That of update k.
    std::size_t updated(std::uint64_t k) const { return example::updatedPoints(run).at(k - 1); }
    /// The only one after update k.
    Values mistake(std::uint64_t k) const
    {
        const auto wrong = example::mistakes(run, k);
        return wrong.size() == 1 ? place(wrong.front()) : Values();
    }
    double wrong(std::uint64_t k) const { return static_cast<double>(example::mistakes(run, k).size()); }
    double wrongAtTheEnd() const { return wrong(run.trace.updateCount()); }
    double inBand(double epsilon) const
    {
        return static_cast<double>(example::pointsWithin(run, run.trace.updateCount(), epsilon).size());
    }
    double gamma() const { return bestMargin(run.reflected()).gamma; }
};

inline Values operator+(Values one, const Values &other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

inline double updatesWith(const Document &document)
{
    return static_cast<double>(example::updates(document));
}

inline double updatesWith(const Told &told, std::string_view parameter, double value)
{
    return updatesWith(example::withNumber(told.document, parameter, value));
}

/// Of the standard perceptron with these rates.
inline Values standardUpdates(const Document &document, const Values &rates)
{
    Values result;
    for (const double eta : rates)
        result.push_back(updatesWith(example::withStandard(document, eta)));
    return result;
}

/// The number itself, if what it is said of is so.
inline double given(double number, bool isSo) { return isSo ? number : untrue; }

inline double shared(const Values &numbers)
{
    return given(numbers.front(), std::ranges::count(numbers, numbers.front()) == std::ssize(numbers));
}

inline double degreesTo(const Told &told, std::uint64_t k, std::size_t point)
{
    const Values place = told.place(point);
    return angleBetween(told.run.trace.weights(k), Weights{{place[0], place[1]}}) * 180 / std::numbers::pi;
}

/// The sign of all the scores of a class at the end.
inline double sideOf(const Told &told, Label label)
{
    const Weights w = example::finalWeights(told.run);
    Values sides;
    for (const Point &point : told.document.points) {
        if (point.label == label)
            sides.push_back(std::copysign(1.0, dot(w, embed(told.run.problem->space, point.x1, point.x2))));
    }
    return shared(sides);
}

inline double halves(const Overlap &overlap) { return 2 * overlap.psi(1.5) * 180 / std::numbers::pi; }

inline Overlap overlapOfAll(const Told &told)
{
    return *overlapOf(told.run.reflected(), bestMargin(told.run.reflected()));
}

inline double widestArc(const Told &told, double epsilon)
{
    double widest = 0;
    for (const Arc &arc : directionsWithin(told.run.reflected(), epsilon))
        widest = std::max(widest, arc.width());
    return widest * 180 / std::numbers::pi;
}

inline ReflectedPoints counted(const Told &told)
{
    return told.run.reflected().subset(*told.run.variant->countedPoints());
}

/// The distance of the nearest point of a class from the line through the origin at which a recipe starts.
inline double nearest(const Told &told, std::size_t recipe, Label label)
{
    const std::vector<double> &line = told.document.recipes.at(recipe).recipe.start;
    double least = std::numeric_limits<double>::infinity();
    for (const Point &point : told.document.points) {
        const double score = line[0] * point.x1 + line[1] * point.x2;
        if (point.label == label)
            least = std::min(least, sign(label) * score / std::hypot(line[0], line[1]));
    }
    return least;
}

inline double nearest(const Told &told, std::size_t recipe)
{
    return std::min(nearest(told, recipe, Label::Positive), nearest(told, recipe, Label::Negative));
}

/// The widest angle in degrees between two ends of a recipe's runs that each leave a point out.
inline double widestWithoutEach(const Told &told, std::size_t recipe)
{
    std::vector<Weights> ends;
    for (std::size_t left = 0; left < told.document.points.size(); ++left) {
        Document rest = told.document;
        rest.recipes = {told.document.recipes[recipe]};
        rest.points.erase(rest.points.begin() + static_cast<std::ptrdiff_t>(left));
        ends.push_back(example::finalWeights(example::run(rest)));
    }
    double widest = 0;
    for (const Weights &one : ends) {
        for (const Weights &other : ends)
            widest = std::max(widest, angleBetween(one, other));
    }
    return widest * 180 / std::numbers::pi;
}

inline const RegionFamily &family(std::string_view id)
{
    return *std::ranges::find(regionFamilies(), id, &RegionFamily::id);
}

inline double possible(const Told &told, std::string_view id)
{
    return static_cast<double>(shattering(told.document.points, family(id)).possible());
}

inline double labellings(const Told &told) { return std::exp2(told.size()); }

/// How many triples discs cut out.
inline double triples(const Told &told)
{
    const Shattering all = shattering(told.document.points, family("discs"));
    return static_cast<double>(std::ranges::count_if(all.labellings, [](const Labelling &labelling) {
        return labelling.region && count(labelling.points, Label::Positive) == 3;
    }));
}

/// The class around the disc of the last w.
inline double classOutside(const Told &told) { return example::finalWeights(told.run)[2] > 0 ? 1 : -1; }

inline Run standardOf(const Told &told) { return example::run(example::withStandard(told.document, 1)); }

inline double longestOfSeeds(const Told &told, std::uint64_t seeds)
{
    struct Found
    {
        Document document;
        std::uint64_t seeds;
        std::uint64_t longest;
    };
    static std::optional<Found> last; // an example and a lesson say the same, and it takes long
    const Document first = example::withSeed(told.document, 1);
    if (last && last->seeds == seeds && last->document.points == first.points
        && last->document.recipe() == first.recipe())
        return static_cast<double>(last->longest);
    last = {first, seeds, 0};
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        last->longest = std::max(last->longest, example::updates(example::withSeed(first, seed)));
    return static_cast<double>(last->longest);
}

/// How many points that do not count lie beyond both branches of the hyperbolas about the means, where no
/// point that counts lies between them.
inline double fuzzyBeyondBranches(const Told &told)
{
    const Memberships memberships = *Memberships::of(told.document.points, told.number("c"));
    const double edge = memberships.edge(told.number("delta")) * memberships.distance();
    const auto counted = *told.run.variant->countedPoints();
    double beyond = 0;
    for (std::size_t i = 0; i < told.document.points.size(); ++i) {
        const Point &point = told.document.points[i];
        const double toOther = (point.place() - memberships.mean(opposite(point.label))).norm();
        const double nearer = toOther - (point.place() - memberships.mean(point.label)).norm();
        const bool isCounted = std::ranges::find(counted, i) != counted.end();
        if (edge <= 0 || isCounted != (nearer > edge))
            return untrue;
        beyond += nearer < -edge ? 1 : 0;
    }
    return beyond;
}

/// Of the two that hold a run up, whether it is shorter where one lies a little elsewhere.
inline bool isShorterWithoutThem(const Told &told)
{
    Document moved = told.document;
    moved.points[0].x2 = -1.8;
    return updatesWith(moved) < told.updates();
}

/// After so many updates as the document shows: the mistakes that lie outside the band, behind the number.
inline Values mistakesOutside(const Told &told)
{
    Values all{static_cast<double>(told.document.step)};
    for (const std::size_t point : example::mistakes(told.run, told.document.step)) {
        if (example::depth(told.run, told.document.step, point) < told.number("epsilon"))
            continue;
        const Values place = told.place(point);
        all.insert(all.end(), place.begin(), place.end());
    }
    return all;
}

/// How many of the recipes begin right for all points.
inline Values rightStarts(const Told &told)
{
    double right = 0;
    for (std::size_t recipe = 0; recipe < told.document.recipes.size(); ++recipe)
        right += nearest(told, recipe) > 0 ? 1 : 0;
    return {right};
}

/// At a score of 0 a point is still wrong.
inline constexpr double threshold = 0;

/// ⟨w, x⟩ after update k, of a point counted from 1.
inline double score(const Told &told, std::uint64_t k, std::size_t point)
{
    const Values place = told.place(point);
    return dot(told.run.trace.weights(k), Weights{{place[0], place[1]}});
}

inline Document greedy(Document document)
{
    Recipe &chosen = document.recipes.front().recipe;
    chosen.variant = "greedy";
    chosen.parameters = {{"etas", Values{0.5, 1, 2, 4}}};
    return document;
}

/// A piece of the words of an example, or of a lesson's moment, and the numbers that are true, one for each
/// in it.
struct Saying
{
    const char *id;
    QString words;
    Values (*values)(const Told &told);
};

const std::vector<Saying> &sayings();
const std::vector<Saying> &lessonSayings();

} // namespace halfplane::test
