#include "core/picture/scrubber_picture.h"
#include "support/run.h"
#include "support/studies.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Size usualSize{900, 40};

/// The instructions of a part.
template <class Kind>
std::vector<Kind> allIn(const Picture &picture, std::string_view part)
{
    std::vector<Kind> result;
    bool isIn = false;
    for (const Instruction &instruction : picture.instructions) {
        if (const auto *begun = std::get_if<Part>(&instruction))
            isIn = begun->id == part;
        else if (const auto *wanted = std::get_if<Kind>(&instruction); wanted != nullptr && isIn)
            result.push_back(*wanted);
    }
    return result;
}

Picture pictureOf(const Study &study, Size size = usualSize)
{
    return scrubberPicture(&study, scrubberLayout(&study, size));
}

Run cappedRun(std::uint64_t updates)
{
    Recipe capped = recipe("greedy");
    capped.caps.updates = updates;
    return finished(oracleData("overlap.csv"), capped);
}

Run unfinishedRun(std::uint64_t updates)
{
    Run run = cappedRun(updates);
    run.trace.reopen();
    run.recipe.caps.updates = 100'000;
    return run;
}

} // namespace

class ScrubberPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void everyUpdateHasItsPlace_data()
    {
        QTest::addColumn<quint64>("last");
        QTest::newRow("only the start") << quint64{0};
        QTest::newRow("one update") << quint64{1};
        QTest::newRow("a few") << quint64{49};
        QTest::newRow("as many as pixels") << quint64{899};
    }
    void everyUpdateHasItsPlace()
    {
        QFETCH(quint64, last);
        const UpdateAxis axis{2, 876, last};
        for (std::uint64_t k = 0; k <= last; ++k)
            QCOMPARE(axis.updateAt(axis.centreOf(k)), k);
        QCOMPARE(axis.updateAt(-1000), std::uint64_t{0});
        QCOMPARE(axis.updateAt(1e9), last);
        QCOMPARE((UpdateAxis{5, 5, last}.updateAt(5)), std::uint64_t{0});
    }

    void barsAreAsHighAsTheLosses()
    {
        const auto study = studyOf(greedyRun());
        const ScrubberLayout layout = scrubberLayout(study.get(), usualSize);
        const auto bars = allIn<Area>(pictureOf(*study), "losses");
        QCOMPARE(bars.size(), std::size_t{1});
        const Path &outline = bars[0].outline;
        QCOMPARE(outline.size(), 4 * 50);
        for (qsizetype k = 0; k < 50; ++k) {
            const double share = (layout.base - outline[4 * k + 1].y) / (layout.base - layout.top);
            const auto wrong = static_cast<double>(study->losses->mistakes[static_cast<std::size_t>(k)]);
            QVERIFY(std::abs(share - wrong / 80) < 1e-9);
            QCOMPARE(layout.axis.updateAt((outline[4 * k].x + outline[4 * k + 3].x) / 2),
                     static_cast<std::uint64_t>(k));
        }
    }

    void denseBarsShowTheGreatestOfTheirPixel()
    {
        auto study = std::make_shared<Study>(*studyOf(unfinishedRun(5000), Progress::Finished));
        auto losses = std::make_shared<LossCurve>();
        for (std::uint64_t k = 0; k <= 5000; ++k) {
            losses->updates.push_back(k);
            losses->mistakes.push_back(k == 2222 ? 40 : 1);
            losses->perceptron.push_back(0);
        }
        study->losses = losses;
        const ScrubberLayout layout = scrubberLayout(study.get(), usualSize);
        const Path outline = allIn<Area>(pictureOf(*study), "losses").at(0).outline;
        const auto highest = std::ranges::min_element(outline, {}, &Spot::y);
        QCOMPARE(highest->y, layout.top);
        QVERIFY(std::abs(highest->x - layout.axis.centreOf(2222)) <= 1.5);
    }

    void sweepsBeginWhereTheyDid()
    {
        const auto study = studyOf(greedyRun());
        const UpdateAxis axis = scrubberLayout(study.get(), usualSize).axis;
        std::vector<std::uint64_t> firstUpdates;
        for (std::uint64_t k = 1; k <= 49; ++k) {
            if (study->run->trace.sweepOfUpdate(k) != study->run->trace.sweepOfUpdate(k - 1))
                firstUpdates.push_back(k);
        }
        const auto ticks = allIn<Line>(pictureOf(*study), "sweeps");
        QCOMPARE(ticks.size(), firstUpdates.size());
        for (std::size_t i = 0; i < ticks.size(); ++i)
            QVERIFY(std::abs(ticks[i].points[0].x - axis.startOf(firstUpdates[i])) <= 1);
    }

    void denseSweepsAreThinnedOut()
    {
        const auto study = studyOf(cappedRun(5000));
        const auto ticks = allIn<Line>(pictureOf(*study), "sweeps");
        QVERIFY(ticks.size() > 20);
        for (std::size_t i = 1; i < ticks.size(); ++i)
            QVERIFY(ticks[i].points[0].x - ticks[i - 1].points[0].x >= 5);
    }

    void theEndHasTheShapeOfItsReason_data()
    {
        QTest::addColumn<std::shared_ptr<const Study>>("study");
        QTest::addColumn<Hue>("hue");
        QTest::addColumn<QString>("shapes");
        QTest::newRow("converged, a tick")
            << studyOf(greedyRun()) << Hue::Good << u"lines 1 areas 0 arcs 0"_s;
        QTest::newRow("capped, a bar")
            << studyOf(cappedRun(60)) << Hue::Warning << u"lines 0 areas 1 arcs 0"_s;
        QTest::newRow("cycling, a loop")
            << studyOf(cyclingRun()) << Hue::Warning << u"lines 0 areas 1 arcs 1"_s;
        QTest::newRow("stopped, a square") << studyOf(unfinishedRun(60), Progress::Stopped) << Hue::FaintWords
                                           << u"lines 0 areas 1 arcs 0"_s;
        QTest::newRow("going on, nothing")
            << studyOf(unfinishedRun(60), Progress::Running) << Hue::Words << u"lines 0 areas 0 arcs 0"_s;
    }
    void theEndHasTheShapeOfItsReason()
    {
        QFETCH(std::shared_ptr<const Study>, study);
        QFETCH(Hue, hue);
        const Picture picture = pictureOf(*study);
        const auto lines = allIn<Line>(picture, "end");
        const auto areas = allIn<Area>(picture, "end");
        const auto arcs = allIn<ArcLine>(picture, "end");
        QTEST(u"lines %1 areas %2 arcs %3"_s.arg(lines.size()).arg(areas.size()).arg(arcs.size()), "shapes");
        for (const Line &line : lines)
            QCOMPARE(line.stroke.colour.hue, hue);
        for (const Area &area : areas)
            QCOMPARE(area.fill.hue, hue);
    }

    void aCycleIsMarkedFromWhereItRepeats()
    {
        const auto study = studyOf(cyclingRun());
        const UpdateAxis axis = scrubberLayout(study.get(), usualSize).axis;
        const Cycle cycle = *study->run->trace.end()->cycle;
        const auto areas = allIn<Area>(pictureOf(*study), "cycle");
        QCOMPARE(areas.size(), std::size_t{1});
        const Box marked = boundsOf(areas[0].outline);
        QCOMPARE(axis.updateAt(marked.left + 1), cycle.first + 1); // what is done again and again
        QCOMPARE(axis.updateAt(marked.right() - 1), cycle.second);
    }

    void aRunThatGoesOnHasRoomForMore()
    {
        const auto study = studyOf(unfinishedRun(60), Progress::Running);
        const ScrubberLayout layout = scrubberLayout(study.get(), usualSize);
        QVERIFY(layout.axis.last > 60);
        const auto base = allIn<Line>(pictureOf(*study), "base");
        QCOMPARE(base.size(), std::size_t{2});
        QCOMPARE(base[1].stroke.dash, Dash::Dotted);
        QVERIFY(base[1].points[0].x > layout.axis.centreOf(60));
    }

    void barsOfAGrowingRunSeldomMove()
    {
        const auto axisAfter = [](std::uint64_t updates) {
            const auto study = studyOf(unfinishedRun(updates), Progress::Running);
            return scrubberLayout(study.get(), usualSize).axis;
        };
        QVERIFY(axisAfter(70) == axisAfter(100));
        QVERIFY(axisAfter(100) == axisAfter(127));
        QVERIFY(axisAfter(130) != axisAfter(100));
    }

    void everyCheckMovesThePlayhead()
    {
        const auto study = studyOf(greedyRun());
        const Trace &trace = study->run->trace;
        const ScrubberLayout layout = scrubberLayout(study.get(), {3000, 40});
        const auto placeOf = [&](const Cursor &cursor) {
            return allIn<Area>(scrubberPlayhead(*study, layout, cursor, {}), "playhead")[1].outline.front().x;
        };
        const std::uint64_t from = checkOf(trace, {40, 0});
        double last = layout.axis.centreOf(40);
        QCOMPARE(placeOf({40, 0}), last);
        for (std::uint64_t check = from + 1; check < trace.checkCount(); ++check) {
            const double place = placeOf(cursorAtCheck(trace, check));
            QVERIFY(place > last);
            last = place;
        }
        QCOMPARE(placeOf(lastCursor(trace)), layout.end.centre().x);
        const auto ticks = [&](const Cursor &cursor) {
            return allIn<Line>(scrubberPlayhead(*study, layout, cursor, {}), "playhead").size();
        };
        const std::uint64_t checks = checkOf(trace, {3, 0}) - checkOf(trace, {2, 0});
        QVERIFY(checks > 1);
        QCOMPARE(ticks({2, 0}), std::size_t{0});
        QCOMPARE(ticks({2, 1}), checks - 1);
    }

    void anAskedPointIsBetweenTheBars()
    {
        const auto study = studyOf(greedyRun());
        const Trace &trace = study->run->trace;
        const ScrubberLayout layout = scrubberLayout(study.get(), usualSize);
        const auto placeOf = [&](const Cursor &cursor) {
            return allIn<Area>(scrubberPlayhead(*study, layout, cursor, {}), "playhead")[1].outline.front().x;
        };
        for (std::uint64_t k = 1; k <= trace.updateCount(); ++k) {
            const Cursor asked = askedCursor(trace, k);
            QVERIFY(placeOf(asked) > placeOf(previous(trace, asked, Stride::Check)));
            QVERIFY(placeOf(asked) < placeOf({k, 0}));
        }
    }
};

HALFPLANE_TEST(scrubber_picture_test, ScrubberPictureTest, QCoreApplication)
#include "scrubber_picture_test.moc"
