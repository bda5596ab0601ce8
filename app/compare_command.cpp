#include "app/commands.h"
#include "app/files.h"
#include "app/outputs.h"
#include "core/calls/recipe_options.h"
#include "core/io/summary.h"
#include "core/trainer.h"
#include "core/words/comparison_report.h"

namespace halfplane {

namespace {

/// A run of each recipe, all on the points of the document.
Result<std::vector<Run>> runsOf(const Source &source, const std::vector<Recipe> &recipes,
                                const CallWords &words)
{
    std::vector<Run> runs;
    for (const Recipe &recipe : recipes) {
        auto trainer = Trainer::of(source.document.points, recipe);
        if (!trainer)
            return aboutRecipe(runs.size(), unreadable(source.name, trainer.failure()), words);
        trainer->advance();
        runs.push_back(trainer->run());
    }
    return runs;
}

} // namespace

std::vector<Option> compareOptions()
{
    std::vector<Option> options = recipeOptions();
    options.push_back(withOption());
    options.push_back({"summary", "FILE", "write how the runs came out (JSON); - is standard output"});
    options.push_back(
        {"output", "FIGURE", "draw the ends of the runs beside each other; export has more choices", 'o'});
    return options;
}

std::optional<Failure> carryOutCompare(const CallWords &words)
{
    const auto data = dataIn(words);
    if (!data)
        return data.failure();
    if (auto failure = troubleWithOutputs(words, {"summary", "output"}))
        return failure;
    const auto source = openForCommand(*data);
    if (!source)
        return source.failure();
    const auto recipes = recipesIn(words, source->document);
    if (!recipes)
        return recipes.failure();
    const auto runs = runsOf(*source, *recipes, words);
    if (!runs)
        return runs.failure();
    Outputs outputs;
    if (const std::string *name = words.value("summary"))
        outputs.add(*name, writeComparison(*runs));
    else if (!words.has("output"))
        outputs.add("-", writeComparisonReport(*runs, headingOf(*source), paintOfOutput()));
    if (const std::string *name = words.value("output")) {
        const auto figure = comparisonFigure(*source, *recipes, *name);
        if (!figure)
            return figure.failure();
        outputs.add(*name, *figure);
    }
    return outputs.commit();
}

} // namespace halfplane
