#include "ui/editing/compared_recipes.h"

#include "core/trainer.h"
#include "core/variants/registry.h"
#include "ui/editing/open_document.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace halfplane {

namespace {

/// With the same data, order, start and limits.
Recipe withVariant(const Recipe &recipe, std::string_view variant, Parameters parameters = {})
{
    Recipe other = recipe;
    other.variant = variant;
    other.parameters = std::move(parameters);
    return other;
}

std::vector<double> ratesOf(const Recipe &recipe)
{
    const VariantDescriptor &greedy = *findVariant("greedy");
    const auto complete = completed(greedy, recipe.variant == "greedy" ? recipe.parameters : Parameters{});
    const auto fallback = std::get<std::vector<double>>(greedy.parameter("etas")->fallback);
    return complete ? std::get<std::vector<double>>(complete->at("etas")) : fallback;
}

bool isAmong(const std::vector<NamedRecipe> &recipes, const Recipe &recipe)
{
    return std::ranges::any_of(
        recipes, [&recipe](const NamedRecipe &named) { return isSameRun(named.recipe, recipe); });
}

/// From that in focus on, one that is not compared yet and has a run on these points.
std::optional<Recipe> nextVariant(const OpenDocument &document)
{
    const Recipe &inFocus = document.recipe();
    const auto all = variants();
    const auto here = std::ranges::find(all, inFocus.variant, &VariantDescriptor::id) - all.begin();
    for (std::size_t further = 1; further <= all.size(); ++further) {
        const VariantDescriptor &variant = *all[(static_cast<std::size_t>(here) + further) % all.size()];
        const bool isThere = std::ranges::any_of(
            document.recipes(), [&](const NamedRecipe &named) { return named.recipe.variant == variant.id; });
        Recipe next = withVariant(inFocus, variant.id, parametersFor(variant, inFocus.parameters));
        if (!isThere && Trainer::of(document.points(), next))
            return next;
    }
    return std::nullopt;
}

/// By the next seed that is not compared yet.
Recipe inAnotherOrder(const OpenDocument &document)
{
    Recipe other = document.recipe();
    other.order = other.order == Order::Given ? Order::Shuffled : other.order;
    do
        ++other.seed;
    while (isAmong(document.recipes(), other));
    return other;
}

} // namespace

bool areSame(const std::vector<NamedRecipe> &these, const std::vector<NamedRecipe> &those)
{
    return std::ranges::equal(these, those, [](const NamedRecipe &one, const NamedRecipe &other) {
        return one.name == other.name && one.unknown == other.unknown && isSameRun(one.recipe, other.recipe);
    });
}

/// The question of the dissertation: whether greedy is better than a fixed rate; for all others, whether they
/// are better than the perceptron that they come from.
Recipe counterpartOf(const Recipe &recipe)
{
    const std::string usual = Recipe{}.variant;
    return withVariant(recipe, recipe.variant == usual ? "greedy" : usual);
}

bool isFull(const OpenDocument &document) { return document.recipes().size() >= mostRecipes; }

void addRecipe(OpenDocument &document)
{
    std::vector<NamedRecipe> recipes = document.recipes();
    const std::optional<Recipe> variant = nextVariant(document);
    recipes.push_back({.name = {}, .recipe = variant ? *variant : inAnotherOrder(document)});
    const std::size_t last = recipes.size() - 1;
    document.setRecipes(std::move(recipes), last);
}

void addRates(OpenDocument &document)
{
    std::vector<NamedRecipe> recipes = document.recipes();
    const Recipe inFocus = document.recipe();
    const std::vector<double> rates = ratesOf(inFocus);
    const auto addOnce = [&](const Recipe &recipe) {
        if (recipes.size() < mostRecipes && !isAmong(recipes, recipe))
            recipes.push_back({.name = {}, .recipe = recipe});
    };
    if (std::ranges::none_of(recipes,
                             [](const NamedRecipe &named) { return named.recipe.variant == "greedy"; }))
        addOnce(withVariant(inFocus, "greedy", {{"etas", rates}}));
    for (const double rate : rates)
        addOnce(withVariant(inFocus, Recipe{}.variant, {{"eta", rate}}));
    document.setRecipes(std::move(recipes), document.focus());
}

void removeRecipe(OpenDocument &document, std::size_t column)
{
    std::vector<NamedRecipe> recipes = document.recipes();
    if (recipes.size() == 1)
        return;
    recipes.erase(recipes.begin() + static_cast<std::ptrdiff_t>(column));
    const std::size_t focus = document.focus();
    const bool isBefore = focus > column || focus == recipes.size();
    document.setRecipes(std::move(recipes), isBefore ? focus - 1 : focus);
}

void moveRecipe(OpenDocument &document, std::size_t from, std::size_t to)
{
    std::vector<NamedRecipe> recipes = document.recipes();
    if (from == to || to >= recipes.size())
        return;
    std::vector<std::size_t> places(recipes.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto moveIn = [&](auto &list) {
        auto moved = std::move(list[from]);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(from));
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    };
    moveIn(recipes);
    moveIn(places);
    const auto focus = std::ranges::find(places, document.focus());
    document.setRecipes(std::move(recipes), static_cast<std::size_t>(focus - places.begin()));
}

void renameRecipe(OpenDocument &document, std::size_t column, const QString &name)
{
    std::vector<NamedRecipe> recipes = document.recipes();
    recipes[column].name = name.trimmed().toStdString();
    document.setRecipes(std::move(recipes), document.focus());
}

} // namespace halfplane
