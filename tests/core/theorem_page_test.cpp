// What is said of each theorem at every step of every example.
#include "core/examples.h"
#include "core/numbers.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "core/words/theorem_page.h"
#include "example_runs.h"
#include "support/run.h"
#include "support/runs.h"

#include <QTest>

using namespace halfplane;

namespace {

Run runOfExample(std::string_view id) { return example::run(example::cappedAt(example::document(id), 400)); }

TheoremPage pageAt(const Run &run, std::string_view theorem, std::uint64_t k)
{
    return pageOf(*findTheorem(theorem), Evidence(run), k);
}

bool contains(const std::string &text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

class TheoremPageTest : public QObject
{
    Q_OBJECT

private slots:
    /// Why nothing separates the points is said where nothing does, in words for each way they can lie.
    void whyPointsAreNotSeparableIsSaid_data()
    {
        QTest::addColumn<Dataset>("points");
        QTest::addColumn<Space>("space");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("numbers");
        const Label plus = Label::Positive;
        const Label minus = Label::Negative;
        QTest::newRow("separable") << Dataset{{1, 2, plus}} << Space::Origin
                                   << QStringLiteral("the points are separable") << QString();
        QTest::newRow("at 0") << Dataset{{1, 2, plus}, {0, 0, minus}} << Space::Origin
                              << QStringLiteral("x₂ stands at the origin") << QStringLiteral("z₂ = 0");
        QTest::newRow("opposite") << Dataset{{1, 2, plus}, {-3, -6, plus}} << Space::Origin
                                  << QStringLiteral("x₁ and x₂ are of one class and stand opposite")
                                  << QStringLiteral("3/4·z₁ + 1/4·z₂ = 0");
        QTest::newRow("on a ray") << Dataset{{1, 2, plus}, {3, 6, minus}} << Space::Origin
                                  << QStringLiteral(
                                         "x₁ and x₂ are of different classes and stand in one direction")
                                  << QStringLiteral("3/4·z₁ + 1/4·z₂ = 0");
        QTest::newRow("around 0") << Dataset{{3, 0, plus}, {0, -3, minus}, {-1, -1, plus}} << Space::Origin
                                  << QStringLiteral("the triangle of x₁, −x₂ and x₃ has the origin inside")
                                  << QStringLiteral("1/5·z₁ + 1/5·z₂ + 3/5·z₃ = 0");
        QTest::newRow("one place") << Dataset{{1, 2, plus}, {1, 2, minus}} << Space::Circle
                                   << QStringLiteral(
                                          "x₁ and x₂ are of different classes and stand at one place, (1, 2)")
                                   << QStringLiteral("1/2·z₁ + 1/2·z₂ = 0");
        QTest::newRow("on a segment")
            << Dataset{{0, 0, plus}, {4, 4, plus}, {1, 1, minus}} << Space::Bias
            << QStringLiteral("x₃ stands on the segment of x₁ and x₂, which are of the other class")
            << QStringLiteral("3/8·z₁ + 1/8·z₂ + 1/2·z₃ = 0: x₃ = 3/4·x₁ + 1/4·x₂ = (1, 1)");
        QTest::newRow("in a triangle")
            << Dataset{{0, 3, plus}, {0, 0, plus}, {3, 0, plus}, {1, 1, minus}} << Space::Bias
            << QStringLiteral("x₄ stands in the triangle of x₁, x₂ and x₃")
            << QStringLiteral(
                   "1/6·z₁ + 1/6·z₂ + 1/6·z₃ + 1/2·z₄ = 0: x₄ = 1/3·x₁ + 1/3·x₂ + 1/3·x₃ = (1, 1)");
        QTest::newRow("crossing")
            << Dataset{{0, 0, plus}, {0, 2, minus}, {4, 4, plus}, {2, 0, minus}} << Space::Bias
            << QStringLiteral(
                   "the segment from x₁ to x₃ crosses the one from x₂ to x₄, of the other class, at "
                   "(1, 1)")
            << QStringLiteral("3/8·z₁ + 1/4·z₂ + 1/8·z₃ + 1/4·z₄ = 0: 3/4·x₁ + 1/4·x₃ = 1/2·x₂ + 1/2·x₄ = "
                              "(1, 1)");
        QTest::newRow("lifted")
            << Dataset{{1, 0, plus}, {-1, 0, plus}, {0, 2, minus}, {0, -2, minus}, {0, 0, minus}}
            << Space::Circle << QStringLiteral("x₁ and x₂ of one class and x₃, x₄ and x₅ of the other")
            << QStringLiteral("1/4·z₁ + 1/4·z₂ + 1/16·z₃ + 1/16·z₄ + 3/8·z₅ = 0");
        QTest::newRow("long shares")
            << Dataset{{0.1, 0.2, plus}, {-0.30000000000000004, -0.6000000000000001, plus}} << Space::Origin
            << QStringLiteral("stand opposite each other")
            << QStringLiteral("0.75·z₁ + 0.25·z₂ ≈ 0. The shares are rounded here; as fractions, with up to");
    }
    void whyPointsAreNotSeparableIsSaid()
    {
        QFETCH(Dataset, points);
        QFETCH(Space, space);
        QFETCH(QString, says);
        QFETCH(QString, numbers);
        Recipe recipe = test::recipe("standard", {}, space);
        recipe.caps.updates = 10;
        const Run run = test::finished(points, recipe);
        const TheoremPage page = pageOf(separationTheorem, Evidence(run), run.trace.updateCount());
        const QString reason = QString::fromStdString(page.finding.reason());
        QVERIFY2(reason.contains(says), qPrintable(reason));
        const QString said = QString::fromStdString(page.steps.front().numbers);
        QVERIFY2(numbers.isEmpty() ? said.isEmpty() : said.startsWith(numbers), qPrintable(said));
        QCOMPARE(page.finding.verdict, numbers.isEmpty() ? Verdict::DoesNotApply : Verdict::Holds);
        QVERIFY(numbers.isEmpty() || contains(page.steps[2].numbers, "wrong"));
        QVERIFY(numbers.isEmpty() || page.steps[2].numbers.starts_with("⟨w, z"));
        QCOMPARE(page.finding.word(), numbers.isEmpty() ? "does not apply" : "not separable");
        QVERIFY(numbers.isEmpty() || contains(page.steps[3].numbers, "not separable"));
    }

    void everyTheoremHasAPage_data()
    {
        QTest::addColumn<QString>("id");
        for (const Example &example : examples())
            QTest::newRow(std::string(example.id).c_str()) << QString::fromStdString(std::string(example.id));
    }
    /// The page's verdict is the theorem's; where no premise is missing all are met, and there are numbers.
    void everyTheoremHasAPage()
    {
        QFETCH(QString, id);
        const Run run = runOfExample(id.toStdString());
        const Evidence evidence(run);
        for (const TheoremDescriptor *theorem : theorems()) {
            for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
                const TheoremPage page = pageOf(*theorem, evidence, k);
                const Finding finding = theorem->at(evidence, k);
                QCOMPARE(page.finding.verdict, finding.verdict);
                QCOMPARE(page.finding.reason(), finding.reason());
                QCOMPARE(plainText(page.statement), std::string(theorem->stated(evidence)));
                QVERIFY(!page.premises.empty() && !page.steps.empty());
                const bool isMissing = !theorem->missing(evidence, k).empty();
                const bool isCrossed = std::ranges::any_of(
                    page.premises, [](const TheoremPage::PremiseMark &mark) { return !mark.isMet; });
                QVERIFY(!isMissing || isCrossed);
                QVERIFY(isMissing || !isCrossed || !theorem->alsoNeeded.empty());
                for (const TheoremPage::Step &step : page.steps) {
                    QVERIFY(!step.says.empty());
                    QVERIFY(!isMissing || step.numbers.empty());
                    QVERIFY(!contains(step.numbers, "undefined"));
                }
            }
        }
    }

    void theNumbersAreTheSteps()
    {
        const Run run = example::run(example::withStandard(example::document("figure34"), 1));
        const TheoremPage page = pageAt(run, "9", 3);
        const Evidence evidence(run);
        const double gamma = evidence.all().best.gamma;
        const double along = dot(run.trace.weights(3), evidence.all().best.direction);
        QCOMPARE(page.title, std::string("Theorem 9: Novikoff's mistake bound"));
        QVERIFY(page.steps[0].numbers.starts_with("R = ") && contains(page.steps[0].numbers, ", θ* = ("));
        QCOMPARE(page.steps[1].numbers, readable(along, 4) + " ≥ " + readable(3 * gamma, 4));
        QVERIFY(std::ranges::all_of(page.premises, &TheoremPage::PremiseMark::isMet));
        QVERIFY(!page.flaw);
    }

    /// Points divided by R make the same updates.
    void inTheUnitBallTheRunIsTheSame()
    {
        Document document = example::withStandard(example::document("figure34"), 1);
        const Run run = example::run(document);
        const double radius = Evidence(run).all().radius;
        for (Point &point : document.points)
            point = {point.x1 / radius, point.x2 / radius, point.label};
        const Run scaled = example::run(document);
        const Evidence evidence(scaled);
        QVERIFY(std::abs(evidence.all().radius - 1) < 1e-15);
        QCOMPARE(example::updatedPoints(scaled), example::updatedPoints(run));
        const double gamma = evidence.all().best.gamma;
        const std::string numbers = pageAt(run, "9", 60).steps[5].numbers;
        QCOMPARE(numbers, "γ′ = " + readable(gamma, 4) + ", 60 ≤ " + readable(1 / (gamma * gamma), 4));
        QVERIFY(contains(numbers, readable(evidence.all().squaredRatio(), 4)));
    }

    void fromAnotherStartTheUnitBallHasNoBoundOfItsOwn()
    {
        const TheoremPage page = pageAt(runOfExample("figure22"), "9", 1);
        QVERIFY(page.steps[5].numbers.starts_with("γ′ = ") && !contains(page.steps[5].numbers, "≤"));
    }

    /// p by Definition 21 as it is printed, for the points as they are.
    void theSixIdeasAreTickedByTheData()
    {
        const Document document = example::document("overlap");
        const Run run = example::run(document);
        const TheoremPage page = pageAt(run, "4.2", 0);
        QCOMPARE(page.steps.size(), std::size_t{6});
        for (const TheoremPage::Step &step : page.steps)
            QVERIFY(step.isTrue == true);
        QVERIFY(contains(plainText(page), " True: 3. It should be near 0.5"));
        const auto mean = [&](Label label) {
            PlanePoint sum(0, 0);
            for (const Point &point : document.points)
                sum += point.label == label ? point.place() : PlanePoint(0, 0);
            return PlanePoint(sum / static_cast<double>(count(document.points, label)));
        };
        const double d = (mean(Label::Positive) - mean(Label::Negative)).norm();
        double least = 1;
        double most = 0;
        for (const Point &point : document.points) {
            const double own = (point.place() - mean(point.label)).norm();
            const double other = (point.place() - mean(opposite(point.label))).norm();
            const double p = 0.5
                + (std::exp(2 * (other - own) / d) - std::exp(-2.0)) / (2 * (std::exp(2.0) - std::exp(-2.0)));
            least = std::min(least, p);
            most = std::max(most, p);
        }
        QVERIFY(page.steps[0].numbers == "p = 1 in class +1, 1 in class −1");
        QVERIFY(page.steps[1].numbers == "p = 0.5 in class +1, 0.5 in class −1");
        QVERIFY(contains(page.steps[2].numbers, "0.5596 ≤ 0.6"));
        QVERIFY(contains(page.steps[3].numbers, "from " + readable(least, 4) + " (x"));
        QVERIFY(contains(page.steps[3].numbers, " to " + readable(most, 4) + " (x"));
        QVERIFY(contains(page.steps[4].numbers, "is " + readable(std::exp(1.0), 4) + " times"));
        QVERIFY(contains(page.steps[5].numbers, "no p changes"));
    }

    void anIdeaIsCrossedWhereItsNumbersSaySo_data()
    {
        QTest::addColumn<double>("c");
        QTest::addColumn<double>("delta");
        QTest::addColumn<std::size_t>("crossed"); // 6: none
        QTest::newRow("a point half-way is not fuzzy") << 2.0 << 0.0596 << std::size_t{2};
        QTest::newRow("it just is") << 2.0 << 0.0597 << std::size_t{6};
        QTest::newRow("membership is a straight line") << 1e-4 << 0.3 << std::size_t{4};
        QTest::newRow("membership is steep") << 300.0 << 0.1 << std::size_t{6};
    }
    void anIdeaIsCrossedWhereItsNumbersSaySo()
    {
        QFETCH(const double, c);
        QFETCH(const double, delta);
        QFETCH(const std::size_t, crossed);
        const Document document =
            example::withNumber(example::withNumber(example::document("overlap"), "c", c), "delta", delta);
        const TheoremPage page = pageAt(example::run(example::cappedAt(document, 50)), "4.2", 0);
        for (std::size_t i = 0; i < page.steps.size(); ++i)
            QCOMPARE(*page.steps[i].isTrue, i != crossed);
        QVERIFY(page.finding.verdict == (crossed < 6 ? Verdict::DoesNotApply : Verdict::Holds));
        QVERIFY(page.finding.bound.has_value() == (crossed == 6));
    }

    void theSixIdeasAreOfTheFuzzyPerceptron()
    {
        const TheoremPage page = pageAt(runOfExample("first"), "4.2", 0);
        QVERIFY(page.finding.verdict == Verdict::DoesNotApply && !page.premises.front().isMet);
        QVERIFY(!page.steps.front().isTrue);
    }

    void whatIsMissingIsCrossed()
    {
        const Run run = runOfExample("overlap");
        const TheoremPage page = pageAt(run, "9", 1);
        QVERIFY(!page.premises.front().isMet);
        QCOMPARE(page.premises.front().says, std::string("the points are separable in this space"));
        QVERIFY(contains(plainText(page), "Missing: the points are separable in this space."));
    }

    /// The printed bound is exceeded at the step at which the example opens, and the other is not.
    void theExampleBreaksThePrintedStatement_data()
    {
        QTest::addColumn<QString>("id");
        for (const TheoremDescriptor *theorem : theorems()) {
            if (theorem->refutation)
                QTest::newRow(std::string(theorem->id).c_str())
                    << QString::fromStdString(std::string(theorem->id));
        }
    }
    void theExampleBreaksThePrintedStatement()
    {
        QFETCH(QString, id);
        const TheoremDescriptor &theorem = *findTheorem(id.toStdString());
        QVERIFY(findTheorem(theorem.refutation->instead) != nullptr);
        const Document document = example::document(theorem.refutation->example);
        const Run run = example::run(document);
        const Evidence evidence(run);
        QVERIFY(theorem.at(evidence, document.step).verdict == Verdict::Exceeded);
        QVERIFY(!theorem.isMistakeBound || theorem.at(evidence, document.step - 1).verdict == Verdict::Holds);
        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k)
            QVERIFY(findTheorem(theorem.refutation->instead)->at(evidence, k).verdict != Verdict::Exceeded);
        const TheoremPage page = pageOf(theorem, evidence, document.step);
        QVERIFY(page.flaw && page.flaw->example == theorem.refutation->example);
        QVERIFY(contains(plainText(page), "As printed it is false"));
        QVERIFY(contains(page.flaw->instead, " is "));
        for (const QString &sentence : QString::fromStdString(page.flaw->instead).split(u". "_s))
            QVERIFY2(sentence.size() < 150 && sentence.count(u", ") < 4, qPrintable(sentence));
        QVERIFY(std::ranges::any_of(page.premises,
                                    [](const TheoremPage::PremiseMark &mark) { return !mark.isMet; }));
    }

    void aPageOutlivesItsRecipe()
    {
        // The recipe becomes another one while the page of a fuzzy theorem is open.
        const TheoremPage page = pageAt(runOfExample("first"), "25", 2);
        QCOMPARE(page.premises.size(), std::size_t{1});
        QVERIFY(!page.premises.front().isMet);
        QVERIFY(page.finding.verdict == Verdict::DoesNotApply);
    }

    void lettersOfFormulasAreMarked()
    {
        const Phrases phrases = formulaPhrases("cos ∠(w, θ*) ≥ √k γ/R");
        QCOMPARE(plainText(phrases), std::string("cos ∠(w, θ*) ≥ √k γ/R"));
        std::string letters;
        for (const Phrase &phrase : phrases)
            letters += phrase.setting == Setting::Letter ? phrase.text : "";
        QCOMPARE(letters, std::string("wθkγR"));
        QVERIFY(formulaPhrases("a point is right").front().setting == Setting::Words);
    }
};

HALFPLANE_TEST(theorem_page_test, TheoremPageTest)
#include "theorem_page_test.moc"
