#include "support/run.h"
#include "ui/board/hands/spray_tool.h"
#include "ui/forms/checked_edit.h"
#include "ui/hands.h"
#include "ui/typing.h"

using namespace halfplane;
using namespace halfplane::test;

namespace {

SprayTool &spray(const Hands &hands)
{
    return *qobject_cast<SprayTool *>(hands.window.tools().tool(u"spray"_s));
}

CheckedEdit *setting(const Hands &hands, const QString &name)
{
    for (auto *edit : hands.window.findChild<QWidget *>(u"toolStrip"_s)->findChildren<CheckedEdit *>()) {
        if (edit->accessibleName().contains(name))
            return edit;
    }
    return nullptr;
}

void type(CheckedEdit &edit, const QString &text)
{
    edit.setFocus();
    edit.selectAll();
    typeAndPause(&edit, text);
}

} // namespace

class SprayTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickDropsACloudOfTheClass()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        hands.press(Qt::Key_2);
        spray(hands).setSpread(0.5);
        const Document before = hands.document().content();
        hands.click(hands.pixelOf(5, 5));
        QCOMPARE(hands.points().size(), 4 + spray(hands).count());
        for (std::size_t i = 4; i < hands.points().size(); ++i) {
            const Point &point = hands.points()[i];
            QCOMPARE(point.label, Label::Negative);
            QVERIFY(std::hypot(point.x1 - 5, point.x2 - 5) < 5 * 0.5);
            QVERIFY(shortest(point.x1).size() <= 5);
        }
        QVERIFY(hands.isOneStepFrom(before));
    }

    void shiftDropsTheOtherClass()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        hands.click(hands.pixelOf(5, 5), Qt::ShiftModifier);
        QCOMPARE(hands.points().back().label, Label::Negative);
    }

    void aRepeatDiffersAndTheSameSeedDoesNot()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        hands.click(hands.pixelOf(5, 5));
        const Point first = hands.points()[4];
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        hands.click(hands.pixelOf(5, 5));
        QVERIFY(hands.points()[4] != first);
        hands.press(Qt::Key_Z, Qt::ControlModifier);
        spray(hands).setSeed(1);
        hands.click(hands.pixelOf(5, 5));
        QCOMPARE(hands.points()[4], first);
    }

    void aDragDropsMoreInOneStep()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        spray(hands).setSpread(0.5);
        const Document before = hands.document().content();
        hands.drag(hands.pixelOf(-3, 0), hands.pixelOf(3, 0));
        const std::size_t clouds = (hands.points().size() - 4) / spray(hands).count();
        QVERIFY(clouds >= 10 && clouds <= 14);
        QCOMPARE(spray(hands).seed(), 1 + clouds);
        QCOMPARE(hands.steps(), 1);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void theSettingsAreShownAndTyped()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        CheckedEdit *count = setting(hands, u"how many"_s);
        CheckedEdit *seed = setting(hands, u"which cloud"_s);
        QVERIFY(count != nullptr && seed != nullptr);
        type(*count, u"3"_s);
        hands.board().setFocus();
        hands.click(hands.pixelOf(5, 5));
        QCOMPARE(hands.points().size(), std::size_t{7});
        QCOMPARE(seed->text(), u"2"_s);
    }

    void aSpreadIsTypedWithItsPoint()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        CheckedEdit *spread = setting(hands, u"standard deviation"_s);
        QVERIFY(spread != nullptr);
        type(*spread, u"2.75"_s);
        QCOMPARE(spread->text(), u"2.75"_s);
        QCOMPARE(spray(hands).spread(hands.board().view()), 2.75);
    }

    void aSettingThatMakesNoSenseIsNotTaken()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        CheckedEdit *count = setting(hands, u"how many"_s);
        const std::size_t before = spray(hands).count();
        for (const auto &text : {u"-3"_s, u"0"_s, u"2.5"_s, u"1e9"_s}) {
            type(*count, text);
            QVERIFY2(count->hasTrouble(), qPrintable(text));
        }
        QVERIFY(spray(hands).count() <= before);
    }

    void escapeBringsTheSeedBack()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        hands.hold(hands.pixelOf(-3, 0), hands.pixelOf(3, 0));
        hands.press(Qt::Key_Escape);
        QCOMPARE(spray(hands).seed(), std::uint64_t{1});
        QCOMPARE(hands.steps(), 0);
    }

    void enterInASettingStaysThere()
    {
        Hands hands;
        hands.press(Qt::Key_S);
        CheckedEdit *count = setting(hands, u"how many"_s);
        type(*count, u"5"_s);
        QTest::keyClick(count, Qt::Key_Return);
        QVERIFY(count->hasFocus());
        QCOMPARE(spray(hands).count(), std::size_t{5});
        QTest::keyClick(count, Qt::Key_Escape);
        QVERIFY(hands.board().hasFocus());
    }
};

HALFPLANE_TEST(spray_test, SprayTest, QApplication)
#include "spray_test.moc"
