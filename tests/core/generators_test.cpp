#include "core/examples.h"
#include "core/generators/random.h"
#include "core/generators/registry.h"
#include "core/geometry/separability.h"
#include "core/io/document.h"
#include "core/trainer.h"
#include "support/run.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

Dataset usual(const Generator &generator, std::uint64_t seed) { return *generated(generator, {}, seed); }

Dataset usual(const char *id, std::uint64_t seed) { return usual(*findGenerator(id), seed); }

/// The parameter at one of its extremes and the rest as usual; counts stay small enough for a test.
Parameters with(const ParameterDescriptor &parameter, double value)
{
    return {{std::string(parameter.id), value}};
}

double another(const ParameterDescriptor &parameter)
{
    const double value = std::get<double>(parameter.fallback);
    return parameter.range.contains(value + 1) ? value + 1 : value - 1;
}

bool areFinite(const Dataset &points)
{
    return std::ranges::all_of(
        points, [](const Point &point) { return std::isfinite(point.x1) && std::isfinite(point.x2); });
}

void addEveryGenerator()
{
    QTest::addColumn<QString>("id");
    for (const Generator *generator : generators())
        QTest::newRow(std::string(generator->id).c_str()) << QString::fromUtf8(generator->id);
}

const Generator &fetched()
{
    QFETCH(QString, id);
    return *findGenerator(id.toStdString());
}

Run standardRun(const Dataset &points)
{
    auto trainer = Trainer::of(points, Recipe{});
    trainer->advance();
    return trainer->run();
}

} // namespace

