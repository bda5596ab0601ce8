#include "bench/naive.h"
#include "core/moment.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "support/run.h"
#include "support/runs.h"
#include "support/theorem_curves.h"

#include <QTest>

#include <boost/multiprecision/cpp_int.hpp>
#include <random>
#include <rapidcheck.h>
#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

using Exact = boost::multiprecision::cpp_rational;

/// An open interval of rates; no end is infinite.
struct Interval
{
    Exact begin;
    std::optional<Exact> end;
};

Exact exactDot(const Weights &a, const Weights &b)
{
    Exact sum = 0;
    for (Eigen::Index j = 0; j < a.size(); ++j)
        sum += Exact(a[j]) * Exact(b[j]);
    return sum;
}

/// How many points w + rate·z leaves wrong.
std::size_t exactLossAt(const Exact &rate, const ReflectedPoints &points, const Weights &w, const Weights &z)
{
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        wrong += exactDot(w, points[i]) + rate * exactDot(z, points[i]) <= 0 ? 1 : 0;
    return wrong;
}

/// All breakpoints are tried, each loss is counted anew.
Interval bestInterval(const ReflectedPoints &points, const Weights &w, const Weights &z)
{
    std::set<Exact> breakpoints{0};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Exact growth = exactDot(z, points[i]);
        if (growth != 0 && -exactDot(w, points[i]) / growth > 0)
            breakpoints.insert(-exactDot(w, points[i]) / growth);
    }
    Interval best;
    std::size_t fewest = points.size() + 1;
    for (auto begin = breakpoints.begin(); begin != breakpoints.end(); ++begin) {
        const auto next = std::next(begin);
        const bool isLast = next == breakpoints.end();
        const Exact inside = isLast ? Exact(*begin + 1) : Exact((*begin + *next) / 2);
        const std::size_t wrong = exactLossAt(inside, points, w, z);
        if (wrong < fewest) {
            fewest = wrong;
            best = {*begin, isLast ? std::nullopt : std::optional<Exact>(*next)};
        }
    }
    return best;
}

Run startedOn(const Dataset &points, Space space)
{
    return Trainer::of(points, test::recipe("line-search", {}, space))->run();
}

double rateOf(const Run &run, const Weights &w, std::size_t point)
{
    return *run.variant->rate({w, point, run.reflected().score(w, point)});
}

/// As one writes it down first.
template <std::size_t D>
double plainRate(const ReflectedPoints &points, const Weights &w, std::size_t point)
{
    bench::naive::Examples<D> examples(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Weights z = points[i];
        std::copy(z.begin(), z.end(), examples[i].x.begin());
        examples[i].y = 1;
    }
    bench::naive::Vector<D> start;
    std::copy(w.begin(), w.end(), start.begin());
    return bench::naive::lineSearchRate(examples, start, examples[point]);
}

double plainRate(const ReflectedPoints &points, const Weights &w, std::size_t point)
{
    switch (points.dimension()) {
    case 2:
        return plainRate<2>(points, w, point);
    case 3:
        return plainRate<3>(points, w, point);
    default:
        return plainRate<4>(points, w, point);
    }
}

/// Numbers of one kind: what makes breakpoints differ, fall together, or lie next to each other.
double someNumber(int kind, std::mt19937_64 &random)
{
    const auto whole = [&](int reach) {
        return static_cast<double>(static_cast<int>(random() % static_cast<unsigned>(2 * reach + 1)) - reach);
    };
    switch (kind) {
    case 0: // as measured
        return whole(1'000'000) / 65536;
    case 1: // ties, zeros, the same point often
        return whole(6);
    case 2: // of any size
        return std::ldexp(whole(1000), static_cast<int>(whole(60)));
    default: // hardly to be told apart
        return std::copysign(1 + whole(8) * 0x1p-52, whole(1));
    }
}

Weights someWeights(std::size_t dimension, int kind, std::mt19937_64 &random)
{
    Weights w(dimension);
    for (std::size_t j = 0; j < dimension; ++j)
        w[j] = someNumber(kind, random);
    return w;
}

Dataset somePoints(std::size_t count, int kind, std::mt19937_64 &random)
{
    Dataset points;
    for (std::size_t i = 0; i < count; ++i) {
        const double x1 = someNumber(kind, random);
        points.push_back(
            {x1, someNumber(kind, random), random() % 2 == 0 ? Label::Positive : Label::Negative});
    }
    return points;
}

Dataset atScale(Dataset points, double factor)
{
    for (Point &point : points) {
        point.x1 *= factor;
        point.x2 *= factor;
    }
    return points;
}

} // namespace

class LineSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void theIntervalIsTheBestOfAllExactly()
    {
        QVERIFY(rc::check([](void) {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Run run =
                startedOn(somePoints(1 + random() % 12, 1, random), *rc::gen::elementOf(allSpaces));
            const Weights w = someWeights(run.reflected().dimension(), 1, random);
            for (std::size_t i = 0; i < run.reflected().size(); ++i) {
                const Weights z = run.reflected()[i];
                const Interval best = bestInterval(run.reflected(), w, z);
                const double rate = rateOf(run, w, i);
                RC_ASSERT(best.begin < Exact(rate));
                RC_ASSERT((!best.end || Exact(rate) < *best.end));
                const auto begin = best.begin.convert_to<double>();
                if (!best.end)
                    RC_ASSERT(rate == begin + 1);
                else if (begin == 0)
                    RC_ASSERT(rate == best.end->convert_to<double>() / 2);
                else
                    RC_ASSERT(rate == std::sqrt(begin * best.end->convert_to<double>()));
            }
        }));
    }

    void theRateIsWhatSortingAllBreakpointsGives()
    {
        QVERIFY(rc::check([](void) {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const std::size_t count = *rc::gen::element<std::size_t>(1, 2, 30, 512, 513, 700, 6000);
            const int kind = *rc::gen::inRange(0, 4);
            const Run run = startedOn(somePoints(count, kind, random), *rc::gen::elementOf(allSpaces));
            for (int k = 0; k < 5; ++k) {
                const Weights w =
                    someWeights(run.reflected().dimension(), *rc::gen::element(kind, 0, 1), random);
                const std::size_t i = random() % count;
                RC_ASSERT(rateOf(run, w, i) == plainRate(run.reflected(), w, i));
            }
        }));
    }

    /// From w = (0, s) on the way along z = (1, 0), which is the first point, (x1, x2) turns at −s x2/x1.
    void anIntervalIsNamedByItsMiddle_data()
    {
        QTest::addColumn<double>("size"); // s
        QTest::addColumn<double>("becomesRight"); // over s
        QTest::addColumn<double>("becomesWrong"); // over s; 0 where no point does
        QTest::addColumn<double>("rate");
        QTest::newRow("√(ab)") << 1.0 << 1.0 << 4.0 << 2.0;
        QTest::newRow("a + 1") << 3.0 << 1.0 << 0.0 << 4.0;
        QTest::newRow("a + 1 is a") << 0x1p60 << 1.0 << 0.0 << 0x1.0000000000001p60;
        QTest::newRow("ab is 0") << 0x1p-700 << 1.0 << 0x1p300 << 0.0;
        QTest::newRow("ab is infinite") << 0x1p600 << 0x1p-140 << 4.0 << HUGE_VAL;
    }
    void anIntervalIsNamedByItsMiddle()
    {
        QFETCH(const double, size);
        QFETCH(const double, becomesRight);
        QFETCH(const double, becomesWrong);
        QFETCH(const double, rate);
        Dataset points{{1, 0, Label::Positive}, {1, -becomesRight, Label::Positive}};
        if (becomesWrong > 0)
            points.push_back({-1, becomesWrong, Label::Positive});
        const Run run = startedOn(points, Space::Origin);
        QCOMPARE(rateOf(run, Weights{{0, size}}, 0),
                 std::clamp(rate, run.variant->leastRate(), run.variant->largestRate()));
    }

    void anIntervalWithoutRoomIsPassedOver()
    {
        for (const std::size_t others : {0U, 1000U}) {
            Dataset points{{1, 0, Label::Positive},
                           {1, -1, Label::Positive},
                           {-1, std::nextafter(1.0, 2.0), Label::Positive},
                           {-1, 2, Label::Positive},
                           {1, -4, Label::Positive},
                           {1, -5, Label::Positive}};
            points.resize(points.size() + others, {0, 1, Label::Positive}); // always right
            const Run run = startedOn(points, Space::Origin);
            QCOMPARE(rateOf(run, Weights{{0, 1}}, 0), 6.0);
            // With room for a rate between the first two it is the best.
            points[2].x2 = std::nextafter(points[2].x2, 2.0);
            points[4].x2 = points[5].x2 = 1;
            QCOMPARE(rateOf(startedOn(points, Space::Origin), Weights{{0, 1}}, 0), std::nextafter(1.0, 2.0));
        }
    }

    /// Checked with rational breakpoints, too: the same two points, and rates that agree to 15 digits.
    void figure34TakesTwoUpdates()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("line-search"));
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        QCOMPARE(run.trace.end()->sweeps, std::uint64_t{1});
        QVERIFY(updatedPoints(run) == std::vector<std::uint32_t>({0, 1}));
        QCOMPARE(run.trace.update(1).rate, 1.0);
        QVERIFY(std::abs(run.trace.update(2).rate - 1.4587782876819733) < 1e-14);
    }

    void theScaleOfThePointsDoesNotMatter()
    {
        for (const char *name : {"figure34.csv", "theorem24.csv", "overlap.csv"}) {
            Recipe recipe = test::recipe("line-search");
            recipe.caps.updates = 60;
            const Dataset points = oracleData(name);
            const Run usual = finished(points, recipe);
            for (const double scale : {0x1p-332, 0x1p199}) {
                const Run other = finished(atScale(points, scale), recipe);
                QVERIFY(updatedPoints(other) == updatedPoints(usual));
                for (std::uint64_t k = 1; k <= usual.trace.updateCount(); ++k) {
                    QCOMPARE(other.trace.update(k).rate, usual.trace.update(k).rate);
                    QVERIFY(other.trace.weights(k) == scale * usual.trace.weights(k));
                }
            }
        }
    }

    void theLargestCapIsAllowed()
    {
        Recipe recipe = test::recipe("line-search");
        recipe.caps.updates = Trainer::mostUpdates;
        for (const double scale : {1e-100, 1e-60, 1.0, 1e60, 1e100}) {
            const auto trainer = Trainer::of(atScale(oracleData("figure34.csv"), scale), recipe);
            QVERIFY(trainer);
            QVERIFY(trainer->run().variant->leastRate() <= 1 && trainer->run().variant->largestRate() >= 1);
        }
        QVERIFY(!Trainer::of(atScale(oracleData("figure34.csv"), 1e148), recipe));
    }

    /// Every update would make w longer by a factor of 10⁶⁰, or the steps as much smaller.
    void wStaysInTheRangeOfDoubles()
    {
        QVERIFY(rc::check([](void) {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            Recipe recipe = test::recipe("line-search", {}, *rc::gen::elementOf(allSpaces));
            recipe.caps.updates = 200;
            Dataset points = somePoints(8, 2, random);
            for (Point &point : points)
                point.x2 *= 0x1p-150;
            const Run run = finished(points, recipe);
            for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k) {
                const double rate = run.trace.update(k).rate;
                RC_ASSERT((run.variant->leastRate() <= rate && rate <= run.variant->largestRate()));
                for (const double number : run.trace.weights(k))
                    RC_ASSERT(std::abs(number) <= largestMagnitude);
            }
        }));
    }

    void itSaysWhatItDid()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("line-search"));
        const auto told = QString::fromStdString(plainText(explain(run, momentAt(run, {1, 0}))));
        QVERIFY2(told.contains(QStringLiteral("Of all rates above 0, η = 1 leaves the fewest wrong: 40.")),
                 qPrintable(told));
        const std::vector<Candidate> candidates = candidatesAt(run, momentAt(run, {2, 0}));
        QVERIFY(candidates == std::vector<Candidate>({{run.trace.update(2).rate, 0}}));
    }

    /// A cycle is rounding, as the way along θ* never gets shorter; but the run need not end without it.
    void itDoesNotPromiseAnEnd()
    {
        Recipe recipe = test::recipe("line-search", {}, Space::Circle);
        const Run run = finished(oracleData("cycle.csv"), recipe);
        QCOMPARE(run.trace.end()->reason, EndReason::Cycling);
        QCOMPARE(
            roundingRemark(run),
            std::string("This is rounding: the points are separable, so that without it w would never come "
                        "back."));
    }

    void theoremsSpeakOfTheRatesSoFar()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("line-search"));
        const Evidence evidence(run);
        for (const std::string_view id : {"16", "17", "18"}) {
            const TheoremDescriptor *theorem = findTheorem(id);
            QVERIFY(theorem->concerns(*findVariant("line-search"), Space::Origin));
            QCOMPARE(theorem->at(evidence, 0).verdict, Verdict::DoesNotApply);
            QVERIFY(theorem->at(evidence, 1).reason().ends_with(" so far, with η = 1"));
            QVERIFY(theorem->at(evidence, 2).reason().ends_with(" so far, with η from 1 to 1.46"));
            QCOMPARE(theorem->at(evidence, 2).verdict, Verdict::Holds);
        }
        const double rate = run.trace.update(2).rate;
        const double bound = evidence.all().squaredRatio() * rate * rate;
        QVERIFY(std::abs(*findTheorem("18")->at(evidence, 2).bound - bound) < 1e-9 * bound);
        QCOMPARE(findTheorem("15")->at(evidence, 2).verdict, Verdict::Holds);
        QCOMPARE(curvesOf("15", evidence).front().values.front(), 0.0);
    }
};

HALFPLANE_TEST(line_search_test, LineSearchTest)
#include "line_search_test.moc"
