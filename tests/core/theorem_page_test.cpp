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
