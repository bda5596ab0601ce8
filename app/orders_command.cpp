#include "app/commands.h"
#include "app/files.h"
#include "app/outputs.h"
#include "core/calls/recipe_options.h"
#include "core/io/orders_summary.h"
#include "core/numbers.h"
#include "core/varied_number.h"
#include "core/words/orders_report.h"
#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/shown/trial_threads.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

/// What the seeds decide.
constexpr std::array decidedBySeeds{"order", "seed"};

/// What is another one from run to run.
struct Varied
{
    enum { Order, Point, Number } what = Order;
    std::string number = {}; ///< its name
    double from = 0;
    double to = 0;
    std::size_t count = 0;
};

/// "0.1:10:50" behind the name and =.
Result<Varied> lineIn(const std::string &text)
{
    const auto wrong = [&] {
        return wrongWords("--vary: " + inQuotes(text)
                          + " is none of order, point and NAME=A:B:N, so many values from A to B of a number "
                            "such as eta");
    };
    const std::size_t equals = text.find('=');
    const std::size_t first = std::min(text.find(':', equals), text.size());
    const std::size_t second = text.find(':', first + 1);
    if (equals == std::string::npos || second == std::string::npos)
        return wrong();
    const auto from = numberFrom(std::string_view(text).substr(equals + 1, first - equals - 1));
    const auto to = numberFrom(std::string_view(text).substr(first + 1, second - first - 1));
    const auto count = wholeNumber("vary", text.substr(second + 1), {.least = 1, .most = 10'000'000});
    if (!from || !to || !count)
        return wrong();
    return Varied{Varied::Number, text.substr(0, equals), *from, *to, *count};
}

Result<Varied> variedIn(const CallWords &words)
{
    const std::string *text = words.value("vary");
    if (text == nullptr || *text == "order")
        return Varied();
    return *text == "point" ? Varied{.what = Varied::Point} : lineIn(*text);
}

std::optional<Failure> troubleWithOrder(const CallWords &words)
{
    for (const std::string option : decidedBySeeds) {
        if (words.has(option))
            return wrongWords("--" + option
                              + " says nothing here: orders are shuffled by the seeds that --from "
                                "and --count say");
    }
    return std::nullopt;
}

/// The value of an option, or what is taken without it.
Result<std::uint64_t> numberIn(const CallWords &words, std::string_view option, std::uint64_t fallback,
                               const WholeNumbers &taken)
{
    const std::string *text = words.value(option);
    return text == nullptr ? Result(fallback) : wholeNumber(option, *text, taken);
}

