#include "core/theorems/registry.h"
#include "support/run.h"
#include "support/studies.h"
#include "ui/basics/text.h"
#include "ui/panels/theorem_list.h"
#include "ui/shown/showing.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct ShownTheorems
{
    explicit ShownTheorems(const std::shared_ptr<const Study> &study)
        : list(showing)
    {
        list.resize(320, 500);
        list.setVisible(true);
        give(study);
    }

    void give(const std::shared_ptr<const Study> &study)
    {
        showing.inFocus().setStudy(study ? study : std::make_shared<Study>());
        settle();
    }

    /// Lets the list do what it does by itself once the hand that steps has left.
    void settle()
    {
        QTRY_VERIFY(list.isUpToDate());
        QCoreApplication::processEvents();
        list.grab();
    }

    const TheoremModel &model() const { return *static_cast<const TheoremModel *>(list.model()); }

    int heightOf(int row) const { return list.visualRect(list.model()->index(row, 0)).height(); }
    int heightOfAll() const
    {
        int sum = 0;
        for (int row = 0; row < list.model()->rowCount(); ++row)
            sum += heightOf(row);
        return sum;
    }

    Showing showing;
    Playback &playback = showing.playback();
    TheoremList list;
};

std::vector<const TheoremDescriptor *> concerned(const Study &study)
{
    std::vector<const TheoremDescriptor *> result;
    for (const TheoremDescriptor *theorem : theorems()) {
        if (theorem->concerns(*study.run->descriptor, study.recipe.space))
            result.push_back(theorem);
    }
    std::ranges::stable_partition(result, &TheoremDescriptor::isMistakeBound);
    result.push_back(&separationTheorem);
    return result;
}

Run fuzzyRun() { return finished(oracleData("theorem22.csv"), recipe("fuzzy")); }
Run marginRun() { return finished(oracleData("theorem24.csv"), recipe("margin-fuzzy")); }
Run circleRun() { return finished(oracleData("circle.csv"), recipe("standard", {}, Space::Circle)); }

} // namespace

