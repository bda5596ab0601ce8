#include "board_frames.h"
#include "core/examples.h"
#include "core/picture/outlines.h"
#include "core/picture/perspective.h"
#include "support/run.h"
#include "support/text.h"

#include <Eigen/Geometry>
#include <QTest>

#include <map>
#include <numbers>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const Perspective &perspective(std::string_view id) { return *findPerspective(id); }

BoardFrame frameFrom(const Study &study, std::string_view id, double share = 1)
{
    BoardFrame frame = frameOf(study, lastUpdate(study));
    frame.viewpoint.perspective = &perspective(id);
    frame.viewpoint.share = share;
    return frame;
}

/// The places of the points, in their order.
std::vector<Spot> markedIn(const Picture &picture)
{
    std::vector<Spot> places;
    for (const Marks &marks : all<Marks>(picture)) {
        for (const Mark &mark : marks.marks)
            places.push_back(mark.at);
    }
    std::ranges::sort(places, {}, [](Spot place) { return std::pair(place.x, place.y); });
    return places;
}

/// Whether they are the same, to the thousandth of a pixel.
bool areSame(const std::vector<Spot> &a, const std::vector<Spot> &b)
{
    return std::ranges::equal(a, b, [](Spot one, Spot other) { return distance(one, other) < 1e-3; });
}

/// From far off, so that nothing is cut off.
BoardFrame liftedFrame(const Study &study, double turn, double height)
{
    BoardFrame frame = frameFrom(study, "lifted");
    const View near = perspective("lifted").fitted(study, frame.view.size, frame.sizes.text);
    frame.view = near.zoomedAt({450, 350}, 0.3);
    frame.viewpoint.turn = turn;
    frame.viewpoint.height = height;
    return frame;
}

/// Of every point its foot on the floor and itself above it.
Path stemsIn(const BoardFrame &frame)
{
    const Picture picture = boardPicture(frame);
    std::map<std::size_t, Path> stems;
    for (const char *part : {"points-behind", "points"}) {
        for (const Line &stem : all<Line>(picture, part))
            stems[perspective("lifted").pointAt(frame, stem.points.back(), 0.01).value()] = stem.points;
    }
    Path places;
    for (const auto &[index, stem] : stems)
        places.insert(places.end(), {stem.front(), stem.back()});
    return places;
}

Path planeIn(const BoardFrame &frame) { return all<Area>(boardPicture(frame), "plane").at(0).outline; }
Path liftedBoundaryIn(const BoardFrame &frame)
{
    return all<Line>(boardPicture(frame), "boundary").at(1).points;
}

/// To the right, up and towards the eye, in pixels: up is, for an eye a right angle lower, what is towards
/// this one.
std::vector<Eigen::Vector3d> solid(Path (*placesIn)(const BoardFrame &), BoardFrame frame)
{
    const Path here = placesIn(frame);
    frame.viewpoint.height -= std::numbers::pi / 2;
    const Path lower = placesIn(frame);
    std::vector<Eigen::Vector3d> places;
    for (std::size_t i = 0; i < here.size(); ++i)
        places.emplace_back(here[i].x, -here[i].y, -lower.at(i).y);
    return places;
}

Eigen::Hyperplane<double, 3> planeThrough(const std::vector<Eigen::Vector3d> &corners)
{
    return Eigen::Hyperplane<double, 3>::Through(corners.at(0), corners.at(1), corners.at(2));
}

void addStands()
{
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("height");
    QTest::newRow("as it is at first") << -0.6 << 0.5;
    QTest::newRow("from behind") << 2.5 << 0.9;
    QTest::newRow("nearly from the side") << 1.1 << lowestSight;
    QTest::newRow("nearly from above") << -4.0 << 1.5;
}

BoardFrame standOf(const Study &study)
{
    QFETCH(double, turn);
    QFETCH(double, height);
    return liftedFrame(study, turn, height);
}

} // namespace

