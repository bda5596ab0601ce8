#include "board_frames.h"
#include "core/boundary.h"
#include "core/picture/hyperbola.h"
#include "core/picture/level_curve.h"
#include "core/picture/ring_sketch.h"
#include "core/picture/start_handle.h"
#include "support/outlines.h"
#include "support/run.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const View usual{.size = {800, 600}, .centreX1 = 1, .centreX2 = -2, .scale = 40};
const Box wholeFrame(0, 0, 800, 600);

/// How far in pixels a place is from where ⟨w, φ⟩ has the level, by its slope.
double distanceFromLevel(const View &view, Space space, const Weights &w, double level, Spot at)
{
    const PlanePoint place = view.toPlane(at);
    const double value = dot(w, embed(space, place.x(), place.y())) - level;
    const double bend = space == Space::Circle ? w[2] : 0;
    const double steepness = std::hypot(w[0] + 2 * bend * place.x(), w[1] + 2 * bend * place.y());
    return std::abs(value) / steepness * view.scale;
}

double distance(const PlanePoint &a, const PlanePoint &b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

class BoardGeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void aCurveLiesWhereTheLevelIs_data()
    {
        QTest::addColumn<Space>("space");
        QTest::addColumn<QList<double>>("w");
        QTest::addColumn<double>("level");
        QTest::newRow("line through the origin") << Space::Origin << QList<double>{1, 2} << 0.0;
        QTest::newRow("beside it") << Space::Origin << QList<double>{1, 2} << 3.0;
        QTest::newRow("upright line") << Space::Bias << QList<double>{1, 0, -2} << 0.0;
        QTest::newRow("line with a bias") << Space::Bias << QList<double>{-3, 1, 5} << 1.0;
        QTest::newRow("w far too long") << Space::Bias << QList<double>{-3e150, 1e150, 5e150} << 0.0;
        QTest::newRow("w far too short") << Space::Bias << QList<double>{-3e-150, 1e-150, 5e-150} << 0.0;
        QTest::newRow("circle") << Space::Circle << QList<double>{0.5, 1, -1, 3} << 0.0;
        QTest::newRow("circle that is left of the view")
            << Space::Circle << QList<double>{-40, 1, -1, 0} << 0.0;
        QTest::newRow("circle that looks like a line")
            << Space::Circle << QList<double>{1, 2, 1e-9, 3} << 0.0;
        QTest::newRow("circle as large as six views")
            << Space::Circle << QList<double>{1, 2, 0.0105, 3} << 0.0;
        QTest::newRow("circle that is a line") << Space::Circle << QList<double>{1, 2, 0, 3} << 0.0;
        QTest::newRow("circle of a radius that is no double")
            << Space::Circle << QList<double>{1, 2, 1e-300, 3} << 0.0;
    }
    void aCurveLiesWhereTheLevelIs()
    {
        QFETCH(Space, space);
        QFETCH(QList<double>, w);
        QFETCH(double, level);
        const Weights shown = weightsOf(w);
        const auto lines = linesOf(levelCurve(usual, {space, shown}, level), wholeFrame);
        QVERIFY(!lines.empty());
        for (const Path &line : lines) {
            for (const Spot &place : line)
                QVERIFY(distanceFromLevel(usual, space, shown, level, place) < 0.06);
        }
    }

    void aCurveOutsideTheViewLeavesOneSide()
    {
        const LevelCurve above = levelCurve(usual, {Space::Bias, Weights{{1, 0, 100}}});
        QCOMPARE(std::get<NoCurve>(above).side, Label::Positive);
        const LevelCurve below = levelCurve(usual, {Space::Circle, Weights{{0, 0, -1, -1}}});
        QCOMPARE(std::get<NoCurve>(below).side, Label::Negative);
    }

    void withoutWThereIsNoSide()
    {
        for (const Space space : allSpaces) {
            const LevelCurve curve = levelCurve(usual, {space, Weights::Zero(dimension(space))});
            QVERIFY(!std::get<NoCurve>(curve).side);
            QVERIFY(linesOf(curve, wholeFrame).empty());
        }
    }

    /// The sides of an open curve share the view, and a place on one of them has its class.
    void sidesDivideTheView()
    {
        for (const Weights &w :
             {Weights{{1, 2, 1e-9, 3}}, Weights{{-1, 0.3, 0, 2}}, Weights{{-1, 0.3, 1e-4, 2}}}) {
            const LevelCurve curve = levelCurve(usual, {Space::Circle, w});
            const Path positive = sideOf(curve, Label::Positive, wholeFrame);
            const Path negative = sideOf(curve, Label::Negative, wholeFrame);
            QVERIFY(std::abs(areaOf(positive) + areaOf(negative) - 800 * 600) < 1);
            for (double x = 5; x < 800; x += 60) {
                for (double y = 5; y < 600; y += 60) {
                    const PlanePoint place = usual.toPlane({x, y});
                    const double score = dot(w, embed(Space::Circle, place.x(), place.y()));
                    if (std::abs(score) > 0.05)
                        QCOMPARE(isInside(positive, {x, y}), score > 0);
                }
            }
        }
    }

    void theInsideOfACircleIsItsOwnSide()
    {
        const LevelCurve curve = levelCurve(usual, {Space::Circle, Weights{{0, 0, -1, 4}}});
        const auto &circle = std::get<ClosedCurve>(curve);
        QCOMPARE(circle.inside, Label::Positive);
        QVERIFY(std::abs(circle.radius - 80) < 1e-9);
        QVERIFY(std::abs(areaOf(sideOf(curve, Label::Positive, wholeFrame)) - std::numbers::pi * 6400) < 30);
        QCOMPARE(areaOf(sideOf(curve, Label::Negative, wholeFrame)), 800.0 * 600);
    }

    void aBandHoldsWhatIsBetween_data()
    {
        QTest::addColumn<QList<double>>("w");
        QTest::addColumn<double>("half");
        QTest::newRow("between lines") << QList<double>{1, 2, 0, 3} << 2.0;
        QTest::newRow("one edge outside") << QList<double>{1, 0, 0, 7} << 4.0;
        QTest::newRow("both edges outside") << QList<double>{1, 0, 0, 0} << 100.0;
        QTest::newRow("nothing of it in the view") << QList<double>{1, 0, 0, 100} << 4.0;
        QTest::newRow("between circles") << QList<double>{0.5, 1, -1, 9} << 4.0;
        QTest::newRow("the inner circle gone") << QList<double>{0.5, 1, 1, -3} << 9.0;
        QTest::newRow("between circles like lines") << QList<double>{1, 2, 1e-7, 3} << 2.0;
        QTest::newRow("one circle like a line") << QList<double>{1, 1, 0.0055, 3} << 12.0;
    }
    void aBandHoldsWhatIsBetween()
    {
        QFETCH(QList<double>, w);
        QFETCH(double, half);
        const Weights shown = weightsOf(w);
        const Path band = bandBetween(usual, {Space::Circle, shown}, -half, half);
        for (double x = 3; x < 800; x += 29) {
            for (double y = 3; y < 600; y += 29) {
                const PlanePoint place = usual.toPlane({x, y});
                const double score = dot(shown, embed(Space::Circle, place.x(), place.y()));
                if (std::abs(std::abs(score) - half) > 0.1)
                    QCOMPARE(isInside(band, {x, y}), std::abs(score) < half);
            }
        }
    }

    void hyperbolasKeepTheDifferenceOfDistances_data()
    {
        QTest::addColumn<double>("t");
        QTest::newRow("around the own focus") << 0.62;
        QTest::newRow("around the other focus") << -0.4;
        QTest::newRow("midway") << 0.0;
        QTest::newRow("almost a ray") << 0.999;
    }
    void hyperbolasKeepTheDifferenceOfDistances()
    {
        QFETCH(double, t);
        const Hyperbola hyperbola{.own = {2, 1}, .other = {-1.5, -0.5}, .t = t};
        const double foci = distance(hyperbola.own, hyperbola.other);
        QVERIFY(hyperbola.exists());
        for (double tau = -4; tau <= 4; tau += 0.25) {
            const PlanePoint place = hyperbola.at(tau);
            const double difference = distance(place, hyperbola.other) - distance(place, hyperbola.own);
            QVERIFY(std::abs(difference - t * foci) < 1e-9 * foci);
        }
        for (const Spot &pixel : hyperbola.traced(usual)) {
            const PlanePoint place = usual.toPlane(pixel);
            const double difference = distance(place, hyperbola.other) - distance(place, hyperbola.own);
            QVERIFY(std::abs(difference - t * foci) < 1e-9 * (foci + std::hypot(place.x(), place.y())));
        }
    }

    void outsideMinusOneToOneThereIsNoHyperbola()
    {
        for (const double t : {-1.0, 1.0, 3.0, -2.0}) {
            const Hyperbola hyperbola{.own = {2, 1}, .other = {-1, 0}, .t = t};
            QVERIFY(!hyperbola.exists());
            QVERIFY(hyperbola.traced(usual).empty());
        }
        QVERIFY(!(Hyperbola{.own = {1, 1}, .other = {1, 1}, .t = 0}).exists());
    }

    /// Zoomed in so far that the foci are way outside, the branch is still smooth in the view.
    void aHyperbolaIsFineEvenCloseUp()
    {
        const Hyperbola hyperbola{.own = {2, 1}, .other = {-1.5, -0.5}, .t = 0.3};
        const PlanePoint place = hyperbola.at(0.7);
        const View close{.size = {800, 600}, .centreX1 = place.x(), .centreX2 = place.y(), .scale = 1e6};
        const Path traced = hyperbola.traced(close);
        QVERIFY(std::ranges::count_if(traced, [](Spot at) { return wholeFrame.contains(at); }) > 20);
    }

    void theTipOfW0IsPutWhereItIsDragged()
    {
        for (const std::vector<double> &start : {std::vector<double>{1, 2}, {1, 2, 0.7}}) {
            Recipe recipe;
            recipe.space = start.size() == 2 ? Space::Origin : Space::Bias;
            recipe.start = start;
            for (const Spot to : {Spot{600, 200}, Spot{500, 300}, Spot{200, 380}}) {
                const auto handleOf = [](const Recipe &given) {
                    const Study study = surveyed({{2, 1, Label::Positive}, {-1, 1, Label::Negative}}, given);
                    BoardFrame frame = frameOf(study, 0);
                    frame.vectorFactor = VectorFactor{1};
                    return *StartHandle::anywhere(frame);
                };
                recipe.start = handleOf(recipe).draggedTo(to, 5);
                QVERIFY(distance(handleOf(recipe).place(), to) < 1.5);
                QCOMPARE(recipe.start.size(), start.size());
            }
        }
    }

    void aRingOfManyArcsIsDrawnInFew()
    {
        LossRing ring;
        constexpr int count = 100'000;
        for (int i = 0; i < count; ++i) {
            const double from = 2 * std::numbers::pi * i / count;
            ring.arcs.push_back({{from, 2 * std::numbers::pi * (i + 1) / count},
                                 i == 777 ? 0u : 5u + static_cast<unsigned>(i % 90)});
        }
        const RingSketch sketch = sketched(ring);
        QVERIFY(sketch.pieces.size() < 800);
        QCOMPARE(std::ranges::count(sketch.pieces, true, &RingSketch::Piece::isSolution), 1);
        const auto solution = std::ranges::find(sketch.pieces, true, &RingSketch::Piece::isSolution);
        QCOMPARE(solution->arc.from, ring.arcs[777].arc.from);
        QCOMPARE(solution->arc.to, ring.arcs[777].arc.to);
        double end = 0;
        for (const RingSketch::Piece &piece : sketch.pieces) {
            QCOMPARE(piece.arc.from, end);
            end = piece.arc.to;
        }
        QCOMPARE(end, 2 * std::numbers::pi);
    }
};

HALFPLANE_TEST(board_geometry_test, BoardGeometryTest, QCoreApplication)
#include "board_geometry_test.moc"
