// Separability and margins beside fractions: small cases of many kinds, each compared to the last bit.
#include "core/geometry/best_margin.h"
#include "core/geometry/body.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/near_cases.h"
#include "core/geometry/rationals.h"
#include "core/geometry/scores.h"
#include "core/geometry/separability.h"
#include "core/io/summary.h"
#include "core/study/evidence.h"
#include "core/study/loss_curve.h"
#include "core/words/explanation.h"
#include "core/words/report.h"
#include "support/run.h"
#include "support/runs.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Double after double, until nothing is left.
Rational exactly(Dyadic value)
{
    Rational sum = 0;
    while (value.sign() != 0) {
        const double most = value.scaled(0);
        sum += Rational(most);
        value = value - Dyadic(most);
    }
    return sum;
}

/// What is wrong with the margin, and empty where nothing is.
QString troubleWithMargin(const Dataset &points, Space space)
{
    const auto reflected = reflectedExactly(points, space);
    const RationalVector nearest = nearestToOrigin(reflected);
    const Rational square = dot(nearest, nearest);
    const BestMargin best = bestMargin({points, space});
    Rational largest = 0;
    for (const RationalVector &z : reflected)
        largest = std::max(largest, dot(z, z));
    if (exactly(squaredRadius({points, space})) != largest)
        return QStringLiteral("the radius");
    if (isSeparable(points, space) != (square != 0) || best.separable != (square != 0))
        return QStringLiteral("separability");
    if (square == 0) {
        const auto band = space == Space::Origin ? squareToNearestEdge(reflected) : std::nullopt;
        return isNearestRoot(best.gamma, band.value_or(0), -1) ? QString() : QStringLiteral("the band");
    }
    if (!isNearestRoot(best.gamma, square))
        return QStringLiteral("the margin");
    for (std::size_t j = 0; j < nearest.size(); ++j) {
        const Rational share = nearest[j] * nearest[j] / square;
        if (!isNearestRoot(best.direction[j], share, nearest[j] < 0 ? -1 : 1))
            return QStringLiteral("the direction");
    }
    return {};
}

std::optional<Run> shortRun(const Dataset &points, Space space)
{
    Recipe recipe = test::recipe("standard", {}, space);
    recipe.caps.updates = 100;
    auto trainer = Trainer::of(points, recipe);
    if (!trainer)
        return std::nullopt;
    trainer->advance();
    return trainer->run();
}

std::size_t wrongWithoutRounding(const Run &run, std::uint64_t k)
{
    const Weights w = run.trace.weights(k);
    const RationalVector exactW(w.begin(), w.end());
    const auto reflected = reflectedExactly(run.problem->points, run.problem->space);
    return static_cast<std::size_t>(
        std::ranges::count_if(reflected, [&](const RationalVector &z) { return dot(exactW, z) <= 0; }));
}

/// The corners of a rectangle, one of them a hair outside of their circle.
Dataset barelySeparable()
{
    return {{0.1, 0.3, Label::Positive},
            {0.7, 0.3, Label::Negative},
            {0.7, 0.8, Label::Positive},
            {std::nextafter(0.1, 0.0), 0.8, Label::Negative}};
}

} // namespace

