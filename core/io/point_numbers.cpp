#include "core/io/point_numbers.h"

#include "core/geometry/fuzzy_points.h"
#include "core/mistakes.h"
#include "core/numbers.h"

namespace halfplane {

namespace {

std::string cell(const std::optional<double> &value) { return value ? shortest(*value) : std::string(); }

std::string cell(const std::optional<bool> &claim)
{
    return claim ? std::string(*claim ? "1" : "0") : std::string();
}

} // namespace

PointMeasure::PointMeasure(const Run &run)
    : m_run(run)
{
    const auto c = numberOf(run.recipe.parameters, "c");
    const auto delta = numberOf(run.recipe.parameters, "delta");
    if (!c || !delta)
        return;
    if (const auto memberships = Memberships::of(run.problem->points, *c)) {
        m_memberships = *memberships;
        m_isFuzzy = fuzzyPoints(run.problem->points, *memberships, *delta);
    }
}

PointNumbers PointMeasure::numbersOf(std::size_t number, const Classifier &answer) const
{
    const Problem &problem = *m_run.problem;
    const std::size_t place = problem.placeOf(number);
    const bool isApart = problem.isApart(number);
    const Point &point =
        isApart ? problem.apart->points[place - problem.points.size()] : problem.points[place];
    const ReflectedPoints alone({point}, problem.space);
    PointNumbers numbers{.point = point,
                         .score = score(alone, answer, 0),
                         .distance = distanceFrom(boundaryOf(answer), point.x1, point.x2),
                         .margin = marginOf(alone, answer),
                         .membership = {},
                         .isFuzzy = {},
                         .isHeldOut = {}};
    if (m_memberships && !isApart) {
        numbers.membership = 0.5 + m_memberships->excess(point);
        numbers.isFuzzy = m_isFuzzy[place];
    }
    if (problem.apart)
        numbers.isHeldOut = isApart;
    return numbers;
}

std::string writePointNumbers(const Run &run)
{
    const Classifier answer = finalClassifier(run);
    const PointMeasure measure(run);
    std::string text = "point,x1,x2,y,score,distance,margin,p,fuzzy,held_out,wrong\n";
    for (std::size_t number = 0; number < run.problem->documentSize(); ++number) {
        const PointNumbers numbers = measure.numbersOf(number, answer);
        const Point &point = numbers.point;
        text += std::to_string(number + 1) + "," + shortest(point.x1) + "," + shortest(point.x2) + ","
            + (point.label == Label::Positive ? "1" : "-1") + "," + shortest(numbers.score) + ","
            + cell(numbers.distance) + "," + cell(numbers.margin) + "," + cell(numbers.membership) + ","
            + cell(numbers.isFuzzy) + "," + cell(numbers.isHeldOut) + ","
            + cell(std::optional(!(numbers.score > 0))) + "\n";
    }
    return text;
}

} // namespace halfplane
