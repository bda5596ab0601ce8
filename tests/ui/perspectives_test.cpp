#include "board_frames.h"
#include "core/picture/perspective.h"
#include "hands.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/documents/filing.h"
#include "ui/forms/segments.h"
#include "ui/shown/viewpoint.h"

#include <QTest>
#include <QToolBar>
#include <QVariantAnimation>

#include <numbers>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Perspective &perspective(std::string_view id) { return *findPerspective(id); }

BoardFrame frameFrom(const Study &study, std::string_view id, double share = 1)
{
    BoardFrame frame = frameOf(study, lastUpdate(study));
    frame.outlook.perspective = &perspective(id);
    frame.outlook.share = share;
    return frame;
}

/// The places of the points, in their order.
std::vector<Spot> markedIn(const Picture &picture)
{
    std::vector<Spot> places;
    for (const Marks &marks : all<Marks>(picture)) {
        for (const Mark &mark : marks.marks)
            places.push_back(mark.at);
    }
    std::ranges::sort(places, {}, [](Spot place) { return std::pair(place.x, place.y); });
    return places;
}

/// Whether they are the same, to the thousandth of a pixel.
bool areSame(const std::vector<Spot> &a, const std::vector<Spot> &b)
{
    return std::ranges::equal(a, b, [](Spot one, Spot other) { return distance(one, other) < 1e-3; });
}

Viewpoint &viewpointOf(const Shown &shown) { return shown.window.showing().viewpoint(); }

} // namespace

/// The run as it looks from elsewhere, and the hands there.
class PerspectivesTest : public QObject
{
    Q_OBJECT

private slots:
    void atTheBeginningOfTheWayEveryPointIsWhereItWas_data();
    void atTheBeginningOfTheWayEveryPointIsWhereItWas();
    void reflectedPointsTurnHalfWayAroundTheOrigin();
    void allReflectedPointsAreOnTheSideOfASolution();
    void theNearestPointOfTheHullIsAsFarAsGamma();
    void thePathInTheWeightsGoesThroughEveryW();
    void aPlaneCutsTheParaboloidAboveTheCircle();
    void aPerspectiveThatASpaceDoesNotHaveSaysWhy();
    void everyExampleIsDrawnFromEverywhere();

    void aKeyTurnsToTheNextAndBack();
    void turningTakesItsTimeUnlessMotionIsReduced();
    void thePlaneComesBackAsItWasSeen();
    void aClickElsewhereAddsNothing();
    void w0IsDraggedInItsOwnPlane();
    void theSliceKeepsTheBiasOfW0();
    void aDragTurnsWhatIsSolid();
    void whatIsPointedAtIsToldByItsPoint();
    void aDocumentKeepsFromWhereItIsSeen();
    void comparedBoardsLookFromOnePlace();
    void theRowAndTheMenuChoose();
    void whatIsLiftedIsTurnedByKeys();
};

void PerspectivesTest::atTheBeginningOfTheWayEveryPointIsWhereItWas_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("example");
    QTest::newRow("reflected") << u"reflected"_s << u"first"_s;
    QTest::newRow("lifted") << u"lifted"_s << u"circle"_s;
}

void PerspectivesTest::atTheBeginningOfTheWayEveryPointIsWhereItWas()
{
    QFETCH(QString, id);
    QFETCH(QString, example);
    const Study study = surveyed(exampleDocument(example.toStdString()));
    const BoardFrame plane = frameOf(study, lastUpdate(study));
    const auto before = markedIn(boardPicture(plane));
    QVERIFY(before.size() >= study.points.size());
    const auto there = [&](double share) {
        return markedIn(boardPicture(frameFrom(study, id.toStdString(), share)));
    };
    std::vector<Spot> atStart = there(0);
    QVERIFY(!areSame(atStart, there(0.5)));
    QVERIFY(!areSame(there(0.5), there(1)));
    for (const Spot &place : atStart)
        QVERIFY(std::ranges::any_of(before, [&](Spot other) { return distance(place, other) < 1e-3; }));
    QCOMPARE(atStart.size(), study.points.size());
}

void PerspectivesTest::reflectedPointsTurnHalfWayAroundTheOrigin()
{
    const Study study = surveyed(exampleDocument("first"));
    for (const double share : {0.0, 0.25, 0.5, 1.0}) {
        const BoardFrame frame = frameFrom(study, "reflected", share);
        std::vector<Spot> expected;
        for (const Point &point : study.points) {
            const double angle = point.label == Label::Negative ? share * std::numbers::pi : 0;
            expected.push_back(frame.view.toScreen(point.x1 * std::cos(angle) - point.x2 * std::sin(angle),
                                                   point.x1 * std::sin(angle) + point.x2 * std::cos(angle)));
        }
        std::ranges::sort(expected, {}, [](Spot place) { return std::pair(place.x, place.y); });
        QVERIFY(areSame(markedIn(boardPicture(frame)), expected));
    }
}

