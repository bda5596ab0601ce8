#include "core/words/explanation.h"

#include "core/geometry/scores.h"
#include "core/geometry/separability.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/variants/registry.h"
#include "core/words/number_words.h"
#include "core/words/point_angle.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halfplane {

namespace {

/// "3 of 8 points are wrong"
std::string wrongOf(std::size_t wrong, std::size_t all)
{
    return number(wrong) + " of " + counted(all, "point", "points") + (wrong == 1 ? " is" : " are")
        + " wrong";
}

/// " Test error 25 % (1 of 4)."
std::string testSentence(const Problem &problem, const Classifier &answer)
{
    const std::string text = testErrorText(problem, answer);
    return text.empty() ? text : " T" + text.substr(1) + ".";
}

/// The sweep that ends with this moment, or in which w does not change any more.
std::optional<std::uint64_t> endedSweep(const Trace &trace, const Cursor &cursor)
{
    const std::uint64_t check = checkOf(trace, cursor);
    if (check == 0 || isAsked(trace, cursor))
        return std::nullopt;
    const std::uint64_t sweep = trace.sweepOf(check);
    const std::uint64_t last = sweep * trace.pointCount();
    const bool isLastUpdate =
        cursor.idleChecks == 0 && last <= trace.checkCount() && trace.updateAtCheck(last) == cursor.update;
    return check == last || isLastUpdate ? std::optional(sweep) : std::nullopt;
}

class Teller
{
public:
    Teller(const Run &run, const Moment &moment, Telling telling, const DataNames &names)
        : m_run(run)
        , m_moment(moment)
        , m_telling(telling)
        , m_names(names)
    {
    }

    Explanation told()
    {
        if (m_moment.check)
            tellCheck(*m_moment.check);
        else
            tellStart();
        const auto &end = m_run.trace.end();
        if (end && m_moment.cursor == lastCursor(m_run.trace))
            m_told.ending = endSentence(m_run);
        else if (const auto sweep = endedSweep(m_run.trace, m_moment.cursor))
            m_told.ending = {unbroken(sweepSentence(*sweep), Tone::Faint)};
        if (m_telling == Telling::Brief)
            m_told.place.clear();
        return std::move(m_told);
    }

private:
    void say(Phrase phrase) { m_told.finding.push_back(std::move(phrase)); }
    void say(const Phrases &sentence)
    {
        if (!sentence.empty())
            say({" "});
        m_told.finding.insert(m_told.finding.end(), sentence.begin(), sentence.end());
    }

    void tellStart()
    {
        const Weights &w = m_moment.after;
        const ReflectedPoints &points = m_run.reflected();
        m_told.place = {{"Start", Tone::Strong}};
        say({isZero(w) ? "There is no boundary yet, so every point counts as wrong."
                       : wrongOf(loss(points, m_moment.answer), points.size()) + "."
                     + testSentence(*m_run.problem, m_moment.answer)});
        m_told.result = {letter("w"), indexed("0"), unbroken(" = "), unbroken(vectorText(w), Tone::Result)};
    }

    void tellCheck(const MomentCheck &check)
    {
        tellPlace(check);
        // A variant answers only for the points that it can be asked about.
        const bool isItsOwn = check.scoreBefore <= m_run.variant->threshold(m_moment.before);
        const Reason reason =
            isItsOwn ? m_run.variant->reason({m_moment.before, check.point, check.scoreBefore}) : Reason();
        if (m_moment.isAsked()) {
            tellQuestion(check);
            say(reason.decision);
            return tellScoreInParts(check);
        }
        tellPoint(check);
        tellScore(check, reason);
        say(reason.decision);
        if (check.rate)
            say(reason.rate);
        tellResult(check);
    }

    void tellPlace(const MomentCheck &check)
    {
        const std::uint64_t k = m_moment.cursor.update + (m_moment.isAsked() ? 1 : 0);
        const Phrase sweep = unbroken("sweep " + number(check.sweep), Tone::Faint);
        if (check.rate || m_moment.isAsked()) {
            const std::string all = m_run.trace.end() ? " of " + number(m_run.trace.updateCount()) : "";
            m_told.place = {unbroken("Update " + number(k) + all, Tone::Strong), sweep};
            if (m_moment.isAsked())
                m_told.place.push_back(unbroken("the point asked", Tone::Faint));
            return;
        }
        const std::uint64_t checks = checkOf(m_run.trace, m_moment.cursor);
        m_told.place = {unbroken("Check " + number(checks), Tone::Strong), sweep};
        if (k > 0)
            m_told.place.push_back(unbroken("after update " + number(k), Tone::Faint));
    }

    void namePoint(const MomentCheck &check)
    {
        const Point &point = m_run.problem->points[check.point];
        std::string name = nameOfPoint(check.number);
        if (m_telling == Telling::Full)
            name += " = " + vectorText(embed(Space::Origin, point.x1, point.x2));
        say(unbroken(std::move(name), point.label == Label::Positive ? Tone::Positive : Tone::Negative));
    }

