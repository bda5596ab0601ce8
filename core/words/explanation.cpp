#include "core/words/explanation.h"

#include "core/geometry/scores.h"
#include "core/geometry/separability.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/variants/registry.h"
#include "core/words/report_words.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

/// "3 of 8 points are wrong"
std::string wrongOf(std::size_t wrong, std::size_t all)
{
    return number(wrong) + " of " + counted(all, "point", "points") + (wrong == 1 ? " is" : " are")
        + " wrong";
}

/// What the algorithm multiplies w with: "x", or "φ(x)" where that is more than the point.
std::string_view factorName(Space space) { return space == Space::Origin ? "x" : "φ(x)"; }

class Sentence
{
public:
    Sentence(const Run &run, const Moment &moment)
        : m_run(run)
        , m_moment(moment)
    {
    }

    Explanation whole()
    {
        if (m_moment.check)
            tellCheck(*m_moment.check);
        else
            tellStart();
        if (m_run.trace.end() && m_moment.cursor == lastCursor(m_run.trace))
            tellEnd(m_run.trace.end()->reason);
        return std::move(m_phrases);
    }

private:
    void say(std::string text, Tone tone = Tone::Plain)
    {
        if (!text.empty())
            m_phrases.push_back({std::move(text), tone});
    }

    void tellStart()
    {
        const Weights &w = m_moment.after;
        say("Start", Tone::Strong);
        say(" · w0 = ");
        say(vectorText(w), Tone::Result);
        say(isZero(w) ? ": no boundary yet, so every point counts as wrong. " : ": ");
        say(wrongOf(loss(m_run.reflected(), w), m_run.reflected().size()));
    }

    void tellCheck(const MomentCheck &check)
    {
        tellPlace(check);
        tellPoint(check);
        // A variant answers only for the points that it can be asked about.
        if (check.scoreBefore <= m_run.variant->threshold(m_moment.before))
            m_reason = m_run.variant->reason({m_moment.before, check.point, check.scoreBefore});
        tellScore(check);
        if (!m_reason.decision.empty())
            say(". " + m_reason.decision);
        if (check.rate)
            tellUpdate(check);
        else
            say(isPlainlyRight(check) ? ", w stays" : ": w stays");
    }

    void tellPlace(const MomentCheck &check)
    {
        const std::uint64_t k = m_moment.cursor.update;
        const std::string ofAll = m_run.trace.end() ? " of " + number(m_run.trace.updateCount()) : "";
        const std::string sweep = " · sweep " + number(check.sweep);
        if (check.rate) {
            say("Update " + number(k) + ofAll, Tone::Strong);
            say(sweep + " · ");
            return;
        }
        say("Check " + number(checkOf(m_run.trace, m_moment.cursor)), Tone::Strong);
        say(sweep + (k > 0 ? " · after update " + number(k) + ofAll : "") + " · ");
    }

    void tellPoint(const MomentCheck &check)
    {
        const Point &point = m_run.problem->points[check.point];
        const bool isPositive = point.label == Label::Positive;
        say(nameOfPoint(check.point) + " = " + vectorText(embed(Space::Origin, point.x1, point.x2)),
            isPositive ? Tone::Positive : Tone::Negative);
        if (m_run.problem->space != Space::Origin)
            say(", φ(x) = " + factor(check));
        say(std::string(", class ") + (isPositive ? "+1" : "−1") + ": ");
    }

    void tellScore(const MomentCheck &check)
    {
        const double score = check.scoreBefore;
        const std::string value =
            "y⟨w, " + std::string(factorName(m_run.problem->space)) + "⟩ = " + readable(score);
        if (score == 0)
            say(value + ", which counts as wrong");
        else if (score < 0)
            say(value + " ≤ 0, so it is wrong");
        else
            say(value + " > 0: right" + whatRightLacks(check));
    }

    /// Where w changes for a point on the right side.
    std::string whatRightLacks(const MomentCheck &check) const
    {
        if (!check.rate || !m_reason.decision.empty())
            return {};
        return ", but not above the " + readable(m_run.variant->threshold(m_moment.before))
            + " that the rule asks for";
    }

    void tellUpdate(const MomentCheck &check)
    {
        if (!m_reason.rate.empty()) {
            say(". ");
            say(m_reason.rate, Tone::Rate);
        }
        const bool isPositive = m_run.problem->points[check.point].label == Label::Positive;
        say(": w ← " + vectorText(m_moment.before) + (isPositive ? " + " : " − "));
        say(readable(*check.rate), Tone::Rate);
        say("·" + factor(check) + " = ");
        say(vectorText(m_moment.after), Tone::Result);
    }

