#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace halfplane {

/// F6 and Shift+F6: from one area of a window to the next, each time to the control that had the focus there
/// last. Its docks and tool bars are areas by themselves, a dock behind a tab too.
class AreaKeys : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AreaKeys)

public:
    /// The areas of the centre, in order.
    AreaKeys(QMainWindow &window, const std::vector<QWidget *> &centre);

    void fill(QMenu &menu);

private:
    struct Area
    {
        QPointer<QWidget> whole;
        QPointer<QWidget> last; ///< that had the focus
    };

    void go(int step);
    void remember(QWidget *focused);
    void meetNewcomers();
    std::vector<QWidget *> areas() const;
    static bool enter(QWidget &area, QWidget *last);

    QMainWindow &m_window;
    std::vector<QPointer<QWidget>> m_areas; ///< all of them, open or not, in order
    std::vector<Area> m_visited;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
};

} // namespace halfplane
