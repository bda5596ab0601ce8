#include "ui/editing/undo_keys.h"

#include <QKeyEvent>
#include <QWidget>

namespace halfplane {

namespace {

bool isUndoKey(const QKeyEvent &key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)
        || key.keyCombination() == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z)
        || key.keyCombination() == (Qt::CTRL | Qt::Key_Y);
}

} // namespace

UndoKeys::UndoKeys(QObject *parent)
    : QObject(parent)
{
}

void UndoKeys::keepFrom(QWidget &field) { field.installEventFilter(this); }

/// The press itself comes to the field where there is nothing to undo.
bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !isUndoKey(*static_cast<QKeyEvent *>(event)))
        return QObject::eventFilter(watched, event);
    event->setAccepted(event->type() == QEvent::KeyPress);
    return true;
}

} // namespace halfplane
