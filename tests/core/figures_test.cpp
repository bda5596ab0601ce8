#include "core/geometry/best_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/overlap.h"
#include "core/left_out.h"
#include "core/mistakes.h"
#include "core/moment.h"
#include "core/numbers.h"
#include "core/theorems/findings.h"
#include "example_runs.h"
#include "support/run.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace halfplane;

namespace {

using Indices = std::vector<std::size_t>;

bool isAt(const Weights &w, double w1, double w2) { return w[0] == w1 && w[1] == w2; }

double epsilonOf(const Document &document)
{
    return std::get<double>(document.recipe().parameters.at("epsilon"));
}

/// The reflected points that the run's variant can ever update on.
ReflectedPoints countedPoints(const Run &run)
{
    const auto counted = run.variant->countedPoints();
    return counted ? run.reflected().subset(*counted) : run.reflected();
}

} // namespace

/// The figures of the dissertation and its theorems' exceptions, as the examples reproduce them.

class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    /// Section 5 on two datasets: the widest angle between the final normals of the runs without a point.
    void aPointLessTurnsOneOrTheOther_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<QString>("fuzzy");
        QTest::addColumn<QString>("marginFuzzy");
        QTest::newRow("the claim is so")
            << std::string("fuzzy-varies") << QStringLiteral("108.9°") << QStringLiteral("14.04°");
        QTest::newRow("the claim is not so")
            << std::string("margin-fuzzy-varies") << QStringLiteral("3.18°") << QStringLiteral("82.87°");
    }
    void aPointLessTurnsOneOrTheOther()
    {
        QFETCH(std::string, id);
        QFETCH(QString, fuzzy);
        QFETCH(QString, marginFuzzy);
        const Document document = example::document(id);
        QCOMPARE(document.points.size(), std::size_t{10});
        const QString caption = QString::fromStdString(document.caption);
        for (const auto &[recipe, expected] : {std::pair(1, fuzzy), std::pair(0, marginFuzzy)}) {
            Document one = document;
            one.recipes = {document.recipes[static_cast<std::size_t>(recipe)]};
            const auto without = answersWithoutEach(example::run(one), 1'000'000);
            QCOMPARE(QString::fromStdString(inDegrees(*without->spread)), expected);
            QVERIFY(caption.contains(expected));
        }
    }

    void theSquareAtTheRightIsFuzzyAndDecidesMarginFuzzy()
    {
        Document document = example::document("margin-fuzzy-varies");
        QVERIFY(document.points[3] == (Point{3.5, 3, Label::Negative}));
        Document one = document;
        one.points.erase(one.points.begin() + 3);
        QCOMPARE(example::updates(one), std::uint64_t{1});
        document.recipes.erase(document.recipes.begin());
        const auto counted = *example::run(document).variant->countedPoints();
        QVERIFY(std::ranges::find(counted, std::size_t{3}) == counted.end());
    }

    void figure21SeparatesOnTheLeftAndNotOnTheRight()
    {
        const Document left = example::document("figure21-left");
        const Document right = example::document("figure21-right");
        QVERIFY(left.points == right.points);
        QCOMPARE(right.step + 1, left.step);
        const Run run = example::run(left);
        QCOMPARE(loss(run.reflected(), run.trace.weights(left.step)), std::size_t{0});
        QCOMPARE(run.trace.updateCount(), left.step);
        QCOMPARE(loss(run.reflected(), run.trace.weights(right.step)), std::size_t{1});
        const Moment last = momentAt(run, {left.step, 0});
        QCOMPARE(last.check->point, 9U);
        QVERIFY(right.points[9] == Point({-2.5, 1, Label::Negative}));
        QVERIFY(run.reflected().score(run.trace.weights(right.step), 9) < 0);
    }

    void figure22AddsThePointToTheWeights()
    {
        const Document document = example::document("figure22");
        const Run run = example::run(document);
        QVERIFY(document.points[3] == Point({1, 0, Label::Positive}));
        QVERIFY(isAt(run.trace.weights(0), -0.75, 1.5));
        QVERIFY(isAt(run.trace.weights(1), 0.25, 1.5));
        QVERIFY(example::mistakes(run, 0) == Indices({4}));
        QVERIFY(example::mistakes(run, 1).empty());
    }

    void figure23MakesFourUpdates()
    {
        const Document document = example::document("figure23");
        const Run run = example::run(document);
        QVERIFY(document.points[2] == Point({3, -1, Label::Negative}));
        QVERIFY(document.points[4] == Point({4, 1, Label::Positive}));
        QVERIFY(example::updatedPoints(run) == Indices({1, 3, 5, 3}));
        QVERIFY(example::mistakes(run, 1) == Indices({3}));
        QVERIFY(example::mistakes(run, 2) == Indices({5}));
        QVERIFY(example::mistakes(run, 3) == Indices({3}));
        QVERIFY(isAt(run.trace.weights(4), 0, 5));
    }

    void figure24TurnsFromTheWrongSideToTheRight()
    {
        const Document document = example::document("figure24");
        const Run run = example::run(document);
        const auto degreesTo = [&](const Weights &w, std::size_t point) {
            return angleBetween(w, Weights{{document.points[point].x1, document.points[point].x2}}) * 180
                / std::numbers::pi;
        };
        const Weights start = run.trace.weights(0);
        QVERIFY(isAt(start, 0, 2)); // a horizontal boundary
        QVERIFY(std::abs(degreesTo(start, 0) - 36.87) < 0.005);
        QVERIFY(std::abs(degreesTo(start, 1) - 108.43) < 0.006);
        QCOMPARE(momentAt(run, {document.step, 0}).check->point, 1U);
        QVERIFY(std::abs(degreesTo(run.trace.weights(document.step), 1) - 36.87) < 0.005);
    }

    /// Its left panel is another example of the same data, before the first update.
    void figure24IsThereTwice()
    {
        const Document left = example::document("figure24-left");
        const Document right = example::document("figure24");
        QVERIFY(left.points == right.points && left.recipe() == right.recipe());
        QCOMPARE(left.step, 0U);
        const Run run = example::run(left);
        QCOMPARE(run.trace.pointOf(1), 0U);
        QVERIFY(!momentAt(run, {0, 1}).check->foundMistake());
        QVERIFY(momentAt(run, {1, 0}).check->foundMistake());
    }

    /// CS 337: H = x − kw with k = (⟨w, x⟩ + b)/‖w‖².
    void theDistanceIsThatOfItsCaption()
    {
        const Document document = example::document("distance");
        const Run run = example::run(document);
        const Classifier answer = classifierAt(run, {document.step, 0});
        QVERIFY(isAt(answer.w, 3, 4) && answer.w[2] == -5);
        const Boundary boundary = boundaryOf(answer);
        QCOMPARE(document.points[0], (Point{5, 5, Label::Positive}));
        QCOMPARE(run.reflected().score(answer.w, 0), 30.0);
        QCOMPARE(*distanceFrom(boundary, 5, 5), 6.0);
        const PlanePoint foot = *nearestOn(boundary, 5, 5);
        QVERIFY(std::abs(foot.x() - 1.4) < 1e-12 && std::abs(foot.y() - 0.2) < 1e-12);
        QVERIFY(std::abs(5 - foot.x() - 1.2 * 3) < 1e-12 && std::abs(5 - foot.y() - 1.2 * 4) < 1e-12);
        QCOMPARE(document.points[1], (Point{-2, -1, Label::Negative}));
        QCOMPARE(run.reflected().score(answer.w, 1), 15.0);
        QCOMPARE(*distanceFrom(boundary, -2, -1), -3.0);
    }

    void theMarginsAreThoseOfTheirCaption()
    {
        const Document document = example::document("margins");
        const Run run = example::run(document);
        const auto margins = [&](std::uint64_t k) {
            const Weights w = run.trace.weights(k);
            std::vector<double> result;
            for (const Point &point : document.points)
                result.push_back(sign(point.label) * (w[0] * point.x1 + w[1] * point.x2)
                                 / std::hypot(w[0], w[1]));
            return result;
        };
        const std::vector<double> expected{2, 3, 1, 2, 3, -0.2};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(margins(0)[i] - expected[i]) < 1e-12);
        QCOMPARE(run.trace.update(1).point, 5U);
        const auto after = margins(1);
        QCOMPARE(std::ranges::min_element(after) - after.begin(), 5);
        QVERIFY(std::abs(after[5] - 0.0508) < 5e-5);
    }

    void figure31LeavesThePointWrongWhenTheRateIsTooSmall()
    {
        const Document document = example::document("figure31-small");
        const Run run = example::run(document);
        QVERIFY(document.points[0] == Point({4, 0, Label::Positive}));
        QVERIFY(example::updatedPoints(run) == Indices({1, 1, 1}));
        QVERIFY(example::mistakes(run, 0) == Indices({1}));
        QVERIFY(example::mistakes(run, 1) == Indices({1}));
    }

    void figure31BreaksAnotherPointWhenTheRateIsTooLarge()
    {
        const Document document = example::document("figure31-large");
        const Run run = example::run(document);
        QVERIFY(document.points == example::document("figure31-small").points);
        QVERIFY(document.points[1] == Point({-4, 1, Label::Positive}));
        QVERIFY(example::updatedPoints(run) == Indices({1, 2, 1, 2, 1, 2, 1}));
        QVERIFY(example::mistakes(run, 0) == Indices({1}));
        QVERIFY(example::mistakes(run, 1) == Indices({2}));
    }

    void figure31HasARateBetweenThatMendsAtOnce()
    {
        const Document document = example::document("figure31-small");
        QCOMPARE(example::updates(example::withNumber(document, "eta", 0.3)), 1U);
    }

    void figure32HasItsQuickestRateForEachDataset_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<double>("eta");
        QTest::addColumn<std::uint64_t>("updates");
        const auto row = [](const char *id, double eta, std::uint64_t updates) {
            QTest::addRow("%s, eta %g", id, eta) << std::string(id) << eta << updates;
        };
        row("figure32-left", 0.5, 23);
        row("figure32-left", 1, 40);
        row("figure32-left", 2, 13);
        row("figure32-left", 4, 33);
        row("figure32-right", 0.5, 9);
        row("figure32-right", 1, 16);
        row("figure32-right", 2, 17);
        row("figure32-right", 4, 19);
    }
    void figure32HasItsQuickestRateForEachDataset()
    {
        QFETCH(std::string, id);
        QFETCH(double, eta);
        QTEST(example::updates(example::withNumber(example::document(id), "eta", eta)), "updates");
    }

    void figure32MakesTheSameUpdatesForEveryRateFromZero()
    {
        const Document document = example::withStart(example::document("figure32-left"), {});
        for (const double eta : {0.5, 1.0, 2.0, 4.0})
            QCOMPARE(example::updates(example::withNumber(document, "eta", eta)), 31U);
    }

    void figure33TakesTheMiddleRate()
    {
        const Document document = example::document("figure33");
        const Run run = example::run(document);
        QVERIFY(document.points[0] == Point({2, 0, Label::Positive}));
        QVERIFY(example::mistakes(run, 0) == Indices({1}));
        QVERIFY(candidatesAt(run, momentAt(run, {1, 0}))
                == std::vector<Candidate>({{0.5, 1}, {1, 0}, {2, 3}}));
        QCOMPARE(run.trace.update(1).rate, 1.0);
    }

    void figure34WeighsFourRatesAtItsSecondUpdate()
    {
        const Document document = example::document("figure34");
        const Run run = example::run(document);
        QCOMPARE(document.step, 2U);
        QVERIFY(candidatesAt(run, momentAt(run, {2, 0}))
                == std::vector<Candidate>({{0.5, 21}, {1, 17}, {2, 40}, {4, 40}}));
        QCOMPARE(run.trace.update(2).rate, 1.0);
    }

    void figure34IsSlowerWithAnyFixedRate_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<double>("eta");
        QTest::addColumn<std::uint64_t>("updates");
        QTest::addColumn<std::uint64_t>("sweeps");
        const auto row = [](const char *id, double eta, std::uint64_t updates, std::uint64_t sweeps) {
            QTest::addRow("%s, eta %g", id, eta) << std::string(id) << eta << updates << sweeps;
        };
        for (const double eta : {0.5, 1.0, 2.0, 4.0})
            row("figure34", eta, 60, 19);
        row("figure34-w0", 0.5, 59, 19);
        row("figure34-w0", 1, 55, 17);
        row("figure34-w0", 2, 50, 14);
        row("figure34-w0", 4, 58, 19);
    }
    void figure34IsSlowerWithAnyFixedRate()
    {
        QFETCH(std::string, id);
        QFETCH(double, eta);
        const Run run = example::run(example::withStandard(example::document(id), eta));
        QTEST(run.trace.updateCount(), "updates");
        QTEST(run.trace.end()->sweeps, "sweeps");
    }

    void figure41LeavesOutThePointsBetween()
    {
        const Run run = example::run(example::document("figure41"));
        QVERIFY(run.variant->countedPoints() == Indices({0, 1, 5, 6}));
        const ReflectedPoints corners = countedPoints(run);
        for (std::size_t i = 0; i < corners.size(); ++i)
            QCOMPARE(norm(corners[i]), 6.5);
        QCOMPARE(bestMargin(corners).gamma, 2.5);
    }

    void figure41SpansTheAngleOfTheorem23()
    {
        const Run run = example::run(example::document("figure41"));
        QVERIFY(example::isNear(lossRing(countedPoints(run)).solutionWidth(), 2 * std::asin(2.5 / 6.5)));
    }

    void figure41HasNoEndWhenEveryPointCounts()
    {
        const Document document = example::withNumber(example::document("figure41"), "delta", 0);
        QVERIFY(example::end(example::run(example::cappedAt(document, 5000))) == EndReason::MaxUpdates);
    }

    void overlapHasNoEndWhenEveryPointCounts()
    {
        const Document document = example::document("overlap");
        const Document strict = example::cappedAt(example::withNumber(document, "delta", 0), 5000);
        QVERIFY(example::end(example::run(strict)) == EndReason::MaxUpdates);
        QCOMPARE(example::updates(example::withNumber(document, "m", 0)), 3U);
    }

    void theorem22IsExceededUnlessTheFactorIsTurnedOff()
    {
        const Document document = example::document("theorem22");
        const double bound = example::mistakeBound(countedPoints(example::run(document)));
        QVERIFY(example::isNear(bound, 5));
        QVERIFY(static_cast<double>(document.step - 1) <= bound);
        QVERIFY(static_cast<double>(document.step) > bound);
        QCOMPARE(example::updates(example::withNumber(document, "m", 0)), 2U);
    }

    void figure51HoldsAllMistakesInTheSmallestBand()
    {
        const Document document = example::document("figure51-smallest");
        const Run run = example::run(document);
        QCOMPARE(epsilonOf(document), 0.45);
        QVERIFY(example::isNear(bestMargin(run.reflected()).gamma, -1 / std::sqrt(5)));
        QVERIFY(example::mistakes(run, 27) == Indices({1, 7, 10}));
        QVERIFY(example::pointsWithin(run, 27, 0.45) == Indices({1, 7, 8, 10}));
    }

    void figure51HoldsMoreInTheWiderBandAndEndsSooner()
    {
        const Document document = example::document("figure51-wider");
        const Run run = example::run(document);
        QVERIFY(document.points == example::document("figure51-smallest").points);
        QCOMPARE(epsilonOf(document), 1.5);
        QVERIFY(example::mistakes(run, 4) == Indices({1, 8, 10}));
        QVERIFY(example::pointsWithin(run, 4, 1.5) == Indices({1, 6, 7, 8, 9, 10, 11, 12, 15}));
    }

    void figure53TurnsUntilACornerLeavesTheBand()
    {
        const Document document = example::document("figure53");
        const Run run = example::run(document);
        QCOMPARE(epsilonOf(document), 1.5);
        QVERIFY(isAt(run.trace.weights(document.step), 0, 6.75)); // the boundary of theta itself
        const BestMargin best = bestMargin(run.reflected());
        const Overlap overlap = *overlapOf(run.reflected(), best);
        QCOMPARE(overlap.halfWidth, 3.0);
        QCOMPARE(overlap.halfHeight, 0.75);
        const double psi = overlap.psi(1.5);
        QVERIFY(std::abs(psi * 180 / std::numbers::pi - 14.98) < 0.005);
        // Turned by psi a corner is as far away as the band's edge, and no mistake beyond it.
        QVERIFY(example::isNear(overlap.diagonal() * std::sin(overlap.theta() + psi), 1.5));
        double widest = 0;
        for (const Arc &arc : directionsWithin(run.reflected(), 1.5))
            widest = std::max(widest, arc.width());
        QVERIFY(example::isNear(widest, 2 * psi));
    }

    void figure52HasThePointAloneOutsideTheBand()
    {
        const Document document = example::document("figure52");
        const Run run = example::run(document);
        QVERIFY(document.points[6] == Point({2, 0, Label::Positive}));
        QCOMPARE(document.step, 7U);
        QCOMPARE(epsilonOf(document), 1.0);
        QVERIFY(example::mistakes(run, 7) == Indices({1, 6, 7}));
        QVERIFY(example::depth(run, 7, 1) < 1);
        QVERIFY(example::depth(run, 7, 6) < 1);
        QVERIFY(example::isNear(example::depth(run, 7, 7), std::sqrt(2)));
    }

    void figure52EndsWithAllMistakesInsideTheBand()
    {
        const Run run = example::run(example::document("figure52"));
        QCOMPARE(example::updatedPoints(run).back(), 7U);
        QVERIFY(example::mistakes(run, 8) == Indices({1, 6, 7}));
        QVERIFY(example::pointsWithin(run, 8, 1) == Indices({1, 6, 7, 10}));
    }

    void theorem24IsExceeded()
    {
        const Document document = example::document("theorem24");
        const Run run = example::run(document);
        const double bound = std::pow(run.problem->radius / epsilonOf(document), 2);
        QCOMPARE(bound, 6.25);
        QCOMPARE(static_cast<double>(document.step), std::floor(bound) + 1);
        QVERIFY(std::abs(bestMargin(run.reflected()).gamma - 0.1162) < 0.00005);
        QCOMPARE(example::updates(example::withRule(document, "combined")), 12U);
    }

    void theCycleReturnsToTheStartForAnyBand()
    {
        const Document document = example::document("cycle");
        for (const double epsilon : {0.72, 0.9, 2.0, 6.0}) {
            const Run run = example::run(example::withNumber(document, "epsilon", epsilon));
            QVERIFY(run.trace.end()->cycle == Cycle({0, 2}));
            QVERIFY(isZero(example::finalWeights(run)));
        }
    }

    void theCycleIsLeftInAnotherOrder()
    {
        const Run run = example::run(example::withSeed(example::document("cycle"), 7));
        QVERIFY(example::end(run) == EndReason::Converged);
        QCOMPARE(run.trace.updateCount(), 30U);
    }
};

HALFPLANE_TEST(figures_test, FiguresTest, QCoreApplication)
#include "figures_test.moc"
