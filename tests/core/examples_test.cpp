#include "core/examples.h"
#include "core/geometry/best_margin.h"
#include "core/geometry/separability.h"
#include "core/mistakes.h"
#include "core/words/errata.h"
#include "example_runs.h"
#include "support/run.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace halfplane;

namespace {

using Indices = std::vector<std::size_t>;

/// What an example's caption promises.
struct Expectation
{
    const char *id;
    EndReason end;
    std::uint64_t updates;
    std::uint64_t sweeps;
    std::size_t mistakes; ///< left at the end
    std::vector<Space> separableIn;
};

const std::vector<Expectation> &expectations()
{
    using enum EndReason;
    using enum Space;
    static const std::vector<Expectation> table{
        {"circle", Converged, 32, 6, 0, {Circle}},
        {"cycle", Cycling, 2, 1, 4, {Circle}},
        {"distance", Converged, 0, 0, 0, {Origin, Bias, Circle}},
        {"figure21-left", Converged, 2, 1, 0, {Origin, Bias, Circle}},
        {"figure21-right", Converged, 2, 1, 0, {Origin, Bias, Circle}},
        {"figure22", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"figure23", Converged, 4, 2, 0, {Origin, Bias, Circle}},
        {"figure24-left", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"figure24", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"figure31-large", Converged, 7, 4, 0, {Origin, Bias, Circle}},
        {"figure31-small", Converged, 3, 3, 0, {Origin, Bias, Circle}},
        {"figure32-left", Converged, 13, 6, 0, {Origin, Bias, Circle}},
        {"figure32-right", Converged, 9, 2, 0, {Origin, Bias, Circle}},
        {"figure33", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"figure34", Converged, 49, 14, 0, {Origin, Bias, Circle}},
        {"figure34-w0", Converged, 48, 14, 0, {Origin, Bias, Circle}},
        {"figure41", Converged, 2, 1, 4, {}},
        {"figure51-smallest", Converged, 27, 7, 3, {}},
        {"figure51-wider", Converged, 4, 1, 3, {}},
        {"figure52", Converged, 8, 2, 3, {}},
        {"figure53", Converged, 7, 1, 4, {}},
        {"first", Converged, 5, 2, 0, {Origin, Bias, Circle}},
        {"fuzzy-varies", Converged, 5, 2, 1, {Origin, Bias, Circle}},
        {"margin-fuzzy-varies", Converged, 8, 4, 1, {Origin, Bias, Circle}},
        {"greedy-slower", Converged, 8, 5, 0, {Origin, Bias, Circle}},
        {"margins", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"one-point", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"order", Converged, 2, 1, 0, {Origin, Bias, Circle}},
        {"overlap", Converged, 12, 8, 4, {}},
        {"separating-lines", Converged, 0, 0, 0, {Origin, Bias, Circle}},
        {"shatter-circles", Converged, 31, 13, 0, {Circle}},
        {"shatter-lines", Converged, 10, 5, 0, {Bias, Circle}},
        {"shatter-rectangles", Converged, 1, 1, 0, {Origin, Bias, Circle}},
        {"slow", Converged, 329, 163, 0, {Origin, Bias, Circle}},
        {"theorem22", Converged, 17, 16, 0, {Origin, Bias, Circle}},
        {"theorem24", Converged, 19, 11, 1, {Origin, Bias, Circle}},
        {"theorem25", Cycling, 32, 21, 1, {Bias, Circle}},
        {"xor", Cycling, 4, 1, 4, {}},
    };
    return table;
}

std::vector<Space> spacesThatSeparate(const Dataset &points)
{
    std::vector<Space> result;
    std::ranges::copy_if(allSpaces, std::back_inserter(result),
                         [&](Space space) { return isSeparable(points, space); });
    return result;
}

/// The points with the classes that the bits of `labelling` say: a set bit is class −1.
Dataset labelled(Dataset points, unsigned labelling)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].label = (labelling >> i & 1U) != 0 ? Label::Negative : Label::Positive;
    return points;
}

