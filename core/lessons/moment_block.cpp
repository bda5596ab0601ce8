#include "core/lessons/moment_block.h"

#include "core/calls/recipe_options.h"
#include "core/io/fields.h"
#include "core/io/points_file.h"
#include "core/picture/layers.h"
#include "core/picture/perspective.h"
#include "core/text.h"
#include "core/theorems/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ranges>
#include <utility>

namespace halfplane {

namespace {

using Trouble = std::optional<Failure>;
using WordList = std::vector<std::string>;

WordList wordsOf(std::string_view text) { return splitAt(text, ", \t"); }

/// "there is no “weight”; did you mean weights?"
Failure unknownWord(std::string_view what, const std::string &word, const WordList &known)
{
    const auto guess = nearest(word, known);
    std::string message = "there is no " + std::string(what) + " " + inQuotes(word);
    if (guess)
        return {.message = message + "; did you mean " + *guess + "?"};
    message += "; there are";
    for (const std::string &each : known)
        message += (each == known.front() ? " " : ", ") + each;
    return {.message = message};
}

template <class Items>
WordList idsOf(const Items &items)
{
    WordList ids;
    for (const auto *item : items)
        ids.emplace_back(item->id);
    return ids;
}

/// What is wrong in a file beside the lesson, whose place is not the lesson's.
Failure aboutNamed(const std::string &name, const Failure &failure)
{
    std::string place = inQuotes(name);
    if (failure.line > 0)
        place += ", line " + std::to_string(failure.line);
    if (failure.line > 0 && failure.column > 0)
        place += ", column " + std::to_string(failure.column);
    return {.message = place + ": " + failure.words(), .remedy = failure.remedy};
}

Trouble setPoints(const std::string &name, const WordList &rows, const LessonReferences &references,
                  LessonMoment &moment)
{
    if (name.empty()) {
        std::string text;
        for (const std::string &row : rows)
            text += row + "\n";
        const auto read = halfplane::readPoints(text); // not that of documents
        if (!read)
            return read.failure();
        moment.shown.points = read->points;
        moment.shown.names = read->names();
        moment.steps = {};
        return std::nullopt;
    }
    auto named = references.open(name);
    if (!named)
        return aboutNamed(name, named.failure());
    if (named->isPointsAlone) {
        moment.shown.points = std::move(named->document.points);
        moment.shown.names = std::move(named->document.names);
    } else {
        moment.shown = std::move(named->document);
        for (std::string *words : {&moment.shown.title, &moment.shown.caption, &moment.shown.notes})
            words->clear(); // the lesson has its own
    }
    const RunStep begun(named->isPointsAlone ? 0 : moment.shown.step);
    moment.steps = {.from = begun, .to = begun};
    return std::nullopt;
}

/// The first recipe of the moment with these words over it. Zeros are what w0 is without a word.
Result<Recipe> recipeFrom(const std::string &words, const LessonMoment &moment, std::string_view whose)
{
    auto recipe = withWords(moment.shown.recipe(), words, whose);
    if (recipe && std::ranges::all_of(recipe->start, [](double number) { return number == 0; }))
        recipe->start.clear();
    return recipe;
}

Trouble setRecipe(const std::string &words, LessonMoment &moment)
{
    auto recipe = recipeFrom(words, moment, "the recipe's own");
    if (!recipe)
        return recipe.failure();
    moment.shown.recipe() = *std::move(recipe);
    return std::nullopt;
}

Trouble addCompared(const std::string &words, LessonMoment &moment)
{
    if (words == "none") {
        moment.shown.recipes.resize(1);
        return std::nullopt;
    }
    auto recipe = recipeFrom(words, moment, "the first recipe's");
    if (!recipe)
        return recipe.failure();
    if (moment.shown.recipes.size() == mostRecipes)
        return Failure{.message = "there are " + std::to_string(mostRecipes) + " recipes already"};
    moment.shown.recipes.push_back({.name = {}, .recipe = *std::move(recipe)});
    return std::nullopt;
}

/// "2", "2a", "last"; nothing where it is none of these.
std::optional<PlannedStep> stepIn(std::string_view word)
{
    if (word == "last")
        return PlannedStep();
    const bool isAsked = word.ends_with('a');
    if (isAsked)
        word.remove_suffix(1);
    std::uint64_t update = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), update);
    if (error != std::errc{} || end != word.data() + word.size() || (isAsked && update == 0))
        return std::nullopt;
    return RunStep(update, isAsked ? Beat::Asked : Beat::Made);
}

