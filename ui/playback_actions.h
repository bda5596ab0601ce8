#pragma once

#include "ui/shown/playback.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>

class QMenu;

namespace halfplane {

/// What one can do with the playhead, as actions with their keys. Enabled when it would change something.
class PlaybackActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PlaybackActions)

public:
    /// The actions work in the window.
    PlaybackActions(Playback &playback, QWidget &window);

    void fill(QMenu &menu);

private:
    QAction *add(const QString &text, const QList<QKeySequence> &keys, void (Playback::*slot)());
    void addMoves();
    void askWhere();
    void addStrides();
    void addSpeeds();
    void refresh();

    Playback &m_playback;
    QWidget &m_window;
    QAction *m_play = nullptr;
    QAction *m_goTo = nullptr;
    QList<QAction *> m_backward;
    QList<QAction *> m_forward;
    QActionGroup m_strides;
    QAction *m_faster = nullptr;
    QAction *m_slower = nullptr;
};

} // namespace halfplane
