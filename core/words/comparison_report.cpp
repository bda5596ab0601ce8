#include "core/words/comparison_report.h"

#include "core/answer.h"
#include "core/calls/recipe_words.h"
#include "core/geometry/scores.h"
#include "core/numbers.h"
#include "core/theorems/registry.h"
#include "core/words/number_words.h"
#include "core/words/report_parts.h"

namespace halfplane {

namespace {

std::string boundWords(const Evidence &evidence)
{
    const auto least = leastMistakeBound(evidence);
    return least ? readable(least->bound, 4) + " (" + std::string(least->theorem->id) + ")"
                 : std::string(noNumber);
}

std::vector<std::string> rowOf(std::size_t place, const Run &run)
{
    const Evidence evidence(run);
    const Classifier answer = finalClassifier(run);
    const auto margin = exactMarginOf(run.reflected(), answer);
    return {std::to_string(place + 1),
            number(run.trace.updateCount()),
            number(run.trace.end()->sweeps),
            number(exactLoss(run.reflected(), answer)),
            margin ? readable(*margin, 4) : std::string(noNumber),
            boundWords(evidence),
            std::string(idOf(run.trace.end()->reason)),
            testErrorText(*run.problem, answer)};
}

} // namespace

std::vector<std::pair<std::string, std::string>> numberedRecipes(std::span<const Recipe> recipes)
{
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Recipe &recipe : recipes)
        rows.emplace_back(std::to_string(rows.size() + 1), recipeWords(recipe));
    return rows;
}

std::string writeComparisonReport(std::span<const Run> runs, const ReportHeading &heading, Paint paint)
{
    const Problem &problem = *runs.front().problem;
    std::vector<std::pair<std::string, std::string>> rows{
        {"points", pointsText(problem.points, problem.space)}};
    if (!heading.note.empty())
        rows.emplace_back("classes", heading.note);
    std::vector<Recipe> recipes;
    Table table({Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Right, Side::Left,
                 Side::Left});
    table.add({"", "updates", "sweeps", "wrong", "margin", "bound", "end", ""});
    for (const Run &run : runs) {
        table.add(rowOf(recipes.size(), run));
        recipes.push_back(run.recipe);
    }
    const std::string head = headingPart(heading, paint);
    return head + (head.empty() ? "" : "\n") + labelled(rows, paint) + "\n" + sectionTitle("Recipes", paint)
        + labelled(numberedRecipes(recipes), paint) + "\n" + sectionTitle("Runs", paint) + table.text("  ")
        + inked("  bound: on the updates, the least that holds, and by which theorem", Ink::Faint, paint)
        + "\n";
}

} // namespace halfplane
