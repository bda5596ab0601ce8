#include "board_frames.h"
#include "core/examples.h"
#include "recorded.h"
#include "support/run.h"
#include "ui/basics/text.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

/// Every built-in example as it was drawn when somebody last looked at it and found it right.
class BoardRecordedTest : public QObject
{
    Q_OBJECT

private slots:
    void anExampleIsDrawnAsRecorded_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint64>("step");
        QTest::addColumn<bool>("isWhole");
        for (const Example &example : examples()) {
            const QString id =
                QString::fromUtf8(example.id.data(), static_cast<qsizetype>(example.id.size()));
            const Document document = exampleDocument(example.id);
            const std::uint64_t last = lastUpdate(surveyed(document));
            const auto add = [&](std::uint64_t step, const QString &name) {
                QTest::newRow(qPrintable(name)) << id << quint64(step) << (step == document.step);
            };
            add(document.step, u"%1-%2"_s.arg(id).arg(document.step));
            if (document.step != 0)
                add(0, id + u"-0"_s);
            if (last != document.step && last != 0)
                add(last, u"%1-%2"_s.arg(id).arg(last));
        }
    }

    /// At the example's own step all of it; at the ends what changes with the steps.
    void anExampleIsDrawnAsRecorded()
    {
        QFETCH(QString, id);
        QFETCH(quint64, step);
        QFETCH(bool, isWhole);
        const Study study = surveyed(exampleDocument(id.toStdString()));
        const BoardFrame frame = frameOf(study, step);
        const QString now = toText(described(isWhole ? boardPicture(frame) : overlayPicture(frame)));
        compareWithRecorded(u"%1-%2"_s.arg(id).arg(step), now);
    }
};

int board_recorded_test(int argc, char *argv[])
{
    return halfplane::test::run<BoardRecordedTest, QApplication>(argc, argv);
}
#include "board_recorded_test.moc"
