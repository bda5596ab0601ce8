#include "support/clouds.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/shown/runner.h"

#include <QSignalSpy>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Too long for the moment in which a short run is computed.
Recipe longRecipe(std::uint64_t updates = 2'000'000)
{
    Recipe recipe;
    recipe.caps.updates = updates;
    return recipe;
}

/// All the studies that a runner tells of.
struct Told
{
    explicit Told(Runner &runner)
    {
        QObject::connect(&runner, &Runner::studyChanged, &context,
                         [this](const auto &study) { studies.push_back(study); });
    }

    bool isOver() const { return !studies.empty() && studies.back()->progress != Progress::Running; }

    std::vector<std::shared_ptr<const Study>> studies;
    QObject context;
};

} // namespace

class RunnerTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortRunIsThereAtOnce()
    {
        Runner runner;
        const Told told(runner);
        runner.take(oracleData("figure34.csv"), recipe("greedy"));
        QCOMPARE(told.studies.size(), std::size_t{1});
        const Study &study = *told.studies.front();
        QCOMPARE(study.progress, Progress::Finished);
        QCOMPARE(study.run->trace.updateCount(), std::uint64_t{49});
        QVERIFY(study.landscape->best.separable);
        QCOMPARE(study.losses->mistakes.back(), std::size_t{0});
        QVERIFY(study.evidence);
        QVERIFY(!runner.isBusy());
    }

    void withoutPointsThereIsNoRunAndNoTrouble()
    {
        Runner runner;
        const Told told(runner);
        runner.take({}, {});
        QCOMPARE(told.studies.front()->progress, Progress::Impossible);
        QVERIFY(told.studies.front()->trouble.empty());
        QVERIFY(!told.studies.front()->run);
    }

    void aRecipeThatDoesNotSuitThePointsSaysWhy()
    {
        Runner runner;
        const Told told(runner);
        runner.take({{1, 2, Label::Positive}}, recipe("fuzzy"));
        QCOMPARE(told.studies.front()->progress, Progress::Impossible);
        QVERIFY(told.studies.front()->trouble.find("both classes") != std::string::npos);
        QCOMPARE(told.studies.front()->points.size(), std::size_t{1});
    }

    void aLongRunBeginsAtOnceAndEndsLater()
    {
        Runner runner;
        const Told told(runner);
        runner.take(overlappingClouds(200), longRecipe());
        QCOMPARE(told.studies.front()->progress, Progress::Running);
        QVERIFY(told.studies.front()->run->trace.updateCount() > 0);
        QVERIFY(runner.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(told.isOver(), 60'000);
        const Study &study = *told.studies.back();
        QCOMPARE(study.progress, Progress::Finished);
        QCOMPARE(study.run->trace.updateCount(), std::uint64_t{2'000'000});
        QVERIFY(study.landscape && study.losses && study.evidence);
        QCOMPARE(study.losses->updates.back(), std::uint64_t{2'000'000});
        QVERIFY(!runner.isBusy());
        for (const auto &shown : told.studies) { // on the way it was the run's beginning
            const Trace &part = shown->run->trace;
            QVERIFY(part.updates().back() == study.run->trace.update(part.updateCount()));
        }
    }

    void aStoppedRunKeepsWhatItDid()
    {
        Runner runner;
        const Told told(runner);
        runner.take(overlappingClouds(200), longRecipe(Trainer::mostUpdates));
        runner.stop();
        QTRY_VERIFY_WITH_TIMEOUT(told.isOver(), 60'000);
        const Study &study = *told.studies.back();
        QCOMPARE(study.progress, Progress::Stopped);
        QVERIFY(study.run->trace.updateCount() > 0);
        QVERIFY(study.run->trace.updateCount() < Trainer::mostUpdates);
        QVERIFY(!study.run->trace.end());
        QVERIFY(study.losses);
        QVERIFY(!runner.isBusy());
    }

    /// With many points the losses take longer than training.
    void whoStopsARunThatIsOverWaitsForFewLosses()
    {
        Runner runner;
        const Told told(runner);
        constexpr std::uint64_t updates = 300'000;
        QObject::connect(&runner, &Runner::progressed, &runner, [&](quint64 made) {
            if (made == updates)
                runner.stop();
        });
        runner.take(overlappingClouds(100'000), longRecipe(updates));
        QTRY_VERIFY_WITH_TIMEOUT(told.isOver(), 60'000);
        const Study &study = *told.studies.back();
        QCOMPARE(study.progress, Progress::Finished);
        QCOMPARE(study.losses->size(), std::size_t{200});
        QCOMPARE(study.losses->updates.back(), updates);
        QVERIFY(study.evidence);
    }

    void anotherStudyReplacesTheOneUnderWay()
    {
        Runner runner;
        const Told told(runner);
        runner.take(overlappingClouds(200), longRecipe());
        runner.take(oracleData("figure34.csv"), recipe("standard"));
        QVERIFY(!runner.isBusy());
        const std::size_t before = told.studies.size();
        runner.take(overlappingClouds(100), longRecipe());
        QTRY_VERIFY_WITH_TIMEOUT(told.isOver(), 60'000);
        for (std::size_t i = before; i < told.studies.size(); ++i)
            QCOMPARE(told.studies[i]->points.size(), std::size_t{100});
    }

    void aRunnerCanGoAwayInTheMidstOfARun()
    {
        auto runner = std::make_unique<Runner>();
        const Told told(*runner);
        runner->take(overlappingClouds(200), longRecipe(Trainer::mostUpdates));
        runner.reset();
        QCoreApplication::processEvents();
        QCOMPARE(told.studies.size(), std::size_t{1});
    }

    void progressIsTold()
    {
        Runner runner;
        QSignalSpy progress(&runner, &Runner::progressed);
        runner.take(overlappingClouds(200), longRecipe());
        QTRY_VERIFY_WITH_TIMEOUT(!runner.isBusy(), 60'000);
        quint64 last = 0;
        QVERIFY(!progress.isEmpty());
        for (const auto &arguments : progress) {
            QVERIFY(arguments.front().toULongLong() >= last);
            last = arguments.front().toULongLong();
        }
    }
};

HALFPLANE_TEST(runner_test, RunnerTest, QCoreApplication)
#include "runner_test.moc"
