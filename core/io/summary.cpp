#include "core/io/summary.h"

#include "core/answer.h"
#include "core/calls/recipe_words.h"
#include "core/geometry/scores.h"
#include "core/io/json.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/theorems/registry.h"

#include <cmath>

namespace halfplane {

namespace {

/// null for what is not a number: it is undefined. No reader should wonder about a -0.
std::string jsonNumber(double value) { return std::isfinite(value) ? shortest(value + 0.0) : "null"; }

std::string jsonNumber(const std::optional<double> &value) { return value ? jsonNumber(*value) : "null"; }

std::string list(const Weights &w)
{
    std::string text;
    for (const double component : w)
        text += (text.empty() ? "" : ", ") + shortest(component);
    return "[" + text + "]";
}

/// Members are written one a line, in the order in which they are added.
class Object
{
public:
    explicit Object(std::string indent)
        : m_indent(std::move(indent))
    {
    }

    Object &raw(std::string_view key, std::string_view value)
    {
        m_text +=
            (m_text.empty() ? "" : ",\n") + m_indent + "  " + jsonString(key) + ": " + std::string(value);
        return *this;
    }
    Object &string(std::string_view key, std::string_view value) { return raw(key, jsonString(value)); }
    std::string text() const { return "{\n" + m_text + "\n" + m_indent + "}"; }

private:
    std::string m_indent;
    std::string m_text;
};

std::string findings(const Evidence &evidence)
{
    std::string text;
    for (const TheoremDescriptor *theorem : theorems()) {
        const Finding finding = theorem->at(evidence, evidence.run().trace.updateCount());
        Object object("    ");
        object.string("id", theorem->id)
            .string("statement", theorem->stated(evidence))
            .string("verdict", idOf(finding.verdict))
            .raw("value", jsonNumber(finding.value))
            .raw("bound", jsonNumber(finding.bound))
            .string("reason", finding.reason());
        text += (text.empty() ? "    " : ",\n    ") + object.text();
    }
    return "[\n" + text + "\n  ]";
}

/// What is said of every run.
void addOutcome(Object &object, const Evidence &evidence)
{
    const Run &run = evidence.run();
    const End &end = *run.trace.end();
    const Classifier answer = finalClassifier(run);
    object.string("variant", run.descriptor->id)
        .string("space", idOf(run.problem->space))
        .raw("points", std::to_string(run.problem->points.size()))
        .raw("updates", std::to_string(run.trace.updateCount()))
        .raw("sweeps", std::to_string(end.sweeps))
        .string("end", idOf(end.reason))
        .raw("w", list(run.trace.weights(run.trace.updateCount())))
        .raw("loss", std::to_string(exactLoss(run.reflected(), answer)))
        .raw("perceptron_loss", jsonNumber(perceptronLoss(run.reflected(), answer)))
        .raw("margin", jsonNumber(exactMarginOf(run.reflected(), answer)))
        .raw("radius", jsonNumber(run.problem->radius))
        .raw("best_margin", jsonNumber(evidence.all().best.gamma))
        .raw("separable", evidence.isSeparable() ? "true" : "false");
    if (const auto &apart = run.problem->apart) {
        const auto wrong = static_cast<double>(exactLoss(apart->reflected, answer));
        object.raw("test_points", std::to_string(apart->reflected.size()))
            .raw("test_error", jsonNumber(wrong / static_cast<double>(apart->reflected.size())));
    }
}

} // namespace

std::string writeSummary(const Evidence &evidence)
{
    Object object("");
    addOutcome(object, evidence);
    object.raw("theorems", findings(evidence));
    return object.text() + "\n";
}

std::string writeComparison(std::span<const Run> runs)
{
    std::string list;
    for (const Run &run : runs) {
        Object object("    ");
        object.string("recipe", recipeWords(run.recipe));
        addOutcome(object, Evidence(run));
        list += (list.empty() ? "    " : ",\n    ") + object.text();
    }
    Object object("");
    object.raw("points", std::to_string(runs.front().problem->documentSize()));
    object.raw("runs", "[\n" + list + "\n  ]");
    return object.text() + "\n";
}

} // namespace halfplane