bool isBefore(const PlannedStep &one, const PlannedStep &other)
{
    return one != other && (!other || (one && *one < *other));
}

/// "2", "0 to last", "0 to 3 by check"
std::optional<PlannedSteps> stepsIn(const WordList &words)
{
    const std::size_t count = words.size();
    if ((count != 1 && count != 3 && count != 5) || (count >= 3 && words[1] != "to")
        || (count == 5 && words[3] != "by"))
        return std::nullopt;
    const auto from = stepIn(words[0]);
    const auto to = stepIn(words[count >= 3 ? 2 : 0]);
    const auto stride = count == 5 ? strideFromId(words[4]) : Stride::Update;
    if (!from || !to || !stride || isBefore(*to, *from))
        return std::nullopt;
    return PlannedSteps{*from, *to, *stride};
}

Trouble setSteps(const std::string &value, LessonMoment &moment)
{
    const auto steps = stepsIn(wordsOf(value));
    if (!steps)
        return Failure{.message = inQuotes(value) + " is no step",
                       .remedy = "It is 2, 2a (its point asked), last, 0 to 3, or 0 to last by check, update "
                                 "or sweep."};
    moment.steps = *steps;
    return std::nullopt;
}

Trouble setView(const std::string &value, LessonMoment &moment)
{
    if (findPerspective(value) == nullptr)
        return unknownWord("view", value, idsOf(perspectives()));
    moment.shown.perspective = findPerspective(value)->isPlane() ? std::string() : value;
    return std::nullopt;
}

Trouble setZoom(const std::string &value, LessonMoment &moment)
{
    if (value == "fit") {
        moment.shown.view.reset();
        return std::nullopt;
    }
    std::vector<double> numbers;
    for (const std::string &word : wordsOf(value)) {
        if (const auto number = numberIn(word, Separator::Comma))
            numbers.push_back(*number);
    }
    if (numbers.size() != 3 || wordsOf(value).size() != 3 || numbers[2] <= 0)
        return Failure{.message = inQuotes(value) + " is no view",
                       .remedy = "It is fit, or the centre and the width: 0, 0, 12."};
    moment.shown.view = {.centerX1 = numbers[0], .centerX2 = numbers[1], .width = numbers[2]};
    return std::nullopt;
}

/// All that are shown, by name.
WordList namesShown(const Document &document)
{
    if (document.layers)
        return *document.layers;
    WordList names;
    for (const Layer *layer : layers()) {
        if (usualLayers().has(*layer))
            names.emplace_back(layer->id);
    }
    return names;
}

Trouble setLayers(const std::string &value, LessonMoment &moment)
{
    if (value == "usual") {
        moment.shown.layers.reset();
        return std::nullopt;
    }
    const WordList words = wordsOf(value);
    const bool isList = std::ranges::none_of(
        words, [](const std::string &word) { return word.starts_with('+') || word.starts_with('-'); });
    WordList shown = isList ? WordList() : namesShown(moment.shown);
    for (const std::string &word : words) {
        const std::string id = word.substr(word.find_first_not_of("+-") == 1 ? 1 : 0);
        if (findLayer(id) == nullptr)
            return unknownWord("layer", id, idsOf(layers()));
        std::erase(shown, id);
        if (!word.starts_with('-'))
            shown.push_back(id);
    }
    moment.shown.layers = shown;
    return std::nullopt;
}

