#include "ui/main_window.h"
#include "ui/open_document.h"

#include <QMenuBar>

// The window's Edit menu: what changes the document, and what takes a change back.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_document->history().createUndoAction(this);
    undo->setShortcuts(QKeySequence::Undo);
    QAction *redo = m_document->history().createRedoAction(this);
    redo->setShortcuts({QKeySequence::fromString(u"Ctrl+Shift+Z"_s), QKeySequence::fromString(u"Ctrl+Y"_s)});
    menu->addActions({undo, redo});
}

} // namespace halfplane
