#pragma once

#include "ui/panels/panels.h"

#include <QDockWidget>
#include <QMainWindow>

namespace halfplane {

class DocumentHeading;

/// The panels of a window, each in a dock in its right column. The first has the document's heading above it
/// and the height that its content asks for, until the user gives it another one; the others share the rest.
class Docks : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Docks)

public:
    Docks(QMainWindow &window, const std::vector<Panel> &panels, const PanelParts &parts);

    QList<QAction *> switches() const; ///< for the View menu
    QList<QAction *> proofSwitches() const; ///< for a menu in it
    QList<QAction *> offers() const; ///< for the Edit menu
    DocumentHeading &heading() const { return *m_heading; }

    /// Comes to the front; its panel.
    QWidget *open(const QString &id);
    void close(const QString &id);

    void closeOffers();

    /// What is in the lowest dock is a page: it gets the larger share of the column until it is left.
    void setReading(bool isReading);

    QByteArray layout() const;
    void setLayout(const QByteArray &layout); ///< panels that it does not know stay where they are
    void reset(); ///< as they were made

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class LastPress;
    struct Place
    {
        Panel panel;
        QDockWidget *dock;
        QWidget *noTitle; ///< where a tab says it
    };

    void add(const Panel &panel, const PanelParts &parts);
    void settle();
    void giveFocusBack(const QDockWidget &from);
    void arrangeSoon();
    void arrange();
    void showTitles();
    void putTabsBeforeDocks();
    void shareHeights();
    QDockWidget *inColumn(bool (*isBefore)(const QDockWidget *, const QDockWidget *)) const;
    QList<QDockWidget *> at(Panel::Place place) const;

    QMainWindow &m_window;
    BoardRow &m_boards;
    DocumentHeading *m_heading;
    LastPress *m_lastPress;
    QList<Place> m_places;
    QByteArray m_usual;
    bool m_isDue = false; ///< arranging
    int m_pressedAt = 0; ///< height of the first when the mouse was
    bool m_isUsers = false; ///< its height now
    bool m_isReading = false;
    int m_tallest = 0; ///< that the uppermost dock wanted to be since the window has its size
};

} // namespace halfplane