Result<Seeds> seedsIn(const CallWords &words)
{
    const auto first = numberIn(words, "from", 1, {});
    if (!first)
        return first.failure();
    const auto count = numberIn(words, "count", 1'000, {.least = 1, .most = 10'000'000});
    if (!count)
        return count.failure();
    const Seeds seeds{*first, *count};
    if (!fit(seeds))
        return wrongWords("--from and --count go beyond the largest seed, "
                          + std::to_string(std::numeric_limits<std::uint64_t>::max()));
    return seeds;
}

/// All from the first on where nothing is said.
Result<LeftOut> pointsIn(const CallWords &words, std::size_t pointCount)
{
    const auto first = numberIn(words, "from", 1, {.least = 1});
    if (!first)
        return first.failure();
    const auto count =
        numberIn(words, "count", pointCount - std::min<std::uint64_t>(pointCount, *first - 1), {.least = 1});
    if (!count)
        return count.failure();
    if (*first > pointCount || *count > pointCount - (*first - 1))
        return wrongWords("--from and --count go beyond the last point, " + std::to_string(pointCount));
    return LeftOut{*first - 1, *count};
}

std::string nameOf(const VariedNumber &number) { return number.id() == "angle" ? "w0-angle" : number.id(); }

/// A line of values of a number that the recipe has.
Result<Variations> numberLineIn(const CallWords &words, const Varied &varied, const Recipe &recipe)
{
    for (const char *option : {"from", "count"}) {
        if (words.has(option))
            return wrongWords("--" + std::string(option) + " says nothing here: --vary says the values");
    }
    std::string known;
    for (const VariedNumber &number : VariedNumber::of(recipe)) {
        known += (known.empty() ? "" : ", ") + nameOf(number);
        if (nameOf(number) != varied.number)
            continue;
        const auto line = number.lineBetween(varied.from, varied.to, varied.count);
        if (!line)
            return wrongWords("--vary: " + line.failure().message);
        return number.variations(line->values);
    }
    return wrongWords("--vary: the recipe has no number " + inQuotes(varied.number)
                      + (known.empty() ? "" : ", only " + known));
}

Result<Variations> variationsIn(const CallWords &words, const Varied &varied, const Dataset &points,
                                const Recipe &recipe)
{
    if (varied.what == Varied::Number)
        return numberLineIn(words, varied, recipe);
    if (varied.what == Varied::Point) {
        const auto leftOut = pointsIn(words, points.size());
        return leftOut ? Result<Variations>(*leftOut) : leftOut.failure();
    }
    const auto seeds = seedsIn(words);
    return seeds ? Result<Variations>(*seeds) : seeds.failure();
}

Result<unsigned> threadsIn(const CallWords &words)
{
    const auto threads = numberIn(words, "threads", 0, {.least = 1, .most = 1'024});
    if (!threads)
        return threads.failure();
    return static_cast<unsigned>(*threads);
}

Result<Trials> trialsOf(const Source &source, const std::vector<Recipe> &recipes, const Variations &varied,
                        const CallWords &words)
{
    Trials trials(source.document.points, varied);
    for (std::size_t i = 0; i < recipes.size(); ++i) {
        if (const auto failure = trials.add(recipes[i]))
            return aboutRecipe(i, unreadable(source.name, *failure), words);
    }
    return trials;
}

/// Everything that a call asks for.
struct Asked
{
    Source source;
    std::vector<Recipe> recipes;
    Variations varied;
    unsigned threads = 0; ///< 0: all cores
    std::optional<std::string> summary; ///< where it goes
    std::optional<std::string> figure; ///< likewise; with neither there is a report
};

std::optional<std::string> valueIn(const CallWords &words, std::string_view option)
{
    const std::string *value = words.value(option);
    return value == nullptr ? std::nullopt : std::optional(*value);
}

Result<Asked> askedIn(const CallWords &words)
{
    const auto data = dataIn(words);
    if (!data)
        return data.failure();
    if (const auto failure = troubleWithOutputs(words, {"summary", "output"}))
        return *failure;
    const auto varied = variedIn(words);
    if (!varied)
        return varied.failure();
    const auto threads = threadsIn(words);
    if (!threads)
        return threads.failure();
    const auto troubleWithRecipe = varied->what == Varied::Order ? troubleWithOrder : nullptr;
    if (const auto failure = troubleWithRecipe != nullptr ? troubleWithRecipe(words) : std::nullopt)
        return *failure;
    if (varied->what == Varied::Order) {
        if (const auto seeds = seedsIn(words); !seeds)
            return seeds.failure();
    }
    const auto figure = valueIn(words, "output");
    if (const auto failure = figure ? troubleWithOrdersFigure(*figure) : std::nullopt)
        return *failure;
    auto source = openForCommand(*data);
    if (!source)
        return source.failure();
    const auto recipes = recipesIn(words, source->document, troubleWithRecipe);
    if (!recipes)
        return recipes.failure();
    const auto variations = variationsIn(words, *varied, source->document.points, recipes->front());
    if (!variations)
        return variations.failure();
    return Asked{*std::move(source), *recipes, *variations, *threads, valueIn(words, "summary"), figure};
}

std::optional<Failure> write(const Asked &asked, Outcomes outcomes)
{
    const Source &source = asked.source;
    const auto run =
        std::make_shared<const OrdersRun>(OrdersRun{asked.varied, asked.recipes, std::move(outcomes)});
    Outputs outputs;
    if (asked.summary)
        outputs.add(*asked.summary, writeOrders(run->varied, run->recipes, run->outcomes));
    else if (!asked.figure) {
        const auto problem = *Problem::of(source.document.points, run->recipes.front());
        outputs.add("-", writeOrdersReport(problem->points, *run, headingOf(source), paintOfOutput()));
    }
    if (asked.figure) {
        const auto figure = ordersFigure(source, run, *asked.figure);
        if (!figure)
            return figure.failure();
        outputs.add(*asked.figure, *figure);
    }
    return outputs.commit();
}

} // namespace

std::vector<Option> ordersOptions()
{
    std::vector<Option> options = recipeOptions();
    for (Option &option : options) {
        if (std::ranges::find(decidedBySeeds, option.name) != decidedBySeeds.end())
            option.meaning.clear(); // known, to be answered
    }
    options.push_back(withOption());
    options.push_back(
        {"vary", "order",
         "what is another one from run to run: order, shuffled by seeds; point, each run without "
         "another one; or a number, such as eta=0.1:10:50, so many values from one to another, or "
         "w0-angle=0:360:72 in degrees"});
    options.push_back(
        {"count", "1000",
         "how many orders, one a seed, at most 10 000 000; or how many points, without it all"});
    options.push_back({"from", "1", "the first seed, or point; so machines can share them"});
    options.push_back({"threads", "N", "how many threads; without it as many as there are cores"});
    options.push_back({"summary", "FILE", "write the numbers (a line of JSON); - is standard output"});
    options.push_back(
        {"output", "FIGURE",
         "draw how many orders took how many updates, into a picture: its ending says the "
         "format, "
             + alternatives(endingsOf([](const FigureKind &kind) { return !kind.moves; })).toStdString(),
         'o'});
    return options;
}

std::optional<Failure> carryOutOrders(const CallWords &words)
{
    const auto asked = askedIn(words);
    if (!asked)
        return asked.failure();
    const auto trials = trialsOf(asked->source, asked->recipes, asked->varied, words);
    if (!trials)
        return trials.failure();
    TrialThreads threads(*trials, {.threads = asked->threads});
    while (!threads.waitFor(std::chrono::seconds(1))) { }
    return write(*asked, threads.outcomes());
}

} // namespace halfplane
