#include "support/run.h"
#include "ui/editing/open_document.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/chips.h"
#include "ui/point_table_fixture.h"

#include <QLabel>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// A window whose recipe has a field of every kind, in sight.
struct Fields : Shown
{
    Fields()
    {
        Recipe recipe = study().recipe;
        recipe.variant = "fuzzy";
        recipe.parameters = {{"eta", 1.0 / 3}, {"delta", 0.25}, {"m", 2.0}, {"c", 2.0}};
        recipe.order = Order::Shuffled;
        document().setRecipe(recipe);
        labelled<QAbstractButton>(u"Show limits and test data"_s)->click();
    }

    OpenDocument &document() const { return window.showing().document(); }

    CheckedEdit *edit(const QString &name) const
    {
        for (auto *edit : window.findChildren<CheckedEdit *>()) {
            if (edit->accessibleName().startsWith(name) && edit->isVisible())
                return edit;
        }
        return nullptr;
    }

    void typeOver(const QString &text)
    {
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
};

} // namespace

class FieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void enterOnAWrongValueKeepsTheKeysFromTheBoard_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("out of range") << u"δ: "_s << u"0.5"_s;
        QTest::newRow("no number") << u"η: "_s << u"x"_s;
        QTest::newRow("not complete") << u"Start w₀"_s << u"(1"_s;
        QTest::newRow("a seed") << u"Seed of the shuffling"_s << u"-1"_s;
        QTest::newRow("a limit") << u"Most updates"_s << u"1e9999"_s;
    }
    void enterOnAWrongValueKeepsTheKeysFromTheBoard()
    {
        QFETCH(QString, field);
        QFETCH(QString, wrong);
        Fields shown;
        CheckedEdit *edit = shown.edit(field);
        QVERIFY(edit != nullptr);
        edit->setFocus(Qt::TabFocusReason);
        const QString before = edit->text();
        const Document document = shown.document().content();
        shown.typeOver(wrong);
        shown.press(Qt::Key_Return);
        QVERIFY(edit->hasFocus() && edit->hasTrouble());
        QCOMPARE(edit->text(), wrong);
        const Dataset points = shown.document().points();
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.document().points(), points);
        QVERIFY(edit->text().isEmpty() && edit->hasTrouble());
        QVERIFY(!edit->placeholderText().isEmpty());
        shown.press(Qt::Key_Tab);
        QVERIFY(!edit->hasFocus() && edit->hasTrouble());
        QVERIFY(shown.document().content() == document);
        edit->setFocus(Qt::TabFocusReason);
        shown.press(Qt::Key_Escape);
        edit->setFocus(Qt::TabFocusReason);
        QCOMPARE(edit->text(), before);
        QVERIFY(shown.document().content() == document);
    }

    void enterOnARightValueStaysInTheField()
    {
        Fields shown;
        shown.edit(u"δ: "_s)->setFocus(Qt::TabFocusReason);
        shown.typeOver(u"0.125"_s);
        shown.press(Qt::Key_Return);
        const auto delta = [&showing = shown.window.showing()] {
            return std::get<double>(showing.study().recipe.parameters.at("delta"));
        };
        QCOMPARE(delta(), 0.125);
        const Dataset points = shown.document().points();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_1, Qt::Key_Return, Qt::Key_Return})
            shown.press(key);
        QCOMPARE(QApplication::focusWidget(), shown.edit(u"δ: "_s));
        QCOMPARE(shown.document().points(), points);
        QCOMPARE(delta(), 0.125); // 1 is out of range
        shown.typeOver(u"0.25"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(delta(), 0.25);
    }

    void whatIsNoNumberIsToldOnTab()
    {
        Fields shown;
        CheckedEdit *eta = shown.edit(u"η: "_s);
        eta->setFocus(Qt::TabFocusReason);
        shown.typeOver(u"0.x"_s);
        shown.press(Qt::Key_Tab);
        QVERIFY(!eta->hasFocus());
        QCOMPARE(eta->text(), u"0.x"_s);
        bool isTold = false;
        for (const auto *label : eta->parentWidget()->findChildren<QLabel *>())
            isTold = isTold || (label->isVisible() && label->property("trouble").toBool());
        QVERIFY(isTold);
        QCOMPARE(std::get<double>(shown.study().recipe.parameters.at("eta")), 1.0 / 3);
    }

    void enterOnAWrongChipKeepsTheKeysFromTheBoard()
    {
        Shown shown; // greedy
        const Document document = shown.window.showing().document().content();
        auto *chip = shown.labelled<Chip>(u"S, 1 of 4: 0.5"_s);
        QVERIFY(chip != nullptr);
        chip->setFocus(Qt::TabFocusReason);
        shown.press(Qt::Key_Space);
        QTest::keyClicks(QApplication::focusWidget(), u"-3"_s);
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.window.showing().document().points(), document.points);
        shown.press(Qt::Key_Tab);
        QVERIFY(shown.window.showing().document().content() == document);
        QVERIFY(shown.window.findChild<Chips *>()->findChild<CheckedEdit *>()->hasTrouble());
    }

    void enterOnAWrongCellKeepsTheKeysFromTheBoard()
    {
        Table shown;
        const Document document = shown.document().content();
        shown.clickCell(1, x1Column);
        shown.type(u"1x"_s);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.message().contains(u"is not a number"_s));
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Delete);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.document().content() == document);
        QVERIFY(shown.editor() != nullptr && shown.editor()->hasFocus());
        shown.type(u"7"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points()[1].x1, 7.0);
        QVERIFY(shown.table->hasFocus());
    }

    void aLongNumberIsShortUntilItIsEdited()
    {
        Fields shown;
        CheckedEdit *eta = shown.edit(u"η: "_s);
        const Document document = shown.document().content();
        QCOMPARE(eta->text(), u"0.33333"_s);
        eta->setFocus(Qt::TabFocusReason);
        QCOMPARE(eta->text(), u"0.3333333333333333"_s);
        QCOMPARE(eta->selectedText(), eta->text());
        shown.press(Qt::Key_Tab);
        QCOMPARE(eta->text(), u"0.33333"_s);
        QVERIFY(shown.document().content() == document);
    }

    void aSeedKeepsEachOfItsDigits()
    {
        Fields shown;
        CheckedEdit *seed = shown.edit(u"Seed of the shuffling"_s);
        seed->setFocus(Qt::TabFocusReason);
        shown.typeOver(u"123456789012"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(seed->text(), u"123456789012"_s);
    }

    void keysTypedOnAfterAPanelWasClosedDoNothing()
    {
        Fields shown;
        shown.edit(u"η: "_s)->setFocus(Qt::TabFocusReason);
        shown.typeOver(u"2"_s);
        shown.panel(u"recipe"_s).opening().trigger();
        QCOMPARE(QApplication::focusWidget(), &shown.window.board());
        const Document document = shown.document().content();
        shown.press(Qt::Key_5);
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Backspace);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.document().content() == document);
        QVERIFY(shown.document().selection().empty());
        const std::uint64_t step = shown.step();
        shown.press(Qt::Key_Right); // is not typing
        QCOMPARE(shown.step(), step + 1);
        shown.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.document().selection().size(), document.points.size());
    }

    void keysTypedOnAfterATabWentBehindDoNothing()
    {
        Table shown;
        shown.clickCell(1, x1Column);
        shown.type(u"4"_s);
        shown.panels().open(u"loss"_s);
        QTRY_COMPARE(QApplication::focusWidget(), &shown.window.board());
        const Dataset points = shown.points();
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.points(), points);
    }

    void whoDidNotTypeHasTheKeysOfTheBoardAtOnce()
    {
        Fields shown;
        shown.edit(u"η: "_s)->setFocus(Qt::TabFocusReason);
        shown.panel(u"recipe"_s).opening().trigger();
        QCOMPARE(QApplication::focusWidget(), &shown.window.board());
        shown.press(Qt::Key_Space);
        QVERIFY(shown.window.showing().playback().isPlaying());
    }
};

HALFPLANE_TEST(fields_test, FieldsTest, QApplication)
#include "fields_test.moc"
