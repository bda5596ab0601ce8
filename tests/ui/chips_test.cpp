#include "core/variants/registry.h"
#include "support/run.h"
#include "ui/forms/checked_edit.h"
#include "ui/forms/chips.h"
#include "ui/typing.h"

#include <QSignalSpy>
#include <QTest>

using namespace halfplane;

using Numbers = std::vector<double>;

namespace {

/// The set S of greedy in a window of its own.
struct Fixture
{
    Chips chips{*findVariant("greedy")->parameter("etas")};
    QSignalSpy edited{&chips, &Chips::edited};
    QSignalSpy trouble{&chips, &Chips::troubleChanged};

    Fixture()
    {
        chips.resize(300, 40);
        chips.show();
    }

    bool activate() { return QTest::qWaitForWindowActive(&chips); }

    /// In their order, the one that adds left out.
    Chip *chip(int index)
    {
        for (Chip *chip : chips.findChildren<Chip *>()) {
            if (chip->accessibleName().contains(QStringLiteral(", %1 of ").arg(index + 1))
                && !chip->isHidden())
                return chip;
        }
        return nullptr;
    }
    Chip *adder()
    {
        for (Chip *chip : chips.findChildren<Chip *>()) {
            if (chip->text() == QStringLiteral("+"))
                return chip;
        }
        return nullptr;
    }
    CheckedEdit *edit() { return chips.findChild<CheckedEdit *>(); }
    Numbers told() const { return edited.isEmpty() ? Numbers{} : edited.last().first().value<Numbers>(); }

    void type(const QString &text)
    {
        QTest::keyClick(edit(), Qt::Key_A, Qt::ControlModifier);
        test::typeAndPause(edit(), text);
    }
    void drag(Chip *from, QPoint to)
    {
        const QPoint start = from->rect().center() - QPoint(8, 0);
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        QTest::mouseMove(from, start + QPoint(from->width() > 0 ? 14 : 0, 0));
        QTest::mouseMove(from, from->mapFromParent(to));
        QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromParent(to));
    }
};

} // namespace

class ChipsTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickOpensTheNumberInPlace()
    {
        Fixture f;
        const QPoint place = f.chip(1)->pos();
        QTest::mouseClick(f.chip(1), Qt::LeftButton, {}, {6, 10});
        QVERIFY(f.edit()->isVisible());
        QCOMPARE(f.edit()->text(), QStringLiteral("1"));
        QCOMPARE(f.edit()->x(), place.x());
        QCOMPARE(f.edited.count(), 0);
    }

    void whatIsTypedAppliesAtOnce()
    {
        Fixture f;
        QTest::mouseClick(f.chip(1), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("0.75"));
        QVERIFY(f.told() == Numbers({0.5, 0.75, 2, 4}));
        QTest::keyClick(f.edit(), Qt::Key_Return);
        QVERIFY(!f.edit()->isVisible());
        QCOMPARE(f.chip(1)->text(), QStringLiteral("0.75"));
    }

    void severalNumbersCanBeTyped()
    {
        Fixture f;
        QTest::mouseClick(f.chip(3), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("8,16"));
        QTest::keyClick(f.edit(), Qt::Key_Return);
        QVERIFY(f.told() == Numbers({0.5, 1, 2, 8, 16}));
        QCOMPARE(f.chip(4)->text(), QStringLiteral("16"));
    }

    void duplicatesAreDropped()
    {
        Fixture f;
        QTest::mouseClick(f.chip(3), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("2"));
        QVERIFY(f.told() == Numbers({0.5, 1, 2}));
        f.type(QStringLiteral("25"));
        QVERIFY(f.told() == Numbers({0.5, 1, 2, 25}));
    }

    void wrongTextStaysOpenAndChangesNothing()
    {
        Fixture f;
        QTest::mouseClick(f.chip(0), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("-3"));
        QCOMPARE(f.edited.count(), 0);
        QCOMPARE(f.trouble.last().first().toString(), QStringLiteral("S must be greater than 0, not -3"));
        QTest::keyClick(f.edit(), Qt::Key_Return);
        QVERIFY(f.edit()->isVisible());
        QCOMPARE(f.edit()->text(), QStringLiteral("-3"));
    }

    void escapeTakesANewOneBack()
    {
        for (const char *typed : {"", "7", "abc"}) {
            Fixture f;
            const Numbers before = f.chips.values();
            QTest::mouseClick(f.adder(), Qt::LeftButton);
            QCOMPARE(f.chips.values().size(), before.size() + 1);
            f.type(QString::fromLatin1(typed));
            QTest::keyClick(f.edit(), Qt::Key_Escape);
            QVERIFY(!f.edit()->isVisible());
            QVERIFY(f.chips.values() == before);
        }
    }

    void aRefusedNewOneIsGoneWhenItIsLeft()
    {
        Fixture f;
        QVERIFY(f.activate());
        const Numbers before = f.chips.values();
        QTest::mouseClick(f.adder(), Qt::LeftButton);
        f.type(QStringLiteral("-3"));
        f.edit()->clearFocus();
        QVERIFY(f.chips.values() == before);
        f.edit()->setFocus();
        f.type(QStringLiteral("7"));
        QCOMPARE(f.chips.values().size(), before.size() + 1);
        QCOMPARE(f.chips.values().back(), 7.0);
    }

    void escapeLeavesTheLastNumberThatWasRight()
    {
        Fixture f;
        QTest::mouseClick(f.chip(0), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("3"));
        f.type(QStringLiteral("3x"));
        QTest::keyClick(f.edit(), Qt::Key_Escape);
        QVERIFY(!f.edit()->isVisible());
        QVERIFY(f.chips.values() == Numbers({3, 1, 2, 4}));
        QVERIFY(f.trouble.last().first().toString().isEmpty());
    }

    void theCrossRemoves()
    {
        Fixture f;
        QTest::mouseClick(f.chip(1), Qt::LeftButton, {}, f.chip(1)->cross().center());
        QVERIFY(f.told() == Numbers({0.5, 2, 4}));
        QVERIFY(!f.edit()->isVisible());
    }

    void theLastCannotBeRemoved()
    {
        Fixture f;
        f.chips.setValues({3});
        QTest::mouseClick(f.chip(0), Qt::LeftButton, {}, f.chip(0)->rect().center());
        QTest::keyClick(f.edit(), Qt::Key_Escape);
        QTest::keyClick(f.chip(0), Qt::Key_Delete);
        QVERIFY(f.chips.values() == Numbers{3});
        QCOMPARE(f.edited.count(), 0);
    }

    void deleteRemovesAndTheFocusStays()
    {
        Fixture f;
        QVERIFY(f.activate());
        f.chip(3)->setFocus();
        QTest::keyClick(f.chip(3), Qt::Key_Delete);
        QVERIFY(f.told() == Numbers({0.5, 1, 2}));
        QVERIFY(f.chip(2)->hasFocus());
    }

    void altAndArrowsMove()
    {
        Fixture f;
        f.chip(0)->setFocus();
        QTest::keyClick(f.chip(0), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(f.told() == Numbers({1, 0.5, 2, 4}));
        QCOMPARE(f.chip(1)->text(), QStringLiteral("0.5"));
        f.chip(0)->setFocus();
        QTest::keyClick(f.chip(0), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(f.edited.count(), 1);
    }

    void arrowsGoFromChipToChip()
    {
        Fixture f;
        QVERIFY(f.activate());
        f.chip(0)->setFocus();
        QTest::keyClick(f.chip(0), Qt::Key_Right);
        QVERIFY(f.chip(1)->hasFocus());
        QTest::keyClick(f.chip(1), Qt::Key_Left);
        QVERIFY(f.chip(0)->hasFocus());
    }

    void upAndDownStep()
    {
        Fixture f;
        f.chip(2)->setFocus();
        QTest::keyClick(f.chip(2), Qt::Key_Up);
        QVERIFY(f.told() == Numbers({0.5, 1, 2.1, 4}));
    }

    void draggingMoves()
    {
        Fixture f;
        f.drag(f.chip(0), f.chip(2)->geometry().center());
        QVERIFY(f.told() == Numbers({1, 2, 0.5, 4}));
        QCOMPARE(f.edited.count(), 1);
        QVERIFY(!f.edit()->isVisible());
    }

    void plusAddsAndOpens()
    {
        Fixture f;
        QTest::mouseClick(f.adder(), Qt::LeftButton);
        QVERIFY(f.told() == Numbers({0.5, 1, 2, 4, 8}));
        QVERIFY(f.edit()->isVisible());
        QCOMPARE(f.edit()->selectedText(), QStringLiteral("8"));
    }

    void theSameSetFromOutsideDisturbsNothing()
    {
        Fixture f;
        QTest::mouseClick(f.chip(0), Qt::LeftButton, {}, {6, 10});
        f.type(QStringLiteral("3."));
        f.chips.setValues(f.told());
        QVERIFY(f.edit()->isVisible());
        QCOMPARE(f.edit()->text(), QStringLiteral("3."));
    }

    void anotherSetFromOutsideEndsEditing()
    {
        Fixture f;
        QTest::mouseClick(f.chip(0), Qt::LeftButton, {}, {6, 10});
        f.chips.setValues({7});
        QVERIFY(!f.edit()->isVisible());
        QCOMPARE(f.chip(0)->text(), QStringLiteral("7"));
        QVERIFY(f.chip(1) == nullptr);
        QCOMPARE(f.edited.count(), 0);
    }

    void allFitIntoAnyWidth()
    {
        Fixture f;
        f.chips.setValues({0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 123456.789});
        for (const int width : {160, 230, 400}) {
            f.chips.resize(width, f.chips.heightForWidth(width));
            for (const Chip *chip : f.chips.findChildren<Chip *>(Qt::FindDirectChildrenOnly)) {
                if (!chip->isHidden())
                    QVERIFY(f.chips.rect().contains(chip->geometry()));
            }
        }
    }
};

HALFPLANE_TEST(chips_test, ChipsTest, QApplication)
#include "chips_test.moc"
