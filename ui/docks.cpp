#include "ui/docks.h"

#include <QAction>

namespace halfplane {

namespace {

constexpr int usualWidth = 340;
constexpr std::pair<Panel::Place, int> usualHeights[] = {
    {Panel::Top, 320}, {Panel::Middle, 150}, {Panel::Foot, 270}};

} // namespace

Docks::Docks(QMainWindow &window, const std::vector<Panel> &panels, const PanelParts &parts)
    : QObject(&window)
    , m_window(window)
{
    for (const Panel &panel : panels)
        add(panel, parts);
    for (const auto &[panel, dock] : m_places) {
        if (panel.beginning == Panel::InFront)
            dock->raise();
    }
    window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    shareHeights();
    m_usual = layout();
}

void Docks::add(const Panel &panel, const PanelParts &parts)
{
    auto *dock = new QDockWidget(panel.title, &m_window);
    dock->setObjectName(panel.id);
    dock->setWidget(panel.make(parts, *dock));
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
    const QList<QDockWidget *> neighbours = at(panel.place);
    if (!neighbours.isEmpty())
        m_window.tabifyDockWidget(neighbours.last(), dock);
    if (panel.beginning == Panel::Closed || panel.beginning == Panel::Offered)
        dock->hide();
    m_places.append({panel, dock});
}

QList<QDockWidget *> Docks::at(Panel::Place place) const
{
    QList<QDockWidget *> docks;
    for (const auto &[panel, dock] : m_places) {
        if (panel.place == place)
            docks.append(dock);
    }
    return docks;
}

void Docks::shareHeights()
{
    QList<QDockWidget *> docks;
    QList<int> heights;
    for (const auto &[place, height] : usualHeights) {
        docks.append(at(place).first());
        heights.append(height);
    }
    m_window.resizeDocks(docks.first(1), {usualWidth}, Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

QList<QAction *> Docks::switches() const
{
    QList<QAction *> actions;
    for (const auto &[panel, dock] : m_places) {
        if (panel.beginning != Panel::Offered)
            actions.append(dock->toggleViewAction());
    }
    return actions;
}

QList<QAction *> Docks::offers() const
{
    QList<QAction *> actions;
    for (const auto &[panel, dock] : m_places) {
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

void Docks::stack()
{
    const QList<QDockWidget *> lower = at(Panel::Middle) + at(Panel::Foot);
    for (QDockWidget *dock : lower.sliced(1))
        m_window.tabifyDockWidget(lower.first(), dock);
    lower.first()->raise();
}

void Docks::closeOffers()
{
    for (const auto &[panel, dock] : m_places) {
        if (panel.beginning == Panel::Offered)
            dock->hide();
    }
}

QByteArray Docks::layout() const { return m_window.saveState(layoutVersion); }

void Docks::setLayout(const QByteArray &layout) { m_window.restoreState(layout, layoutVersion); }

void Docks::reset() { setLayout(m_usual); }

} // namespace halfplane
