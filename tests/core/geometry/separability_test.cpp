#include "core/geometry/best_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/separability.h"
#include "support/run.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace halfplane;
using test::minus;
using test::plus;

namespace {

Dataset ringsOf(double inner, double outer, std::size_t each)
{
    Dataset points;
    for (std::size_t i = 0; i < each; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(each);
        points.push_back({3 + inner * std::cos(angle), 1 + inner * std::sin(angle), plus});
        points.push_back({3 + outer * std::cos(angle), 1 + outer * std::sin(angle), minus});
    }
    return points;
}

Dataset manyInTwoClouds(std::size_t count, double offset)
{
    std::mt19937_64 generator(3);
    std::normal_distribution<double> normal;
    Dataset points;
    for (std::size_t i = 0; i < count; ++i) {
        const Label label = test::labelOf(i % 2 == 0);
        points.push_back({normal(generator) + sign(label) * offset, normal(generator), label});
    }
    return points;
}

void addExpectations()
{
    QTest::addColumn<Dataset>("points");
    QTest::addColumn<bool>("origin");
    QTest::addColumn<bool>("bias");
    QTest::addColumn<bool>("circle");
}

} // namespace

class SeparabilityTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void eachSpaceDecidesForItself_data()
    {
        constexpr double tiny = 1e-300;
        constexpr double huge = 1e150;
        const double beyondHuge = std::nextafter(huge, 2 * huge);
        addExpectations();
        QTest::newRow("no point") << Dataset{} << false << false << false;
        QTest::newRow("one point") << Dataset{{2, 1, minus}} << true << true << true;
        QTest::newRow("one point at the origin") << Dataset{{0, 0, plus}} << false << true << true;
        QTest::newRow("one class on one side")
            << Dataset{{1, 0, plus}, {1, 5, plus}, {1, -5, plus}} << true << true << true;
        QTest::newRow("one class all around")
            << Dataset{{1, 0, plus}, {-1, 1, plus}, {-1, -1, plus}} << false << true << true;
        QTest::newRow("z and -z") << Dataset{{1, 2, plus}, {-1, -2, plus}} << false << true << true;
        QTest::newRow("coincident, of opposite class")
            << Dataset{{1, 2, plus}, {1, 2, minus}} << false << false << false;
        QTest::newRow("twice the same") << Dataset{{1, 2, plus}, {1, 2, plus}} << true << true << true;
        QTest::newRow("origin among others")
            << Dataset{{0, 0, plus}, {3, 1, plus}, {-3, -1, minus}} << false << true << true;
        QTest::newRow("xor") << Dataset{{0, 0, minus}, {1, 1, minus}, {0, 1, plus}, {1, 0, plus}} << false
                             << false << false;
        QTest::newRow("xor about the origin")
            << Dataset{{1, 1, minus}, {-1, -1, minus}, {-1, 1, plus}, {1, -1, plus}} << false << false
            << false;
        QTest::newRow("collinear, in order")
            << Dataset{{1, 1, plus}, {2, 2, plus}, {3, 3, minus}} << false << true << true;
        QTest::newRow("collinear, a sandwich")
            << Dataset{{1, 1, plus}, {2, 2, minus}, {3, 3, plus}} << false << false << true;
        QTest::newRow("collinear, alternating")
            << Dataset{{1, 1, plus}, {2, 2, minus}, {3, 3, plus}, {4, 4, minus}} << false << false << false;
        QTest::newRow("collinear through the origin")
            << Dataset{{1, 2, plus}, {2, 4, plus}, {-1, -2, minus}} << true << true << true;
        QTest::newRow("hulls that touch in a corner")
            << Dataset{{0, 0, plus}, {1, 0, plus}, {1, 0, minus}} << false << false << false;
        QTest::newRow("hulls that touch along edges")
            << Dataset{{0, 0, plus}, {2, 0, plus}, {1, 1, plus}, {1, 0, minus}, {3, 0, minus}, {2, -1, minus}}
            << false << false << false;
        QTest::newRow("on one circle, alternating")
            << Dataset{{5, 0, plus}, {-5, 0, plus}, {3, 4, minus}, {3, -4, minus}} << false << false << false;
        QTest::newRow("on one circle, nudged")
            << Dataset{{5, 0, plus}, {-5, 0, plus}, {0, std::nextafter(5, 6), minus}, {0, -5, minus}} << false
            << false << true;
        QTest::newRow("inner and outer ring") << ringsOf(1, 2, 24) << false << false << true;
        QTest::newRow("inner and outer ring, close") << ringsOf(1, 1 + 1e-12, 24) << false << false << true;
        QTest::newRow("tiny") << Dataset{{tiny, 0, plus}, {-tiny, tiny, minus}} << true << true << true;
        QTest::newRow("tiny, all around")
            << Dataset{{tiny, 0, plus}, {-tiny, tiny, plus}, {-tiny, -tiny, plus}} << false << true << true;
        QTest::newRow("tiny, off one line")
            << Dataset{{1, 0, plus}, {-1, tiny, plus}} << true << true << true;
        QTest::newRow("huge") << Dataset{{huge, 0, plus}, {beyondHuge, 0, minus}} << false << true << true;
        QTest::newRow("tiny beside huge")
            << Dataset{{huge, 0, plus}, {-huge, tiny, plus}, {0, 0, minus}} << false << true << true;
        QTest::newRow("tiny inside huge")
            << Dataset{{huge, 0, plus}, {-huge, tiny, plus}, {0, -huge, plus}, {0, 0, minus}} << false
            << false << true;
        QTest::newRow("smallest numbers")
            << Dataset{{5e-324, 0, plus}, {0, 5e-324, plus}, {5e-324, 5e-324, minus}} << false << true
            << true;
        QTest::newRow("not finite") << Dataset{{std::numeric_limits<double>::infinity(), 0, plus}} << false
                                    << false << false;
        QTest::newRow("many, far apart") << manyInTwoClouds(20'000, 9) << true << true << true;
        QTest::newRow("many, overlapping") << manyInTwoClouds(20'000, 1) << false << false << false;
        QTest::newRow("reference figure34") << test::reference("figure34") << true << true << true;
        QTest::newRow("reference overlap") << test::reference("overlap") << false << false << false;
        QTest::newRow("reference circle") << test::reference("circle") << false << false << true;
        QTest::newRow("reference theorem22") << test::reference("theorem22") << true << true << true;
        QTest::newRow("reference cycle") << test::reference("cycle") << false << false << true;
    }
    void eachSpaceDecidesForItself()
    {
        QFETCH(Dataset, points);
        QTEST(isSeparable(points, Space::Origin), "origin");
        QTEST(isSeparable(points, Space::Bias), "bias");
        QTEST(isSeparable(points, Space::Circle), "circle");
    }

    /// z turns from p to −q by half a turn less the angle between p and q, with (−1, 1) on that side.
    void oneUnitInTheLastPlaceDecidesInOrigin()
    {
        for (int i = 0; i < 64; ++i) {
            for (int j = 0; j < 64; ++j) {
                const Dataset points{
                    {0.5 + i * 0x1p-53, 0.5 + j * 0x1p-53, plus}, {12, 12, minus}, {-1, 1, plus}};
                QCOMPARE(isSeparable(points, Space::Origin), j > i);
                QCOMPARE(bestMargin({points, Space::Origin}).gamma > 0, j > i);
                QCOMPARE(lossRing(ReflectedPoints(points, Space::Origin)).leastLoss() == 0, j > i);
            }
        }
    }

    /// p against a triangle on and above the diagonal.
    void oneUnitInTheLastPlaceDecidesInBias()
    {
        for (int i = 0; i < 64; ++i) {
            for (int j = 0; j < 64; ++j) {
                const Dataset points{{-24, -24, minus},
                                     {12, 12, minus},
                                     {-12, 12, minus},
                                     {0.5 + i * 0x1p-53, 0.5 + j * 0x1p-53, plus}};
                QCOMPARE(isSeparable(points, Space::Bias), j < i);
                QCOMPARE(bestMargin({points, Space::Bias}).gamma > 0, j < i);
            }
        }
    }

    void aRicherSpaceSeparatesNoLess()
    {
        const bool held = rc::check("origin implies bias implies circle", [] {
            const Dataset points = *test::gridData(4);
            RC_ASSERT(!isSeparable(points, Space::Origin) || isSeparable(points, Space::Bias));
            RC_ASSERT(!isSeparable(points, Space::Bias) || isSeparable(points, Space::Circle));
        });
        QVERIFY(held);
    }

    void orderRepetitionAndScaleDoNotMatter()
    {
        const bool held = rc::check("the decision is a property of the set", [] {
            const Dataset points = *test::gridData(4);
            Dataset changed = test::shuffled(points, *rc::gen::arbitrary<std::uint64_t>());
            changed.push_back(changed.front());
            changed = test::mapped(changed, 0, -0x1p-40, 0x1p-40, 0);
            for (const Space space : allSpaces)
                RC_ASSERT(isSeparable(points, space) == isSeparable(changed, space));
        });
        QVERIFY(held);
    }

    void theDecisionAgreesWithTheMargin()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Dataset points = test::linedData(seed, 5 + seed % 40, seed % 2 == 0 ? 0 : 0.05);
            for (const Space space : allSpaces) {
                const BestMargin best = bestMargin({points, space});
                QCOMPARE(best.separable, isSeparable(points, space));
                QCOMPARE(best.gamma > 0, best.separable);
            }
        }
    }
};

HALFPLANE_TEST(separability_test, SeparabilityTest)
#include "separability_test.moc"
