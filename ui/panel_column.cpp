#include "ui/panel_column.h"

#include "ui/board/board_row.h"
#include "ui/panels/document_heading.h"
#include "ui/shown/showing.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScreen>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int linesOfReading = 13; ///< that a page has at least
constexpr double mostForReading = 0.6; ///< of a column that is too low for that
constexpr int usualWidth = 344;
constexpr int mostLength = 4000; ///< that is believed
constexpr int leastBelow = 144; ///< under its tabs, before what is above them scrolls
constexpr int widthOfHandle = 1; ///< Qt lets it be grasped beside it, too

/// At the width that it has.
int naturalHeight(const QWidget &widget)
{
    const int height = widget.heightForWidth(widget.width());
    return height >= 0 ? height : widget.sizeHint().height();
}

} // namespace

PanelColumn::PanelColumn(QWidget &centre, const std::vector<halfplane::Panel> &panels,
                         const PanelParts &parts, QWidget *parent)
    : QSplitter(parent)
    , m_boards(parts.boards)
    , m_side(new QWidget(this))
    , m_heading(new DocumentHeading(parts.showing.document(), m_side))
    , m_heights(new QSplitter(Qt::Vertical, m_side))
    , m_top(new QTabWidget(m_heights))
    , m_below(new QTabWidget(m_heights))
{
    setObjectName(u"panelColumn"_s);
    insertWidget(0, &centre);
    setStretchFactor(0, 1); // what is beside it keeps its width
    m_heights->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_heights, 1);
    for (QSplitter *splitter : std::initializer_list<QSplitter *>{this, m_heights}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(widthOfHandle);
    }
    connect(m_heights, &QSplitter::splitterMoved, this, [this] { m_isUsers = true; });
    connect(&parts.showing, &Showing::documentChanged, this, [this] { m_grownAt = {}; });
    createTabs(*m_top);
    createTabs(*m_below);
    for (const halfplane::Panel &panel : panels)
        add(panel, parts);
    setSizes({1, usualWidth});
}

/// What its parts say as they go is for nobody.
PanelColumn::~PanelColumn()
{
    for (QObject *part : findChildren<QObject *>())
        part->disconnect(this);
}

/// Before the window is painted, or it would be seen to jump.
bool PanelColumn::event(QEvent *event)
{
    const bool isDone = QSplitter::event(event);
    if (event->type() == QEvent::FontChange)
        m_grownAt = {};
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show
        || event->type() == QEvent::LayoutRequest)
        shareHeights();
    return isDone;
}

/// By the keyboard they are reached by Tab: a click leaves the keys where they are.
void PanelColumn::createTabs(QTabWidget &tabs)
{
    tabs.setDocumentMode(true);
    tabs.tabBar()->setDrawBase(false); // a line below the tabs
    tabs.setElideMode(Qt::ElideNone); // rather scrolled than "Lo…", "Ste…"
    tabs.setFocusProxy(nullptr);
    tabs.setFocusPolicy(Qt::NoFocus);
    tabs.tabBar()->setFocusPolicy(Qt::TabFocus);
    tabs.tabBar()->setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
    tabs.tabBar()->setAccessibleName(tr("Panels"));
    tabs.tabBar()->setToolTip(tr("← and → choose a panel"));
    connect(&tabs, &QTabWidget::tabBarClicked, this, [this, &tabs](int tab) {
        if (tab >= 0 && tab != tabs.currentIndex())
            giveFocusBack(*tabs.currentWidget());
    });
    connect(&tabs, &QTabWidget::currentChanged, this, [this, &tabs] { followFront(tabs); });
}

void PanelColumn::add(const halfplane::Panel &panel, const PanelParts &parts)
{
    auto *page = new PanelPage(panel, m_side);
    m_pages.append(page);
    connect(&page->opening(), &QAction::triggered, this, [this, page] { toggle(*page); });
    connect(&page->ownWindow(), &QAction::triggered, this,
            [this, page](bool isWindow) { isWindow ? putIntoWindow(*page, {}) : takeBack(*page); });
    connect(page, &PanelPage::left, this, [this, page] { close(*page); });
    // Not while the system still closes it.
    connect(
        page, &PanelPage::windowClosed, this, [this, page] { takeBack(*page); }, Qt::QueuedConnection);
    page->hide(); // unless it begins as a tab
    begin(*page);
    page->fill(parts);
}

PanelPage *PanelColumn::page(const QString &id) const
{
    const auto found =
        std::ranges::find(m_pages, id, [](const PanelPage *page) { return page->objectName(); });
    return found != m_pages.end() ? *found : nullptr;
}

QTabWidget &PanelColumn::tabsOf(const PanelPage &page) const
{
    return page.panel().place == Panel::Top ? *m_top : *m_below;
}

