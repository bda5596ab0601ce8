// Many runs that differ in one thing: orders by seeds, lines of values, and what is said of them together.
#include "core/order_search.h"
#include "core/orders.h"
#include "core/variants/registry.h"
#include "core/varied_number.h"
#include "support/clouds.h"
#include "support/run.h"
#include "support/runs.h"
#include "support/text.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numbers>
#include <unistd.h>

using namespace halfplane;
using namespace halfplane::test;

namespace {

Outcomes carriedOut(Trials trials)
{
    Outcomes outcomes = trials.noneYet();
    trials.carryOut(0, trials.count(), outcomes);
    return outcomes;
}

Outcomes ordersOf(const Dataset &points, const std::vector<Recipe> &recipes, const Seeds &seeds)
{
    Trials trials(points, seeds);
    for (const Recipe &recipe : recipes) {
        if (const auto failure = trials.add(recipe))
            qFatal("%s", failure->message.c_str());
    }
    return carriedOut(trials);
}

/// Of the run alone.
Outcome outcomeAlone(const Dataset &points, const Recipe &recipe)
{
    const Run run = finished(points, recipe);
    return {static_cast<std::uint32_t>(run.trace.updateCount()), run.trace.end()->reason,
            run.trace.end()->sweeps};
}

/// Kilobytes of memory in use.
std::size_t residentSize()
{
    std::ifstream file("/proc/self/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
}

const std::vector<Recipe> standardAndGreedy{recipe("standard"), recipe("greedy")};

} // namespace

class OrdersTest : public QObject
{
    Q_OBJECT

private slots:
    /// The numbers were found by plain Python, in tests/oracle/orders.py.
    void aThousandOrdersOfFigure34()
    {
        const auto expected = nlohmann::json::parse(contentsOf("oracle/figure34-orders.json"));
        const Outcomes outcomes = ordersOf(oracleData("figure34.csv"), standardAndGreedy, {1, 1000});
        for (const auto &[row, name] : {std::pair{0, "standard"}, std::pair{1, "greedy"}}) {
            const std::vector<Outcome> &found = outcomes[static_cast<std::size_t>(row)];
            for (std::size_t i = 0; i < found.size(); ++i) {
                QCOMPARE(found[i].updates, expected[name]["updates"][i].get<std::uint32_t>());
                QCOMPARE(found[i].sweeps, expected[name]["sweeps"][i].get<std::uint64_t>());
            }
            const Spread spread = spreadOf(found);
            QCOMPARE(spread.ends[EndReason::Converged], 1000U);
            QVERIFY((spread.updates == Spread::Updates{2, 24, 139}));
        }
        const Fewest fewest = fewestOf(outcomes, 1000);
        QCOMPARE(fewest.alone, (std::vector<std::uint64_t>{32, 42}));
        QCOMPARE(fewest.allEqual, 926U);
        QCOMPARE(fewest.shared + fewest.none, 0U);
    }

