#include "ui/open_document.h"

#include <algorithm>

namespace halfplane {

void OpenDocument::replace(const OpenedDocument &opened)
{
    m_content = opened.content;
    m_name = opened.name;
    emit replaced();
}

void OpenDocument::addPoint(const Point &point)
{
    m_content.points.push_back(point);
    emit edited();
}

void OpenDocument::setRecipe(const Recipe &recipe)
{
    if (recipe == m_content.recipe)
        return;
    m_content.recipe = recipe;
    emit edited();
}

/// A start of zeros is said by none.
void OpenDocument::setStart(const std::vector<double> &start)
{
    Recipe recipe = m_content.recipe;
    const bool isZero = std::ranges::all_of(start, [](double component) { return component == 0; });
    recipe.start = isZero ? std::vector<double>{} : start;
    setRecipe(recipe);
}

} // namespace halfplane
