// Runs without some of the points: those that a recipe holds out.
#include "core/calls/recipe_words.h"
#include "core/examples.h"
#include "core/io/document.h"
#include "core/io/point_numbers.h"
#include "core/io/summary.h"
#include "core/io/trace_csv.h"
#include "core/mistakes.h"
#include "core/study/job.h"
#include "core/study/loss_curve.h"
#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "support/run.h"
#include "support/runs.h"
#include "support/text.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// As semantics has it: the first ⌊h n⌋ of the order that the seed shuffles, written anew, with h in
/// hundredths so that nothing is rounded.
std::vector<bool> expectedOut(std::size_t hundredths, std::uint64_t seed, std::size_t n)
{
    std::mt19937_64 next(seed);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < n; ++i)
        order.push_back(i);
    for (std::size_t i = n; i-- > 1;) {
        const std::size_t other = next() % (i + 1);
        std::swap(order[i], order[other]);
    }
    std::vector<bool> isOut(n);
    for (std::size_t i = 0; i < hundredths * n / 100; ++i)
        isOut[order[i]] = true;
    return isOut;
}

/// Some points, and what a document of them calls them.
struct Part
{
    Dataset points;
    std::vector<std::size_t> numbers;
};

Part partOf(const Dataset &points, const std::vector<bool> &isOut, bool wanted)
{
    Part part;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (isOut[i] == wanted) {
            part.points.push_back(points[i]);
            part.numbers.push_back(i);
        }
    }
    return part;
}

bool hasBothClasses(const Dataset &points)
{
    return count(points, Label::Positive) > 0 && count(points, Label::Negative) > 0;
}

/// A trace with other names for the points.
QStringList renamed(const Run &run, const std::vector<std::size_t> &numbers)
{
    QStringList lines = QString::fromStdString(writeTrace(run, lossSeries(run))).split(u'\n');
    for (qsizetype i = 2; i < lines.size() - 1; ++i) {
        QStringList cells = lines[i].split(u',');
        cells[2] = QString::number(numbers[cells[2].toULong() - 1] + 1);
        lines[i] = cells.join(u',');
    }
    return lines;
}

QString sentenceAfter(const Run &run, std::uint64_t k)
{
    return QString::fromStdString(plainText(explain(run, momentAt(run, {k, 0}))));
}

std::size_t indexIn(const QString &name)
{
    std::size_t index = 0;
    for (const QChar digit : name)
        index = 10 * index + static_cast<std::size_t>(digit.unicode() - u'₀');
    return index;
}

/// "x₃ = (", with the name that the document has for it.
QString renamed(QString text, const std::vector<std::size_t> &numbers)
{
    static const QRegularExpression name(QStringLiteral("x([₀-₉]+) = \\("));
    const auto match = name.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(1), match.capturedLength(1),
                     QString::fromStdString(nameOfPoint(numbers[indexIn(match.captured(1)) - 1])).mid(1));
    return text;
}

QString withoutTestError(QString text)
{
    static const QRegularExpression sentences(QStringLiteral(" Test error [^(]*\\([^)]*\\)\\."));
    return text.remove(sentences);
}

nlohmann::json summaryOf(const Run &run) { return nlohmann::json::parse(writeSummary(Evidence(run))); }

Recipe holdingOut(Recipe recipe, double share, std::uint64_t seed)
{
    recipe.holdOut = {share, seed};
    return recipe;
}

std::string troubleOf(const Dataset &points, const Recipe &recipe)
{
    const auto trainer = Trainer::of(points, recipe);
    return trainer ? std::string() : trainer.failure().message;
}

const Dataset twoOfEach{
    {2, 1, Label::Positive}, {1, 2, Label::Negative}, {3, -1, Label::Positive}, {-1, 0.5, Label::Negative}};

} // namespace