    void eachOutcomeIsThatOfTheRunAlone_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("space");
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                const std::string name = std::string(variant->id) + ", " + std::string(idOf(space));
                QTest::newRow(name.c_str()) << text(std::string(variant->id)) << static_cast<int>(space);
            }
        }
    }
    /// On points that make runs converge, reach their cap and cycle.
    void eachOutcomeIsThatOfTheRunAlone()
    {
        QFETCH(QString, variant);
        QFETCH(int, space);
        const Recipe tried = capped(recipe(variant.toStdString(), {}, static_cast<Space>(space)), 300);
        for (const std::string name : {"figure34.csv", "overlap.csv", "cycle.csv"}) {
            const Dataset points = oracleData(name);
            const Seeds seeds{5, 20};
            const Outcomes outcomes = ordersOf(points, {tried}, seeds);
            for (std::size_t i = 0; i < seeds.count; ++i)
                QVERIFY(outcomes[0][i] == outcomeAlone(points, varied(tried, seeds, i)));
        }
    }

    void whoeverComputesAPlaceFindsTheSame()
    {
        const Dataset points = overlappingClouds(50);
        Trials trials(points, Seeds{1, 60});
        QVERIFY(!trials.add(capped(recipe("greedy"), 500)));
        QVERIFY(!trials.add(capped(recipe("fuzzy"), 500)));
        const Outcomes whole = carriedOut(trials);
        Outcomes pieces = trials.noneYet();
        Trials other = trials;
        for (const std::size_t from : {40U, 0U, 20U}) // each after runs of other orders
            QCOMPARE((from == 0 ? trials : other).carryOut(from, from + 20, pieces), from + 20);
        QVERIFY(pieces == whole);
    }

    void aStopLeavesAPlaceAndSaysWhich()
    {
        Trials trials(oracleData("figure34.csv"), Seeds{1, 10});
        QVERIFY(!trials.add(recipe("standard")));
        const std::atomic<bool> asked = true;
        Outcomes outcomes = trials.noneYet();
        QCOMPARE(trials.carryOut(3, 10, outcomes, Stop(asked)), 3U);
        QVERIFY(outcomes == trials.noneYet());
        QCOMPARE(trials.carryOut(3, 10, outcomes), 10U);
        QVERIFY(std::ranges::equal(std::span(outcomes[0]).subspan(3),
                                   std::span(carriedOut(trials)[0]).subspan(3)));
    }

    void runsThatDoNotConvergeAreCountedApart()
    {
        const Dataset points = oracleData("figure34.csv");
        const std::vector<Outcome> all = ordersOf(points, {recipe("standard")}, {1, 1000})[0];
        const Outcomes some =
            ordersOf(points, {capped(recipe("standard"), 50), recipe("standard")}, {1, 1000});
        const auto isShort = [](const Outcome &outcome) { return outcome.updates <= 50; };
        const auto converged = static_cast<std::uint64_t>(std::ranges::count_if(all, isShort));
        const Spread spread = spreadOf(some[0]);
        QCOMPARE(spread.ends[EndReason::Converged], converged);
        QCOMPARE(spread.ends[EndReason::MaxUpdates], 1000 - converged);
        std::vector<Outcome> shortOnes;
        std::ranges::copy_if(all, std::back_inserter(shortOnes), isShort);
        QVERIFY(spread.updates == spreadOf(shortOnes).updates);
        QCOMPARE(fewestOf(some, 1000).alone, (std::vector<std::uint64_t>{0, 1000 - converged}));

        const Spread cycling = spreadOf(ordersOf(oracleData("cycle.csv"), {recipe("standard")}, {1, 30})[0]);
        QCOMPARE(cycling.ends[EndReason::Cycling], 30U);
        QVERIFY(!cycling.updates);
    }

    void theMedianOfAnEvenCountIsBetweenTheMiddleTwo()
    {
        const auto medianOf = [](const std::vector<std::uint32_t> &updates) {
            std::vector<Outcome> outcomes;
            for (const std::uint32_t each : updates)
                outcomes.push_back({.updates = each});
            return spreadOf(outcomes).updates->median;
        };
        QCOMPARE(medianOf({7}), 7.0);
        QCOMPARE(medianOf({9, 2}), 5.5);
        QCOMPARE(medianOf({9, 2, 3}), 3.0);
        QCOMPARE(medianOf({1, 100, 8, 5}), 6.5);
    }

    void theFewestAreThoseOfOneAlone()
    {
        const Outcome no{.updates = 1, .end = EndReason::Cycling};
        const Outcomes outcomes{
            {{3}, {4}, {5}, no, {6}, no}, {{5}, {4}, {3}, {9}, {6}, no}, {{3}, {4}, {8}, no, no, no}};
        const Fewest fewest = fewestOf(outcomes, 6);
        QCOMPARE(fewest.alone, (std::vector<std::uint64_t>{0, 2, 0})); // at the third place and the fourth
        QCOMPARE(fewest.shared, 2U);
        QCOMPARE(fewest.allEqual, 1U);
        QCOMPARE(fewest.none, 1U);
        QCOMPARE(fewestOf(outcomes, 2).allEqual, 1U);
        QCOMPARE(fewestOf({{{3}}}, 1).alone, (std::vector<std::uint64_t>{1}));
    }

    void tenThousandOrdersTakeNoMoreMemoryThanAThousand()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("what is freed is kept to catch who still uses it");
