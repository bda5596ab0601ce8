#include "core/geometry/separability.h"
#include "core/mistakes.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "core/variants/registry.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

#include <rapidcheck.h>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Small whole numbers: every sum in a short run is exact, so properties hold to the last bit, and ties,
/// coincident points and degenerate positions are common.
rc::Gen<Dataset> wholeData()
{
    const auto coordinate = rc::gen::inRange(-9, 10);
    const auto point =
        rc::gen::map(rc::gen::tuple(coordinate, coordinate, rc::gen::arbitrary<bool>()), [](const auto &t) {
            return Point{static_cast<double>(std::get<0>(t)), static_cast<double>(std::get<1>(t)),
                         std::get<2>(t) ? Label::Positive : Label::Negative};
        });
    return rc::gen::nonEmpty(rc::gen::container<Dataset>(point));
}

/// The same, labelled by a line, and so separable through the origin.
rc::Gen<Dataset> separableData()
{
    const auto normal = rc::gen::pair(rc::gen::inRange(-9, 10), rc::gen::inRange(-9, 10));
    return rc::gen::suchThat(
        rc::gen::apply(
            [](Dataset points, const std::pair<int, int> &n) {
                std::erase_if(points, [&](const Point &p) { return n.first * p.x1 + n.second * p.x2 == 0; });
                for (Point &p : points)
                    p.label = n.first * p.x1 + n.second * p.x2 > 0 ? Label::Positive : Label::Negative;
                return points;
            },
            wholeData(), normal),
        [](const Dataset &points) { return !points.empty(); });
}

rc::Gen<Space> anySpace() { return rc::gen::element(Space::Origin, Space::Bias, Space::Circle); }
rc::Gen<Order> anyOrder() { return rc::gen::element(Order::Given, Order::Shuffled, Order::Reshuffled); }

/// Any variant with its defaults, capped; the seed is the order's.
Recipe anyRecipe()
{
    Recipe recipe = test::recipe(std::string(
        (*rc::gen::elementOf(std::vector<const VariantDescriptor *>(variants().begin(), variants().end())))
            ->id));
    recipe.space = *anySpace();
    recipe.order = *anyOrder();
    recipe.seed = *rc::gen::inRange<std::uint64_t>(0, 1000);
    recipe.caps.updates = 200;
    return recipe;
}

/// A finished run, where these points allow one (memberships need two classes and two means).
std::optional<Run> runOf(const Dataset &points, const Recipe &recipe)
{
    auto trainer = Trainer::of(points, recipe);
    if (!trainer)
        return std::nullopt;
    trainer->advance();
    return trainer->run();
}

Dataset scaled(Dataset points, double factor)
{
    for (Point &point : points) {
        point.x1 *= factor;
        point.x2 *= factor;
    }
    return points;
}

bool sameEnd(const Run &a, const Run &b)
{
    return a.trace.end()->reason == b.trace.end()->reason && a.trace.end()->sweeps == b.trace.end()->sweeps
        && updatedPoints(a) == updatedPoints(b);
}

} // namespace

class RunPropertiesTest : public QObject
{
    Q_OBJECT

private slots:
    /// Turning every point to the other side of the origin and changing its class leaves z as it was; turning
    /// it alone turns z, and with it w.
    void mirroredPointsMirrorTheRun()
    {
        QVERIFY(rc::check([](void) {
            const Dataset points = *wholeData();
            const Recipe recipe = anyRecipe();
            RC_PRE(recipe.space == Space::Origin);
            const auto run = runOf(points, recipe);
            Dataset turned = scaled(points, -1);
            const auto mirrored = runOf(turned, recipe);
            for (Point &point : turned)
                point.label = opposite(point.label);
            const auto same = runOf(turned, recipe);
            RC_PRE(run.has_value());
            RC_ASSERT((sameEnd(*run, *mirrored) && sameEnd(*run, *same)));
            for (std::uint64_t k = 0; k <= run->trace.updateCount(); ++k) {
                RC_ASSERT(mirrored->trace.weights(k) == -1.0 * run->trace.weights(k));
                RC_ASSERT(same->trace.weights(k) == run->trace.weights(k));
            }
        }));
    }

    void scaledPointsScaleW()
    {
        QVERIFY(rc::check([](void) {
            const Dataset points = *wholeData();
            Recipe recipe = anyRecipe();
            RC_PRE(recipe.space == Space::Origin);
            const double factor = std::ldexp(1.0, *rc::gen::inRange(-20, 20)); // scaling by it rounds nothing
            const auto run = runOf(points, recipe);
            if (recipe.variant == "margin-fuzzy")
                recipe.parameters["epsilon"] = 0.5 * factor;
            const auto larger = runOf(scaled(points, factor), recipe);
            RC_PRE(run.has_value());
            RC_ASSERT(sameEnd(*run, *larger));
            for (std::uint64_t k = 0; k <= run->trace.updateCount(); ++k)
                RC_ASSERT(larger->trace.weights(k) == factor * run->trace.weights(k));
        }));
    }

