#include "support/run.h"
#include "ui/board/hands/tool_box.h"
#include "ui/hands.h"
#include "ui/painting/qt_shapes.h"

#include <QLabel>
#include <QMenuBar>

using namespace halfplane;
using namespace halfplane::test;

class ToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void theStripHasRoomForTheNextToolToo()
    {
        Hands hands;
        const auto *strip = hands.window.findChild<QWidget *>(u"toolStrip"_s);
        hands.press(Qt::Key_E);
        const int alone = strip->width();
        hands.press(Qt::Key_S);
        hands.press(Qt::Key_E);
        QCOMPARE(strip->width(), alone);
    }

    void eachToolIsChosenByItsKey_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("id");
        QTest::newRow("select") << int(Qt::Key_V) << u"select"_s;
        QTest::newRow("eraser") << int(Qt::Key_E) << u"eraser"_s;
        QTest::newRow("spray") << int(Qt::Key_S) << u"spray"_s;
        QTest::newRow("w0") << int(Qt::Key_W) << u"start"_s;
        QTest::newRow("hand") << int(Qt::Key_H) << u"pan"_s;
    }
    void eachToolIsChosenByItsKey()
    {
        QFETCH(int, key);
        QFETCH(QString, id);
        Hands hands;
        hands.press(key);
        QCOMPARE(hands.window.tools().current().description().id, id);
        QVERIFY(actionNamed(hands.window, u"tool-"_s + id)->isChecked());
        hands.press(Qt::Key_P);
        QCOMPARE(hands.window.tools().current().description().id, u"points"_s);
    }

    void theNextDocumentBeginsWithThePoints()
    {
        Hands hands;
        hands.press(Qt::Key_E);
        QVERIFY(hands.window.open(u"example:figure34"_s));
        QCOMPARE(hands.window.tools().current().description().id, u"points"_s);
        QVERIFY(actionNamed(hands.window, u"tool-points"_s)->isChecked());
        hands.press(Qt::Key_V);
        hands.press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(hands.window.tools().current().description().id, u"points"_s);
    }

    void theStatusLineSaysWhatAClickDoes()
    {
        Hands hands;
        const auto *status = hands.labelled<QLabel>(u"Tool"_s);
        QVERIFY(status != nullptr);
        QVERIFY(status->text().contains(u"adds a point of class +1"_s));
        hands.press(Qt::Key_2);
        QVERIFY(status->text().contains(u"adds a point of class −1"_s));
        hands.press(Qt::Key_E);
        QVERIFY(status->text().contains(u"erase"_s));
    }

    void aPointIsMovedInOneStep()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.drag(hands.pixelOf(0), hands.pixelOf(-6, 5));
        QCOMPARE(hands.points().size(), std::size_t{4});
        QVERIFY(std::abs(hands.points()[0].x1 + 6) < 0.05 && std::abs(hands.points()[0].x2 - 5) < 0.05);
        QCOMPARE(hands.study().points == hands.points(), true);
        QCOMPARE(hands.steps(), 1);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void aMovedPointLandsAsExactAsAPixel()
    {
        Hands hands;
        hands.document().setPoint(0, {-4.000000123, 2.1415926535, Label::Positive});
        hands.drag(hands.pixelOf(0), hands.pixelOf(0) + QPoint(37, -23));
        QVERIFY(shortest(hands.points()[0].x1).size() <= 5);
        QVERIFY(shortest(hands.points()[0].x2).size() <= 5);
    }

    void aPointUnderAClickIsSelectedAndNoneIsAdded()
    {
        Hands hands;
        hands.click(hands.pixelOf(2));
        QCOMPARE(hands.selection(), Selection{2});
        QCOMPARE(hands.points().size(), std::size_t{4});
        QCOMPARE(hands.steps(), 0);
    }

    void ctrlClickTogglesAPointAndAddsNone()
    {
        Hands hands;
        hands.click(hands.pixelOf(2));
        hands.click(hands.pixelOf(0), Qt::ControlModifier);
        QCOMPARE(hands.selection(), (Selection{0, 2}));
        hands.click(hands.pixelOf(2), Qt::ControlModifier);
        QCOMPARE(hands.selection(), Selection{0});
        hands.click(hands.pixelOf(0, 0), Qt::ControlModifier);
        QCOMPARE(hands.points().size(), std::size_t{4});
    }

    void theEraserTakesWhatItTouches()
    {
        Hands hands;
        hands.press(Qt::Key_E);
        const Document before = hands.document().content();
        hands.click(hands.pixelOf(1) + QPoint(8, 0));
        QCOMPARE(hands.points().size(), std::size_t{3});
        QCOMPARE(hands.points()[1].x1, -4.0);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void theEraserSweepsInOneStep()
    {
        Hands hands;
        hands.press(Qt::Key_E);
        hands.document().setSelection({0, 3});
        const Document before = hands.document().content();
        hands.drag(hands.pixelOf(-6, 2), hands.pixelOf(6, 2));
        QCOMPARE(hands.points().size(), std::size_t{2});
        QCOMPARE(hands.selection(), Selection{1});
        QCOMPARE(hands.document().history().undoText(), u"erase 2 points"_s);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void theEraserDoesNothingWhereThereIsNoPoint()
    {
        Hands hands;
        hands.press(Qt::Key_E);
        hands.drag(hands.pixelOf(-6, 0), hands.pixelOf(6, 0));
        QCOMPARE(hands.points().size(), std::size_t{4});
        QCOMPARE(hands.steps(), 0);
    }

    void theStartToolPutsTheTipOfW0()
    {
        Hands hands;
        hands.press(Qt::Key_W);
        const Document before = hands.document().content();
        hands.click(hands.pixelOf(-3, 2)); // from where the run is drawn as long as it is
        QCOMPARE(hands.document().content().recipe().start.size(), std::size_t{2});
        const Spot tip = *hands.board().startHandlePlace();
        QVERIFY(distance(tip, fromQt(hands.pixelOf(-3, 2))) < 3);
        QVERIFY(hands.isOneStepFrom(before));
        hands.drag(hands.pixelOf(2, 2), hands.pixelOf(0, 0));
        QVERIFY(hands.document().content().recipe().start.empty());
    }

    /// Through the origin it turns with the hand, w keeps its length.
    void atTheStartTheBoundaryCanBeTurned()
    {
        Recipe recipe;
        recipe.start = {0, 2};
        Hands hands(recipe);
        const Document before = hands.document().content();
        hands.drag(hands.pixelOf(3, 0), hands.pixelOf(2, 2));
        const std::vector<double> start = hands.document().content().recipe().start;
        QVERIFY(std::abs(std::hypot(start[0], start[1]) - 2) < 0.1);
        QVERIFY(std::abs(start[0] + start[1]) < 0.1 && start[1] > 1);
        QVERIFY(hands.isOneStepFrom(before));
        QCOMPARE(hands.points().size(), std::size_t{4});
    }

    void atTheStartTheBoundaryCanBeShifted_data()
    {
        QTest::addColumn<Space>("space");
        QTest::addColumn<std::vector<double>>("start");
        QTest::newRow("line") << Space::Bias << std::vector<double>{0, 1, 0};
        QTest::newRow("circle") << Space::Circle << std::vector<double>{0, 0, -1, 9};
    }
    /// With a bias and as a circle what was taken hold of stays under the hand.
    void atTheStartTheBoundaryCanBeShifted()
    {
        QFETCH(Space, space);
        QFETCH(std::vector<double>, start);
        Recipe recipe;
        recipe.space = space;
        recipe.start = start;
        Hands hands(recipe);
        const QPoint from = space == Space::Bias ? hands.pixelOf(-2.5, 0) : hands.pixelOf(0, -3);
        const QPoint to = space == Space::Bias ? hands.pixelOf(-2.5, 1.5) : hands.pixelOf(0, -2);
        hands.drag(from, to);
        const std::vector<double> after = hands.document().content().recipe().start;
        QVERIFY(after.back() != start.back());
        QVERIFY(std::equal(start.begin(), start.end() - 1, after.begin()));
        const PlanePoint place = hands.board().view().toPlane(fromQt(QPointF(to)));
        QVERIFY(std::abs(dot(weightsOf(after), embed(space, place.x(), place.y()))) < 0.2);
    }

    void atTheStartWCanBePulledByItsArrow()
    {
        Recipe recipe;
        recipe.start = {2, 1};
        Hands hands(recipe);
        const Spot tip = *hands.board().startHandlePlace();
        const QPoint middle = toQt((tip + fromQt(QPointF(hands.pixelOf(0, 0)))) / 2.0).toPoint();
        hands.drag(middle, middle + QPoint(30, 10));
        QVERIFY(distance(*hands.board().startHandlePlace(), tip + Spot{30, 10}) < 3);
        QCOMPARE(hands.points().size(), std::size_t{4});
    }

    /// There a click adds a point as everywhere.
    void aClickOnTheBoundaryAddsAPoint()
    {
        Recipe recipe;
        recipe.start = {0, 2};
        Hands hands(recipe);
        hands.click(hands.pixelOf(3, 0));
        QCOMPARE(hands.points().size(), std::size_t{5});
    }

    void ctrlSnapsToTheGrid()
    {
        Hands hands;
        const double step = hands.board().gridStep();
        const auto isOnGrid = [&](double coordinate) { return std::remainder(coordinate, step) == 0; };
        const QPoint from = hands.pixelOf(0);
        hands.hold(from, from + QPoint(41, -23), Qt::NoModifier);
        hands.moveTo(from + QPoint(47, -29), Qt::LeftButton, Qt::ControlModifier);
        QVERIFY(isOnGrid(hands.points()[0].x1) && isOnGrid(hands.points()[0].x2));
        hands.moveTo(from + QPoint(47, -29), Qt::LeftButton);
        QVERIFY(!isOnGrid(hands.points()[0].x1) || !isOnGrid(hands.points()[0].x2));
        hands.letGo(from + QPoint(47, -29));
    }

    void theSwitchSnapsWhatIsPutDown()
    {
        Hands hands;
        QVERIFY(!hands.window.hands().status().contains(u"snaps"_s));
        hands.window.findChild<ToolBox *>()->snapAction()->trigger();
        QVERIFY(hands.window.hands().status().contains(u"snaps to the grid"_s));
        const double step = hands.board().gridStep();
        hands.click(hands.pixelOf(1.3 * step, -2.4 * step));
        const Point added = hands.points().back();
        QCOMPARE(added.x1, step);
        QCOMPARE(added.x2, -2 * step);
    }

    void theStartToolSaysWhyThereIsNoArrow()
    {
        Recipe recipe;
        recipe.space = Space::Circle;
        Hands hands(recipe);
        hands.press(Qt::Key_W);
        QVERIFY(hands.labelled<QLabel>(u"Tool"_s)->text().contains(u"no arrow"_s));
        hands.drag(hands.pixelOf(1, 1), hands.pixelOf(3, 3));
        QCOMPARE(hands.steps(), 0);
    }

    void theHandMovesThePlaneAlone()
    {
        Hands hands;
        hands.press(Qt::Key_H);
        const PlanePoint held = hands.board().view().toPlane(fromQt(hands.pixelOf(0)));
        const QPoint to = hands.pixelOf(0) + QPoint(60, 30);
        hands.drag(hands.pixelOf(0), to);
        const PlanePoint now = hands.board().view().toPlane(fromQt(QPointF(to)));
        QVERIFY(std::abs(now.x() - held.x()) < 1e-9 && std::abs(now.y() - held.y()) < 1e-9);
        QCOMPARE(hands.steps(), 0);
        hands.click(hands.pixelOf(0, 0));
        QCOMPARE(hands.points().size(), std::size_t{4});
    }

    void theStripOfSettingsMovesAndCoversNothing()
    {
        Hands hands;
        QCoreApplication::processEvents(); // the column has its sizes
        const QPoint before = hands.board().mapToGlobal(QPoint(0, 0));
        const QSize size = hands.board().size();
        hands.press(Qt::Key_S);
        const auto *strip = hands.window.findChild<QWidget *>(u"toolStrip"_s);
        QVERIFY(strip != nullptr && strip->isVisible());
        QCoreApplication::processEvents();
        const QRect around(strip->mapTo(&hands.window, QPoint(0, 0)), strip->size());
        QVERIFY(!around.intersects(QRect(before - hands.window.pos(), size)));
        QVERIFY(hands.window.menuBar()->geometry().contains(around));
        QVERIFY(strip->width() >= strip->sizeHint().width());
        QCOMPARE(hands.board().mapToGlobal(QPoint(0, 0)), before);
        QCOMPARE(hands.board().size(), size);
        hands.press(Qt::Key_P);
        QVERIFY(!strip->isVisible());
    }

    void anotherToolInTheMiddleOfADragLetsItEndAsItBegan()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.hold(hands.pixelOf(0), hands.pixelOf(-6, 4));
        hands.press(Qt::Key_E);
        hands.letGo(hands.pixelOf(-6, 4));
        QCOMPARE(hands.points().size(), std::size_t{4});
        QVERIFY(std::abs(hands.points()[0].x1 + 6) < 0.05);
        QVERIFY(hands.isOneStepFrom(before));
    }
};

HALFPLANE_TEST(tools_test, ToolsTest, QApplication)
#include "tools_test.moc"