    bool isPositive(const MomentCheck &check) const
    {
        return m_run.problem->points[check.point].label == Label::Positive;
    }

    void tellPoint(const MomentCheck &check)
    {
        namePoint(check);
        say({" is "});
        say(unbroken(m_names.ofClass(m_run.problem->points[check.point].label)));
    }

    /// Where a point is that is asked, and where it should be.
    void tellQuestion(const MomentCheck &check)
    {
        namePoint(check);
        const std::string mark = isPositive(check) ? "a triangle" : "a square";
        if (check.scoreBefore == 0) {
            tellThatThereIsNoSide();
        } else if (const auto angle = angleOf(m_run, m_moment)) {
            say({" is "});
            tellAngle(*angle);
            say({"; " + mark + " should be " + (isPositive(check) ? "less" : "more") + " than "});
            say(unbroken("90°"));
            say({" away"});
        } else {
            say({" lies on the side of "});
            say(unbroken(m_names.signedWords(sideOf(check))));
            say({check.scoreBefore > 0 ? ", where " + mark + " should be"
                                       : "; " + mark + " should be on the other"});
        }
        tellVerdict(check.scoreBefore);
    }

    Label sideOf(const MomentCheck &check) const
    {
        return (check.scoreBefore > 0) == isPositive(check) ? Label::Positive : Label::Negative;
    }

    /// "21.5° from w"
    void tellAngle(const PointAngle &angle)
    {
        say(unbroken(angle.text()));
        say({" from "});
        say(letter("w"));
    }

    void tellThatThereIsNoSide()
    {
        if (!isZero(m_moment.before))
            return say({" lies on the boundary"});
        say({" has no side yet, as "});
        say(letter("w"));
        say(unbroken(" = 0"));
    }

    void tellVerdict(double score)
    {
        if (score == 0)
            say({", which counts as wrong."});
        else if (score < 0)
            say({": wrong."});
        else // w changes for a point on the right side
            say({": right, but not above the " + readable(m_run.variant->threshold(m_moment.before))
                 + " that the rule asks for."});
    }

    /// Why the score has the sign that it has.
    void tellScore(const MomentCheck &check, const Reason &reason)
    {
        const double score = check.scoreBefore;
        say({score > 0 ? " and " : ", but "});
        tellWhere(check);
        for (const Phrase &phrase : product())
            say(phrase);
        say(unbroken(" = " + readable(score)));
        if (score > 0 && (!check.rate || !reason.decision.empty()))
            say({": right."});
        else
            tellVerdict(score);
    }

    void tellWhere(const MomentCheck &check)
    {
        if (isZero(m_moment.before))
            return;
        if (check.scoreBefore == 0) {
            say({"on the boundary"});
        } else if (const auto angle = angleOf(m_run, m_moment)) {
            tellAngle(*angle);
            say({angle->toRight > 0 ? ", more than " : ", less than "});
            say(unbroken("90°"));
        } else {
            say({"on the side of "});
            say(unbroken(sideOf(check) == Label::Positive ? "+1" : "−1"));
        }
        say({", so "});
    }

    /// "y⟨w, x⟩"
    Phrases product() const
    {
        Phrases phrases{letter("y"), unbroken("⟨"), letter("w"), unbroken(", "), letter("x"), unbroken("⟩")};
        if (m_run.problem->space != Space::Origin) { // more than the point
            phrases.insert(phrases.end() - 2, {letter("φ"), unbroken("(")});
            phrases.insert(phrases.end() - 1, unbroken(")"));
        }
        return phrases;
    }

    /// "y⟨w, x⟩ = −1·(22 + 1.5) = −23.5 ≤ 0"
    void tellScoreInParts(const MomentCheck &check)
    {
        const Point &point = m_run.problem->points[check.point];
        const Weights phi = embed(m_run.problem->space, point.x1, point.x2);
        std::string parts = readable(m_moment.before[0] * phi[0]);
        for (Eigen::Index j = 1; j < phi.size(); ++j)
            parts += signedTerm(m_moment.before[j] * phi[j]);
        std::ranges::move(product(), std::back_inserter(m_told.result));
        const double score = check.scoreBefore;
        for (const Phrase &phrase :
             {unbroken(isPositive(check) ? " = 1·(" : " = −1·("), unbroken(parts, Tone::Update),
              unbroken(")"), Phrase{" "}, unbroken("= "), unbroken(readable(score), Tone::Result),
              unbroken(score > 0 ? " > 0" : " ≤ 0")})
            m_told.result.push_back(phrase);
    }

