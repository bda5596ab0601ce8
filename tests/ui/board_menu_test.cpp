#include "support/run.h"
#include "ui/hands.h"

#include <QMenu>

using namespace halfplane;
using namespace halfplane::test;

namespace {

QMenu *menu() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }

QAction *item(const QString &text)
{
    if (menu() == nullptr)
        return nullptr;
    for (QAction *action : menu()->actions()) {
        if (action->text().remove(u'&').startsWith(text))
            return action;
    }
    return nullptr;
}

/// By the mouse, as a user would.
bool choose(const QString &text)
{
    QAction *action = item(text);
    if (action == nullptr || !action->isEnabled())
        return false;
    QTest::mouseClick(menu(), Qt::LeftButton, {}, menu()->actionGeometry(action).center());
    return true;
}

} // namespace

class BoardMenuTest : public QObject
{
    Q_OBJECT

private slots:
    void aPointIsFlipped()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.openMenu(hands.pixelOf(2));
        QVERIFY(choose(u"Flip class"_s));
        QCOMPARE(hands.points()[2].label, Label::Positive);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void aPointOutsideTheSelectionIsMeantAlone()
    {
        Hands hands;
        hands.document().setSelection({0, 1});
        hands.openMenu(hands.pixelOf(2));
        QVERIFY(choose(u"Delete"_s));
        QCOMPARE(hands.points().size(), std::size_t{3});
        QCOMPARE(hands.points()[2].x1, 4.0);
    }

    void aSelectionIsMeantAsAWhole()
    {
        Hands hands;
        hands.document().setSelection({0, 1});
        hands.openMenu(hands.pixelOf(1));
        QVERIFY(choose(u"Flip class"_s));
        QCOMPARE(count(hands.points(), Label::Negative), std::size_t{4});
    }

    void pointsAreVisitedFirstAndLastInTheirOrder()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.document().setSelection({1, 3});
        hands.openMenu(hands.pixelOf(3));
        QVERIFY(choose(u"Visit first"_s));
        QCOMPARE(hands.points()[0], before.points[1]);
        QCOMPARE(hands.points()[1], before.points[3]);
        QCOMPARE(hands.selection(), (Selection{0, 1}));
        QVERIFY(hands.isOneStepFrom(before));
        const Document first = hands.document().content();
        hands.openMenu(hands.pixelOf(0));
        QVERIFY(choose(u"Visit last"_s));
        QCOMPARE(hands.points()[2], before.points[1]);
        QVERIFY(hands.isOneStepFrom(first));
    }

    void pointsAreDeleted()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.openMenu(hands.pixelOf(0));
        QVERIFY(choose(u"Delete"_s));
        QCOMPARE(hands.points().size(), std::size_t{3});
        QVERIFY(hands.isOneStepFrom(before));
    }

    void exactCoordinatesAreForOnePoint()
    {
        Hands hands;
        hands.document().setSelection({0, 1});
        hands.openMenu(hands.pixelOf(1));
        QVERIFY(!item(u"Exact coordinates"_s)->isEnabled());
        menu()->close();
        hands.openMenu(hands.pixelOf(2));
        QVERIFY(choose(u"Exact coordinates"_s));
        QVERIFY(hands.board().findChild<QWidget *>(u"pointEditor"_s)->isVisible());
    }

    void aPointIsAddedWhereTheMenuWasOpened()
    {
        Hands hands;
        const Document before = hands.document().content();
        hands.openMenu(hands.pixelOf(1, -1));
        QVERIFY(choose(u"Add a point of class −1"_s));
        QCOMPARE(hands.points().size(), std::size_t{5});
        QVERIFY(std::abs(hands.points()[4].x1 - 1) < 0.05);
        QCOMPARE(hands.points()[4].label, Label::Negative);
        QVERIFY(hands.isOneStepFrom(before));
    }

    void anEmptyPlaceOffersAllAndFit()
    {
        Hands hands;
        hands.openMenu(hands.pixelOf(1, -1));
        QVERIFY(choose(u"Select all"_s));
        QCOMPARE(hands.selection().size(), std::size_t{4});
        hands.openMenu(hands.pixelOf(1, -1));
        QVERIFY(choose(u"Fit all points"_s));
        QVERIFY(!hands.board().keptView().has_value());
    }

    void theMenuKeyIsForTheSelection()
    {
        Hands hands;
        hands.document().setSelection({3});
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, {0, 0});
        QCoreApplication::sendEvent(&hands.board(), &event);
        QVERIFY(choose(u"Flip class"_s));
        QCOMPARE(hands.points()[3].label, Label::Positive);
    }

    void aChangeFromElsewhereClosesTheMenu()
    {
        Hands hands;
        hands.openMenu(hands.pixelOf(3));
        QVERIFY(menu() != nullptr);
        hands.document().clear();
        QVERIFY(menu() == nullptr);
    }
};

HALFPLANE_TEST(board_menu_test, BoardMenuTest, QApplication)
#include "board_menu_test.moc"