    void fromZeroEveryRateMakesTheSameUpdates()
    {
        QVERIFY(rc::check([](void) {
            const Dataset points = *wholeData();
            Recipe recipe = test::recipe(*rc::gen::element<std::string>("standard", "margin-fuzzy"));
            recipe.space = *anySpace();
            recipe.order = *anyOrder();
            recipe.caps.updates = 200;
            const Run run = *runOf(points, recipe);
            const double eta = *rc::gen::inRange(1, 64) / 8.0; // few bits: sums stay exact
            recipe.parameters["eta"] = eta;
            const Run other = *runOf(points, recipe);
            RC_ASSERT(sameEnd(run, other));
            for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k)
                RC_ASSERT(other.trace.weights(k) == eta * run.trace.weights(k));
        }));
    }

    void aConvergedRunHasNoViolators()
    {
        QVERIFY(rc::check([](void) {
            const auto run = runOf(*wholeData(), anyRecipe());
            RC_PRE((run.has_value() && run->trace.end()->reason == EndReason::Converged));
            const Weights w = run->trace.weights(run->trace.updateCount());
            for (std::size_t i = 0; i < run->reflected().size(); ++i) {
                const double score = run->reflected().score(w, i);
                RC_ASSERT(score > 0 || !run->variant->violates({w, i, score}));
            }
            if (run->descriptor->id == "standard" || run->descriptor->id == "greedy")
                RC_ASSERT(loss(run->reflected(), w) == 0U);
        }));
    }

    void separablePointsAreLearntWithinNovikoffsBound()
    {
        QVERIFY(rc::check([](void) {
            Recipe recipe = test::recipe("standard", {{"eta", *rc::gen::inRange(1, 50) / 7.0}});
            recipe.order = *anyOrder();
            recipe.caps.updates = 100'000;
            if (*rc::gen::arbitrary<bool>())
                recipe.start = {*rc::gen::inRange(-9, 10) * 1.0, *rc::gen::inRange(-9, 10) * 1.0};
            const Run run = *runOf(*separableData(), recipe);
            RC_ASSERT(run.trace.end()->reason == EndReason::Converged);
            const Evidence evidence(run);
            RC_ASSERT(findTheorem("9")->at(evidence, run.trace.updateCount()).verdict == Verdict::Holds);
        }));
    }

    void theRescaledFuzzyBoundIsNeverExceeded()
    {
        QVERIFY(rc::check([](void) {
            Recipe recipe = test::recipe(
                "fuzzy",
                {{"m", *rc::gen::inRange(0, 12) / 4.0}, {"delta", *rc::gen::inRange(0, 40) / 100.0}});
            recipe.caps.updates = 100'000;
            Dataset points = *separableData();
            const Point first = points.front();
            points.push_back({-first.x1, -first.x2, opposite(first.label)}); // both classes, still separable
            const auto run = runOf(points, recipe);
            RC_ASSERT(run.has_value());
            RC_ASSERT(run->trace.end()->reason == EndReason::Converged);
            const Evidence evidence(*run);
            const Finding finding = findTheorem("22-corrected")->at(evidence, run->trace.updateCount());
            RC_ASSERT(finding.verdict == Verdict::Holds || evidence.counted().reflected.size() == 0);
        }));
    }

    void theGreedyBoundIsNeverExceeded()
    {
        QVERIFY(rc::check([](void) {
            Recipe recipe = test::recipe("greedy");
            recipe.order = *anyOrder();
            recipe.caps.updates = 100'000;
            const Run run = *runOf(*separableData(), recipe);
            RC_ASSERT(run.trace.end()->reason == EndReason::Converged);
            const Evidence evidence(run);
            for (const std::string_view id : {"15", "16", "17", "18"}) {
                for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k)
                    RC_ASSERT(findTheorem(id)->at(evidence, k).verdict == Verdict::Holds);
            }
        }));
    }

    void stepKOfALongerRunIsStepKOfAShorterOne()
    {
        QVERIFY(rc::check([](void) {
            const Dataset points = *wholeData();
            Recipe recipe = anyRecipe();
            const auto longer = runOf(points, recipe);
            RC_PRE(longer.has_value());
            recipe.caps.updates = *rc::gen::inRange<std::uint64_t>(0, 200);
            const auto shorter = runOf(points, recipe);
            RC_ASSERT(shorter->trace.updateCount()
                      == std::min(recipe.caps.updates, longer->trace.updateCount()));
            for (std::uint64_t k = 1; k <= shorter->trace.updateCount(); ++k)
                RC_ASSERT(shorter->trace.update(k) == longer->trace.update(k));
        }));
    }

    void everyUpdateIsOneTheRulePrescribes()
    {
        QVERIFY(rc::check([](void) {
            const auto run = runOf(*wholeData(), anyRecipe());
            RC_PRE(run.has_value());
            for (std::uint64_t k = 1; k <= run->trace.updateCount(); ++k) {
                const Update &update = run->trace.update(k);
                const Weights before = run->trace.weights(k - 1);
                RC_ASSERT(run->reflected().score(before, update.point) <= 0);
                const Weights after = before + update.rate * run->reflected()[update.point];
                RC_ASSERT(after == run->trace.weights(k));
                RC_ASSERT(run->trace.pointOf(update.check) == update.point);
            }
        }));
    }

    void anObstacleMeansThatNoRunConverges()
    {
        QVERIFY(rc::check([](void) {
            const auto run = runOf(*wholeData(), anyRecipe());
            RC_PRE((run.has_value() && run->variant->obstacle().has_value()));
            RC_ASSERT(run->trace.end()->reason != EndReason::Converged);
        }));
    }
};

HALFPLANE_TEST(run_properties_test, RunPropertiesTest)
#include "run_properties_test.moc"
