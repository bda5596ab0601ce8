#include "core/variants/range_steps.h"
#include "support/run.h"

#include <QTest>

using namespace halfplane;

class SteppingTest : public QObject
{
    Q_OBJECT

private slots:
    void aStepIsAboutATwentieth_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<int>("steps");
        QTest::addColumn<double>("to");
        QTest::newRow("up") << 1.0 << 1 << 1.05;
        QTest::newRow("down") << 1.0 << -1 << 0.95;
        QTest::newRow("two at once") << 1.0 << 2 << 1.1;
        QTest::newRow("a number between steps goes to the next one") << 1.234 << 1 << 1.25;
        QTest::newRow("small") << 0.002 << 1 << 0.0021;
        QTest::newRow("large") << 4e6 << -1 << 3.8e6;
        QTest::newRow("no digits from rounding") << 0.25 << 5 << 0.3;
        QTest::newRow("no step") << 1.234 << 0 << 1.234;
    }
    void aStepIsAboutATwentieth()
    {
        QFETCH(double, from);
        QFETCH(int, steps);
        QFETCH(double, to);
        QVERIFY2(stepped(from, steps, Range::above(0)) == to,
                 qPrintable(QString::number(stepped(from, steps, Range::above(0)), 'g', 17)));
    }

    void stepsUpAndDownMeetAgain()
    {
        for (const double from : {0.1, 1.0, 2.0, 7.5, 100.0}) {
            const double up = stepped(from, 1, Range::above(0));
            QVERIFY(up > from);
            QVERIFY(stepped(up, -1, Range::above(0)) <= from);
        }
    }

    void theRangeIsNeverLeft_data()
    {
        QTest::addColumn<Range>("range");
        QTest::addColumn<double>("from");
        QTest::newRow("above 0") << Range::above(0) << 1.0;
        QTest::newRow("at least 0") << Range::atLeast(0) << 2.0;
        QTest::newRow("within") << Range::within(0, 0.5) << 0.1;
        QTest::newRow("whole numbers") << Range::wholeBetween(0, 100'000) << 40.0;
    }
    void theRangeIsNeverLeft()
    {
        QFETCH(Range, range);
        QFETCH(double, from);
        double value = from;
        for (int i = 0; i < 300; ++i) {
            value = stepped(value, -1, range);
            QVERIFY(range.contains(value));
        }
        QCOMPARE(value == 0, range.leastEnd == Range::End::Included);
        for (int i = 0; i < 300; ++i) {
            const double before = value;
            value = stepped(value, 1, range);
            QVERIFY(range.contains(value));
            QVERIFY(value > before || std::isfinite(range.most));
        }
    }
};

HALFPLANE_TEST(stepping_test, SteppingTest)
#include "stepping_test.moc"