#endif
        Trials trials(overlappingClouds(40), Seeds{1, 10'000});
        QVERIFY(!trials.add(capped(recipe("standard"), 2'000)));
        QVERIFY(!trials.add(capped(recipe("greedy"), 200)));
        Outcomes outcomes = trials.noneYet();
        trials.carryOut(0, 1'000, outcomes);
        const std::size_t before = residentSize();
        trials.carryOut(1'000, 10'000, outcomes);
        const std::size_t after = residentSize();
        QVERIFY2(after <= before + 512, (std::to_string(after - before) + " kB more").c_str());
    }

    void aParameterRunsOverALine()
    {
        const Dataset points = oracleData("overlap.csv");
        const ParameterLine line{"delta", {0, 0.1, 0.2, 0.3, 0.49}};
        const Recipe fuzzy = capped(recipe("fuzzy"), 500);
        Trials trials(points, line);
        QVERIFY(!trials.add(fuzzy));
        const Outcomes outcomes = carriedOut(trials);
        for (std::size_t i = 0; i < line.values.size(); ++i) {
            QVERIFY(outcomes[0][i]
                    == outcomeAlone(points, capped(recipe("fuzzy", {{"delta", line.values[i]}}), 500)));
        }
        QVERIFY(outcomes[0].front() != outcomes[0].back());
    }

    void aLineStaysInTheRangeOfItsNumber_data()
    {
        QTest::addColumn<Recipe>("asked");
        for (const VariantDescriptor *variant : variants())
            QTest::newRow(variant->id.data()) << recipe(std::string(variant->id));
    }
    void aLineStaysInTheRangeOfItsNumber()
    {
        QFETCH(const Recipe, asked);
        for (const VariedNumber &number : VariedNumber::of(asked)) {
            QVERIFY(number.isIn(asked));
            const NumberLine line = number.lineAround(asked, 40);
            QVERIFY(line.values.size() > 30);
            QVERIFY(std::ranges::is_sorted(line.values));
            QVERIFY(line.values.front() <= number.valueIn(asked)
                    && number.valueIn(asked) <= line.values.back());
            const ParameterDescriptor &parameter = *findVariant(asked.variant)->parameter(number.id());
            for (const double value : line.values) {
                QVERIFY(parameter.range.contains(value));
                const Recipe taken = number.withValue(asked, value);
                QCOMPARE(number.valueIn(taken), value);
                QVERIFY(Trainer::of(overlappingClouds(40), taken));
            }
        }
    }

    void anAngleIsThereWhereWBegins()
    {
        Recipe asked = recipe("greedy");
        QVERIFY(VariedNumber::of(asked).empty());
        asked.start = {0, -2};
        const VariedNumber angle = VariedNumber::of(asked).back();
        QCOMPARE(angle.id(), std::string("angle"));
        QCOMPARE(angle.valueIn(asked), 270.0);
        const Recipe turned = angle.withValue(asked, 180);
        QVERIFY(std::abs(turned.start[0] + 2) < 1e-12 && std::abs(turned.start[1]) < 1e-12);
        asked.start = {0, 0};
        QVERIFY(!angle.isIn(asked));
    }

    void aStartTurnsAndKeepsItsLength()
    {
        const Dataset points = oracleData("figure34.csv");
        Recipe bias = recipe("standard", {}, Space::Bias);
        bias.start = {3, 4, 7};
        const StartAngles angles{{0, 90, -180}};
        const Recipe turned = varied(bias, angles, 1);
        QVERIFY(std::abs(turned.start[0]) < 1e-12);
        QCOMPARE(turned.start[1], 5.0);
        QCOMPARE(turned.start[2], 7.0);
        Trials trials(points, angles);
        QVERIFY(!trials.add(bias));
        const Outcomes outcomes = carriedOut(trials);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(outcomes[0][i] == outcomeAlone(points, varied(bias, angles, i)));
    }

    void whatCannotBeVariedIsSaid()
    {
        const Dataset points = oracleData("figure34.csv");
        const auto troubleOf = [&](const Variations &variations, const Recipe &recipe) {
            const auto failure = Trials(points, variations).add(recipe);
            return failure ? text(failure->message) : QString();
        };
        QVERIFY(
            troubleOf(ParameterLine{"eta", {1, 0}}, recipe("standard")).contains(u"greater than 0, not 0"));
        QVERIFY(troubleOf(ParameterLine{"eta", {1}}, recipe("greedy")).contains(u"no number \"eta\""));
        QVERIFY(troubleOf(ParameterLine{"etas", {1}}, recipe("greedy")).contains(u"no number \"etas\""));
        QVERIFY(troubleOf(StartAngles{{0}}, recipe("standard")).contains(u"no direction"));
        QVERIFY(troubleOf(Seeds{1, 1}, recipe("none")).contains(u"no variant"));
        QVERIFY(troubleOf(Seeds{1, 1}, recipe("standard")).isEmpty());
    }

    void theLastSeedIsTheLargestNumber()
    {
        constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
        QVERIFY(fit({last, 1}));
        QVERIFY(fit({last - 9, 10}));
        QVERIFY(!fit({last - 9, 11}));
        QCOMPARE(varied({}, Seeds{last - 9, 10}, 9).seed, last);
    }

    void aSearchFindsWhatNoSeedDoes_data()
    {
        QTest::addColumn<bool>("longest");
        QTest::newRow("longest") << true;
        QTest::newRow("shortest") << false;
    }
    /// And says of every order on the way what the run in it really does: where the points are in that order.
    void aSearchFindsWhatNoSeedDoes()
    {
        QFETCH(bool, longest);
        const Dataset points = oracleData("figure34.csv");
        const Recipe standard = recipe("standard");
        const Spread::Updates bySeeds = *spreadOf(ordersOf(points, {standard}, {1, 1000})[0]).updates;
        auto search = OrderSearch::of(points, standard,
                                      longest ? OrderSearch::Goal::Longest : OrderSearch::Goal::Shortest, 1);
        std::uint32_t last = longest ? 0 : 1'000'000;
        for (int i = 0; i < 30; ++i) {
            QVERIFY(search->advance(100));
            const OrderSearch::Found found = *search->best();
            QVERIFY(longest ? found.outcome.updates >= last : found.outcome.updates <= last);
            last = found.outcome.updates;
            Dataset ordered;
            for (const std::uint32_t point : *found.order)
                ordered.push_back(points[point]);
            QVERIFY(std::ranges::is_permutation(ordered, points));
            QVERIFY(found.outcome == outcomeAlone(ordered, standard));
        }
        QCOMPARE(search->tries(), 3000U);
        QVERIFY(longest ? last >= bySeeds.max : last <= bySeeds.min);
    }

    void aSearchIsTheSameHoweverItIsStopped()
    {
        const Dataset points = oracleData("figure34.csv");
        auto whole = OrderSearch::of(points, recipe("greedy"), OrderSearch::Goal::Longest, 7);
        whole->advance(500);
        auto pieces = OrderSearch::of(points, recipe("greedy"), OrderSearch::Goal::Longest, 7);
        const std::atomic<bool> asked = true;
        for (int i = 0; i < 500; ++i) {
            QVERIFY(!pieces->advance(1, Stop(asked)));
            QVERIFY(pieces->advance(1));
        }
        QCOMPARE(*pieces->best()->order, *whole->best()->order);
        QVERIFY(pieces->best()->outcome == whole->best()->outcome);
        auto another = OrderSearch::of(points, recipe("greedy"), OrderSearch::Goal::Longest, 8);
        another->advance(500);
        QVERIFY(*another->best()->order != *whole->best()->order);
    }

    void aSearchWithoutAnEndFindsNothing()
    {
        auto search =
            OrderSearch::of(oracleData("cycle.csv"), recipe("standard"), OrderSearch::Goal::Longest, 1);
        QVERIFY(search->advance(50));
        QVERIFY(!search->best());
        auto alone =
            OrderSearch::of({{1, 1, Label::Positive}}, recipe("standard"), OrderSearch::Goal::Longest, 1);
        QVERIFY(alone->advance(50));
        QCOMPARE(alone->best()->outcome.updates, 1U);
    }
};

HALFPLANE_TEST(orders_test, OrdersTest)
#include "orders_test.moc"
