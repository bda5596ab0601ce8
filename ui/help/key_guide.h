#pragma once

#include <QKeySequence>
#include <QString>

#include <vector>

class QAction;
class QWidget;

namespace halfplane {

/// One thing that one can do, and how.
struct GuideEntry
{
    QString keys; ///< "Ctrl+Z", "→ or Page Down", "Drag a point"
    QString does; ///< "Undo"
};

/// What belongs to one task.
struct GuideSection
{
    QString task;
    std::vector<GuideEntry> entries;
};

using KeyGuide = std::vector<GuideSection>;

/// Names the task that the actions of a menu or a tool bar belong to, or one action; otherwise the menu's
/// title does.
void setTask(QObject &actions, const QString &task);

/// Every shortcut of the window, as its actions have it now, and the gestures, by task.
KeyGuide keyGuideOf(const QWidget &window);

/// Only what has all the words in its keys, its meaning or its task.
KeyGuide matching(const KeyGuide &guide, const QString &words);

/// "Ctrl+Shift+Z", "→": as the guide says it.
QString keyText(const QKeySequence &key);
/// All keys of an action: "→ or Page Down".
QString keysText(const QAction &action);

} // namespace halfplane