void PerspectivesTest::allReflectedPointsAreOnTheSideOfASolution()
{
    const Study study = surveyed(exampleDocument("figure34"));
    const BoardFrame frame = frameFrom(study, "reflected");
    const Weights w = study.run->trace.weights(lastUpdate(study));
    const Spot origin = frame.view.toScreen(0, 0);
    for (const Spot &place : markedIn(boardPicture(frame)))
        QVERIFY(w[0] * (place.x - origin.x) - w[1] * (place.y - origin.y) > 0);
}

void PerspectivesTest::theNearestPointOfTheHullIsAsFarAsGamma()
{
    const Study study = surveyed(exampleDocument("first"));
    const BoardFrame frame = frameFrom(study, "reflected");
    const std::vector<Line> lines = all<Line>(boardPicture(frame), "nearest");
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(distance(lines[0].points.front(), lines[0].points.back()) / frame.view.scale,
             study.landscape->best.gamma);
    // It is on the hull's edge.
    const std::vector<Area> hull = all<Area>(boardPicture(frame), "hull");
    QCOMPARE(hull.size(), std::size_t{1});
    QVERIFY(!isInside(hull[0].outline, lines[0].points.front()));
    const Spot beyond = 1.001 * (lines[0].points.back() - lines[0].points.front());
    QVERIFY(isInside(hull[0].outline, lines[0].points.front() + beyond));
}

void PerspectivesTest::thePathInTheWeightsGoesThroughEveryW()
{
    const Study study = surveyed(exampleDocument("first"));
    BoardFrame frame = frameFrom(study, "weights");
    frame.view = perspective("weights").fitted(study, frame.view.size, frame.sizes.text);
    const std::vector<Disc> discs = all<Disc>(boardPicture(frame));
    for (std::uint64_t k = 0; k <= lastUpdate(study); ++k) {
        const Weights w = study.run->trace.weights(k);
        const Spot place = frame.view.toScreen(w[0], w[1]);
        QVERIFY(std::ranges::any_of(discs,
                                    [&](const Disc &disc) { return distance(disc.centre, place) < 1e-6; }));
        QVERIFY(Box({}, frame.view.size).contains(place));
    }
}

void PerspectivesTest::aPlaneCutsTheParaboloidAboveTheCircle()
{
    const Study study = surveyed(exampleDocument("circle"));
    const BoardFrame frame = frameFrom(study, "lifted");
    const std::vector<Line> cut = all<Line>(boardPicture(frame), "boundary");
    QCOMPARE(cut.size(), std::size_t{2}); // on the floor, and above it
    QCOMPARE(cut[0].points.size(), cut[1].points.size());
    for (std::size_t i = 0; i < cut[0].points.size(); ++i) {
        QVERIFY(std::abs(cut[0].points[i].x - cut[1].points[i].x) < 1e-6); // straight above
        QVERIFY(cut[1].points[i].y <= cut[0].points[i].y + 1e-9);
    }
    // All points of one class are in front of the plane, those of the other behind.
    const std::vector<Marks> behind = all<Marks>(boardPicture(frame), "points-behind");
    QCOMPARE(behind.size(), std::size_t{1});
    QCOMPARE(behind[0].marks.size(), count(study.points, Label::Positive));
    for (const Mark &mark : behind[0].marks)
        QCOMPARE(mark.label, Label::Positive);
}

void PerspectivesTest::aPerspectiveThatASpaceDoesNotHaveSaysWhy()
{
    const Study study = surveyed(exampleDocument("circle"));
    QCOMPARE(textsOf(boardPicture(frameFrom(study, "reflected")), "obstacle"),
             QStringList{toText(perspective("reflected").obstacle(Space::Circle))});
    QVERIFY(perspective("weights").isThere(Space::Circle));
    QVERIFY(perspective("lifted").isThere(Space::Circle));
    QVERIFY(!perspective("lifted").isThere(Space::Bias));
}

/// At its start, its own step and its end, in the middle of the way, too; no number is lost.
void PerspectivesTest::everyExampleIsDrawnFromEverywhere()
{
    for (const Example &example : examples()) {
        const Study study = surveyed(exampleDocument(example.id));
        for (const Perspective *each : perspectives().subspan(1)) {
            for (const std::uint64_t step : {std::uint64_t{0}, lastUpdate(study)}) {
                BoardFrame frame = frameOf(study, step);
                frame.outlook.perspective = each;
                frame.outlook.share = step == 0 ? 0.5 : 1;
                frame.view = each->fitted(study, frame.view.size, frame.sizes.text);
                const Picture picture = boardPicture(frame);
                QVERIFY(picture.instructions.size() > 2);
                for (const double number : numbersIn(picture))
                    QVERIFY2(std::isfinite(number), example.id.data());
            }
        }
    }
}

