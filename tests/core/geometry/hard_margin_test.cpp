#include "core/geometry/best_margin.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/plane_data.h"
#include "core/geometry/separability.h"
#include "support/run.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace halfplane;
using test::minus;
using test::plus;
using Indices = std::vector<std::size_t>;

class HardMarginTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::fixRapidcheck(); }

    void theLineIsMidwayBetweenTheHulls_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<Weights>("expected");
        QTest::addColumn<double>("margin");
        QTest::addColumn<Indices>("support");
        QTest::newRow("two points") << Dataset{{0, 0, minus}, {6, 8, plus}} << Weights{{0.6, 0.8, -5}} << 5.0
                                    << Indices{0, 1};
        QTest::newRow("corner against edge")
            << Dataset{{1, 5, plus}, {-2, 3, minus}, {1, 0, plus}, {-9, 9, minus}} << Weights{{1, 0, 0.5}}
            << 1.5 << Indices{0, 1, 2};
        QTest::newRow("parallel edges that overlap")
            << Dataset{{2, 0, plus}, {2, 4, plus}, {0, 3, minus}, {0, 7, minus}} << Weights{{1, 0, -1}} << 1.0
            << Indices{0, 1, 2};
        QTest::newRow("parallel edges, one opposite the other")
            << Dataset{{2, 0, plus}, {2, 4, plus}, {0, 0, minus}, {0, 4, minus}} << Weights{{1, 0, -1}} << 1.0
            << Indices{0, 2};
        QTest::newRow("parallel edges, one within the other")
            << Dataset{{2, -9, plus}, {2, 9, plus}, {0, -1, minus}, {0, 1, minus}} << Weights{{1, 0, -1}}
            << 1.0 << Indices{0, 1, 2};
        QTest::newRow("tiny") << Dataset{{1e-300, 0, plus}, {-1e-300, 0, minus}} << Weights{{1, 0, 0}}
                              << 1e-300 << Indices{0, 1};
        QTest::newRow("huge") << Dataset{{1e150, 0, plus}, {-1e150, 0, minus}} << Weights{{1, 0, 0}} << 1e150
                              << Indices{0, 1};
    }
    void theLineIsMidwayBetweenTheHulls()
    {
        QFETCH(Dataset, points);
        QFETCH(Weights, expected);
        QFETCH(double, margin);
        const auto hard = hardMargin(points);
        QVERIFY(hard.has_value());
        QVERIFY(norm(hard->line - expected) < 1e-15);
        QCOMPARE(hard->margin, margin);
        QTEST(hard->support, "support");
    }

    void thereIsNoLineWhere_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::newRow("there is no point") << Dataset{};
        QTest::newRow("a class is missing") << Dataset{{1, 2, plus}, {3, 4, plus}};
        QTest::newRow("the other class is missing") << Dataset{{1, 2, minus}};
        QTest::newRow("classes share a point") << Dataset{{1, 2, plus}, {1, 2, minus}};
        QTest::newRow("a corner touches an edge")
            << Dataset{{0, 0, plus}, {0.1, 0.3, plus}, {0.05, 0.15, minus}};
        QTest::newRow("edges cross") << Dataset{{0, 0, plus}, {1, 1, plus}, {0, 1, minus}, {1, 0, minus}};
        QTest::newRow("a hull is within the other")
            << Dataset{{-9, -9, plus}, {9, -9, plus}, {0, 9, plus}, {0, 0, minus}, {0.1, 0, minus}};
        QTest::newRow("a number is not finite")
            << Dataset{{std::numeric_limits<double>::quiet_NaN(), 0, plus}, {1, 0, minus}};
    }
    void thereIsNoLineWhere()
    {
        QFETCH(Dataset, points);
        QVERIFY(!hardMargin(points));
    }

    void aNarrowGapFarOutKeepsAllItsDigits()
    {
        constexpr double gap = 0x1p-40;
        const auto hard = hardMargin({{1000 + gap, 0, plus}, {1000 + gap, 7, plus}, {1000, 3, minus}});
        QVERIFY(hard.has_value());
        QCOMPARE(hard->margin, gap / 2);
        QCOMPARE(hard->line[2], -(1000 + gap / 2));
    }

    void thereIsALineExactlyWhereABiasSeparates()
    {
        const bool held = rc::check("hardMargin ⇔ isSeparable in bias, with both classes", [] {
            const Dataset points = *test::gridData(6);
            const bool bothClasses = count(points, plus) > 0 && count(points, minus) > 0;
            RC_ASSERT(hardMargin(points).has_value() == (bothClasses && isSeparable(points, Space::Bias)));
        });
        QVERIFY(held);
    }

    void everyPointIsAtLeastTheMarginAwayAndTheSupportExactly()
    {
        const bool held = rc::check("y(⟨n, x⟩ + b) ≥ margin", [] {
            const Dataset points = *test::gridData(20);
            const auto hard = hardMargin(points);
            RC_PRE(hard.has_value());
            const ReflectedPoints reflected(points, Space::Bias);
            for (std::size_t i = 0; i < points.size(); ++i)
                RC_ASSERT(reflected.score(hard->line, i) >= hard->margin - 1e-13);
            for (const std::size_t i : hard->support)
                RC_ASSERT(std::abs(reflected.score(hard->line, i) - hard->margin) < 1e-13);
            RC_ASSERT(hard->support.size() == 2 || hard->support.size() == 3);
            RC_ASSERT(std::ranges::is_sorted(hard->support));
        });
        QVERIFY(held);
    }

    void theSupportAloneHasTheSameLine()
    {
        const bool held = rc::check("nothing else matters", [] {
            const Dataset points = *test::gridData(20);
            const auto hard = hardMargin(points);
            RC_PRE(hard.has_value());
            Dataset support;
            for (const std::size_t i : hard->support)
                support.push_back(points[i]);
            RC_ASSERT(hardMargin(support)->line == hard->line);
            RC_ASSERT(hardMargin(support)->margin == hard->margin);
        });
        QVERIFY(held);
    }

    void orderRepetitionAndPlaceDoNotMatter()
    {
        const bool held = rc::check("the margin is a property of the set, wherever it is", [] {
            const Dataset points = *test::gridData(20);
            const auto hard = hardMargin(points);
            RC_PRE(hard.has_value());
            Dataset changed = test::shuffled(points, *rc::gen::arbitrary<std::uint64_t>());
            changed.push_back(changed.front());
            RC_ASSERT(hardMargin(changed)->line == hard->line);
            for (Point &point : changed)
                point = {point.x1 + 0x1p30, point.x2 - 0x1p31, point.label};
            RC_ASSERT(hardMargin(changed)->margin == hard->margin);
            const Weights moved = hardMargin(changed)->line;
            RC_ASSERT(moved[0] == hard->line[0] && moved[1] == hard->line[1]);
        });
        QVERIFY(held);
    }

    void withTheClassesSwappedTheLineIsTurnedRound()
    {
        const bool held = rc::check("line(−y) = −line(y)", [] {
            Dataset points = *test::gridData(20);
            const auto hard = hardMargin(points);
            RC_PRE(hard.has_value());
            for (Point &point : points)
                point.label = opposite(point.label);
            RC_ASSERT(hardMargin(points)->line == -1.0 * hard->line);
        });
        QVERIFY(held);
    }
};

HALFPLANE_TEST(hard_margin_test, HardMarginTest)
#include "hard_margin_test.moc"
