#pragma once

#include "ui/painting/palette.h"
#include "ui/panels/panels.h"

#include <QAction>
#include <QPointer>

class QMenu;
class QScreen;

namespace halfplane {

class LessonGuide;
class Stage;
class ToolBox;

/// Presenting: a stage on the chosen screen, for as long as it lasts, and the actions that begin, blank and
/// end it. The window that presents stays as it is behind it or beside it.
class Presenter : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Presenter)

public:
    Presenter(const PanelParts &parts, ToolBox &tools, QWidget &window);
    ~Presenter() override;

    void fill(QMenu &menu);
    QAction &action() const { return *m_present; }
    Stage *stage() const; ///< null while nothing is presented

    /// By its name: the one to present on. Empty: another one than the window's, where there is one.
    void setScreenName(const QString &name) { m_screenName = name; }
    const QString &screenName() const { return m_screenName; }

public slots:
    void setColours(const halfplane::Palette &palette);
    void begin();
    void end();
    /// What is beside the boards, by the id of its panel, and of a theorem; empty: nothing.
    void setBeside(const QString &panel, const QString &theorem = {});

signals:
    void screenChosen(const QString &name);
    void changed(); ///< whether it presents, or shows nothing meanwhile

private:
    QAction *add(const QString &text, const QString &tip, const QList<QKeySequence> &keys);
    void fillScreens(QMenu &menu);
    QScreen *screen() const;
    void place(Stage &stage) const;
    void lendKeys(Stage &stage) const;
    void fillBeside(QMenu &menu);
    void goThroughBeside();
    void followLesson();
    void refresh();

    PanelParts m_parts;
    ToolBox &m_tools;
    QWidget &m_window;
    Palette m_palette;
    std::unique_ptr<Stage> m_stage;
    QString m_screenName;
    QAction *m_present;
    QAction *m_blank;
    QAction *m_legend;
    QAction *m_next; ///< thing beside the boards
    QString m_beside;
    QString m_theorem;
};

} // namespace halfplane
