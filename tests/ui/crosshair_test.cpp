#include "support/run.h"
#include "ui/board/hands/crosshair.h"
#include "ui/editing/open_document.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown_window.h"
#include "ui/status_line.h"
#include "ui/timeline/scrubber.h"

#include <QMenu>
#include <QMenuBar>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// A window whose crosshair Tab has brought.
struct Keyboard : Shown
{
    explicit Keyboard(const QString &data = u"example:figure34"_s)
        : Shown(data)
    {
        QTest::keyClick(&window.board(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    }

    Crosshair &crosshair() { return window.hands().crosshair(); }
    OpenDocument &document() { return window.showing().document(); }
    const Dataset &points() { return window.showing().document().points(); }

    /// To a point, by the keys that jump.
    void goToPoint(int number)
    {
        for (int i = 0; i < number; ++i)
            press(Qt::Key_N);
    }
    /// Both numbers of the place are multiples of a step.
    void checkRound(double step)
    {
        const PlanePoint place = window.board().placeAt(crosshair().pixel());
        for (const double number : {place.x(), place.y()})
            QVERIFY(std::abs(number - step * std::round(number / step)) < 1e-9);
    }
    /// Undo gives back what was, redo what is.
    void checkUndone(const Document &before)
    {
        const Document after = document().content();
        QVERIFY(!(after == before));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().content() == before);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(document().content() == after);
    }
};

} // namespace

class CrosshairTest : public QObject
{
    Q_OBJECT

private slots:
    void tabShowsItInTheMiddle()
    {
        Keyboard shown;
        QCOMPARE(QApplication::focusWidget(), &shown.window.board());
        QVERIFY(shown.crosshair().isShown());
        const Spot middle = fromQt(shown.window.board().rect()).centre();
        QVERIFY((Segment{shown.crosshair().pixel(), middle}.length()) < 40);
        shown.checkRound(tickStep(shown.window.board().view().scale, 40));
    }

    void enterOnTheBoardShowsIt()
    {
        Shown shown;
        const std::size_t before = shown.window.showing().document().points().size();
        shown.press(Qt::Key_Return);
        QVERIFY(shown.window.hands().crosshair().isShown());
        QCOMPARE(shown.window.showing().document().points().size(), before);
    }

