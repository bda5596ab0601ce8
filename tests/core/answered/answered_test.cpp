#include "core/geometry/scores.h"
#include "core/io/summary.h"
#include "core/mistakes.h"
#include "core/numbers.h"
#include "core/picture/board_frames.h"
#include "core/picture/legend.h"
#include "core/picture/perspective.h"
#include "core/tween.h"
#include "core/words/comparison_report.h"
#include "core/words/explanation.h"
#include "core/words/number_words.h"
#include "core/words/report.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/panels/score_label.h"
#include "ui/shown_window.h"

#include <QApplication>
#include <QTest>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

constexpr std::array layersOfTheAnswer{"tint", "points", "boundary", "margin-band", "distances"};
constexpr std::string_view mixedLayer =
    "update"; ///< arrows of w; the boundary before; the point, right or wrong

Run runOf(std::string_view example)
{
    const Document document = exampleDocument(example);
    return finished(document.points, document.recipe());
}

Classifier classifier(const Run &run, std::uint64_t k) { return {run.problem->space, run.trace.weights(k)}; }

/// One update of an example, as it is, as if its w were the answer's, and as if the answer were w.
struct Frames
{
    explicit Frames(const Study &study, std::string_view layer, const Perspective *perspective = nullptr)
        : whole(frameOf(study, lastUpdate(study) - 1, Layers{layer}))
        , ofAnswer(whole)
        , ofUpdate(whole)
    {
        const Moment &moment = *whole.moment;
        ofAnswer.moment->before = moment.answerBefore.w;
        ofAnswer.moment->after = moment.answer.w;
        ofUpdate.moment->answerBefore.w = moment.before;
        ofUpdate.moment->answer.w = moment.after;
        for (BoardFrame *frame : {&whole, &ofAnswer, &ofUpdate}) {
            frame->viewpoint.perspective = perspective;
            frame->vectorFactor = VectorFactor{0.02}; // no arrow leaves the view
            frame->tween = 0.75;
        }
    }

    BoardFrame whole;
    BoardFrame ofAnswer;
    BoardFrame ofUpdate;
};

std::string drawn(const BoardFrame &frame) { return described(boardPicture(frame)); }

/// What is drawn of one kind, without words, which make room for each other.
template <class Shape>
std::string drawn(const BoardFrame &frame)
{
    Picture kept;
    for (const Instruction &instruction : boardPicture(frame).instructions) {
        if (std::holds_alternative<Shape>(instruction))
            kept.add(Instruction(instruction));
    }
    return described(kept);
}

