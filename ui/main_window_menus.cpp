#include "ui/main_window.h"
#include "ui/playback_actions.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QMessageBox>

// The window's menus: the others are filled by the parts of the window that they are about.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createMenus()
{
    createFileMenu();
    createEditMenu();
    createExamplesMenu();
    createViewMenu();
    m_playbackActions->fill(*menuBar()->addMenu(tr("&Run")));
    createHelpMenu();
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
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