/// The run as it looks from elsewhere.
class PerspectivesTest : public QObject
{
    Q_OBJECT

private slots:
    void atTheBeginningOfTheWayEveryPointIsWhereItWas_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("example");
        QTest::newRow("reflected") << u"reflected"_s << u"first"_s;
        QTest::newRow("lifted") << u"lifted"_s << u"circle"_s;
    }
    void atTheBeginningOfTheWayEveryPointIsWhereItWas()
    {
        QFETCH(QString, id);
        QFETCH(QString, example);
        const Study study = surveyed(exampleDocument(example.toStdString()));
        const BoardFrame plane = frameOf(study, lastUpdate(study));
        const auto before = markedIn(boardPicture(plane));
        QVERIFY(before.size() >= study.points.size());
        const auto there = [&](double share) {
            return markedIn(boardPicture(frameFrom(study, id.toStdString(), share)));
        };
        std::vector<Spot> atStart = there(0);
        QVERIFY(!areSame(atStart, there(0.5)));
        QVERIFY(!areSame(there(0.5), there(1)));
        for (const Spot &place : atStart)
            QVERIFY(std::ranges::any_of(before, [&](Spot other) { return distance(place, other) < 1e-3; }));
        QCOMPARE(atStart.size(), study.points.size());
    }

    void reflectedPointsTurnHalfWayAroundTheOrigin()
    {
        const Study study = surveyed(exampleDocument("first"));
        for (const double share : {0.0, 0.25, 0.5, 1.0}) {
            const BoardFrame frame = frameFrom(study, "reflected", share);
            std::vector<Spot> expected;
            for (const Point &point : study.points) {
                const double angle = point.label == Label::Negative ? share * std::numbers::pi : 0;
                expected.push_back(
                    frame.view.toScreen(point.x1 * std::cos(angle) - point.x2 * std::sin(angle),
                                        point.x1 * std::sin(angle) + point.x2 * std::cos(angle)));
            }
            std::ranges::sort(expected, {}, [](Spot place) { return std::pair(place.x, place.y); });
            QVERIFY(areSame(markedIn(boardPicture(frame)), expected));
        }
    }

    void allReflectedPointsAreOnTheSideOfASolution()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const BoardFrame frame = frameFrom(study, "reflected");
        const Weights w = study.run->trace.weights(lastUpdate(study));
        const Spot origin = frame.view.toScreen(0, 0);
        for (const Spot &place : markedIn(boardPicture(frame)))
            QVERIFY(w[0] * (place.x - origin.x) - w[1] * (place.y - origin.y) > 0);
    }

    void theNearestPointOfTheHullIsAsFarAsGamma()
    {
        const Study study = surveyed(exampleDocument("first"));
        const BoardFrame frame = frameFrom(study, "reflected");
        const std::vector<Line> lines = all<Line>(boardPicture(frame), "nearest");
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(distance(lines[0].points.front(), lines[0].points.back()) / frame.view.scale,
                 study.landscape->best.gamma);
        // It is on the hull's edge.
        const std::vector<Area> hull = all<Area>(boardPicture(frame), "hull");
        QCOMPARE(hull.size(), std::size_t{1});
        QVERIFY(!isInside(hull[0].outline, lines[0].points.front()));
        const Spot beyond = 1.001 * (lines[0].points.back() - lines[0].points.front());
        QVERIFY(isInside(hull[0].outline, lines[0].points.front() + beyond));
    }

    void thePathInTheWeightsGoesThroughEveryW()
    {
        const Study study = surveyed(exampleDocument("first"));
        BoardFrame frame = frameFrom(study, "weights");
        frame.view = perspective("weights").fitted(study, frame.view.size, frame.sizes.text);
        const std::vector<Disc> discs = all<Disc>(boardPicture(frame));
        for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
            const Weights w = study.run->trace.weights(k);
            const Spot place = frame.view.toScreen(w[0], w[1]);
            QVERIFY(std::ranges::any_of(
                discs, [&](const Disc &disc) { return distance(disc.centre, place) < 1e-6; }));
            QVERIFY(Box({}, frame.view.size).contains(place));
        }
    }

    void anUpdateHasTheHalfPlaneAndTheSlopeOfItsPoint_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("heldOut");
        QTest::newRow("a short step") << 0.25 << 0.0;
        QTest::newRow("as long as the point") << 1.0 << 0.0;
        QTest::newRow("some points held out") << 1.0 << 0.4;
    }
    void anUpdateHasTheHalfPlaneAndTheSlopeOfItsPoint()
    {
        QFETCH(double, rate);
        Document document = exampleDocument("first");
        QFETCH(double, heldOut);
        document.recipe().parameters["eta"] = rate;
        document.recipe().holdOut.share = heldOut;
        const Study study = surveyed(document);
        for (std::uint64_t k = 1; k <= lastUpdate(study); ++k) {
            BoardFrame frame = frameOf(study, k);
            frame.viewpoint = frameFrom(study, "weights").viewpoint;
            frame.view = {.size = {900, 700}, .scale = 20};
            const Picture picture = boardPicture(frame);
            const Weights z = study.run->reflected()[study.run->trace.update(k).point];
            const auto sides = all<Area>(picture, "own-side");
            QCOMPARE(sides.size(), std::size_t{1});
            double area = 0;
            for (std::size_t i = 0; i < sides[0].outline.size(); ++i) {
                const Spot a = sides[0].outline[i];
                const Spot b = sides[0].outline[(i + 1) % sides[0].outline.size()];
                area += (a.x * b.y - a.y * b.x) / 2;
                const PlanePoint w = frame.view.toPlane(a);
                QVERIFY(z[0] * w.x() + z[1] * w.y() > -near);
            }
            QVERIFY(std::abs(std::abs(area) - 900.0 * 700 / 2) < 1e-3); // the line goes through the middle
            const auto slopes = all<Arrow>(picture, "slope");
            const auto steps = all<Arrow>(picture, "update");
            QVERIFY(slopes.size() == 1 && steps.size() == 1);
            const Weights before = study.run->trace.weights(k - 1);
            QVERIFY(distance(slopes[0].from, frame.view.toScreen(before[0], before[1])) < near);
            QVERIFY(distance(slopes[0].to, frame.view.toScreen(before[0] + z[0], before[1] + z[1])) < near);
            const Spot step = steps[0].to - steps[0].from;
            QVERIFY(length(step - rate * (slopes[0].to - slopes[0].from)) < near);
        }
        BoardFrame atStart = frameOf(study, 0);
        atStart.viewpoint = frameFrom(study, "weights").viewpoint;
        QVERIFY(all<Area>(boardPicture(atStart), "own-side").empty());
    }

    void aPlaneCutsTheParaboloidAboveTheCircle()
    {
        const Study study = surveyed(exampleDocument("circle"));
        const BoardFrame frame = frameFrom(study, "lifted");
        const std::vector<Line> cut = all<Line>(boardPicture(frame), "boundary");
        QCOMPARE(cut.size(), std::size_t{2}); // on the floor, and above it
        QCOMPARE(cut[0].points.size(), cut[1].points.size());
        for (std::size_t i = 0; i < cut[0].points.size(); ++i) {
            QVERIFY(std::abs(cut[0].points[i].x - cut[1].points[i].x) < 1e-6); // straight above
            QVERIFY(cut[1].points[i].y <= cut[0].points[i].y + 1e-9);
        }
        // All points of one class are in front of the plane, those of the other behind.
        const std::vector<Marks> behind = all<Marks>(boardPicture(frame), "points-behind");
        QCOMPARE(behind.size(), std::size_t{1});
        QCOMPARE(behind[0].marks.size(), count(study.points, Label::Positive));
        for (const Mark &mark : behind[0].marks)
            QCOMPARE(mark.label, Label::Positive);
    }

    void turningKeepsLengthsAndAngles_data() { addStands(); }
    void turningKeepsLengthsAndAngles()
    {
        const Study study = surveyed(exampleDocument("circle"));
        const auto first = solid(stemsIn, liftedFrame(study, 0, highestSight));
        const auto turned = solid(stemsIn, standOf(study));
        QCOMPARE(first.size(), 2 * study.points.size());
        QCOMPARE(turned.size(), first.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(std::abs((turned[i] - turned[j]).norm() - (first[i] - first[j]).norm()) < near);
        }
    }

    /// x₃ = x₁² + x₂², in a unit of its own.
    void everyPointIsAboveItsFootOnAParaboloid()
    {
        const Study study = surveyed(exampleDocument("circle"));
        const BoardFrame frame = liftedFrame(study, 0.4, 0.7);
        const auto stems = solid(stemsIn, frame);
        const auto square = [&](std::size_t i) { return study.points[i].place().squaredNorm(); };
        const auto lift = [&](std::size_t i) -> Eigen::Vector3d { return stems[2 * i + 1] - stems[2 * i]; };
        const Eigen::Vector3d unit = (lift(1) - lift(0)) / (square(1) - square(0));
        for (std::size_t i = 0; i < study.points.size(); ++i) {
            QVERIFY((lift(i) - lift(0) - (square(i) - square(0)) * unit).norm() < near);
            const double away = (study.points[i].place() - study.points[0].place()).norm();
            QVERIFY(std::abs((stems[2 * i] - stems[0]).norm() - away * frame.view.scale) < near);
            QVERIFY(std::abs(unit.dot(stems[2 * i] - stems[0])) < near); // the floor is level
        }
        QVERIFY(unit.y() > 0);
    }

    void thePlaneGoesThroughTheLiftedBoundary_data() { addStands(); }
    void thePlaneGoesThroughTheLiftedBoundary()
    {
        Recipe circle; // around (6, 5), far from the origin
        circle.space = Space::Circle;
        circle.start = {12, 10, -1, -57};
        circle.caps.updates = 0;
        const Dataset around{{4, 3, Label::Negative}, {8, 7, Label::Negative}, {6, 5, Label::Positive}};
        for (const Study &study : {surveyed(exampleDocument("circle")), surveyed(around, circle)}) {
            const BoardFrame frame = standOf(study);
            const auto plane = planeThrough(solid(planeIn, frame));
            for (const Eigen::Vector3d &place : solid(liftedBoundaryIn, frame))
                QVERIFY2(plane.absDistance(place) < 0.2,
                         qPrintable(QString::number(plane.absDistance(place))));
        }
    }

    void whatIsNearerHidesWhatIsFarther_data() { addStands(); }
    void whatIsNearerHidesWhatIsFarther()
    {
        const Study study = surveyed(exampleDocument("circle"));
        const BoardFrame frame = standOf(study);
        const Picture picture = boardPicture(frame);
        const QStringList parts = partsOf(picture);
        QVERIFY(parts.indexOf(u"points-behind"_s) < parts.indexOf(u"plane"_s));
        QVERIFY(parts.indexOf(u"plane"_s) < parts.indexOf(u"points"_s));
        const auto plane = planeThrough(solid(planeIn, frame));
        const auto stems = solid(stemsIn, frame);
        const std::vector<Marks> behind = all<Marks>(picture, "points-behind");
        for (std::size_t i = 1; i < stems.size(); i += 2) {
            const double nearer = plane.signedDistance(stems[i]) * plane.normal().z();
            const bool isBehind =
                !behind.empty() && std::ranges::any_of(behind[0].marks, [&](const Mark &mark) {
                    return distance(mark.at, {stems[i].x(), -stems[i].y()}) < near;
                });
            QCOMPARE(isBehind, nearer < 0);
        }
    }

    void aLineIsLiftedToACurve()
    {
        Document document = exampleDocument("circle");
        document.recipe().start = {1, 2, 0, 0.5};
        document.recipe().caps.updates = 1;
        const Study study = surveyed(document);
        BoardFrame frame = frameOf(study, 0);
        frame.viewpoint.perspective = &perspective("lifted");
        QVERIFY(liftedBoundaryIn(frame).size() > 20);
        QVERIFY(all<Area>(boardPicture(frame), "plane").empty()); // it stands upright
    }

    void anAxisIsDrawnWhereTheFloorHasIt()
    {
        Recipe recipe;
        recipe.space = Space::Circle;
        const Study study = surveyed({{-1, 1, Label::Positive}, {1, 3, Label::Negative}}, recipe);
        QStringList words;
        for (const Words &each : all<Words>(boardPicture(frameFrom(study, "lifted"))))
            words << text(each.text);
        QVERIFY(words.contains(u"feature 2"_s) && !words.contains(u"feature 1"_s));
    }

    void aFittedViewHoldsEveryPointAndIsFilled_data() { addStands(); }
    void aFittedViewHoldsEveryPointAndIsFilled()
    {
        const Study study = surveyed(exampleDocument("circle"));
        BoardFrame frame = standOf(study);
        frame.view = perspective("lifted").fitted(study, frame.view.size, frame.sizes.text);
        const Path stems = stemsIn(frame);
        for (const Spot &place : stems)
            QVERIFY(Box({}, frame.view.size).contains(place));
        QVERIFY(boundsOf(stems).width > 0.35 * frame.view.size.height);
    }

    void aRingIsAroundThePointThatIsPointedAt()
    {
        const Study study = surveyed(exampleDocument("circle"));
        BoardFrame frame = liftedFrame(study, 0.3, 0.5);
        frame.viewpoint.pointed = 3;
        const Disc ring = all<Disc>(boardPicture(frame), "examined").back();
        QVERIFY(distance(ring.centre, stemsIn(frame)[2 * 3 + 1]) < near);
        QVERIFY(ring.radius > reachOfMarks(markSize(frame.sizes, study.points.size())));
    }

    void aPerspectiveThatASpaceDoesNotHaveSaysWhy()
    {
        const Study study = surveyed(exampleDocument("circle"));
        QCOMPARE(textsOf(boardPicture(frameFrom(study, "reflected")), "obstacle"),
                 QStringList{text(perspective("reflected").obstacle(Space::Circle))});
        QVERIFY(perspective("weights").isThere(Space::Circle));
        QVERIFY(perspective("lifted").isThere(Space::Circle));
        QVERIFY(!perspective("lifted").isThere(Space::Bias));
    }

    /// At its start, its own step and its end, in the middle of the way, too; no number is lost.
    void everyExampleIsDrawnFromEverywhere()
    {
        for (const Example &example : examples()) {
            const Study study = surveyed(exampleDocument(example.id));
            for (const Perspective *each : perspectives().subspan(1)) {
                for (const std::uint64_t step : {std::uint64_t{0}, lastUpdate(study)}) {
                    BoardFrame frame = frameOf(study, step);
                    frame.viewpoint.perspective = each;
                    frame.viewpoint.share = step == 0 ? 0.5 : 1;
                    frame.view = each->fitted(study, frame.view.size, frame.sizes.text);
                    const Picture picture = boardPicture(frame);
                    QVERIFY(picture.instructions.size() > 2);
                    for (const double number : numbersIn(picture))
                        QVERIFY2(std::isfinite(number), example.id.data());
                }
            }
        }
    }
};

HALFPLANE_TEST(perspectives_test, PerspectivesTest, QCoreApplication)
#include "perspectives_test.moc"
