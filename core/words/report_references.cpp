#include "core/geometry/hard_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/memberships.h"
#include "core/numbers.h"
#include "core/theorems/findings.h"
#include "core/words/number_words.h"
#include "core/words/report_parts.h"

#include <algorithm>
#include <numbers>

namespace halfplane {

namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

/// An angle as people say it, in (−180°, 180°].
std::string compass(double angle)
{
    const double turn = 2 * std::numbers::pi;
    const double wrapped = std::remainder(angle, turn);
    return inDegrees(wrapped <= -std::numbers::pi ? wrapped + turn : wrapped);
}

std::string span(const Arc &arc)
{
    return "from " + compass(arc.from) + " to " + compass(arc.to) + ", " + inDegrees(arc.width()) + " wide";
}

void addDirections(Rows &rows, const Run &run)
{
    const LossRing ring = lossRing(run.reflected());
    if (const auto cone = ring.solutionCone(); !cone.empty()) {
        rows.emplace_back("solution cone", "w points " + span(cone.front()));
        return;
    }
    const std::size_t least = ring.leastLoss();
    const auto best = std::ranges::find(ring.arcs, least, &LossArc::loss);
    const auto others = std::ranges::count(ring.arcs, least, &LossArc::loss) - 1;
    rows.emplace_back("best direction",
                      "makes " + counted(least, "mistake", "mistakes") + ": " + span(best->arc)
                          + (others > 0 ? ", and elsewhere" : ""));
}

void addHardMargin(Rows &rows, const Problem &problem)
{
    const auto best = hardMargin(problem.points);
    if (!best)
        return;
    const Boundary line = BoundaryLine{best->line[0], best->line[1], best->line[2]};
    rows.emplace_back("hard margin",
                      boundaryText(line) + ", " + readable(best->margin, 6) + " to either side, resting on "
                          + supportText(problem.numbersOf(best->support)));
}

void addMemberships(Rows &rows, const Run &run)
{
    const Parameters &parameters = run.recipe.parameters;
    const auto c = numberOf(parameters, "c");
    const auto delta = numberOf(parameters, "delta");
    if (!c || !delta)
        return;
    const auto memberships = Memberships::of(run.problem->points, *c);
    if (!memberships)
        return;
    const PlanePoint positive = memberships->mean(Label::Positive);
    const PlanePoint negative = memberships->mean(Label::Negative);
    rows.emplace_back("class means",
                      "+1 at (" + readable(positive.x(), 4) + ", " + readable(positive.y(), 4) + "), −1 at ("
                          + readable(negative.x(), 4) + ", " + readable(negative.y(), 4) + "), "
                          + readable(memberships->distance(), 4) + " apart");
    const auto kept = run.variant->countedPoints();
    const std::size_t fuzzy = kept ? run.problem->points.size() - kept->size() : 0;
    rows.emplace_back("fuzzy",
                      counted(fuzzy, "point", "points")
                          + ", edges at t = " + readable(memberships->edge(*delta), 4)
                          + "; Keller and Hunt suggest δ = " + readable(suggestedDelta(*c), 4));
}

} // namespace

std::vector<std::pair<std::string, std::string>> referenceRows(const Evidence &evidence)
{
    const Run &run = evidence.run();
    Rows rows;
    if (run.problem->space == Space::Origin)
        addDirections(rows, run);
    if (run.problem->space == Space::Bias)
        addHardMargin(rows, *run.problem);
    addMemberships(rows, run);
    return rows;
}

} // namespace halfplane
