#include "app/commands.h"
#include "core/calls/recipe_options.h"
#include "core/io/document.h"
#include "core/moment.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "support/run.h"
#include "support/runs.h"
#include "support/theorem_curves.h"

#include <QTest>

#include <cmath>

using namespace halfplane;
using namespace halfplane::test;

// Built with the program's own registry, one line longer (see CMakeLists.txt).

class AddedVariantTest : public QObject
{
    Q_OBJECT

private slots:
    void theRegistryKnowsIt()
    {
        QCOMPARE(variants().back(), findVariant("margin-perceptron"));
        QCOMPARE(findVariant("margin-perceptron")->title, std::string_view("Margin perceptron"));
    }

    void itRunsAndDoesWhatItSays()
    {
        const Dataset points = oracleData("figure34.csv");
        const Run run = finished(points, test::recipe("margin-perceptron", {{"beta", 0.1}}));
        QCOMPARE(run.trace.end()->reason, EndReason::Converged);
        const Weights w = run.trace.weights(run.trace.updateCount());
        for (std::size_t i = 0; i < points.size(); ++i)
            QVERIFY(run.reflected().score(w, i) > 0.1 * norm(w));
        bool updatedOnARightPoint = false;
        for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k)
            updatedOnARightPoint |= momentAt(run, {k, 0}).check->scoreBefore > 0;
        QVERIFY(updatedOnARightPoint);
    }

    void itsMomentsAreExplained()
    {
        const Dataset points{{2, 0, Label::Positive}, {-1, 2, Label::Negative}};
        const Run run = finished(points, test::recipe("margin-perceptron", {{"beta", 1.5}}));
        const auto sentence = [&](std::uint64_t k) {
            return QString::fromStdString(plainText(explain(run, momentAt(run, {k, 0}))));
        };
        QCOMPARE(sentence(1),
                 QStringLiteral("Update 1 of 2, sweep 1: x₁ = (2, 0) is of class +1, but y⟨w, x⟩ = 0, which "
                                "counts as wrong. w ← (0, 0) + 1·(2, 0) = (2, 0)."));
        QCOMPARE(
            sentence(2),
            QStringLiteral("Update 2 of 2, sweep 1: x₂ = (−1, 2) is of class −1 and 117° from w, more than "
                           "90°, so y⟨w, x⟩ = 2: right, but not above the 3 that the rule asks for. w ← (2, "
                           "0) − 1·(−1, 2) = (3, −2). "
                           "Converged after 2 updates in 1 sweep."));
    }

    void itDoesNotClaimThatTheRateCannotMatter()
    {
        QVERIFY(whyRateCannotMatter(test::recipe("margin-perceptron")).empty());
    }

    void theCommandLineHasItsOptions()
    {
        const auto options = recipeOptions();
        QVERIFY(std::ranges::find(options, "beta", &Option::name) != options.end());
        const std::vector<std::string> words{"--variant", "margin-perceptron", "--beta", "0.5"};
        const auto sorted = sortWords(words, options);
        const auto recipe = withOptions({}, *sorted);
        QVERIFY(recipe->parameters.at("beta") == ParameterValue(0.5));
        const auto refused = withOptions({}, CallWords{{}, {{"beta", "0.5"}}});
        QVERIFY(!refused); // the standard perceptron has no β
        QVERIFY(helpText(commands().front()).find("--beta 0.25") != std::string::npos);
    }

    void documentsCarryIt()
    {
        Document document;
        document.points = oracleData("figure34.csv");
        document.recipe() = test::recipe("margin-perceptron", {{"beta", 0.1}});
        const auto again = readDocument(writeDocument(document));
        QVERIFY(again && *again == document);
    }

    void everyTheoremHasAnAnswerForIt()
    {
        const Run run = finished(oracleData("figure34.csv"), test::recipe("margin-perceptron"));
        const Evidence evidence(run);
        const std::uint64_t last = run.trace.updateCount();
        for (const TheoremDescriptor *theorem : theorems()) {
            const Finding finding = theorem->at(evidence, last);
            QVERIFY(!finding.reason().empty());
            QVERIFY(finding.verdict != Verdict::Exceeded);
        }
        // It updates on right points too, and the perceptron's proofs know nothing of that.
        for (const std::string_view id : {"9", "9-proof", "001-proof", "003-proof", "14", "15"})
            QCOMPARE(findTheorem(id)->at(evidence, last).verdict, Verdict::DoesNotApply);
        QVERIFY(curvesOf("9-proof", evidence).empty());
        QCOMPARE(curvesOf("15", evidence).size(), std::size_t{2}); // without the bound
    }
};

HALFPLANE_TEST(added_variant_test, AddedVariantTest)
#include "added_variant_test.moc"
