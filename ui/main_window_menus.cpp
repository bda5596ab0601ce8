#include "ui/board/board_row.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/comparison_actions.h"
#include "ui/help/help_menu.h"
#include "ui/help/key_guide.h"
#include "ui/lesson_actions.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/panel_column.h"
#include "ui/panels/explanation_label.h"
#include "ui/playback_actions.h"
#include "ui/presenting/presenter.h"
#include "ui/presenting/stage.h"
#include "ui/shown/showing.h"
#include "ui/timeline/timeline.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int gapInCorner = 20;

bool canTake(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

void take(QWidget &widget, Qt::FocusReason reason)
{
    if (QApplication::activeWindow() != widget.window())
        widget.activateWindow(); // from and to a panel with a window of its own
    widget.setFocus(reason);
}

/// The first in the order in which Tab goes.
QWidget *firstFocusable(QWidget &area)
{
    QWidget *widget = &area;
    do {
        if ((widget == &area || area.isAncestorOf(widget)) && canTake(*widget))
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget != &area);
    return nullptr;
}

/// The area itself where it takes the keyboard, otherwise the control that had the focus there last.
bool enter(QWidget &area)
{
    QWidget *itself = area.focusProxy() != nullptr ? area.focusProxy() : &area;
    QWidget *last = area.focusWidget();
    QWidget *target = canTake(*itself)      ? itself
        : last != nullptr && canTake(*last) ? last
                                            : firstFocusable(area);
    if (target != nullptr)
        take(*target, Qt::TabFocusReason);
    return target != nullptr;
}

} // namespace

// The others are filled by the parts of the window that they are about.

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
    QMenu *lessons = menuBar()->addMenu(tr("&Lessons"));
    m_lessons->fill(*lessons);
    isAbout(tr("Lessons"));
    createExamplesMenu();
    createViewMenu();
    isAbout(tr("View and presenting"));
    QMenu *run = menuBar()->addMenu(tr("&Run"));
    m_playbackActions->fill(*run);
    run->addSeparator();
    m_comparisonActions->fill(*run);
    isAbout(tr("Stepping and playing"));
    createCorner();
    createHelpMenu();
}

/// What a lecturer looks for in a hurry stands in the corner, with its key; while the others see the stage,
/// that it goes on. Beside it are the settings of the tool.
void MainWindow::createCorner()
{
    auto *corner = new QWidget(menuBar());
    auto *button = new QToolButton(corner);
    button->setObjectName(u"presentButton"_s);
    const auto follow = [this, button] {
        const Stage *stage = m_presenter->stage();
        const QString name = stage == nullptr ? tr("Present")
            : stage->isBlank()                ? tr("Blanked: end")
                                              : tr("End");
        button->setText(name + u"  F5"_s);
        button->setAccessibleName(name);
    };
    connect(m_presenter, &Presenter::changed, button, follow);
    follow();
    button->setToolTip(m_presenter->action().toolTip());
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, &m_presenter->action(), &QAction::trigger);
    m_toolStrip = new ToolStrip(*m_tools, *m_boards, corner);
    auto *layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInCorner);
    layout->addWidget(m_toolStrip);
    layout->addWidget(button);
    // Qt measures a corner when it is given only.
    const auto place = [this, corner] { menuBar()->setCornerWidget(corner); };
    connect(m_toolStrip, &ToolStrip::widthChanged, corner, place);
    place();
}

/// Tab goes to what is in sight; a page scrolls to it by itself.
bool MainWindow::focusNextPrevChild(bool isNext)
{
    QWidget *from = focusWidget() != nullptr ? focusWidget() : this;
    QWidget *to = from;
    do
        to = isNext ? to->nextInFocusChain() : to->previousInFocusChain();
    while (to != from && (to->window() != this || to->focusProxy() != nullptr || !canTake(*to)));
    if (to == from)
        return false;
    take(*to, isNext ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

/// Esc that nothing in the window needs ends what the others see, as it does there, a run that goes on, or a
/// message.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_presenter->stage() != nullptr)
        m_presenter->end();
    else if (event->key() == Qt::Key_Escape && m_showing->isBusy())
        m_showing->stop();
    else if (event->key() == Qt::Key_Escape && m_messages->isVisible())
        m_messages->hide();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::createHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    auto *help = new HelpMenu(*this, *m_boards);
    help->fill(*menu);
    menu->addSeparator();
    addAreaKeys(*menu);
    connect(help, &HelpMenu::hintWanted, this, &MainWindow::showHint);
    connect(help, &HelpMenu::exampleWanted, this, [this](const QString &id) {
        m_filing->open(u"example:"_s + id);
        raise(); // over what asked
        activateWindow();
    });
    menu->addSeparator();
    menu->addAction(tr("&About Halfplane"), this, &MainWindow::about);
}

void MainWindow::addAreaKeys(QMenu &menu)
{
    QAction *next = menu.addAction(tr("Ne&xt area"), this, [this] { goToArea(1); });
    next->setShortcut(Qt::Key_F6);
    next->setToolTip(tr("Take the keyboard on: board, timeline, panels, tools"));
    QAction *previous = menu.addAction(tr("Pre&vious area"), this, [this] { goToArea(-1); });
    previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
    previous->setToolTip(tr("Take the keyboard back to the area before"));
}

/// To the next area in sight that has something to take the focus; nowhere while the keys are the stage's.
/// Panels that are tabs of one place are one area, in which the tabs come first.
void MainWindow::goToArea(int step)
{
    QList<QWidget *> areas{m_messages, m_toolStrip, m_boards, m_explanation, m_timeline};
    areas += m_panels->areas();
    areas += findChild<QToolBar *>();
    areas.removeIf([](const QWidget *area) { return area->isHidden(); });
    const QWidget *focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(
        areas, [focused](const QWidget *area) { return area == focused || area->isAncestorOf(focused); });
    if (here == areas.end() && focused != nullptr && focused->window() != this)
        return;
    const qsizetype count = areas.size();
    qsizetype place = here == areas.end() ? (step > 0 ? -1 : 0) : here - areas.begin();
    for (qsizetype tried = 0; tried < count; ++tried) {
        place = (place + step + count) % count;
        if (enter(*areas[place]))
            return;
    }
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Halfplane"),
                       tr("<b>Halfplane %1</b><p>The perceptron and its relatives, update by update."
                          "<p>Free software under the GPL, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace halfplane