    void tellResult(const MomentCheck &check)
    {
        const Point &point = m_run.problem->points[check.point];
        if (!check.rate) {
            m_told.result = {letter("w"), unbroken(" = "), unbroken(vectorText(m_moment.after), Tone::Result),
                             unbroken(" stays")};
            return;
        }
        const std::string added = (point.label == Label::Positive ? "+ " : "− ") + readable(*check.rate) + "·"
            + vectorText(embed(m_run.problem->space, point.x1, point.x2));
        m_told.result = {letter("w"),
                         unbroken(" ← " + vectorText(m_moment.before)),
                         {" "},
                         unbroken(added, Tone::Update),
                         {" "},
                         unbroken("= "),
                         unbroken(vectorText(m_moment.after), Tone::Result)};
    }

    std::string sweepSentence(std::uint64_t sweep) const
    {
        const std::uint64_t points = m_run.trace.pointCount();
        const std::uint64_t updates =
            m_run.trace.updateAtCheck(sweep * points) - m_run.trace.updateAtCheck((sweep - 1) * points);
        return "Sweep " + number(sweep) + ": " + counted(updates, "update", "updates") + ", "
            + number(loss(m_run.reflected(), m_moment.answer)) + " wrong."
            + testSentence(*m_run.problem, m_moment.answer);
    }

    const Run &m_run;
    const Moment &m_moment;
    Telling m_telling;
    const DataNames &m_names;
    Explanation m_told;
};

std::string convergedSentence(const Run &run, const End &end)
{
    const std::uint64_t updates = run.trace.updateCount();
    const std::size_t wrong = loss(run.reflected(), finalClassifier(run));
    const std::string left = wrong == 0 ? "" : "; " + wrongOf(wrong, run.reflected().size());
    if (updates == 0)
        return "Converged at the start: w₀ needs no update" + left + ".";
    return "Converged after " + counted(updates, "update", "updates") + " in "
        + counted(end.sweeps, "sweep", "sweeps") + left + ".";
}

std::string cycleSentence(const Cycle &cycle)
{
    if (cycle.first == cycle.second)
        return "A whole sweep changed nothing, and so will the next one: this never ends";
    if (cycle.first == 0)
        return "w is back where it started: this never ends";
    return "w is back where it was after update " + number(cycle.first) + ": this never ends";
}

std::string cappedSentence(const Run &run, const End &end)
{
    const std::string updates = counted(run.trace.updateCount(), "update", "updates");
    const std::string sweeps = counted(end.sweeps, "sweep", "sweeps");
    if (end.reason == EndReason::MaxSweeps)
        return "Stopped at the cap of " + sweeps + " after " + updates;
    return "Stopped at the cap of " + updates + (end.sweeps > 0 ? ", in sweep " + number(end.sweeps) : "");
}

} // namespace

Explanation explain(const Run &run, const Moment &moment, Telling telling, const DataNames &names)
{
    return Teller(run, moment, telling, names).told();
}

std::string plainText(const Explanation &explanation)
{
    std::string text;
    for (const Phrase &piece : explanation.place)
        text += (text.empty() ? "" : ", ") + piece.text;
    text += (text.empty() ? "" : ": ") + plainText(explanation.finding) + " " + plainText(explanation.result)
        + ".";
    return text + (explanation.ending.empty() ? "" : " ") + plainText(explanation.ending);
}

namespace {

/// The obstacle, where there is one, is a clause that ends the sentence.
Phrases sentenceOfEnd(const Run &run, const End &end)
{
    if (end.reason == EndReason::Converged)
        return {{convergedSentence(run, end)}};
    const std::optional<Phrases> obstacle = run.variant->obstacle();
    Phrases said;
    if (end.reason == EndReason::Cycling)
        said = {{cycleSentence(*end.cycle) + (obstacle ? ", since " : "")}};
    else
        said = {{cappedSentence(run, end)
                 + (obstacle ? ". No cap is high enough: " : ". It can go on when the cap is raised")}};
    if (obstacle)
        said.insert(said.end(), obstacle->begin(), obstacle->end());
    said.push_back({"."});
    return said;
}

} // namespace

Phrases endSentence(const Run &run)
{
    const std::optional<End> &end = run.trace.end();
    if (!end)
        return {};
    Phrases said = sentenceOfEnd(run, *end);
    said.back().text += testSentence(*run.problem, finalClassifier(run));
    if (const std::string remark = roundingRemark(run); !remark.empty())
        said.back().text += " " + remark;
    for (Phrase &phrase : said)
        phrase.tone = end->reason == EndReason::Converged ? Tone::Good : Tone::Warning;
    return said;
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
        return std::string("This is rounding: the points are separable, so that without it ")
            + (run.variant->knowsItsRates() ? "the run would end." : "w would never come back.");
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
    return "From w₀ = 0, " + std::string(variant->parameter(variant->scale)->symbol) + " only scales w.";
}

} // namespace halfplane
