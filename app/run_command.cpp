#include "app/commands.h"
#include "app/data_source.h"
#include "app/files.h"
#include "app/recipe_options.h"
#include "core/examples.h"
#include "core/io/summary.h"
#include "core/io/trace_csv.h"
#include "core/loss_series.h"
#include "core/text.h"
#include "core/trainer.h"
#include "core/words/report.h"

#include <cstdlib>
#include <unistd.h>

namespace halfplane {

namespace {

/// An output must be somewhere, and neither where another one nor where the data are.
std::optional<Failure> troubleWithOutputs(const CallWords &words)
{
    std::vector<std::pair<std::string, std::string>> taken;
    if (!words.others.empty() && words.others[0] != "-")
        taken.emplace_back("DATA", words.others[0]);
    for (const std::string option : {"trace", "summary"}) {
        const std::string *name = words.value(option);
        if (name == nullptr)
            continue;
        if (name->empty())
            return wrongWords("--" + option + " needs a name; - is standard output");
        for (const auto &[what, place] : taken) {
            if (areOnePlace(place, *name))
                return wrongWords(what + " and --" + option + " cannot both be " + inQuotes(*name));
        }
        taken.emplace_back("--" + option, *name);
    }
    return std::nullopt;
}

Paint paintOfOutput()
{
    const char *terminal = std::getenv("TERM");
    const bool isPlain =
        std::getenv("NO_COLOR") != nullptr || terminal == nullptr || std::string_view(terminal) == "dumb";
    return isatty(STDOUT_FILENO) == 0 || isPlain ? Paint::None : Paint::Terminal;
}

std::string report(const Evidence &evidence, const Source &source)
{
    const Document &document = source.document;
    return writeReport(evidence, {document.title, document.caption, document.source, source.note},
                       lossSeries(evidence.run()), paintOfOutput());
}

std::optional<Failure> writeOutputs(const Run &run, const Source &source, const CallWords &words)
{
    const Evidence evidence(run);
    Outputs outputs;
    if (const std::string *name = words.value("trace"))
        outputs.add(*name, writeTrace(run, lossSeries(run)));
    if (const std::string *name = words.value("summary"))
        outputs.add(*name, writeSummary(evidence));
    if (!words.has("trace") && !words.has("summary"))
        outputs.add("-", report(evidence, source));
    return outputs.commit();
}

} // namespace

std::vector<Option> runOptions()
{
    std::vector<Option> options = recipeOptions();
    options.push_back({"trace", "FILE", "write a row an update (CSV); - is standard output"});
    options.push_back({"summary", "FILE", "write how the run came out (JSON); - is standard output"});
    return options;
}

std::optional<Failure> carryOutRun(const CallWords &words)
{
    const auto data = dataIn(words);
    if (!data)
        return data.failure();
    if (auto failure = troubleWithOutputs(words))
        return failure;
    const auto opened = open(*data);
    if (!opened)
        return opened.failure();
    const Source &source = *opened;
    const auto recipe = withOptions(source.document.recipe, words);
    if (!recipe)
        return recipe.failure();
    auto trainer = Trainer::of(source.document.points, *recipe);
    if (!trainer)
        return unreadable(source.name, trainer.failure());
    trainer->advance();
    return writeOutputs(trainer->run(), source, words);
}

} // namespace halfplane
