#include "board_frames.h"
#include "core/examples.h"
#include "support/run.h"
#include "ui/basics/text.h"

#include <QFile>
#include <QSaveFile>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QString recordedFile(const QString &name)
{
    return QStringLiteral(HALFPLANE_TEST_DATA "/ui/recorded/%1.txt").arg(name);
}

/// The lines that only one of the texts has, each text's in its order.
QString difference(const QString &before, const QString &now)
{
    const QStringList old = before.split(u'\n');
    const QStringList current = now.split(u'\n');
    QStringList result;
    for (const QString &line : old) {
        if (!current.contains(line))
            result << u"- "_s + line;
    }
    for (const QString &line : current) {
        if (!old.contains(line))
            result << u"+ "_s + line;
    }
    if (result.isEmpty())
        result << u"The same lines in another order."_s;
    constexpr qsizetype most = 60;
    if (result.size() > most)
        result = result.mid(0, most) << u"… and %1 lines more"_s.arg(result.size() - most);
    return result.join(u'\n');
}

bool record(const QString &name, const QString &text)
{
    QSaveFile file(recordedFile(name));
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.commit();
}

} // namespace

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
        const QString name = u"%1-%2"_s.arg(id).arg(step);
        if (qEnvironmentVariableIsSet("HALFPLANE_RECORD")) {
            QVERIFY2(record(name, now), qPrintable(recordedFile(name)));
            return;
        }
        QFile file(recordedFile(name));
        QVERIFY2(file.open(QIODevice::ReadOnly),
                 "No recording. Look at the picture, then run this test with HALFPLANE_RECORD=1.");
        const QString before = QString::fromUtf8(file.readAll());
        if (before != now)
            QFAIL(
                qPrintable(u"%1 is drawn otherwise than recorded (-):\n%2\nIf that is what you want, look at "
                           "the pictures and run this test with HALFPLANE_RECORD=1."_s.arg(
                               name, difference(before, now))));
    }
};

int board_recorded_test(int argc, char *argv[])
{
    return halfplane::test::run<BoardRecordedTest, QApplication>(argc, argv);
}
#include "board_recorded_test.moc"
