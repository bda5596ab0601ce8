#include "ui/docks.h"

#include "ui/board/board_row.h"
#include "ui/forms/field_keys.h"
#include "ui/panels/document_heading.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <chrono>
#include <utility>

namespace halfplane {

namespace {

constexpr double shareOfReading = 0.6; ///< of a column
constexpr int usualWidth = 344;
constexpr double usualTallest = 31.5; ///< a recipe of many fields, in heights of its text
constexpr int leastBelow = 144; ///< before the heading and the first panel give way

QWidget *emptyTitle(QWidget *parent)
{
    auto *title = new QWidget(parent);
    title->setFixedSize(0, 0);
    return title;
}

/// At the width that it has.
int naturalHeight(const QWidget &widget)
{
    const int height = widget.heightForWidth(widget.width());
    return height >= 0 ? height : widget.sizeHint().height();
}

/// With all that are tabs of its place.
int leastHeight(QDockWidget &dock, const QMainWindow &window)
{
    int height = std::max(leastBelow, dock.minimumSizeHint().height());
    const QList<QDockWidget *> others = window.tabifiedDockWidgets(&dock);
    for (const QDockWidget *other : others)
        height = std::max(height, other->minimumSizeHint().height());
    return height;
}

/// By the user or from the beginning; not because its window is not shown yet.
bool isClosed(const QDockWidget *dock)
{
    return dock->isHidden() && dock->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

/// Qt keeps a tab that is behind outside the window.
bool isInFront(const QDockWidget &dock) { return dock.isVisible() && (dock.isFloating() || dock.y() >= 0); }

constexpr std::chrono::milliseconds pauseInTyping{800};

/// Takes the keys of whoever goes on typing when a field has gone, before they do something to the board:
/// until they pause, or do something else.
class LastKeys : public QObject
{
public:
    explicit LastKeys(QWidget &board)
        : QObject(&board)
    {
        board.installEventFilter(this);
        m_pause.setSingleShot(true);
        m_pause.start(pauseInTyping);
        connect(&m_pause, &QTimer::timeout, this, &QObject::deleteLater);
    }

protected:
    bool eventFilter(QObject *board, QEvent *event) override
    {
        const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (!isKey && event->type() != QEvent::MouseButtonPress)
            return false;
        if (!isKey || !isTyped(static_cast<const QKeyEvent &>(*event))) {
            board->removeEventFilter(this);
            deleteLater();
            return false;
        }
        m_pause.start();
        event->accept();
        return true;
    }

private:
    static bool isTyped(const QKeyEvent &key)
    {
        const int code = key.key();
        if ((code >= Qt::Key_Shift && code <= Qt::Key_ScrollLock) || code == Qt::Key_AltGr)
            return true; // to be held with another one
        if (!isPlainOrShifted(key))
            return code == Qt::Key_A && key.modifiers() == Qt::ControlModifier;
        return isEnter(code) || code == Qt::Key_Delete || code == Qt::Key_Backspace
            || (!key.text().isEmpty() && key.text().at(0).isPrint());
    }

    QTimer m_pause;
};

/// Of how layouts are kept, whatever the panels are: Qt leaves one that a layout does not know where it is,
/// and passes over what is none any more.
constexpr int version = 2;

/// Where it is dragged to is not known yet.
bool isDragging() { return QGuiApplication::mouseButtons() != Qt::NoButton; }

} // namespace

/// When a key was pressed last in the widget with the focus.
class Docks::LastPress : public QObject
{
public:
    explicit LastPress(QObject *parent)
        : QObject(parent)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
            m_since.invalidate();
            if (before != nullptr)
                before->removeEventFilter(this);
            if (now != nullptr)
                now->installEventFilter(this);
        });
    }

    bool isRecent() const { return m_since.isValid() && !m_since.hasExpired(pauseInTyping.count()); }

protected:
    bool eventFilter(QObject * /*focused*/, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress)
            m_since.start();
        return false;
    }

private:
    QElapsedTimer m_since;
};

Docks::Docks(QMainWindow &window, const std::vector<Panel> &panels, const PanelParts &parts)
    : QObject(&window)
    , m_window(window)
    , m_boards(parts.boards)
    , m_heading(new DocumentHeading(parts.showing.document()))
    , m_lastPress(new LastPress(this))
{
    for (const Panel &panel : panels)
        add(panel, parts);
    showTitles();
    window.installEventFilter(this);
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.beginning == Panel::InFront)
            dock->raise();
    }
    window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    window.resizeDocks({m_places.front().dock}, {usualWidth}, Qt::Horizontal);
    m_usual = layout();
}

