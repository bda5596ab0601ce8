#pragma once

#include "core/dataset.h"
#include "ui/board/hands/drag.h"

#include <QAction>
#include <QKeyEvent>
#include <QList>
#include <QTimer>

namespace halfplane {

class Board;
class BoardRow;
class OpenDocument;
class OptionsRow;
class ToolBox;

/// What a tool is called, and how it is chosen.
struct ToolDescription
{
    QString id; ///< "points"
    QString title; ///< "Points"
    QString purpose; ///< what it does, for its tooltip
    QKeySequence shortcut;
};

/// What a press on a board begins. It is asked by every board of a window and keeps nothing of any of them.
class Tool : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tool)

public:
    Tool(ToolDescription description, ToolBox &tools);
    ~Tool() override;

    const ToolDescription &description() const { return m_description; }
    ToolBox &tools() const { return m_tools; }

    /// What a hand can do now, in one line.
    virtual QString status(const Board &board) const = 0;

    /// The gesture that a press begins; null when it begins none.
    virtual std::unique_ptr<Drag> press(Board &board, const Hand &hand) = 0;
    /// Whether that means something by itself; otherwise it is one more press.
    virtual bool doubleClick(Board & /*board*/, const Hand & /*hand*/) { return false; }

    /// A key that the tool needs is no shortcut; keyPress() gets it.
    virtual bool needs(const Board & /*board*/, const QKeyEvent & /*key*/) const { return false; }
    virtual void keyPress(Board & /*board*/, const QKeyEvent & /*key*/) { }

    virtual QCursor cursor(const Board &board, const Hand &hand) const = 0;
    virtual bool drawsAtPointer() const { return false; }
    virtual void draw(Picture & /*picture*/, const Board & /*board*/, Spot /*pointer*/) const { }

    /// A slim row of settings for a row of boards, owned by the parent; null when there are none.
    virtual OptionsRow *createOptions(const BoardRow & /*boards*/, QWidget * /*parent*/) { return nullptr; }

signals:
    void changed(); ///< its status or what it draws

private:
    ToolDescription m_description;
    ToolBox &m_tools;
};

/// The space bar, which may be pressed over one board and let go over another: see Mouse.
struct SpaceBar
{
    bool isHeld = false;
    bool hasPanned = false;
    quint64 pressedAt = 0; ///< milliseconds, by the clock of events
    QTimer release; ///< runs until it is certain
};

/// The hands of a window: which tool they hold and which class they add, on whichever of its boards they are.
class ToolBox : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolBox)

public:
    explicit ToolBox(OpenDocument &document, QObject *parent = nullptr);
    ~ToolBox() override;

    OpenDocument &document() const { return m_document; }
    SpaceBar &spaceBar() { return m_spaceBar; }

    Tool &current() const { return *m_current; }
    Tool *tool(const QString &id) const; ///< null when there is none
    Label currentClass() const;
    QString ofClass() const; ///< "of class +1": the current one
    QString ofOtherClass() const; ///< "of −1"

    // To be placed where they are wanted; those of a group exclude each other.
    QList<QAction *> classActions() const { return m_classActions; }
    QAction *swapAction() const { return m_swap; }
    QAction *snapAction() const { return m_snap; }
    QList<QAction *> toolActions() const { return m_toolActions; }

    /// What the menus on a board offer beside their own.
    struct MenuActions
    {
        QList<QAction *> ofPoints; ///< for those that are selected
        QList<QAction *> ofPlaces; ///< where there is no point
    };
    const MenuActions &menuActions() const { return m_menuActions; }
    void setMenuActions(const MenuActions &actions) { m_menuActions = actions; }

public slots:
    void choose(const QString &id); ///< what is no tool changes nothing

signals:
    void toolChanged();
    void statusChanged(); ///< what the tool says, or what it draws

private:
    void createClasses();
    void createTools();
    void nameClasses();
    void showClass();
    void add(Tool *tool);

    OpenDocument &m_document;
    SpaceBar m_spaceBar;
    QList<Tool *> m_tools;
    Tool *m_current = nullptr;
    QList<QAction *> m_classActions;
    QList<QAction *> m_toolActions;
    QAction *m_swap = nullptr;
    QAction *m_snap = nullptr;
    MenuActions m_menuActions;
};

// The order of the bar is that of ToolBox::createTools().

Tool *pointTool(ToolBox &tools);
Tool *selectTool(ToolBox &tools);
Tool *eraserTool(ToolBox &tools);
Tool *sprayTool(ToolBox &tools);
Tool *startTool(ToolBox &tools);
Tool *panTool(ToolBox &tools);

} // namespace halfplane