void PerspectivesTest::aKeyTurnsToTheNextAndBack()
{
    Shown shown(u"example:first"_s);
    shown.press(Qt::Key_T);
    QCOMPARE(viewpointOf(shown).chosen().id, "reflected");
    QVERIFY(!shown.window.board().showsPlane());
    shown.press(Qt::Key_T);
    QCOMPARE(viewpointOf(shown).chosen().id, "weights");
    shown.press(Qt::Key_T); // no circle is lifted here
    QCOMPARE(viewpointOf(shown).chosen().id, "points");
    QVERIFY(shown.window.board().showsPlane());
    shown.press(Qt::Key_T);
    shown.press(Qt::Key_T, Qt::ShiftModifier);
    QVERIFY(shown.window.board().showsPlane());
}

void PerspectivesTest::turningTakesItsTimeUnlessMotionIsReduced()
{
    Shown shown(u"example:first"_s);
    shown.window.showing().playback().setReducedMotion(false);
    shown.press(Qt::Key_T);
    auto &way = *viewpointOf(shown).findChild<QVariantAnimation *>();
    QCOMPARE(way.duration(), 500);
    way.setCurrentTime(250);
    QVERIFY(std::abs(viewpointOf(shown).outlook().share - 0.5) < 0.01);
    QTRY_COMPARE(viewpointOf(shown).outlook().share, 1.0);
    shown.press(Qt::Key_T, Qt::ShiftModifier);
    QVERIFY(!shown.window.board().showsPlane()); // on the way
    QTRY_VERIFY(shown.window.board().showsPlane());
}

void PerspectivesTest::thePlaneComesBackAsItWasSeen()
{
    Shown shown(u"example:first"_s);
    Board &board = shown.window.board();
    board.zoom(1.7);
    const View before = board.view();
    const auto window = board.window();
    shown.press(Qt::Key_T);
    QVERIFY(board.view() != before);
    QCOMPARE(board.window(), window); // that a document keeps
    board.zoom(2);
    shown.press(Qt::Key_T, Qt::ShiftModifier);
    QCOMPARE(board.view(), before);
}

void PerspectivesTest::aClickElsewhereAddsNothing()
{
    Hands hands;
    hands.press(Qt::Key_T);
    const Dataset before = hands.points();
    hands.click({200, 150});
    hands.drag({100, 100}, {180, 140});
    hands.press(Qt::Key_Return);
    QCOMPARE(hands.points(), before);
    QCOMPARE(hands.steps(), 0);
    QVERIFY(!hands.window.findChild<QToolBar *>(u"tools"_s)->isEnabled());
    hands.press(Qt::Key_T, Qt::ShiftModifier);
    QVERIFY(hands.window.findChild<QToolBar *>(u"tools"_s)->isEnabled());
    hands.click({200, 150});
    QCOMPARE(hands.points().size(), before.size() + 1);
}

void PerspectivesTest::w0IsDraggedInItsOwnPlane()
{
    Hands hands;
    viewpointOf(hands).choose(perspective("weights"));
    const QPoint zero = toQt(hands.board().view().toScreen(0, 0)).toPoint();
    const Document before = hands.document().content();
    hands.drag(zero, zero + QPoint(60, -40));
    QVERIFY(hands.isOneStepFrom(before));
    QTRY_COMPARE(hands.window.showing().run()->trace.weights(0).size(), std::size_t{2});
    const std::vector<double> start = hands.document().recipe().start;
    QCOMPARE(start.size(), std::size_t{2});
    QVERIFY(start[0] > 0);
    QVERIFY(start[1] > 0);
}

void PerspectivesTest::theSliceKeepsTheBiasOfW0()
{
    Recipe recipe;
    recipe.space = Space::Bias;
    recipe.start = {1, 1, -2};
    Hands hands(recipe);
    viewpointOf(hands).choose(perspective("weights"));
    const QPoint start = toQt(hands.board().view().toScreen(1, 1)).toPoint();
    hands.drag(start, start + QPoint(50, 0));
    QCOMPARE(hands.document().recipe().start.size(), std::size_t{3});
    QCOMPARE(hands.document().recipe().start[2], -2.0);
    QVERIFY(hands.document().recipe().start[0] > 1.1);
}

void PerspectivesTest::aDragTurnsWhatIsSolid()
{
    Recipe recipe;
    recipe.space = Space::Circle;
    Hands hands(recipe);
    viewpointOf(hands).choose(perspective("lifted"));
    const Outlook before = viewpointOf(hands).outlook();
    hands.drag({200, 200}, {260, 180});
    QVERIFY(viewpointOf(hands).outlook().turn > before.turn);
    QVERIFY(viewpointOf(hands).outlook().height < before.height);
    hands.drag({200, 200}, {200, 900});
    QCOMPARE(viewpointOf(hands).outlook().height, highestSight);
    QCOMPARE(hands.steps(), 0);
}

