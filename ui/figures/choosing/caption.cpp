#include "ui/figures/choosing/caption.h"

#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/variants/descriptor.h"
#include "ui/basics/text.h"
#include "ui/figures/tex/tex_text.h"

#include <algorithm>
namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int digitsInCaption = 3;

// A caption is part of a text in English, whatever language the window speaks.

std::string tex(const QString &text) { return texText(text); }
std::string tex(std::string_view text) { return texText(toText(text)); }

/// A formula without its dollars, to be part of another.
std::string inFormula(std::string_view text)
{
    std::string formula = tex(text);
    if (formula.size() > 1 && formula.starts_with('$') && formula.ends_with('$'))
        formula = formula.substr(1, formula.size() - 2);
    return formula;
}

std::string equation(std::string_view symbol, double value)
{
    return "$" + inFormula(symbol) + "=" + inFormula(readable(value, digitsInCaption)) + "$";
}

std::string list(const std::vector<double> &values, int precision)
{
    std::string text;
    for (const double value : values)
        text += (text.empty() ? "" : ",") + inFormula(readable(value, precision));
    return text;
}

struct ValueTex
{
    std::string_view symbol;

    std::string operator()(double value) const { return equation(symbol, value); }
    std::string operator()(const std::vector<double> &values) const
    {
        return "$" + inFormula(symbol) + "=\\{" + list(values, 6) + "\\}$";
    }
    std::string operator()(const std::string &choice) const { return tex(symbol) + " " + tex(choice); }
};

std::string parameters(const Run &run)
{
    std::string text;
    for (const ParameterDescriptor &parameter : run.descriptor->parameters) {
        const auto value = run.recipe.parameters.find(parameter.id);
        if (value != run.recipe.parameters.end())
            text += (text.empty() ? "" : ", ") + std::visit(ValueTex{parameter.symbol}, value->second);
    }
    return text.empty() ? text : " (" + text + ")";
}

std::string_view spaceWords(Space space)
{
    switch (space) {
    case Space::Origin:
        return " through the origin";
    case Space::Bias:
        return " with a bias";
    case Space::Circle:
        return " with a circle for its boundary";
    }
    return {};
}

std::string orderWords(const Recipe &recipe)
{
    if (recipe.order == Order::Given)
        return {};
    return std::string(", the points ")
        + (recipe.order == Order::Shuffled ? "shuffled" : "shuffled anew for every sweep") + " (seed "
        + std::to_string(recipe.seed) + ")";
}

std::string startWords(const Recipe &recipe)
{
    if (std::ranges::all_of(recipe.start, [](double component) { return component == 0; }))
        return {};
    return ", begun at $w_{0}=(" + list(recipe.start, digitsInCaption) + ")$";
}

std::string count(std::uint64_t number) { return inFormula(readable(static_cast<double>(number), 15)); }

std::string stepWords(const Run &run, std::span<const std::uint64_t> steps)
{
    const std::uint64_t updates = run.trace.updateCount();
    const std::string of = run.trace.end() ? " of $" + count(updates) + "$" : "";
    if (steps.size() > 1)
        return ", updates $" + count(steps.front()) + "$ to $" + count(steps.back()) + "$" + of;
    if (steps.front() == 0)
        return " before its first update";
    const bool isEnd = run.trace.end() && steps.front() == updates;
    const bool hasConverged = isEnd && run.trace.end()->reason == EndReason::Converged;
    return " after update $" + count(steps.front()) + "$" + of
        + (hasConverged ? ", where it has converged," : "");
}

std::string dataWords(const FigureSource &source)
{
    const Run &run = *source.study->run;
    const QString where = toText(source.document.source).simplified();
    const QString title = toText(source.document.title).simplified();
    std::string text = !where.isEmpty() ? " on the data of " + tex(where)
        : !title.isEmpty()              ? " on ``" + tex(title) + "''"
                                        : "";
    text += " ($n=" + count(run.problem->points.size()) + "$, " + equation("R", run.problem->radius);
    if (const auto &landscape = source.study->landscape) {
        text += landscape->best.separable ? ", " + equation("γ", landscape->best.gamma)
                                          : std::string(", not separable");
    }
    return text + ")";
}

std::string mistakeWords(const Run &run, std::uint64_t step)
{
    const std::size_t wrong = loss(run.reflected(), run.trace.weights(step));
    const std::string all = count(run.problem->points.size());
    if (wrong == 0)
        return ": every point is right";
    return ": $" + count(wrong) + "$ of $" + all + "$ points " + (wrong == 1 ? "is" : "are") + " wrong";
}

} // namespace

QString captionOf(const FigureSource &source, std::span<const std::uint64_t> steps)
{
    const Run &run = *source.study->run;
    std::string text = std::string(run.descriptor->title) + " perceptron" + parameters(run)
        + std::string(spaceWords(run.problem->space)) + stepWords(run, steps) + dataWords(source)
        + startWords(run.recipe) + orderWords(run.recipe);
    if (steps.size() == 1)
        text += mistakeWords(run, steps.front());
    return toText("\\caption{" + text
                  + ". Triangles are of class $+1$, squares of class $-1$; a bold outline is a mistake.}");
}

} // namespace halfplane
