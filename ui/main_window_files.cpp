#include "core/examples.h"
#include "core/io/document.h"
#include "ui/main_window.h"
#include "ui/text.h"

#include <QFileDialog>
#include <QMenuBar>

// The window's documents: where they come from and go to.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

void MainWindow::createFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    QAction *open = menu->addAction(tr("&Open…"), this, &MainWindow::chooseFile);
    open->setShortcut(QKeySequence::Open);
    menu->addSeparator();
    QAction *quit = menu->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::fromString(u"Ctrl+Q"_s));
}

void MainWindow::createExamplesMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Examples"));
    menu->setToolTipsVisible(true);
    for (const Example &example : examples()) {
        const auto document = readDocument(example.text);
        const QString id = toText(example.id);
        QAction *action =
            menu->addAction(toText(document->title), this, [this, id] { open(u"example:"_s + id); });
        action->setObjectName(id);
        action->setToolTip(toText(document->caption));
    }
}

void MainWindow::chooseFile()
{
    const QString name = QFileDialog::getOpenFileName(
        this, tr("Open points or a document"), {},
        tr("Points and documents (*.halfplane *.csv *.tsv *.txt);;All files (*)"));
    if (!name.isEmpty())
        open(name);
}

} // namespace halfplane
