#include "support/run.h"
#include "ui/shown/stop_flag.h"

#include <QTest>

using namespace halfplane;

class StopFlagTest : public QObject
{
    Q_OBJECT

private slots:
    void aStopThatComesLaterIsHeard()
    {
        std::stop_source source;
        const StopFlag flag(source.get_token());
        const Stop stop = flag.stop();
        QVERIFY(!stop.isAsked());
        source.request_stop();
        QVERIFY(stop.isAsked());
    }

    void aStopThatHasComeIsHeard()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(StopFlag(source.get_token()).stop().isAsked());
    }

    void withoutASourceNobodyAsks()
    {
        QVERIFY(!StopFlag({}).stop().isAsked());
        QVERIFY(!Stop().isAsked());
    }
};

HALFPLANE_TEST(stop_flag_test, StopFlagTest)
#include "stop_flag_test.moc"
