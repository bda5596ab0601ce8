#pragma once

#include "core/dataset.h"

#include <QAction>
#include <QList>
#include <QObject>

namespace halfplane {

class OpenDocument;
class Tool;

/// The hands of a window: which tool they hold and which class they add, on whichever of its boards they are.
class ToolBox : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolBox)

public:
    explicit ToolBox(OpenDocument &document, QObject *parent = nullptr);
    ~ToolBox() override;

    OpenDocument &document() const { return m_document; }

    Tool &current() const { return *m_current; }
    Tool *tool(const QString &id) const; ///< null when there is none
    Label currentClass() const;

    // To be placed where they are wanted; those of a group exclude each other.
    QList<QAction *> classActions() const { return m_classActions; }
    QAction *swapAction() const { return m_swap; }
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
    void showClass();
    void add(Tool *tool);

    OpenDocument &m_document;
    QList<Tool *> m_tools;
    Tool *m_current = nullptr;
    QList<QAction *> m_classActions;
    QList<QAction *> m_toolActions;
    QAction *m_swap = nullptr;
    MenuActions m_menuActions;
};

} // namespace halfplane
