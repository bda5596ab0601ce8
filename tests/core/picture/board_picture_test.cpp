#include "board_frames.h"
#include "core/numbers.h"
#include "core/picture/board_caches.h"
#include "core/picture/legend.h"
#include "core/tween.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

class BoardPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void anUpdateShowsBeforeWhyAndAfter_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint64>("step");
        QTest::newRow("through the origin") << u"figure22"_s << quint64(1);
        QTest::newRow("greedy") << u"figure34"_s << quint64(7);
        QTest::newRow("with a bias") << u"shatter-lines"_s << quint64(4);
    }
    /// The old w, what is added and the new w are a triangle.
    void anUpdateShowsBeforeWhyAndAfter()
    {
        QFETCH(QString, id);
        QFETCH(quint64, step);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const Picture picture = overlayPicture(frameOf(study, step));
        const auto arrows = all<Arrow>(picture, "update");
        const auto before = ofHue(arrows, Hue::Ghost);
        const auto added = ofHue(arrows, Hue::Update);
        const auto after = all<Arrow>(picture, "weight");
        QCOMPARE(before.size(), std::size_t(1));
        QCOMPARE(added.size(), std::size_t(1));
        QCOMPARE(after.size(), std::size_t(1));
        QVERIFY(distance(before[0].from, after[0].from) < near);
        QVERIFY(distance(before[0].to, added[0].from) < near);
        QVERIFY(distance(added[0].to, after[0].to) < near);
        const auto ghosts = ofHue(all<Line>(picture, "update"), Hue::Ghost);
        QCOMPARE(ghosts.size(), std::size_t(1));
        QCOMPARE(ghosts[0].stroke.dash, Dash::Dashed);
    }

    void theGhostIsTheBoundaryBefore()
    {
        const Study study = surveyed(exampleDocument("shatter-lines"));
        const BoardFrame frame = frameOf(study, 6);
        const Picture picture = overlayPicture(frame);
        for (const Line &line : ofHue(all<Line>(picture, "update"), Hue::Ghost)) {
            for (const Spot &place : line.points)
                QVERIFY(std::abs(distanceFromLine(frame, frame.moment->before, place)) < near);
        }
        for (const Line &line : all<Line>(picture, "boundary")) {
            for (const Spot &place : line.points)
                QVERIFY(std::abs(distanceFromLine(frame, frame.moment->after, place)) < near);
        }
    }

    void wIsAsLongAsItIsWhereItFits()
    {
        const Study study = surveyed(exampleDocument("figure22"));
        const BoardFrame frame = frameOf(study, 1);
        const Picture picture = overlayPicture(frame);
        const Arrow w = all<Arrow>(picture, "weight").at(0);
        QVERIFY(distance(w.from, frame.view.toScreen(0, 0)) < near);
        QVERIFY(distance(w.to, frame.view.toScreen(0.25, 1.5)) < near);
        QCOMPARE(textsOf(picture, "weight-labels"), QStringList{u"w"_s});
    }

    void withABiasWBeginsOnTheBoundary()
    {
        const Study study = surveyed(exampleDocument("shatter-lines"));
        const BoardFrame frame = frameOf(study, 10);
        const Arrow w = all<Arrow>(overlayPicture(frame), "weight").at(0);
        QVERIFY(std::abs(distanceFromLine(frame, frame.moment->after, w.from)) < near);
        QVERIFY(distanceFromLine(frame, frame.moment->after, w.to) > 0);
    }

    /// By one factor in all steps, and it is told: by the legend or, without one, in a corner.
    void aLongWIsDrawnShorterAndItIsTold()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        for (std::uint64_t k = 1; k <= lastUpdate(study); ++k) {
            BoardFrame frame = frameOf(study, k);
            const Picture picture = overlayPicture(frame);
            const Arrow w = all<Arrow>(picture, "weight").at(0);
            const double factor = vectorFactorOf(frame).drawn;
            QCOMPARE(factor, 0.3);
            QVERIFY(std::abs(distance(w.from, w.to) - factor * norm(frame.moment->after) * frame.view.scale)
                    < 1e-6);
            const QString told = u"arrows drawn × 0.3"_s;
            QVERIFY(textsOf(legendPicture(frame, 900, LegendPlace::Window), "legend").contains(told));
            QCOMPARE(textsOf(picture, "weight-labels"), QStringList{u"w"_s});
            frame.layers.set(legendLayer, false);
            QVERIFY(textsOf(overlayPicture(frame), "weight-labels").contains(told));
        }
    }

    void thatNothingIsShortenedIsToldToo()
    {
        const Study study = surveyed(exampleDocument("first"));
        for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
            BoardFrame frame = frameOf(study, k);
            const auto legend = textsOf(legendPicture(frame, 900, LegendPlace::Window), "legend");
            QVERIFY(legend.contains(u"arrows drawn true"_s));
        }
    }

    void theScaleOfVectorsCanBeHeld()
    {
        const Study study = surveyed(exampleDocument("figure22"));
        BoardFrame frame = frameOf(study, 1);
        frame.vectorFactor = VectorFactor{2};
        const Arrow w = all<Arrow>(overlayPicture(frame), "weight").at(0);
        QVERIFY(distance(w.to, frame.view.toScreen(0.5, 3)) < near);
    }

    void onTheWayWIsBetween()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        BoardFrame frame = frameOf(study, 3);
        frame.tween = 0.5;
        const Weights between = tweened(Space::Origin, frame.moment->before, frame.moment->after, 0.5);
        const Picture picture = overlayPicture(frame);
        const Path points = all<Line>(picture, "boundary").at(0).points;
        for (const Spot &place : points)
            QVERIFY(std::abs(distanceFromLine(frame, between, place)) < near);
        // What is added does not move meanwhile.
        const Arrow added = ofHue(all<Arrow>(picture, "update"), Hue::Update).at(0);
        frame.tween = 1;
        const Arrow afterwards = ofHue(all<Arrow>(overlayPicture(frame), "update"), Hue::Update).at(0);
        QVERIFY(distance(added.to, afterwards.to) < near);
    }

    void theStartShowsNoUpdate()
    {
        const Study study = surveyed(exampleDocument("figure22"));
        const QStringList parts = partsOf(overlayPicture(frameOf(study, 0)));
        QVERIFY(!parts.contains(u"update"_s));
        QVERIFY(!parts.contains(u"names-labels"_s));
        QVERIFY(parts.contains(u"boundary"_s));
    }

    void fromZeroThereIsNoBoundaryYet()
    {
        const Study study = surveyed(exampleDocument("first"));
        const QStringList parts = partsOf(overlayPicture(frameOf(study, 0)));
        QVERIFY(!parts.contains(u"boundary"_s));
        QVERIFY(!parts.contains(u"weight"_s));
    }

    void aCheckThatChangesNothingIsARingOnly()
    {
        const Study study = surveyed(exampleDocument("figure22"));
        const BoardFrame frame = frameOf(study, Cursor{.update = 0, .idleChecks = 2});
        const Picture update = partOf(overlayPicture(frame), "update");
        QCOMPARE(update.instructions.size(), std::size_t(2)); // and the point once more
        const Point &point = study.points[1];
        const Disc ring = all<Disc>(update).at(0);
        QVERIFY(distance(ring.centre, frame.view.toScreen(point.x1, point.x2)) < near);
        QVERIFY(!ring.fill && ring.edge->colour.hue == Hue::Update);
        QCOMPARE(textsOf(overlayPicture(frame), "names-labels"), QStringList{u"x₂"_s});
    }

    void theTrailEndsAtW()
    {
        const Study study = surveyed(exampleDocument("slow"));
        Layers layers = usualLayers();
        layers.set(*findLayer("trail"), true);
        const Picture picture = overlayPicture(frameOf(study, 40, layers));
        const Path trail = all<Line>(picture, "trail").at(0).points;
        QCOMPARE(trail.size(), 41);
        QVERIFY(distance(trail.back(), all<Arrow>(picture, "weight").at(0).to) < near);
    }

    /// In the direction that w would have, with the mistakes that it would make.
    void throughTheOriginEachRateIsAKnobOnTheRing()
    {
        const Study study = surveyed(exampleDocument("figure33"));
        const BoardFrame frame = frameOf(study, 1);
        const Picture picture = boardPicture(frame);
        const auto knobs = all<Disc>(picture, "candidates");
        QCOMPARE(knobs.size(), std::size_t(3));
        const double radius = all<ArcLine>(picture, "rate-ring").at(0).radius;
        for (const double rate : {0.5, 1.0, 2.0}) {
            const double length = std::hypot(-1.5 + rate * 2, 2);
            const Spot place = frame.view.toScreen(0, 0) + radius / length * Spot{-1.5 + rate * 2, -2};
            const auto knob = std::ranges::find_if(
                knobs, [&](const Disc &disc) { return distance(disc.centre, place) < near; });
            QVERIFY(knob != knobs.end());
            QCOMPARE(knob->fill->hue != Hue::Paper, rate == 1); // the chosen one is filled
        }
        QStringList labels = textsOf(picture, "candidates-labels");
        labels.sort();
        QCOMPARE(labels, (QStringList{u"η = 0.5: 1 wrong"_s, u"η = 1: 0 wrong"_s, u"η = 2: 3 wrong"_s}));
    }

    /// From w before the update to y x: all knobs lie between.
    void theWayOfTheRatesIsShown()
    {
        const Study study = surveyed(exampleDocument("figure33"));
        const Picture picture = boardPicture(frameOf(study, 1));
        const ArcLine way = all<ArcLine>(picture, "candidates").at(0);
        const Arrow end = all<Arrow>(picture, "candidates").at(0);
        const double before = std::atan2(2, -1.5);
        QVERIFY(std::abs(way.to - before) < 1e-9);
        const Spot tip = end.to - way.centre;
        QVERIFY(std::abs(std::atan2(-tip.y, tip.x)) < 1e-9); // x₁ lies on the axis
    }

    /// From w = 0 every rate leads to the same direction: one knob stands for all.
    void ratesOfOneDirectionShareAKnob()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const Picture picture = boardPicture(frameOf(study, 1));
        QCOMPARE(all<Disc>(picture, "candidates").size(), std::size_t(1));
        const QString label = textsOf(picture, "candidates-labels").value(0);
        QVERIFY2(label.startsWith(u"η = 0.5, 1, 2, 4: "_s), qPrintable(label));
    }

    void elsewhereEachRateIsABoundary_data()
    {
        QTest::addColumn<Space>("space");
        QTest::newRow("line") << Space::Bias;
        QTest::newRow("circle") << Space::Circle;
    }
    void elsewhereEachRateIsABoundary()
    {
        QFETCH(Space, space);
        Document document = exampleDocument("figure34");
        document.recipe().space = space;
        document.recipe().caps.updates = 40;
        const Study study = surveyed(document);
        int boundaries = 0;
        for (std::uint64_t k = 1; k <= lastUpdate(study); ++k) {
            const BoardFrame frame = frameOf(study, k);
            const Picture picture = boardPicture(frame);
            QVERIFY(all<ArcLine>(picture, "rate-ring").empty());
            const Weights before = frame.moment->before;
            const Weights added = study.run->reflected()[frame.moment->check->point];
            Path places;
            for (const Line &line : all<Line>(picture, "candidates"))
                places.push_back(line.points.front());
            for (const Disc &disc : all<Disc>(picture, "candidates"))
                places.push_back(disc.centre + Spot{disc.radius, 0});
            for (const Spot &pixel : places) {
                ++boundaries;
                const auto isOn = [&](double rate) {
                    const PlanePoint place = frame.view.toPlane(pixel);
                    const Weights w = before + rate * added;
                    const double score = dot(w, embed(space, place.x(), place.y()));
                    return std::abs(score) < 1e-3 * norm(w) * norm(embed(space, place.x(), place.y()));
                };
                QVERIFY(isOn(0.5) || isOn(1) || isOn(2) || isOn(4));
            }
        }
        QVERIFY(boundaries > 3);
    }

    void whereThereIsNoCircleItIsSaid()
    {
        Document document = exampleDocument("circle");
        document.recipe().start = {0, 0, 0, -1};
        const QStringList words = textsOf(boardPicture(frameOf(surveyed(document), 0)), "boundary-labels");
        QCOMPARE(words, QStringList{u"every point is classed −1"_s});
    }

    void aPointOnTheWrongFaceHasABoldOutline()
    {
        const Study study = surveyed(exampleDocument("figure23"));
        const BoardFrame frame = frameOf(study, 1);
        const auto isWrong = [&](BoardFace face, std::size_t i) {
            return has(all<Marks>(pointsPicture(frame, face)).at(0).marks.at(i).style, MarkStyle::Wrong);
        };
        QVERIFY(!isWrong(BoardFace::Positive, 0)); // of class +1
        QVERIFY(isWrong(BoardFace::Negative, 0));
        QVERIFY(isWrong(BoardFace::Positive, 1)); // of class −1
        QVERIFY(!isWrong(BoardFace::Negative, 1));
        QVERIFY(isWrong(BoardFace::Neither, 0) && isWrong(BoardFace::Neither, 1));
    }

    void inAFileEachPointIsAsItsScoreSays()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const BoardFrame frame = frameOf(study, 2);
        const Marks marks = all<Marks>(boardPicture(frame), "points").at(0);
        QCOMPARE(marks.marks.size(), study.points.size());
        QCOMPARE(std::ranges::count_if(marks.marks,
                                       [](const Mark &mark) { return has(mark.style, MarkStyle::Wrong); }),
                 17);
    }

    void withoutARunNothingIsWrong()
    {
        Recipe recipe;
        recipe.variant = "fuzzy";
        const Study study = surveyed({{1, 1, Label::Positive}}, recipe);
        QVERIFY(!study.run);
        const Picture picture = boardPicture(frameOf(study, std::optional<Cursor>()));
        QCOMPARE(all<Marks>(picture, "points").at(0).marks.at(0).style, MarkStyle::Right);
        QVERIFY(!textsOf(picture, "trouble").isEmpty());
        QVERIFY(study.trouble.starts_with(textsOf(picture, "trouble").at(0).toStdString()));
    }

    void fuzzyPointsAreHollow()
    {
        const Study study = surveyed(exampleDocument("figure41"));
        const Marks marks = all<Marks>(boardPicture(frameOf(study, 0)), "points").at(0);
        for (std::size_t i = 0; i < marks.marks.size(); ++i)
            QCOMPARE(has(marks.marks[i].style, MarkStyle::Hollow), bool(study.landscape->isFuzzy[i]));
    }

    void manyPointsAreSmaller()
    {
        const Sizes sizes;
        QCOMPARE(markSize(sizes, 0), 6.0);
        QCOMPARE(markSize(sizes, 150), 6.0);
        QCOMPARE(markSize(sizes, 100'000), 2.0);
        QCOMPARE(markSize(sizes, 5'000'000), 2.0);
        QVERIFY(markSize(sizes, 3000) < 5 && markSize(sizes, 3000) > 3);
    }

    void theTintIsFaint()
    {
        const Study study = surveyed(exampleDocument("circle"));
        for (const Area &area : all<Area>(boardPicture(frameOf(study, 32)), "tint"))
            QVERIFY(area.fill.hue == Hue::Paper || area.fill.alpha <= 0.25);
    }

    void anEmptyBoardSaysWhatToDo()
    {
        const Study study = surveyed({}, {});
        const Picture picture = boardPicture(frameOf(study, std::optional<Cursor>()));
        const QString words = textsOf(picture, "invitation").join(u' ');
        QVERIFY(words.contains(u"Click to add a point"_s));
        QVERIFY(words.contains(u"Shift+click adds one of the other class"_s));
        QVERIFY(!partsOf(picture).contains(u"trouble"_s));
    }

    /// A moment of a run that has been replaced meanwhile.
    void aMomentOfAnotherRunIsNotShown()
    {
        const Study other = surveyed(exampleDocument("figure34"));
        const Study study = surveyed(exampleDocument("shatter-lines"));
        BoardFrame frame = frameOf(study, 0);
        frame.moment = momentAt(*other.run, {.update = 30, .idleChecks = 0});
        QCOMPARE(shownWeights(frame).size(), 0);
        QVERIFY(!partsOf(boardPicture(frame)).contains(u"boundary"_s));
    }

    /// Names are labels, too.
    void labelsOnTheirWayAreOfTheNamesThatThereAre()
    {
        BoardCaches caches;
        const Study study = surveyed(exampleDocument("figure34"));
        for (const char *name : {"", "height", "weight"}) {
            BoardFrame frame = frameOf(study, 2);
            frame.tween = 0.5;
            frame.names.axes = {name, name};
            const std::string alone = described(boardPicture(frame));
            frame.caches = &caches;
            QCOMPARE(described(boardPicture(frame)), alone);
        }
    }

    /// A movement between two moments asks for the labels of both in each of its frames.
    void labelsOfMomentsBesideEachOtherAreKept()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const std::vector<Cursor> cursors{{1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 0}};
        for (std::size_t i = 1; i < cursors.size(); ++i) {
            BoardCaches caches;
            int made = 0;
            for (int frame = 0; frame < 3; ++frame) {
                for (const Cursor &cursor : {cursors[i - 1], cursors[i]}) {
                    const BoardCaches::LabelsKey key{study.run, study.landscape, {}, {}, 1, 1, {}, cursor};
                    caches.labels(key, [&] { return ++made, WordsPlaces(); });
                }
            }
            QCOMPARE(made, 2);
        }
    }

    void cachesChangeNoPicture()
    {
        BoardCaches caches;
        for (const char *id : {"figure34", "shatter-lines", "overlap", "figure34"}) {
            const Study study = surveyed(exampleDocument(id));
            for (const std::uint64_t step : {3u, 2u, 3u}) {
                for (const double zoom : {1.0, 1.7}) {
                    BoardFrame frame = frameOf(study, step);
                    frame.view = frame.view.zoomedAt({100, 100}, zoom);
                    const std::string alone = described(boardPicture(frame));
                    frame.caches = &caches;
                    QCOMPARE(described(boardPicture(frame)), alone);
                }
            }
        }
    }
};

HALFPLANE_TEST(board_picture_test, BoardPictureTest, QCoreApplication)
#include "board_picture_test.moc"
