#pragma once

#include "core/picture/study.h"
#include "ui/painting/palette.h"

#include <QAction>
#include <QPointer>

#include <functional>

class QMenu;
class QScreen;

namespace halfplane {

class Board;
class Playback;
class Stage;

/// Presenting: a stage on the chosen screen, for as long as it lasts, and the actions that begin, blank and
/// end it. The window that presents stays as it is behind it or beside it.
class Presenter : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Presenter)

public:
    Presenter(Playback &playback, QWidget &window, const Board &board);
    ~Presenter() override;

    void fill(QMenu &menu);
    QAction &action() const { return *m_present; }
    Stage *stage() const; ///< null while nothing is presented

    /// Called for every new stage: gives it hands and layers.
    void setDresser(std::function<void(Stage &)> dresser) { m_dresser = std::move(dresser); }

    /// By its name: the one to present on. Empty: another one than the window's, where there is one.
    void setScreenName(const QString &name) { m_screenName = name; }
    const QString &screenName() const { return m_screenName; }

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);
    void setPalette(const halfplane::Palette &palette);
    void begin();
    void end();

signals:
    void screenChosen(const QString &name);

private:
    QAction *add(const QString &text, const QString &tip, const QList<QKeySequence> &keys);
    void fillScreens(QMenu &menu);
    QScreen *screen() const;
    void place(Stage &stage) const;
    void lendKeys(Stage &stage) const;
    void refresh();

    Playback &m_playback;
    QWidget &m_window;
    const Board &m_board;
    std::shared_ptr<const Study> m_study;
    Palette m_palette;
    std::function<void(Stage &)> m_dresser;
    std::unique_ptr<Stage> m_stage;
    QString m_screenName;
    QAction *m_present;
    QAction *m_blank;
};

} // namespace halfplane