void Docks::add(const Panel &panel, const PanelParts &parts)
{
    auto *dock = new QDockWidget(panel.title, &m_window);
    dock->setObjectName(panel.id);
    // Qt would close what is behind a tab, and open what is closed behind one.
    QAction *action = dock->toggleViewAction();
    action->disconnect(dock);
    connect(action, &QAction::triggered, dock, [this, dock] {
        if (isInFront(*dock))
            dock->close();
        else
            open(dock->objectName());
        dock->toggleViewAction()->setChecked(!dock->isHidden());
    });
    dock->setWidget(panel.make(parts, *dock));
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
    const QList<QDockWidget *> neighbours = at(panel.place);
    if (!neighbours.isEmpty())
        m_window.tabifyDockWidget(neighbours.last(), dock);
    if (panel.beginning == Panel::Closed || panel.beginning == Panel::Offered)
        dock->hide();
    m_places.append({panel, dock, emptyTitle(dock)});
    dock->installEventFilter(this);
    for (auto changed : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
        connect(dock, changed, this, &Docks::arrangeSoon);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Docks::arrangeSoon);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
        if (!isVisible)
            giveFocusBack(*dock);
    });
}

/// When it goes out of sight, closed or behind another one.
void Docks::giveFocusBack(const QDockWidget &from)
{
    const QWidget *focused = QApplication::focusWidget();
    if (focused == nullptr || !from.isAncestorOf(focused))
        return;
    const bool isTyping = focused->testAttribute(Qt::WA_InputMethodEnabled) && m_lastPress->isRecent();
    m_boards.setFocus();
    if (isTyping)
        new LastKeys(m_boards.board());
}

/// A press of the mouse that is the window's own moves what separates its docks.
bool Docks::eventFilter(QObject *watched, QEvent *event)
{
    const bool isWindow = watched == &m_window;
    const auto height = [this] { return m_places.front().dock->height(); };
    if (isWindow && event->type() == QEvent::MouseButtonPress)
        m_pressedAt = height();
    if (isWindow && event->type() == QEvent::MouseButtonRelease)
        m_isUsers = m_isUsers || height() != m_pressedAt;
    if (isWindow && event->type() == QEvent::Resize) {
        m_isUsers = false;
        m_tallest = 0;
    }
    if (isWindow && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        settle();
    if (!isWindow && event->type() == QEvent::LayoutRequest)
        arrangeSoon();
    return QObject::eventFilter(watched, event);
}

/// When sizes have followed what is changing them.
void Docks::arrangeSoon()
{
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &Docks::arrange, Qt::QueuedConnection);
}

/// Before the window is painted, or it would be seen to jump. A height that changes can change others.
void Docks::settle()
{
    constexpr int rounds = 3;
    for (int i = 0; i < rounds; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        arrange();
    }
}

void Docks::arrange()
{
    m_isDue = false;
    if (isDragging()) {
        QTimer::singleShot(100, this, &Docks::arrangeSoon);
        return;
    }
    showTitles();
    putTabsBeforeDocks();
    shareHeights();
}

/// For Tab, which passes over bars of tabs as Qt makes them: each comes before the first of its docks. One
/// that Qt keeps for later has at most one.
void Docks::putTabsBeforeDocks()
{
    for (auto *tabs : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
        tabs->setElideMode(Qt::ElideNone); // rather scrolled than "Lo…", "Ste…"
        tabs->setAccessibleName(tr("Panels"));
        tabs->setToolTip(tr("← and → choose a panel"));
        const auto first = std::ranges::find_if(m_places, [tabs](const Place &place) {
            return tabs->count() > 1 && !place.dock->isFloating()
                && place.dock->windowTitle() == tabs->tabText(0);
        });
        if (first == m_places.end())
            continue;
        QWidget *before = first->dock->previousInFocusChain();
        while (before != tabs && before != first->dock && before->focusPolicy() == Qt::NoFocus)
            before = before->previousInFocusChain();
        if (before != tabs && before != first->dock)
            QWidget::setTabOrder(before, tabs);
    }
}

