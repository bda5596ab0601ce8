#include "ui/figures/player/player_words.h"

#include "core/mistakes.h"
#include "core/study/separable_where.h"
#include "core/theorems/registry.h"
#include "core/words/number_words.h"
#include "ui/basics/text.h"

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString fromTo(const QString &before, const QString &after)
{
    return before == after ? after : before + u" → "_s + after;
}

/// Four numbers may end a line.
QString vectorWords(const Weights &w, int digits = 3)
{
    const std::string text = vectorText(w, digits);
    return w.size() < 4 ? toText(unbroken(text)) : toText(text);
}

QString factor(Space space) { return space == Space::Origin ? u"x"_s : u"φ(x)"_s; }

QString spaceText(Space space)
{
    switch (space) {
    case Space::Origin:
        return tr("a line through the origin, φ(x) = x");
    case Space::Bias:
        return tr("any line, φ(x) = (x, 1)");
    case Space::Circle:
        return tr("a circle or a line, φ(x) = (x, ‖x‖², 1)");
    }
    return {};
}

QString setText(const std::vector<double> &rates)
{
    constexpr std::size_t mostShown = 12;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(rates.size(), mostShown); ++i)
        shown << shortestText(rates[i]);
    if (rates.size() > mostShown)
        shown << u"…"_s;
    return u'{' + shown.join(u", "_s) + u'}';
}

std::vector<Phrases> sentenceOf(const Run &run, std::uint64_t step, const DataNames &names)
{
    const std::uint64_t last = run.trace.updateCount();
    Explanation said = explain(run, momentAt(run, {std::min(step, last), 0}), Telling::Full, names);
    // An end that comes after the last update has no step of its own here.
    if (run.trace.end() && step >= last)
        said.ending = endSentence(run);
    Phrases first;
    for (const Phrase &piece : said.place) {
        first.push_back(piece);
        first.push_back({" · "});
    }
    first.insert(first.end(), said.finding.begin(), said.finding.end());
    return {first, said.result, said.ending};
}

} // namespace

PlayerWords::PlayerWords(const Run &run, DataNames names, std::vector<Compared> compared)
    : m_run(run)
    , m_names(std::move(names))
    , m_compared(std::move(compared))
    , m_evidence(run)
    , m_numberNames{tr("Point"),       tr("Score y⟨w, %1⟩").arg(factor(run.problem->space)),
                    tr("Rates tried"), tr("Rate"),
                    tr("w"),           tr("Boundary"),
                    tr("Wrong points")}
    , m_tableNames{tr("update"), tr("sweep"), tr("point"), tr("class"), tr("rate"), tr("w"), tr("wrong")}
    , m_theorems(theoremsFor(*run.descriptor, run.problem->space))
{
    std::ranges::stable_partition(m_theorems, &TheoremDescriptor::isMistakeBound);
}

std::vector<Phrases> PlayerWords::sentenceAt(std::uint64_t step) const
{
    if (m_compared.empty())
        return sentenceOf(m_run, step, m_names);
    std::vector<Phrases> lines;
    for (const auto &[name, run] : m_compared) {
        Phrases line{{name + ": ", Tone::Strong}};
        for (const Phrases &part : sentenceOf(*run, step, m_names)) {
            line.insert(line.end(), part.begin(), part.end());
            line.push_back({" "});
        }
        line.pop_back();
        lines.push_back(std::move(line));
    }
    return lines;
}

/// After its end a run stays where it is.
Moment PlayerWords::momentOf(std::uint64_t step) const
{
    return momentAt(m_run, {std::min(step, m_run.trace.updateCount()), 0});
}

QString PlayerWords::pointText(const MomentCheck &check) const
{
    const Point &point = m_run.problem->points[check.point];
    return tr("%1 = %2, %3")
        .arg(toText(nameOfPoint(check.number)), vectorWords(embed(Space::Origin, point.x1, point.x2)),
             toText(m_names.signedWords(point.label)));
}

QString PlayerWords::candidateTexts(const Moment &moment) const
{
    QStringList texts;
    for (const Candidate &candidate : candidatesAt(m_run, moment))
        texts << tr("%1 leaves %2")
                     .arg(readableText(candidate.rate), countText(candidate.loss))
                     .replace(u' ', QChar::Nbsp);
    return texts.join(u" · "_s);
}

