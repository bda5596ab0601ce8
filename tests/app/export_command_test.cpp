// Figures from the command line: what scripts and Makefiles rely on.
#include "app/program.h"

#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList stillFormats{u"png"_s, u"pdf"_s, u"svg"_s, u"tex"_s};
const QStringList formatsThatCarry{u"png"_s, u"pdf"_s, u"svg"_s, u"tex"_s, u"html"_s};
const QStringList small{u"--width"_s, u"60mm"_s, u"--font"_s, u"5pt"_s, u"--dpi"_s, u"100"_s};

QByteArray beginningOf(const QString &format)
{
    static const QMap<QString, QByteArray> beginnings{{u"png"_s, "\x89PNG\r\n"}, {u"pdf"_s, "%PDF-1."},
                                                      {u"svg"_s, "<?xml "},      {u"tex"_s, "%"},
                                                      {u"gif"_s, "GIF89a"},      {u"html"_s, "<!"}};
    return beginnings.value(format);
}

QStringList examples()
{
    QStringList ids;
    for (const QByteArray &line : program::run({u"examples"_s}).out.split('\n')) {
        if (!line.isEmpty())
            ids << QString::fromUtf8(line.first(line.indexOf('\t')));
    }
    return ids;
}

/// Date and id of a PDF are another one each time.
QByteArray withoutTimes(QByteArray pdf)
{
    for (const QByteArray &mark :
         {QByteArrayLiteral("/CreationDate"), QByteArrayLiteral("/ID"), QByteArrayLiteral("<xmp:CreateDate>"),
          QByteArrayLiteral("<xmp:ModifyDate>"), QByteArrayLiteral("<xmp:MetadataDate>"),
          QByteArrayLiteral("uuid:")}) {
        for (qsizetype at = 0; (at = pdf.indexOf(mark, at)) >= 0; at += mark.size()) {
            const qsizetype end = std::min(pdf.size(), at + 110);
            const qsizetype line = pdf.indexOf('\n', at);
            const qsizetype to = line < 0 ? end : std::min(line, end);
            pdf.replace(at + mark.size(), std::max<qsizetype>(0, to - at - mark.size()), QByteArray());
        }
    }
    return pdf;
}

} // namespace

class ExportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyExampleInEveryFormat_data();
    void everyExampleInEveryFormat();
    void theSameCallGivesTheSameBytes_data();
    void theSameCallGivesTheSameBytes();
    void aFigureOfAFigureIsTheSameFigure_data();
    void aFigureOfAFigureIsTheSameFigure();
    void aFigureIsRunAsItsDocument();
    void withoutItsDocumentItIsOnlyAPicture();
    void pointsAreShownAtTheEndOfTheirRun();
    void aRecipeOnTheCommandLineIsDrawn();
    void sizesAreExact();
    void colours();
    void theOutputMayBeSaidInThreeWays();
    void noDisplayIsNeeded();
    void wrongWordsAreExplained_data();
    void wrongWordsAreExplained();
    void dataThatCannotBeDrawnAreRefused();
    void aFigureThatIsDamagedIsRefused();
    void whatCannotBeWrittenIsRefused();
    void aFullDiskLeavesNothingBehind();
    void beingStoppedLeavesNothingBehind();
    void titlesMayHaveAnySigns();
    void helpNamesEveryOption();

private:
    program::Result draw(const QStringList &words) const
    {
        return program::carryOut(
            {.words = QStringList{u"export"_s} + words, .folder = m_folder->path(), .input = {}});
    }
    program::Result summary(const QString &data) const
    {
        return program::carryOut(
            {.words = {u"run"_s, data, u"--summary"_s, u"-"_s}, .folder = m_folder->path(), .input = {}});
    }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QByteArray bytes(const QString &name) const { return program::contentsOf(path(name)); }
    QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ExportCommandTest::everyExampleInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    for (const QString &format : stillFormats + QStringList{u"gif"_s, u"html"_s})
        QTest::newRow(qPrintable(format)) << format;
}

void ExportCommandTest::everyExampleInEveryFormat()
{
    QFETCH(QString, format);
    const QStringList ids = examples();
    QVERIFY(ids.size() > 20);
    for (const QString &id : ids) {
        const QString name = id + u'.' + format;
        const auto result = draw(QStringList{u"example:"_s + id, u"-o"_s, name} + small);
        QVERIFY2(result.isDone() && result.out.isEmpty(), name.toUtf8() + ": " + result.err);
        QVERIFY2(bytes(name).startsWith(beginningOf(format)) && bytes(name).size() > 1000, qPrintable(name));
        if (formatsThatCarry.contains(format))
            QCOMPARE(summary(name).out, summary(u"example:"_s + id).out);
    }
    QCOMPARE(files().size(), ids.size());
}

