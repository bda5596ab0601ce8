// What keys do in the window, whatever has the focus.
#include "support/run.h"
#include "ui/board/board.h"
#include "ui/board/hands/tool_box.h"
#include "ui/forms/chips.h"
#include "ui/panels/recipe_panel.h"
#include "ui/panels/theorem_list.h"
#include "ui/shown_window.h"
#include "ui/timeline/scrubber.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLineEdit>
#include <QSignalSpy>

using namespace halfplane;
using namespace halfplane::test;

class WindowKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void keysStep()
    {
        Shown shown;
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), std::uint64_t{3});
        shown.press(Qt::Key_Left);
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.step(), std::uint64_t{1});
        shown.press(Qt::Key_End);
        QVERIFY(shown.window.showing().playback().isAtEnd());
        QCOMPARE(shown.step(), std::uint64_t{49});
        shown.press(Qt::Key_Home);
        QCOMPARE(shown.step(), std::uint64_t{0});
        shown.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(shown.study().run->trace.sweepOfUpdate(shown.step()), std::uint64_t{1});
        QVERIFY(shown.step() > 1);
        shown.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.step(), std::uint64_t{0});
    }

    void aStepPausesPlaying()
    {
        Shown shown;
        shown.window.showing().playback().play();
        shown.press(Qt::Key_Right);
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void whatCanBeDoneAgainIsNotDoneOnSomethingElse()
    {
        Shown shown;
        shown.press(Qt::Key_K);
        OpenDocument &document = shown.window.showing().document();
        const Document compared = document.content();
        Recipe recipe = document.recipe();
        recipe.order = Order::Shuffled;
        document.setRecipe(recipe);
        document.history().undo();
        shown.press(Qt::Key_K);
        QVERIFY(!document.isComparing());
        QVERIFY(!document.history().canRedo()); // it was of two
        document.history().undo();
        QVERIFY(document.content() == compared);
    }

    void spaceOnTheBoardPlaysAndPauses()
    {
        Shown shown;
        shown.press(Qt::Key_Space);
        QVERIFY(shown.window.showing().playback().isPlaying());
        shown.press(Qt::Key_Space);
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void pageKeysOfAPresentersRemoteStep()
    {
        Shown shown;
        shown.press(Qt::Key_PageDown);
        QCOMPARE(shown.step(), std::uint64_t{3});
        shown.press(Qt::Key_PageUp);
        QCOMPARE(shown.step(), std::uint64_t{2});
    }

    void digitsAndXChooseTheClass()
    {
        Shown shown;
        shown.press(Qt::Key_2);
        QCOMPARE(shown.window.tools().currentClass(), Label::Negative);
        shown.press(Qt::Key_X);
        QCOMPARE(shown.window.tools().currentClass(), Label::Positive);
        shown.press(Qt::Key_X);
        shown.press(Qt::Key_1);
        QCOMPARE(shown.window.tools().currentClass(), Label::Positive);
    }

    void keysThatAFieldNeedsStayTheFields()
    {
        Shown shown;
        QLineEdit *field = nullptr;
        for (auto *edit : shown.window.findChild<RecipePanel *>()->findChildren<QLineEdit *>()) {
            if (edit->isVisible() && edit->isEnabled())
                field = edit;
        }
        QVERIFY(field != nullptr);
        field->setFocus();
        field->selectAll();
        for (const int key : {Qt::Key_2, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End})
            shown.press(key);
        QCOMPARE(shown.window.tools().currentClass(), Label::Positive);
        QCOMPARE(shown.step(), std::uint64_t{2});
        QCOMPARE(field->text(), u"2"_s);
    }

    void spacePressesAButtonThatHasTheFocus()
    {
        Shown shown;
        QAbstractButton *bias = nullptr;
        for (auto *button : shown.window.findChild<RecipePanel *>()->findChildren<QAbstractButton *>()) {
            if (button->text().contains(u"Line"_s))
                bias = button;
        }
        QVERIFY(bias != nullptr);
        bias->setFocus();
        shown.press(Qt::Key_Space);
        QCOMPARE(shown.study().recipe.space, Space::Bias);
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void steppingGoesOnAfterAClick_data()
    {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("part"); // its class
        QTest::newRow("on a theorem") << u"theorems"_s << u"halfplane::TheoremList"_s;
        QTest::newRow("on a step") << u"steps"_s << u"halfplane::StepTable"_s;
        QTest::newRow("on a chart") << u"loss"_s << u"halfplane::ChartView"_s;
        QTest::newRow("on a button") << u"recipe"_s << u"QPushButton"_s;
    }
    void steppingGoesOnAfterAClick()
    {
        QFETCH(QString, panel);
        QFETCH(QString, part);
        Shown shown;
        const QWidget *opened = shown.panels().open(panel);
        QCoreApplication::processEvents();
        QWidget *clicked = nullptr;
        for (auto *widget : opened->parentWidget()->findChildren<QWidget *>()) {
            if (widget->inherits(qPrintable(part)) && widget->isVisible())
                clicked = widget;
        }
        QVERIFY(clicked != nullptr);
        auto *area = qobject_cast<QAbstractScrollArea *>(clicked);
        QTest::mouseClick(area != nullptr ? area->viewport() : clicked, Qt::LeftButton, {}, {20, 10});
        Playback &playback = shown.window.showing().playback();
        playback.seekUpdate(1);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown})
            shown.press(key);
        QCOMPARE(shown.step(), std::uint64_t{3});
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_PageUp})
            shown.press(key);
        QCOMPARE(shown.step(), std::uint64_t{1});
        shown.press(Qt::Key_Space);
        QTRY_VERIFY(playback.isPlaying());
    }

    /// By mouse, and after another variant has taken the rates away, focus and all.
    void steppingGoesOnAfterARateIsAdded()
    {
        Shown shown;
        const auto choose = [&](const QString &variant) {
            for (auto *button : shown.window.findChildren<QAbstractButton *>()) {
                if (button->isVisible() && button->text() == variant)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        };
        const auto stepsOn = [&] {
            shown.window.showing().playback().seekUpdate(1);
            shown.press(Qt::Key_Right);
            return shown.step() == 2;
        };
        choose(u"Greedy"_s);
        QAbstractButton *add = nullptr;
        for (auto *chip : shown.window.findChildren<Chip *>()) {
            if (chip->isVisible() && chip->text() == u"+"_s)
                add = chip;
        }
        QVERIFY(add != nullptr);
        QTest::mouseClick(add, Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), u"3"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(stepsOn());
        choose(u"Standard"_s);
        QVERIFY(stepsOn());
        QCOMPARE(shown.window.showing().document().recipe().space, Space::Origin);
    }

    void aListReachedByKeysKeepsItsOwn()
    {
        Shown shown;
        shown.panels().open(u"theorems"_s);
        auto *list = shown.window.findChild<TheoremList *>();
        QTRY_VERIFY(list->isVisible() && list->model()->rowCount() > 0);
        list->setFocus(Qt::TabFocusReason);
        list->setCurrentIndex(list->model()->index(0, 0));
        const std::uint64_t step = shown.step();
        shown.press(Qt::Key_PageDown);
        QVERIFY(list->currentIndex().row() > 0);
        QCOMPARE(shown.step(), step);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), step + 1);
    }

    void aHeldXExchangesTheClassOnce()
    {
        Shown shown;
        shown.press(Qt::Key_X);
        QCOMPARE(shown.window.tools().currentClass(), Label::Negative);
        constexpr int repeats = 5;
        for (int i = 0; i < repeats; ++i)
            QTest::simulateEvent(&shown.window.board(), true, Qt::Key_X, {}, u"x"_s, true);
        QCOMPARE(shown.window.tools().currentClass(), Label::Negative);
        const std::uint64_t step = shown.step();
        for (int i = 0; i < repeats; ++i)
            QTest::simulateEvent(&shown.window.board(), true, Qt::Key_Right, {}, {}, true);
        QCOMPARE(shown.step(), step + repeats);
    }

    /// As X sends it where Qt does not see that a release and a press are one repeat.
    void aHeldSpacePlaysOnceEvenWhereRepeatsAreNotKnown()
    {
        Shown shown;
        const Playback &playback = shown.window.showing().playback();
        QSignalSpy played(&playback, &Playback::playingChanged);
        const auto send = [&](QEvent::Type type, quint64 time) {
            QKeyEvent event(type, Qt::Key_Space, {});
            event.setTimestamp(time);
            QCoreApplication::sendEvent(&shown.window.board(), &event);
        };
        send(QEvent::KeyPress, 1000);
        for (quint64 time = 1600; time < 2000; time += 40) {
            send(QEvent::KeyRelease, time);
            send(QEvent::KeyPress, time);
        }
        QCOMPARE(played.count(), 0);
        send(QEvent::KeyRelease, 2000);
        QTRY_VERIFY(playback.isPlaying());
        QCOMPARE(played.count(), 1);
    }

    void aSpaceHeldElsewhereActsOnce_data()
    {
        QTest::addColumn<QString>("focused");
        QTest::newRow("on the button that plays") << u"play"_s;
        QTest::newRow("on what leaves it to the window") << u"scrubber"_s;
    }
    /// A press that the widget with the focus does not keep plays, as the window's shortcut.
    void aSpaceHeldElsewhereActsOnce()
    {
        QFETCH(QString, focused);
        Shown shown;
        const Playback &playback = shown.window.showing().playback();
        QSignalSpy played(&playback, &Playback::playingChanged);
        QWidget *widget = focused == u"play"
            ? static_cast<QWidget *>(shown.window.findChild<QAbstractButton *>(focused))
            : shown.window.findChild<Scrubber *>();
        widget->setFocus(Qt::TabFocusReason);
        const auto send = [&](QEvent::Type type, quint64 time) {
            QKeyEvent event(type, Qt::Key_Space, {});
            event.setTimestamp(time);
            event.ignore();
            QCoreApplication::sendEvent(widget, &event);
            return event.isAccepted();
        };
        const auto press = [&](quint64 time) {
            if (send(QEvent::ShortcutOverride, time))
                send(QEvent::KeyPress, time);
            else
                shown.window.showing().playback().togglePlaying();
        };
        press(1000);
        for (quint64 time = 1600; time < 2000; time += 40) {
            send(QEvent::KeyRelease, time);
            press(time);
        }
        send(QEvent::KeyRelease, 2000);
        QVERIFY(playback.isPlaying());
        QCOMPARE(played.count(), 1);
        press(2200); // another one
        send(QEvent::KeyRelease, 2260);
        QVERIFY(!playback.isPlaying());
    }
};

HALFPLANE_TEST(window_keys_test, WindowKeysTest, QApplication)
#include "window_keys_test.moc"
