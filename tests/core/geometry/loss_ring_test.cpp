#include "core/geometry/best_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/separability.h"
#include "support/run.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace halfplane;
using std::numbers::pi;
using test::minus;
using test::plus;

namespace {

using ArcList = std::vector<std::pair<double, double>>;

LossRing ringOf(const Dataset &points) { return lossRing(ReflectedPoints(points, Space::Origin)); }

std::size_t lossOf(const ReflectedPoints &reflected, const Weights &w)
{
    std::size_t loss = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        loss += reflected.score(w, i) <= 0 ? 1 : 0;
    return loss;
}

Weights towards(double angle) { return Weights{{std::cos(angle), std::sin(angle)}}; }

/// What the header promises of any ring.
bool isWellFormed(const LossRing &ring)
{
    const std::vector<LossArc> &arcs = ring.arcs;
    if (arcs.size() == 1)
        return arcs[0].arc.from == 0 && arcs[0].arc.to == 2 * pi;
    for (std::size_t k = 0; k < arcs.size(); ++k) {
        const bool isLast = k + 1 == arcs.size();
        const LossArc &next = isLast ? arcs.front() : arcs[k + 1];
        const double end = isLast ? next.arc.from + 2 * pi : next.arc.from;
        if (arcs[k].arc.from < 0 || arcs[k].arc.from >= 2 * pi || arcs[k].arc.from >= arcs[k].arc.to
            || arcs[k].arc.to != end || arcs[k].loss == next.loss)
            return false;
    }
    return !arcs.empty();
}

/// The directions at which some point is on the boundary, each once, in ascending order.
std::vector<Weights> criticalDirections(const ReflectedPoints &reflected)
{
    std::vector<Weights> directions;
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        const Weights perpendicular{{-reflected[i][1], reflected[i][0]}};
        if (!isZero(perpendicular)) {
            directions.push_back(perpendicular);
            directions.push_back(-1.0 * perpendicular);
        }
    }
    const auto angle = [](const Weights &w) { return std::atan2(w[1], w[0] == 0 ? 0.0 : w[0]); };
    const auto same = [](const Weights &a, const Weights &b) {
        return a[0] * b[1] == a[1] * b[0] && dot(a, b) > 0;
    };
    std::ranges::sort(directions, {}, angle);
    directions.erase(std::unique(directions.begin(), directions.end(), same), directions.end());
    if (directions.size() > 1 && same(directions.front(), directions.back()))
        directions.pop_back();
    return directions;
}

/// A direction between two of the circle, also where they are opposite to each other.
Weights between(const Weights &a, const Weights &b)
{
    const Weights middle = a / norm(a) + b / norm(b);
    return norm(middle) < 1e-9 ? Weights{{-a[1], a[0]}} : middle;
}

Dataset onOneLine(std::size_t count)
{
    Dataset points;
    for (std::size_t i = 0; i < count; ++i) {
        const double scale = 1 + static_cast<double>(i);
        points.push_back({scale, 0.125 * scale, test::labelOf(i % 3 == 0)});
    }
    return points;
}

} // namespace

class LossRingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void onePointIsRightOnItsSide()
    {
        const LossRing ring = ringOf({{1, 1, plus}});
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.arcs.size(), 2);
        QCOMPARE(ring.arcs[0].loss, 1);
        QVERIFY(std::abs(ring.arcs[0].arc.from - 3 * pi / 4) < 1e-15);
        QVERIFY(std::abs(ring.arcs[0].arc.to - 7 * pi / 4) < 1e-15);
        QVERIFY(std::abs(ring.solutionWidth() - pi) < 1e-15);
    }

    void aConeAcrossAngleZeroIsOneArc()
    {
        const LossRing ring = ringOf({{1, 1, plus}, {-1, 1, minus}});
        const std::vector<Arc> cone = ring.solutionCone();
        QCOMPARE(cone.size(), 1);
        QVERIFY(std::abs(cone[0].from - 7 * pi / 4) < 1e-15);
        QVERIFY(std::abs(cone[0].to - 9 * pi / 4) < 1e-15);
        QCOMPARE(ring.lossAt(0), 0);
        QCOMPARE(ring.lossAt(2 * pi), 0);
        QCOMPARE(ring.lossAt(-0.1), 0);
        QCOMPARE(ring.lossAt(pi), 2);
        QCOMPARE(ring.lossAt(pi - 20 * pi), 2);
    }

    void anEndAtAngleZeroBelongsToNoArc()
    {
        const LossRing ring = ringOf({{0, 1, plus}});
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.arcs[0].arc.from, 0.0);
        QCOMPARE(ring.arcs[1].arc.to, 2 * pi);
        QCOMPARE(ring.lossAt(0), 1);
        QCOMPARE(ring.lossAt(0.001), 0);
        QCOMPARE(ring.lossAt(-0.001), 1);
    }

    /// From a hair below 0 a full turn is the same double as a full turn from 0.
    void anAngleThatRoundsToAFullTurnIsZero()
    {
        const LossRing ring = lossRing({{{0, -1, plus}}, Space::Origin});
        QCOMPARE(ring.lossAt(0), 1);
        QCOMPARE(ring.lossAt(-1e-17), 1);
        QCOMPARE(ring.lossAt(-0.1), 0);
    }

    void withoutCriticalDirectionsThereIsOneArc_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<std::size_t>("loss");
        QTest::newRow("no point") << Dataset{} << std::size_t{0};
        QTest::newRow("points at the origin") << Dataset{{0, 0, plus}, {0, 0, minus}} << std::size_t{2};
        QTest::newRow("one leaves where one enters")
            << Dataset{{1, 2, plus}, {2, 4, minus}} << std::size_t{1};
        QTest::newRow("the same among points at the origin")
            << Dataset{{1, 2, plus}, {0, 0, plus}, {1, 2, minus}} << std::size_t{2};
    }
    void withoutCriticalDirectionsThereIsOneArc()
    {
        QFETCH(Dataset, points);
        const LossRing ring = ringOf(points);
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.arcs.size(), 1);
        QTEST(ring.arcs[0].loss, "loss");
        QTEST(ring.lossAt(1), "loss");
        QTEST(ring.leastLoss(), "loss");
    }

    void collinearPointsShareTheirEnds()
    {
        const LossRing ring = ringOf(onOneLine(30));
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.arcs.size(), 2);
        QCOMPARE(ring.leastLoss(), 10);
    }

    /// Directions that differ by 1e-20 have the same angle as doubles, and yet are told apart.
    void arcsTooNarrowForADoubleAreKept()
    {
        const Dataset cone{{1, 1e-20, plus}, {-1, 1e-20, plus}};
        const LossRing ring = ringOf(cone);
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.solutionCone().size(), 1);
        QVERIFY(ring.solutionWidth() > 0);
        QVERIFY(ring.solutionWidth() < 1e-14);
        Dataset acrossZero = test::mapped(cone, 0, 1, -1, 0);
        for (const double turned : {1.0, -1.0}) {
            acrossZero = test::mapped(acrossZero, turned, 0, 0, turned);
            QVERIFY(isWellFormed(ringOf(acrossZero)));
            QCOMPARE(ringOf(acrossZero).solutionCone().size(), 1);
        }
    }

    void theLossBetweenCriticalDirectionsIsTheCountOfMistakes()
    {
        const bool held = rc::check("every arc, and never less on its ends", [] {
            const Dataset points = *test::gridData(6);
            const ReflectedPoints reflected(points, Space::Origin);
            const LossRing ring = lossRing(reflected);
            RC_ASSERT(isWellFormed(ring));
            const std::vector<Weights> critical = criticalDirections(reflected);
            std::set<std::size_t> losses;
            for (std::size_t k = 0; k < critical.size(); ++k) {
                const Weights middle = between(critical[k], critical[(k + 1) % critical.size()]);
                const std::size_t loss = lossOf(reflected, middle);
                losses.insert(loss);
                RC_ASSERT(ring.lossAt(std::atan2(middle[1], middle[0])) == loss);
                RC_ASSERT(lossOf(reflected, critical[k]) >= loss);
            }
            RC_ASSERT(critical.empty() || ring.leastLoss() == *losses.begin());
        });
        QVERIFY(held);
    }

    void theLossAtAnyDirectionIsTheCountOfMistakes()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Dataset points = test::linedData(seed, 100, 0.3);
            const LossRing ring = ringOf(points);
            QVERIFY(isWellFormed(ring));
            for (const LossArc &part : ring.arcs) {
                if (part.arc.width() < 1e-12)
                    continue;
                const double middle = (part.arc.from + part.arc.to) / 2;
                QCOMPARE(lossOf(ReflectedPoints(points, Space::Origin), towards(middle)), part.loss);
                QCOMPARE(ring.lossAt(middle), part.loss);
            }
        }
    }

    void thereIsAConeExactlyWhereTheMarginIsPositive()
    {
        const bool held = rc::check("γ > 0 ⇔ one zero arc, of at least 2 asin(γ/R)", [] {
            const Dataset points = *test::gridData(9);
            const BestMargin best = bestMargin({points, Space::Origin});
            const LossRing ring = ringOf(points);
            RC_ASSERT(ring.solutionCone().size() == (best.gamma > 0 ? 1U : 0U));
            RC_ASSERT((ring.leastLoss() == 0) == isSeparable(points, Space::Origin));
            double radius = 0;
            for (const Point &point : points)
                radius = std::max(radius, std::hypot(point.x1, point.x2));
            RC_ASSERT(best.gamma <= 0 || ring.solutionWidth() >= 2 * std::asin(best.gamma / radius) - 1e-14);
            RC_ASSERT(best.gamma <= 0 || ring.lossAt(std::atan2(best.direction[1], best.direction[0])) == 0);
        });
        QVERIFY(held);
    }

    void turningThePointsTurnsTheRing()
    {
        const bool held = rc::check("a quarter turn", [] {
            const Dataset points = *test::gridData(9);
            const LossRing ring = ringOf(points);
            const LossRing turned = ringOf(test::mapped(points, 0, -1, 1, 0));
            RC_ASSERT(ring.arcs.size() == turned.arcs.size());
            for (const LossArc &part : ring.arcs) {
                const double middle = (part.arc.from + part.arc.to) / 2;
                RC_ASSERT(turned.lossAt(middle + pi / 2) == part.loss);
            }
        });
        QVERIFY(held);
    }

    void withBiasTheLossIsTheCountOfMistakes()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Dataset points = test::linedData(seed, 60, 0.3);
            const double length = 0.1 * static_cast<double>(1 + seed % 30);
            const double b = 0.2 * (static_cast<double>(seed) - 50);
            const LossRing ring = lossRing(points, length, b);
            QVERIFY(isWellFormed(ring));
            for (const LossArc &part : ring.arcs) {
                if (part.arc.width() < 1e-7)
                    continue;
                const double middle = (part.arc.from + part.arc.to) / 2;
                const Weights w{{length * std::cos(middle), length * std::sin(middle), b}};
                QCOMPARE(lossOf(ReflectedPoints(points, Space::Bias), w), part.loss);
                QCOMPARE(ring.lossAt(middle), part.loss);
            }
        }
    }

    void withBiasAPointIsRightInACapOfDirections()
    {
        const LossRing right = lossRing({{2, 0, plus}}, 1, -1);
        QCOMPARE(right.solutionCone().size(), 1);
        QVERIFY(std::abs(right.solutionCone()[0].from - 5 * pi / 3) < 1e-15);
        QVERIFY(std::abs(right.solutionCone()[0].to - 7 * pi / 3) < 2e-15);
        const LossRing left = lossRing({{2, 0, minus}}, 1, -1);
        QVERIFY(std::abs(left.solutionCone()[0].from - pi / 3) < 1e-15);
        QVERIFY(std::abs(left.solutionCone()[0].to - 5 * pi / 3) < 1e-15);
    }

    void withBiasPointsTooNearForTheBoundaryHaveNoEnds()
    {
        const Dataset points{{0.5, 0, plus}, {0, 0, plus}, {0, 1, plus}, {0, -0.9, minus}};
        const LossRing positive = lossRing(points, 1, 1);
        QCOMPARE(positive.arcs.size(), 1);
        QCOMPARE(positive.leastLoss(), 1);
        QCOMPARE(lossRing(points, 1, -1).leastLoss(), 3);
    }

    void withoutLengthOnlyBDecides_data()
    {
        QTest::addColumn<double>("b");
        QTest::addColumn<std::size_t>("loss");
        QTest::newRow("positive") << 0.5 << std::size_t{1};
        QTest::newRow("negative") << -0.5 << std::size_t{2};
        QTest::newRow("zero") << 0.0 << std::size_t{3};
    }
    void withoutLengthOnlyBDecides()
    {
        QFETCH(double, b);
        const LossRing ring = lossRing({{1, 2, plus}, {3, 4, plus}, {-1, 0, minus}}, 0, b);
        QVERIFY(isWellFormed(ring));
        QCOMPARE(ring.arcs.size(), 1);
        QTEST(ring.leastLoss(), "loss");
    }

    void withoutBItIsTheRingOfOrigin()
    {
        const Dataset points = test::reference("figure34");
        const LossRing ring = lossRing(points, 3, 0);
        QCOMPARE(ring.arcs.size(), ringOf(points).arcs.size());
        QCOMPARE(ring.solutionWidth(), ringOf(points).solutionWidth());
    }

    void extremeNumbersStillMakeARing()
    {
        const Dataset points{
            {1e150, 1e-300, plus}, {1e-300, 1e150, minus}, {-1e-300, 5e-324, plus}, {3, -1e150, minus}};
        QVERIFY(isWellFormed(ringOf(points)));
        for (const double b : {1e-300, -1e150, 1e300}) {
            for (const double length : {1e-300, 1.0, 1e300})
                QVERIFY(isWellFormed(lossRing(points, length, b)));
        }
    }

    void theMistakesOfADirectionWithinLieNearTheBoundary()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const ReflectedPoints reflected(test::linedData(seed, 40, 0.3), Space::Origin);
            const double epsilon = 0.05 * static_cast<double>(seed);
            const std::vector<Arc> arcs = directionsWithin(reflected, epsilon);
            for (int k = 0; k < 360; ++k) {
                const double angle = (k + 0.5) * pi / 180;
                double least = epsilon;
                for (std::size_t i = 0; i < reflected.size(); ++i)
                    least = std::min(least, reflected.score(towards(angle), i));
                if (std::abs(least + epsilon) < 1e-12)
                    continue;
                const bool isWithin = std::ranges::any_of(arcs, [&](const Arc &arc) {
                    return (arc.from < angle && angle < arc.to)
                        || (arc.from < angle + 2 * pi && angle + 2 * pi < arc.to);
                });
                QCOMPARE(isWithin, least > -epsilon);
            }
        }
    }

    void everyDirectionIsWithinAWideBand()
    {
        const ReflectedPoints reflected(test::reference("overlap"), Space::Origin);
        const std::vector<Arc> all = directionsWithin(reflected, 100);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all[0].from, 0.0);
        QCOMPARE(all[0].to, 2 * pi);
    }

    /// Some boundary has all its mistakes within ε exactly when ε is more than γ*.
    void aBandNarrowerThanTheNearestEdgeHoldsNoDirection()
    {
        for (const char *const name : {"overlap", "cycle"}) {
            const ReflectedPoints reflected(test::reference(name), Space::Origin);
            const double gamma = bestMargin(reflected).gamma;
            QVERIFY(gamma < 0);
            QVERIFY(directionsWithin(reflected, -gamma * (1 - 1e-9)).empty());
            QVERIFY(!directionsWithin(reflected, -gamma * (1 + 1e-9)).empty());
        }
    }
};

HALFPLANE_TEST(loss_ring_test, LossRingTest)
#include "loss_ring_test.moc"
