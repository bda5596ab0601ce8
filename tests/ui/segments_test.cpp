#include "support/run.h"
#include "ui/forms/segments.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace halfplane;

namespace {

QList<Segments::Choice> choices(int count)
{
    QList<Segments::Choice> result;
    for (int i = 0; i < count; ++i)
        result.append({QStringLiteral("Choice %1").arg(i), {}});
    return result;
}

QList<QToolButton *> buttons(const Segments &segments) { return segments.findChildren<QToolButton *>(); }

} // namespace

class SegmentsTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickChooses()
    {
        Segments segments(QStringLiteral("Things"), choices(3));
        segments.show();
        QSignalSpy chosen(&segments, &Segments::chosen);
        QTest::mouseClick(buttons(segments)[2], Qt::LeftButton);
        QCOMPARE(segments.current(), 2);
        QCOMPARE(chosen.takeLast().first().toInt(), 2);
        QVERIFY(!buttons(segments)[0]->isChecked());
    }

    void choosingFromOutsideTellsNobody()
    {
        Segments segments(QStringLiteral("Things"), choices(3));
        QCOMPARE(segments.current(), -1);
        QSignalSpy chosen(&segments, &Segments::chosen);
        segments.setCurrent(1);
        segments.setCurrent(7);
        QCOMPARE(segments.current(), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void arrowsChoose()
    {
        Segments segments(QStringLiteral("Things"), choices(3));
        segments.setCurrent(0);
        segments.resize(400, 30);
        segments.show();
        QVERIFY(QTest::qWaitForWindowActive(&segments));
        QSignalSpy chosen(&segments, &Segments::chosen);
        buttons(segments)[0]->setFocus();
        QTest::keyClick(buttons(segments)[0], Qt::Key_Right);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(segments.current(), 1);
    }

    void theRowsAreFilledEvenly_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("width"); // in buttons
        QTest::addColumn<int>("rows");
        QTest::newRow("all in a row") << 4 << 4.1 << 1;
        QTest::newRow("four become two by two") << 4 << 3.5 << 2;
        QTest::newRow("five become three and two") << 5 << 3.2 << 2;
        QTest::newRow("one under the other") << 3 << 1.0 << 3;
    }
    void theRowsAreFilledEvenly()
    {
        QFETCH(int, count);
        QFETCH(double, width);
        QFETCH(int, rows);
        Segments segments(QStringLiteral("Things"), choices(count));
        const int button = segments.minimumSizeHint().width();
        const int wide = qCeil(width * button);
        segments.resize(wide, segments.heightForWidth(wide));
        segments.show();
        std::set<int> tops;
        for (const QToolButton *each : buttons(segments)) {
            tops.insert(each->y());
            QVERIFY(segments.rect().contains(each->geometry()));
            QVERIFY(each->width() >= button);
        }
        QCOMPARE(tops.size(), static_cast<std::size_t>(rows));
    }

    /// The look of the focus is as strong as that of the choice.
    void theFocusGoesWithTheChoice()
    {
        Segments segments(QStringLiteral("Things"), choices(3));
        segments.show();
        segments.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&segments));
        buttons(segments)[0]->setFocus();
        QTest::mouseClick(buttons(segments)[2], Qt::LeftButton);
        QVERIFY(buttons(segments)[2]->hasFocus());
        segments.setCurrent(1);
        QVERIFY(buttons(segments)[1]->hasFocus());
        buttons(segments)[1]->clearFocus();
        QTest::mouseClick(buttons(segments)[0], Qt::LeftButton);
        QVERIFY(!buttons(segments)[0]->hasFocus()); // it stays where it was, on the board
    }
};

HALFPLANE_TEST(segments_test, SegmentsTest, QApplication)
#include "segments_test.moc"