void ExportCommandTest::theSameCallGivesTheSameBytes_data() { everyExampleInEveryFormat_data(); }

void ExportCommandTest::theSameCallGivesTheSameBytes()
{
    QFETCH(QString, format);
    for (const QString &name : {u"one."_s, u"two."_s})
        QVERIFY(draw(QStringList{u"example:overlap"_s, u"-o"_s, name + format} + small).isDone());
    QVERIFY(!bytes(u"one."_s + format).isEmpty());
    QVERIFY(withoutTimes(bytes(u"one."_s + format)) == withoutTimes(bytes(u"two."_s + format)));
}

void ExportCommandTest::aFigureOfAFigureIsTheSameFigure_data()
{
    QTest::addColumn<QString>("format");
    for (const QString &format : formatsThatCarry)
        QTest::newRow(qPrintable(format)) << format;
}

void ExportCommandTest::aFigureOfAFigureIsTheSameFigure()
{
    QFETCH(QString, format);
    const QString one = u"one."_s + format;
    const QString two = u"two."_s + format;
    QVERIFY(draw(QStringList{u"example:figure34"_s, u"--step"_s, u"7"_s, u"--layers"_s, u"points,boundary"_s,
                             u"-o"_s, one}
                 + small)
                .isDone());
    QVERIFY(draw(QStringList{one, u"-o"_s, two} + small).isDone());
    QVERIFY(!bytes(one).isEmpty());
    QVERIFY(withoutTimes(bytes(one)) == withoutTimes(bytes(two)));
}

void ExportCommandTest::aFigureIsRunAsItsDocument()
{
    QVERIFY(draw(QStringList{u"example:circle"_s, u"-o"_s, u"f.svg"_s} + small).isDone());
    const auto report =
        program::carryOut({.words = {u"run"_s, u"f.svg"_s}, .folder = m_folder->path(), .input = {}});
    QVERIFY(report.isDone());
    QCOMPARE(report.out, program::run({u"run"_s, u"example:circle"_s}).out);
}

void ExportCommandTest::withoutItsDocumentItIsOnlyAPicture()
{
    for (const QString &format : formatsThatCarry + QStringList{u"gif"_s}) {
        const QString name = u"bare."_s + format;
        QVERIFY(draw(QStringList{u"-o"_s, name, u"--no-embed"_s} + small).isDone());
        const auto result = summary(name);
        QVERIFY2(result.isComplaint(3) && result.err.contains("carries no Halfplane document"), result.err);
    }
}

void ExportCommandTest::pointsAreShownAtTheEndOfTheirRun()
{
    const QString points = program::oracle(u"figure34.csv"_s);
    QVERIFY(draw(QStringList{points, u"-o"_s, u"usual.svg"_s} + small).isDone());
    QVERIFY(draw(QStringList{points, u"--step"_s, u"last"_s, u"-o"_s, u"last.svg"_s} + small).isDone());
    QVERIFY(draw(QStringList{points, u"--step"_s, u"0"_s, u"-o"_s, u"start.svg"_s} + small).isDone());
    QCOMPARE(bytes(u"usual.svg"_s), bytes(u"last.svg"_s));
    QVERIFY(bytes(u"usual.svg"_s) != bytes(u"start.svg"_s));
    // Where the file is does not matter for what is drawn, nor what it is called.
    program::write(path(u"other name.csv"_s), program::contentsOf(points));
    QVERIFY(draw(QStringList{u"other name.csv"_s, u"-o"_s, u"other.svg"_s} + small).isDone());
    QCOMPARE(bytes(u"other.svg"_s), bytes(u"usual.svg"_s));
}

void ExportCommandTest::aRecipeOnTheCommandLineIsDrawn()
{
    const QStringList recipe{u"--variant"_s, u"standard"_s, u"--eta"_s, u"0.5"_s};
    QVERIFY(draw(QStringList{u"example:figure34"_s, u"-o"_s, u"f.png"_s} + recipe + small).isDone());
    QCOMPARE(summary(u"f.png"_s).out,
             program::run(QStringList{u"run"_s, u"example:figure34"_s, u"--summary"_s, u"-"_s} + recipe).out);
}

