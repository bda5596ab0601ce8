#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;
class QToolButton;

namespace halfplane {

class LessonGuide;

/// The way through a lesson: back, all of its moments as a list, and on; and back to the lesson from what the
/// user has changed. Hidden while no lesson is given.
class LessonFoot : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonFoot)

public:
    explicit LessonFoot(LessonGuide &guide, QWidget *parent = nullptr);

private:
    void listMoments();
    void follow();

    LessonGuide &m_guide;
    QProgressBar *m_progress;
    QPushButton *m_back;
    QToolButton *m_moments;
    QPushButton *m_next;
    QPushButton *m_restore;
};

} // namespace halfplane
