#pragma once

#include "ui/panels/panels.h"

#include <QDockWidget>
#include <QMainWindow>

namespace halfplane {

/// The panels of a window, each in a dock in its right column.
class Docks : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Docks)

public:
    Docks(QMainWindow &window, const std::vector<Panel> &panels, const PanelParts &parts);

    QList<QAction *> switches() const; ///< for the View menu
    QList<QAction *> offers() const; ///< for the Edit menu

    /// Comes to the front; its panel.
    QWidget *open(const QString &id);

    void stack(); ///< all below the first place share one: for a low screen
    void closeOffers();

    QByteArray layout() const;
    void setLayout(const QByteArray &layout); ///< one of other panels changes nothing
    void reset(); ///< as they were made

private:
    struct Place
    {
        Panel panel;
        QDockWidget *dock;
    };

    void add(const Panel &panel, const PanelParts &parts);
    void shareHeights();
    QList<QDockWidget *> at(Panel::Place place) const;

    QMainWindow &m_window;
    QList<Place> m_places;
    QByteArray m_usual;
};

} // namespace halfplane