void ExportCommandTest::sizesAreExact()
{
    QVERIFY(draw({u"--width"_s, u"120mm"_s, u"--dpi"_s, u"300"_s, u"-o"_s, u"f.png"_s}).isDone());
    const QImage print(path(u"f.png"_s));
    QCOMPARE(print.size(), QSize(1417, 1063));
    QCOMPARE(print.dotsPerMeterX(), 11811);
    QVERIFY(draw({u"--width"_s, u"640px"_s, u"--height"_s, u"481px"_s, u"-o"_s, u"f.png"_s}).isDone());
    QCOMPARE(QImage(path(u"f.png"_s)).size(), QSize(640, 481));
    QVERIFY(draw({u"--width"_s, u"89mm"_s, u"-o"_s, u"f.svg"_s}).isDone());
    QVERIFY(bytes(u"f.svg"_s).contains("width=\"89mm\""));
}

void ExportCommandTest::colours()
{
    const auto cornerOf = [this](const QStringList &words) {
        if (!draw(QStringList{u"-o"_s, u"f.png"_s, u"--layers"_s, u"points"_s} + small + words).isDone())
            return QColor();
        return QImage(path(u"f.png"_s)).pixelColor(1, 1);
    };
    QVERIFY(cornerOf({}).lightness() > 240);
    QVERIFY(cornerOf({u"--palette"_s, u"dark"_s}).lightness() < 60);
    QCOMPARE(cornerOf({u"--transparent"_s}).alpha(), 0);
}

void ExportCommandTest::theOutputMayBeSaidInThreeWays()
{
    for (const QStringList &words :
         {QStringList{u"-o"_s, u"a.svg"_s}, {u"--output"_s, u"b.svg"_s}, {u"--output=c.svg"_s}})
        QVERIFY(draw(words).isDone());
    QCOMPARE(files(), (QStringList{u"a.svg"_s, u"b.svg"_s, u"c.svg"_s}));
    QCOMPARE(bytes(u"a.svg"_s), bytes(u"c.svg"_s));
}

void ExportCommandTest::noDisplayIsNeeded()
{
    QProcessEnvironment bare;
    bare.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    bare.insert(u"HOME"_s, m_folder->path());
    const auto result = program::carryOut({.words = {u"export"_s, u"-o"_s, u"f.png"_s},
                                           .folder = m_folder->path(),
                                           .input = {},
                                           .environment = bare});
    QVERIFY2(result.isDone(), result.err);
    QVERIFY(draw({u"-o"_s, u"g.png"_s}).isDone());
    QCOMPARE(bytes(u"f.png"_s), bytes(u"g.png"_s));
}

void ExportCommandTest::wrongWordsAreExplained_data()
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
    row("all steps in one picture", u"--step all -o f.png"_s, "--multiples 3");
    row("no size", u"--width 0mm -o f.png"_s, "--width: a figure is from 5 mm");
    row("an absurd size", u"--width 1e300mm -o f.png"_s, "--width: a figure is from 5 mm");
    row("absurdly many pixels", u"--width 99999px --dpi 600 -o f.png"_s, "pixels are more than");
    row("no unit", u"--width 120 -o f.png"_s, "Say 120mm or 120px");
    row("a layer that is not there", u"--layers boundery -o f.png"_s, "there is no layer \"boundery\"");
    row("what means nothing there", u"--tweens 3 -o f.png"_s, "--tweens means nothing for a .png");
    row("a mistyped option", u"--pallete dark -o f.png"_s, "did you mean --palette?");
    row("an option of another variant", u"--delta 0.1 -o f.png"_s, "--delta");
    row("an option twice", u"-o f.png --output g.png"_s, "--output is given twice");
    row("a short option that is not there", u"-x f.png"_s, "unknown option -x");
    row("nothing behind -o", u"-o"_s, "--output needs a value");
}

void ExportCommandTest::wrongWordsAreExplained()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, says);
    const auto result = draw(words);
    QVERIFY2(result.isComplaint(2) && result.err.contains(says), result.err);
    QVERIFY(files().isEmpty());
}

void ExportCommandTest::dataThatCannotBeDrawnAreRefused()
{
    program::write(path(u"one.csv"_s), "1,2,1\n");
    for (const QString &data : {u"nowhere.csv"_s, u"example:nothing"_s}) {
        const auto result = draw({data, u"-o"_s, u"f.png"_s});
        QVERIFY2(result.isComplaint(3), result.err);
    }
    const auto result = draw({u"one.csv"_s, u"--variant"_s, u"fuzzy"_s, u"-o"_s, u"f.png"_s});
    QVERIFY2(result.isComplaint(3) && result.err.contains("one.csv"), result.err);
    QCOMPARE(files(), QStringList{u"one.csv"_s});
}

