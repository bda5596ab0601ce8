#include "core/mistakes.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Dataset separable{{2, 1, Label::Positive},   {3, -1, Label::Positive}, {-1, 2, Label::Negative},
                        {-2, -1, Label::Negative}, {4, 2, Label::Positive},  {-3, 0.5, Label::Negative}};

/// A value just outside each end of a range, as far as it has ends.
std::vector<double> outside(const Range &range)
{
    std::vector<double> values{std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, -HUGE_VAL};
    if (std::isfinite(range.least))
        values.push_back(range.leastEnd == Range::End::Excluded ? range.least : range.least - 1e-9);
    if (std::isfinite(range.most))
        values.push_back(range.mostEnd == Range::End::Excluded ? range.most : range.most + 1e-9);
    return values;
}

} // namespace

class VariantsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyVariantSaysWhatItIs()
    {
        std::set<std::string_view> ids;
        for (const VariantDescriptor *variant : variants()) {
            QVERIFY(ids.insert(variant->id).second);
            for (const std::string_view text :
                 {variant->id, variant->title, variant->formula, variant->stops, variant->source})
                QVERIFY(!text.empty());
            QVERIFY(findVariant(variant->id) == variant);
            for (const ParameterDescriptor &parameter : variant->parameters) {
                QVERIFY(!parameter.symbol.empty() && !parameter.meaning.empty());
                QVERIFY(variant->parameter(parameter.id) == &parameter);
                QCOMPARE(std::holds_alternative<std::string>(parameter.fallback), !parameter.choices.empty());
            }
        }
        QCOMPARE(ids.size(), variants().size());
        QVERIFY(findVariant("pocket") == nullptr);
    }

    void everyDefaultIsInRange()
    {
        for (const VariantDescriptor *variant : variants()) {
            const auto parameters = completed(*variant, {});
            QVERIFY(parameters);
            QCOMPARE(parameters->size(), variant->parameters.size());
            for (const ParameterDescriptor &parameter : variant->parameters)
                QVERIFY(!troubleWith(parameter, parameter.fallback));
        }
    }

    void valuesOutsideARangeAreRefusedInWords()
    {
        for (const VariantDescriptor *variant : variants()) {
            for (const ParameterDescriptor &parameter : variant->parameters) {
                if (!std::holds_alternative<double>(parameter.fallback))
                    continue;
                for (const double value : outside(parameter.range)) {
                    const auto failure = troubleWith(parameter, value);
                    QVERIFY(failure && failure->message.starts_with(parameter.id));
                }
            }
        }
    }

    void whatIsWrittenReadsBack()
    {
        for (const VariantDescriptor *variant : variants()) {
            for (const ParameterDescriptor &parameter : variant->parameters) {
                const auto value = read(parameter, written(parameter.fallback));
                QVERIFY(value && *value == parameter.fallback);
            }
        }
    }

    void everyVariantEndsAsItsRuleSays()
    {
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                const Run run = finished(separable, test::recipe(std::string(variant->id), {}, space));
                QCOMPARE(run.trace.end()->reason, EndReason::Converged);
                const Weights w = run.trace.weights(run.trace.updateCount());
                for (std::size_t i = 0; i < separable.size(); ++i) {
                    const double score = run.reflected().score(w, i);
                    QVERIFY(score > run.variant->threshold(w) || !run.variant->violates({w, i, score}));
                }
            }
        }
    }

    void everyRateIsInTheRangeItStates()
    {
        for (const VariantDescriptor *variant : variants()) {
            Recipe recipe = test::recipe(std::string(variant->id));
            recipe.caps.updates = 300;
            const Run run = finished(oracleData("overlap.csv"), recipe);
            QVERIFY(run.trace.updateCount() > 0);
            for (const Update &update : run.trace.updates())
                QVERIFY(run.variant->leastRate() <= update.rate && update.rate <= run.variant->largestRate());
        }
    }

    void duplicatesInASetAreDroppedAndTheOrderKept()
    {
        const auto parameters =
            completed(*findVariant("greedy"), {{"etas", std::vector{4.0, 0.5, 4.0, 1.0, 0.5}}});
        QVERIFY(std::get<std::vector<double>>(parameters->at("etas")) == std::vector({4.0, 0.5, 1.0}));
    }

    void wordsThatAreNoNumbersAreRefused()
    {
        const ParameterDescriptor *eta = findVariant("standard")->parameter("eta");
        for (const char *text : {"", "x", "1x", "nan", "inf", "1e999", "0x10", "1,5"})
            QVERIFY2(!read(*eta, text), text);
        const ParameterDescriptor *etas = findVariant("greedy")->parameter("etas");
        for (const char *text : {"", ",", "1,", ",1", "1,,2", "1,x", "1;2"})
            QVERIFY2(!read(*etas, text), text);
        QVERIFY(read(*etas, "1,+2,3e-1"));
    }

    void aTieOfGreedyRatesGoesToTheFirst()
    {
        for (const std::vector<double> &rates : {std::vector{2.0, 1.0}, std::vector{1.0, 2.0}}) {
            const Run run = finished({{1, 0, Label::Positive}}, test::recipe("greedy", {{"etas", rates}}));
            QCOMPARE(run.trace.update(1).rate, rates.front());
        }
    }

    void combinedNeverRepairsAForgivenMistake()
    {
        const Run run =
            finished(oracleData("overlap.csv"),
                     test::recipe("margin-fuzzy", {{"epsilon", 1.2}, {"rule", std::string("combined")}}));
        for (std::uint64_t k = 2; k <= run.trace.updateCount(); ++k) {
            const Weights w = run.trace.weights(k - 1);
            QVERIFY(std::abs(run.reflected().score(w, run.trace.update(k).point)) / norm(w) >= 1.2);
        }
    }

    void theTwoMarginFuzzyRulesDiffer()
    {
        const Dataset points = oracleData("overlap.csv");
        const Run printed = finished(points, test::recipe("margin-fuzzy", {{"epsilon", 1.2}}));
        const Run combined = finished(
            points, test::recipe("margin-fuzzy", {{"epsilon", 1.2}, {"rule", std::string("combined")}}));
        QVERIFY(updatedPoints(printed) != updatedPoints(combined));
    }

    void whereNoBoundaryIsEveryMistakeCounts()
    {
        const auto problem = *Problem::of(separable, Space::Bias);
        const VariantDescriptor *descriptor = findVariant("margin-fuzzy");
        const auto variant = descriptor->make(*completed(*descriptor, {{"epsilon", 1e100}}), problem);
        const Weights onlyBias{{0, 0, 5}};
        QVERIFY((*variant)->violates({onlyBias, 2, -5}));
        const Weights tilted{{1, 0, 5}};
        QVERIFY(!(*variant)->violates({tilted, 2, -5}));
    }

    void anObstacleIsToldExactlyWhenThereIsOne()
    {
        const auto obstacle = [](const Dataset &points, const Recipe &recipe) {
            return Trainer::of(points, recipe)->run().variant->obstacle().has_value();
        };
        const Dataset overlap = oracleData("overlap.csv");
        QVERIFY(!obstacle(separable, test::recipe("standard")));
        QVERIFY(obstacle(overlap, test::recipe("standard")));
        QVERIFY(obstacle(overlap, test::recipe("greedy")));
        QVERIFY(!obstacle(overlap, test::recipe("fuzzy")));
        QVERIFY(obstacle(overlap, test::recipe("fuzzy", {{"delta", 0.0}})));
        // γ* of cycle.csv is 1/√2: a band that wide or narrower cannot hold its mistakes.
        const Dataset cycle = oracleData("cycle.csv");
        QVERIFY(obstacle(cycle, test::recipe("margin-fuzzy", {{"epsilon", 0.7}})));
        QVERIFY(!obstacle(cycle, test::recipe("margin-fuzzy", {{"epsilon", 0.72}})));
    }
};

HALFPLANE_TEST(variants_test, VariantsTest)
#include "variants_test.moc"