bool PanelColumn::isFront(const PanelPage &page) const
{
    return page.isWindow() ? page.isVisible() : tabsOf(page).currentWidget() == &page;
}

bool PanelColumn::isOpen(const PanelPage &page) const
{
    return page.isWindow() || tabsOf(page).indexOf(&page) >= 0;
}

void PanelColumn::toggle(PanelPage &page)
{
    isFront(page) ? close(page) : open(page);
    follow(); // what was behind was open before, too
}

void PanelColumn::open(PanelPage &page)
{
    if (page.isWindow()) {
        page.show();
        page.activateWindow();
        return;
    }
    putAmongTabs(page);
    if (const QWidget *front = tabsOf(page).currentWidget(); front != &page)
        giveFocusBack(*front);
    tabsOf(page).setCurrentWidget(&page);
}

void PanelColumn::close(PanelPage &page)
{
    giveFocusBack(page);
    QTabWidget &tabs = tabsOf(page);
    page.hide();
    if (page.isWindow())
        page.setParent(m_side);
    tabs.removeTab(tabs.indexOf(&page));
    follow();
}

void PanelColumn::takeBack(PanelPage &page)
{
    putAmongTabs(page);
    open(page);
}

/// Where its row is; behind what is in front.
void PanelColumn::putAmongTabs(PanelPage &page)
{
    QTabWidget &tabs = tabsOf(page);
    if (tabs.indexOf(&page) >= 0)
        return;
    int place = 0;
    for (auto other = m_pages.begin(); *other != &page; ++other)
        place += tabs.indexOf(*other) >= 0 ? 1 : 0;
    tabs.insertTab(place, &page, page.panel().title);
    follow();
}

/// Without a place it has, it is beside where it was as a tab, over the board: over the tabs it would hide
/// them.
void PanelColumn::putIntoWindow(PanelPage &page, const QRect &place)
{
    const QWidget &before = isOpen(page) ? page : *m_side;
    const QRect usual(before.mapToGlobal(QPoint(-before.width(), 0)), before.size());
    giveFocusBack(page);
    QTabWidget &tabs = tabsOf(page);
    tabs.removeTab(tabs.indexOf(&page));
    page.setParent(window(), Qt::Tool); // its keys are the window's, too
    page.setGeometry(place.isValid() ? place : usual);
    bringOntoScreen(page);
    page.show();
    follow();
}

void PanelColumn::follow()
{
    for (const PanelPage *page : m_pages) {
        page->opening().setChecked(isOpen(*page));
        page->ownWindow().setChecked(page->isWindow());
    }
    for (QTabWidget *tabs : {m_top, m_below})
        tabs->setVisible(tabs->count() > 0);
    m_side->setVisible(m_top->count() + m_below->count() > 0);
    shareHeights();
}

/// Tab goes from the tabs to what is in front.
void PanelColumn::followFront(QTabWidget &tabs)
{
    if (const auto *front = static_cast<const PanelPage *>(tabs.currentWidget())) {
        if (&tabs == m_top)
            m_heading->setVisible(front->panel().beginning != Panel::Offered); // it is about other points
        QWidget *before = front->previousInFocusChain();
        while (before != front && before->focusPolicy() == Qt::NoFocus)
            before = before->previousInFocusChain();
        setTabOrder(before, tabs.tabBar());
    }
    shareHeights();
}

/// When it goes out of sight, closed or behind another one.
void PanelColumn::giveFocusBack(const QWidget &from)
{
    const QWidget *focused = QApplication::focusWidget();
    if (focused != nullptr && from.isAncestorOf(focused))
        m_boards.setFocus();
}

void PanelColumn::contextMenuEvent(QContextMenuEvent *event)
{
    for (const QTabWidget *tabs : {m_top, m_below}) {
        const QTabBar *bar = tabs->tabBar();
        if (!bar->isVisible())
            continue;
        const int tab = event->reason() != QContextMenuEvent::Keyboard
            ? bar->tabAt(bar->mapFromGlobal(event->globalPos()))
            : bar->hasFocus() ? bar->currentIndex()
                              : -1;
        auto *page = qobject_cast<PanelPage *>(tabs->widget(tab));
        if (page == nullptr)
            continue;
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("In a &window of its own"), &page->ownWindow(), &QAction::trigger);
        menu->addAction(tr("&Close"), page, &PanelPage::left);
        menu->popup(event->globalPos());
    }
}