class GeneratorsTest : public QObject
{
    Q_OBJECT

private slots:
    void idsAreUnique()
    {
        std::set<std::string_view> ids;
        for (const Generator *generator : generators())
            QVERIFY(ids.insert(generator->id).second);
        QCOMPARE(findGenerator("no such"), nullptr);
    }
    void everyGeneratorIsDescribed_data() { addEveryGenerator(); }
    void everyGeneratorIsDescribed()
    {
        const Generator &generator = fetched();
        QVERIFY(!generator.title.empty() && !generator.noun.empty() && generator.purpose.ends_with('.'));
        QVERIFY(!generator.parameters.empty() && generator.parameters.size() <= 6);
        for (const ParameterDescriptor &parameter : generator.parameters) {
            QVERIFY(!parameter.meaning.empty() && !parameter.title.empty() && !parameter.symbol.empty());
            QVERIFY(!troubleWith(parameter, parameter.fallback));
        }
    }
    void theSameSeedGivesTheSamePoints_data() { addEveryGenerator(); }
    void theSameSeedGivesTheSamePoints() { QCOMPARE(usual(fetched(), 7), usual(fetched(), 7)); }
    void anotherSeedGivesOtherPoints_data() { addEveryGenerator(); }
    void anotherSeedGivesOtherPoints()
    {
        QVERIFY(usual(fetched(), 7) != usual(fetched(), 8));
        QCOMPARE(usual(fetched(), 7).size(), usual(fetched(), 8).size());
    }
    void bothClassesAreThere_data() { addEveryGenerator(); }
    void bothClassesAreThere()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Dataset points = usual(fetched(), seed);
            QVERIFY(count(points, Label::Positive) > 0 && count(points, Label::Negative) > 0);
        }
    }
    void everyParameterChangesSomething_data() { addEveryGenerator(); }
    void everyParameterChangesSomething()
    {
        const Generator &generator = fetched();
        const Dataset before = usual(generator, 3);
        for (const ParameterDescriptor &parameter : generator.parameters) {
            const auto after = generated(generator, with(parameter, another(parameter)), 3);
            QVERIFY2(after && *after != before, std::string(parameter.id).c_str());
        }
    }
    void theExtremesOfEveryRangeWork_data() { addEveryGenerator(); }
    void theExtremesOfEveryRangeWork()
    {
        const Generator &generator = fetched();
        for (const ParameterDescriptor &parameter : generator.parameters) {
            for (const double value : {parameter.range.least, parameter.range.most}) {
                const auto points = generated(generator, with(parameter, value), generator.largestSeed);
                QVERIFY2(points && !points->empty() && areFinite(*points), std::string(parameter.id).c_str());
                QVERIFY(points->size() <= 100'000);
            }
        }
    }
    void whatIsOutOfRangeIsRefusedWithWords_data() { addEveryGenerator(); }
    void whatIsOutOfRangeIsRefusedWithWords()
    {
        const Generator &generator = fetched();
        for (const ParameterDescriptor &parameter : generator.parameters) {
            for (const double value : {parameter.range.least - 1, parameter.range.most + 1, std::nan("")}) {
                const auto points = generated(generator, with(parameter, value), 1);
                QVERIFY(!points && points.failure().message.starts_with(parameter.id));
            }
        }
    }

    void unknownParametersAreRefused()
    {
        const auto points = generated(*findGenerator("xor"), {{"eta", 1.0}}, 1);
        QVERIFY(!points && points.failure().message == "xor has no parameter \"eta\"");
    }

    void countsAreExact_data()
    {
        QTest::addColumn<int>("positive");
        QTest::addColumn<int>("negative");
        QTest::newRow("as many of both") << 30 << 30;
        QTest::newRow("one and one") << 1 << 1;
        QTest::newRow("few of +1") << 3 << 50;
        QTest::newRow("few of -1") << 41 << 2;
    }
    void countsAreExact()
    {
        QFETCH(int, positive);
        QFETCH(int, negative);
        const Parameters values{{"positive", double(positive)}, {"negative", double(negative)}};
        for (const char *id : {"clouds", "overlap", "outlier", "parallel", "xor", "rings"}) {
            if (positive < findGenerator(id)->parameters.front().range.least)
                continue;
            const Dataset points = *generated(*findGenerator(id), values, 5);
            QCOMPARE(count(points, Label::Positive), std::size_t(positive));
            QCOMPARE(count(points, Label::Negative), std::size_t(negative));
        }
    }

    void countsAreWhole()
    {
        const auto points = generated(*findGenerator("xor"), {{"positive", 2.5}}, 1);
        QVERIFY(!points);
        QCOMPARE(QString::fromStdString(points.failure().message),
                 u"positive must be a whole number such that 1 ≤ n₊ ≤ 50000, not 2.5"_s);
    }

    void seedsHaveALimitWhereTheSourceHasOne()
    {
        const std::uint64_t most = 4'294'967'295;
        QVERIFY(generated(*findGenerator("figure34"), {}, most));
        const auto points = generated(*findGenerator("figure34"), {}, most + 1);
        QVERIFY(!points && points.failure().message == "the seed must be at most 4294967295, not 4294967296");
    }

    void coordinatesReadWell()
    {
        for (const Point &point : usual("rings", 4)) {
            QCOMPARE(point.x1, QString::number(point.x1, 'f', 3).toDouble());
            QCOMPARE(point.x2, QString::number(point.x2, 'f', 3).toDouble());
        }
        QVERIFY(!std::signbit(roundedCoordinate(-0.0001)));
    }

    void separabilityIsAsTheTitleSays_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Space>("space");
        QTest::addColumn<bool>("expected");
        QTest::newRow("two clouds through the origin") << u"clouds"_s << Space::Origin << true;
        QTest::newRow("overlapping clouds by no line") << u"overlap"_s << Space::Bias << false;
        QTest::newRow("one outlier by no line") << u"outlier"_s << Space::Bias << false;
        QTest::newRow("one outlier by no circle") << u"outlier"_s << Space::Circle << false;
        QTest::newRow("nearly parallel through the origin") << u"parallel"_s << Space::Origin << true;
        QTest::newRow("XOR by no line") << u"xor"_s << Space::Bias << false;
        QTest::newRow("XOR by no circle") << u"xor"_s << Space::Circle << false;
        QTest::newRow("rings by no line") << u"rings"_s << Space::Bias << false;
        QTest::newRow("rings by a circle") << u"rings"_s << Space::Circle << true;
    }
    void separabilityIsAsTheTitleSays()
    {
        QFETCH(QString, id);
        QFETCH(Space, space);
        QFETCH(bool, expected);
        for (std::uint64_t seed = 1; seed <= 100; ++seed)
            QCOMPARE(isSeparable(usual(id.toUtf8().constData(), seed), space), expected);
    }

    void twoCloudsAreSeparableWhateverTheValues_data()
    {
        QTest::addColumn<double>("distance");
        QTest::addColumn<double>("spread");
        QTest::addColumn<double>("gap");
        QTest::newRow("on each other") << 0.0 << 1.0 << 0.01;
        QTest::newRow("wide") << 1.0 << 1000.0 << 0.01;
        QTest::newRow("narrow") << 0.1 << 0.01 << 0.01;
        QTest::newRow("a gap that is wider than the distance") << 2.0 << 1.0 << 1000.0;
    }
    void twoCloudsAreSeparableWhateverTheValues()
    {
        QFETCH(double, distance);
        QFETCH(double, spread);
        QFETCH(double, gap);
        for (const double angle : {-180.0, -33.0, 0.0, 45.0, 101.0}) {
            const auto points = generated(*findGenerator("clouds"),
                                          {{"distance", distance},
                                           {"spread", spread},
                                           {"gap", gap},
                                           {"angle", angle},
                                           {"positive", 500.0},
                                           {"negative", 500.0}},
                                          1);
            QVERIFY(isSeparable(*points, Space::Origin));
        }
    }

    void oneOutlierIsAllThatStandsInTheWay()
    {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Dataset points = usual("outlier", seed);
            QCOMPARE(points.back().label, Label::Positive);
            points.pop_back();
            QVERIFY(isSeparable(points, Space::Bias));
        }
    }

    void nearlyParallelPointsAreSlowAndGetThere()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Run run = standardRun(usual("parallel", seed));
            QVERIFY2(run.trace.updateCount() > 1000, qPrintable(QString::number(run.trace.updateCount())));
            QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        }
    }

    void figure34IsTheDissertations()
    {
        const auto document = readDocument(findExample("figure34")->text);
        const Generator &generator = *findGenerator("figure34");
        QCOMPARE(usual(generator, generator.usualSeed), document->points);
    }

    /// Computed apart, by another language's Mersenne Twister: seed 42, n_samples = 5, cluster_std = 0.5,
    /// center_box = (−3, 3).
    void anotherSeedOfFigure34IsWhatItsCodeWouldGive()
    {
        const Dataset expected{{0.03684712083787067, 3.088003203035951, Label::Negative},
                               {-0.9874964798833011, 2.9755658602524795, Label::Negative},
                               {1.5129447866514478, -0.36468921714667935, Label::Positive},
                               {-0.869835974277493, 2.5872173599849067, Label::Negative},
                               {1.1602548044621996, 0.35908602839709114, Label::Positive}};
        const Parameters values{{"points", 5.0}, {"spread", 0.5}, {"reach", 3.0}};
        QCOMPARE(*generated(*findGenerator("figure34"), values, 42), expected);
    }

    void gaussianNumbersHaveTheirMeanAndDeviation()
    {
        constexpr int count = 100'000;
        Random random(11);
        double sum = 0;
        double squares = 0;
        int within = 0;
        for (int i = 0; i < count; ++i) {
            const double value = random.gaussian();
            sum += value;
            squares += value * value;
            within += std::abs(value) < 1 ? 1 : 0;
        }
        QVERIFY(std::abs(sum / count) < 0.015);
        QVERIFY(std::abs(squares / count - 1) < 0.025);
        QVERIFY(std::abs(within / double(count) - 0.6827) < 0.008);
    }

    void recordedNumbersStay()
    {
        Random random(1);
        for (const double expected : {0.13387664401253263, 0.13640703636619722, 0.45121490384453811})
            QVERIFY(random.uniform() == expected);
        for (const double expected : {0.87556596068784009, -0.062253400278168079, -0.75894133317662416})
            QVERIFY(std::abs(random.gaussian() - expected) < 1e-15);
    }

    void recordedPointsStay_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Point>("first");
        QTest::addColumn<Point>("last");
        QTest::newRow("two clouds") << u"clouds"_s << Point{2.757, 1.145, Label::Positive}
                                    << Point{-2.061, -1.168, Label::Negative};
        QTest::newRow("overlapping clouds")
            << u"overlap"_s << Point{1.057, 0.074, Label::Positive} << Point{-1.533, -0.86, Label::Negative};
        QTest::newRow("one outlier") << u"outlier"_s << Point{2.726, 1.216, Label::Positive}
                                     << Point{-2.598, -1.5, Label::Positive};
        QTest::newRow("nearly parallel")
            << u"parallel"_s << Point{2.5, 5, Label::Positive} << Point{-0.227, -2.977, Label::Negative};
        QTest::newRow("XOR") << u"xor"_s << Point{2.476, 2.268, Label::Positive}
                             << Point{-2.31, 3.019, Label::Negative};
        QTest::newRow("ring in a ring")
            << u"rings"_s << Point{-0.816, -0.913, Label::Positive} << Point{-1.385, 3.487, Label::Negative};
    }
    void recordedPointsStay()
    {
        QFETCH(QString, id);
        QFETCH(Point, first);
        QFETCH(Point, last);
        const Dataset points = usual(id.toUtf8().constData(), 1);
        QCOMPARE(points.front(), first);
        QCOMPARE(points.back(), last);
    }
};

HALFPLANE_TEST(generators_test, GeneratorsTest)
#include "generators_test.moc"
