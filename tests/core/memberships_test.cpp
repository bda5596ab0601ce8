#include "core/geometry/fuzzy_points.h"
#include "support/run.h"

#include <QTest>

#include <cmath>

using namespace halfplane;

namespace {

const Dataset twoMeans{{0, 0, Label::Positive}, {4, 0, Label::Negative}};

/// Definition 21 as it is printed.
double printed(double toOwn, double toOther, double d, double c)
{
    return 0.5 + (std::exp(c * (toOther - toOwn) / d) - std::exp(-c)) / (2 * (std::exp(c) - std::exp(-c)));
}

} // namespace

class MembershipsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFormulaIsThatOfDefinition21()
    {
        const auto memberships = Memberships::of(twoMeans, 2);
        for (const Label label : {Label::Positive, Label::Negative}) {
            for (double x1 = -6; x1 <= 10; x1 += 0.7) {
                const double toPositive = std::hypot(x1, 1.5);
                const double toNegative = std::hypot(x1 - 4, 1.5);
                const bool isPositive = label == Label::Positive;
                const double expected =
                    printed(isPositive ? toPositive : toNegative, isPositive ? toNegative : toPositive, 4, 2);
                QVERIFY(std::abs(0.5 + memberships->excess({x1, 1.5, label}) - expected) < 1e-14);
            }
        }
    }

    void membershipStaysBetweenOneHalfAndOne()
    {
        for (const double c : {1e-9, 0.1, 2.0, 50.0, 1e6}) {
            const auto memberships = Memberships::of(twoMeans, c);
            for (double x1 = -100; x1 <= 100; x1 += 1.7) {
                const double excess = memberships->excess({x1, 0.3 * x1, Label::Positive});
                QVERIFY(excess >= 0 && excess <= 0.5);
            }
        }
    }

    void membershipIsOneAtTheOwnMeanAndOneHalfAtTheOther()
    {
        for (const double c : {0.01, 2.0, 800.0}) {
            const auto memberships = Memberships::of(twoMeans, c);
            QCOMPARE(memberships->excess({0, 0, Label::Positive}), 0.5);
            QCOMPARE(memberships->excess({4, 0, Label::Positive}), 0.0);
            QCOMPARE(memberships->excess({4, 0, Label::Negative}), 0.5);
            QCOMPARE(fuzzyPoints({{0, 0, Label::Positive}}, *memberships, 0.49), std::vector<bool>{false});
        }
    }

    void extremeConstantsNeitherOverflowNorCancel()
    {
        // For c → 0 membership becomes linear in u: excess → (1 + u)/4. At u = 0.5 that is 0.375.
        const auto flat = Memberships::of(twoMeans, 1e-12);
        QVERIFY(std::abs(flat->excess({1, 0, Label::Positive}) - 0.375) < 1e-9);
        const auto steep = Memberships::of(twoMeans, 5000);
        QCOMPARE(steep->excess({2, 0, Label::Positive}), 0.0);
        QVERIFY(std::isfinite(steep->edge(0.25)));
        QVERIFY(std::abs(flat->edge(0.25) - 0) < 1e-9); // 4δ − 1
    }

    void theEdgeIsWhereMembershipIsOneHalfAndDelta()
    {
        for (const double c : {0.5, 2.0, 10.0}) {
            const auto memberships = Memberships::of(twoMeans, c);
            for (const double delta : {0.05, 0.1, 0.3, 0.45}) {
                const double t = memberships->edge(delta);
                if (t <= -1 || t >= 1)
                    continue;
                // On the line between the means d_other − d_own = t·d at x1 = 2 − 2t.
                QVERIFY(std::abs(memberships->excess({2 - 2 * t, 0, Label::Positive}) - delta) < 1e-12);
                const double expected = std::log(std::exp(-c) + 2 * delta * (std::exp(c) - std::exp(-c))) / c;
                QVERIFY(std::abs(t - expected) < 1e-12);
            }
        }
    }

    void theBandExistsBeyondBeta()
    {
        for (const double c : {0.5, 2.0, 10.0}) {
            const auto memberships = Memberships::of(twoMeans, c);
            const double beta = (1 - std::exp(-c)) / (2 * (std::exp(c) - std::exp(-c)));
            QVERIFY(std::abs(bandThreshold(c) - beta) < 1e-15);
            QVERIFY(memberships->edge(beta * 1.001) > 0);
            QVERIFY(memberships->edge(beta * 0.999) < 0);
            QCOMPARE(suggestedDelta(c), bandThreshold(c) + 0.02);
        }
    }

    void withoutTwoMeansThereIsNoMembership()
    {
        QVERIFY(!Memberships::of({{1, 1, Label::Positive}}, 2));
        QVERIFY(!Memberships::of({{1, 1, Label::Negative}}, 2));
        QVERIFY(!Memberships::of({}, 2));
        QVERIFY(!Memberships::of({{1, 1, Label::Positive}, {1, 1, Label::Negative}}, 2));
    }

    /// Means that no double is: a point in line with them is found all the same.
    void atZeroOnlyWhatIsInLineBehindTheOtherMeanIsFuzzy()
    {
        const auto isLastFuzzy = [](const Dataset &points) -> bool {
            return fuzzyPoints(points, *Memberships::of(points, 2), 0).back();
        };
        const Dataset behind{{1, 1, Label::Negative}, {-6, -6, Label::Positive}, {5, 5, Label::Positive}};
        QVERIFY(isLastFuzzy(behind));
        QVERIFY(!isLastFuzzy(
            {{1, 1, Label::Negative}, {-6, -6, Label::Positive}, {5, 5.000000000000001, Label::Positive}}));
        for (const double along : {-40.0, -7.0, -0.1, 0.1, 0.7, 9.0, 1e9, 1e-9}) {
            // The means of −1 are in (1/3)(1, 2)·(1 + 2 + 4) = (7/3)(1, 2) whatever the class +1 has on this
            // line.
            const Dataset line{{1, 2, Label::Negative},
                               {2, 4, Label::Negative},
                               {4, 8, Label::Negative},
                               {-90, -180, Label::Positive},
                               {along, 2 * along, Label::Positive}};
            const double mean = (along - 90) / 2;
            const bool isBehind = mean < 7.0 / 3 ? along >= 7.0 / 3 : along <= 7.0 / 3;
            QCOMPARE(isLastFuzzy(line), isBehind);
        }
    }

    void aPointOnTheEdgeIsFuzzyAndNotOneBeyondIt()
    {
        for (const double c : {0.5, 2.0, 10.0}) {
            for (const double x1 : {0.3, 1.0, 2.7, 3.9}) {
                const Dataset points{{x1, 0.4, Label::Positive}};
                const auto memberships = Memberships::of(twoMeans, c);
                const double delta = memberships->excess(points[0]);
                QVERIFY(fuzzyPoints(points, *memberships, delta)[0]);
                QVERIFY(!fuzzyPoints(points, *memberships, std::nextafter(delta, 0))[0]);
            }
        }
    }
};

HALFPLANE_TEST(memberships_test, MembershipsTest)
#include "memberships_test.moc"
