#include "core/calls/recipe_options.h"

#include "core/numbers.h"
#include "core/text.h"
#include "core/trainer.h"
#include "core/variants/registry.h"

#include <algorithm>

namespace halfplane {

namespace {

template <class Items, class Id>
std::string listed(const Items &items, Id idOfItem)
{
    std::string text;
    for (const auto &item : items)
        text += (text.empty() ? "" : ", ") + std::string(idOfItem(item));
    return text;
}

std::string variantIds()
{
    return listed(variants(), [](const VariantDescriptor *variant) { return variant->id; });
}

std::string usersOf(std::string_view parameter)
{
    std::string text;
    for (const VariantDescriptor *variant : variants()) {
        if (variant->parameter(parameter) != nullptr)
            text += (text.empty() ? "" : ", ") + std::string(variant->id);
    }
    return text;
}

Option optionFor(const ParameterDescriptor &parameter)
{
    std::string placeholder = written(parameter.fallback);
    if (!parameter.choices.empty())
        placeholder = parameter.choices.front();
    const std::string symbol = parameter.symbol == parameter.id ? "" : std::string(parameter.symbol) + ": ";
    return {std::string(parameter.id), placeholder,
            symbol + std::string(parameter.meaning) + " (" + usersOf(parameter.id) + ")"};
}

std::optional<Failure> applyVariant(Recipe &recipe, const CallWords &words)
{
    const std::string *id = words.value("variant");
    if (id == nullptr)
        return std::nullopt;
    const VariantDescriptor *variant = findVariant(*id);
    if (variant == nullptr)
        return wrongWords("--variant: there is no " + inQuotes(*id) + "; there are " + variantIds());
    recipe.variant = *id;
    std::erase_if(recipe.parameters,
                  [&](const auto &entry) { return variant->parameter(entry.first) == nullptr; });
    return std::nullopt;
}

std::optional<Failure> applyParameters(Recipe &recipe, const CallWords &words)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    for (const auto &[name, text] : words.options) {
        const std::string users = usersOf(name);
        if (users.empty())
            continue; // not a parameter
        const ParameterDescriptor *parameter = variant->parameter(name);
        if (parameter == nullptr)
            return wrongWords("--" + name + " is not used by the variant " + recipe.variant + ", only by "
                              + users);
        auto value = read(*parameter, text);
        if (!value)
            return wrongWords("--" + name + ": " + value.failure().message);
        recipe.parameters[name] = *std::move(value);
    }
    return std::nullopt;
}

std::optional<Failure> applySpace(Recipe &recipe, const CallWords &words)
{
    if (const std::string *id = words.value("space")) {
        const auto space = spaceFromId(*id);
        if (!space) {
            return wrongWords("--space: there is no " + inQuotes(*id) + "; there are "
                              + listed(allSpaces, [](Space each) { return idOf(each); }));
        }
        recipe.space = *space;
    }
    return std::nullopt;
}

std::optional<Failure> applyOrder(Recipe &recipe, const CallWords &words)
{
    if (const std::string *id = words.value("order")) {
        const auto order = orderFromId(*id);
        if (!order) {
            return wrongWords("--order: there is no " + inQuotes(*id) + "; there are "
                              + listed(allOrders, [](Order each) { return idOf(each); }));
        }
        recipe.order = *order;
    }
    if (const std::string *text = words.value("seed")) {
        const auto seed = wholeNumber("seed", *text);
        if (!seed)
            return seed.failure();
        recipe.seed = *seed;
    }
    return std::nullopt;
}

std::optional<Failure> applyHoldOut(Recipe &recipe, const CallWords &words)
{
    if (const std::string *text = words.value("hold-out")) {
        const auto share = numberFrom(*text);
        if (!share || !(*share >= 0 && *share <= largestHoldOut))
            return wrongWords("--hold-out: " + inQuotes(*text) + " is not a number from 0 to 0.9");
        recipe.holdOut.share = *share;
    }
    if (const std::string *text = words.value("hold-out-seed")) {
        const auto seed = wholeNumber("hold-out-seed", *text);
        if (!seed)
            return seed.failure();
        recipe.holdOut.seed = *seed;
    }
    return std::nullopt;
}

std::optional<Failure> applyStart(Recipe &recipe, const CallWords &words, std::string_view whose)
{
    if (const std::string *text = words.value("w0")) {
        recipe.start.clear();
        for (std::size_t from = 0; from <= text->size();) {
            const std::size_t to = std::min(text->find(',', from), text->size());
            const auto component = numberFrom(std::string_view(*text).substr(from, to - from));
            if (!component)
                return wrongWords("--w0: " + inQuotes(text->substr(from, to - from)) + " is not a number");
            recipe.start.push_back(*component);
            from = to + 1;
        }
    }
    const std::size_t wanted = dimension(recipe.space);
    if (!recipe.start.empty() && recipe.start.size() != wanted) {
        const std::string name = words.has("w0") ? "--w0" : std::string(whose) + " w0";
        return wrongWords(name + " is of length " + std::to_string(recipe.start.size())
                          + ", but in the space " + std::string(idOf(recipe.space)) + " w is of length "
                          + std::to_string(wanted));
    }
    return std::nullopt;
}

constexpr std::string_view noCap = "none";

std::optional<Failure> applyCaps(Recipe &recipe, const CallWords &words)
{
    if (const std::string *text = words.value("max-updates")) {
        const auto updates = wholeNumber("max-updates", *text, {.most = Trainer::mostUpdates});
        if (!updates)
            return updates.failure();
        recipe.caps.updates = *updates;
    }
    if (const std::string *text = words.value("max-sweeps")) {
        recipe.caps.sweeps.reset();
        if (*text == noCap)
            return std::nullopt;
        const auto sweeps = wholeNumber("max-sweeps", *text);
        if (!sweeps)
            return sweeps.failure();
        recipe.caps.sweeps = *sweeps;
    }
    return std::nullopt;
}

constexpr const char *with = "with";

} // namespace