/// Whether a disc holds class +1 and not class −1. The circle space allows the outside of a disc too; three
/// points of class −1 far out on all sides rule that out, as a disc that holds them holds all between.
bool isCutOutByDisc(Dataset points)
{
    points.insert(
        points.end(),
        {{0, 1000, Label::Negative}, {1000, -1000, Label::Negative}, {-1000, -1000, Label::Negative}});
    return isSeparable(points, Space::Circle);
}

} // namespace

class ExamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleIsExpected()
    {
        QCOMPARE(examples().size(), expectations().size());
        for (const Expectation &expected : expectations())
            QVERIFY2(findExample(expected.id) != nullptr, expected.id);
    }
    void everyRunEndsAsItsCaptionSays_data() { addExamples(); }
    void everyRunEndsAsItsCaptionSays()
    {
        QFETCH(Expectation, expected);
        const Run run = example::run(example::document(expected.id));
        QCOMPARE(idOf(example::end(run)), idOf(expected.end));
        QCOMPARE(run.trace.updateCount(), expected.updates);
        QCOMPARE(run.trace.end()->sweeps, expected.sweeps);
        QCOMPARE(loss(run.reflected(), example::finalWeights(run)), expected.mistakes);
    }
    void everyDatasetIsSeparableWhereItsCaptionSays_data() { addExamples(); }
    void everyDatasetIsSeparableWhereItsCaptionSays()
    {
        QFETCH(Expectation, expected);
        const Document document = example::document(expected.id);
        QVERIFY(spacesThatSeparate(document.points) == expected.separableIn);
    }
    void everyExampleOpensAtAStepOfItsRun_data() { addExamples(); }
    void everyExampleOpensAtAStepOfItsRun()
    {
        QFETCH(Expectation, expected);
        const Document document = example::document(expected.id);
        QVERIFY(!document.title.empty());
        QVERIFY(!document.caption.empty());
        QVERIFY(document.step <= expected.updates);
    }
    void everyExampleReadsAsTheProgramWritesIt_data() { addExamples(); }
    void everyExampleReadsAsTheProgramWritesIt()
    {
        QFETCH(Expectation, expected);
        const std::string written = writeDocument(example::document(expected.id));
        const std::string_view text = findExample(expected.id)->text;
        QCOMPARE(QString::fromStdString(written), QString::fromUtf8(text.data(), qsizetype(text.size())));
    }

    void theFirstExampleMendsTwoPointsAndBreaksThree()
    {
        const Run run = example::run(example::document("first"));
        QVERIFY(example::updatedPoints(run) == Indices({1, 2, 6, 7, 1}));
        QVERIFY(example::losses(run) == Indices({8, 4, 2, 3, 1, 0}));
        QVERIFY(example::mistakes(run, 2) == Indices({1, 6}));
        QVERIFY(example::mistakes(run, 3) == Indices({2, 4, 7}));
    }

    void theCircleKeepsItsClassInside()
    {
        const Run run = example::run(example::document("circle"));
        const Weights w = example::finalWeights(run);
        QVERIFY(w[2] < 0); // w3·‖x‖² falls outwards: class +1 is inside
        QCOMPARE(w[0] / (-2 * w[2]), 10.0 / 13);
        QCOMPARE(w[1] / (-2 * w[2]), 7.0 / 13);
    }

    void aCircleCanFailWhereALineFails()
    {
        const Document circle = example::document("circle");
        QVERIFY(example::end(example::run(example::inSpace(circle, Space::Bias))) == EndReason::Cycling);
        const Document exclusiveOr = example::document("xor");
        QVERIFY(example::end(example::run(example::inSpace(exclusiveOr, Space::Circle)))
                == EndReason::Cycling);
    }

    void threePointsAreShatteredByHalfPlanes()
    {
        const Document document = example::document("shatter-lines");
        for (unsigned labelling = 0; labelling < 8; ++labelling)
            QVERIFY(isSeparable(labelled(document.points, labelling), Space::Bias));
    }

    void twoLabellingsOfThemFailThroughTheOrigin()
    {
        const Document document = example::document("shatter-lines");
        std::vector<Dataset> failing;
        for (unsigned labelling = 0; labelling < 8; ++labelling) {
            const Dataset points = labelled(document.points, labelling);
            if (!isSeparable(points, Space::Origin))
                failing.push_back(points);
        }
        QCOMPARE(failing.size(), 2U);
        QVERIFY(std::ranges::find(failing, document.points) != failing.end());
    }

    void everyErratumHasItsExample()
    {
        for (const Erratum &erratum : errata()) {
            QVERIFY2(findExample(erratum.example) != nullptr, erratum.place.data());
            for (const std::string_view text :
                 {erratum.source, erratum.place, erratum.printed, erratum.instead})
                QVERIFY(!text.empty());
        }
    }

    void discsCutOutFifteenOfSixteenSubsets()
    {
        const Document document = example::document("shatter-circles");
        for (unsigned labelling = 0; labelling < 16; ++labelling) {
            const Dataset points = labelled(document.points, labelling);
            QVERIFY(isSeparable(points, Space::Circle));
            QCOMPARE(isCutOutByDisc(points), points != document.points);
        }
    }

    void theRunTakesTheOutsideOfTheSixteenth()
    {
        const Run run = example::run(example::document("shatter-circles"));
        QVERIFY(example::finalWeights(run)[2] > 0);
    }

    void theOrderAloneDecidesHowLongTheRunIs_data()
    {
        QTest::addColumn<std::uint64_t>("seed");
        QTest::addColumn<std::uint64_t>("updates");
        QTest::newRow("the shortest") << std::uint64_t{29} << std::uint64_t{2};
        QTest::newRow("an ordinary one") << std::uint64_t{1} << std::uint64_t{29};
        QTest::newRow("over a hundred") << std::uint64_t{4} << std::uint64_t{101};
        QTest::newRow("the longest of 100 000") << std::uint64_t{38663} << std::uint64_t{150};
    }
    void theOrderAloneDecidesHowLongTheRunIs()
    {
        QFETCH(std::uint64_t, seed);
        QTEST(example::updates(example::withSeed(example::document("order"), seed)), "updates");
    }

    void exclusiveOrNeedsAPointOffTheCircle()
    {
        Document document = example::document("xor");
        QVERIFY(!isSeparable(document.points, Space::Circle));
        document.points[0] = {2, 2, Label::Positive};
        QVERIFY(!isSeparable(document.points, Space::Bias));
        QCOMPARE(example::updates(example::inSpace(document, Space::Circle)), 1075U);
    }

    void aNarrowWayOutTakesManyUpdates()
    {
        const Run run = example::run(example::document("slow"));
        QVERIFY(example::isNear(bestMargin(run.reflected()).gamma, 0.04844840575637499));
        QCOMPARE(std::floor(example::mistakeBound(run.reflected())), 15443.0);
        const Indices points = example::updatedPoints(run);
        QCOMPARE(std::ranges::count(points, 1U) + std::ranges::count(points, 6U), 324);
    }

    void movingOnePointWidensTheWayOut()
    {
        Document document = example::document("slow");
        document.points[0].x2 = -1.8;
        QCOMPARE(example::updates(document), 41U);
    }

private:
    static void addExamples();
};

void ExamplesTest::addExamples()
{
    QTest::addColumn<Expectation>("expected");
    for (const Expectation &expected : expectations())
        QTest::newRow(expected.id) << expected;
}

HALFPLANE_TEST(examples_test, ExamplesTest, QCoreApplication)
#include "examples_test.moc"
