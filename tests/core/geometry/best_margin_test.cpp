#include "core/geometry/best_margin.h"
#include "core/geometry/plane_data.h"
#include "support/run.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace halfplane;
using test::minus;
using test::plus;
using Indices = std::vector<std::size_t>;

namespace {

BestMargin marginIn(Space space, const Dataset &points) { return bestMargin({points, space}); }

double leastScore(const Dataset &points, Space space, const Weights &w)
{
    const ReflectedPoints reflected(points, space);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < reflected.size(); ++i)
        least = std::min(least, reflected.score(w, i));
    return least;
}

double radius(const Dataset &points, Space space)
{
    double largest = 0;
    for (const Point &point : points)
        largest = std::max(largest, norm(embed(space, point.x1, point.x2)));
    return largest;
}

/// γ* by all pairs of points: the nearest line through two of them that has all of them on one side.
double nearestHullEdge(const Dataset &points)
{
    const ReflectedPoints reflected(points, Space::Origin);
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < reflected.size(); ++i) {
        for (std::size_t j = 0; j < reflected.size(); ++j) {
            const Weights a = reflected[i];
            const Weights edge = reflected[j] - a;
            const Weights normal{{-edge[1], edge[0]}};
            if (!isZero(edge) && leastScore(points, Space::Origin, normal) >= dot(normal, a))
                nearest = std::min(nearest, std::abs(dot(normal, a)) / norm(edge));
        }
    }
    return std::isinf(nearest) ? 0 : nearest;
}

} // namespace

class BestMarginTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void theMarginInOriginIsTheDistanceOfTheHull_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<double>("gamma");
        QTest::addColumn<Indices>("support");
        QTest::newRow("one point") << Dataset{{3, 4, minus}} << 5.0 << Indices{0};
        QTest::newRow("a corner") << Dataset{{3, 4, plus}, {6, 9, plus}, {3, 7, plus}} << 5.0 << Indices{0};
        QTest::newRow("an edge") << Dataset{{2, 5, plus}, {1, 1, plus}, {-1, 1, minus}} << 1.0
                                 << Indices{1, 2};
        QTest::newRow("a cone of 2e-12")
            << Dataset{{1, 1e-12, plus}, {-1, 1e-12, plus}} << 1e-12 << Indices{0, 1};
        QTest::newRow("smallest numbers")
            << Dataset{{1, 1e-300, plus}, {-1, 1e-300, plus}} << 1e-300 << Indices{0, 1};
        QTest::newRow("huge") << Dataset{{3e150, 4e150, plus}, {4e150, 3e150, plus}} << 3.5e150 * std::sqrt(2)
                              << Indices{0, 1};
        QTest::newRow("around the origin, nearest edge left")
            << Dataset{{-1, -9, plus}, {-1, 9, plus}, {8, 0, plus}} << -1.0 << Indices{0, 1};
        QTest::newRow("origin on an edge")
            << Dataset{{0, -1, plus}, {0, 5, plus}, {3, 0, plus}} << 0.0 << Indices{0, 1};
        QTest::newRow("origin in a corner")
            << Dataset{{0, 0, plus}, {1, 2, plus}, {2, 1, plus}} << 0.0 << Indices{0, 2};
        QTest::newRow("z and -z") << Dataset{{1, 2, plus}, {1, 2, minus}} << 0.0 << Indices{0, 1};
        QTest::newRow("all at the origin") << Dataset{{0, 0, plus}, {0, 0, minus}} << 0.0 << Indices{0};
        QTest::newRow("reference cycle") << test::reference("cycle") << -std::sqrt(0.5) << Indices{1, 3};
    }
    void theMarginInOriginIsTheDistanceOfTheHull()
    {
        QFETCH(Dataset, points);
        QFETCH(double, gamma);
        const BestMargin best = marginIn(Space::Origin, points);
        QVERIFY(std::abs(best.gamma - gamma) <= 2e-16 * std::abs(gamma));
        QVERIFY(!std::signbit(best.gamma) || best.gamma < 0);
        QCOMPARE(best.separable, gamma > 0);
        QVERIFY(std::abs(norm(best.direction) - 1) < 1e-15);
        const double slack = 4e-16 * radius(points, Space::Origin);
        QVERIFY(std::abs(leastScore(points, Space::Origin, best.direction) - gamma) <= slack);
        QTEST(best.support, "support");
    }

    void ofManyPointsOnTheNearestEdgeTwoOnEitherSideAreNamed()
    {
        const Dataset points{{1, -3, plus}, {1, -2, plus}, {1, 4, plus}, {1, 3, plus}};
        const BestMargin best = marginIn(Space::Origin, points);
        QCOMPARE(best.gamma, 1.0);
        QCOMPARE(best.support.size(), 2);
        QVERIFY(points[best.support[0]].x2 < 0);
        QVERIFY(points[best.support[1]].x2 > 0);
    }

    void noPointHasNoMargin()
    {
        for (const Space space : allSpaces) {
            const BestMargin best = marginIn(space, {});
            QVERIFY(!best.separable);
            QCOMPARE(best.gamma, 0.0);
            QCOMPARE(best.direction.size(), 0);
        }
    }

    void outsideOriginWhatIsNotSeparableHasNoMargin()
    {
        const Dataset alternating{{1, 1, plus}, {2, 2, minus}, {3, 3, plus}, {4, 4, minus}};
        for (const Space space : {Space::Bias, Space::Circle}) {
            const BestMargin best = marginIn(space, alternating);
            QVERIFY(!best.separable);
            QCOMPARE(best.gamma, 0.0);
            QCOMPARE(best.direction.size(), 0);
            QVERIFY(best.support.empty());
        }
    }

    /// For z = (±1, a) and (∓1, b) the hull's line is at distance |a + b|/√(4 + (a − b)²).
    void aNarrowMarginKeepsAllItsDigits()
    {
        for (const double a : {1e-3, 1e-9, 1e-17, 1e-100}) {
            const double b = 3 * a;
            const double gamma = marginIn(Space::Origin, {{1, a, plus}, {-1, b, plus}}).gamma;
            const double expected = (a + b) / std::sqrt(4 + (a - b) * (a - b));
            QVERIFY(std::abs(gamma / expected - 1) < 1e-15);
        }
    }

    /// The classes meet the line x1 = 1000 at a distance of 2^-30.
    void aNarrowMarginFarOutKeepsAllItsDigits()
    {
        constexpr double gap = 0x1p-30;
        const Dataset points{
            {1000 + gap, 0, plus}, {1000 + gap, 7, plus}, {1000, 3, minus}, {1000, -5, minus}};
        const double gamma = marginIn(Space::Bias, points).gamma;
        const double middle = 1000 + gap / 2; // θ* is along (1, 0, −middle)
        QVERIFY(std::abs(gamma * 2 * std::hypot(1, middle) / gap - 1) < 1e-15);
    }

    void thePointOutsideAttainsItAndTheSupportIsTight()
    {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const Dataset points = test::linedData(seed, 3 + seed % 60, 0);
            for (const Space space : allSpaces) {
                const BestMargin best = marginIn(space, points);
                if (!best.separable)
                    continue;
                const double slack = 1e-15 * radius(points, space);
                QVERIFY(std::abs(norm(best.direction) - 1) < 1e-15);
                QVERIFY(std::abs(leastScore(points, space, best.direction) - best.gamma) <= slack);
                QVERIFY(!best.support.empty() && best.support.size() <= dimension(space));
                QVERIFY(std::ranges::is_sorted(best.support));
                const ReflectedPoints reflected(points, space);
                for (const std::size_t i : best.support)
                    QVERIFY(std::abs(reflected.score(best.direction, i) - best.gamma) <= slack);
            }
        }
    }

    void theSupportAloneHasTheSameMargin()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Dataset points = test::linedData(seed, 3 + seed % 60, 0);
            for (const Space space : allSpaces) {
                const ReflectedPoints reflected(points, space);
                const BestMargin best = bestMargin(reflected);
                if (best.separable)
                    QCOMPARE(bestMargin(reflected.subset(best.support)).gamma, best.gamma);
            }
        }
    }

    void aroundTheOriginItIsTheNearestHullEdge()
    {
        const bool held = rc::check("−γ is the least distance of a supporting line through two points", [] {
            const Dataset points = *test::gridData(5);
            const BestMargin best = marginIn(Space::Origin, points);
            RC_PRE(!best.separable);
            RC_ASSERT(std::abs(-best.gamma - nearestHullEdge(points)) < 1e-14);
            RC_ASSERT(std::abs(leastScore(points, Space::Origin, best.direction) - best.gamma) < 1e-14);
        });
        QVERIFY(held);
    }

    void orderAndRepetitionDoNotChangeABit()
    {
        const bool held = rc::check("γ and θ* are properties of the set", [] {
            const Dataset points = *test::gridData(9);
            Dataset changed = test::shuffled(points, *rc::gen::arbitrary<std::uint64_t>());
            changed.push_back(changed.front());
            for (const Space space : allSpaces) {
                const BestMargin before = marginIn(space, points);
                const BestMargin after = marginIn(space, changed);
                RC_ASSERT(before.gamma == after.gamma);
                RC_ASSERT(!before.separable || before.direction == after.direction);
            }
        });
        QVERIFY(held);
    }

    void theMarginScalesAndTurnsWithThePoints()
    {
        const bool held = rc::check("γ(s·Q·z) = s·γ(z)", [] {
            const Dataset points = *test::gridData(9);
            const double gamma = marginIn(Space::Origin, points).gamma;
            RC_ASSERT(marginIn(Space::Origin, test::mapped(points, 0x1p90, 0, 0, 0x1p90)).gamma
                      == 0x1p90 * gamma);
            const double turned = marginIn(Space::Origin, test::mapped(points, 3, -4, 4, 3)).gamma;
            RC_ASSERT(std::abs(turned - 5 * gamma) <= 1e-15 * std::abs(turned));
        });
        QVERIFY(held);
    }

    void anotherPointNeverRaisesTheMargin()
    {
        const bool held = rc::check("γ does not grow with the set", [] {
            const Dataset points = *test::gridData(9);
            const Dataset fewer(points.begin(), points.end() - 1);
            RC_PRE(!fewer.empty());
            for (const Space space : allSpaces)
                RC_ASSERT(marginIn(space, points).gamma <= marginIn(space, fewer).gamma);
        });
        QVERIFY(held);
    }
};

HALFPLANE_TEST(best_margin_test, BestMarginTest)
#include "best_margin_test.moc"
