#include "core/picture/perspective.h"
#include "hands.h"
#include "support/run.h"
#include "ui/board/board_row.h"
#include "ui/documents/filing.h"
#include "ui/forms/segments.h"
#include "ui/shown/moving_viewpoint.h"

#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QVariantAnimation>

using namespace halfplane;
using namespace halfplane::test;

namespace {

const Perspective &perspective(std::string_view id) { return *findPerspective(id); }

MovingViewpoint &viewpointOf(const Shown &shown) { return shown.window.showing().viewpoint(); }

} // namespace

/// Hands where the run is looked at from elsewhere.

class ViewpointTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeyTurnsToTheNextAndBack()
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

    void turningTakesItsTimeUnlessMotionIsReduced()
    {
        Shown shown(u"example:first"_s);
        shown.window.showing().playback().setReducedMotion(false);
        shown.press(Qt::Key_T);
        auto &way = *viewpointOf(shown).findChild<QVariantAnimation *>();
        QCOMPARE(way.duration(), 500);
        way.setCurrentTime(250);
        QVERIFY(std::abs(viewpointOf(shown).now().share - 0.5) < 0.01);
        QTRY_COMPARE(viewpointOf(shown).now().share, 1.0);
        shown.press(Qt::Key_T, Qt::ShiftModifier);
        QVERIFY(!shown.window.board().showsPlane()); // on the way
        QTRY_VERIFY(shown.window.board().showsPlane());
    }

    void thePlaneComesBackAsItWasSeen()
    {
        Shown shown(u"example:first"_s);
        Board &board = shown.window.board();
        board.zoom(1.7);
        const View before = board.view();
        const auto window = board.keptView();
        shown.press(Qt::Key_T);
        QVERIFY(board.view() != before);
        QCOMPARE(board.keptView(), window); // that a document keeps
        board.zoom(2);
        shown.press(Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(board.view(), before);
    }

    void aClickElsewhereAddsNothing()
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

    void w0IsDraggedInItsOwnPlane()
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

    void theSliceKeepsTheBiasOfW0()
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

    void aDragTurnsWhatIsSolid()
    {
        Recipe recipe;
        recipe.space = Space::Circle;
        Hands hands(recipe);
        viewpointOf(hands).choose(perspective("lifted"));
        const Viewpoint before = viewpointOf(hands).now();
        hands.drag({200, 200}, {260, 180});
        QVERIFY(viewpointOf(hands).now().turn > before.turn);
        QVERIFY(viewpointOf(hands).now().height < before.height);
        hands.drag({200, 200}, {200, 900});
        QCOMPARE(viewpointOf(hands).now().height, highestSight);
        QCOMPARE(hands.steps(), 0);
    }

    void whatIsPointedAtIsToldByItsPoint()
    {
        Hands hands;
        viewpointOf(hands).choose(perspective("reflected"));
        const Point &third = hands.points()[2]; // of class −1
        hands.moveTo(toQt(hands.board().view().toScreen(-third.x1, -third.x2)).toPoint(), Qt::NoButton);
        QVERIFY(viewpointOf(hands).now().pointed.has_value());
        const std::size_t pointed = *viewpointOf(hands).now().pointed;
        QVERIFY(pointed == 1 || pointed == 2); // x₂ and z₃ are at one place
        hands.moveTo({3, 3}, Qt::NoButton);
        QVERIFY(!viewpointOf(hands).now().pointed.has_value());
    }

    void aDocumentKeepsFromWhereItIsSeen()
    {
        Shown shown(u"example:circle"_s);
        viewpointOf(shown).choose(perspective("lifted"));
        viewpointOf(shown).turnBy(0.5, 0.1);
        const Viewpoint seen = viewpointOf(shown).now();
        const Document kept = *readDocument(writeDocument(shown.window.filing().contentToSave()));
        QCOMPARE(kept.perspective, "lifted");
        shown.window.open(u"example:first"_s);
        QVERIFY(shown.window.board().showsPlane());
        QVERIFY(shown.window.filing().contentToSave().perspective.empty());
        shown.window.open(OpenedDocument{kept, u"circle"_s, {}});
        QCOMPARE(viewpointOf(shown).chosen().id, "lifted");
        QVERIFY(std::abs(viewpointOf(shown).now().turn - seen.turn) < 1e-3);
        QVERIFY(std::abs(viewpointOf(shown).now().height - seen.height) < 1e-3);
        QCOMPARE(shown.window.filing().contentToSave(), kept);
    }

    void comparedBoardsLookFromOnePlace()
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

    void theRowAndTheMenuChoose()
    {
        Shown shown(u"example:first"_s);
        auto *row = shown.labelled<Segments>(u"How the board looks at the run"_s);
        QVERIFY(row != nullptr);
        const auto buttons = row->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), qsizetype(4));
        QTest::mouseClick(buttons[2], Qt::LeftButton);
        QCOMPARE(viewpointOf(shown).chosen().id, "weights");
        QVERIFY(actionNamed(shown.window, u"perspective-weights"_s)->isChecked());
        actionNamed(shown.window, u"perspective-reflected"_s)->trigger();
        QCOMPARE(row->current(), 1);
    }

    void whatIsLiftedIsTurnedByKeys()
    {
        Shown shown(u"example:circle"_s);
        const Viewpoint flat = viewpointOf(shown).now();
        QTest::keyClick(&shown.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(viewpointOf(shown).now(), flat);
        viewpointOf(shown).choose(perspective("lifted"));
        QTRY_COMPARE(viewpointOf(shown).now().share, 1.0);
        const Viewpoint before = viewpointOf(shown).now();
        QTest::keyClick(&shown.window, Qt::Key_Right, Qt::AltModifier);
        QVERIFY(viewpointOf(shown).now().turn > before.turn + 0.2);
        QTest::keyClick(&shown.window, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(std::abs(viewpointOf(shown).now().turn - before.turn) < 1e-12);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&shown.window, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(viewpointOf(shown).now().height, highestSight);
        QTest::keyClick(&shown.window, Qt::Key_0); // as it was at first
        QCOMPARE(viewpointOf(shown).now().height, before.height);
    }
};

HALFPLANE_TEST(viewpoint_test, ViewpointTest, QApplication)
#include "viewpoint_test.moc"