std::vector<Option> recipeOptions()
{
    const Recipe defaults;
    std::vector<Option> options{{"variant", defaults.variant, "the algorithm: " + variantIds()}};
    for (const VariantDescriptor *variant : variants()) {
        for (const ParameterDescriptor &parameter : variant->parameters) {
            if (std::ranges::find(options, parameter.id, &Option::name) == options.end())
                options.push_back(optionFor(parameter));
        }
    }
    options.push_back({"space", std::string(idOf(defaults.space)),
                       "what w sees of a point: x in origin, (x,1) in bias, "
                       "(x,‖x‖²,1) in circle"});
    options.push_back({"w0", "0,0", "where w starts: as many numbers as the space has, 2, 3 or 4"});
    options.push_back({"order", std::string(idOf(defaults.order)),
                       "in which a sweep visits the points: given, shuffled (once) or reshuffled (before "
                       "every sweep)"});
    options.push_back(
        {"seed", std::to_string(defaults.seed), "of the shuffling; the same seed, the same order"});
    options.push_back({"hold-out", "0",
                       "the share of the points, 0 to 0.9, that no run visits: their wrong share is its test "
                       "error"});
    options.push_back({"hold-out-seed", std::to_string(defaults.holdOut.seed),
                       "which they are: the first that this seed shuffles"});
    options.push_back({"max-updates", std::to_string(defaults.caps.updates),
                       "stop after so many updates, at most " + std::to_string(Trainer::mostUpdates)});
    options.push_back(
        {"max-sweeps", "N", "stop after so many sweeps; without it, or by none, there is no such cap"});
    return options;
}

Result<Recipe> withOptions(Recipe recipe, const CallWords &words, std::string_view whose)
{
    using Step = std::optional<Failure> (*)(Recipe &, const CallWords &);
    for (const Step step : {applyVariant, applyParameters, applySpace, applyOrder, applyHoldOut, applyCaps}) {
        if (auto failure = step(recipe, words))
            return *std::move(failure);
    }
    if (auto failure = applyStart(recipe, words, whose))
        return *std::move(failure);
    return recipe;
}

Result<Recipe> withWords(Recipe recipe, std::string_view text, std::string_view whose,
                         std::optional<Failure> (*troubleWith)(const CallWords &))
{
    const std::vector<std::string> split = splitAt(text, " \t\r\n");
    if (split.empty())
        return wrongWords("a recipe has options, such as --variant greedy");
    const auto words = sortWords(split, recipeOptions());
    if (!words)
        return words.failure();
    if (!words->others.empty())
        return wrongWords("a recipe is made of options alone, and " + inQuotes(words->others[0])
                          + " is none");
    if (troubleWith != nullptr) {
        if (const auto failure = troubleWith(*words))
            return *failure;
    }
    if (words->has("variant"))
        recipe.parameters.clear();
    return withOptions(std::move(recipe), *words, whose);
}

Option withOption()
{
    return {.name = with,
            .placeholder = "RECIPE",
            .meaning =
                "one more recipe, in one word: --with \"--variant standard --eta 1\"; what it leaves out "
                "is as in the first, but a variant that it names has its defaults. Again for another",
            .mayRepeat = true};
}

Failure aboutRecipe(std::size_t i, const Failure &failure, const CallWords &words)
{
    if (i == 0)
        return failure;
    if (words.values(with).empty()) // it is the document's own
        return {.message = "compare[" + std::to_string(i - 1) + "]: " + inOneLine(failure),
                .about = failure.about};
    const bool isAlone = words.values(with).size() == 1;
    const std::string which = isAlone ? "--with: " : "--with " + std::to_string(i) + ": ";
    return {.message = which + inOneLine(failure), .about = failure.about};
}

Result<std::vector<Recipe>> recipesIn(const CallWords &words, const Document &document,
                                      std::optional<Failure> (*troubleWith)(const CallWords &))
{
    const auto first = withOptions(document.recipe(), words);
    if (!first)
        return first.failure();
    std::vector<Recipe> recipes{*first};
    for (const std::string &text : words.values(with)) {
        const auto recipe = withWords(*first, text, "the first recipe's", troubleWith);
        if (!recipe)
            return aboutRecipe(recipes.size(), recipe.failure(), words);
        recipes.push_back(*recipe);
    }
    if (recipes.size() == 1) {
        for (const NamedRecipe &named : std::span(document.recipes).subspan(1))
            recipes.push_back(named.recipe);
    }
    return recipes;
}

} // namespace halfplane
