#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QAction;

namespace halfplane {

class BoardRow;
class EditActions;
class LessonGuide;
class PanelPage;
class Showing;

/// What a panel may be about.
struct PanelParts
{
    Showing &showing;
    BoardRow &boards; ///< of the window; they get the focus from a panel that is done with
    EditActions &edits;
    LessonGuide &guide;
};

/// One of a window's panels, and where it is before the user has moved anything.
struct Panel
{
    /// In the right column; those of one place are tabs.
    enum Place { Top, Below };

    enum Beginning {
        InFront,
        Behind, ///< another tab of its place
        Closed,
        Offered, ///< closed whenever the window appears; opened by the Edit menu, the others by View
    };

    QString id; ///< by which a kept arrangement knows it, without spaces
    QString title;
    Place place;
    Beginning beginning;
    std::function<QWidget *(const PanelParts &with, PanelPage &page)> make;
    bool isProof = false; ///< it has its place in the submenu of proofs
    bool isForStage = false; ///< an audience can read it, large and beside the boards
};

/// A panel as a part of a window: one of the tabs of its place, closed, or a window of its own. Which of them
/// it is others decide; what it is about may change the words and keys of its action.
class PanelPage : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PanelPage)

public:
    PanelPage(Panel panel, QWidget *parent);

    void fill(const PanelParts &parts);

    const Panel &panel() const { return m_panel; }
    /// Its panel is made in it: one that moves later is looked up in the style sheet again, with all it has.
    QWidget *room() const { return m_room; }
    QWidget &content() const { return *m_content; }
    QAction &opening() const { return *m_opening; } ///< to the front; closes it there
    QAction &ownWindow() const { return *m_ownWindow; }

signals:
    void visibilityChanged(bool isVisible);
    void left(); ///< its work is done: it may be closed
    void windowClosed(); ///< that it had of its own

protected:
    bool event(QEvent *event) override;

private:
    Panel m_panel;
    QWidget *m_room = nullptr;
    QWidget *m_content = nullptr;
    QAction *m_opening;
    QAction *m_ownWindow;
};

/// All of them, in the order of the View menu. A new one is a row of this.
std::vector<Panel> panels();

} // namespace halfplane