    void whileItIsShownArrowsMoveItAndPageKeysStep()
    {
        Keyboard shown;
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.step(), std::uint64_t{2});
        shown.press(Qt::Key_PageDown);
        QCOMPARE(shown.step(), std::uint64_t{3});
        shown.press(Qt::Key_PageUp);
        QCOMPARE(shown.step(), std::uint64_t{2});
        QVERIFY(shown.crosshair().isShown());
    }

    void arrowsMoveFromRoundNumberToRoundNumber_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<Spot>("way");
        QTest::addColumn<double>("pixels");
        const Qt::KeyboardModifiers none;
        QTest::newRow("right") << Qt::Key_Right << none << Spot{1, 0} << 8.0;
        QTest::newRow("left") << Qt::Key_Left << none << Spot{-1, 0} << 8.0;
        QTest::newRow("up") << Qt::Key_Up << none << Spot{0, -1} << 8.0;
        QTest::newRow("down") << Qt::Key_Down << none << Spot{0, 1} << 8.0;
        QTest::newRow("far") << Qt::Key_Right << Qt::KeyboardModifiers(Qt::ShiftModifier) << Spot{1, 0}
                             << 40.0;
        QTest::newRow("one pixel") << Qt::Key_Up << Qt::KeyboardModifiers(Qt::ControlModifier) << Spot{0, -1}
                                   << 1.0;
    }
    void arrowsMoveFromRoundNumberToRoundNumber()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(Spot, way);
        QFETCH(double, pixels);
        Keyboard shown;
        const double scale = shown.window.board().view().scale;
        const double step = tickStep(scale, pixels);
        const Spot before = shown.crosshair().pixel();
        shown.press(key, modifiers);
        const Spot wanted = before + step * scale * way;
        QVERIFY((Segment{shown.crosshair().pixel(), wanted}.length()) < 1e-6);
        shown.checkRound(step);
    }

    void itsKeysAreSaidInTheStatusLine()
    {
        Keyboard shown;
        const auto *tool = shown.labelled<QLabel>(u"Tool"_s);
        QVERIFY(tool->text().startsWith(u"Arrows move the crosshair · Enter adds a point"_s));
        shown.press(Qt::Key_Escape);
        QVERIFY(!tool->text().contains(u"crosshair"_s));
    }

    void enterAddsAPoint_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<bool>("isPositive");
        QTest::newRow("of the current class") << Qt::KeyboardModifiers() << true;
        QTest::newRow("of the other class") << Qt::KeyboardModifiers(Qt::ShiftModifier) << false;
    }
    void enterAddsAPoint()
    {
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(bool, isPositive);
        Keyboard shown(u"example:xor"_s);
        shown.press(Qt::Key_Up, Qt::ShiftModifier);
        shown.press(Qt::Key_Up, Qt::ShiftModifier);
        const Document before = shown.document().content();
        shown.press(Qt::Key_Return, modifiers);
        QCOMPARE(shown.points().size(), before.points.size() + 1);
        QCOMPARE(shown.points().back().label, isPositive ? Label::Positive : Label::Negative);
        const PlanePoint place = shown.window.board().placeAt(shown.crosshair().pixel());
        QCOMPARE(shown.points().back().x1, place.x());
        QCOMPARE(shown.points().back().x2, place.y());
        shown.checkUndone(before);
    }

    void nGoesThroughTheListAndAround()
    {
        Keyboard shown(u"example:xor"_s);
        for (const std::size_t expected : {0u, 1u, 2u, 3u, 0u}) {
            shown.press(Qt::Key_N);
            QCOMPARE(shown.crosshair().point(), std::optional(expected));
        }
        shown.press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(shown.crosshair().point(), std::optional(std::size_t{3}));
    }

    void aPointIsPickedUpMovedAndPutDownAsOneStep()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(2);
        const Document before = shown.document().content();
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Right, Qt::ShiftModifier);
        shown.press(Qt::Key_Up);
        shown.press(Qt::Key_Return);
        const double scale = shown.window.board().view().scale;
        const double coarse = tickStep(scale, 40);
        const double beyond = coarse * (std::floor(before.points[1].x1 / coarse) + 1);
        QCOMPARE(shown.points()[1].x1, beyond);
        QCOMPARE(shown.points()[1].x2, before.points[1].x2 + tickStep(scale, 8));
        QCOMPARE(shown.points()[0], before.points[0]);
        shown.press(Qt::Key_Right); // it has been put down
        shown.checkUndone(before);
    }

    void escPutAPickedPointBack()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(1);
        const Document before = shown.document().content();
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!(shown.document().content() == before));
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.document().content() == before);
        QVERIFY(shown.crosshair().isShown());
        QCOMPARE(shown.crosshair().point(), std::optional(std::size_t{0}));
        QVERIFY(!shown.document().history().canUndo());
    }

    void aSelectedPointTakesTheSelectionAlong()
    {
        Keyboard shown(u"example:xor"_s);
        shown.document().setSelection({0, 2});
        shown.goToPoint(1);
        const Dataset before = shown.points();
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Up);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.points()[0].x2 > before[0].x2);
        QVERIFY(shown.points()[2].x2 > before[2].x2);
        QCOMPARE(shown.points()[1], before[1]);
        QCOMPARE(shown.points()[3], before[3]);
    }

    void losingTheFocusPutsAPickedPointBack()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(1);
        const Document before = shown.document().content();
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Right);
        shown.window.findChild<Scrubber *>()->setFocus(Qt::OtherFocusReason);
        QVERIFY(shown.document().content() == before);
        QVERIFY(!shown.crosshair().isShown());
    }

    void undoWhileCarryingIsSound()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(1);
        const Document before = shown.document().content();
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Right);
        shown.document().history().undo();
        QVERIFY(shown.document().content() == before);
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.points().size() >= before.points.size());
    }

    void flipAndRemoveAreOfThePointUnderIt()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(3);
        const Document before = shown.document().content();
        shown.press(Qt::Key_F);
        QCOMPARE(shown.points()[2].label, opposite(before.points[2].label));
        shown.checkUndone(before);
        const Document flipped = shown.document().content();
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.points().size(), std::size_t{3});
        shown.checkUndone(flipped);
    }

    void overNothingFAndDeleteAreTheSelections()
    {
        Keyboard shown(u"example:xor"_s);
        shown.press(Qt::Key_Up, Qt::ShiftModifier);
        shown.press(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(!shown.crosshair().point());
        shown.document().setSelection({1});
        const Dataset before = shown.points();
        shown.press(Qt::Key_F);
        QCOMPARE(shown.points()[1].label, opposite(before[1].label));
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.points().size(), before.size() - 1);
    }

    void ctrlSpaceSelectsAndUnselects()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(2);
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.document().selection(), Selection{1});
        shown.press(Qt::Key_N);
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.document().selection(), (Selection{1, 2}));
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.document().selection(), Selection{1});
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void theViewFollows()
    {
        Keyboard shown;
        const View before = shown.window.board().view();
        for (int i = 0; i < 60; ++i)
            shown.press(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(shown.window.board().view().centreX1 < before.centreX1);
        QVERIFY(shown.window.board().rect().contains(toQt(shown.crosshair().pixel()).toPoint()));
        QCOMPARE(shown.window.board().view().scale, before.scale);
    }

    void theMenuKeyOpensTheMenuOfThePlace()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(2);
        const QPoint middle = shown.window.board().rect().center();
        QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, middle,
                                  shown.window.board().mapToGlobal(middle));
        QApplication::sendEvent(&shown.window.board(), &menuKey);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(shown.document().selection(), Selection{1}); // it is about that point
        menu->close();
        QVERIFY(shown.crosshair().isShown());
    }

    void escAndAPressOfTheMouseTakeItAway()
    {
        Keyboard shown;
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.crosshair().isShown());
        shown.press(Qt::Key_Return);
        QVERIFY(shown.crosshair().isShown());
        shown.click({60, 60});
        QVERIFY(!shown.crosshair().isShown());
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), std::uint64_t{3});
    }

    /// Which takes the focus for a while only, and does not give it back then.
    void itIsGoneWhereTheMenuBarIsLeftForElsewhere()
    {
        Keyboard shown;
        shown.window.menuBar()->setFocus(Qt::MenuBarFocusReason);
        QVERIFY(shown.crosshair().isShown());
        shown.window.findChild<Scrubber *>()->setFocus(Qt::TabFocusReason);
        QVERIFY(!shown.crosshair().isShown());
    }

    void whatIsUnderItIsToldAndSaid()
    {
        Keyboard shown(u"example:xor"_s);
        shown.goToPoint(2);
        const QString spoken = shown.window.board().accessibleDescription();
        QVERIFY2(spoken.startsWith(u"x₂ = ("_s), qUtf8Printable(spoken));
        QVERIFY(spoken.contains(u"class "_s));
        QVERIFY(shown.crosshair().status().contains(u"Enter picks it up"_s));
        shown.press(Qt::Key_Return);
        QVERIFY(shown.crosshair().status().contains(u"Enter puts it down"_s));
        shown.press(Qt::Key_Escape);
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.crosshair().status().isEmpty());
    }

    void itIsDrawn()
    {
        Keyboard shown;
        const QImage with = shown.window.board().grab().toImage();
        const Spot place = (shown.crosshair().pixel() + Spot{14, 0}) * with.devicePixelRatio();
        const QPoint arm(static_cast<int>(place.x), static_cast<int>(place.y));
        shown.press(Qt::Key_Escape);
        const QImage without = shown.window.board().grab().toImage();
        QVERIFY(with.pixelColor(arm).lightness() < 80);
        QVERIFY(without.pixelColor(arm) != with.pixelColor(arm));
        QVERIFY(with.pixelColor(1, with.height() / 2) != without.pixelColor(1, with.height() / 2));
    }
};

HALFPLANE_TEST(crosshair_test, CrosshairTest, QApplication)
#include "crosshair_test.moc"
