#include "ui/area_keys.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

#include <algorithm>

namespace halfplane {

namespace {

bool canTake(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
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

} // namespace

AreaKeys::AreaKeys(QMainWindow &window, const std::vector<QWidget *> &centre)
    : QObject(&window)
    , m_window(window)
    , m_areas(centre.begin(), centre.end())
    , m_next(new QAction(tr("Ne&xt area"), this))
    , m_previous(new QAction(tr("Pre&vious area"), this))
{
    meetNewcomers();
    m_next->setShortcut(Qt::Key_F6);
    m_next->setToolTip(tr("Take the keyboard on: board, timeline, docks, tools"));
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

/// Those that are open now.
std::vector<QWidget *> AreaKeys::areas() const
{
    std::vector<QWidget *> result;
    for (const QPointer<QWidget> &area : m_areas) {
        if (area && !area->isHidden())
            result.push_back(area);
    }
    return result;
}

/// Whatever comes forward changes its place among the window's children, so the order is kept here.
void AreaKeys::meetNewcomers()
{
    const auto meet = [this](QWidget *area) {
        if (std::ranges::none_of(m_areas, [area](const auto &known) { return known == area; }))
            m_areas.emplace_back(area);
    };
    for (auto *dock : m_window.findChildren<QDockWidget *>())
        meet(dock);
    for (auto *bar : m_window.findChildren<QToolBar *>())
        meet(bar);
}

void AreaKeys::remember(QWidget *focused)
{
    if (focused == nullptr || focused->window() != &m_window)
        return;
    for (QWidget *area : areas()) {
        if (area != focused && !area->isAncestorOf(focused))
            continue;
        std::erase_if(m_visited, [area](const Area &visited) { return visited.whole == area; });
        m_visited.push_back({area, focused});
    }
}

/// A dock behind a tab comes forward.
bool AreaKeys::enter(QWidget &area, QWidget *last)
{
    if (qobject_cast<QDockWidget *>(&area) != nullptr)
        area.raise();
    QWidget *target = last != nullptr && canTake(*last) ? last : firstFocusable(area);
    if (target == nullptr)
        return false;
    target->setFocus(Qt::TabFocusReason);
    return true;
}

/// To the next one that has something to take the focus.
void AreaKeys::go(int step)
{
    meetNewcomers();
    const std::vector<QWidget *> all = areas();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    const QWidget *focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(all, [focused](const QWidget *area) {
        return area == focused || (focused != nullptr && area->isAncestorOf(focused));
    });
    std::ptrdiff_t place = here == all.end() ? (step > 0 ? -1 : 0) : here - all.begin();
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        place = (place + step + count) % count;
        QWidget *area = all[static_cast<std::size_t>(place)];
        const auto found =
            std::ranges::find_if(m_visited, [area](const Area &visited) { return visited.whole == area; });
        if (enter(*area, found == m_visited.end() ? nullptr : found->last.data()))
            return;
    }
}

} // namespace halfplane
