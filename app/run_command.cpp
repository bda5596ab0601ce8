#include "app/commands.h"
#include "app/data_source.h"
#include "app/files.h"
#include "app/outputs.h"
#include "core/calls/recipe_options.h"
#include "core/examples.h"
#include "core/io/point_numbers.h"
#include "core/io/summary.h"
#include "core/io/trace_csv.h"
#include "core/study/loss_curve.h"
#include "core/trainer.h"
#include "core/words/report.h"

namespace halfplane {

namespace {

std::optional<Failure> writeOutputs(const Run &run, const Source &source, const CallWords &words)
{
    const Evidence evidence(run);
    Outputs outputs;
    if (const std::string *name = words.value("trace"))
        outputs.add(*name, writeTrace(run, lossSeries(run)));
    if (const std::string *name = words.value("summary"))
        outputs.add(*name, writeSummary(evidence));
    if (const std::string *name = words.value("points"))
        outputs.add(*name, writePointNumbers(run));
    if (!words.has("trace") && !words.has("summary") && !words.has("points"))
        outputs.add("-", writeReport(evidence, headingOf(source), lossSeries(run), paintOfOutput()));
    return outputs.commit();
}

} // namespace

std::vector<Option> runOptions()
{
    std::vector<Option> options = recipeOptions();
    options.push_back({"trace", "FILE", "write a row an update (CSV); - is standard output"});
    options.push_back({"summary", "FILE", "write how the run came out (JSON); - is standard output"});
    options.push_back({"points", "FILE",
                       "write each point's score, distance, margin and membership at the run's end "
                       "(CSV); - is standard output"});
    return options;
}

std::optional<Failure> carryOutRun(const CallWords &words)
{
    const auto data = dataIn(words);
    if (!data)
        return data.failure();
    if (auto failure = troubleWithOutputs(words, {"trace", "summary", "points"}))
        return failure;
    const auto opened = openForCommand(*data);
    if (!opened)
        return opened.failure();
    const Source &source = *opened;
    const auto recipe = withOptions(source.document.recipe(), words);
    if (!recipe)
        return recipe.failure();
    auto trainer = Trainer::of(source.document.points, *recipe);
    if (!trainer)
        return unreadable(source.name, trainer.failure());
    trainer->advance();
    return writeOutputs(trainer->run(), source, words);
}

} // namespace halfplane
