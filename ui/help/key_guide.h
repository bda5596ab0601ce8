#pragma once

#include "ui/help/page_window.h"

#include <QKeySequence>
#include <QString>

#include <vector>

class QAction;
class QLineEdit;
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

/// "Keys and gestures": all that a window can do and how, by task, with a field that finds.
class KeysWindow : public PageWindow
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeysWindow)

public:
    /// About the window; the keys are read anew whenever this one appears.
    explicit KeysWindow(QWidget &window);

    const KeyGuide &guide() const { return m_guide; } ///< of what is shown

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void createFilter();
    void refresh();

    QWidget &m_window;
    QLineEdit *m_filter = nullptr;
    KeyGuide m_guide;
};

/// The guide in two columns, in the colours of a palette.
QString guideHtml(const KeyGuide &guide, const QPalette &palette);

} // namespace halfplane