class HeldOutTest : public QObject
{
    Q_OBJECT

private slots:
    void theOthersRunAsIfTheyWereAll_data()
    {
        QTest::addColumn<std::string>("id");
        for (const Example &example : examples())
            QTest::newRow(example.id.data()) << std::string(example.id);
    }
    /// Every variant in every space, and in the three orders in turn: updates, losses, theorems, references.
    void theOthersRunAsIfTheyWereAll()
    {
        QFETCH(std::string, id);
        const Document document = *readDocument(findExample(id)->text);
        std::uint64_t seed = document.points.size();
        int compared = 0;
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                const std::size_t hundredths = 10 * (++seed % 7) + 7;
                const auto isOut = expectedOut(hundredths, seed, document.points.size());
                const Part rest = partOf(document.points, isOut, false);
                Recipe alone = capped(test::recipe(std::string(variant->id), {}, space), 60);
                alone.order = allOrders[seed % 3];
                alone.seed = seed / 3;
                const Recipe recipe = holdingOut(alone, static_cast<double>(hundredths) / 100, seed);
                if (!hasBothClasses(rest.points) || !troubleOf(rest.points, alone).empty())
                    continue;
                ++compared;
                const Run run = finished(document.points, recipe);
                const Run wanted = finished(rest.points, alone);
                QCOMPARE(QString::fromStdString(writeTrace(run, lossSeries(run))).split(u'\n'),
                         renamed(wanted, rest.numbers));
                auto summary = summaryOf(run);
                QCOMPARE(summary.erase("test_points") == 1, rest.points.size() < document.points.size());
                summary.erase("test_error");
                QVERIFY(summary == summaryOf(wanted));
                for (std::uint64_t k = 0; k <= std::min<std::uint64_t>(run.trace.updateCount(), 12); ++k)
                    QCOMPARE(withoutTestError(sentenceAfter(run, k)),
                             renamed(sentenceAfter(wanted, k), rest.numbers));
            }
        }
        QVERIFY(compared > 0 || document.points.size() < 4);
    }

    /// The error, counted by hand from each point of the document.
    void theTestErrorIsThatOfTheOthers()
    {
        const Dataset points = oracleData("overlap.csv");
        const auto isOut = expectedOut(30, 5, points.size());
        const Run run = finished(points, holdingOut(capped(recipe("standard"), 50), 0.3, 5));
        const Weights w = run.trace.weights(run.trace.updateCount());
        std::size_t wrong = 0;
        std::size_t all = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            QCOMPARE(run.problem->isApart(i), bool(isOut[i]));
            const bool isWrong = sign(points[i].label) * (w[0] * points[i].x1 + w[1] * points[i].x2) <= 0;
            QCOMPARE(scoreOf(*run.problem, finalClassifier(run), i) <= 0, isWrong);
            wrong += isOut[i] && isWrong ? 1U : 0U;
            all += isOut[i] ? 1U : 0U;
        }
        QVERIFY(wrong > 0 && wrong < all);
        const auto summary = summaryOf(run);
        QCOMPARE(summary["test_points"].get<std::size_t>(), all);
        QCOMPARE(summary["test_error"].get<double>(), static_cast<double>(wrong) / static_cast<double>(all));
        QCOMPARE(lossCurve(run, 100).testErrors.back(), summary["test_error"].get<double>());
        const QString end = QString::fromStdString(plainText(endSentence(run)));
        QVERIFY2(end.contains(QStringLiteral("\u202f% (%1 of %2)").arg(wrong).arg(all)), qPrintable(end));
    }

    void everyPointOfTheDocumentHasALine()
    {
        const Run run = finished(twoOfEach, holdingOut(recipe("standard", {}, Space::Bias), 0.5, 2));
        const auto isOut = expectedOut(50, 2, 4);
        const QStringList lines = QString::fromStdString(writePointNumbers(run)).split(u'\n');
        QCOMPARE(lines.size(), 6);
        for (std::size_t i = 0; i < 4; ++i) {
            const QStringList cells = lines[static_cast<qsizetype>(i) + 1].split(u',');
            QCOMPARE(cells[1].toDouble(), twoOfEach[i].x1);
            QCOMPARE(cells[9], isOut[i] ? QStringLiteral("1") : QStringLiteral("0"));
        }
    }

    void aShareIsMeantAsItIsWritten()
    {
        QCOMPARE(heldOut({0.29, 1}, 100)->size(), std::size_t{29});
        QCOMPARE(heldOut({0.7, 1}, 10)->size(), std::size_t{7});
        QCOMPARE(heldOut({0.9, 1}, 1)->size(), std::size_t{0});
        for (std::size_t hundredths = 0; hundredths <= 90; ++hundredths) {
            for (std::size_t n = 0; n < 130; ++n)
                QCOMPARE(heldOut({static_cast<double>(hundredths) / 100, 3}, n)->size(),
                         hundredths * n / 100);
        }
    }

    void whatCannotBeIsTold_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<QString>("text");
        QTest::newRow("too many") << 0.91 << QStringLiteral("from 0 to 0.9");
        QTest::newRow("fewer than none") << -0.1 << QStringLiteral("from 0 to 0.9");
        QTest::newRow("a class") << 0.75 << QStringLiteral("leaves none of class");
    }
    void whatCannotBeIsTold()
    {
        QFETCH(double, share);
        QFETCH(QString, text);
        const QString trouble =
            QString::fromStdString(troubleOf(twoOfEach, holdingOut(recipe("standard"), share, 1)));
        QVERIFY2(trouble.contains(text), qPrintable(trouble));
    }

    void aDocumentKeepsIt()
    {
        Document document = *readDocument(findExample("overlap")->text);
        const std::string before = writeDocument(document);
        QVERIFY(before.find("hold_out") == std::string::npos);
        document.recipe().holdOut = {0.25, 18446744073709551615U};
        QCOMPARE(*readDocument(writeDocument(document)), document);
        document.recipe().holdOut = {};
        QVERIFY(writeDocument(document) == before);
        QVERIFY(recipeWords(document.recipe()).find("hold-out") == std::string::npos);
    }

    /// What is known of other points is not taken over.
    void anotherShareIsAnotherStudy()
    {
        const Dataset points = oracleData("overlap.csv");
        const auto studied = [&](const Recipe &recipe, const Study *earlier) {
            Job job(points, recipe, earlier);
            job.train();
            job.survey();
            job.conclude();
            return job.study(Progress::Finished);
        };
        const Recipe all = capped(recipe("standard"), 20);
        const auto first = studied(all, nullptr);
        const auto second = studied(holdingOut(all, 0.5, 1), first.get());
        QVERIFY(first->run->problem != second->run->problem);
        QVERIFY(second->landscape != first->landscape);
        QVERIFY(studied(holdingOut(all, 0.5, 1), second.get())->run->problem == second->run->problem);
        QVERIFY(studied(holdingOut(all, 0.5, 2), second.get())->run->problem != second->run->problem);
    }

    void anOrderOfTheOthersLeavesThoseHeldOutInTheirPlaces()
    {
        const Dataset points = oracleData("overlap.csv");
        const Recipe recipe = holdingOut(capped(test::recipe("standard"), 40), 0.4, 9);
        const auto problem = *Problem::of(points, recipe);
        const auto order = shuffledBy(4, problem->points.size());
        Dataset reordered;
        for (const std::uint32_t number : problem->documentOrder(*order))
            reordered.push_back(points[number]);
        Recipe shuffled = recipe;
        shuffled.order = Order::Shuffled;
        shuffled.seed = 4;
        const Run wanted = finished(points, shuffled);
        const Run run = finished(reordered, recipe);
        QVERIFY(run.problem->apart->points == problem->apart->points);
        QCOMPARE(run.trace.updateCount(), wanted.trace.updateCount());
        for (std::uint64_t k = 1; k <= run.trace.updateCount(); ++k)
            QVERIFY(run.trace.update(k).w == wanted.trace.update(k).w);
    }
};

HALFPLANE_TEST(held_out_test, HeldOutTest)

#include "held_out_test.moc"
