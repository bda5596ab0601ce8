#pragma once

#include "ui/panels/panels.h"

#include <QSplitter>
#include <QStringList>

#include <utility>

class QTabWidget;

namespace halfplane {

class DocumentHeading;

/// The centre of a window and right of it its panels: the document's heading and two places for tabs. The
/// upper one is as high as the panel in front has asked for at most, until the user gives it another height
/// or another document comes; the lower one has the rest. A panel can also be closed, or have a window of its
/// own.
class PanelColumn : public QSplitter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PanelColumn)

public:
    PanelColumn(QWidget &centre, const std::vector<halfplane::Panel> &panels, const PanelParts &parts,
                QWidget *parent = nullptr);
    ~PanelColumn() override;

    const QList<PanelPage *> &pages() const { return m_pages; } ///< in the order of the menus
    QList<QWidget *> areas() const; ///< in sight: the places of tabs, and windows
    DocumentHeading &heading() const { return *m_heading; }

    /// Comes to the front; its panel. Null where there is none of this id.
    QWidget *open(const QString &id);
    void close(const QString &id);
    /// In front of the tabs of its place, where it is one of them.
    void bringForward(const QString &id);

    /// What is in the lower place is a page: where that has no room for some lines it gets it until it is
    /// left; elsewhere nothing moves.
    void setReading(bool isReading);

    /// While a lesson is in front, it has one height: its ways on stay where they are.
    void setTeaching(bool isTeaching);

    /// A line for what is not as it was made; what makes no sense in one is passed over.
    QStringList arrangement() const;
    void setArrangement(const QStringList &lines);
    void reset(); ///< as it was made

protected:
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void add(const halfplane::Panel &panel, const PanelParts &parts);
    void createTabs(QTabWidget &tabs);
    QTabWidget &tabsOf(const PanelPage &page) const;
    bool isFront(const PanelPage &page) const;
    bool isOpen(const PanelPage &page) const;
    QString stateOf(const PanelPage &page) const;
    void toggle(PanelPage &page);
    void open(PanelPage &page);
    void close(PanelPage &page);
    void takeBack(PanelPage &page);
    void putAmongTabs(PanelPage &page);
    void putIntoWindow(PanelPage &page, const QRect &place);
    void arrange(const QStringList &words);
    void begin(PanelPage &page);
    void follow();
    void followFront(QTabWidget &tabs);
    void giveFocusBack(const QWidget &from);
    void shareHeights();
    PanelPage *page(const QString &id) const;

    BoardRow &m_boards;
    QWidget *m_side;
    DocumentHeading *m_heading;
    QSplitter *m_heights;
    QTabWidget *m_top;
    QTabWidget *m_below;
    QList<PanelPage *> m_pages;
    bool m_isUsers = false; ///< the height of the upper place
    bool m_isReading = false;
    bool m_isTeaching = false;
    std::pair<const QWidget *, QSize> m_grownAt; ///< in front, and what there was to share
    int m_grownTo = 0; ///< the height that it asked for there at most
};

/// Wherever it was: on a screen that is there now, and no larger.
void bringOntoScreen(QWidget &window);

} // namespace halfplane
