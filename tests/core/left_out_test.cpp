// Runs that each leave one point out.
#include "core/examples.h"
#include "core/io/document.h"
#include "core/io/orders_summary.h"
#include "core/io/points_file.h"
#include "core/left_out.h"
#include "core/numbers.h"
#include "core/orders.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <rapidcheck.h>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// A points file of all but one line.
Dataset fileWithout(const Dataset &points, std::size_t left)
{
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i != left)
            text += shortest(points[i].x1) + "," + shortest(points[i].x2)
                + (points[i].label == Label::Positive ? ",1\n" : ",-1\n");
    }
    return readPoints(text)->points;
}

std::vector<Outcome> outcomesWithoutEach(const Dataset &points, const Recipe &recipe)
{
    Trials trials(points, LeftOut{0, points.size()});
    if (const auto failure = trials.add(recipe))
        qFatal("%s", failure->message.c_str());
    Outcomes outcomes = trials.noneYet();
    trials.carryOut(0, trials.count(), outcomes);
    return outcomes.front();
}

bool isPossible(const Dataset &points, const Recipe &recipe)
{
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points.size() == 1 || !Trainer::of(fileWithout(points, i), recipe))
            return false;
    }
    return bool(Trainer::of(points, recipe));
}

double between(double one, double other)
{
    const double apart = std::abs(one - other);
    return std::min(apart, 2 * std::numbers::pi - apart);
}

} // namespace

class LeftOutTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRunIsThatOfTheFileWithoutTheLine_data()
    {
        QTest::addColumn<std::string>("id");
        for (const Example &example : examples())
            QTest::newRow(example.id.data()) << std::string(example.id);
    }
    void eachRunIsThatOfTheFileWithoutTheLine()
    {
        QFETCH(std::string, id);
        const Dataset points = readDocument(findExample(id)->text)->points;
        std::uint64_t seed = points.size();
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                Recipe recipe = capped(test::recipe(std::string(variant->id), {}, space), 50);
                recipe.order = allOrders[++seed % 3];
                recipe.seed = seed;
                if (!isPossible(points, recipe))
                    continue;
                const std::vector<Outcome> outcomes = outcomesWithoutEach(points, recipe);
                const auto without = *answersWithoutEach(finished(points, recipe), 1'000'000'000);
                double widest = 0;
                bool isThere = false;
                for (std::size_t i = 0; i < points.size(); ++i) {
                    const Run alone = finished(fileWithout(points, i), recipe);
                    const Weights w = alone.trace.weights(alone.trace.updateCount());
                    QCOMPARE(outcomes[i].updates, alone.trace.updateCount());
                    QCOMPARE(outcomes[i].sweeps, alone.trace.end()->sweeps);
                    QCOMPARE(idOf(outcomes[i].end), idOf(alone.trace.end()->reason));
                    QVERIFY(without.answers[i].w == w);
                    const bool hasNormal = space != Space::Circle && (w[0] != 0 || w[1] != 0);
                    QCOMPARE(outcomes[i].angle == Outcome::noAngle, !hasNormal);
                    if (!hasNormal)
                        continue;
                    isThere = true;
                    QVERIFY(between(outcomes[i].angle, std::atan2(w[1], w[0])) < 1e-12);
                    for (std::size_t j = 0; j < i; ++j) {
                        if (outcomes[j].angle != Outcome::noAngle)
                            widest = std::max(widest, between(outcomes[i].angle, outcomes[j].angle));
                    }
                }
                QCOMPARE(without.spread.has_value(), isThere);
                QVERIFY(!isThere || std::abs(*without.spread - widest) < 1e-12);
                QVERIFY(spreadOfNormals(outcomes) == without.spread);
            }
        }
    }

    void theWidestAngleIsThatOfSomePair()
    {
        QVERIFY(!widestAngle({}));
        QCOMPARE(*widestAngle({1.5}), 0.0);
        QCOMPARE(*widestAngle({3, -3}), 2 * std::numbers::pi - 6);
        QVERIFY(rc::check([](const std::vector<int> &degrees) {
            std::vector<double> angles;
            for (const int each : degrees)
                angles.push_back(std::remainder(each, 360) / 180 * std::numbers::pi);
            double widest = 0;
            for (const double one : angles) {
                for (const double other : angles)
                    widest = std::max(widest, between(one, other));
            }
            const auto found = widestAngle(angles);
            RC_ASSERT(found.has_value() == !angles.empty());
            RC_ASSERT(!found || std::abs(*found - widest) < 1e-12);
        }));
    }

    void aPointThatIsHeldOutDecidesNothing()
    {
        const Dataset points = oracleData("figure34.csv");
        Recipe recipe = test::recipe("standard");
        recipe.holdOut = {0.5, 3};
        const Run all = finished(points, recipe);
        const std::vector<Outcome> outcomes = outcomesWithoutEach(points, recipe);
        const Weights w = all.trace.weights(all.trace.updateCount());
        std::size_t others = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (all.problem->isApart(i))
                QCOMPARE(outcomes[i].angle, std::atan2(w[1], w[0]));
            else
                others += outcomes[i].updates != all.trace.updateCount() ? 1U : 0U;
        }
        QVERIFY(others > 0);
    }

    void runsThatTakeTooLongAreNotCarriedOut()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("standard"));
        QVERIFY(!answersWithoutEach(run, 10'000));
        QVERIFY(answersWithoutEach(run, 1'000'000));
    }

    void aPointWithoutWhichThereIsNoRunIsNamed()
    {
        Trials trials({{1, 0, Label::Positive}, {0, 1, Label::Negative}, {0, 2, Label::Negative}},
                      LeftOut{0, 3});
        const auto failure = trials.add(test::recipe("fuzzy"));
        QVERIFY(failure && failure->message.starts_with("without point 1: "));
    }

    void theSummaryNamesPointsAndAngles()
    {
        const Dataset points = oracleData("figure34.csv");
        const Recipe recipe = test::recipe("standard", {}, Space::Circle);
        for (const Space space : allSpaces) {
            Recipe inSpace = capped(recipe, 90);
            inSpace.space = space;
            inSpace.order = Order::Shuffled;
            Trials trials(points, LeftOut{4, 5});
            QVERIFY(!trials.add(inSpace));
            Outcomes outcomes = trials.noneYet();
            trials.carryOut(0, 5, outcomes);
            const auto summary =
                nlohmann::json::parse(writeOrders(trials.variations(), std::vector{inSpace}, outcomes));
            QCOMPARE(summary["vary"].get<std::string>(), std::string("point"));
            QVERIFY(summary["values"] == nlohmann::json({5, 6, 7, 8, 9}));
            QCOMPARE(summary["from"].get<int>(), 5);
            const auto &run = summary["runs"][0];
            QVERIFY(run["recipe"].get<std::string>().find("--order shuffled") != std::string::npos);
            QCOMPARE(run["angle"].size(), std::size_t{5});
            QCOMPARE(run["angle"][2].is_null(), space == Space::Circle);
            QCOMPARE(run["spread"].is_null(), space == Space::Circle);
            if (space != Space::Circle) {
                const Run alone = finished(fileWithout(points, 6), inSpace);
                const Weights w = alone.trace.weights(alone.trace.updateCount());
                QVERIFY(
                    std::abs(run["angle"][2].get<double>() - std::atan2(w[1], w[0]) * 180 / std::numbers::pi)
                    < 1e-9);
            }
        }
    }
};

HALFPLANE_TEST(left_out_test, LeftOutTest)

#include "left_out_test.moc"
