#include "core/picture/clipping.h"
#include "core/picture/outlines.h"
#include "support/run.h"
#include "support/studies.h"
#include "ui/basics/text.h"
#include "ui/panels/chart_panel.h"
#include "ui/shown/showing.h"

#include <QCheckBox>
#include <QTest>

#include <limits>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

struct ShownLosses
{
    explicit ShownLosses(const std::shared_ptr<const Study> &study, std::string_view id = "loss")
        : chart(*findChart(id), showing)
        , view(chart.findChild<ChartView *>())
    {
        chart.resize(500, 260);
        give(study);
        chart.setVisible(true);
        chart.grab();
    }

    void give(const std::shared_ptr<const Study> &study)
    {
        showing.inFocus().setStudy(study ? study : std::make_shared<Study>());
    }

    void drag(std::uint64_t update)
    {
        const QPoint place = view->placeOf(update);
        QMouseEvent event(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(view, &event);
    }

    Showing showing;
    Playback &playback = showing.playback();
    ChartPanel chart;
    ChartView *view;
};

/// The words in a picture, in turn.
QStringList wordsIn(const Picture &picture)
{
    QStringList result;
    for (const Instruction &instruction : picture.instructions) {
        if (const auto *words = std::get_if<Words>(&instruction))
            result << toText(words->text);
    }
    return result;
}

/// The lines of a part.
std::vector<Line> linesIn(const Picture &picture, std::string_view part)
{
    std::vector<Line> result;
    bool isIn = false;
    for (const Instruction &instruction : picture.instructions) {
        if (const auto *begun = std::get_if<Part>(&instruction))
            isIn = begun->id == part;
        else if (const auto *line = std::get_if<Line>(&instruction); line != nullptr && isIn)
            result.push_back(*line);
    }
    return result;
}

Series series(std::vector<double> values)
{
    Series result{.title = "α", .updates = {}, .values = std::move(values)};
    for (std::uint64_t k = 0; k < result.values.size(); ++k)
        result.updates.push_back(k);
    return result;
}

Chart chartOf(const std::vector<Series> &all)
{
    return {{400, 200}, all, all.front().updates.empty() ? 0 : all.front().updates.back(), 12};
}

} // namespace

class ChartPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void bothLossesAreDrawn()
    {
        ShownLosses shown(studyOf(greedyRun()));
        const Picture picture = shown.view->picture();
        QCOMPARE(linesIn(picture, "curve").size(), std::size_t{2});
        QVERIFY(wordsIn(picture).contains(u"0-1 loss"_s));
        QVERIFY(wordsIn(picture).contains(u"perceptron loss"_s));
        const QStringList words = wordsIn(picture);
        QVERIFY(words.contains(u"30"_s));
        QVERIFY(words.contains(u"update k = 49"_s) && words.contains(u"40"_s));
        for (const Line &line : linesIn(picture, "curve"))
            QCOMPARE(line.points.size(), 50);
    }

    void aSwitchTakesItsCurveAway()
    {
        ShownLosses shown(studyOf(greedyRun()));
        QList<QCheckBox *> switches = shown.chart.findChildren<QCheckBox *>();
        QVERIFY(!switches.takeLast()->isVisible()); // no point is held out
        QCOMPARE(switches.size(), 2);
        for (QCheckBox *box : switches) {
            QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
            QCOMPARE(linesIn(shown.view->picture(), "curve").size(), std::size_t{1});
            QTest::keyClick(box, Qt::Key_Space);
            QCOMPARE(linesIn(shown.view->picture(), "curve").size(), std::size_t{2});
        }
        for (QCheckBox *box : switches)
            QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(wordsIn(shown.view->picture()), QStringList(u"Nothing to draw yet"_s));
        QTest::mouseClick(shown.view, Qt::LeftButton, {}, {100, 80});
        QVERIFY(shown.playback.isAtStart());
    }

    void aProofSaysWhatItLacks()
    {
        const ShownLosses shown(studyOf(greedyRun()), "potential");
        const QString words = wordsIn(shown.view->picture()).join(u' ');
        QCOMPARE(words, u"The updates have unequal rates, which its proof does not allow."_s);
        QCOMPARE(shown.view->accessibleDescription(), words);
    }

    void aProofIsNamedAsItsRunIs()
    {
        ShownLosses shown(studyOf(greedyRun()), "squeeze");
        const auto names = [&chart = shown.chart] {
            QStringList result;
            for (const QCheckBox *box : chart.findChildren<QCheckBox *>())
                result << box->text();
            return result.join(u' ');
        };
        QCOMPARE(names(), u"‖w‖ γΣη R√Ση²"_s);
        shown.give(studyOf(finished(oracleData("figure34.csv"), recipe("standard"))));
        QCOMPARE(names(), u"‖w‖ kηγ √k ηR"_s);
        QVERIFY(wordsIn(shown.view->picture()).join(u' ').contains(u"they meet at k = (R/γ)² = 8"_s));
        QTest::mouseClick(shown.view, Qt::LeftButton, {}, shown.view->placeOf(31));
        QCOMPARE(shown.playback.cursor().update, quint64{31});
    }

    void itsMenuAsksForItsExport()
    {
        const ShownLosses shown(studyOf(greedyRun()), "margin");
        const ChartDescriptor *asked = nullptr;
        QObject::connect(&shown.chart, &ChartPanel::exportAsked,
                         [&](const ChartDescriptor &chart) { asked = &chart; });
        QCOMPARE(shown.chart.contextMenuPolicy(), Qt::ActionsContextMenu);
        shown.chart.actions().constFirst()->trigger();
        QCOMPARE(asked, findChart("margin"));
    }

    void clickingGoesThere()
    {
        ShownLosses shown(studyOf(greedyRun()));
        for (const std::uint64_t k : {12, 0, 49, 30}) {
            QTest::mouseClick(shown.view, Qt::LeftButton, {}, shown.view->placeOf(k));
            QCOMPARE(shown.playback.cursor().update, quint64{k});
        }
    }

    void draggingScrubs()
    {
        ShownLosses shown(studyOf(greedyRun()));
        QTest::mousePress(shown.view, Qt::LeftButton, {}, shown.view->placeOf(4));
        for (const std::uint64_t k : {9, 33, 21}) {
            shown.drag(k);
            QCOMPARE(shown.playback.cursor().update, quint64{k});
        }
    }

    void thePlayheadLineIsAtItsUpdate()
    {
        ShownLosses shown(studyOf(greedyRun()));
        shown.playback.seekUpdate(20);
        const auto lines = linesIn(shown.view->picture(), "playhead");
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(std::abs(lines.front().points.front().x - shown.view->placeOf(20).x()) < 1);
    }

    void wholeNumbersHaveNoFractionsBetween()
    {
        ShownLosses shown(studyOf(cyclingRun()));
        const QStringList words = wordsIn(shown.view->picture());
        for (const QString &number : {u"0"_s, u"2"_s, u"4"_s})
            QVERIFY(words.contains(number));
        QVERIFY(!words.contains(u"0.5"_s) && !words.contains(u"1.5"_s));
    }

    void gapsAreLeftWhereThereIsNoNumber()
    {
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Series> all{
            series({none, 1, 2, none, 3, 4, std::numeric_limits<double>::infinity()})};
        const auto lines = linesIn(chartPicture(chartOf(all)), "curve");
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0].points.size(), 2);
        QCOMPARE(lines[1].points.size(), 2);
        chartPlayhead(chartOf(all), 0, 3);
    }

    void moreSamplesThanPixelsKeepTheirExtremes()
    {
        std::vector<double> values(100'000, 1);
        values[50'000] = 100;
        values[70'001] = -50;
        const std::vector<Series> all{series(values)};
        const auto lines = linesIn(chartPicture(chartOf(all)), "curve");
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].points.size() < 4 * 400);
        const Box bounds = boundsOf(lines[0].points);
        QVERIFY(bounds.height > 100); // of a plot about 150 high
    }

    void numbersOfAnySizeHaveAnAxis_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("least");
        QTest::newRow("all zero") << 0.0 << 0.0;
        QTest::newRow("tiny") << 1e-300 << 0.0;
        QTest::newRow("the least double") << 5e-324 << 0.0;
        QTest::newRow("huge") << 1e300 << 0.0;
        QTest::newRow("the largest double") << std::numeric_limits<double>::max() << 0.0;
        QTest::newRow("both ways") << std::numeric_limits<double>::max()
                                   << std::numeric_limits<double>::lowest();
        QTest::newRow("negative only") << -1.0 << -1e9;
    }
    void numbersOfAnySizeHaveAnAxis()
    {
        QFETCH(double, largest);
        QFETCH(double, least);
        const std::vector<Series> all{series({largest, least, largest})};
        const Picture picture = chartPicture(chartOf(all));
        QVERIFY(wordsIn(picture).contains(u"0"_s));
        QVERIFY(wordsIn(picture).size() < 40);
        for (const Line &line : linesIn(picture, "curve")) {
            for (const Spot &point : line.points)
                QVERIFY(std::isfinite(point.y) && point.y > -1e6 && point.y < 1e6);
        }
    }

    void nothingIsDrawnOutsideThePicture_data()
    {
        QTest::addColumn<Size>("size");
        QTest::newRow("usual") << Size{320, 200};
        QTest::newRow("wide") << Size{1900, 120};
        QTest::newRow("narrow") << Size{180, 400};
    }
    void nothingIsDrawnOutsideThePicture()
    {
        QFETCH(Size, size);
        const auto study = studyOf(greedyRun());
        Series losses{.title = "perceptron loss",
                      .updates = study->losses->updates,
                      .values = study->losses->perceptron,
                      .axis = Series::Axis::Right};
        const std::vector<Series> all{losses};
        const Picture picture = chartPicture({size, all, 49, 12});
        for (const auto &line : linesIn(picture, "curve"))
            QVERIFY(Box({}, size).contains(boundsOf(line.points)));
    }

    /// Of lines that end close to each other, one of them on its way down.
    void wordsAtTheEndsCoverNoLine()
    {
        std::vector<Series> all;
        for (const int length : {58, 60, 58, 56}) {
            std::vector<double> values;
            for (int update = 0; update <= length; ++update)
                values.push_back(update % 4 == 0 ? 12 : 60 - update);
            values.back() = 0;
            all.push_back(series(values));
            all.back().end = std::to_string(length);
        }
        const Picture picture = chartPicture({{900, 160}, all, 60, 12});
        std::vector<Box> taken;
        for (const Instruction &instruction : picture.instructions) {
            const auto *words = std::get_if<Words>(&static_cast<const Shape &>(instruction));
            if (words == nullptr || !words->plate)
                continue;
            const Box box = shapeOf(*words).plate;
            QVERIFY(Box({}, picture.size).contains(box));
            for (const Line &line : linesIn(picture, "curve"))
                QVERIFY2(clippedPath(line.points, box).empty(), words->text.c_str());
            for (const Box &other : taken)
                QVERIFY(!box.intersects(other));
            taken.push_back(box);
        }
        QCOMPARE(taken.size(), all.size());
    }

    void everyStudyCanBeShown_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::newRow("null") << std::shared_ptr<const Study>();
        QTest::newRow("nothing") << std::make_shared<const Study>();
        QTest::newRow("impossible") << impossibleStudy();
        QTest::newRow("without updates") << studyOf(runOfNoUpdates());
        QTest::newRow("cycling") << studyOf(cyclingRun());
        QTest::newRow("losses not known") << bareStudyOf(greedyRun());
    }
    void everyStudyCanBeShown()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        ShownLosses shown(studyOf(greedyRun()));
        shown.playback.toEnd();
        shown.drag(49);
        shown.give(study);
        for (int x = 0; x < shown.view->width(); x += 11)
            QTest::mouseClick(shown.view, Qt::LeftButton, {}, {x, 40});
        for (const QSize size : {QSize(1, 1), QSize(60, 400), QSize(2500, 30)}) {
            shown.chart.resize(size);
            QVERIFY(!shown.chart.grab().isNull());
        }
    }
};

HALFPLANE_TEST(chart_panel_test, ChartPanelTest, QApplication)
#include "chart_panel_test.moc"