    void tellEnd(EndReason reason)
    {
        say(". ");
        say(endSentence(m_run), reason == EndReason::Converged ? Tone::Good : Tone::Warning);
    }

    bool isPlainlyRight(const MomentCheck &check) const
    {
        return check.scoreBefore > 0 && m_reason.decision.empty();
    }

    /// φ(x), all its components.
    std::string factor(const MomentCheck &check) const
    {
        const Point &point = m_run.problem->points[check.point];
        return vectorText(embed(m_run.problem->space, point.x1, point.x2));
    }

    const Run &m_run;
    const Moment &m_moment;
    Reason m_reason;
    Explanation m_phrases;
};

std::string convergedSentence(const Run &run, const End &end)
{
    const std::uint64_t updates = run.trace.updateCount();
    const std::size_t wrong = loss(run.reflected(), run.trace.weights(updates));
    const std::string left = wrong == 0 ? "" : "; " + wrongOf(wrong, run.reflected().size());
    if (updates == 0)
        return "Converged at the start: w0 needs no update" + left + ".";
    return "Converged after " + counted(updates, "update", "updates") + " in "
        + counted(end.sweeps, "sweep", "sweeps") + left + ".";
}

std::string cycleSentence(const Cycle &cycle)
{
    if (cycle.first == cycle.second)
        return "A whole sweep changed nothing, and so will the next one: this never ends.";
    if (cycle.first == 0)
        return "w is back where it started: this never ends.";
    return "w is back where it was after update " + number(cycle.first) + ": this never ends.";
}

std::string cappedSentence(const std::string &cap, const std::string &after)
{
    return "Stopped at the cap of " + cap + after + ". It can go on when the cap is raised.";
}

} // namespace

Explanation explain(const Run &run, const Moment &moment) { return Sentence(run, moment).whole(); }

std::string plainText(const Explanation &explanation)
{
    std::string text;
    for (const Phrase &phrase : explanation)
        text += phrase.text;
    return text;
}

namespace {

std::string sentenceOfEnd(const Run &run, const End &end)
{
    const std::string updates = counted(run.trace.updateCount(), "update", "updates");
    const std::string sweeps = counted(end.sweeps, "sweep", "sweeps");
    switch (end.reason) {
    case EndReason::Converged:
        return convergedSentence(run, end);
    case EndReason::MaxUpdates:
        return cappedSentence(updates, end.sweeps > 0 ? ", in sweep " + number(end.sweeps) : "");
    case EndReason::MaxSweeps:
        return cappedSentence(sweeps, " after " + updates);
    case EndReason::Cycling:
        return cycleSentence(*end.cycle);
    }
    return {};
}

} // namespace

std::string endSentence(const Run &run)
{
    if (!run.trace.end())
        return {};
    const std::string remark = roundingRemark(run);
    return sentenceOfEnd(run, *run.trace.end()) + (remark.empty() ? "" : " " + remark);
}

std::string roundingRemark(const Run &run)
{
    if (!run.trace.end())
        return {};
    // Those that the variant can update on.
    const auto indices = run.variant->countedPoints();
    const auto some = indices ? std::optional(run.reflected().subset(*indices)) : std::nullopt;
    const ReflectedPoints &points = some ? *some : run.reflected();
    const Weights w = run.trace.weights(run.trace.updateCount());
    const EndReason reason = run.trace.end()->reason;
    if (reason == EndReason::Cycling && isSeparable(points))
        return "This is rounding: the points are separable, so that without it the run would end.";
    if (reason != EndReason::Converged || loss(points, w) > 0)
        return {};
    const std::size_t wrong = exactLoss(points, w);
    return wrong == 0 ? "" : "This is rounding: exactly, " + wrongOf(wrong, points.size()) + ".";
}

std::string whyRateCannotMatter(const Recipe &recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    const bool startsAtZero = std::ranges::all_of(recipe.start, [](double number) { return number == 0; });
    if (variant == nullptr || variant->scale.empty() || !startsAtZero)
        return {};
    return "From w0 = 0, " + std::string(variant->parameter(variant->scale)->symbol)
        + " only scales w: the same updates, but for rounding.";
}

} // namespace halfplane
