#include "support/clouds.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/shown/trial_threads.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace std::chrono_literals;

namespace {

Trials trialsOf(const Dataset &points, std::size_t count, std::uint64_t cap)
{
    Trials trials(points, Seeds{1, count});
    for (const std::string variant : {"standard", "greedy"}) {
        if (const auto failure = trials.add(capped(recipe(variant), cap)))
            qFatal("%s", failure->message.c_str());
    }
    return trials;
}

/// Runs on these points last as long as they may.
Trials endlessTrials(std::size_t count) { return trialsOf(overlappingClouds(5'000), count, 10'000'000); }

} // namespace

class TrialThreadsTest : public QObject
{
    Q_OBJECT

private slots:
    void anyNumberOfThreadsFindsTheSame()
    {
        for (const std::size_t count : {1U, 3U, 4U, 101U}) {
            Trials trials = trialsOf(overlappingClouds(40), count, 300);
            Outcomes expected = trials.noneYet();
            trials.carryOut(0, count, expected);
            for (const unsigned number : {0U, 1U, 2U, 3U, 7U}) {
                TrialThreads threads(trials, {.threads = number});
                QVERIFY(threads.waitFor(1min));
                QCOMPARE(threads.known(), count);
                QVERIFY(threads.outcomes() == expected);
            }
        }
    }

    /// Looked at from several threads while others go on.
    void whatIsKnownHasNoGap()
    {
        Trials trials = trialsOf(overlappingClouds(40), 400, 300);
        Outcomes expected = trials.noneYet();
        trials.carryOut(0, 400, expected);
        TrialThreads threads(trials, {.threads = 3});
        const auto isAsExpected = [&] {
            const auto known = static_cast<std::ptrdiff_t>(threads.known());
            return std::equal(threads.outcomes()[1].begin(), threads.outcomes()[1].begin() + known,
                              expected[1].begin());
        };
        std::atomic<bool> other = true;
        {
            const std::jthread looking([&] {
                while (!threads.haveEnded())
                    other = other && isAsExpected();
            });
            while (!threads.waitFor(1ms))
                QVERIFY(isAsExpected());
        }
        QVERIFY(other);
        QCOMPARE(threads.known(), std::size_t{400});
    }

    void aStopIsFeltInTheMidstOfARun()
    {
        TrialThreads threads(endlessTrials(100), {.threads = 2});
        QVERIFY(!threads.waitFor(1ms));
        threads.stop();
        QVERIFY(threads.waitFor(1min));
        QVERIFY(threads.known() < 100);
    }

    /// They are gone when it returns: their end has been told.
    void threadsCanGoAwayInTheMidstOfARun()
    {
        for (const unsigned number : {1U, 3U}) {
            std::atomic<int> told = 0;
            std::optional<TrialThreads> threads;
            threads.emplace(endlessTrials(100),
                            TrialThreads::Order{.threads = number, .tell = [&] { ++told; }});
            QVERIFY(!threads->haveEnded());
            const int before = told;
            threads.reset();
            QVERIFY(told > before);
        }
    }
};

HALFPLANE_TEST(trial_threads_test, TrialThreadsTest)
#include "trial_threads_test.moc"
