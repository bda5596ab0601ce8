#pragma once

#include "core/study/study.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace halfplane {

class Playback;
class Showing;
struct Cursor;

/// The row at the foot of the window: where in the run the playhead is, and everything that moves it.
class Timeline : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Timeline)

public:
    explicit Timeline(Showing &showing, QWidget *parent = nullptr);

signals:
    void pointedAt(const QString &words); ///< what the pointer is over on the scrubber; empty when it is not

private:
    QComboBox *createStrideBox();
    QComboBox *createSpeedBox();
    QLabel *createPlace();
    QString placeWords(const Cursor &cursor) const;
    void showPlace();

    const Showing &m_showing;
    Playback &m_playback;
    QLabel *m_place = nullptr;
};

} // namespace halfplane
