#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "core/words/terminal.h"
#include "support/run.h"
#include "support/runs.h"

#include <QRegularExpression>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Dataset four{
    {2, 1, Label::Positive}, {1, 2, Label::Negative}, {3, -1, Label::Positive}, {-1, 0.5, Label::Negative}};

QString sentence(const Run &run, const Cursor &cursor)
{
    return QString::fromStdString(plainText(explain(run, momentAt(run, cursor))));
}

QString lastSentence(const Run &run) { return sentence(run, lastCursor(run.trace)); }
QString ending(const Run &run) { return QString::fromStdString(plainText(endSentence(run))); }

Run overlapRun(const Recipe &recipe) { return finished(oracleData("overlap.csv"), recipe); }

Recipe from(Recipe recipe, std::vector<double> start)
{
    recipe.start = std::move(start);
    return recipe;
}

/// A mistake within the band and one outside.
Run nearAndFar(const std::string &rule)
{
    return finished({{3, -0.2, Label::Positive}, {1, -2, Label::Positive}},
                    from(test::recipe("margin-fuzzy", {{"rule", rule}}), {0, 1}));
}

const Phrase *phraseOf(const Phrases &phrases, Tone tone)
{
    const auto found = std::ranges::find(phrases, tone, &Phrase::tone);
    return found == phrases.end() ? nullptr : &*found;
}

} // namespace

class ExplanationTest : public QObject
{
    Q_OBJECT

private slots:
    void aStartAtZeroSaysWhyAllAreWrong()
    {
        QCOMPARE(
            sentence(finished(four, test::recipe("standard")), {}),
            QStringLiteral("Start: There is no boundary yet, so every point counts as wrong. w₀ = (0, 0)."));
    }

    void aStartElsewhereCountsItsMistakes()
    {
        QCOMPARE(sentence(finished(four, from(test::recipe("standard"), {0.5, 0.25})), {}),
                 QStringLiteral("Start: 1 of 4 points is wrong. w₀ = (0.5, 0.25)."));
    }

