// Exports that cannot be: what is said, and that nothing is left behind.
#include "app/export_folder.h"
#include "support/run.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using program::ExportFolder;
using program::formatsThatCarry;
using program::small;

class ExportRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<ExportFolder>(); }

    void wrongWordsAreExplained_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char *name, const QString &words, const QByteArray &says) {
            QTest::newRow(name) << words.split(u' ') << says;
        };
        row("no output", u"example:first"_s, "where to? Say -o FILE");
        row("an output without a name", u"--output="_s, "where to?");
        row("no ending", u"-o figure"_s, "\"figure\" has no ending that says a format: png, pdf");
        row("an unknown ending", u"-o figure.jpeg"_s, "has no ending that says a format");
        row("two data", u"a b -o f.png"_s, "one DATA at a time");
        row("a step beyond the run", u"--step 50 -o f.png"_s, "--step: there is no step 50");
        row("nothing asked at the start", u"--step 0a -o f.png"_s,
            "--step: there is no step 0a: at the start");
        row("nothing asked beyond the run", u"--step 50a -o f.png"_s, "--step: there is no step 50a");
        row("a range of what is asked", u"--step 2a-4 -o f.pdf"_s, "a range is of updates; name those");
        row("what no step has", u"--step 2b -o f.png"_s, "\"2b\" names no steps");
        row("no unit", u"--width 120 -o f.png"_s, "Say 120mm or 120px");
        row("what means nothing there", u"--tweens 3 -o f.png"_s, "--tweens means nothing for a .png");
        row("a mistyped option", u"--pallete dark -o f.png"_s, "did you mean --palette?");
        row("an option of another variant", u"--delta 0.1 -o f.png"_s, "--delta");
        row("an option twice", u"-o f.png --output g.png"_s, "--output is given twice");
        row("a short option that is not there", u"-x f.png"_s, "unknown option -x");
        row("nothing behind -o", u"-o"_s, "--output needs a value");
    }
    void wrongWordsAreExplained()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const auto result = m_folder->draw(words);
        QVERIFY2(result.isComplaint(2) && result.err.contains(says), result.err);
        QVERIFY(m_folder->files().isEmpty());
    }

    void dataThatCannotBeDrawnAreRefused()
    {
        program::write(m_folder->path(u"one.csv"_s), "1,2,1\n");
        for (const QString &data : {u"nowhere.csv"_s, u"example:nothing"_s}) {
            const auto result = m_folder->draw({data, u"-o"_s, u"f.png"_s});
            QVERIFY2(result.isComplaint(3), result.err);
        }
        const auto result = m_folder->draw({u"one.csv"_s, u"--variant"_s, u"fuzzy"_s, u"-o"_s, u"f.png"_s});
        QVERIFY2(result.isComplaint(3) && result.err.contains("one.csv"), result.err);
        QCOMPARE(m_folder->files(), QStringList{u"one.csv"_s});
    }

    void aFigureThatIsDamagedIsRefused()
    {
        for (const QString &format : formatsThatCarry) {
            QVERIFY(m_folder->draw(QStringList{u"-o"_s, u"f."_s + format} + small).isDone());
            const QByteArray whole = m_folder->bytes(u"f."_s + format);
            for (const int share : {1, 20, 50, 80}) {
                program::write(m_folder->path(u"cut."_s + format), whole.first(whole.size() * share / 100));
                const auto result = m_folder->summary(u"cut."_s + format);
                QVERIFY2(result.isDone() || result.isComplaint(3), result.err);
            }
        }
        program::write(m_folder->path(u"hostile.svg"_s),
                       "<svg><halfplane:document>{\"format\": [[[[</halfplane:document></svg>");
        const auto result = m_folder->summary(u"hostile.svg"_s);
        QVERIFY2(result.isComplaint(3) && result.err.contains("hostile.svg: the document that it carries"),
                 result.err);
    }

    void whatCannotBeWrittenIsRefused()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"folder.png"_s));
        program::write(m_folder->path(u"file"_s), "old");
        for (const QString &name : {u"nowhere/f.png"_s, u"file/f.png"_s, u"folder.png"_s}) {
            const auto result = m_folder->draw(QStringList{u"-o"_s, name} + small);
            QVERIFY2(result.isComplaint(4) && result.err.contains(name.toUtf8()), result.err);
        }
        QCOMPARE(m_folder->files(), (QStringList{u"file"_s, u"folder.png"_s}));
        QCOMPARE(m_folder->bytes(u"file"_s), QByteArray("old"));
    }

    void aFullDiskLeavesNothingBehind()
    {
        const auto result =
            program::shell(m_folder->path(),
                           u"unshare --user --map-root-user --mount true 2>/dev/null || exit 77\n"
                           "export PROGRAM=\"$0\"; mkdir disk\n"
                           "unshare --user --map-root-user --mount sh -c 'mount -t tmpfs -o "
                           "size=8k none disk || exit 77; cd disk;"
                           "echo old >f.png; for f in f.png g.pdf h.svg i.tex j.gif k.html; do "
                           "\"$PROGRAM\" export -o $f; echo $?; done;"
                           "cat f.png; ls -A'"_s);
        if (result.code == 77)
            QSKIP("No file system of one's own can be had here.");
        QCOMPARE(result.out, QByteArray("4\n4\n4\n4\n4\n4\nold\nf.png\n"));
        QCOMPARE(result.err.count("halfplane: "), 6);
    }

    void beingStoppedLeavesNothingBehind()
    {
        const QDir temporary = QDir::temp();
        const QStringList before =
            temporary.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        for (const QString &name : {u"f.gif"_s, u"f.mp4"_s}) {
            QProcess process;
            process.setWorkingDirectory(m_folder->path());
            process.start(QStringLiteral(HALFPLANE_PROGRAM),
                          {u"export"_s, u"example:slow"_s, u"--tweens"_s, u"20"_s, u"--dpi"_s, u"300"_s,
                           u"-o"_s, name});
            QVERIFY(process.waitForStarted());
            while (!process.waitForFinished(200))
                process.terminate();
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            QCOMPARE(process.exitCode(), SIGTERM);
            QVERIFY(m_folder->files().isEmpty());
        }
        for (const QString &name :
             temporary.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
            QVERIFY2(before.contains(name) || !name.contains(u"halfplane"_s), qPrintable(name));
    }

private:
    std::unique_ptr<ExportFolder> m_folder;
};

HALFPLANE_TEST(export_refusals_test, ExportRefusalsTest, QCoreApplication)
#include "export_refusals_test.moc"
