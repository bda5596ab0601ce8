// Where the program writes, and what a call that fails leaves alone.
#include "app/program.h"
#include "support/run.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

class CommandLineOutputsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void aTraceOnStandardOutputAndASummaryInAFileGoTogether()
    {
        const auto result = run({u"--trace"_s, u"-"_s, u"--summary"_s, u"s.json"_s});
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(result.out, run({u"--trace"_s, u"-"_s}).out);
        QCOMPARE(files(), QStringList{u"s.json"_s});
        QVERIFY(QJsonDocument::fromJson(program::contentsOf(path(u"s.json"_s))).isObject());
    }

    void theNumbersOfThePointsAreALineEach()
    {
        const auto result = program::carryOut(
            {.words = {u"run"_s, u"-"_s, u"--points"_s, u"-"_s}, .folder = {}, .input = "3,4,1\n-6,-8,-1\n"});
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(result.out,
                 QByteArray("point,x1,x2,y,score,distance,margin,p,fuzzy,held_out,wrong\n"
                            "1,3,4,1,25,5,5,,,,0\n2,-6,-8,-1,50,-10,10,,,,0\n"));
        const auto fuzzy = run({u"example:overlap"_s, u"--points"_s, u"-"_s});
        QVERIFY(fuzzy.out.contains(",1,,1\n") && fuzzy.out.contains(",0,,0\n")); // fuzzy and wrong; neither
        const auto none = run({u"example:first"_s, u"--max-updates"_s, u"0"_s, u"--points"_s, u"-"_s});
        QVERIFY2(none.out.contains(",0,,,,,,1\n"), none.out); // without a boundary all are wrong
    }

    void pointsHeldOutAreNamedEverywhere()
    {
        const QStringList out{u"example:overlap"_s, u"--hold-out"_s, u"0.3"_s, u"--hold-out-seed"_s, u"4"_s};
        const auto report = run(out);
        QVERIFY2(report.out.contains("held out") && report.out.contains("test error "), report.out);
        const auto summary = run(out + QStringList{u"--summary"_s, u"-"_s});
        const QJsonObject object = QJsonDocument::fromJson(summary.out).object();
        const auto all = run({u"example:overlap"_s, u"--points"_s, u"-"_s}).out.count('\n') - 1;
        QCOMPARE(object[u"points"].toInt() + object[u"test_points"].toInt(), all);
        const auto points = run(out + QStringList{u"--points"_s, u"-"_s});
        QCOMPARE(points.out.count(",,,1,"), object[u"test_points"].toInt());
        QVERIFY(!run({u"example:overlap"_s}).out.contains("test error"));
    }

    void anExistingFileIsReplaced()
    {
        program::write(path(u"t.csv"_s), QByteArray(100'000, 'x'));
        const auto result = run({u"--trace"_s, u"t.csv"_s});
        QVERIFY2(result.isDone() && result.out.isEmpty(), result.err);
        QCOMPARE(program::contentsOf(path(u"t.csv"_s)), run({u"--trace"_s, u"-"_s}).out);
        QCOMPARE(files(), QStringList{u"t.csv"_s});
    }

    void aLinkStaysALink()
    {
        program::write(path(u"t.csv"_s), "old");
        QVERIFY(QFile::link(u"t.csv"_s, path(u"link.csv"_s)));
        QVERIFY(run({u"--trace"_s, u"link.csv"_s}).isDone());
        QVERIFY(QFileInfo(path(u"link.csv"_s)).isSymLink());
        QVERIFY(program::contentsOf(path(u"t.csv"_s)).startsWith("step,"));
    }

    void whatCannotBeWrittenIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a folder that is not there") << u"nowhere/t.csv"_s;
        QTest::newRow("a file as a folder") << u"file/t.csv"_s;
        QTest::newRow("a folder") << u"folder"_s;
        QTest::newRow("a folder, said with a slash") << u"folder/"_s;
        QTest::newRow("a name that is too long") << QString(300, u'a');
    }
    void whatCannotBeWrittenIsRefused()
    {
        QFETCH(QString, name);
        program::write(path(u"file"_s), "old");
        QVERIFY(QDir(m_folder->path()).mkdir(u"folder"_s));
        for (const QString &option : {u"--trace"_s, u"--summary"_s}) {
            const auto result = run({option, name});
            QVERIFY2(result.isComplaint(4), QByteArray::number(result.code) + ": " + result.err);
            QVERIFY2(result.err.contains(name.toUtf8() + ": cannot be written: "), result.err);
        }
        QCOMPARE(files(), QStringList({u"file"_s, u"folder"_s}));
        QCOMPARE(program::contentsOf(path(u"file"_s)), QByteArray("old"));
    }

    void aReadOnlyFolderIsRefused()
    {
        if (geteuid() == 0)
            QSKIP("nothing is read-only for root");
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        const auto result = run({u"--trace"_s, u"t.csv"_s});
        QVERIFY(
            QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY2(result.isComplaint(4), result.err);
        QVERIFY(files().isEmpty());
    }

    void oneOutputThatFailsKeepsTheOtherFromBeingWritten()
    {
        program::write(path(u"t.csv"_s), "old");
        QVERIFY(run({u"--trace"_s, u"t.csv"_s, u"--summary"_s, u"nowhere/s.json"_s}).isComplaint(4));
        QVERIFY(run({u"--trace"_s, u"-"_s, u"--summary"_s, u"nowhere/s.json"_s}).isComplaint(4));
        QVERIFY(shell(u"\"$0\" run --trace t.csv --summary - >/dev/full"_s).isComplaint(4));
        QVERIFY(run({u"--trace"_s, u"t.csv"_s, u"--summary"_s, u"/dev/full"_s}).isComplaint(4));
        QCOMPARE(program::contentsOf(path(u"t.csv"_s)), QByteArray("old"));
        QCOMPARE(files(), QStringList{u"t.csv"_s});
    }

    void aCallThatFailsLeavesFilesAsTheyWere_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("wrong words") << QStringList{u"--eta"_s, u"0"_s};
        QTest::newRow("unreadable data") << QStringList{u"nothing.csv"_s};
        QTest::newRow("data that the variant cannot use")
            << QStringList{u"one.csv"_s, u"--variant"_s, u"fuzzy"_s};
    }
    void aCallThatFailsLeavesFilesAsTheyWere()
    {
        QFETCH(QStringList, words);
        program::write(path(u"one.csv"_s), "1,2,1\n");
        program::write(path(u"t.csv"_s), "old");
        const auto result = run(words + QStringList{u"--trace"_s, u"t.csv"_s, u"--summary"_s, u"s.json"_s});
        QVERIFY2(result.isComplaint(2) || result.isComplaint(3), result.err);
        QCOMPARE(program::contentsOf(path(u"t.csv"_s)), QByteArray("old"));
        QCOMPARE(files(), QStringList({u"one.csv"_s, u"t.csv"_s}));
    }

    void theDataAreNotReplaced()
    {
        program::write(path(u"p.csv"_s), "1,2,1\n");
        QVERIFY(QFile::link(u"p.csv"_s, path(u"link.csv"_s)));
        for (const QString &name : {u"p.csv"_s, u"./p.csv"_s, path(u"p.csv"_s), u"link.csv"_s}) {
            const auto result = run({u"p.csv"_s, u"--trace"_s, name});
            QVERIFY2(result.isComplaint(2), result.err);
        }
        QCOMPARE(program::contentsOf(path(u"p.csv"_s)), QByteArray("1,2,1\n"));
    }

    void aFullDiskIsRefused()
    {
        for (const QString &words : {u"run"_s, u"run --trace -"_s, u"run --summary -"_s, u"--help"_s,
                                     u"run --help"_s, u"--version"_s, u"examples"_s}) {
            const auto result = shell(u"\"$0\" "_s + words + u" >/dev/full"_s);
            QVERIFY2(result.isComplaint(4) && result.err.contains("standard output"), result.err);
        }
        QVERIFY(run({u"--trace"_s, u"/dev/full"_s}).isComplaint(4));
        struct stat full
        {
        };
        QVERIFY(stat("/dev/full", &full) == 0 && S_ISCHR(full.st_mode));
    }

    void aPipeIsWrittenToAndStaysAPipe()
    {
        QVERIFY(mkfifo(path(u"pipe"_s).toUtf8().constData(), 0600) == 0);
        const auto result =
            shell(u"cat pipe >read.csv & \"$0\" run --trace pipe; code=$?; wait; exit $code"_s);
        QVERIFY2(result.isDone() && result.out.isEmpty(), result.err);
        QCOMPARE(program::contentsOf(path(u"read.csv"_s)), run({u"--trace"_s, u"-"_s}).out);
        struct stat pipe
        {
        };
        QVERIFY(stat(path(u"pipe"_s).toUtf8().constData(), &pipe) == 0 && S_ISFIFO(pipe.st_mode));
    }

    void aDeviceIsWrittenToAndStaysADevice()
    {
        const auto result = run({u"--trace"_s, u"/dev/null"_s});
        QVERIFY2(result.isDone() && result.out.isEmpty(), result.err);
        struct stat device
        {
        };
        QVERIFY(stat("/dev/null", &device) == 0 && S_ISCHR(device.st_mode));
    }

    void closedStandardOutputIsRefused()
    {
        for (const QString &words : {u"run"_s, u"run --trace -"_s, u"--help"_s, u"examples"_s}) {
            const auto result = shell(u"\"$0\" "_s + words + u" >&-"_s);
            QVERIFY2(result.isComplaint(4), result.err);
        }
    }

    void aFileIsNotMistakenForClosedStandardOutput()
    {
        // The next file to be opened would get standard output's number.
        QVERIFY(shell(u"\"$0\" run --trace - --summary s.json >&-"_s).isComplaint(4));
        QVERIFY(files().isEmpty());
        const auto silent = shell(u"\"$0\" run --summary s.json <&- >&- 2>&-"_s);
        QCOMPARE(silent.code, 0);
        QVERIFY(QJsonDocument::fromJson(program::contentsOf(path(u"s.json"_s))).isObject());
    }

    void closedStandardInputIsRefused()
    {
        const auto result = shell(u"\"$0\" run - <&-"_s);
        QVERIFY2(result.isComplaint(3) && result.err.contains("standard input"), result.err);
    }

    void aFolderAsStandardInputIsRefused()
    {
        const auto result = shell(u"\"$0\" run - <."_s);
        QVERIFY2(result.isComplaint(3) && result.err.contains("standard input"), result.err);
    }

    void aReaderThatGoesAwayLeavesNoFileBehind()
    {
        // More than a pipe holds, so that the program is still writing when its reader is gone.
        const auto result =
            shell(u"{ \"$0\" run example:xor --space origin --order reshuffled --max-updates 20000 "
                  "--trace - --summary s.json; echo $? >code; } | head -n 1"_s);
        QCOMPARE(result.out, QByteArray("step,sweep,point,rate,w1,w2,loss\n"));
        QCOMPARE(program::contentsOf(path(u"code"_s)).trimmed(), QByteArray("4"));
        QCOMPARE(files(), QStringList{u"code"_s});
    }

    void anInterruptedCallEndsByTheSignal_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("a terminal that is closed") << SIGHUP;
    }
    /// While the trace is in the making, and nobody reads the pipe.
    void anInterruptedCallEndsByTheSignal()
    {
        QFETCH(int, signal);
        QVERIFY(mkfifo(path(u"pipe"_s).toUtf8().constData(), 0600) == 0);
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral(HALFPLANE_PROGRAM),
                      {u"run"_s, u"--trace"_s, u"trace.csv"_s, u"--summary"_s, u"pipe"_s});
        // The trace may have no name before its place.
        const auto hasWritten = [&] {
            const QString opened = u"/proc/%1/fd/"_s.arg(process.processId());
            return std::ranges::any_of(
                QDir(opened).entryList(QDir::AllEntries | QDir::System),
                [&](auto &name) { return QFile::symLinkTarget(opened + name).startsWith(m_folder->path()); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasWritten(), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), signal);
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(files(), QStringList{u"pipe"_s});
    }

    /// As nohup does, and a shell with what it starts in the background.
    void whoStartedItMayIgnoreTheSignal()
    {
        QVERIFY(mkfifo(path(u"pipe"_s).toUtf8().constData(), 0600) == 0);
        const auto result = shell(u"trap '' INT; \"$0\" run --trace trace.csv --summary pipe & "
                                  "until ls -l /proc/$!/fd | grep -q \"$PWD/\"; do :; done; kill -INT $!; "
                                  "cat pipe >/dev/null; wait $!"_s);
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(files(), (QStringList{u"pipe"_s, u"trace.csv"_s}));
    }

private:
    program::Result run(const QStringList &words) const
    {
        return program::carryOut(
            {.words = QStringList{u"run"_s} + words, .folder = m_folder->path(), .input = {}});
    }
    program::Result shell(const QString &script) const { return program::shell(m_folder->path(), script); }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HALFPLANE_TEST(command_line_outputs_test, CommandLineOutputsTest, QCoreApplication)
#include "command_line_outputs_test.moc"