bool contains(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

// Built with another answer (see CMakeLists.txt), which all that speaks of the boundary must give, and
// nothing that speaks of the update.

class AnsweredTest : public QObject
{
    Q_OBJECT

private slots:
    void aMomentHasBoth()
    {
        const Run run = runOf("figure34");
        const std::uint64_t n = run.trace.updateCount();
        const Moment moment = momentAt(run, {3, 0});
        QVERIFY(moment.after == run.trace.weights(3));
        QVERIFY(moment.answer == classifier(run, n - 3));
        QVERIFY(moment.answerBefore == classifier(run, n - 2));
        QVERIFY(finalClassifier(run) == classifier(run, 0));
    }

    void everyLayerSpeaksOfOneOrTheOther()
    {
        std::set<std::string_view> differing;
        for (const std::string_view example :
             {"figure34-w0", "figure52", "figure22", "figure41", "circle", "xor"}) {
            const Study study = surveyed(exampleDocument(example));
            if (lastUpdate(study) < 2)
                continue;
            for (const Layer *layer : layers()) {
                if (layer->id == mixedLayer)
                    continue;
                const Frames frames(study, layer->id);
                const bool isOfAnswer =
                    std::ranges::find(layersOfTheAnswer, layer->id) != layersOfTheAnswer.end();
                const std::string whole = drawn(frames.whole);
                const std::string context = std::string(layer->id) + " of " + std::string(example);
                QVERIFY2(whole == drawn(isOfAnswer ? frames.ofAnswer : frames.ofUpdate), context.c_str());
                if (whole != drawn(isOfAnswer ? frames.ofUpdate : frames.ofAnswer))
                    differing.insert(layer->id);
            }
        }
        for (const std::string_view id : layersOfTheAnswer)
            QVERIFY2(differing.contains(id), id.data());
        for (const std::string_view id : {"weight", "angle", "loss-ring", "epsilon-band"})
            QVERIFY2(differing.contains(id), id.data());
    }

    void anUpdateHasItsArrowsAndTheBoundaryBefore()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const Frames frames(study, mixedLayer);
        QCOMPARE(drawn<Arrow>(frames.whole), drawn<Arrow>(frames.ofUpdate));
        QCOMPARE(drawn<Line>(frames.whole), drawn<Line>(frames.ofAnswer));
        QCOMPARE(drawn<Marks>(frames.whole), drawn<Marks>(frames.ofAnswer));
        QVERIFY(drawn<Arrow>(frames.whole) != drawn<Arrow>(frames.ofAnswer));
        QVERIFY(drawn<Line>(frames.whole) != drawn<Line>(frames.ofUpdate));
    }

    void onTheWayTheBoundaryIsBetweenAnswers()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        BoardFrame frame = frameOf(study, 3);
        frame.tween = 0.5;
        const std::uint64_t n = lastUpdate(study);
        QVERIFY(shownAnswer(frame)
                == tweened(classifier(*study.run, n - 2), classifier(*study.run, n - 3), 0.5));
        QVERIFY(shownWeights(frame)
                == tweened(Space::Origin, study.run->trace.weights(2), study.run->trace.weights(3), 0.5));
    }

    void theCutOfThePlaneOfLiftedPointsIsTheAnswers()
    {
        const Study study = surveyed(exampleDocument("circle"));
        const Frames frames(study, "points", findPerspective("lifted"));
        QCOMPARE(drawn(frames.whole), drawn(frames.ofAnswer));
        QVERIFY(drawn(frames.whole) != drawn(frames.ofUpdate));
    }

    void thePlaneOfWIsTheUpdates()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const Frames frames(study, "points", findPerspective("weights"));
        QCOMPARE(drawn(frames.whole), drawn(frames.ofUpdate));
        QVERIFY(drawn(frames.whole) != drawn(frames.ofAnswer));
    }

    void theLegendCountsTheAnswersMistakes()
    {
        const Study study = surveyed(exampleDocument("figure34"));
        const BoardFrame frame = frameOf(study, 0);
        const std::size_t wrong = loss(study.run->reflected(), classifier(*study.run, lastUpdate(study)));
        QCOMPARE(wrong, std::size_t{0});
        QVERIFY(contains(described(legendPicture(frame, 900, LegendPlace::Figure)), "0 of 80 wrong, margin"));
    }

    void lossesAndMarginsAreTheAnswers()
    {
        const Run run = runOf("figure34");
        const std::uint64_t n = run.trace.updateCount();
        const LossCurve curve = lossCurve(run, 1000);
        QVERIFY(curve.mistakes == lossSeries(run));
        QCOMPARE(curve.mistakes.front(), std::size_t{0});
        for (std::uint64_t k = 0; k < n; ++k) {
            const Classifier answer = classifier(run, n - k);
            QCOMPARE(curve.mistakes[k], loss(run.reflected(), answer));
            QCOMPARE(curve.perceptron[k], perceptronLoss(run.reflected(), answer));
            QCOMPARE(curve.margins[k], *marginOf(run.reflected(), answer));
        }
    }

    void thePocketIsOfTheUpdates()
    {
        const Run run = runOf("xor");
        const LossCurve curve = lossCurve(run, 1000);
        for (std::uint64_t k = 0; k <= run.trace.updateCount(); ++k) {
            const Pocket::Record *record = curve.pocket.at(k);
            QVERIFY(record->update <= k && record->classifier == classifier(run, record->update));
        }
    }

    void summariesMeasureTheAnswer()
    {
        const Run run = runOf("figure34-w0");
        const Evidence evidence(run);
        const Classifier answer = classifier(run, 0);
        const std::string mistakes = std::to_string(exactLoss(run.reflected(), answer));
        QVERIFY(mistakes != "0");
        const std::string summary = writeSummary(evidence);
        QVERIFY(contains(summary, "\"loss\": " + mistakes + ","));
        QVERIFY(contains(summary,
                         "\"perceptron_loss\": " + shortest(perceptronLoss(run.reflected(), answer)) + ","));
        QVERIFY(contains(summary, "\"margin\": " + shortest(*exactMarginOf(run.reflected(), answer)) + ","));
        QVERIFY(
            contains(summary, "\"w\": [" + shortest(run.trace.weights(run.trace.updateCount())[0]) + ","));
        const std::string report = writeReport(evidence, {}, lossSeries(run), Paint::None);
        QVERIFY(contains(report, boundaryText(boundaryOf(answer))));
        QVERIFY(contains(report, mistakes + " of 80; perceptron loss"));
        QVERIFY(contains(report, vectorText(run.trace.weights(run.trace.updateCount()), 6)));
        QVERIFY(contains(writeComparisonReport({&run, 1}, {}, Paint::None), " " + mistakes + " "));
    }

    void sentencesCountTheAnswersMistakes()
    {
        const Run run = runOf("figure34-w0");
        QVERIFY(contains(plainText(explain(run, momentAt(run, {0, 0}))), "0 of 80 points are wrong"));
        const std::string last = plainText(explain(run, momentAt(run, lastCursor(run.trace))));
        QVERIFY(contains(
            last, std::to_string(loss(run.reflected(), classifier(run, 0))) + " of 80 points are wrong"));
    }

    void theWindowCountsTheAnswersMistakes()
    {
        Shown shown;
        shown.window.showing().playback().toStart();
        const auto *label = shown.window.findChild<ScoreLabel *>();
        QVERIFY(label != nullptr);
        QTRY_VERIFY(label->accessibleName().startsWith(QStringLiteral("0 of 80 wrong")));
    }
};

HALFPLANE_TEST(answered_test, AnsweredTest, QApplication)
#include "answered_test.moc"
