#include "ui/board/hands/start_drag.h"

#include "ui/editing/open_document.h"

namespace halfplane {

namespace {

constexpr double snap = 6; ///< pixels

} // namespace

StartDrag::StartDrag(OpenDocument &document, StartHandle handle)
    : m_document(document)
    , m_handle(std::move(handle))
    , m_before(document.content().recipe.start)
{
}

void StartDrag::moveTo(const Hand &hand) { m_document.setStart(m_handle.draggedTo(hand.at, snap)); }

/// As it was written, too: zeros may have been.
void StartDrag::cancel()
{
    Recipe recipe = m_document.content().recipe;
    recipe.start = m_before;
    m_document.setRecipe(recipe);
}

} // namespace halfplane
