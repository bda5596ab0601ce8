#include "core/io/point_numbers.h"

#include "core/answer.h"
#include "core/geometry/fuzzy_points.h"
#include "core/mistakes.h"
#include "core/numbers.h"

namespace halfplane {

namespace {

std::string cell(const std::optional<double> &value) { return value ? shortest(*value) : std::string(); }

std::string cell(bool claim) { return claim ? "1" : "0"; }

/// Of a variant that has memberships.
class MembershipCells
{
public:
    explicit MembershipCells(const Run &run)
        : m_points(run.problem->points)
    {
        const auto c = numberOf(run.recipe.parameters, "c");
        const auto delta = numberOf(run.recipe.parameters, "delta");
        if (!c || !delta)
            return;
        if (const auto memberships = Memberships::of(m_points, *c)) {
            m_memberships = *memberships;
            m_isFuzzy = fuzzyPoints(m_points, *memberships, *delta);
        }
    }

    /// p and whether it is fuzzy.
    std::string at(std::size_t index) const
    {
        return m_memberships ? cell(std::optional(0.5 + m_memberships->excess(m_points[index]))) + ","
                + cell(bool(m_isFuzzy[index]))
                             : ",";
    }

private:
    const Dataset &m_points;
    std::optional<Memberships> m_memberships;
    std::vector<bool> m_isFuzzy;
};

} // namespace

std::string writePointNumbers(const Run &run)
{
    const Problem &problem = *run.problem;
    const Classifier answer = finalClassifier(run);
    const Boundary boundary = boundaryOf(answer);
    const MembershipCells memberships(run);
    std::string text = "point,x1,x2,y,score,distance,margin,p,fuzzy,held_out,wrong\n";
    for (std::size_t number = 0; number < problem.documentSize(); ++number) {
        const std::size_t place = problem.placeOf(number);
        const bool isApart = problem.isApart(number);
        const Point &point =
            isApart ? problem.apart->points[place - problem.points.size()] : problem.points[place];
        const ReflectedPoints alone({point}, problem.space);
        const double reached = score(alone, answer, 0);
        text += std::to_string(number + 1) + "," + shortest(point.x1) + "," + shortest(point.x2) + ","
            + (point.label == Label::Positive ? "1" : "-1") + "," + shortest(reached) + ","
            + cell(distanceFrom(boundary, point.x1, point.x2)) + "," + cell(marginOf(alone, answer)) + ","
            + (isApart ? "," : memberships.at(place)) + "," + (problem.apart ? cell(isApart) : "") + ","
            + cell(!(reached > 0)) + "\n";
    }
    return text;
}

} // namespace halfplane
