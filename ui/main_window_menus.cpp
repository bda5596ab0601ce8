#include "ui/board/board_row.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/tool_strip.h"
#include "ui/comparison_actions.h"
#include "ui/help/help_menu.h"
#include "ui/help/key_guide.h"
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
#include <QPointer>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <vector>

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
    for (QWidget *around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto *page = qobject_cast<QScrollArea *>(around))
            page->ensureWidgetVisible(&widget);
    }
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

/// F6 and Shift+F6: from one area of a window to the next, each time to the area itself where it takes the
/// keyboard, otherwise to the control that had the focus there last. Panels that are tabs of one place are
/// one, in which the tabs come first.
class AreaKeys : public QObject
{
    Q_DISABLE_COPY_MOVE(AreaKeys)

public:
    /// The areas of the centre, in order.
    AreaKeys(QMainWindow &window, const QList<QWidget *> &centre, const PanelColumn &panels);

    void fill(QMenu &menu);

private:
    struct Area
    {
        QPointer<QWidget> whole;
        QPointer<QWidget> last; ///< that had the focus
    };

    void go(int step);
    void remember(QWidget *focused);
    QList<QWidget *> areas() const;
    static bool enter(QWidget &area, QWidget *last);
    static bool contains(const QWidget &area, const QWidget *widget);

    QMainWindow &m_window;
    QList<QWidget *> m_centre;
    const PanelColumn &m_panels;
    std::vector<Area> m_visited;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
};

AreaKeys::AreaKeys(QMainWindow &window, const QList<QWidget *> &centre, const PanelColumn &panels)
    : QObject(&window)
    , m_window(window)
    , m_centre(centre)
    , m_panels(panels)
    , m_next(new QAction(tr("Ne&xt area"), this))
    , m_previous(new QAction(tr("Pre&vious area"), this))
{
    m_next->setShortcut(Qt::Key_F6);
    m_next->setToolTip(tr("Take the keyboard on: board, timeline, panels, tools"));
    m_previous->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6));
    m_previous->setToolTip(tr("Take the keyboard back to the area before"));
    for (QAction *action : {m_next, m_previous})
        window.addAction(action);
    connect(m_next, &QAction::triggered, this, [this] { go(1); });
    connect(m_previous, &QAction::triggered, this, [this] { go(-1); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget * /*old*/, QWidget *now) { remember(now); });
}

void AreaKeys::fill(QMenu &menu) { menu.addActions({m_next, m_previous}); }

/// Those that are in sight now.
QList<QWidget *> AreaKeys::areas() const
{
    QList<QWidget *> result = m_centre + m_panels.areas();
    result.append(m_window.findChild<QToolBar *>());
    result.removeIf([](const QWidget *area) { return area->isHidden(); });
    return result;
}

void AreaKeys::remember(QWidget *focused)
{
    if (focused == nullptr || focused->window() != &m_window)
        return;
    for (QWidget *area : areas()) {
        if (!contains(*area, focused))
            continue;
        std::erase_if(m_visited, [area](const Area &visited) { return visited.whole == area; });
        m_visited.push_back({area, focused});
    }
}

bool AreaKeys::contains(const QWidget &area, const QWidget *widget)
{
    return widget != nullptr && (widget == &area || area.isAncestorOf(widget));
}

bool AreaKeys::enter(QWidget &area, QWidget *last)
{
    QWidget *itself = area.focusProxy() != nullptr ? area.focusProxy() : &area;
    QWidget *target = canTake(*itself)      ? itself
        : last != nullptr && canTake(*last) ? last
                                            : firstFocusable(area);
    if (target == nullptr)
        return false;
    take(*target, Qt::TabFocusReason);
    return true;
}

/// To the next one that has something to take the focus; nowhere while the keys are the stage's.
void AreaKeys::go(int step)
{
    const QList<QWidget *> all = areas();
    const qsizetype count = all.size();
    const QWidget *focused = QApplication::focusWidget();
    const auto here =
        std::ranges::find_if(all, [focused](const QWidget *area) { return contains(*area, focused); });
    if (here == all.end() && focused != nullptr && focused->window() != &m_window)
        return;
    qsizetype place = here == all.end() ? (step > 0 ? -1 : 0) : here - all.begin();
    for (qsizetype tried = 0; tried < count; ++tried) {
        place = (place + step + count) % count;
        QWidget *area = all[place];
        const auto found =
            std::ranges::find_if(m_visited, [area](const Area &visited) { return visited.whole == area; });
        if (enter(*area, found == m_visited.end() ? nullptr : found->last.data()))
            return;
    }
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

/// Tab goes to what is in sight, and a page scrolls to it.
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
    auto *areas =
        new AreaKeys(*this, {m_messages, m_toolStrip, m_boards, m_explanation, m_timeline}, *m_panels);
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