    void anUpdateIsTold_data()
    {
        QTest::addColumn<Run>("run");
        QTest::addColumn<int>("update");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const Run &run, int update, const char *text) {
            QTest::newRow(name) << run << update << QString::fromUtf8(text);
        };
        row("on the boundary", finished(four, test::recipe("standard")), 1,
            "Update 1 of 2, sweep 1: x₁ = (2, 1) is of class +1, but y⟨w, x⟩ = 0, which counts as wrong. "
            "w ← (0, 0) + 1·(2, 1) = (2, 1).");
        row("class −1, the last of its sweep", finished(four, test::recipe("standard")), 2,
            "Update 2 of 2, sweep 1: x₂ = (1, 2) is of class −1, but 36.9° from w, less than 90°, so y⟨w, x⟩ "
            "= −4: wrong. "
            "w ← (2, 1) − 1·(1, 2) = (1, −1). Sweep 1: 2 updates, 0 wrong.");
        row("a triangle on the wrong side",
            finished({{-1, 2, Label::Positive}}, from(test::recipe("standard"), {3, 0})), 1,
            "Update 1 of 1, sweep 1: x₁ = (−1, 2) is of class +1, but 117° from w, more than 90°, so "
            "y⟨w, x⟩ = −3: wrong. w ← (3, 0) + 1·(−1, 2) = (2, 2). Converged after 1 update in 1 sweep.");
        row("on a boundary that there is",
            finished({{0, 2, Label::Positive}}, from(test::recipe("standard"), {3, 0})), 1,
            "Update 1 of 1, sweep 1: x₁ = (0, 2) is of class +1, but on the boundary, so y⟨w, x⟩ = 0, which "
            "counts as wrong. w ← (3, 0) + 1·(0, 2) = (3, 2). Converged after 1 update in 1 sweep.");
        row("with a bias", finished(four, test::recipe("standard", {}, Space::Bias)), 2,
            "Update 2 of 2, sweep 1: x₂ = (1, 2) is of class −1, but on the side of +1, so y⟨w, φ(x)⟩ = −5: "
            "wrong. "
            "w ← (2, 1, 1) − 1·(1, 2, 1) = (1, −1, 0). Sweep 1: 2 updates, 0 wrong.");
        row("in circle", finished(four, test::recipe("standard", {}, Space::Circle)), 2,
            "Update 2 of 2, sweep 1: x₂ = (1, 2) is of class −1, but on the side of +1, so y⟨w, φ(x)⟩ = −30: "
            "wrong. "
            "w ← (2, 1, 5, 1) − 1·(1, 2, 5, 1) = (1, −1, 0, 0). Sweep 1: 2 updates, 0 wrong.");
        row("greedy", finished(oracleData("figure34.csv"), test::recipe("greedy")), 2,
            "Update 2 of 49, sweep 1: x₂ = (9.73, 1.64) is of class −1, but 55.9° from w, less than 90°, so "
            "y⟨w, x⟩ = −34.9: wrong. "
            "η = 1 leaves the fewest wrong. w ← (4.36, −4.57) − 1·(9.73, 1.64) = (−5.37, −6.21).");
        row("greedy with a tie", finished(four, test::recipe("greedy")), 1,
            "Update 1 of 2, sweep 1: x₁ = (2, 1) is of class +1, but y⟨w, x⟩ = 0, which counts as wrong. "
            "η = 0.5, the first of 4 as good, leaves the fewest wrong. "
            "w ← (0, 0) + 0.5·(2, 1) = (1, 0.5).");
        row("fuzzy", finished(four, test::recipe("fuzzy", {{"eta", 2.0}})), 3,
            "Update 3 of 3, sweep 2: x₁ = (2, 1) is of class +1, but 110° from w, more than 90°, so y⟨w, x⟩ "
            "= −0.219: wrong. "
            "Membership p = 0.622 > 0.5 + δ = 0.6: not fuzzy. "
            "Rate η|p₁ − p₂|ᵐ = 2·0.243² = 0.118. w ← (0.034, −0.287) + 0.118·(2, 1) = (0.271, −0.169). "
            "Sweep 2: 1 update, 0 wrong.");
        row("margin-fuzzy without a boundary", finished(four, test::recipe("margin-fuzzy")), 1,
            "Update 1 of 2, sweep 1: x₁ = (2, 1) is of class +1, but y⟨w, x⟩ = 0, which counts as wrong. "
            "While there is no boundary every mistake counts as far from it. w ← (0, 0) + 1·(2, 1) = (2, "
            "1).");
        row("margin-fuzzy outside the band", finished(four, test::recipe("margin-fuzzy")), 2,
            "Update 2 of 2, sweep 1: x₂ = (1, 2) is of class −1, but 36.9° from w, less than 90°, so y⟨w, x⟩ "
            "= −4: wrong. "
            "It lies 1.79 ≥ ε = 0.5 from the boundary. w ← (2, 1) − 1·(1, 2) = (1, −1). "
            "Sweep 1: 2 updates, 0 wrong.");
        row("margin-fuzzy within the band, as printed", nearAndFar("printed"), 1,
            "Update 1 of 1, sweep 1: x₁ = (3, −0.2) is of class +1, but 93.8° from w, more than 90°, so y⟨w, "
            "x⟩ = −0.2: wrong. "
            "It lies 0.2 < ε = 0.5 from the boundary, but the rule repairs them too until a sweep begins "
            "with "
            "only such mistakes. w ← (0, 1) + 1·(3, −0.2) = (3, 0.8). Sweep 1: 1 update, 0 wrong.");
    }
    void anUpdateIsTold()
    {
        QFETCH(Run, run);
        QFETCH(int, update);
        QFETCH(QString, text);
        QCOMPARE(sentence(run, {static_cast<std::uint64_t>(update), 0}), text);
    }

    void aCheckThatChangesNothingIsTold_data()
    {
        QTest::addColumn<Run>("run");
        QTest::addColumn<int>("check");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const Run &run, int check, const char *text) {
            QTest::newRow(name) << run << check << QString::fromUtf8(text);
        };
        row("right", finished(four, test::recipe("standard")), 3,
            "Check 3, sweep 1, after update 2: x₃ = (3, −1) is of class +1 and 26.6° from w, less than 90°, "
            "so y⟨w, x⟩ = 4: right. "
            "w = (1, −1) stays.");
        row("the last of a sweep", finished(oracleData("figure34.csv"), test::recipe("standard")), 80,
            "Check 80, sweep 1, after update 11: x₈₀ = (11.6, −0.129) is of class −1 and 122° from w, more "
            "than 90°, so y⟨w, x⟩ = 156: "
            "right. "
            "w = (−13.7, −21.6) stays. Sweep 1: 11 updates, 4 wrong.");
        row("before any update", finished(four, from(test::recipe("standard"), {1, 0})), 1,
            "Check 1, sweep 1: x₁ = (2, 1) is of class +1 and 26.6° from w, less than 90°, so y⟨w, x⟩ = 2: "
            "right. w = (1, 0) stays.");
        row("fuzzy", finished(four, test::recipe("fuzzy", {{"delta", 0.3}})), 1,
            "Check 1, sweep 1: x₁ = (2, 1) is of class +1, but y⟨w, x⟩ = 0, which counts as wrong. "
            "Membership p = 0.622 ≤ 0.5 + δ = 0.8, so it is fuzzy and left alone. w = (0, 0) stays.");
        row("forgiven", nearAndFar("combined"), 1,
            "Check 1, sweep 1: x₁ = (3, −0.2) is of class +1, but 93.8° from w, more than 90°, so y⟨w, x⟩ = "
            "−0.2: wrong. "
            "It lies 0.2 < ε = 0.5 from the boundary, so it is forgiven. w = (0, 1) stays.");
    }
    void aCheckThatChangesNothingIsTold()
    {
        QFETCH(Run, run);
        QFETCH(int, check);
        QFETCH(QString, text);
        QCOMPARE(sentence(run, cursorAtCheck(run.trace, static_cast<std::uint64_t>(check))), text);
    }

    void aPointThatIsAskedIsTold_data()
    {
        QTest::addColumn<Run>("run");
        QTest::addColumn<int>("update");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const Run &run, int update, const char *text) {
            QTest::newRow(name) << run << update << QString::fromUtf8(text);
        };
        row("without a boundary", finished(four, test::recipe("standard")), 1,
            "Update 1 of 2, sweep 1, the point asked: x₁ = (2, 1) has no side yet, as w = 0, which counts as "
            "wrong. y⟨w, x⟩ = 1·(0 + 0) = 0 ≤ 0.");
        row("too near to w, last of its sweep", finished(four, test::recipe("standard")), 2,
            "Update 2 of 2, sweep 1, the point asked: x₂ = (1, 2) is 36.9° from w; a square should be more "
            "than 90° away: wrong. y⟨w, x⟩ = −1·(2 + 2) = −4 ≤ 0.");
        row("too far from w", finished({{-1, 2, Label::Positive}}, from(test::recipe("standard"), {3, 0})), 1,
            "Update 1 of 1, sweep 1, the point asked: x₁ = (−1, 2) is 117° from w; a triangle should be less "
            "than 90° away: wrong. y⟨w, x⟩ = 1·(−3 + 0) = −3 ≤ 0.");
        row("on the boundary", finished({{0, 2, Label::Positive}}, from(test::recipe("standard"), {3, 0})), 1,
            "Update 1 of 1, sweep 1, the point asked: x₁ = (0, 2) lies on the boundary, which counts as "
            "wrong. y⟨w, x⟩ = 1·(0 + 0) = 0 ≤ 0.");
        row("a hair off the boundary",
            finished({{-1e-9, 2, Label::Positive}}, from(test::recipe("standard"), {4, 0})), 1,
            "Update 1 of 1, sweep 1, the point asked: x₁ = (−1·10⁻⁹, 2) is 90.00000003° from w; a triangle "
            "should be less than 90° away: wrong. y⟨w, x⟩ = 1·(−4·10⁻⁹ + 0) = −4·10⁻⁹ ≤ 0.");
        row("with a bias", finished(four, test::recipe("standard", {}, Space::Bias)), 2,
            "Update 2 of 2, sweep 1, the point asked: x₂ = (1, 2) lies on the side of class +1; a square "
            "should be on the other: wrong. y⟨w, φ(x)⟩ = −1·(2 + 2 + 1) = −5 ≤ 0.");
        row("in circle", finished(four, test::recipe("standard", {}, Space::Circle)), 2,
            "Update 2 of 2, sweep 1, the point asked: x₂ = (1, 2) lies on the side of class +1; a square "
            "should be on the other: wrong. y⟨w, φ(x)⟩ = −1·(2 + 2 + 25 + 1) = −30 ≤ 0.");
        row("not fuzzy", finished(four, test::recipe("fuzzy", {{"eta", 2.0}})), 3,
            "Update 3 of 3, sweep 2, the point asked: x₁ = (2, 1) is 110° from w; a triangle should be less "
            "than 90° away: wrong. Membership p = 0.622 > 0.5 + δ = 0.6: not fuzzy. "
            "y⟨w, x⟩ = 1·(0.068 − 0.287) = −0.219 ≤ 0.");
        row("outside the band", finished(four, test::recipe("margin-fuzzy")), 2,
            "Update 2 of 2, sweep 1, the point asked: x₂ = (1, 2) is 36.9° from w; a square should be more "
            "than 90° away: wrong. It lies 1.79 ≥ ε = 0.5 from the boundary. "
            "y⟨w, x⟩ = −1·(2 + 2) = −4 ≤ 0.");
    }
    void aPointThatIsAskedIsTold()
    {
        QFETCH(Run, run);
        QFETCH(int, update);
        QFETCH(QString, text);
        QCOMPARE(sentence(run, askedCursor(run.trace, static_cast<std::uint64_t>(update))), text);
    }

    void aRunStillGoingHasNoTotalAndNoEnd()
    {
        auto trainer = *Trainer::of(four, test::recipe("standard"));
        trainer.advance(1);
        QVERIFY(!trainer.hasEnded());
        QCOMPARE(
            lastSentence(trainer.run()),
            QStringLiteral("Update 1, sweep 1: x₁ = (2, 1) is of class +1, but y⟨w, x⟩ = 0, which counts as "
                           "wrong. w ← (0, 0) + 1·(2, 1) = (2, 1)."));
        QCOMPARE(ending(trainer.run()), QString());
    }

    void linesAreFullAndInkIsForTerminals()
    {
        QCOMPARE(wrapped("aa bb cc", 5), (std::vector<std::string>{"aa bb", "cc"}));
        QCOMPARE(inked("a", Ink::Good, Paint::None), std::string("a"));
        QCOMPARE(columnsOf(inked("a", Ink::Good, Paint::Terminal)), std::size_t{1});
        QVERIFY(inked("a", Ink::Good, Paint::Terminal) != "a");
    }

    void theEndIsTold_data()
    {
        QTest::addColumn<Run>("run");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const Run &run, const char *text) {
            QTest::newRow(name) << run << QString::fromUtf8(text);
        };
        const auto inSweeps = [](Recipe recipe, std::uint64_t sweeps) {
            recipe.caps.sweeps = sweeps;
            return recipe;
        };
        row("converged", finished(oracleData("figure34.csv"), test::recipe("greedy")),
            "Converged after 49 updates in 14 sweeps.");
        row("converged after one", finished({{1, 0, Label::Positive}}, test::recipe("standard")),
            "Converged after 1 update in 1 sweep.");
        row("converged at once", finished({{1, 0, Label::Positive}}, from(test::recipe("standard"), {1, 0})),
            "Converged at the start: w₀ needs no update.");
        row("converged with fuzzy mistakes", overlapRun(from(test::recipe("fuzzy"), {1, -2})),
            "Converged after 44 updates in 31 sweeps; 4 of 50 points are wrong.");
        row("updates capped", overlapRun(capped(test::recipe("standard"), 3)),
            "Stopped at the cap of 3 updates, in sweep 1. No cap is high enough: no w classifies all the "
            "points.");
        row("no update allowed", finished(four, capped(test::recipe("standard"), 0)),
            "Stopped at the cap of 0 updates. It can go on when the cap is raised.");
        row("sweeps capped", finished(oracleData("figure34.csv"), inSweeps(test::recipe("standard"), 2)),
            "Stopped at the cap of 2 sweeps after 15 updates. It can go on when the cap is raised.");
        row("cycling from the start", finished(oracleData("cycle.csv"), test::recipe("standard")),
            "w is back where it started: this never ends, since no w classifies all the points.");
        row("cycling later",
            finished({{1, 0, Label::Positive}, {1, 0, Label::Negative}},
                     from(test::recipe("standard"), {3, 0})),
            "w is back where it was after update 3: this never ends, since no w classifies all the points.");
        row("fuzzy and capped", overlapRun(capped(test::recipe("fuzzy", {{"delta", 0.0}}), 3)),
            "Stopped at the cap of 3 updates, in sweep 1. No cap is high enough: no w classifies all the "
            "points "
            "that are not fuzzy; a larger δ leaves more points out.");
        row("margin-fuzzy within too narrow a band",
            overlapRun(capped(test::recipe("margin-fuzzy", {{"epsilon", 0.125}}), 3)),
            "Stopped at the cap of 3 updates, in sweep 1. No cap is high enough: ε = 0.125 is not above γ* = "
            "1.13, "
            "and every boundary through the origin has a mistake at least that deep.");
    }
    void theEndIsTold()
    {
        QFETCH(Run, run);
        QFETCH(QString, text);
        QCOMPARE(ending(run), text);
    }

    void theLastMomentTellsTheEnd()
    {
        for (const VariantDescriptor *variant : variants()) {
            const Run run = overlapRun(capped(test::recipe(std::string(variant->id)), 40));
            QVERIFY(lastSentence(run).endsWith(QStringLiteral(". ") + ending(run)));
            QVERIFY(!lastSentence(run).contains(QStringLiteral("Sweep ")));
            QVERIFY(!sentence(run, previous(run.trace, lastCursor(run.trace), Stride::Check))
                         .contains(ending(run)));
        }
        const Run unmoved = finished({{1, 0, Label::Positive}}, from(test::recipe("standard"), {1, 0}));
        QVERIFY(sentence(unmoved, {}).endsWith(ending(unmoved)));
    }

    void everyPieceHasTheToneOfWhatItSpeaksOf()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
        const Explanation update = explain(run, momentAt(run, {2, 0}));
        QVERIFY(*phraseOf(update.place, Tone::Strong) == unbroken("Update 2 of 49", Tone::Strong));
        QVERIFY(*phraseOf(update.finding, Tone::Negative) == unbroken("x₂ = (9.73, 1.64)", Tone::Negative));
        QVERIFY(*phraseOf(update.result, Tone::Update) == unbroken("− 1·(9.73, 1.64)", Tone::Update));
        QVERIFY(*phraseOf(update.result, Tone::Result) == unbroken("(−5.37, −6.21)", Tone::Result));
        QVERIFY(phraseOf(explain(run, momentAt(run, {1, 0})).finding, Tone::Positive) != nullptr);
        QVERIFY(phraseOf(explain(run, momentAt(run, lastCursor(run.trace))).ending, Tone::Good) != nullptr);
        const Run cycling = finished(oracleData("cycle.csv"), test::recipe("standard"));
        const Explanation last = explain(cycling, momentAt(cycling, lastCursor(cycling.trace)));
        QVERIFY(std::ranges::all_of(last.ending, [](const Phrase &p) { return p.tone == Tone::Warning; }));
    }

    void formulasHaveLettersIndicesAndExponents()
    {
        const Run run = finished(four, test::recipe("fuzzy", {{"eta", 2.0}, {"m", 2.5}}));
        const Phrases finding = explain(run, momentAt(run, {1, 0})).finding;
        const auto has = [&](const Phrase &phrase) {
            return std::ranges::find(finding, phrase) != finding.end();
        };
        QVERIFY(has(letter("η")) && has(letter("p")) && has(letter("w")));
        QVERIFY(has(indexed("1")) && has(indexed("2")));
        QVERIFY(has(exponent("m")) && has(exponent("2.5")));
        QCOMPARE(explain(run, momentAt(run, {1, 0})).result.front(), letter("w"));
    }

    void plainTextHasSmallDigits()
    {
        QCOMPARE(
            plainText(
                {letter("w"), indexed("10"), {" = 2"}, exponent("3"), {" "}, letter("x"), indexed("max")}),
            "w₁₀ = 2³ x_max");
        QVERIFY(isSlanted(letter("w")) && isSlanted(exponent("m")) && isSlanted(indexed("max")));
        QVERIFY(!isSlanted(exponent("2.5")) && !isSlanted({"w"}) && !isSlanted(unbroken("w")));
        QCOMPARE(plainText({unbroken("0.5"), exponent("m"), unbroken("·2"), exponent("2.5")}), "0.5ᵐ·2^2.5");
    }

    /// Every number, vector and relation: between words, nothing but words is left.
    void noLineEndsWithinANumber()
    {
        static const QRegularExpression formula(QStringLiteral("[=<>≤≥←+·−⟨(|]"));
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                const Run run = overlapRun(capped(test::recipe(std::string(variant->id), {}, space), 30));
                for (Cursor cursor; cursor != lastCursor(run.trace);
                     cursor = next(run.trace, cursor, Stride::Check)) {
                    const Explanation said = explain(run, momentAt(run, cursor));
                    for (const Phrases &part : {said.finding, said.result, said.ending}) {
                        for (const Phrase &phrase : part) {
                            const QString text = QString::fromStdString(phrase.text);
                            QVERIFY2(phrase.setting != Setting::Words || !text.contains(formula),
                                     phrase.text.c_str());
                        }
                    }
                }
            }
        }
    }

    void besideTheNumberOfTheStepItIsBrief()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("greedy"));
        const Explanation full = explain(run, momentAt(run, {2, 0}));
        const Explanation brief = explain(run, momentAt(run, {2, 0}), Telling::Brief);
        QVERIFY(brief.place.empty());
        QCOMPARE(QString::fromStdString(plainText(brief.finding)),
                 QStringLiteral("x₂ is of class −1, but 55.9° from w, less than 90°, so y⟨w, x⟩ = −34.9: "
                                "wrong. η = 1 leaves the fewest wrong."));
        QVERIFY(brief.result == full.result);
    }

    void whereTheRateCannotMatterItDoesNot()
    {
        std::size_t claims = 0;
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                Recipe recipe = capped(test::recipe(std::string(variant->id), {}, space), 500);
                if (whyRateCannotMatter(recipe).empty())
                    continue;
                ++claims;
                const std::vector<std::uint32_t> once = updatedPoints(overlapRun(recipe));
                for (const double factor : {0.25, 8.0}) {
                    recipe.parameters[std::string(variant->scale)] = factor;
                    QVERIFY(updatedPoints(overlapRun(recipe)) == once);
                }
            }
        }
        QCOMPARE(claims, std::size_t{9});
    }

    void whereTheRateMightMatterNothingIsClaimed()
    {
        QCOMPARE(QString::fromStdString(whyRateCannotMatter(test::recipe("standard"))),
                 QStringLiteral("From w₀ = 0, η only scales w."));
        QVERIFY(!whyRateCannotMatter(from(test::recipe("standard"), {0, 0})).empty());
        QVERIFY(whyRateCannotMatter(from(test::recipe("standard"), {0, 1})).empty());
        QVERIFY(whyRateCannotMatter(test::recipe("greedy")).empty());
        QVERIFY(whyRateCannotMatter(test::recipe("no such variant")).empty());
    }
};

HALFPLANE_TEST(explanation_test, ExplanationTest)
#include "explanation_test.moc"
