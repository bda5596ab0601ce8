#include "support/run.h"
#include "ui/shown/stop_flag.h"

#include <QTest>

using namespace halfplane;

class StopFlagTest : public QObject
{
    Q_OBJECT

private slots:
    void aStopThatComesLaterIsHeard();
    void aStopThatHasComeIsHeard();
    void withoutASourceNobodyAsks();
};

void StopFlagTest::aStopThatComesLaterIsHeard()
{
    std::stop_source source;
    const StopFlag flag(source.get_token());
    const Stop stop = flag.stop();
    QVERIFY(!stop.isAsked());
    source.request_stop();
    QVERIFY(stop.isAsked());
}

void StopFlagTest::aStopThatHasComeIsHeard()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(StopFlag(source.get_token()).stop().isAsked());
}

void StopFlagTest::withoutASourceNobodyAsks()
{
    QVERIFY(!StopFlag({}).stop().isAsked());
    QVERIFY(!Stop().isAsked());
}

int stop_flag_test(int argc, char *argv[]) { return halfplane::test::run<StopFlagTest>(argc, argv); }
#include "stop_flag_test.moc"
