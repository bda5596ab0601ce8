#include "core/mistakes.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// The recipe of one entry of tests/oracle/runs.json.
Recipe oracleRecipe(const nlohmann::json &settings)
{
    Recipe result;
    result.variant = settings.at("variant");
    result.space = *spaceFromId(settings.value("space", "origin"));
    for (const auto &[key, value] : settings.items()) {
        const std::string id = key == "eps" ? "epsilon" : key;
        if (const auto *parameter = findVariant(result.variant)->parameter(id)) {
            if (std::holds_alternative<double>(parameter->fallback))
                result.parameters[id] = value.get<double>();
            else if (std::holds_alternative<std::string>(parameter->fallback))
                result.parameters[id] = value.get<std::string>();
            else
                result.parameters[id] = value.get<std::vector<double>>();
        }
    }
    result.start = settings.value("w0", std::vector<double>());
    result.caps.updates = settings.value("cap", std::uint64_t{100'000});
    if (settings.contains("max_sweeps"))
        result.caps.sweeps = settings.at("max_sweeps").get<std::uint64_t>();
    return result;
}

bool agree(double value, const std::string &expected)
{
    const double number = std::stod(expected);
    return std::abs(value - number) <= 1e-9 * std::max(std::abs(value), std::abs(number));
}

std::vector<std::string> cells(const std::string &line)
{
    std::vector<std::string> result;
    std::stringstream stream(line);
    for (std::string cell; std::getline(stream, cell, ',');)
        result.push_back(cell);
    return result;
}

/// Two clouds whose labels are wrong now and then: no run on them converges.
Dataset noisyClouds(std::size_t count)
{
    std::mt19937_64 next(7);
    Dataset points;
    for (std::size_t i = 0; i < count; ++i) {
        const double a = static_cast<double>(next() % 2001) / 100 - 10;
        const double b = static_cast<double>(next() % 2001) / 100 - 10;
        const bool flipped = next() % 20 == 0;
        points.push_back({a, b, (a + 0.5 * b > 0) != flipped ? Label::Positive : Label::Negative});
    }
    return points;
}

bool sameUpdates(const Trace &a, const Trace &b) { return a.updates() == b.updates() && a.end() == b.end(); }

} // namespace

class TrainerTest : public QObject
{
    Q_OBJECT

private slots:
    void theOracleMakesTheSameRun_data()
    {
        QTest::addColumn<QString>("entry");
        for (const auto &run : nlohmann::json::parse(contentsOf("oracle/runs.json")))
            QTest::newRow(run.at("trace").get<std::string>().c_str()) << QString::fromStdString(run.dump());
    }
    void theOracleMakesTheSameRun()
    {
        QFETCH(QString, entry);
        const auto expected = nlohmann::json::parse(entry.toStdString());
        const Run run = finished(oracleData(expected.at("data")), oracleRecipe(expected.at("settings")));
        QCOMPARE(run.trace.updateCount(), expected.at("updates").get<std::uint64_t>());
        QCOMPARE(run.trace.end()->sweeps, expected.at("sweeps").get<std::uint64_t>());
        QCOMPARE(std::string(idOf(run.trace.end()->reason)), expected.at("end").get<std::string>());

        std::stringstream rows(contentsOf("oracle/" + expected.at("trace").get<std::string>()));
        std::string line;
        std::getline(rows, line);
        for (std::uint64_t k = 0; std::getline(rows, line); ++k) {
            const auto row = cells(line);
            QCOMPARE(std::to_string(run.trace.sweepOfUpdate(k)), row[1]);
            if (k > 0) {
                QCOMPARE(std::to_string(run.trace.update(k).point + 1), row[2]);
                QVERIFY(agree(run.trace.update(k).rate, row[3]));
            }
            const Weights w = run.trace.weights(k);
            for (Eigen::Index j = 0; j < w.size(); ++j)
                QVERIFY(agree(w[j], row[4 + static_cast<std::size_t>(j)]));
            QCOMPARE(std::to_string(loss(run.reflected(), w)), row.back());
        }
    }

    void slicesMakeNoDifference_data()
    {
        QTest::addColumn<std::string>("order");
        QTest::addColumn<std::uint64_t>("slice");
        for (const char *order : {"given", "shuffled", "reshuffled"}) {
            for (const std::uint64_t slice : {1U, 7U, 100U, 1000U})
                QTest::addRow("%s by %d", order, static_cast<int>(slice)) << std::string(order) << slice;
        }
    }
    void slicesMakeNoDifference()
    {
        QFETCH(std::string, order);
        QFETCH(std::uint64_t, slice);
        Recipe recipe = test::recipe("greedy");
        recipe.order = *orderFromId(order);
        recipe.seed = 3;
        recipe.caps.updates = 60;
        const Dataset points = noisyClouds(100);
        auto sliced = Trainer::of(points, recipe);
        while (!sliced->advance(slice)) { }
        QVERIFY(sameUpdates(sliced->run().trace, finished(points, recipe).trace));
    }

    void stepKOfALongRunIsStepKOfAShortOne()
    {
        Recipe recipe = test::recipe("standard");
        const Dataset points = noisyClouds(200);
        recipe.caps.updates = 500;
        const Run longRun = finished(points, recipe);
        for (const std::uint64_t cap : {1U, 2U, 77U, 499U}) {
            recipe.caps.updates = cap;
            const Run shortRun = finished(points, recipe);
            QCOMPARE(shortRun.trace.updateCount(), cap);
            for (std::uint64_t k = 1; k <= cap; ++k)
                QVERIFY(shortRun.trace.update(k) == longRun.trace.update(k));
        }
    }

    void aRunGoesOnPastItsCapAsIfThereHadBeenNone()
    {
        const Dataset points = noisyClouds(100);
        for (const Order order : allOrders) {
            Recipe recipe = test::recipe("standard");
            recipe.order = order;
            recipe.caps.updates = 400;
            const Run whole = finished(points, recipe);
            recipe.caps.updates = 10;
            auto trainer = Trainer::of(points, recipe);
            for (std::uint64_t cap = 10; cap < 400; cap += 13) {
                QVERIFY(trainer->advance());
                QCOMPARE(trainer->run().trace.end()->reason, EndReason::MaxUpdates);
                QVERIFY(!trainer->setCaps({std::min<std::uint64_t>(400, cap + 13), {}}));
                QVERIFY(!trainer->hasEnded());
            }
            trainer->setCaps({400, {}});
            trainer->advance();
            QVERIFY(sameUpdates(trainer->run().trace, whole.trace));
        }
    }

    void aRunGoesOnPastItsSweepsAsIfThereHadBeenNone()
    {
        const Dataset points = noisyClouds(50);
        Recipe recipe = test::recipe("standard");
        recipe.caps.sweeps = 6;
        const Run whole = finished(points, recipe);
        QCOMPARE(whole.trace.end()->reason, EndReason::MaxSweeps);
        recipe.caps.sweeps = 1;
        auto trainer = Trainer::of(points, recipe);
        for (std::uint64_t sweeps = 1; sweeps <= 6; ++sweeps) {
            trainer->setCaps({recipe.caps.updates, sweeps});
            trainer->advance();
            QCOMPARE(trainer->run().trace.end()->sweeps, sweeps);
            QCOMPARE(trainer->run().trace.end()->checks, sweeps * points.size());
        }
        QVERIFY(sameUpdates(trainer->run().trace, whole.trace));
    }

    void aRunThatNeedsNoMoreThanItsCapConverges()
    {
        Recipe recipe = test::recipe("greedy");
        recipe.caps.updates = 49;
        const Run run = finished(oracleData("figure34.csv"), recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        recipe.caps.updates = 48;
        QCOMPARE(finished(oracleData("figure34.csv"), recipe).trace.end()->reason, EndReason::MaxUpdates);
    }

    void largeDataRunAsSmallOnesDo()
    {
        const Run small =
            finished({{3, 1, Label::Positive}, {1, 3, Label::Negative}}, test::recipe("standard"));
        const Run large = finished({{0x3p460, 0x1p460, Label::Positive}, {0x1p460, 0x3p460, Label::Negative}},
                                   test::recipe("standard"));
        QCOMPARE(test::updatedPoints(large), test::updatedPoints(small));
        QCOMPARE(large.trace.end(), small.trace.end());
    }

    /// The fuzzy perceptron checks mistakes that it leaves alone: they are no reason to stop at the cap.
    void mistakesThatNeedNoUpdateDoNotReachTheCap()
    {
        const Dataset points = oracleData("overlap.csv");
        Recipe recipe = test::recipe("fuzzy", {{"delta", 0.3}});
        const Run whole = finished(points, recipe);
        QCOMPARE(whole.trace.end()->reason, EndReason::Converged);
        QVERIFY(loss(whole.reflected(), whole.trace.weights(whole.trace.updateCount())) > 0);
        recipe.caps.updates = whole.trace.updateCount();
        QCOMPARE(finished(points, recipe).trace.end(), whole.trace.end());
    }

    void aStopIsObeyedAndTheRunCanGoOn()
    {
        const Dataset points = noisyClouds(1000);
        Recipe recipe = test::recipe("standard");
        recipe.caps.updates = 300;
        auto trainer = Trainer::of(points, recipe);
        const std::atomic<bool> isAsked = true;
        QVERIFY(!trainer->advance(Trainer::unlimited, Stop(isAsked)));
        QCOMPARE(trainer->run().trace.checkCount(), std::uint64_t{0});
        trainer->advance();
        QVERIFY(sameUpdates(trainer->run().trace, finished(points, recipe).trace));
    }

    void aReturningWIsACycleAndBothUpdatesAreNamed()
    {
        const Run run = finished(oracleData("cycle.csv"), test::recipe("margin-fuzzy", {{"epsilon", 0.9}}));
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QVERIFY((run.trace.end()->cycle == Cycle{0, 2}));
        QVERIFY(run.trace.weights(2) == run.trace.weights(0));

        // A cycle that does not begin at the start.
        const Run later =
            finished({{0, 0, Label::Positive}, {1, 1, Label::Negative}}, test::recipe("standard"));
        QCOMPARE(later.trace.end()->reason, EndReason::Cycling);
        QVERIFY((later.trace.end()->cycle == Cycle{2, 3}));
    }

    void minusZeroIsZeroWhenWReturns()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {-0.0, -0.0};
        const Run run = finished({{1, 0, Label::Positive}, {-1, 0, Label::Positive}}, recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QVERIFY(std::signbit(run.trace.weights(0)[0]));
        QVERIFY((run.trace.end()->cycle == Cycle{0, 2}));
    }

    void aReshuffledRunIsNotCalledCycling()
    {
        Recipe recipe = test::recipe("standard", {}, Space::Bias);
        recipe.caps.updates = 1000;
        const Dataset xorPoints{{1, 1, Label::Positive},
                                {-1, -1, Label::Positive},
                                {1, -1, Label::Negative},
                                {-1, 1, Label::Negative}};
        QCOMPARE(finished(xorPoints, recipe).trace.end()->reason, EndReason::Cycling);
        recipe.order = Order::Reshuffled;
        QCOMPARE(finished(xorPoints, recipe).trace.end()->reason, EndReason::MaxUpdates);
    }

    void aFixedStartThatIsAlreadyRightNeedsNoUpdate()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {1, 0};
        const Run run = finished({{2, 1, Label::Positive}, {-1, 3, Label::Negative}}, recipe);
        QCOMPARE(run.trace.updateCount(), std::uint64_t{0});
        QCOMPARE(run.trace.end()->sweeps, std::uint64_t{0});
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
    }

    void theBoundaryItselfIsWrong()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {0, 1};
        const Run run = finished({{3, 0, Label::Positive}}, recipe);
        QCOMPARE(run.trace.updateCount(), std::uint64_t{1});
        QVERIFY(run.trace.weights(1) == (Weights{{3, 1}}));
    }

    void onePointIsLearntAtOnce()
    {
        for (const Space space : allSpaces) {
            const Run run = finished({{2, -3, Label::Negative}}, test::recipe("standard", {}, space));
            QCOMPARE(run.trace.updateCount(), std::uint64_t{1});
            QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        }
    }

    void aPointAtTheOriginIsNeverRight()
    {
        const Run run = finished({{0, 0, Label::Positive}}, test::recipe("standard"));
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QVERIFY(run.variant->obstacle().has_value());
        // Its distance from the boundary is 0, so the margin-fuzzy perceptron forgives it as soon as there is
        // one.
        const Dataset points{{0, 0, Label::Positive}, {1, 0, Label::Positive}};
        QCOMPARE(finished(points, test::recipe("margin-fuzzy")).trace.end()->reason, EndReason::Converged);
    }

    void coincidentPointsOfOppositeClassCycle()
    {
        const Dataset points{{1, 2, Label::Positive}, {1, 2, Label::Negative}};
        for (const Space space : allSpaces) {
            const Run run = finished(points, test::recipe("standard", {}, space));
            QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
            QVERIFY(run.variant->obstacle().has_value());
        }
    }

    void badRecipesAreRefused_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<QString>("words");
        const Dataset two{{1, 2, Label::Positive}, {3, 1, Label::Negative}};
        const auto add = [&](const char *name, const Recipe &recipe, const char *words,
                             const Dataset &points) {
            QTest::newRow(name) << points << recipe << QString::fromUtf8(words);
        };
        add("unknown variant", test::recipe("pocket"), "there is no variant \"pocket\"", two);
        add("eta zero", test::recipe("standard", {{"eta", 0.0}}), "eta must be greater than 0, not 0", two);
        add("eta not finite", test::recipe("standard", {{"eta", std::nan("")}}), "eta must be greater than 0",
            two);
        add("delta too large", test::recipe("fuzzy", {{"delta", 0.5}}), "delta must be such that 0 ≤ δ < 0.5",
            two);
        add("m negative", test::recipe("fuzzy", {{"m", -1.0}}), "m must be at least 0, not -1", two);
        add("too many rates", test::recipe("greedy", {{"etas", std::vector<double>(200'000, 1)}}),
            "1000 are the most", two);
        add("empty S", test::recipe("greedy", {{"etas", std::vector<double>()}}), "needs at least one number",
            two);
        add("S with zero", test::recipe("greedy", {{"etas", std::vector{1.0, 0.0}}}),
            "etas must be greater than 0", two);
        add("wrong kind", test::recipe("greedy", {{"etas", 1.0}}), "must be a list of numbers", two);
        add("unknown rule", test::recipe("margin-fuzzy", {{"rule", std::string("soft")}}),
            "printed or combined", two);
        add("another's parameter", test::recipe("standard", {{"delta", 0.1}}), "has no parameter \"delta\"",
            two);
        add("no points", test::recipe("standard"), "there are no points", {});
        add("infinite point", test::recipe("standard"), "is not finite", {{HUGE_VAL, 0, Label::Positive}});
        add("far point", test::recipe("standard"), "too far out", {{1e200, 0, Label::Positive}});
        add("too far to lift", test::recipe("standard", {}, Space::Circle), "to be lifted",
            {{1e140, 0, Label::Positive}});
        add("one class, fuzzy", test::recipe("fuzzy"), "both classes", {{1, 2, Label::Positive}});
        add("equal means, fuzzy", test::recipe("fuzzy"), "the same mean",
            {{1, 0, Label::Positive},
             {-1, 0, Label::Positive},
             {0, 1, Label::Negative},
             {0, -1, Label::Negative}});
        add("w would overflow", test::recipe("standard", {{"eta", 1e200}}), "too large to compute with", two);
        add("steps would vanish", test::recipe("standard", {{"eta", 1e-300}}), "too small to compute with",
            two);
        add("rates would vanish", test::recipe("fuzzy", {{"m", 1e9}}), "use a smaller m",
            {{-2, 0, Label::Positive}, {2, 0, Label::Negative}, {-2, 1, Label::Positive}});
        Recipe start = test::recipe("standard");
        start.start = {1, 2, 3};
        add("w0 of another space", start, "w0 has 3 numbers, but in origin it needs 2", two);
        Recipe caps = test::recipe("standard");
        caps.caps.updates = 1'000'000'000;
        add("cap beyond memory", caps, "max-updates is at most", two);
    }
    void badRecipesAreRefused()
    {
        QFETCH(Dataset, points);
        QFETCH(Recipe, recipe);
        QFETCH(QString, words);
        const auto trainer = Trainer::of(points, recipe);
        QVERIFY(!trainer);
        const QString message = QString::fromStdString(trainer.failure().message);
        QVERIFY2(message.contains(words), qPrintable(message));
    }
};

HALFPLANE_TEST(trainer_test, TrainerTest)
#include "trainer_test.moc"