void PerspectivesTest::whatIsPointedAtIsToldByItsPoint()
{
    Hands hands;
    viewpointOf(hands).choose(perspective("reflected"));
    const Point &third = hands.points()[2]; // of class −1
    hands.moveTo(toQt(hands.board().view().toScreen(-third.x1, -third.x2)).toPoint(), Qt::NoButton);
    QVERIFY(viewpointOf(hands).outlook().pointed.has_value());
    const std::size_t pointed = *viewpointOf(hands).outlook().pointed;
    QVERIFY(pointed == 1 || pointed == 2); // x₂ and z₃ are at one place
    hands.moveTo({3, 3}, Qt::NoButton);
    QVERIFY(!viewpointOf(hands).outlook().pointed.has_value());
}

void PerspectivesTest::aDocumentKeepsFromWhereItIsSeen()
{
    Shown shown(u"example:circle"_s);
    viewpointOf(shown).choose(perspective("lifted"));
    viewpointOf(shown).turnBy(0.5, 0.1);
    const Outlook seen = viewpointOf(shown).outlook();
    const Document kept = *readDocument(writeDocument(shown.window.filing().contentToSave()));
    QCOMPARE(kept.perspective, "lifted");
    shown.window.open(u"example:first"_s);
    QVERIFY(shown.window.board().showsPlane());
    QVERIFY(shown.window.filing().contentToSave().perspective.empty());
    shown.window.open(OpenedDocument{kept, u"circle"_s, {}});
    QCOMPARE(viewpointOf(shown).chosen().id, "lifted");
    QVERIFY(std::abs(viewpointOf(shown).outlook().turn - seen.turn) < 1e-3);
    QVERIFY(std::abs(viewpointOf(shown).outlook().height - seen.height) < 1e-3);
    QCOMPARE(shown.window.filing().contentToSave(), kept);
}

void PerspectivesTest::comparedBoardsLookFromOnePlace()
{
    Shown shown;
    shown.press(Qt::Key_K);
    shown.press(Qt::Key_T);
    const BoardRow &boards = *shown.window.findChild<BoardRow *>();
    QVERIFY(!boards.boardOf(1).showsPlane());
    QTRY_COMPARE(boards.boardOf(1).view(), boards.boardOf(0).view());
    shown.press(Qt::Key_T);
    QTRY_COMPARE(boards.boardOf(1).view(), boards.boardOf(0).view());
    shown.window.board().zoom(1.5);
    QCOMPARE(boards.boardOf(1).view(), boards.boardOf(0).view());
    shown.press(Qt::Key_T, Qt::ShiftModifier);
    QTRY_COMPARE(boards.boardOf(1).view(), boards.boardOf(0).view());
    QVERIFY(boards.boardOf(1).showsPlane());
}

void PerspectivesTest::theRowAndTheMenuChoose()
{
    Shown shown(u"example:first"_s);
    auto *row = shown.labelled<Segments>(u"How the board looks at the run"_s);
    QVERIFY(row != nullptr);
    const auto buttons = row->findChildren<SegmentButton *>();
    QCOMPARE(buttons.size(), qsizetype(4));
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    QCOMPARE(viewpointOf(shown).chosen().id, "weights");
    QVERIFY(actionNamed(shown.window, u"perspective-weights"_s)->isChecked());
    actionNamed(shown.window, u"perspective-reflected"_s)->trigger();
    QCOMPARE(row->current(), 1);
}

void PerspectivesTest::whatIsLiftedIsTurnedByKeys()
{
    Shown shown(u"example:circle"_s);
    const Outlook flat = viewpointOf(shown).outlook();
    QTest::keyClick(&shown.window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(viewpointOf(shown).outlook(), flat);
    viewpointOf(shown).choose(perspective("lifted"));
    QTRY_COMPARE(viewpointOf(shown).outlook().share, 1.0);
    const Outlook before = viewpointOf(shown).outlook();
    QTest::keyClick(&shown.window, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(viewpointOf(shown).outlook().turn > before.turn + 0.2);
    QTest::keyClick(&shown.window, Qt::Key_Left, Qt::AltModifier);
    QVERIFY(std::abs(viewpointOf(shown).outlook().turn - before.turn) < 1e-12);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&shown.window, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(viewpointOf(shown).outlook().height, highestSight);
    QTest::keyClick(&shown.window, Qt::Key_0); // as it was at first
    QCOMPARE(viewpointOf(shown).outlook().height, before.height);
}

int perspectives_test(int argc, char *argv[])
{
    return halfplane::test::run<PerspectivesTest, QApplication>(argc, argv);
}
#include "perspectives_test.moc"
