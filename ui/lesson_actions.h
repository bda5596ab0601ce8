#pragma once

#include <QAction>
#include <QObject>

class QMenu;

namespace halfplane {

class Filing;
class LessonGuide;
class Showing;

/// What menus and keys do with lessons: the way through the one that is given, those that come with the
/// program, and writing one from what is shown.
class LessonActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonActions)

public:
    /// The parts of a window that lessons are shown in and written from.
    struct Surroundings
    {
        QWidget &window;
        Showing &showing;
        Filing &filing;
        LessonGuide &guide;
    };

    explicit LessonActions(const Surroundings &around);

    void fill(QMenu &menu);

signals:
    void told(const QString &trouble);
    void noted(const QString &note);

private:
    QAction *add(const QString &id, const QString &text, const QString &tip, const QKeySequence &key);
    void addMoment();
    void beginLesson();
    bool append(const QString &path, const std::string &before, const std::string &moment);
    void refresh();

    Surroundings m_around;
    QList<QAction *> m_ways; ///< on and back
    QAction *m_restore;
    QAction *m_leave;
    QAction *m_begin;
    QAction *m_add;
};

} // namespace halfplane
