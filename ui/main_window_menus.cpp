#include "ui/area_keys.h"
#include "ui/board/board.h"
#include "ui/board/hands/tool_box.h"
#include "ui/help/help_menu.h"
#include "ui/help/key_guide.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/panels/explanation_label.h"
#include "ui/playback_actions.h"
#include "ui/presenting/presenter.h"
#include "ui/timeline/timeline.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolButton>

// The window's menus: the others are filled by the parts of the window that they are about.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createMenus()
{
    const auto isAbout = [this](const QString &task) {
        setTask(*menuBar()->actions().constLast()->menu(), task);
    };
    setTask(*m_tools->swapAction(), tr("Tools"));
    createFileMenu();
    isAbout(tr("Documents"));
    createEditMenu();
    isAbout(tr("Editing and selection"));
    createExamplesMenu();
    createViewMenu();
    isAbout(tr("View and presenting"));
    m_playbackActions->fill(*menuBar()->addMenu(tr("&Run")));
    isAbout(tr("Stepping and playing"));
    createHelpMenu();
    createCorner();
}

/// What a lecturer looks for in a hurry stands in the corner, with its key.
void MainWindow::createCorner()
{
    auto *button = new QToolButton(menuBar());
    button->setObjectName(u"presentButton"_s);
    button->setText(tr("Present  F5"));
    button->setToolTip(m_presenter->action().toolTip());
    button->setAccessibleName(tr("Present"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, &m_presenter->action(), &QAction::trigger);
    menuBar()->setCornerWidget(button);
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    auto *help = new HelpMenu(*this);
    help->fill(*menu);
    menu->addSeparator();
    auto *areas = new AreaKeys(*this, {m_messages, m_board, m_explanation, m_timeline});
    areas->fill(*menu);
    connect(help, &HelpMenu::hintWanted, this, &MainWindow::showHint);
    menu->addSeparator();
    menu->addAction(tr("&About Halfplane"), this, &MainWindow::about);
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Halfplane"),
                       tr("<b>Halfplane %1</b><p>The perceptron and its relatives, update by update."
                          "<p>Free software under the GPL, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace halfplane
