#include "ui/board/board.h"
#include "ui/painting/qt_shapes.h"

// Points on the board that are offered and not taken yet.

namespace halfplane {

namespace {

/// Larger views than the points need by this are too large to see them well.
constexpr double largestExcess = 3;

} // namespace

void Board::setPreview(const Preview &preview)
{
    const bool isMovedByHand = !m_isFitted;
    if (!m_beforePreview || isMovedByHand)
        m_beforePreview = BeforePreview{m_view, window()};
    m_preview.emplace(preview);
    const View whole = fitted(m_preview->with(study().points), study().recipe, fromQt(size()));
    const bool isTooLarge = m_isFitted && whole.scale > largestExcess * m_view.scale;
    if (!m_preview->isWithin(m_view) || isTooLarge)
        fit();
    update();
}

void Board::takePreview()
{
    if (m_preview && !m_preview->isWithin(m_view))
        fit();
    m_preview.reset();
    m_beforePreview.reset();
    update();
}

/// A view that the user has moved since stays as it is.
void Board::dropPreview()
{
    m_preview.reset();
    const auto before = std::exchange(m_beforePreview, std::nullopt);
    if (before && m_isFitted) {
        if (before->window)
            showWindow(before->window);
        else
            changeView(before->view.resizedTo(fromQt(size())));
    }
    update();
}

} // namespace halfplane