QStringList PlayerWords::numbersAt(std::uint64_t step) const
{
    const Moment moment = momentOf(step);
    const QString now = countText(loss(m_run.reflected(), moment.answer));
    const QString of = tr(" of %1").arg(countText(m_run.reflected().size()));
    const QString boundary = toText(boundaryText(boundaryOf(moment.answer)));
    const QString w = vectorWords(moment.after);
    if (step == 0 || isOver(step))
        return {{}, {}, {}, {}, w, boundary, now + of};
    const MomentCheck &check = *moment.check;
    return {pointText(check),
            fromTo(readableText(check.scoreBefore), readableText(check.scoreAfter)),
            candidateTexts(moment),
            readableText(*check.rate),
            fromTo(vectorWords(moment.before), w),
            boundary,
            fromTo(countText(loss(m_run.reflected(), moment.answerBefore)), now) + of};
}

QStringList PlayerWords::tableRowAt(std::uint64_t step) const
{
    const Moment moment = momentOf(step);
    const QString w = vectorWords(moment.after);
    const QString wrong = countText(loss(m_run.reflected(), moment.answer));
    if (step == 0 || isOver(step))
        return {countText(step), {}, step == 0 ? tr("start") : tr("has ended"), {}, {}, w, wrong};
    const MomentCheck &check = *moment.check;
    return {countText(step),
            countText(check.sweep),
            toText(nameOfPoint(check.number)),
            classText(m_run.problem->points[check.point].label, m_names),
            readableText(*check.rate),
            w,
            wrong};
}

Finding PlayerWords::findingAt(std::size_t theorem, std::uint64_t step) const
{
    return m_theorems[theorem]->at(m_evidence, std::min(step, m_run.trace.updateCount()));
}

QString PlayerWords::parameterTexts() const
{
    QStringList texts;
    for (const ParameterDescriptor &parameter : m_run.descriptor->parameters) {
        const auto found = m_run.recipe.parameters.find(parameter.id);
        if (found == m_run.recipe.parameters.end())
            continue;
        const auto *rates = std::get_if<std::vector<double>>(&found->second);
        texts << toText(parameter.symbol) + u" = "_s
                + (rates != nullptr ? setText(*rates) : toText(written(found->second)));
    }
    return texts.join(u", "_s);
}

QString PlayerWords::orderText() const
{
    switch (m_run.recipe.order) {
    case Order::Given:
        return tr("as listed");
    case Order::Shuffled:
        return tr("shuffled once, seed %1").arg(m_run.recipe.seed);
    case Order::Reshuffled:
        return tr("shuffled before every sweep, seed %1").arg(m_run.recipe.seed);
    }
    return {};
}

QString PlayerWords::heldOutText() const
{
    if (!m_run.problem->apart)
        return {};
    return tr("%1 more points by seed %2; no sweep visits them")
        .arg(countText(m_run.problem->apartCount()))
        .arg(m_run.recipe.holdOut.seed);
}

QString PlayerWords::marginText() const
{
    const BestMargin &best = m_evidence.all().best;
    if (best.separable)
        return readableText(best.gamma, 4) + tr(" at θ* = ") + vectorWords(best.direction);
    return tr("none: ") + toText(separableWhere(m_run.problem->points, m_run.problem->space));
}

std::vector<PlayerWords::Fact> PlayerWords::facts() const
{
    const Dataset &points = m_run.problem->points;
    const std::size_t positive = count(points, Label::Positive);
    std::vector<Fact> facts{
        {tr("Parameters"), parameterTexts()},
        {tr("Boundary"), spaceText(m_run.problem->space)},
        {tr("Start"), u"w₀ = "_s + vectorWords(m_run.trace.weights(0), 6)},
        {tr("Order"), orderText()},
        {tr("Points"),
         tr("%1: %2 %3, %4 %5")
             .arg(countText(points.size()), countText(positive), toText(m_names.ofClass(Label::Positive)),
                  countText(points.size() - positive), toText(m_names.ofClass(Label::Negative)))},
        {tr("Held out"), heldOutText()},
        {tr("Radius R"), readableText(m_evidence.all().radius, 4)},
        {tr("Best margin γ"), marginText()},
        {tr("Stops when"), toText(m_run.descriptor->stops)},
        {tr("End"), toText(plainText(endSentence(m_run)))},
    };
    std::erase_if(facts, [](const Fact &fact) { return fact.text.isEmpty(); });
    return facts;
}

} // namespace halfplane
