#include "ui/canvas/board.h"
#include "ui/icons.h"
#include "ui/main_window.h"

#include <QActionGroup>
#include <QToolBar>

// The window's hands: the tools at its left edge.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createTools()
{
    auto *tools = new QToolBar(tr("Tools"), this);
    tools->setObjectName(u"tools"_s);
    tools->setMovable(false);
    tools->setIconSize({22, 22});
    auto *classes = new QActionGroup(this);
    m_positive = classes->addAction(markIcon(Label::Positive), tr("Class +1"));
    m_positive->setShortcut(Qt::Key_1);
    m_positive->setToolTip(
        tr("A click adds a point of class +1; with Shift of the other class (1, X swaps)"));
    m_negative = classes->addAction(markIcon(Label::Negative), tr("Class −1"));
    m_negative->setShortcut(Qt::Key_2);
    m_negative->setToolTip(
        tr("A click adds a point of class −1; with Shift of the other class (2, X swaps)"));
    for (QAction *action : classes->actions())
        action->setCheckable(true);
    m_positive->setChecked(true);
    connect(m_positive, &QAction::triggered, this, [this] { setCurrentClass(Label::Positive); });
    connect(m_negative, &QAction::triggered, this, [this] { setCurrentClass(Label::Negative); });
    tools->addActions(classes->actions());
    auto *swap = new QAction(tr("Swap the class"), this);
    swap->setShortcut(Qt::Key_X);
    connect(swap, &QAction::triggered, this, [this] { setCurrentClass(opposite(m_board->currentClass())); });
    addAction(swap);
    addToolBar(Qt::LeftToolBarArea, tools);
}

void MainWindow::setCurrentClass(Label label)
{
    m_board->setCurrentClass(label);
    (label == Label::Positive ? m_positive : m_negative)->setChecked(true);
}

} // namespace halfplane
