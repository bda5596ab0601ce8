#include "core/boundary.h"
#include "core/geometry/scores.h"
#include "core/mistakes.h"
#include "core/moment.h"
#include "core/numbers.h"
#include "core/words/number_words.h"
#include "core/words/report_parts.h"

#include <algorithm>
#include <iterator>

namespace halfplane {

namespace {

std::string marginText(const Run &run, const Classifier &answer)
{
    const auto margin = exactMarginOf(run.reflected(), answer);
    return margin ? readable(*margin, 4) : "undefined: w is 0";
}

std::string bestMarginText(const Evidence &evidence)
{
    const BestMargin &best = evidence.all().best;
    if (best.separable) {
        return readable(best.gamma, 6) + " at θ* = " + vectorText(best.direction, 4) + ", resting on "
            + supportText(evidence.run().problem->numbersOf(best.support));
    }
    if (evidence.run().problem->space == Space::Origin) {
        return "none: not separable. The smallest band that can hold all mistakes reaches γ* = "
            + readable(-best.gamma, 6);
    }
    return "none: not separable";
}

/// How much the table of updates tells, so that it fits.
struct Detail
{
    int digitsOfW;
    enum { WithPlaces, WithoutPlaces } places;
};

std::vector<std::string> updateRow(const Run &run, std::uint64_t k, std::size_t loss, Detail detail)
{
    if (k == 0)
        return {"0",         "", "", "", "", "", "", vectorText(run.trace.weights(0), detail.digitsOfW),
                number(loss)};
    const Moment moment = momentAt(run, {k, 0});
    const Point &point = run.problem->points[moment.check->point];
    return {number(k),
            number(moment.check->sweep),
            std::to_string(moment.check->number + 1),
            "(" + readable(point.x1, 3) + ", " + readable(point.x2, 3) + ")",
            point.label == Label::Positive ? "+1" : "−1",
            readable(moment.check->scoreBefore, 3),
            readable(*moment.check->rate, 3),
            vectorText(moment.after, detail.digitsOfW),
            number(loss)};
}

/// The first and the last updates.
std::string updatesTable(const Run &run, const std::vector<std::size_t> &losses, Detail detail)
{
    constexpr std::uint64_t shownAtEachEnd = 6;
    constexpr std::ptrdiff_t placeColumn = 3;
    const std::uint64_t last = run.trace.updateCount();
    std::vector<Side> sides{Side::Right, Side::Right, Side::Right, Side::Left, Side::Right,
                            Side::Right, Side::Right, Side::Left,  Side::Right};
    std::vector<std::vector<std::string>> rows{
        {"k", "sweep", "point", "x", "y", "y⟨w, x⟩", "rate", "w", "wrong"}};
    for (std::uint64_t k = 0; k <= last; ++k) {
        if (k == shownAtEachEnd && last > 2 * shownAtEachEnd) {
            rows.push_back({"⋮", "", "", ""});
            k = last - shownAtEachEnd + 1;
        }
        rows.push_back(updateRow(run, k, losses[k], detail));
    }
    if (detail.places == Detail::WithoutPlaces) {
        sides.erase(sides.begin() + placeColumn);
        for (auto &row : rows)
            row.erase(row.begin() + placeColumn);
    }
    Table table(std::move(sides));
    for (auto &row : rows)
        table.add(std::move(row));
    return table.text("  ");
}

} // namespace

std::string quantitiesPart(const Evidence &evidence, Paint paint)
{
    const Run &run = evidence.run();
    const Classifier answer = finalClassifier(run);
    std::vector<std::pair<std::string, std::string>> rows{
        {"w", vectorText(run.trace.weights(run.trace.updateCount()), 6)},
        {"boundary", boundaryText(boundaryOf(answer))},
        {"mistakes",
         number(exactLoss(run.reflected(), answer)) + " of " + number(run.problem->points.size())
             + "; perceptron loss " + readable(perceptronLoss(run.reflected(), answer), 4)},
    };
    if (const auto &apart = run.problem->apart)
        rows.emplace_back("held out",
                          testErrorText(exactLoss(apart->reflected, answer), apart->reflected.size()));
    const std::vector<std::pair<std::string, std::string>> others{
        {"margin of w", marginText(run, answer)},
        {"best margin γ", bestMarginText(evidence)},
        {"radius R", readable(run.problem->radius, 6)},
    };
    rows.insert(rows.end(), others.begin(), others.end());
    std::ranges::move(referenceRows(evidence), std::back_inserter(rows));
    return labelled(rows, paint);
}

std::string lossPart(const std::vector<std::size_t> &losses, Paint paint)
{
    constexpr std::size_t barCount = 64;
    if (losses.size() < 3)
        return {};
    const std::string start = "k = 0";
    const std::string end = number(losses.size() - 1);
    const std::size_t width = std::min(losses.size(), barCount);
    const bool hasRoom = width > start.size() + columnsOf(end);
    const std::string axis =
        start + (hasRoom ? padded(end, width - start.size(), Side::Right) : " to " + end);
    return sectionTitle("Mistakes after each update, at most " + number(std::ranges::max(losses)), paint)
        + "  " + bars(losses, barCount) + "\n  " + inked(axis, Ink::Faint, paint) + "\n";
}

std::string updatesPart(const Evidence &evidence, const std::vector<std::size_t> &losses, Paint paint)
{
    std::string table;
    for (const Detail detail :
         {Detail{3, Detail::WithPlaces}, Detail{2, Detail::WithPlaces}, Detail{2, Detail::WithoutPlaces}}) {
        table = updatesTable(evidence.run(), losses, detail);
        if (columnsOf(std::string_view(table).substr(0, table.find('\n'))) <= reportWidth)
            break;
    }
    return sectionTitle("Updates", paint) + table;
}

} // namespace halfplane
