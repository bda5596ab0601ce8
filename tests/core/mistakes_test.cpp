#include "core/loss_index.h"
#include "core/mistake_counter.h"
#include "core/mistakes.h"
#include "core/study/loss_curve.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace halfplane;
using namespace halfplane::test;

namespace {

std::mt19937_64 &generator()
{
    static std::mt19937_64 next(2026);
    return next;
}

double uniform(double reach)
{
    return (static_cast<double>(generator()() % 2'000'001) / 1'000'000 - 1) * reach;
}

Dataset cloud(std::size_t count)
{
    Dataset points;
    for (std::size_t i = 0; i < count; ++i)
        points.push_back(
            {uniform(5), uniform(3), generator()() % 2 == 0 ? Label::Positive : Label::Negative});
    return points;
}

Weights randomWeights(Space space)
{
    Weights w(dimension(space));
    for (Eigen::Index j = 0; j < w.size(); ++j)
        w[j] = uniform(4);
    return w;
}

std::size_t naiveLoss(const ReflectedPoints &reflected, const Weights &w)
{
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < reflected.size(); ++i)
        wrong += dot(w, reflected[i]) <= 0 ? 1 : 0;
    return wrong;
}

} // namespace

class MistakesTest : public QObject
{
    Q_OBJECT

private slots:
    void theFastCountsAreThoseOfAPlainLoop_data()
    {
        QTest::addColumn<int>("space");
        QTest::addColumn<int>("count");
        for (const Space space : allSpaces) {
            for (const int count : {1, 2, 31, 48, 49, 513, 5000})
                QTest::addRow("%s, %d points", std::string(idOf(space)).c_str(), count)
                    << static_cast<int>(space) << count;
        }
    }
    void theFastCountsAreThoseOfAPlainLoop()
    {
        QFETCH(int, space);
        QFETCH(int, count);
        const ReflectedPoints reflected(cloud(static_cast<std::size_t>(count)), static_cast<Space>(space));
        const LossIndex index(reflected);
        std::vector<Weights> weights{Weights::Zero(reflected.dimension())};
        for (int i = 0; i < 40; ++i)
            weights.push_back(randomWeights(reflected.space()));
        std::vector<std::size_t> together(weights.size());
        losses(reflected, weights, together);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const std::size_t expected = naiveLoss(reflected, weights[i]);
            QCOMPARE(loss(reflected, weights[i]), expected);
            QCOMPARE(together[i], expected);
            QCOMPARE(index.loss(weights[i]), expected);
        }
    }

    void theFirstMistakeIsTheFirst()
    {
        for (const Space space : allSpaces) {
            const ReflectedPoints reflected(cloud(300), space);
            for (int repetition = 0; repetition < 200; ++repetition) {
                const Weights w = randomWeights(space);
                const double threshold = uniform(20);
                const std::size_t from = generator()() % 300;
                const std::size_t to = from + generator()() % (301 - from);
                std::size_t expected = nowhere;
                for (std::size_t i = to; i-- > from;)
                    expected = dot(w, reflected[i]) <= threshold ? i : expected;
                QCOMPARE(firstAtMost(reflected, w, threshold, from, to), expected);
            }
        }
    }

    void anIndexCountsPointsOnTheBoundaryAsWrong()
    {
        Dataset points;
        for (int i = -300; i <= 300; ++i)
            points.push_back({static_cast<double>(i), 0, i % 2 == 0 ? Label::Positive : Label::Negative});
        const LossIndex index(ReflectedPoints(points, Space::Origin));
        QCOMPARE(index.loss(Weights{{0, 1}}), points.size());
    }

    void equalPointsDoNotTroubleAnIndex()
    {
        const Dataset points(10'000, {1, 2, Label::Negative});
        const LossIndex index(ReflectedPoints(points, Space::Bias));
        QCOMPARE(index.loss(Weights{{1, 0, 0}}), points.size());
        QCOMPARE(index.loss(Weights{{0, 0, -1}}), std::size_t{0});
    }

    void aCounterCountsAlikeBeforeAndAfterItMakesAnIndex()
    {
        const ReflectedPoints reflected(cloud(2500), Space::Bias);
        const MistakeCounter counter(reflected);
        const std::uint64_t enough = LossIndex::costInPasses(reflected.size());
        QVERIFY(enough < 5000);
        std::vector<std::size_t> counts(3);
        for (std::uint64_t asked = 0; asked < enough + 300; asked += counts.size()) {
            const std::vector<Weights> weights{randomWeights(Space::Bias), randomWeights(Space::Bias),
                                               randomWeights(Space::Bias)};
            counter.losses(weights, counts);
            for (std::size_t i = 0; i < counts.size(); ++i)
                QCOMPARE(counts[i], loss(reflected, weights[i]));
        }
    }

    void threadsMayAskACounterWhileOneOfThemMakesItsIndex()
    {
        const ReflectedPoints reflected(cloud(2500), Space::Bias);
        const MistakeCounter counter(reflected);
        const std::uint64_t enough = LossIndex::costInPasses(reflected.size());
        const Weights w = randomWeights(Space::Bias);
        const std::size_t expected = loss(reflected, w);
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i) {
                threads.emplace_back([&] {
                    for (std::uint64_t asked = 0; asked < enough; ++asked) {
                        std::size_t count = 0;
                        counter.losses({&w, 1}, {&count, 1});
                        wrong += count == expected ? 0 : 1;
                    }
                });
            }
        }
        QCOMPARE(wrong.load(), 0);
    }

    void ofFewPointsNoIndexIsEverWorthIt()
    {
        QCOMPARE(LossIndex::costInPasses(1000), std::numeric_limits<std::uint64_t>::max());
    }

    void theLossSeriesIsTheLossAfterEachUpdate()
    {
        // Few points are counted one by one, many points many times through an index: both must agree with a
        // plain loop.
        for (const std::size_t count : {50U, 2500U}) {
            Recipe recipe = test::recipe("standard", {}, Space::Circle);
            recipe.caps.updates = 800;
            const Run run = finished(cloud(count), recipe);
            const auto series = lossSeries(run);
            QCOMPARE(series.size(), run.trace.updateCount() + 1);
            for (std::uint64_t k = 0; k < series.size(); ++k)
                QCOMPARE(series[k], naiveLoss(run.reflected(), run.trace.weights(k)));
        }
    }

    void thePerceptronLossSumsHowWrongMistakesAre()
    {
        const ReflectedPoints reflected({{1, 0, Label::Positive},
                                         {3, 0, Label::Negative},
                                         {0, 5, Label::Negative},
                                         {-2, 0, Label::Positive}},
                                        Space::Origin);
        const Weights w{{2, 0}};
        QCOMPARE(perceptronLoss(reflected, {Space::Origin, w}), 6.0 + 4.0);
        QCOMPARE(leastScore(reflected, w), -6.0);
        QCOMPARE(loss(reflected, w), std::size_t{3}); // the point on the boundary is wrong, by nothing
    }
};

HALFPLANE_TEST(mistakes_test, MistakesTest)
#include "mistakes_test.moc"
