#include "core/reordering.h"
#include "support/run.h"
#include "ui/shown_window.h"
#include "ui/undone.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>

using namespace halfplane;
using namespace halfplane::test;

namespace {

QString plain(const QString &text) { return QString(text).remove(u'&'); }

struct Menu : Shown
{
    Menu()
        : Shown(u"example:xor"_s)
        , menu(window.findChild<QMenu *>(u"edit"_s))
        , before(document().content())
    {
    }

    OpenDocument &document() const { return window.showing().document(); }
    const Dataset &points() const { return document().points(); }

    static QAction *in(const QMenu &menu, const QString &text)
    {
        for (QAction *action : menu.actions()) {
            if (plain(action->text()).startsWith(text))
                return action;
            QAction *below = action->menu() != nullptr ? in(*action->menu(), text) : nullptr;
            if (below != nullptr)
                return below;
        }
        return nullptr;
    }

    QAction *action(const QString &text) const { return in(*menu, text); }
    bool isEnabled(const QString &text) const { return action(text)->isEnabled(); }

    QMenu *menu;
    Document before;
};

} // namespace

class EditMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWouldChangeNothingIsDisabled_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("selected");
        QTest::addColumn<QString>("enabled");
        QTest::newRow("no points") << 0 << 0 << u"Copy"_s;
        QTest::newRow("one point") << 1 << 0 << u"Clear Copy Select all"_s;
        QTest::newRow("one selected point") << 1 << 1 << u"Clear Copy Cut Delete Flip Select none"_s;
        QTest::newRow("two points") << 2 << 0 << u"Clear Copy Reverse Select all Shuffle Sort by feature 1"_s;
        QTest::newRow("one of two")
            << 2 << 1
            << u"Clear Copy Cut Delete Flip Reverse Select all Select none Shuffle Sort by feature 1 Visit last"_s;
        QTest::newRow("two of two")
            << 2 << 2 << u"Clear Copy Cut Delete Flip Reverse Select none Shuffle Sort by feature 1"_s;
    }
    void whatWouldChangeNothingIsDisabled()
    {
        QFETCH(const int, points);
        QFETCH(const int, selected);
        const Menu shown;
        shown.document().clear();
        for (int i = 0; i < points; ++i)
            shown.document().addPoint({static_cast<double>(i), 1, Label::Positive});
        Selection selection;
        for (int i = 0; i < selected; ++i)
            selection.push_back(static_cast<std::size_t>(i));
        shown.document().setSelection(selection);
        QStringList enabled;
        for (const auto *text :
             {"Clear", "Copy", "Cut", "Delete", "Flip", "Reverse", "Select all", "Select none", "Shuffle",
              "Sort by feature 1", "Visit first", "Visit last"}) {
            if (shown.isEnabled(QString::fromLatin1(text)))
                enabled << QString::fromLatin1(text);
        }
        QTEST(enabled.join(u' '), "enabled");
    }

    void aSelectionThatIsFirstCannotBeVisitedEarlier()
    {
        const Menu shown;
        shown.document().setSelection({0, 1});
        QVERIFY(!shown.isEnabled(u"Visit first"_s) && shown.isEnabled(u"Visit last"_s));
        shown.document().setSelection({0, 2});
        QVERIFY(shown.isEnabled(u"Visit first"_s) && shown.isEnabled(u"Visit last"_s));
        shown.document().setSelection({2, 3});
        QVERIFY(shown.isEnabled(u"Visit first"_s) && !shown.isEnabled(u"Visit last"_s));
    }

    void pastingNeedsText()
    {
        const Menu shown;
        QGuiApplication::clipboard()->setText(u"1,2,1"_s);
        QVERIFY(shown.isEnabled(u"Paste"_s));
        QGuiApplication::clipboard()->setImage(QImage(2, 2, QImage::Format_RGB32));
        QVERIFY(!shown.isEnabled(u"Paste"_s));
    }

    void copySaysWhatItCopies()
    {
        const Menu shown;
        QCOMPARE(plain(shown.action(u"Copy"_s)->text()), u"Copy the figure and all points"_s);
        shown.document().setSelection({0});
        QCOMPARE(plain(shown.action(u"Copy"_s)->text()), u"Copy points"_s);
    }

    void undoAndRedoSayWhat()
    {
        const Menu shown;
        QVERIFY(!shown.isEnabled(u"Undo"_s));
        shown.document().addPoint({1, 2, Label::Positive});
        QCOMPARE(plain(shown.action(u"Undo"_s)->text()), u"Undo add a point"_s);
        shown.action(u"Undo"_s)->trigger();
        QCOMPARE(shown.document().content(), shown.before);
        QCOMPARE(plain(shown.action(u"Redo"_s)->text()), u"Redo add a point"_s);
    }

    void keysChangeTheSelectedPoints_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<std::size_t>("left");
        QTest::newRow("Delete") << int(Qt::Key_Delete) << std::size_t{2};
        QTest::newRow("Backspace") << int(Qt::Key_Backspace) << std::size_t{2};
        QTest::newRow("F") << int(Qt::Key_F) << std::size_t{4};
    }
    void keysChangeTheSelectedPoints()
    {
        QFETCH(const int, key);
        Menu shown;
        shown.press(key);
        QCOMPARE(shown.document().content(), shown.before); // nothing is selected
        shown.document().setSelection({1, 3});
        shown.press(key);
        QTEST(shown.points().size(), "left");
        QCOMPARE(shown.points()[0], shown.before.points[0]);
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.document().content(), shown.before);
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTEST(shown.points().size(), "left");
    }

    void escOnTheBoardSelectsNone()
    {
        Menu shown;
        shown.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.document().selection().size(), std::size_t{4});
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.document().selection().empty());
        QCOMPARE(shown.document().content(), shown.before);
    }

    void clearingAsksNothingAndComesBack()
    {
        const Menu shown;
        shown.action(u"Clear"_s)->trigger();
        QVERIFY(shown.points().empty());
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
    }

    void theOrderChanges_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QList<int>>("order");
        QTest::addColumn<QString>("name");
        QTest::newRow("reverse") << u"Reverse"_s << QList{3, 2, 1, 0} << u"reverse the order"_s;
        QTest::newRow("first") << u"Visit first"_s << QList{1, 3, 0, 2} << u"visit 2 points first"_s;
        QTest::newRow("last") << u"Visit last"_s << QList{0, 2, 1, 3} << u"visit 2 points last"_s;
    }
    void theOrderChanges()
    {
        QFETCH(const QString, action);
        QFETCH(const QList<int>, order);
        const Menu shown;
        shown.document().setSelection({1, 3});
        shown.action(action)->trigger();
        for (qsizetype place = 0; place < order.size(); ++place)
            QCOMPARE(shown.points()[static_cast<std::size_t>(place)],
                     shown.before.points[static_cast<std::size_t>(order[place])]);
        QTEST(shown.document().history().undoText(), "name");
        QCOMPARE(shown.document().selection().size(), std::size_t{2});
        QVERIFY(isOneStepFrom(shown.document(), shown.before));
    }

    void everyShuffleIsAnotherOne()
    {
        const Menu shown;
        shown.action(u"Shuffle"_s)->trigger();
        QCOMPARE(shown.document().history().undoText(), u"shuffle with seed 1"_s);
        const Reordering order = shuffledOrder(4, 1);
        for (std::size_t place = 0; place < 4; ++place)
            QCOMPARE(shown.points()[place], shown.before.points[order[place]]);
        QVERIFY(plain(shown.action(u"Shuffle"_s)->text()).endsWith(u"seed 2"_s));
    }

    void titleAndNotesAreBroughtIntoSight()
    {
        const Menu shown;
        const PanelPage &notes = shown.panel(u"notes"_s);
        QVERIFY(!notes.isVisible()); // behind another tab
        shown.action(u"Title and notes"_s)->trigger();
        QVERIFY(notes.isVisible());
        QVERIFY(shown.labelled<QLineEdit>(u"Title"_s)->hasFocus());
    }

    void fieldsKeepDelete()
    {
        Menu shown;
        shown.action(u"Title and notes"_s)->trigger();
        shown.document().setSelection({0});
        shown.press(Qt::Key_Delete);
        shown.press(Qt::Key_F);
        QCOMPARE(shown.points(), shown.before.points);
        QCOMPARE(shown.labelled<QLineEdit>(u"Title"_s)->text(), u"f"_s);
    }

    /// A table that was pasted may have called the classes the other way round.
    void classesAreSwapped()
    {
        Menu menu;
        menu.action(u"Swap classes"_s)->trigger();
        for (std::size_t i = 0; i < menu.points().size(); ++i)
            QCOMPARE(menu.points()[i].label, opposite(menu.before.points[i].label));
        QVERIFY(isOneStepFrom(menu.document(), menu.before));
        menu.document().clear();
        QVERIFY(!menu.isEnabled(u"Swap classes"_s));
    }
};

HALFPLANE_TEST(edit_menu_test, EditMenuTest, QApplication)
#include "edit_menu_test.moc"