/// The upper place is as high as it asks for; what is missing the lower one gives, then it scrolls. What it
/// has grown to it keeps for this panel and document: nobody wants the tabs below to jump with each variant.
void PanelColumn::shareHeights()
{
    const QWidget *front = m_top->currentWidget();
    if (!isVisible() || front == nullptr || m_below->count() == 0)
        return; // nothing has its width, or there is nothing to share
    const auto *page = static_cast<const PanelPage *>(front);
    const int room = m_heights->height() - m_heights->handleWidth();
    const bool isLesson = m_isTeaching && page->objectName() == u"lesson";
    const int natural = naturalHeight(page->content()) + m_top->height() - front->height();
    const int asked = isLesson ? room : natural;
    const std::pair<const QWidget *, QSize> here(front, m_heights->size());
    const int content = here == m_grownAt ? std::max(m_grownTo, asked) : asked;
    m_grownAt = here;
    m_grownTo = content;
    const int tabs = m_below->tabBar()->height();
    const int reading =
        std::min(linesOfReading * fontMetrics().height() + tabs, qRound(mostForReading * room));
    const int least = std::max(
        {leastBelow + tabs, m_below->minimumSizeHint().height(), m_isReading || isLesson ? reading : 0});
    const int wanted = std::min(content, room - least);
    if (!m_isUsers && wanted != m_heights->sizes().constFirst())
        m_heights->setSizes({wanted, room - wanted});
}

void PanelColumn::setReading(bool isReading)
{
    m_isReading = isReading;
    shareHeights();
}

void PanelColumn::setTeaching(bool isTeaching)
{
    m_isTeaching = isTeaching;
    m_grownAt = {};
    shareHeights();
}

QList<QWidget *> PanelColumn::areas() const
{
    QList<QWidget *> areas{m_top, m_below};
    std::ranges::copy_if(m_pages, std::back_inserter(areas), &QWidget::isWindow);
    areas.removeIf([](const QWidget *area) { return !area->isVisible(); });
    return areas;
}

QWidget *PanelColumn::open(const QString &id)
{
    PanelPage *opened = page(id);
    if (opened == nullptr)
        return nullptr;
    open(*opened);
    return &opened->content();
}

void PanelColumn::close(const QString &id) { close(*page(id)); }

void PanelColumn::bringForward(const QString &id)
{
    PanelPage *wanted = page(id);
    if (tabsOf(*wanted).indexOf(wanted) >= 0)
        open(*wanted);
}

QString PanelColumn::stateOf(const PanelPage &page) const
{
    if (page.isWindow()) {
        const QRect place = page.geometry();
        return u"window %1 %2 %3 %4"_s.arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height());
    }
    return isFront(page) ? u"front"_s : isOpen(page) ? u"behind"_s : u"closed"_s;
}

/// "width 344", "height 420", "steps behind", "loss window 10 20 300 400".
QStringList PanelColumn::arrangement() const
{
    QStringList lines;
    for (const PanelPage *page : m_pages) {
        if (page->panel().beginning != Panel::Offered) // nothing is offered before it is asked for
            lines << page->objectName() + u' ' + stateOf(*page);
    }
    if (m_isUsers)
        lines << u"height %1"_s.arg(m_top->height());
    if (m_side->isVisible())
        lines << u"width %1"_s.arg(m_side->width());
    return lines;
}

void PanelColumn::setArrangement(const QStringList &lines)
{
    reset();
    for (const QString &line : lines)
        arrange(line.split(u' '));
}

void PanelColumn::arrange(const QStringList &words)
{
    const QString state = words.value(1);
    const auto number = [&](qsizetype place) { return words.value(place).toInt(); };
    const bool isLength = number(1) > 0 && number(1) <= mostLength;
    if (words.first() == u"width" && isLength)
        setSizes({1, number(1)});
    if (words.first() == u"height" && isLength) {
        m_isUsers = true;
        m_heights->setSizes({number(1), 1});
    }
    PanelPage *named = page(words.first());
    if (named == nullptr)
        return;
    if (state == u"closed")
        close(*named);
    else if (state == u"behind")
        putAmongTabs(*named);
    else if (state == u"front")
        open(*named);
    else if (state == u"window")
        putIntoWindow(*named, {number(2), number(3), number(4), number(5)});
}

void PanelColumn::reset()
{
    m_isUsers = false;
    m_grownAt = {};
    setSizes({1, usualWidth});
    for (PanelPage *page : m_pages)
        close(*page);
    for (PanelPage *page : m_pages)
        begin(*page);
}

void PanelColumn::begin(PanelPage &page)
{
    const auto beginning = page.panel().beginning;
    if (beginning == Panel::InFront || beginning == Panel::Behind)
        putAmongTabs(page);
    if (beginning == Panel::InFront)
        open(page);
}

void bringOntoScreen(QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    QRect place = window.geometry();
    place.setSize(place.size().boundedTo(screen.size()).expandedTo(window.minimumSizeHint()));
    place.moveLeft(
        std::clamp(place.left(), screen.left(), std::max(screen.left(), screen.right() - place.width() + 1)));
    place.moveTop(
        std::clamp(place.top(), screen.top(), std::max(screen.top(), screen.bottom() - place.height() + 1)));
    if (place != window.geometry())
        window.setGeometry(place);
}

} // namespace halfplane