void ExportCommandTest::aFigureThatIsDamagedIsRefused()
{
    for (const QString &format : formatsThatCarry) {
        QVERIFY(draw(QStringList{u"-o"_s, u"f."_s + format} + small).isDone());
        const QByteArray whole = bytes(u"f."_s + format);
        for (const int share : {1, 20, 50, 80}) {
            program::write(path(u"cut."_s + format), whole.first(whole.size() * share / 100));
            const auto result = summary(u"cut."_s + format);
            QVERIFY2(result.isDone() || result.isComplaint(3), result.err);
        }
    }
    program::write(path(u"hostile.svg"_s),
                   "<svg><halfplane:document>{\"format\": [[[[</halfplane:document></svg>");
    const auto result = summary(u"hostile.svg"_s);
    QVERIFY2(result.isComplaint(3) && result.err.contains("hostile.svg: the document that it carries"),
             result.err);
}

void ExportCommandTest::whatCannotBeWrittenIsRefused()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"folder.png"_s));
    program::write(path(u"file"_s), "old");
    for (const QString &name : {u"nowhere/f.png"_s, u"file/f.png"_s, u"folder.png"_s}) {
        const auto result = draw(QStringList{u"-o"_s, name} + small);
        QVERIFY2(result.isComplaint(4) && result.err.contains(name.toUtf8()), result.err);
    }
    QCOMPARE(files(), (QStringList{u"file"_s, u"folder.png"_s}));
    QCOMPARE(bytes(u"file"_s), QByteArray("old"));
}

void ExportCommandTest::aFullDiskLeavesNothingBehind()
{
    const auto result = program::shell(m_folder->path(),
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

void ExportCommandTest::beingStoppedLeavesNothingBehind()
{
    const QDir temporary = QDir::temp();
    const QStringList before = temporary.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString &name : {u"f.gif"_s, u"f.mp4"_s}) {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(
            QStringLiteral(HALFPLANE_PROGRAM),
            {u"export"_s, u"example:slow"_s, u"--tweens"_s, u"20"_s, u"--dpi"_s, u"300"_s, u"-o"_s, name});
        QVERIFY(process.waitForStarted());
        while (!process.waitForFinished(200))
            process.terminate();
        QVERIFY(files().isEmpty());
    }
    for (const QString &name : temporary.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        QVERIFY2(before.contains(name) || !name.contains(u"halfplane"_s), qPrintable(name));
}

void ExportCommandTest::titlesMayHaveAnySigns()
{
    const QByteArray document =
        program::contentsOf(QStringLiteral(HALFPLANE_TEST_DATA "/../resources/examples/first.halfplane"));
    QByteArray hostile;
    for (const QByteArray &line : document.split('\n')) {
        const bool isTitle = line.contains("\"title\"");
        hostile +=
            (isTitle ? QByteArray(R"(  "title": "<&>\"%$\\ ]]> </script> \\input{x} #_{}~^ é ‖ \u0007",)")
                     : line)
            + '\n';
    }
    QVERIFY(hostile.contains("]]>"));
    program::write(path(u"hostile.halfplane"_s), hostile);
    const QByteArray wanted = summary(u"hostile.halfplane"_s).out;
    for (const QString &format : formatsThatCarry) {
        const QString one = u"one."_s + format;
        const QString two = u"two."_s + format;
        const auto result = draw(QStringList{u"hostile.halfplane"_s, u"--title"_s, u"-o"_s, one} + small);
        // A page has no strip for a title: it always shows it.
        if (format == u"html"_s)
            QVERIFY(draw(QStringList{u"hostile.halfplane"_s, u"-o"_s, one} + small).isDone());
        else
            QVERIFY2(result.isDone(), result.err);
        QCOMPARE(summary(one).out, wanted);
        QVERIFY(draw((format == u"html"_s ? QStringList() : QStringList{u"--title"_s})
                     + QStringList{one, u"-o"_s, two} + small)
                    .isDone());
        QVERIFY(withoutTimes(bytes(one)) == withoutTimes(bytes(two)));
    }
}

void ExportCommandTest::helpNamesEveryOption()
{
    const QByteArray help = program::run({u"export"_s, u"--help"_s}).out;
    for (const char *option : {"-o, --output FILE", "--step K|last|all|A-B", "--width 120mm", "--height",
                               "--dpi 300", "--palette light", "--transparent", "--layers boundary,weight",
                               "--multiples COLUMNS", "--no-embed", "--variant", "--seed"})
        QVERIFY2(help.contains(option), option);
    QVERIFY(program::run({u"--help"_s}).out.contains("halfplane export"));
}

QTEST_GUILESS_MAIN(ExportCommandTest)
#include "export_command_test.moc"
