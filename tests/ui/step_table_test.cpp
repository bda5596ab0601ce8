#include "support/run.h"
#include "support/studies.h"
#include "ui/panels/step_table.h"
#include "ui/shown/showing.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct ShownSteps
{
    explicit ShownSteps(std::shared_ptr<const Study> theStudy)
        : study(std::move(theStudy))
        , table(showing)
    {
        table.resize(600, 300);
        table.setVisible(true);
        give(study);
    }

    void give(const std::shared_ptr<const Study> &next)
    {
        study = next;
        showing.inFocus().setStudy(next ? next : std::make_shared<Study>());
        table.grab();
    }

    QPoint placeOf(int row)
    {
        const QModelIndex index = table.model()->index(row, 2);
        table.scrollTo(index);
        return table.visualRect(index).center();
    }

    QString text(int row, int column) const { return table.model()->index(row, column).data().toString(); }

    std::shared_ptr<const Study> study;
    Showing showing;
    Playback &playback = showing.playback();
    StepTable table;
};

/// A run as long as can be, made up: nobody waits for a real one.
Run endlessRun(std::uint64_t updates)
{
    Run run = cyclingRun();
    run.trace.reopen();
    for (std::uint64_t k = run.trace.updateCount() + 1; k <= updates; ++k)
        run.trace.append(std::array{1.0, 2.0}, 1, 2 * k, 0);
    return run;
}

} // namespace

class StepTableTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsAnUpdate()
    {
        ShownSteps shown(studyOf(greedyRun()));
        QCOMPARE(shown.table.model()->rowCount(), 50);
        QCOMPARE(shown.text(0, 2), u"start"_s);
        QCOMPARE(shown.text(0, 8), u"80"_s);
        const QStringList second{u"2"_s, u"1"_s,     u"x₂"_s,    u"−1"_s, u"−34.9"_s,
                                 u"1"_s, u"−5.37"_s, u"−6.21"_s, u"17"_s};
        for (int column = 0; column < second.size(); ++column)
            QCOMPARE(shown.text(2, column), second[column]);
    }

    void weightsHaveAColumnEach_data()
    {
        QTest::addColumn<Space>("space");
        QTest::addColumn<QString>("names");
        QTest::newRow("origin") << Space::Origin << u"w₁ w₂ wrong"_s;
        QTest::newRow("bias") << Space::Bias << u"w₁ w₂ b wrong"_s;
        QTest::newRow("circle") << Space::Circle << u"w₁ w₂ w₃ b wrong"_s;
    }
    void weightsHaveAColumnEach()
    {
        QFETCH(Space, space);
        ShownSteps shown(studyOf(oracleData("figure34.csv"), recipe("standard", {}, space)));
        QStringList names;
        for (int column = 6; column < shown.table.model()->columnCount(); ++column)
            names << shown.table.model()->headerData(column, Qt::Horizontal).toString();
        QTEST(names.join(u' '), "names");
    }

    void modelsKeepTheirPromises()
    {
        StepModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setStudy(studyOf(greedyRun()));
        model.setStudy(studyOf(cyclingRun()));
        model.setStudy(studyOf(oracleData("figure34.csv"), recipe("standard")));
        model.setStudy(studyOf(oracleData("figure34.csv"), recipe("standard", {}, Space::Bias)));
        model.setStudy(impossibleStudy());
        model.setStudy(nullptr);
        model.setStudy(studyOf(runOfNoUpdates()));
        QCOMPARE(model.rowCount(), 1);
    }

    void clickingARowGoesThere()
    {
        ShownSteps shown(studyOf(greedyRun()));
        for (const int row : {5, 40, 0, 49}) {
            const QPoint place = shown.placeOf(row);
            QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(shown.playback.cursor().update, static_cast<quint64>(row));
        }
    }

    void keysGoFromRowToRow()
    {
        ShownSteps shown(studyOf(greedyRun()));
        QTest::keyClick(&shown.table, Qt::Key_Down);
        QTest::keyClick(&shown.table, Qt::Key_Down);
        QCOMPARE(shown.playback.cursor().update, quint64{2});
        QTest::keyClick(&shown.table, Qt::Key_Up);
        QCOMPARE(shown.playback.cursor().update, quint64{1});
    }

    void theCurrentRowFollowsThePlayhead()
    {
        ShownSteps shown(studyOf(greedyRun()));
        QCOMPARE(shown.table.currentIndex().row(), 0);
        shown.playback.stepForward();
        QCOMPARE(shown.table.currentIndex().row(), 1);
        QCOMPARE(shown.playback.tween(), 0.0); // the table has not moved it again
        shown.playback.seekUpdate(33);
        QCOMPARE(shown.table.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(shown.table.selectionModel()->selectedRows().first().row(), 33);
    }

    /// Before w moves it is the update that is asked for.
    void aPointThatIsAskedHasTheRowOfItsUpdate()
    {
        ShownSteps shown(studyOf(greedyRun()));
        for (const std::uint64_t k : {2U, 7U, 49U}) {
            shown.playback.seek(askedCursor(shown.study->run->trace, k));
            QVERIFY(shown.showing.moment()->isAsked());
            QCOMPARE(shown.table.currentIndex().row(), static_cast<int>(k));
            QVERIFY(shown.showing.moment()->isAsked());
        }
    }

    void theCurrentRowIsKeptInView()
    {
        ShownSteps shown(studyOf(greedyRun()));
        for (const int row : {49, 0, 25}) {
            shown.playback.seekUpdate(static_cast<quint64>(row));
            const QRect place = shown.table.visualRect(shown.table.model()->index(row, 0));
            QVERIFY(shown.table.viewport()->rect().contains(place.center()));
        }
    }

    void aLaterCheckKeepsItsUpdatesRow()
    {
        ShownSteps shown(studyOf(greedyRun()));
        shown.playback.toEnd();
        QCOMPARE(shown.table.currentIndex().row(), 49);
        QVERIFY(shown.playback.cursor().idleChecks > 0);
        const QPoint place = shown.placeOf(49);
        QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, place);
        QVERIFY((shown.playback.cursor() == Cursor{49, 0}));
    }

    void severalRowsCanBeChosenAndCopied()
    {
        ShownSteps shown(studyOf(greedyRun()));
        QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, shown.placeOf(1));
        QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ShiftModifier, shown.placeOf(3));
        QCOMPARE(shown.table.selectionModel()->selectedRows().size(), 3);
        QTest::keyClick(&shown.table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], u"k\tsweep\tpoint\tclass\ty⟨w, x⟩\trate\tw1\tw2\twrong"_s);
        QVERIFY(lines[1].startsWith(u"1\t1\t1\t+1\t0\t0.5\t"_s));
        QVERIFY(lines[2].startsWith(u"2\t1\t2\t-1\t"_s));
    }

    void copiedNumbersReadBackTheSame()
    {
        ShownSteps shown(studyOf(greedyRun()));
        const Run &run = *shown.study->run;
        const QAbstractItemModel &model = *shown.table.model();
        for (int row = 1; row < model.rowCount(); ++row) {
            const auto exact = [&model, row](int column) {
                return model.index(row, column).data(StepModel::exactRole).toString().toDouble();
            };
            const auto k = static_cast<std::uint64_t>(row);
            QVERIFY(exact(6) == run.trace.weights(k)[0] && exact(7) == run.trace.weights(k)[1]);
            QVERIFY(exact(4) == run.reflected().score(run.trace.weights(k - 1), run.trace.update(k).point));
            QCOMPARE(exact(8), static_cast<double>(shown.study->losses->mistakes[k]));
        }
    }

    void aHiddenTableKeepsNoRun()
    {
        ShownSteps shown(studyOf(greedyRun()));
        shown.table.setVisible(false);
        QCOMPARE(shown.table.model()->rowCount(), 0);
        shown.give(studyOf(cyclingRun()));
        shown.playback.toEnd();
        QCOMPARE(shown.table.model()->rowCount(), 0);
    }

    void aTableShownLaterIsUpToDate()
    {
        ShownSteps shown(studyOf(greedyRun()));
        shown.table.setVisible(false);
        shown.playback.seekUpdate(44);
        shown.table.setVisible(true);
        QCOMPARE(shown.table.currentIndex().row(), 44);
        QCOMPARE(shown.playback.cursor().update, quint64{44});
    }

    void aRunThatGrowsKeepsTheView()
    {
        ShownSteps shown(studyOf(endlessRun(300), Progress::Running));
        shown.playback.seekUpdate(150);
        shown.table.grab();
        const int top = shown.table.rowAt(0);
        QSignalSpy reset(shown.table.model(), &QAbstractItemModel::modelReset);
        shown.give(studyOf(endlessRun(900), Progress::Running));
        QCOMPARE(shown.table.model()->rowCount(), 901);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(shown.table.rowAt(0), top);
        QCOMPARE(shown.table.currentIndex().row(), 150);
    }

    void longRunsAreFetchedAsNeeded()
    {
        const Run run = endlessRun(1'000'000);
        auto study = std::make_shared<Study>(*bareStudyOf(run));
        ShownSteps shown(study);
        QVERIFY(shown.table.model()->rowCount() < 300'000);
        QVERIFY(shown.table.model()->canFetchMore({}));
        shown.playback.seekUpdate(800'000);
        QCOMPARE(shown.table.currentIndex().row(), 800'000);
        QCOMPARE(shown.text(800'000, 0), u"800\u202f000"_s);
        shown.playback.toEnd();
        QCOMPARE(shown.table.currentIndex().row(), 1'000'000);
        QVERIFY(!shown.table.model()->canFetchMore({}));
    }

    void everyStudyCanBeShown_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::addColumn<int>("rows");
        QTest::newRow("null") << std::shared_ptr<const Study>() << 0;
        QTest::newRow("nothing") << std::make_shared<const Study>() << 0;
        QTest::newRow("impossible") << impossibleStudy() << 0;
        QTest::newRow("without updates") << studyOf(runOfNoUpdates()) << 1;
        QTest::newRow("cycling") << studyOf(cyclingRun()) << 3;
        QTest::newRow("losses not known") << bareStudyOf(greedyRun()) << 50;
    }
    void everyStudyCanBeShown()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownSteps shown(studyOf(greedyRun()));
        shown.playback.toEnd();
        shown.give(study);
        QTEST(shown.table.model()->rowCount(), "rows");
        QTest::keyClick(&shown.table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&shown.table, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&shown.table, Qt::Key_End, Qt::ControlModifier);
        shown.give(studyOf(greedyRun()));
        QCOMPARE(shown.table.model()->rowCount(), 50);
    }
};

HALFPLANE_TEST(step_table_test, StepTableTest, QApplication)
#include "step_table_test.moc"