/// A tab says what it is; what stands alone or floats needs a title, by which it can be dragged, too.
void Docks::showTitles()
{
    for (const auto &[panel, dock, noTitle] : m_places) {
        const QList<QDockWidget *> others = m_window.tabifiedDockWidgets(dock);
        const bool isTab = !dock->isFloating() && !std::ranges::all_of(others, isClosed);
        QWidget *title = isTab ? noTitle : nullptr;
        if (dock == m_places.front().dock)
            title = dock->isFloating() ? nullptr : m_heading;
        if (dock->titleBarWidget() != title)
            dock->setTitleBarWidget(title);
    }
}

QList<QDockWidget *> Docks::at(Panel::Place place) const
{
    QList<QDockWidget *> docks;
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.place == place)
            docks.append(dock);
    }
    return docks;
}

/// Of the docks that can be seen in the right column the uppermost or the lowest.
QDockWidget *Docks::inColumn(bool (*isBefore)(const QDockWidget *, const QDockWidget *)) const
{
    QDockWidget *found = nullptr;
    for (const Place &place : m_places) {
        if (isInFront(*place.dock) && !place.dock->isFloating()
            && m_window.dockWidgetArea(place.dock) == Qt::RightDockWidgetArea
            && (found == nullptr || isBefore(place.dock, found)))
            found = place.dock;
    }
    return found;
}

/// The first is as high as it asks for; what is missing the others give, then the caption, then it scrolls.
void Docks::shareHeights()
{
    QDockWidget *top = inColumn([](const auto *a, const auto *b) { return a->y() < b->y(); });
    QDockWidget *last = inColumn([](const auto *a, const auto *b) { return a->y() > b->y(); });
    if (top == last || !at(Panel::Top).contains(top)) {
        m_heading->setRoom(QWIDGETSIZE_MAX);
        return;
    }
    if (m_isUsers)
        return;
    const int room = top->height() + last->height();
    const int content = naturalHeight(*top->widget());
    const int least = std::max(leastHeight(*last, m_window), m_isReading ? qRound(shareOfReading * room) : 0);
    if (top == m_places.front().dock) {
        m_tallest = std::max({m_tallest, content, qRound(usualTallest * top->fontMetrics().height())});
        m_heading->setRoom(room - least - m_tallest); // whatever is chosen below it stays where it is
    }
    const int heading = top->titleBarWidget() == m_heading ? m_heading->sizeHint().height() : 0;
    const int wanted = std::min(heading + content, room - least);
    if (wanted == top->height())
        return;
    // Qt counts bars of tabs to what is below them.
    const int separator =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    const int bar = last->y() - top->geometry().bottom() - 1 - separator;
    const int barAbove = top->y() - m_window.centralWidget()->y();
    m_window.resizeDocks({top, last}, {wanted + barAbove, room - wanted + bar}, Qt::Vertical);
}

void Docks::setReading(bool isReading)
{
    m_isReading = isReading;
    arrangeSoon();
}

QList<QAction *> Docks::switches() const
{
    QList<QAction *> actions;
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.beginning != Panel::Offered && !panel.isProof)
            actions.append(dock->toggleViewAction());
    }
    return actions;
}

QList<QAction *> Docks::proofSwitches() const
{
    QList<QAction *> actions;
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.isProof)
            actions.append(dock->toggleViewAction());
    }
    return actions;
}

QList<QAction *> Docks::offers() const
{
    QList<QAction *> actions;
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.beginning == Panel::Offered)
            actions.append(dock->toggleViewAction());
    }
    return actions;
}

QWidget *Docks::open(const QString &id)
{
    const auto found = std::ranges::find(m_places, id, [](const Place &place) { return place.panel.id; });
    found->dock->show();
    found->dock->raise();
    return found->dock->widget();
}

void Docks::close(const QString &id)
{
    for (const Place &place : m_places) {
        if (place.panel.id == id)
            place.dock->close();
    }
}

void Docks::closeOffers()
{
    for (const auto &[panel, dock, noTitle] : m_places) {
        if (panel.beginning == Panel::Offered)
            dock->hide();
    }
}

QByteArray Docks::layout() const { return m_window.saveState(version); }

void Docks::setLayout(const QByteArray &layout)
{
    m_window.restoreState(layout, version);
    m_isUsers = false;
    arrangeSoon();
}

void Docks::reset() { setLayout(m_usual); }

} // namespace halfplane
