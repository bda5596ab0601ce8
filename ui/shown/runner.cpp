#include "ui/shown/runner.h"

#include "ui/shown/job.h"

#include <QElapsedTimer>

#include <algorithm>

namespace halfplane {

namespace {

constexpr double budget = 8; ///< milliseconds: what leaves time to draw within a frame
constexpr double slice = 40;
constexpr double firstReport = 120;
constexpr double reportGrowth = 1.6; ///< copies of a growing run then cost no more than a share of making it

} // namespace

/// One thread's work. Stopping ends the training; abandoning also what would follow.
struct Runner::Task
{
    quint64 number = 0;
    std::stop_source training;
    std::stop_source everything;
    std::jthread thread;
};

Runner::Runner(QObject *parent)
    : QObject(parent)
{
}

Runner::~Runner()
{
    abandon();
    m_tasks.clear(); // joins
}

void Runner::study(Dataset points, Recipe recipe)
{
    abandon();
    ++m_number;
    Job job(std::move(points), std::move(recipe), m_latest.get());
    if (!job.isPossible()) {
        setBusy(false);
        publish(job.study(Progress::Impossible));
        return;
    }
    if (job.train(budget) && job.isSmall()) {
        job.survey();
        job.conclude();
        setBusy(false);
        publish(job.study(Progress::Finished));
        return;
    }
    setBusy(true);
    publish(job.study(job.hasEnded() ? Progress::Finished : Progress::Running));
    goOnInBackground(std::move(job));
}

void Runner::stop()
{
    if (m_isBusy && !m_tasks.empty())
        m_tasks.back()->training.request_stop();
}

/// Nobody listens to the tasks there are any more; they end by themselves.
void Runner::abandon()
{
    for (const auto &task : m_tasks) {
        task->training.request_stop();
        task->everything.request_stop();
    }
}

void Runner::goOnInBackground(Job job)
{
    Task &task = *m_tasks.emplace_back(std::make_unique<Task>());
    task.number = m_number;
    task.thread = std::jthread([this, &task, job = std::move(job)]() mutable {
        work(task, job);
        QMetaObject::invokeMethod(
            this, [this, &task] { release(&task); }, Qt::QueuedConnection);
    });
}

void Runner::work(Task &task, Job &job)
{
    const auto isAbandoned = [&] { return task.everything.stop_requested(); };
    QElapsedTimer clock;
    clock.start();
    double nextReport = firstReport;
    bool isSurveyed = false;
    while (!isAbandoned() && !job.train(slice, task.training.get_token())
           && !task.training.stop_requested()) {
        const quint64 updates = job.updateCount();
        QMetaObject::invokeMethod(
            this,
            [this, number = task.number, updates] {
                if (number == m_number)
                    emit progressed(updates);
            },
            Qt::QueuedConnection);
        if (static_cast<double>(clock.elapsed()) < nextReport)
            continue;
        if (!isSurveyed)
            job.survey(task.everything.get_token());
        isSurveyed = true;
        tell(task, job.study(Progress::Running));
        nextReport = static_cast<double>(clock.elapsed()) * reportGrowth;
    }
    if (isAbandoned())
        return;
    job.survey(task.everything.get_token());
    if (!isAbandoned())
        job.conclude(task.everything.get_token());
    if (!isAbandoned())
        tell(task, job.study(job.hasEnded() ? Progress::Finished : Progress::Stopped));
}

void Runner::tell(const Task &task, std::shared_ptr<const Study> study)
{
    QMetaObject::invokeMethod(
        this,
        [this, number = task.number, study = std::move(study)] {
            if (number != m_number)
                return;
            if (study->progress != Progress::Running)
                setBusy(false);
            publish(study);
        },
        Qt::QueuedConnection);
}

void Runner::publish(std::shared_ptr<const Study> study)
{
    m_latest = study;
    emit studyChanged(study);
}

void Runner::release(const Task *task)
{
    std::erase_if(m_tasks, [&](const auto &other) { return other.get() == task; });
}

void Runner::setBusy(bool isBusy)
{
    if (isBusy == m_isBusy)
        return;
    m_isBusy = isBusy;
    emit busyChanged(isBusy);
}

} // namespace halfplane
