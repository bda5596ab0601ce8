#include "core/study/evidence.h"
#include "core/theorems/findings.h"
#include "core/theorems/registry.h"
#include "core/variants/registry.h"
#include "support/findings.h"
#include "support/run.h"
#include "support/runs.h"
#include "support/theorem_curves.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

Run figure34(const std::string &variant, std::vector<double> start = {})
{
    Recipe recipe = test::recipe(variant);
    recipe.start = std::move(start);
    return finished(oracleData("figure34.csv"), recipe);
}

const std::vector<std::string> oracleSets{"figure34.csv", "overlap.csv",   "circle.csv",
                                          "cycle.csv",    "theorem22.csv", "theorem24.csv"};

} // namespace

class TheoremsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTheoremSaysWhatItIs()
    {
        std::set<std::string_view> ids;
        for (const TheoremDescriptor *theorem : theorems()) {
            QVERIFY(ids.insert(theorem->id).second);
            QVERIFY(!theorem->title.empty() && !theorem->statement.empty() && !theorem->source.empty());
            QVERIFY(theorem->name.find(' ')
                    != std::string_view::npos); // people read it; the id is for programs
            QVERIFY(theorem->judge != nullptr);
            QVERIFY(findTheorem(theorem->id) == theorem);
        }
        for (const std::string_view id :
             {"6",  "7",   "8",  "9",  "9-proof",      "001-proof", "003-proof",
              "14", "15",  "16", "17", "18",           "22",        "22-corrected",
              "23", "4.2", "24", "25", "25-corrected", "24.2.1",    "002-update"})
            QVERIFY(ids.contains(id));
        QVERIFY(findTheorem("10") == nullptr);
    }

    void everyTheoremAnswersAtEveryStepOfEveryRun()
    {
        for (const std::string &set : oracleSets) {
            for (const std::string variant : {"standard", "greedy", "fuzzy", "margin-fuzzy"}) {
                for (const Space space : allSpaces) {
                    Recipe recipe = test::recipe(variant, {}, space);
                    recipe.caps.updates = 40;
                    const Run run = finished(oracleData(set), recipe);
                    const Evidence evidence(run);
                    for (const TheoremDescriptor *theorem : theorems()) {
                        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
                            const Finding finding = theorem->at(evidence, k);
                            QVERIFY(!finding.reason().empty());
                            QVERIFY(!finding.value || std::isfinite(*finding.value));
                            QVERIFY(!finding.bound || std::isfinite(*finding.bound));
                            if (finding.verdict == Verdict::DoesNotApply)
                                QVERIFY(!finding.bound);
                            if (finding.verdict == Verdict::Exceeded)
                                QVERIFY(finding.value && finding.bound);
                        }
                    }
                }
            }
        }
    }

    void trueTheoremsAreNeverExceeded()
    {
        for (const std::string &set : oracleSets) {
            for (const std::string variant : {"standard", "greedy", "fuzzy", "margin-fuzzy"}) {
                Recipe recipe = test::recipe(variant);
                recipe.caps.updates = 200;
                const Run run = finished(oracleData(set), recipe);
                const Evidence evidence(run);
                for (const TheoremDescriptor *theorem : theorems()) {
                    if (theorem->id == "22" || theorem->id == "24" || theorem->id == "25")
                        continue;
                    for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k)
                        QVERIFY2(theorem->at(evidence, k).verdict != Verdict::Exceeded, theorem->id.data());
                }
            }
        }
    }

    void novikoffHoldsFromZeroAndFromElsewhere()
    {
        const Finding finding = atEnd(figure34("standard"), "9");
        QCOMPARE(finding.verdict, Verdict::Holds);
        QCOMPARE(*finding.value, 60.0);
        QVERIFY(std::abs(*finding.bound - 8967) < 1);
        QCOMPARE(atEnd(figure34("standard", {4.359467555099274, -4.567434717416444}), "9").verdict,
                 Verdict::Holds);
    }

    void novikoffDoesNotApplyToUnequalRates()
    {
        const Run run = figure34("greedy");
        QCOMPARE(at(run, "9", 1).verdict, Verdict::Holds); // one update has one rate
        const Finding finding = atEnd(run, "9");
        QCOMPARE(finding.verdict, Verdict::DoesNotApply);
        QVERIFY(finding.reason().find("unequal rates") != std::string::npos);
    }

    void novikoffWithAStartIsTheRootOfTheSqueeze()
    {
        const std::vector<double> start{4.359467555099274, -4.567434717416444};
        for (const double eta : {0.5, 1.0, 4.0}) {
            Recipe recipe = test::recipe("standard", {{"eta", eta}});
            recipe.start = start;
            const Run run = finished(oracleData("figure34.csv"), recipe);
            const Evidence evidence(run);
            const double k = *findTheorem("9")->at(evidence, 1).bound;
            const Weights w0 = run.trace.weights(0);
            const double lower = eta * k * evidence.all().best.gamma + dot(w0, evidence.all().best.direction);
            const double upper =
                std::sqrt(dot(w0, w0) + k * eta * eta * evidence.all().radius * evidence.all().radius);
            QVERIFY(isNear(lower, upper));
        }
    }

    void withoutSeparabilityThereIsNoBound()
    {
        Recipe recipe = test::recipe("standard");
        recipe.caps.updates = 100;
        const Run run = finished(oracleData("overlap.csv"), recipe);
        for (const std::string_view id : {"9", "9-proof", "001-proof", "003-proof", "14", "15", "18"})
            QCOMPARE(atEnd(run, id).verdict, Verdict::DoesNotApply);
        QVERIFY(atEnd(run, "9").reason().find("not separable") != std::string::npos);
    }

    void greedyBoundAndRatio()
    {
        const Run run = figure34("greedy");
        const Finding bound = atEnd(run, "18");
        QCOMPARE(bound.verdict, Verdict::Holds);
        QVERIFY(isNear(*bound.bound, 64 * *atEnd(run, "15").bound));
        double sum = 0;
        double squares = 0;
        for (const Update &update : run.trace.updates()) {
            sum += update.rate;
            squares += update.rate * update.rate;
        }
        QVERIFY(isNear(*atEnd(run, "15").value, sum * sum / squares));
        QVERIFY(isNear(*atEnd(run, "16").value, 49.0 / 64));
        QVERIFY(isNear(*atEnd(run, "16").bound, sum * sum / squares));
        QVERIFY(isNear(*atEnd(run, "17").bound, sum * sum / squares / 49));
        // From elsewhere than zero the proof of 15 has nothing to start from; 16 and 17 are arithmetic.
        const Run moved = figure34("greedy", {4.359467555099274, -4.567434717416444});
        QCOMPARE(atEnd(moved, "15").verdict, Verdict::DoesNotApply);
        QCOMPARE(atEnd(moved, "16").verdict, Verdict::Holds);
    }

    void theFuzzyBoundIsExceededAndTheCorrectedOneHolds()
    {
        const Run run = finished(oracleData("theorem22.csv"), test::recipe("fuzzy"));
        const Finding printed = atEnd(run, "22");
        QCOMPARE(printed.verdict, Verdict::Exceeded);
        QCOMPARE(*printed.value, 13.0);
        QVERIFY(isNear(*printed.bound, 4.25));
        QVERIFY(printed.reason().find("unequal") != std::string::npos);
        QCOMPARE(at(run, "22", 4).verdict, Verdict::Holds);
        QCOMPARE(at(run, "22", 5).verdict, Verdict::Exceeded);
        const Finding corrected = atEnd(run, "22-corrected");
        QCOMPARE(corrected.verdict, Verdict::Holds);
        QVERIFY(*corrected.bound >= 13);
    }

    void withoutTheFactorTheFuzzyBoundsAgree()
    {
        const Run run = finished(oracleData("theorem22.csv"), test::recipe("fuzzy", {{"m", 0.0}}));
        QCOMPARE(atEnd(run, "22").verdict, Verdict::Holds);
        QVERIFY(isNear(*atEnd(run, "22").bound, *atEnd(run, "22-corrected").bound));
    }

    void theMarginFuzzyBoundIsExceeded()
    {
        const Run run =
            finished(oracleData("theorem24.csv"), test::recipe("margin-fuzzy", {{"epsilon", 2.5}}));
        const Finding finding = atEnd(run, "24");
        QCOMPARE(finding.verdict, Verdict::Exceeded);
        QCOMPARE(*finding.value, 74.0);
        QCOMPARE(*finding.bound, 4.0);
        QVERIFY(finding.reason().find("not separable") != std::string::npos);
        QCOMPARE(at(run, "24", 4).verdict, Verdict::Holds);
        QCOMPARE(atEnd(figure34("standard"), "24").verdict, Verdict::DoesNotApply);
    }

    /// Where ε is no wider than γ and w0 = 0, Theorem 24 follows from Theorem 9.
    void theMarginFuzzyBoundHoldsWhereItsProofDoes()
    {
        const Dataset points{{3, 1, Label::Positive}, {1, 3, Label::Positive}};
        Recipe recipe = test::recipe("margin-fuzzy", {{"epsilon", 2.5}});
        QCOMPARE(atEnd(finished(points, recipe), "24").verdict, Verdict::Holds);
        recipe.start = {-100, 0};
        const Finding moved = atEnd(finished(points, recipe), "24");
        QCOMPARE(moved.verdict, Verdict::Exceeded);
        QVERIFY(moved.reason().find("w₀ = 0") != std::string::npos);
        recipe.parameters["epsilon"] = 3.0;
        const Finding wide = atEnd(finished(points, recipe), "24");
        QVERIFY(wide.reason().find("wider than the margin") != std::string::npos);
    }

    /// 0.1·(0.3, 0.7) as doubles hold it is a little longer than 0.1‖(0.3, 0.7)‖.
    void roundingThatNoOneSeesIsToldBesideTheVerdict()
    {
        int told = 0;
        for (const double eta : {0.1, 0.3, 0.7, 0.9, 1.1, 1.3}) {
            const Run run = finished({{0.3, 0.7, Label::Positive}}, test::recipe("standard", {{"eta", eta}}));
            const Finding finding = atEnd(run, "9-proof");
            QCOMPARE(finding.verdict, Verdict::Holds);
            told += finding.reason().find("but for rounding, at most") != std::string::npos ? 1 : 0;
        }
        QVERIFY(told > 0);
        QCOMPARE(atEnd(finished({{0.3, 0.7, Label::Positive}}, test::recipe("standard")), "9-proof").reason(),
                 "0.7616 ≤ 0.7616 ≤ 0.7616");
    }

    /// From 2⁵⁶ the update by 1 is lost: the score should have risen by 1 and did not at all.
    void roundingThatDecidesIsTooCloseToCall()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {-0x1p56, 0};
        recipe.caps.updates = 1;
        const Finding finding = atEnd(finished({{1, 0, Label::Positive}}, recipe), "7");
        QCOMPARE(finding.verdict, Verdict::TooClose);
        QCOMPARE(*finding.value, 0.0);
        QCOMPARE(*finding.bound, 1.0);
        QCOMPARE(finding.reason(), "w did not change: 1 is lost in the rounding of so long a w");
        QCOMPARE(idOf(finding.verdict), "too close to call");

        // At 2²⁰ less than a millionth of it can be lost, at 2⁴⁰ more.
        recipe.start = {-0x1p20 - 0.1, 0};
        QCOMPARE(atEnd(finished({{1, 0, Label::Positive}}, recipe), "7").verdict, Verdict::Holds);
        recipe.start = {-0x1p40 - 0.1, 0};
        recipe.parameters["eta"] = 0.1;
        QCOMPARE(atEnd(finished({{1, 0, Label::Positive}}, recipe), "7").verdict, Verdict::TooClose);
    }

    /// ε a little above R/2: (R/ε)² is a little below 4, and four updates are more.
    void numbersThatDifferAreShownToDiffer()
    {
        const double epsilon = std::nextafter(2.5, 3.0);
        const Run run =
            finished(oracleData("theorem24.csv"), test::recipe("margin-fuzzy", {{"epsilon", epsilon}}));
        const Finding finding = at(run, "24", 4);
        QCOMPARE(finding.verdict, Verdict::Exceeded);
        QVERIFY(finding.reason().starts_with("4 > 3.99999999999999"));
        QCOMPARE(at(run, "24", 3).verdict, Verdict::Holds);
    }

    void aGlanceIsTheNumbersOrTheVerdict()
    {
        Finding finding{.remark = ", with η from 1 to 2", .left = "2", .relation = "≤", .right = "19"};
        QCOMPARE(finding.glance(), "2 ≤ 19");
        QCOMPARE(finding.words(), "holds: 2 ≤ 19, with η from 1 to 2");
        finding.isSoFar = true;
        QCOMPARE(finding.glance(), "2 ≤ 19 so far");
        QCOMPARE(finding.reason(), "2 ≤ 19 so far, with η from 1 to 2");
        finding.rounding = " but for rounding, at most 3";
        QCOMPARE(finding.glance(), "2 ≤ 19");
        QCOMPARE(finding.reason(), "2 ≤ 19 but for rounding, at most 3 so far, with η from 1 to 2");

        const Run run = figure34("standard");
        QCOMPARE(at(run, "9-proof", 1).glance(), at(run, "9-proof", 1).reason()); // three sides
        QCOMPARE(at(run, "8", 2).glance() + " for a point of class −1", at(run, "8", 2).reason());
        QCOMPARE(at(run, "6", 1).glance(), "holds"); // words alone
        QCOMPARE(at(run, "003-proof", 1).glance(), "holds"); // numbers that the statement does not name
        QCOMPARE(at(run, "8", 0).glance(), "does not apply");
        const Finding printed = atEnd(
            finished(oracleData("theorem24.csv"), test::recipe("margin-fuzzy", {{"epsilon", 2.5}})), "24");
        QVERIFY(printed.reason().starts_with(printed.glance() + ": "));
    }

    void circlesAreLiftedPlanes()
    {
        const Run run = finished(oracleData("circle.csv"), test::recipe("standard", {}, Space::Circle));
        const Finding finding = atEnd(run, "24.2.1");
        QCOMPARE(finding.verdict, Verdict::Holds);
        QCOMPARE(*finding.value, 48.0);
        QVERIFY(!findTheorem("24.2.1")->concerns(*findVariant("standard"), Space::Origin));
        QVERIFY(findTheorem("24.2.1")->concerns(*findVariant("standard"), Space::Circle));
    }

    void anUpdateRaisesTheScoreAndTurnsW()
    {
        const Run run = figure34("greedy");
        for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k) {
            const Weights z = run.reflected()[run.trace.update(k).point];
            QVERIFY(isNear(*at(run, "7", k).value, run.trace.update(k).rate * dot(z, z)));
            QCOMPARE(at(run, "8", k).verdict, k == 1 ? Verdict::DoesNotApply : Verdict::Holds);
        }
        QCOMPARE(at(run, "7", 0).verdict, Verdict::DoesNotApply);
        // Update 2 turns w away from x₂, a point of class −1.
        QVERIFY(*at(run, "8", 2).value > *at(run, "8", 2).bound);
    }

    void theCurvesAreThoseOfTheProofs()
    {
        const Run run = figure34("standard");
        const Evidence evidence(run);
        const std::size_t length = run.trace.updateCount() + 1;

        const auto squeeze = curvesOf("9-proof", evidence);
        QCOMPARE(squeeze.size(), std::size_t{3});
        const auto cosine = curvesOf("001-proof", evidence);
        const auto potential = curvesOf("003-proof", evidence);
        const auto ratio = curvesOf("15", evidence);
        for (const auto &curves : {squeeze, cosine, potential, ratio}) {
            for (const Curve &curve : curves)
                QCOMPARE(curve.values.size(), length);
        }
        for (std::size_t k = 1; k < length; ++k) {
            QVERIFY(squeeze[0].values[k] <= squeeze[1].values[k]
                    && squeeze[1].values[k] <= squeeze[2].values[k]);
            QVERIFY(cosine[0].values[k] >= cosine[1].values[k] && cosine[0].values[k] <= 1 + 1e-12);
            QVERIFY(potential[0].values[k] <= potential[1].values[k] * (1 + 1e-12));
            QVERIFY(isNear(ratio[1].values[k], static_cast<double>(k)));
        }
        QVERIFY(std::isnan(cosine[0].values[0]));
        // The squeeze meets at k = (R/γ)², where the potential's line reaches zero.
        const double meeting = evidence.all().squaredRatio();
        const double gamma = evidence.all().best.gamma;
        QVERIFY(isNear(meeting * gamma, std::sqrt(meeting) * evidence.all().radius));
        const double drop = potential[1].values[0] - potential[1].values[1];
        QVERIFY(std::abs(potential[1].values[0] / drop - meeting) < 1e-6 * meeting);
    }

    void curvesWithoutTheirPremisesAreNotDrawn()
    {
        Recipe recipe = test::recipe("greedy");
        recipe.caps.updates = 20;
        const Run run = finished(oracleData("overlap.csv"), recipe);
        const Evidence evidence(run);
        for (const std::string_view id : {"9-proof", "001-proof", "003-proof"})
            QVERIFY(curvesOf(id, evidence).empty());
        QCOMPARE(curvesOf("15", evidence).size(), std::size_t{2}); // no bound to draw
        QVERIFY(findTheorem("9")->curves == nullptr);
    }

    void endlessUpdatesExceedEveryBound()
    {
        const Run run = finished(oracleData("cycle.csv"),
                                 test::recipe("margin-fuzzy", {{"epsilon", 0.9}}, Space::Origin));
        QVERIFY(Evidence(run).neverEnds());
        const Finding finding = atEnd(run, "24");
        QCOMPARE(finding.verdict, Verdict::Exceeded);
        QCOMPARE(*finding.value, 2.0);
        QVERIFY(finding.glance().starts_with("∞ > "));
        QVERIFY(finding.reason().find("the run never ends") != std::string::npos);
        // Nor does a bound that is proved hold for a run which only rounding keeps from ending.
        Recipe recipe = test::recipe("standard", {{"eta", 1e-30}});
        recipe.start = {-1, 0};
        const Run lost = finished({{1, 0, Label::Positive}}, recipe);
        for (const char *id : {"9"})
            QCOMPARE(atEnd(lost, id).verdict, Verdict::Exceeded);
    }

    /// Each update of these runs against the definition of a subgradient, worked out here.
    void everyUpdateIsASubgradientStep()
    {
        for (const auto &[variant, space] : {std::pair("standard", Space::Origin),
                                             {"standard", Space::Bias},
                                             {"greedy", Space::Origin},
                                             {"fuzzy", Space::Origin}}) {
            const Run run = finished(oracleData("figure34.csv"), test::recipe(variant, {}, space));
            const Evidence evidence(run);
            QVERIFY(run.trace.updateCount() > 0);
            for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k) {
                const Finding finding = findTheorem("002-update")->at(evidence, k);
                QVERIFY2(finding.verdict == Verdict::Holds, finding.reason().c_str());
                const Weights z = run.reflected()[run.trace.update(k).point];
                const auto lossAt = [&](const Weights &w) { return std::max(0.0, -dot(w, z)); };
                const double change = lossAt(run.trace.weights(k)) - lossAt(run.trace.weights(k - 1));
                QVERIFY(std::abs(*finding.value - change) < 1e-9);
                QVERIFY(isNear(*finding.bound, -run.trace.update(k).rate * dot(z, z)));
                QVERIFY(change <= 1e-9); // the loss of the one point never rises
                // g = −z stays below the loss wherever else w is.
                for (const Weights &other : {Weights(z), Weights(-z), Weights(3 * run.trace.weights(k))}) {
                    const double slope = -dot(Weights(other - run.trace.weights(k - 1)), z);
                    QVERIFY(lossAt(other) - lossAt(run.trace.weights(k - 1)) >= slope - 1e-9);
                }
            }
        }
    }

    void thePageOfTheSubgradientHasItsNumbers()
    {
        Recipe recipe = test::recipe("standard", {{"eta", 0.5}});
        recipe.start = {-0.75, 1.5};
        const Run run = finished({{1, 0, Label::Positive}}, recipe);
        const Evidence evidence(run);
        const auto &steps = findTheorem("002-update")->steps;
        QCOMPARE(steps[0].numbers(evidence, 1), std::string("u = −0.75, loss 0.75"));
        QCOMPARE(steps[1].numbers(evidence, 1), std::string("g = (−1, 0)"));
        QCOMPARE(steps[4].numbers(evidence, 1), std::string("(−0.75, 1.5) − 0.5·(−1, 0) = (−0.25, 1.5)"));
        QCOMPARE(steps[6].numbers(evidence, 1),
                 std::string("this point 0.75 → 0.25, all together 0.75 → 0.25"));
        const Run fromZero = finished({{1, 0, Label::Positive}}, test::recipe("standard"));
        QCOMPARE(steps[3].numbers(Evidence(fromZero), 1), std::string("u = 0: updated on because k = −1"));
    }

    void bothClassesHaveTheirRightSide()
    {
        const Run run = figure34("standard");
        const std::string reason = atEnd(run, "6").reason();
        QVERIFY(reason.find("class +1: ") != std::string::npos
                && reason.find("class −1: ") != std::string::npos);
        QCOMPARE(*atEnd(run, "6").bound, static_cast<double>(run.problem->points.size()));
    }

    void aPointAtZeroAndAWOnItsLineHaveNoAngleToTurn()
    {
        Recipe recipe = test::recipe("standard");
        recipe.caps.updates = 3;
        const Run atZero = finished({{0, 0, Label::Positive}, {1, 2, Label::Negative}}, recipe);
        QCOMPARE(atEnd(atZero, "6").verdict, Verdict::DoesNotApply);
        for (const char *id : {"7", "8"})
            QCOMPARE(at(atZero, id, 1).verdict, Verdict::DoesNotApply);
        recipe.start = {-3, -6};
        const Run opposite = finished({{1, 2, Label::Positive}}, recipe);
        QCOMPARE(at(opposite, "7", 1).verdict, Verdict::Holds);
        QCOMPARE(at(opposite, "8", 1).verdict, Verdict::DoesNotApply);
    }

    void whereMoreThanThePlaneIsSeenItIsPhi()
    {
        const Run line = finished(oracleData("figure34.csv"), test::recipe("standard", {}, Space::Bias));
        const Evidence evidence(line);
        for (const char *id : {"6", "7", "8"}) {
            const std::string_view stated = findTheorem(id)->stated(evidence);
            QVERIFY(stated.find("φ") != std::string_view::npos && stated.find("x") == std::string_view::npos);
        }
        QVERIFY(at(line, "7", 2).reason().find("rate · ‖φ‖²") != std::string::npos);
        QVERIFY(at(figure34("standard"), "7", 2).reason().find("rate · ‖x‖²") != std::string::npos);
    }
};

HALFPLANE_TEST(theorems_test, TheoremsTest)
#include "theorems_test.moc"
