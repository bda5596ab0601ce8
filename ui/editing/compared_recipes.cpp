#include "ui/editing/compared_recipes.h"

#include "core/variants/registry.h"
#include "ui/editing/open_document.h"

#include <algorithm>
#include <numeric>
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

/// With the defaults of its variant where it says nothing.
Recipe spelledOut(Recipe recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (auto parameters = variant != nullptr ? completed(*variant, recipe.parameters) : Parameters{})
        recipe.parameters = *std::move(parameters);
    return recipe;
}

bool isAmong(const std::vector<NamedRecipe> &recipes, const Recipe &recipe)
{
    return std::ranges::any_of(recipes, [wanted = spelledOut(recipe)](const NamedRecipe &named) {
        return spelledOut(named.recipe) == wanted;
    });
}

} // namespace

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
    recipes.push_back({.name = {}, .recipe = document.recipe()});
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
