#include "core/numbers.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/tool_box.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// A board on the screen with a hand on its document.
struct ShownBoard
{
    explicit ShownBoard(const Dataset &points, const Recipe &recipe = {})
        : before(points)
    {
        Document content;
        content.points = points;
        content.recipe() = recipe;
        document.replace({content, {}, {}});
        board.resize(600, 400);
        board.fit();
        board.show();
        (void)QTest::qWaitForWindowExposed(&board);
    }

    /// Points that were not there at first.
    Dataset added() const
    {
        const auto old = static_cast<Dataset::difference_type>(before.size());
        return {document.points().begin() + old, document.points().end()};
    }
    const std::vector<double> &start() const { return document.content().recipe().start; }

    QPoint pixelOf(double x1, double x2) const { return toQt(board.view().toScreen(x1, x2)).toPoint(); }

    void wheel(QPoint at, int delta)
    {
        QWheelEvent event(at, board.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board, &event);
    }

    Showing showing;
    OpenDocument &document = showing.document();
    ToolBox tools{document};
    Board board{showing.inFocus()};
    BoardHands &hands = *new BoardHands(board, tools);
    Dataset before;
};

void drag(QWidget &widget, Qt::MouseButton button, QPoint from, QPoint to)
{
    QTest::mousePress(&widget, button, {}, from);
    for (int i = 1; i <= 4; ++i) {
        const QPoint at = from + (to - from) * i / 4;
        QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, button, {});
        QCoreApplication::sendEvent(&widget, &move);
    }
    QTest::mouseRelease(&widget, button, {}, to);
}

/// Whether the board has something to say there.
bool rest(Board &board, QPoint place)
{
    QHelpEvent event(QEvent::ToolTip, place, board.mapToGlobal(place));
    QCoreApplication::sendEvent(&board, &event);
    return event.isAccepted();
}

bool isNear(double a, double b, double slack) { return std::abs(a - b) <= slack; }

} // namespace

class BoardTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickAddsAPointOfTheCurrentClass()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        QTest::mouseClick(&shown.board, Qt::LeftButton, {}, {50, 60});
        QCOMPARE(shown.added().size(), std::size_t{1});
        const PlanePoint place = shown.board.view().toPlane({50, 60});
        QVERIFY(isNear(shown.added()[0].x1, place.x(), 1 / shown.board.view().scale));
        QVERIFY(isNear(shown.added()[0].x2, place.y(), 1 / shown.board.view().scale));
        QCOMPARE(shown.added()[0].label, Label::Positive);
        shown.document.setCurrentClass(Label::Negative);
        QTest::mouseClick(&shown.board, Qt::LeftButton, {}, {60, 60});
        QCOMPARE(shown.added()[1].label, Label::Negative);
    }

    void shiftClickAddsOneOfTheOtherClass()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        QTest::mouseClick(&shown.board, Qt::LeftButton, Qt::ShiftModifier, {50, 60});
        QCOMPARE(shown.added()[0].label, Label::Negative);
    }

    void coordinatesAreAsExactAsAPixelAndNoMore()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        QTest::mouseClick(&shown.board, Qt::LeftButton, {}, {123, 77});
        QVERIFY(shortest(shown.added()[0].x1).size() <= 6);
        QVERIFY(shortest(shown.added()[0].x2).size() <= 6);
    }

    void aTremblingClickIsStillAClick()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const View before = shown.board.view();
        drag(shown.board, Qt::LeftButton, {50, 60}, {52, 61});
        QCOMPARE(shown.added().size(), std::size_t{1});
        QCOMPARE(shown.board.view() == before, true);
    }

    void draggingThePlanePansAndAddsNothing()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const PlanePoint held = shown.board.view().toPlane({50, 60});
        drag(shown.board, Qt::LeftButton, {50, 60}, {150, 20});
        QVERIFY(shown.added().empty());
        const PlanePoint now = shown.board.view().toPlane({150, 20});
        QVERIFY(isNear(held.x(), now.x(), 1e-9) && isNear(held.y(), now.y(), 1e-9));
    }

    void theMiddleButtonPans()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const PlanePoint held = shown.board.view().toPlane({300, 200});
        drag(shown.board, Qt::MiddleButton, {300, 200}, {200, 100});
        const PlanePoint now = shown.board.view().toPlane({200, 100});
        QVERIFY(isNear(held.x(), now.x(), 1e-9) && isNear(held.y(), now.y(), 1e-9));
        QVERIFY(shown.added().empty());
    }

    void theWheelZoomsUnderThePointer()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const double scale = shown.board.view().scale;
        const PlanePoint under = shown.board.view().toPlane({100, 100});
        shown.wheel({100, 100}, 120);
        QVERIFY(shown.board.view().scale > scale);
        const PlanePoint now = shown.board.view().toPlane({100, 100});
        QVERIFY(isNear(under.x(), now.x(), 1e-9) && isNear(under.y(), now.y(), 1e-9));
        shown.wheel({100, 100}, -120);
        QVERIFY(isNear(shown.board.view().scale, scale, scale * 1e-9));
    }

    void heldSpacePansAndDoesNotPlay()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        QSignalSpy played(&shown.showing.playback(), &Playback::playingChanged);
        const View before = shown.board.view();
        QTest::keyPress(&shown.board, Qt::Key_Space);
        drag(shown.board, Qt::LeftButton, {50, 60}, {90, 60});
        QTest::keyRelease(&shown.board, Qt::Key_Space);
        QVERIFY(played.isEmpty());
        QVERIFY(shown.added().empty());
        QVERIFY(!(shown.board.view() == before));
    }

    void spaceAlonePlaysWhenItIsLetGo()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        QSignalSpy played(&shown.showing.playback(), &Playback::playingChanged);
        QTest::keyPress(&shown.board, Qt::Key_Space);
        QVERIFY(played.isEmpty());
        QTest::keyRelease(&shown.board, Qt::Key_Space);
        QCOMPARE(played.size(), 1);
    }

    void theStartIsDraggedByItsTip()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {3, 2};
        ShownBoard shown(oracleData("figure34.csv"), recipe);
        const auto handle = shown.board.startHandlePlace();
        QVERIFY(handle.has_value());
        drag(shown.board, Qt::LeftButton, toQt(*handle).toPoint(), toQt(*handle).toPoint() + QPoint(30, -20));
        QVERIFY(!shown.start().empty());
        QVERIFY(shown.added().empty());
        QVERIFY(shown.start()[0] > 3);
        QVERIFY(shown.start()[1] > 2);
    }

    void theStartSnapsToTheOrigin()
    {
        Recipe recipe = test::recipe("standard");
        recipe.start = {3, 2};
        ShownBoard shown(oracleData("figure34.csv"), recipe);
        drag(shown.board, Qt::LeftButton, toQt(*shown.board.startHandlePlace()).toPoint(),
             shown.pixelOf(0, 0) + QPoint(2, 2));
        QVERIFY(shown.start().empty());
    }

    void theViewFollowsItsSizeUntilItIsMoved()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        shown.board.resize(900, 700);
        QVERIFY(shown.board.view()
                == fitted(shown.showing.vectorScale().with(shown.document.points()), {900, 700}));
        shown.wheel({100, 100}, 240);
        const View moved = shown.board.view();
        shown.board.resize(600, 400);
        QVERIFY(isNear(shown.board.view().centreX1, moved.centreX1, 1e-9));
    }

    void theViewAndTheScaleStayOverAWholeRun()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const View before = shown.board.view();
        const double factor = vectorFactorOf(shown.board.frame()).drawn;
        QVERIFY(factor < 1);
        for (std::uint64_t k = 0; k <= shown.board.study().run->trace.updateCount(); ++k) {
            shown.showing.playback().seekUpdate(k);
            QVERIFY(shown.board.view() == before);
            QCOMPARE(vectorFactorOf(shown.board.frame()).drawn, factor);
        }
        // Nor does a hand that comes nearer change what is drawn by it.
        shown.wheel({100, 100}, 240);
        QCOMPARE(vectorFactorOf(shown.board.frame()).drawn, factor);
    }

    void aRunThatGoesElsewhereIsFollowedUntilTheViewIsMoved()
    {
        const auto standard = [](double eta) {
            Recipe result = recipe("standard");
            result.parameters["eta"] = eta;
            return result;
        };
        ShownBoard shown({{2, 1, Label::Positive}}, standard(1));
        shown.document.setRecipe(standard(1.4));
        QVERIFY(shown.board.view()
                == fitted(shown.showing.vectorScale().with(shown.document.points()), {600, 400}));
        QVERIFY(!(shown.board.view() == fitted({shown.document.points(), RingRoom::Labels}, {600, 400})));
        shown.wheel({100, 100}, 240);
        const View moved = shown.board.view();
        shown.document.setRecipe(standard(1));
        QVERIFY(shown.board.view() == moved);
    }

    void aDocumentsWindowIsShown()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        shown.board.showKept(KeptView{1, 2, 30});
        QVERIFY(isNear(shown.board.view().window().width, 30, 1e-9));
        QVERIFY(isNear(shown.board.view().window().centerX1, 1, 1e-9));
    }

    void thePointerIsToldInCoordinatesOfThePlane()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        std::optional<PlanePoint> place;
        connect(&shown.hands, &BoardHands::hovered, this, [&](const auto &hovered) { place = hovered; });
        QMouseEvent move(QEvent::MouseMove, {200, 150}, shown.board.mapToGlobal(QPointF(200, 150)),
                         Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(&shown.board, &move);
        QVERIFY(place.has_value());
        QVERIFY(isNear(place->x(), shown.board.view().toPlane({200, 150}).x(), 1e-9));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&shown.board, &leave);
        QVERIFY(!place.has_value());
    }

    void aPointsTipIsOfTheStepThatIsShown()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("standard"));
        const Point &first = shown.document.points().front();
        const QPoint place = toQt(shown.board.view().toScreen(first.x1, first.x2)).toPoint();
        shown.showing.playback().seekUpdate(1);
        QVERIFY(rest(shown.board, place));
        const QString before = QToolTip::text();
        QVERIFY(!before.isEmpty());
        shown.showing.playback().seekUpdate(3);
        QTRY_VERIFY(QToolTip::text().isEmpty());
        QVERIFY(rest(shown.board, place));
        QVERIFY(!QToolTip::text().isEmpty() && QToolTip::text() != before);
        QVERIFY(!rest(shown.board, {1, 1}));
        QTRY_VERIFY(QToolTip::text().isEmpty());
    }

    void anEmptyBoardTakesPointsToo()
    {
        ShownBoard shown({}, {});
        QTest::mouseClick(&shown.board, Qt::LeftButton, {}, {50, 60});
        QCOMPARE(shown.added().size(), std::size_t{1});
        QVERIFY(!shown.board.grab().isNull());
    }

    void everyFrameHasTheSizeOfTheBoard()
    {
        ShownBoard shown(oracleData("figure34.csv"), recipe("greedy"));
        QCOMPARE(shown.board.picture().size, (Size{600, 400}));
        const QPixmap frame = shown.board.grab();
        QCOMPARE(frame.size(), QSize(600, 400) * shown.board.devicePixelRatioF());
    }
};

HALFPLANE_TEST(board_test, BoardTest, QApplication)
#include "board_test.moc"