class RationalsTest : public QObject
{
    Q_OBJECT

private slots:
    void marginsAreExactInEverySpace_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<Space>("space");
        for (const auto &[name, kind] : kindsOfCases()) {
            for (const Space space : allSpaces)
                QTest::addRow("%s in %s", name, std::string(idOf(space)).c_str()) << kind << space;
        }
    }
    void marginsAreExactInEverySpace()
    {
        QFETCH(Kind, kind);
        QFETCH(Space, space);
        for (const Dataset &points : casesOf(kind, casesOfAKind, 20261119)) {
            const QString trouble = troubleWithMargin(points, space);
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble + QStringLiteral(" of\n") + described(points)));
        }
    }

    /// ε as near to γ* as a double can be is wide enough or not, by less than a double can tell.
    void aBandIsComparedWithoutRounding()
    {
        int wideEnough = 0;
        for (const Dataset &points : casesOf(kindsOfCases().front().second, casesOfAKind, 20261125)) {
            const auto square = squareToNearestEdge(reflectedExactly(points, Space::Origin));
            const double epsilon = -bestMargin({points, Space::Origin}).gamma;
            if (!square || isSeparable(points, Space::Origin) || !(epsilon > 0))
                continue;
            const auto trainer = Trainer::of(points, test::recipe("margin-fuzzy", {{"epsilon", epsilon}}));
            const bool isEnough = Rational(epsilon) * Rational(epsilon) > *square;
            QCOMPARE(trainer->run().variant->obstacle().has_value(), !isEnough);
            wideEnough += isEnough ? 1 : 0;
        }
        QVERIFY(wideEnough > 0);
    }

    /// Whose rounded lengths are in another order than their lengths.
    void theRadiusIsThatOfTheFarthestPoint()
    {
        std::mt19937_64 random(20261124);
        for (int left = 4 * casesOfAKind; left > 0; --left) {
            Dataset points;
            for (int i = 0; i < 2; ++i) {
                const double angle = static_cast<double>(random() >> 11U) * 0x1p-50;
                points.push_back({std::cos(angle), std::sin(angle), Label::Positive});
            }
            for (const Space space : allSpaces) {
                const auto reflected = reflectedExactly(points, space);
                QVERIFY(exactly(squaredRadius({points, space}))
                        == std::max(dot(reflected[0], reflected[0]), dot(reflected[1], reflected[1])));
            }
        }
    }

    void hardMarginsAreExact_data()
    {
        QTest::addColumn<Kind>("kind");
        for (const auto &[name, kind] : kindsOfCases())
            QTest::addRow("%s", name) << kind;
    }
    void hardMarginsAreExact()
    {
        QFETCH(Kind, kind);
        for (const Dataset &points : casesOf(kind, casesOfAKind, 20261120)) {
            std::vector<RationalVector> differences;
            for (const Point &a : points) {
                for (const Point &b : points) {
                    if (a.label == Label::Positive && b.label == Label::Negative)
                        differences.push_back(
                            {Rational(a.x1) - Rational(b.x1), Rational(a.x2) - Rational(b.x2)});
                }
            }
            if (differences.empty())
                continue;
            const RationalVector nearest = nearestToOrigin(differences);
            const Rational square = dot(nearest, nearest);
            const auto hard = hardMargin(points);
            QVERIFY2(hard.has_value() == (square != 0), qPrintable(described(points)));
            QVERIFY2(!hard || isNearestRoot(hard->margin, square / 4), qPrintable(described(points)));
        }
    }

    void aLossIsCountedWithoutRounding()
    {
        for (const auto &[name, kind] : kindsOfCases()) {
            for (const Dataset &points : casesOf(kind, casesOfAKind / 5, 20261121)) {
                for (const Space space : allSpaces) {
                    const auto run = shortRun(points, space);
                    for (std::uint64_t k = 0; run && k <= run->trace.updateCount(); ++k)
                        QCOMPARE(exactLoss(run->reflected(), run->trace.weights(k)),
                                 wrongWithoutRounding(*run, k));
                }
            }
        }
    }

    /// ⟨w, φ⟩ = (2⁵³ + 2) + 1 − (2⁵³ + 2) − 1 = 0, of which doubles make 1.
    void aRunThatOnlyRoundingLetConvergeSaysSo()
    {
        Recipe recipe = test::recipe("standard", {}, Space::Circle);
        recipe.start = {0x1p53 + 2, 1, -(0x1p52 + 1), -1};
        const Run run = finished({{1, 1, Label::Positive}}, recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        QCOMPARE(wrongWithoutRounding(run, 0), std::size_t{1});
        QCOMPARE(roundingRemark(run), "This is rounding: exactly, 1 of 1 point is wrong.");
    }

    /// The b that parts them is lost beside products of 10²⁹⁰: what doubles count is not what is.
    void aLossAtTheEdgeOfDoublesIsToldAsItIs()
    {
        const Dataset points{{-9.9999999999999985e144, 3.0000000000000002e145, Label::Negative},
                             {3.0000000000000008e145, 9.9999999999999999e144, Label::Negative},
                             {-2e145, -3.0000000000000002e145, Label::Positive}};
        Recipe recipe = test::recipe("standard", {}, Space::Bias);
        recipe.caps.updates = 300;
        const Run run = finished(points, recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        QCOMPARE(wrongWithoutRounding(run, run.trace.updateCount()), std::size_t{1});
        QCOMPARE(roundingRemark(run), "This is rounding: exactly, 1 of 3 points is wrong.");
        const Evidence evidence(run);
        QVERIFY(writeSummary(evidence).find("\"loss\": 1,") != std::string::npos);
        QVERIFY(writeReport(evidence, {}, lossSeries(run), Paint::None).find("1 of 3;") != std::string::npos);
    }

    void theMarginOfWIsNotRoundedAway()
    {
        const Dataset points{
            {1.6, 4.9, Label::Positive}, {6.6, -7, Label::Negative}, {-0.9, -1.8, Label::Negative}};
        const Weights w{{-4.9818750000000005, 0, 0.3, 0}};
        const RationalVector exactW(w.begin(), w.end());
        std::optional<Rational> least;
        for (const RationalVector &z : reflectedExactly(points, Space::Circle))
            least = least ? std::min(*least, dot(exactW, z)) : dot(exactW, z);
        QVERIFY(*least < 0);
        QVERIFY(isNearestRoot(*exactMarginOf({points, Space::Circle}, {Space::Circle, w}),
                              *least * *least / dot(exactW, exactW), -1));
    }

    /// As Theorem 22 corrected needs them: the products that doubles hold are rounded.
    void marginsOfScaledPointsAreExact()
    {
        std::mt19937_64 random(20261126);
        for (const auto &[name, kind] : kindsOfCases()) {
            for (const Dataset &points : casesOf(kind, casesOfAKind / 10, 20261127)) {
                std::vector<double> factors;
                for (std::size_t i = 0; i < points.size(); ++i)
                    factors.push_back(static_cast<double>(1 + random() % 1000) / 999);
                for (const Space space : allSpaces) {
                    auto scaled = reflectedExactly(points, space);
                    for (std::size_t i = 0; i < scaled.size(); ++i) {
                        for (Rational &number : scaled[i])
                            number *= Rational(factors[i]);
                    }
                    const RationalVector nearest = nearestToOrigin(scaled);
                    const Rational square = dot(nearest, nearest);
                    const BestMargin best = bestMargin(ReflectedPoints(points, space).scaled(factors));
                    QCOMPARE(best.separable, square != 0);
                    QVERIFY2(!best.separable || isNearestRoot(best.gamma, square),
                             qPrintable(described(points)));
                }
            }
        }
    }

    /// One place, two factors, and products that are the same double: the lesser factor is nearer.
    void scaledPointsOfOneDoubleAreTold()
    {
        double factor = 1.9;
        while (1.06 * factor != 1.06 * std::nextafter(factor, 2))
            factor = std::nextafter(factor, 2);
        const ReflectedPoints points({{1.06, 0, Label::Positive}, {1.06, 0, Label::Positive}}, Space::Origin);
        const std::vector<ReflectedPoints> clouds{
            points.scaled(std::vector{std::nextafter(factor, 2), factor})};
        const Direction direction({Dyadic(1), Dyadic()});
        const Body body(clouds);
        QCOMPARE(body.lowest(0, direction, body.roughlyLowest(0, direction)), std::size_t{1});
    }

    /// The direction's third component is nothing as a double, and still it decides: 2a − a² is less for the
    /// second point.
    void whatUnderflowsInADirectionIsNotLost()
    {
        const Dataset points{{0, 0x1p249, Label::Positive}, {0, 3 * 0x1p249, Label::Positive}};
        const std::vector<ReflectedPoints> clouds{{points, Space::Circle}};
        const Direction direction(
            {Dyadic(1), Dyadic(0x1p-1060), -(Dyadic(0x1p-1000) * Dyadic(0x1p-310)), Dyadic()});
        QCOMPARE(direction.rounded[2], 0.0);
        const Body body(clouds);
        QCOMPARE(body.lowest(0, direction, body.roughlyLowest(0, direction)), std::size_t{1});
    }

    /// A circle separates them by so little that the rounded squares are on one line.
    void aCycleOfSeparablePointsSaysThatItIsRounding()
    {
        const Run run = finished(barelySeparable(), test::recipe("standard", {}, Space::Circle));
        QVERIFY(isSeparable(run.problem->points, Space::Circle));
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QCOMPARE(roundingRemark(run),
                 "This is rounding: the points are separable, so that without it the run would end.");
        QVERIFY(roundingRemark(finished({{1, 1, Label::Positive}}, test::recipe("standard"))).empty());
    }

    /// Four corners of a rectangle lie on one circle: alternating in class no circle parts them, in whatever
    /// way their squares are rounded.
    void noCircleSeparatesTheCornersOfARectangle()
    {
        const Dataset corners{{0.1, 0.3, Label::Positive},
                              {0.7, 0.3, Label::Negative},
                              {0.7, 0.8, Label::Positive},
                              {0.1, 0.8, Label::Negative}};
        QVERIFY(!isSeparable(corners, Space::Circle));
        QVERIFY(!bestMargin({corners, Space::Circle}).separable);
        QCOMPARE(bestMargin({corners, Space::Circle}).gamma, 0.0);
    }
};

HALFPLANE_TEST(rationals_test, RationalsTest)
#include "rationals_test.moc"
