#pragma once

#include "core/study/study.h"

#include <QObject>

#include <list>
#include <thread>

namespace halfplane {

class Job;

/// Makes a study of points and a recipe: at once where that takes but a moment, otherwise in the background,
/// showing what is computed on the way. Only the study asked for last is ever shown.
class Runner : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Runner)

public:
    explicit Runner(QObject *parent = nullptr);
    ~Runner() override; ///< stops what is going on and waits for it

    /// When it returns, studyChanged has told at least of the points and the first updates.
    void take(Dataset points, Recipe recipe);

    bool isBusy() const { return m_isBusy; }

public slots:
    /// The run ends where it is, and what it did so far is kept; one that has ended is shown with fewer
    /// losses.
    void stop();

signals:
    void studyChanged(const std::shared_ptr<const halfplane::Study> &study);
    void progressed(quint64 updates);
    void busyChanged(bool isBusy);

private:
    struct Task;

    void goOnInBackground(Job job);
    void work(Task &task, Job &job);
    void tell(const Task &task, const std::shared_ptr<const Study> &study);
    void tellProgress(const Task &task, const Job &job);
    void publish(std::shared_ptr<const Study> study);
    void release(const Task *task);
    void setBusy(bool isBusy);
    void abandon();

    std::list<std::unique_ptr<Task>> m_tasks; ///< the last is the one that is listened to
    std::shared_ptr<const Study> m_latest; ///< that has been told
    quint64 m_number = 0;
    bool m_isBusy = false;
};

} // namespace halfplane