Trouble readPanel(const std::string &value, const LessonReferences &references, ChosenPanel &panel)
{
    const WordList words = wordsOf(value);
    if (words.size() == 2 && words[0] == "theorem") {
        if (findTheorem(words[1]) == nullptr)
            return unknownWord("theorem", words[1], idsOf(theorems()));
        panel = {"theorems", words[1]};
        return std::nullopt;
    }
    if (!references.panels.empty() && std::ranges::find(references.panels, value) == references.panels.end())
        return unknownWord("panel", value, references.panels);
    panel = {value};
    return std::nullopt;
}

Trouble setStage(const std::string &value, const LessonReferences &references, LessonMoment &moment)
{
    ChosenPanel panel;
    if (value != "boards") {
        if (const Trouble trouble = readPanel(value, references, panel))
            return trouble;
    }
    moment.stage = panel;
    return std::nullopt;
}

} // namespace

void MomentBlock::add(std::string_view line, std::size_t number)
{
    const std::string_view content = contentOf(line);
    const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t colon = content.find(':');
    const std::string_view key = content.substr(0, std::min(colon, content.size()));
    const bool isKey =
        colon != content.npos && std::ranges::all_of(key, [](char c) { return c >= 'a' && c <= 'z'; });
    const bool mayBeRow = !m_entries.empty() && m_entries.back().hasRows();
    // A header may have a colon, too: a row stands further in than "points:".
    if (mayBeRow && (content.empty() || !isKey || indent > m_entries.back().indent))
        m_entries.back().rows.emplace_back(line);
    else if (isKey)
        m_entries.push_back(
            {std::string(key), std::string(trimmed(content.substr(colon + 1))), {}, number, indent});
    else if (!content.empty())
        m_entries.push_back({{}, std::string(content), {}, number, indent});
}

Trouble MomentBlock::apply(const Entry &entry, LessonMoment &moment) const
{
    using Setter = Trouble (*)(const std::string &, LessonMoment &);
    constexpr auto setters = std::to_array<std::pair<std::string_view, Setter>>({
        {"recipe", setRecipe},
        {"compare", addCompared},
        {"step", setSteps},
        {"view", setView},
        {"zoom", setZoom},
        {"layers", setLayers},
    });
    if (entry.key == "points")
        return setPoints(entry.value, entry.rows, *m_references, moment);
    if (entry.key == "panel")
        return readPanel(entry.value, *m_references, moment.panel);
    if (entry.key == "stage")
        return setStage(entry.value, *m_references, moment);
    const auto found = std::ranges::find(setters, entry.key, &std::pair<std::string_view, Setter>::first);
    if (found != setters.end())
        return found->second(entry.value, moment);
    if (entry.key.empty())
        return Failure{.message = inQuotes(entry.value) + " says nothing about the moment",
                       .remedy = "A line of a block begins with what it is about, such as step: 2."};
    WordList known{"points", "panel", "stage"};
    for (const auto &setter : setters)
        known.emplace_back(setter.first);
    return unknownWord("line", entry.key, known);
}

/// Points come first wherever they stand, as a document brings all else with it. What is compared gives way
/// to the lines that say it anew, if one of them can be understood.
void MomentBlock::applyTo(LessonMoment &moment, std::vector<Failure> &troubles) const
{
    const auto isUnderstood = [&](const Entry &entry) {
        auto trouble = apply(entry, moment);
        if (!trouble)
            return true;
        trouble->line += entry.line;
        troubles.push_back(*std::move(trouble));
        return false;
    };
    std::vector<Entry> entries = m_entries;
    const auto others = std::stable_partition(entries.begin(), entries.end(),
                                              [](const Entry &entry) { return entry.key == "points"; });
    std::for_each(entries.begin(), others, isUnderstood);
    std::vector<NamedRecipe> &recipes = moment.shown.recipes;
    const std::vector<NamedRecipe> former(recipes.begin() + 1, recipes.end());
    recipes.resize(1);
    bool isCompared = false;
    for (const Entry &entry : std::ranges::subrange(others, entries.end()))
        isCompared = (isUnderstood(entry) && entry.key == "compare") || isCompared;
    if (!isCompared)
        recipes.insert(recipes.end(), former.begin(), former.end());
}

} // namespace halfplane
