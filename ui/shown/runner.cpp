#include "ui/shown/runner.h"

#include "core/study/job.h"
#include "ui/shown/stop_flag.h"

#include <QElapsedTimer>

#include <algorithm>

namespace halfplane {

namespace {

constexpr double budget = 8; ///< milliseconds: what leaves time to draw within a frame
constexpr double slice = 40;
constexpr double firstReport = 120;
constexpr double reportGrowth = 1.6; ///< copies of a growing run then cost no more than a share of making it

double millisecondsOf(const QElapsedTimer &timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

/// Trains for about so long, in pieces of about a millisecond. True when the run has ended.
class TimedTraining
{
public:
    bool train(Job &job, double milliseconds, const std::stop_token &stop = {})
    {
        const StopFlag flag(stop);
        QElapsedTimer whole;
        whole.start();
        while (!job.hasEnded() && !stop.stop_requested() && millisecondsOf(whole) < milliseconds) {
            QElapsedTimer piece;
            piece.start();
            job.train(m_checks, flag.stop());
            const double taken = millisecondsOf(piece);
            if (taken < 0.5)
                m_checks *= 2;
            else if (taken > 2 && m_checks > least)
                m_checks /= 2;
        }
        return job.hasEnded();
    }

private:
    static constexpr std::uint64_t least = 64;
    std::uint64_t m_checks = least;
};

/// Freeing the memory of a long run takes a tenth of a second and more, and it may be the window that lets go
/// of it last: it does not wait for that.
std::shared_ptr<const Study> freedElsewhere(const std::shared_ptr<const Study> &study)
{
    constexpr std::uint64_t many = 100'000;
    if (study->run->trace.updateCount() < many)
        return study;
    auto shown = std::make_shared<Study>(*study);
    shown->run = std::shared_ptr<const Run>(study->run.get(), [run = study->run](const Run *) mutable {
        std::thread([last = std::move(run)] {}).detach();
    });
    return shown;
}

} // namespace

/// One thread's work. Stopping ends the training, or what refines the losses after it; abandoning also what
/// is between.
struct Runner::Task
{
    quint64 number = 0;
    std::atomic<bool> isTrained = false;
    std::stop_source training;
    std::stop_source refining;
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

void Runner::take(Dataset points, Recipe recipe)
{
    abandon();
    ++m_number;
    Job job(std::move(points), std::move(recipe), m_latest.get());
    if (!job.isPossible()) {
        setBusy(false);
        publish(job.study(Progress::Impossible));
        return;
    }
    if (TimedTraining().train(job, budget) && job.isSmall()) {
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
    if (!m_isBusy || m_tasks.empty())
        return;
    Task &task = *m_tasks.back();
    if (task.isTrained || !task.training.request_stop())
        task.refining.request_stop();
}

/// Nobody listens to the tasks there are any more; they end by themselves.
void Runner::abandon()
{
    for (const auto &task : m_tasks) {
        task->training.request_stop();
        task->refining.request_stop();
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
    const StopFlag everything(task.everything.get_token());
    TimedTraining training;
    double nextReport = firstReport;
    bool isSurveyed = false;
    while (!isAbandoned() && !training.train(job, slice, task.training.get_token())
           && !task.training.stop_requested()) {
        tellProgress(task, job);
        if (static_cast<double>(clock.elapsed()) < nextReport)
            continue;
        if (!isSurveyed)
            job.survey(everything.stop());
        isSurveyed = true;
        tell(task, job.study(Progress::Running));
        nextReport = static_cast<double>(clock.elapsed()) * reportGrowth;
    }
    if (isAbandoned())
        return;
    task.isTrained = true;
    tellProgress(task, job);
    job.survey(everything.stop());
    const StopFlag refining(task.refining.get_token());
    if (!isAbandoned())
        job.conclude(everything.stop(), refining.stop());
    if (!isAbandoned())
        tell(task, job.study(job.hasEnded() ? Progress::Finished : Progress::Stopped));
}

void Runner::tellProgress(const Task &task, const Job &job)
{
    QMetaObject::invokeMethod(
        this,
        [this, number = task.number, updates = quint64{job.updateCount()}] {
            if (number == m_number)
                emit progressed(updates);
        },
        Qt::QueuedConnection);
}

void Runner::tell(const Task &task, const std::shared_ptr<const Study> &study)
{
    QMetaObject::invokeMethod(
        this,
        [this, number = task.number, study = freedElsewhere(study)] {
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
