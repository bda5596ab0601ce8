#pragma once

#include "core/picture/study.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace halfplane {

class Playback;
class Scrubber;

/// The row at the foot of the window: where in the run the playhead is, and everything that moves it.
class Timeline : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Timeline)

public:
    explicit Timeline(Playback &playback, QWidget *parent = nullptr);

public slots:
    void show(const std::shared_ptr<const halfplane::Study> &study);

private:
    QComboBox *createStrideBox();
    QComboBox *createSpeedBox();
    QLabel *createPlace();
    void showPlace();

    Playback &m_playback;
    std::shared_ptr<const Study> m_study;
    Scrubber *m_scrubber = nullptr;
    QLabel *m_place = nullptr;
};

/// How many updates a run has and, where that is not all, why: "49", "12 · cycle", "100 000 (cap)", "345 …".
QString lengthWords(const Study &study);

} // namespace halfplane
