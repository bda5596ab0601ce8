#include "core/words/report_parts.h"

#include "core/numbers.h"
#include "core/study/separable_where.h"
#include "core/text.h"
#include "core/words/explanation.h"
#include "core/words/number_words.h"

#include <algorithm>

namespace halfplane {

namespace {

/// "{0.5, 1, 2, 4}"; of many rates the first and the last.
std::string setText(const std::vector<double> &rates)
{
    constexpr std::size_t mostShown = 8;
    std::string text = "{";
    for (std::size_t i = 0; i < rates.size(); ++i) {
        if (i == mostShown - 2 && rates.size() > mostShown) {
            text += ", … " + counted(rates.size(), "rate", "rates") + " …";
            i = rates.size() - 2;
            continue;
        }
        text += (i == 0 ? "" : ", ") + shortest(rates[i]);
    }
    return text + "}";
}

std::string parameterList(const Run &run)
{
    std::string text;
    for (const ParameterDescriptor &parameter : run.descriptor->parameters) {
        const ParameterValue &value = run.recipe.parameters.find(parameter.id)->second;
        const auto *rates = std::get_if<std::vector<double>>(&value);
        text += (text.empty() ? "" : ", ") + std::string(parameter.symbol) + " = "
            + (rates == nullptr ? written(value) : setText(*rates));
    }
    return text;
}

std::string orderText(const Recipe &recipe)
{
    const std::string order = "order " + std::string(idOf(recipe.order));
    return recipe.order == Order::Given ? order : order + " by seed " + std::to_string(recipe.seed);
}

std::string heldOutText(const Run &run)
{
    return number(run.problem->apartCount()) + " more, by seed " + std::to_string(run.recipe.holdOut.seed)
        + ": no sweep visits them";
}

std::string capsText(const Caps &caps)
{
    std::string text = "at most " + counted(caps.updates, "update", "updates");
    return caps.sweeps ? text + " and " + counted(*caps.sweeps, "sweep", "sweeps") : text;
}

std::string startText(const Run &run)
{
    const Weights start = run.trace.weights(0);
    return "w₀ = " + (isZero(start) ? std::string("0") : vectorText(start, 6));
}

/// What a file says, line by line, with nothing in it that a terminal would obey.
std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        for (std::string &line : wrapped(visible(text.substr(0, end)), reportWidth))
            lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string endText(const Run &run)
{
    const End &end = *run.trace.end();
    const std::uint64_t k = run.trace.updateCount();
    const std::string after =
        counted(k, "update", "updates") + " in " + counted(end.sweeps, "sweep", "sweeps");
    switch (end.reason) {
    case EndReason::Converged:
        return "Converged after " + after + ".";
    case EndReason::MaxUpdates:
        return "Stopped at its cap after " + after + "; --max-updates sets another.";
    case EndReason::MaxSweeps:
        return "Stopped at its cap after " + after + "; --max-sweeps sets another.";
    case EndReason::Cycling:
        return "Cycles: w after update " + number(end.cycle->second) + " is exactly what it was after update "
            + number(end.cycle->first) + ", at the start of a sweep. This never ends.";
    }
    return {};
}

} // namespace

std::string headingPart(const ReportHeading &heading, Paint paint)
{
    std::string text;
    for (const std::string &line : linesOf(heading.title))
        text += inked(line, Ink::Strong, paint) + "\n";
    for (const std::string &line : linesOf(heading.source))
        text += inked(line, Ink::Faint, paint) + "\n";
    for (const std::string &line : linesOf(heading.caption))
        text += line + "\n";
    return text;
}

std::string pointsText(const Dataset &points, Space space)
{
    const std::size_t positive = count(points, Label::Positive);
    return number(points.size()) + ": " + number(positive) + " of class +1, "
        + number(points.size() - positive) + " of class −1; " + separableWhere(points, space);
}

std::string setUpPart(const Evidence &evidence, const ReportHeading &heading, Paint paint)
{
    const Run &run = evidence.run();
    std::vector<std::pair<std::string, std::string>> rows{
        {"points", pointsText(run.problem->points, run.problem->space)},
    };
    if (run.problem->apart)
        rows.emplace_back("held out", heldOutText(run));
    if (!heading.note.empty())
        rows.emplace_back("classes", heading.note);
    rows.emplace_back("variant", std::string(run.descriptor->title) + ", " + parameterList(run));
    rows.emplace_back("", std::string(run.descriptor->formula));
    rows.emplace_back("run",
                      "space " + std::string(idOf(run.problem->space)) + ", " + orderText(run.recipe) + ", "
                          + startText(run) + ", " + capsText(run.recipe.caps));
    if (const auto obstacle = run.variant->obstacle())
        rows.emplace_back("forecast", "cannot converge: " + plainText(*obstacle));
    return labelled(rows, paint);
}

std::string outcomePart(const Evidence &evidence, Paint paint)
{
    const Run &run = evidence.run();
    const bool converged = run.trace.end()->reason == EndReason::Converged;
    std::string text;
    const std::string remark = roundingRemark(run);
    const std::string end = endText(run) + (remark.empty() ? "" : " " + remark);
    for (const std::string &line : wrapped(end, reportWidth))
        text += inked(inked(line, Ink::Strong, paint), converged ? Ink::Good : Ink::Bad, paint) + "\n";
    return text;
}

} // namespace halfplane