class TheoremListTest : public QObject
{
    Q_OBJECT

private slots:
    void verdictsAreThoseOfTheTheorems_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("greedy") << studyOf(greedyRun());
        QTest::newRow("fuzzy, a bound that is exceeded") << studyOf(fuzzyRun());
        QTest::newRow("margin-fuzzy, a run that never ends") << studyOf(marginRun());
        QTest::newRow("circle") << studyOf(circleRun());
        QTest::newRow("without updates") << studyOf(runOfNoUpdates());
        QTest::newRow("cycling") << studyOf(cyclingRun());
    }
    void verdictsAreThoseOfTheTheorems()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownTheorems shown(study);
        const auto expected = concerned(*study);
        const std::uint64_t last = study->run->trace.updateCount();
        for (const std::uint64_t k : {std::uint64_t{0}, std::min<std::uint64_t>(1, last), last / 2, last}) {
            shown.playback.seekUpdate(k);
            shown.settle();
            QCOMPARE(shown.model().rowCount(), static_cast<int>(expected.size()));
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const Finding finding = expected[i]->at(*study->evidence, k);
                const int row = static_cast<int>(i);
                QVERIFY(&shown.model().theorem(row) == expected[i]);
                QCOMPARE(shown.model().finding(row)->verdict, finding.verdict);
                QCOMPARE(shown.model().finding(row)->reason(), finding.reason());
            }
        }
    }

    void aHiddenListJudgesNothing()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        QSignalSpy judged(shown.list.model(), &QAbstractItemModel::dataChanged);
        QSignalSpy filled(shown.list.model(), &QAbstractItemModel::modelReset);
        shown.list.setVisible(false);
        shown.playback.seekUpdate(9);
        const auto study = studyOf(fuzzyRun());
        shown.give(study);
        QCOMPARE(judged.size() + filled.size(), 0);
        shown.list.setVisible(true);
        shown.settle();
        QCOMPARE(judged.size(), 1);
        QCOMPARE(shown.model().finding(0)->reason(),
                 concerned(*study)[0]->at(*study->evidence, shown.playback.cursor().update).reason());
    }

    void severalStepsInOneTurnAreJudgedOnce()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        QSignalSpy judged(shown.list.model(), &QAbstractItemModel::dataChanged);
        for (int i = 0; i < 20; ++i)
            shown.playback.stepForward();
        shown.settle();
        QCOMPARE(judged.size(), 1);
    }

    void theChosenRowShowsMoreAndStaysChosen()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        const int before = shown.heightOf(3);
        QTest::mouseClick(shown.list.viewport(), Qt::LeftButton, {},
                          shown.list.visualRect(shown.list.model()->index(3, 0)).center());
        shown.settle();
        QVERIFY(shown.heightOf(3) > before);
        shown.give(studyOf(greedyRun())); // the same theorems
        QCOMPARE(shown.list.selectionModel()->selectedRows().value(0).row(), 3);
        QTest::keyClick(&shown.list, Qt::Key_Down);
        shown.settle();
        QCOMPARE(shown.heightOf(3), before);
    }

    void aClickAndEnterOpenATheorem()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        std::vector<std::string_view> opened;
        QObject::connect(&shown.list, &TheoremList::opened,
                         [&](const TheoremDescriptor &theorem) { opened.push_back(theorem.id); });
        QTest::mouseClick(shown.list.viewport(), Qt::LeftButton, {},
                          shown.list.visualRect(shown.list.model()->index(1, 0)).center());
        QTest::keyClick(&shown.list, Qt::Key_Up);
        QTest::keyClick(&shown.list, Qt::Key_Return);
        QVERIFY((opened == std::vector<std::string_view>{"18", "9"}));
    }

    void theStatementIsTheOneThatIsJudged()
    {
        Recipe away = recipe("standard");
        away.start = {1, 1};
        const auto study = studyOf(finished(oracleData("figure34.csv"), away));
        ShownTheorems shown(study);
        QCOMPARE(toText(shown.model().statement(0)), u"k ≤ the root of ηkγ + ⟨w₀, θ*⟩ = √(‖w₀‖² + kη²R²)"_s);
        shown.give(studyOf(greedyRun()));
        QCOMPARE(toText(shown.model().statement(0)), u"k ≤ (R/γ)²"_s);
    }

    void rowsAreAsHighAsTheirWordsNeed()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        shown.list.resize(380, 3000);
        QTRY_COMPARE(shown.list.visualRect(shown.list.model()->index(0, 0)).width(),
                     shown.list.viewport()->width());
        const int wide = shown.heightOfAll();
        shown.list.resize(220, 3000);
        QTRY_VERIFY(shown.heightOfAll() > wide);
        for (int row = 1; row < shown.model().rowCount(); ++row) // none covers another
            QVERIFY(shown.list.visualRect(shown.list.model()->index(row, 0)).top()
                    > shown.list.visualRect(shown.list.model()->index(row - 1, 0)).bottom());
    }

    void fiveFitIntoTheUsualHeight_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("standard") << studyOf(finished(oracleData("figure34.csv"), recipe("standard")));
        QTest::newRow("greedy") << studyOf(greedyRun());
    }
    void fiveFitIntoTheUsualHeight()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownTheorems shown(study);
        int height = 0;
        for (int row = 0; row < 5; ++row)
            height += shown.heightOf(row);
        constexpr int between = 70; // margins of the rows
        QVERIFY(height <= 12 * shown.list.fontMetrics().height() + between);
    }

    void boundsOfTheUpdatesComeFirst()
    {
        const auto ids = [](const TheoremModel &model) {
            QStringList result;
            for (int row = 0; row < 3; ++row)
                result << toText(model.theorem(row).id);
            return result;
        };
        ShownTheorems shown(studyOf(greedyRun()));
        QCOMPARE(ids(shown.model()), QStringList({u"9"_s, u"18"_s, u"6"_s}));
        shown.give(studyOf(fuzzyRun()));
        QCOMPARE(ids(shown.model()), QStringList({u"9"_s, u"22"_s, u"22-corrected"_s}));
    }

    void rowsKeepTheirHeightFromStepToStep()
    {
        ShownTheorems shown(studyOf(greedyRun()));
        std::vector<int> heights;
        for (int row = 0; row < shown.model().rowCount(); ++row)
            heights.push_back(shown.heightOf(row));
        shown.playback.seekUpdate(17);
        shown.settle();
        for (int row = 0; row < shown.model().rowCount(); ++row)
            QCOMPARE(shown.heightOf(row), heights[static_cast<std::size_t>(row)]);
    }

    void modelsKeepTheirPromises()
    {
        TheoremModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (const auto &study :
             {studyOf(greedyRun()), studyOf(fuzzyRun()), impossibleStudy(), std::shared_ptr<const Study>(),
              bareStudyOf(greedyRun()), studyOf(circleRun())}) {
            model.setStudy(study);
            model.judge(3);
            model.judge(1'000'000'000);
        }
        QVERIFY(model.rowCount() > 0);
    }

    void wordsSayTheVerdictWithoutColour()
    {
        ShownTheorems shown(studyOf(fuzzyRun()));
        shown.playback.toEnd();
        shown.settle();
        QStringList spoken;
        for (int row = 0; row < shown.model().rowCount(); ++row)
            spoken << shown.model().index(row).data(Qt::AccessibleTextRole).toString();
        const QString all = spoken.join(u'\n');
        QVERIFY(all.contains(u"as printed, Theorem 22: k ≤ (R/γ*)²"_s));
        QVERIFY(all.contains(u"exceeded: "_s) && all.contains(u"holds: "_s)
                && all.contains(u"does not apply: "_s));
    }

    void everyStudyCanBeShown_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("null") << std::shared_ptr<const Study>();
        QTest::newRow("nothing") << std::make_shared<const Study>();
        QTest::newRow("impossible") << impossibleStudy();
        QTest::newRow("no evidence yet") << bareStudyOf(greedyRun());
    }
    void everyStudyCanBeShown()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownTheorems shown(studyOf(greedyRun()));
        QTest::keyClick(&shown.list, Qt::Key_Down);
        shown.give(study);
        QCOMPARE(shown.model().rowCount(), 0);
        shown.playback.stepForward();
        shown.settle();
        shown.give(studyOf(greedyRun()));
        QVERIFY(shown.model().rowCount() > 0);
    }
};

HALFPLANE_TEST(theorem_list_test, TheoremListTest, QApplication)
#include "theorem_list_test.moc"
