#pragma once

#include <QWidget>

class QToolButton;

namespace halfplane {

class Playback;

/// First, back, play, forward, last: as buttons. The keys for the same belong to the window's actions.
class Transport : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Transport)

public:
    explicit Transport(Playback &playback, QWidget *parent = nullptr);

private:
    void createButtons();
    void updateEnabled();
    void showPlaying(bool isPlaying);

    Playback &m_playback;
    QToolButton *m_first = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_last = nullptr;
};

} // namespace halfplane
