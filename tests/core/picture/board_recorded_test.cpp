#include "board_frames.h"
#include "recorded.h"
#include "support/run.h"
#include "support/text.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

/// A few boards as they were drawn when somebody last looked at them and found them right: between them they
/// have what laws do not say, such as where words stand.
class BoardRecordedTest : public QObject
{
    Q_OBJECT

private slots:
    void aBoardIsDrawnAsRecorded_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint64>("step");
        QTest::newRow("through the origin") << u"figure24"_s << quint64{1};
        QTest::newRow("fuzzy at the start") << u"figure41"_s << quint64{0};
        QTest::newRow("fuzzy at the end") << u"theorem22"_s << quint64{17};
    }
    /// At the example's own step all of it; elsewhere what changes with the steps.
    void aBoardIsDrawnAsRecorded()
    {
        QFETCH(QString, id);
        QFETCH(quint64, step);
        const Document document = exampleDocument(id.toStdString());
        const Study study = surveyed(document);
        const BoardFrame frame = frameOf(study, step);
        const Picture picture = step == document.step ? boardPicture(frame) : overlayPicture(frame);
        compareWithRecorded(u"%1-%2"_s.arg(id).arg(step), text(described(picture)));
    }
};

HALFPLANE_TEST(board_recorded_test, BoardRecordedTest)
#include "board_recorded_test.moc"
