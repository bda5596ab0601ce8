#include "core/examples.h"
#include "core/io/document.h"
#include "ui/canvas/board.h"
#include "ui/icons.h"
#include "ui/layer_actions.h"
#include "ui/main_window.h"
#include "ui/playback.h"
#include "ui/playback_actions.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>

// The window's menus and tools: what stands where and under which key.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double zoomStep = 1.25;

} // namespace

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

void MainWindow::createMenus()
{
    createFileMenu();
    createExamplesMenu();
    createViewMenu();
    m_playbackActions->fill(*menuBar()->addMenu(tr("&Run")));
    createHelpMenu();
}

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

void MainWindow::createViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    m_layerActions->fill(*menu->addMenu(tr("On the &board")));
    menu->addSeparator();
    for (QDockWidget *dock : m_docks)
        menu->addAction(dock->toggleViewAction());
    menu->addSeparator();
    menu->addAction(tr("&Fit all points"), m_board, &Board::fit)->setShortcut(Qt::Key_0);
    QAction *in = menu->addAction(tr("Zoom &in"), m_board, [this] { m_board->zoom(zoomStep); });
    in->setShortcuts({Qt::Key_Plus, QKeySequence(QKeySequence::ZoomIn)});
    QAction *out = menu->addAction(tr("Zoom &out"), m_board, [this] { m_board->zoom(1 / zoomStep); });
    out->setShortcuts({Qt::Key_Minus, QKeySequence(QKeySequence::ZoomOut)});
    menu->addSeparator();
    createThemeMenu(*menu->addMenu(tr("&Colours")));
    QAction *motion = menu->addAction(tr("&Reduced motion"), m_playback, &Playback::setReducedMotion);
    motion->setCheckable(true);
    motion->setToolTip(tr("Steps jump instead of gliding"));
    connect(menu, &QMenu::aboutToShow, motion,
            [this, motion] { motion->setChecked(m_playback->hasReducedMotion()); });
    QAction *fullScreen = menu->addAction(tr("Full &screen"), this,
                                          [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    fullScreen->setShortcut(Qt::Key_F11);
}

void MainWindow::createThemeMenu(QMenu &menu)
{
    auto *appearances = new QActionGroup(this);
    const std::pair<Appearance, QString> choices[] = {
        {Appearance::System, tr("As the &system")},
        {Appearance::Light, tr("&Light")},
        {Appearance::Dark, tr("&Dark")},
    };
    for (const auto &[appearance, text] : choices) {
        QAction *action = appearances->addAction(text);
        action->setCheckable(true);
        connect(&menu, &QMenu::aboutToShow, action, [this, action, appearance = appearance] {
            action->setChecked(appearance == m_theme.appearance());
        });
        connect(action, &QAction::triggered, &m_theme,
                [this, appearance = appearance] { m_theme.setAppearance(appearance); });
    }
    menu.addActions(appearances->actions());
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&About Halfplane"), this, &MainWindow::about);
}

void MainWindow::chooseFile()
{
    const QString name = QFileDialog::getOpenFileName(
        this, tr("Open points or a document"), {},
        tr("Points and documents (*.halfplane *.csv *.tsv *.txt);;All files (*)"));
    if (!name.isEmpty())
        open(name);
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Halfplane"),
                       tr("<b>Halfplane %1</b><p>The perceptron and its relatives, update by update."
                          "<p>Free software under the GPL, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace halfplane
