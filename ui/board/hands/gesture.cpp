#include "ui/board/hands/gesture.h"

#include "ui/editing/open_document.h"

#include <QScopedValueRollback>

namespace halfplane {

void Gesture::setDocument(OpenDocument &document)
{
    drop();
    m_document = &document;
}

void Gesture::begin(const std::function<std::unique_ptr<Drag>()> &press)
{
    cancel();
    endStep();
    std::unique_ptr<Drag> begun;
    act([&] { begun = press(); });
    m_drag = std::move(begun);
}

void Gesture::moveTo(const Hand &hand)
{
    if (m_drag)
        act([&] { m_drag->moveTo(hand); });
}

void Gesture::finish(const Hand &hand)
{
    const std::unique_ptr<Drag> ended = std::move(m_drag);
    if (!ended)
        return;
    act([&] { ended->finish(hand); });
    endStep();
}

void Gesture::cancel()
{
    const std::unique_ptr<Drag> ended = std::move(m_drag);
    if (!ended)
        return;
    act([&] { ended->cancel(); });
    endStep();
}

bool Gesture::heedEdit()
{
    if (!m_isActing && m_drag && !m_drag->outlivesEdits())
        drop();
    return m_isActing;
}

void Gesture::act(const std::function<void()> &action)
{
    const QScopedValueRollback acting(m_isActing, true);
    action();
}

void Gesture::endStep()
{
    if (m_document)
        m_document->endStep();
}

} // namespace halfplane
