// The words of a call: commands, options, help, and what is said about words that are wrong.
#include "app/program.h"
#include "support/run.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using program::run;

namespace {

void addWords(const char *name, const QStringList &words, const QByteArray &hint = {})
{
    QTest::newRow(name) << words << hint;
}

/// A row for words that all belong to `run`.
void addRun(const char *name, const QString &words, const QByteArray &hint = {})
{
    addWords(name, QStringList{u"run"_s} + words.split(u' '), hint);
}

QStringList linesOf(const QByteArray &text) { return QString::fromUtf8(text).trimmed().split(u'\n'); }

} // namespace

class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void helpAndVersionArePrinted_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("help") << QStringList{u"--help"_s} << QByteArray("Halfplane: ");
        QTest::newRow("help of run") << QStringList{u"run"_s, u"--help"_s}
                                     << QByteArray("Usage: halfplane run");
        QTest::newRow("help behind data")
            << QStringList{u"run"_s, u"nothing.csv"_s, u"--help"_s} << QByteArray("Usage: halfplane run");
        QTest::newRow("help of examples")
            << QStringList{u"examples"_s, u"--help"_s} << QByteArray("Usage: halfplane examples");
        QTest::newRow("version") << QStringList{u"--version"_s} << QByteArray("halfplane ");
        QTest::newRow("version of run") << QStringList{u"run"_s, u"--version"_s} << QByteArray("halfplane ");
    }
    void helpAndVersionArePrinted()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, start);
        const auto result = run(words);
        QVERIFY2(result.isDone(), result.err);
        QVERIFY2(result.out.startsWith(start) && result.out.endsWith('\n'), result.out);
    }

    void helpNamesWhatDataCanBe()
    {
        for (const QStringList &words : {QStringList{u"--help"_s}, {u"run"_s, u"--help"_s}}) {
            const QByteArray help = run(words).out;
            for (const char *data :
                 {"points file", ".halfplane", "a figure", "a lesson", "example:ID", "lesson:ID"})
                QVERIFY2(help.contains(data), data);
        }
    }

    void helpFitsIntoEightyColumns()
    {
        for (const QStringList &words : {QStringList{u"--help"_s},
                                         {u"run"_s, u"--help"_s},
                                         {u"compare"_s, u"--help"_s},
                                         {u"orders"_s, u"--help"_s},
                                         {u"examples"_s, u"--help"_s}}) {
            for (const QString &line : linesOf(run(words).out))
                QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }

    void helpOfRunNamesEveryOption()
    {
        const QStringList lines = linesOf(run({u"run"_s, u"--help"_s}).out);
        for (const QString &option :
             {u"--variant standard"_s, u"--space origin"_s, u"--eta 1"_s, u"--etas 0.5,1,2,4"_s,
              u"--delta 0.1"_s, u"--m 2"_s, u"--c 2"_s, u"--epsilon 0.5"_s, u"--rule printed"_s,
              u"--w0 0,0"_s, u"--order given"_s, u"--seed 1"_s, u"--max-updates 100000"_s,
              u"--max-sweeps N"_s, u"--trace FILE"_s, u"--summary FILE"_s})
            QVERIFY2(lines.contains(u"  "_s + option), qPrintable(option));
    }

    void everyExampleIsListedAndRuns()
    {
        const auto list = run({u"examples"_s});
        QVERIFY2(list.isDone(), list.err);
        for (const QString &line : linesOf(list.out)) {
            const QStringList fields = line.split(u'\t');
            QCOMPARE(fields.size(), 2);
            const auto result = run({u"run"_s, u"example:"_s + fields[0]});
            QVERIFY2(result.isDone(), result.err);
            QVERIFY2(result.out.startsWith(fields[1].toUtf8() + '\n'), result.out);
        }
    }

    void wrongWordsAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("hint");
        addWords("an unknown option before a command", {u"--eta"_s, u"2"_s}, "behind a command");
        addWords("an unknown command", {u"walk"_s, u"x.csv"_s}, "unknown command");
        addWords("data and options without a command", {u"x.csv"_s, u"--eta"_s, u"2"_s},
                 "halfplane run x.csv");
        addWords("something behind --help", {u"--help"_s, u"x"_s});
        addWords("something behind --version", {u"--version"_s, u"x"_s});
        addWords("data for examples", {u"examples"_s, u"x"_s});
        addWords("an option of run for examples", {u"examples"_s, u"--eta"_s, u"1"_s});
        addWords("data without a name", {u"run"_s, u""_s});
        addWords("two data", {u"run"_s, u"a.csv"_s, u"b.csv"_s}, "\"a.csv\" and \"b.csv\"");
        addRun("an unknown option", u"--bogus"_s);
        addRun("a misspelt option", u"--spce bias"_s, "--space");
        addRun("one hyphen", u"-x"_s);
        addRun("an option twice", u"--eta 1 --eta 2"_s);
        addRun("no value", u"--eta"_s);
        addRun("an option for a value", u"--eta --seed 1"_s);
        addRun("a value for a switch", u"--help=1"_s);
        addRun("an unknown variant", u"--variant greedier"_s, "greedy");
        addRun("an unknown space", u"--space plane"_s, "circle");
        addRun("an unknown order", u"--order Given"_s, "reshuffled");
        addRun("an unknown rule", u"--variant margin-fuzzy --rule 1"_s, "combined");
        for (const char *eta : {"", "0", "-1", "nan", "inf", "1e400", "0x1", "1,5", "eins", "1 "})
            addWords((QByteArray("eta ") + eta).constData(),
                     {u"run"_s, u"example:xor"_s, u"--eta"_s, QString::fromLatin1(eta)}, "eta");
        for (const char *etas : {"", ",", "1,,2", "1,", "1;2", "1,0", "1,-1", "1,x"})
            addWords((QByteArray("etas ") + etas).constData(),
                     {u"run"_s, u"--etas"_s, QString::fromLatin1(etas)}, "etas");
        addRun("delta of one half", u"--variant fuzzy --delta 0.5"_s);
        addRun("delta below 0", u"--variant fuzzy --delta -0.1"_s);
        addRun("m below 0", u"--variant fuzzy --m -1"_s);
        addRun("c of 0", u"--variant fuzzy --c 0"_s);
        addRun("epsilon of 0", u"--variant margin-fuzzy --epsilon 0"_s);
        for (const char *w0 : {"", ",", "1", "1,2,3", "1,x", "nan,0", "inf,0", "1,,2"})
            addWords((QByteArray("w0 ") + w0).constData(), {u"run"_s, u"--w0"_s, QString::fromLatin1(w0)},
                     "w0");
        addRun("w0 too short for the space", u"--space bias --w0 1,2"_s);
        addRun("a document's w0 too short for the space", u"example:figure34-w0 --space bias"_s,
               "the data's own w0");
        for (const char *seed : {"-1", "1.5", "+1", "18446744073709551616", "x"})
            addWords((QByteArray("seed ") + seed).constData(),
                     {u"run"_s, u"--seed"_s, QString::fromLatin1(seed)});
        for (const char *share : {"", "-0.1", "0.91", "nan", "x"})
            addWords((QByteArray("hold-out ") + share).constData(),
                     {u"run"_s, u"--hold-out"_s, QString::fromLatin1(share)}, "0 to 0.9");
        addRun("a seed of what is held out that is none", u"--hold-out 0.5 --hold-out-seed 0.5"_s);
        addRun("too many updates", u"--max-updates 10000001"_s, "10000000");
        addRun("updates that are no whole number", u"--max-updates 1e3"_s);
        addRun("sweeps below 0", u"--max-sweeps -1"_s);
        addRun("two outputs on standard output", u"--trace - --summary -"_s);
        addRun("two outputs in one file", u"--trace out.txt --summary ./out.txt"_s);
        addWords("an output without a name", {u"run"_s, u"--trace"_s, u""_s});
    }
    void wrongWordsAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, hint);
        const auto result = run(words);
        QVERIFY2(result.isComplaint(2), QByteArray::number(result.code) + ": " + result.err);
        QVERIFY2(result.err.contains(hint), result.err);
    }

    void anOptionTheVariantDoesNotUseIsRefused_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("option");
        const QMap<QString, QString> unused{{u"standard"_s, u"etas delta m c epsilon rule"_s},
                                            {u"greedy"_s, u"eta delta m c epsilon rule"_s},
                                            {u"fuzzy"_s, u"etas epsilon rule"_s},
                                            {u"margin-fuzzy"_s, u"etas delta m c"_s}};
        for (auto it = unused.begin(); it != unused.end(); ++it) {
            for (const QString &option : it.value().split(u' '))
                QTest::newRow(qPrintable(it.key() + u" "_s + option)) << it.key() << option;
        }
    }
    void anOptionTheVariantDoesNotUseIsRefused()
    {
        QFETCH(QString, variant);
        QFETCH(QString, option);
        const QString value = option == u"rule"_s ? u"printed"_s : u"0.25"_s;
        const auto result = run({u"run"_s, u"--variant"_s, variant, u"--"_s + option, value});
        QVERIFY2(result.isComplaint(2), result.err);
        QVERIFY2(
            result.err.contains("--" + option.toUtf8() + " is not used by the variant " + variant.toUtf8()),
            result.err);
    }

    void unreadableDataAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char *what, const QString &name, const QByteArray &text,
                            const QByteArray &place) { QTest::newRow(what) << name << text << place; };
        row("a word for a number", u"points.csv"_s, "x1,x2,y\n1,2,1\n3,abc,1\n", "points.csv:3:3: \"abc\"");
        row("a third class", u"points.csv"_s, "1,2,a\n1,3,b\n1,4,c\n", "points.csv:3:5: ");
        row("a missing column", u"points.tsv"_s, "1\t2\t1\n3\t4\n", "points.tsv:2:");
        row("no points", u"points.txt"_s, "", "points.txt: ");
        row("only a header", u"points.csv"_s, "x1,x2,y\n", "points.csv: ");
        row("a document cut off", u"d.halfplane"_s, "{\n  \"format\": \"halfplane\",\n", "d.halfplane:3:1: ");
        row("an array for a document", u"d.halfplane"_s, "[]", "d.halfplane:1:1: ");
        row("a document nested too deep", u"d.halfplane"_s,
            "{\"format\": \"halfplane\", \"version\": 1, \"points\": [[1, 1, 1]], \"x\": "
                + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}",
            "d.halfplane:1:");
        row("points of a wrong type", u"d.halfplane"_s,
            "{\"format\": \"halfplane\", \"version\": 1, \"points\": [[\"1\", 1, 1]]}", "d.halfplane:1:51: ");
        row("a recipe that does not exist", u"d.halfplane"_s,
            R"({"format": "halfplane", "version": 1, "points": [[1, 1, 1]], "recipe": {"variant": "x"}})",
            "d.halfplane: ");
        row("bytes that are no text", u"points.csv"_s, QByteArray(1000, '\0'), "points.csv:1:1: ");
        row("one very long line", u"points.csv"_s, QByteArray(5'000'000, 'x'), "points.csv:1:");
    }
    void unreadableDataAreRefusedWithTheirPlace()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const QTemporaryDir folder;
        program::write(folder.filePath(name), text);
        const auto result =
            program::carryOut({.words = {u"run"_s, name}, .folder = folder.path(), .input = {}});
        QVERIFY2(result.isComplaint(3), QByteArray::number(result.code) + ": " + result.err);
        QVERIFY2(result.err.startsWith("halfplane: " + place), result.err);
        QVERIFY(result.err.size() < 300);
    }

    void whatTheDataDoNotAllowIsRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("hint");
        addRun("a file that is not there", u"nothing.csv"_s, "nothing.csv: cannot be opened");
        addRun("a folder", u"."_s, ".: cannot be read");
        addRun("an example that is not there", u"example:figure43"_s, "did you mean");
        addRun("an example without a name", u"example:"_s);
        addRun("a device without an end of its own", u"/dev/null"_s);
    }
    void whatTheDataDoNotAllowIsRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, hint);
        const auto result = run(words);
        QVERIFY2(result.isComplaint(3), QByteArray::number(result.code) + ": " + result.err);
        QVERIFY2(result.err.contains(hint), result.err);
    }

    void anOptionAndItsValueAreOneWordOrTwo()
    {
        const auto two = run({u"run"_s, u"example:first"_s, u"--eta"_s, u"2"_s, u"--trace"_s, u"-"_s});
        QVERIFY2(two.isDone(), two.err);
        QCOMPARE(run({u"run"_s, u"--eta=2"_s, u"example:first"_s, u"--trace=-"_s}).out, two.out);
        QVERIFY(run({u"run"_s, u"example:first"_s, u"--trace"_s, u"-"_s}).out != two.out);
    }

    void behindTwoHyphensAllIsData()
    {
        const QTemporaryDir folder;
        for (const QString &name : {u"--eta"_s, u"-points.csv"_s, u"--"_s}) {
            program::write(folder.filePath(name), "1,2,1\n");
            const auto result =
                program::carryOut({.words = {u"run"_s, u"--"_s, name}, .folder = folder.path(), .input = {}});
            QVERIFY2(result.isDone(), result.err);
            QVERIFY(result.out.startsWith(name.toUtf8() + '\n'));
        }
    }

    void aNegativeNumberIsAValue()
    {
        const auto result = run({u"run"_s, u"--w0"_s, u"-1,-2"_s, u"--trace"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(result.out.contains("\n0,0,,,-1,-2,"));
    }

    void fileNamesMayHaveBlanksAndUmlauts()
    {
        const QTemporaryDir folder;
        const QString name = u"Übung 1 – größer.csv"_s;
        program::write(folder.filePath(name), "1,2,1\n");
        program::Call call{
            .words = {u"run"_s, name, u"--trace"_s, u"Lösung 1.csv"_s}, .folder = folder.path(), .input = {}};
        call.environment.insert(u"LC_ALL"_s, u"C"_s);
        const auto result = program::carryOut(call);
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
        QVERIFY(program::contentsOf(folder.filePath(u"Lösung 1.csv"_s)).startsWith("step,"));
    }

    void fileNamesNeedNotBeUtf8()
    {
        const QTemporaryDir folder;
        const auto read = program::shell(
            folder.path(),
            uR"sh(name=$(printf 'l\344.csv'); echo 1,2,1 >"$name"; "$0" run "$name"; rm "$name")sh"_s);
        QVERIFY2(read.isDone(), read.err);
        QVERIFY(read.out.startsWith("l\uFFFD.csv\n"));
        // A name that cannot be kept must not become another one.
        const auto write = program::shell(
            folder.path(), uR"sh("$0" run --trace "$(printf 't\344.csv')"; code=$?; ls; exit $code)sh"_s);
        QVERIFY2(write.isComplaint(4), write.out + write.err);
    }

    void dataComeFromStandardInput()
    {
        const QByteArray points = "\xEF\xBB\xBF# note\r\nx1;x2;y\r\n1,5;2;1\r\n-1;-2;0\r\n";
        const auto result = program::carryOut(
            {.words = {u"run"_s, u"-"_s, u"--trace"_s, u"-"_s}, .folder = {}, .input = points});
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(result.out, QByteArray("step,sweep,point,rate,w1,w2,loss\n0,0,,,0,0,2\n1,1,1,1,1.5,2,0\n"));
        const auto wrong =
            program::carryOut({.words = {u"run"_s, u"-"_s}, .folder = {}, .input = "1,2,1\n1,x,1\n"});
        QVERIFY2(wrong.isComplaint(3) && wrong.err.contains("standard input:2:3: "), wrong.err);
    }

    void aDocumentIsKnownByItsContents()
    {
        const QByteArray document = R"({"format": "halfplane", "version": 1, "points": [[1, 2, 1]],
        "recipe": {"space": "bias"}, "step": 999999999})";
        const auto result = program::carryOut(
            {.words = {u"run"_s, u"-"_s, u"--trace"_s, u"-"_s}, .folder = {}, .input = document});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(result.out.startsWith("step,sweep,point,rate,w1,w2,b,loss\n"));
    }

    void namesAreShownWithoutWhatATerminalWouldObey()
    {
        const QTemporaryDir folder;
        const QString evil = uR"(evil=$(printf 'a\n\033[31m\302\233b\377'); )"_s;
        const QString noDisplay = u"unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM; "_s;
        for (const QString &words :
             {u"run \"$evil\""_s, u"run \"$evil\" b"_s, u"\"$evil\""_s, u"\"$evil\" b"_s,
              u"run \"example:$evil\""_s, u"run \"--$evil\""_s, u"run \"-$evil\""_s,
              u"run \"--variant=$evil\""_s, u"run \"--eta=$evil\""_s, u"run \"--w0=$evil\""_s,
              u"run --trace \"no/$evil\""_s, u"run --trace \"$evil\" --summary \"$evil\""_s,
              u"examples \"$evil\""_s}) {
            const auto result = program::shell(folder.path(), evil + noDisplay + u"\"$0\" "_s + words);
            QVERIFY2(result.isComplaint(2) || result.isComplaint(3) || result.isComplaint(4), result.err);
            QVERIFY2(!result.err.contains('\x1b') && !result.err.contains("\xC2\x9B"), result.err);
            QVERIFY(QString::fromUtf8(result.err).toUtf8() == result.err);
        }
        const auto shown =
            program::shell(folder.path(), evil + uR"(echo 1,2,1 >"$evil"; "$0" run "$evil"; rm "$evil")"_s);
        QVERIFY2(shown.isDone(), shown.err);
        QVERIFY(shown.out.startsWith("a\n\\u001b[31m\\u009bb"));
    }

    void textsOfADocumentAreShownWithoutWhatATerminalWouldObey()
    {
        const QByteArray document = R"({"format": "halfplane", "version": 1, "points": [[1, 2, 1]],
        "title": "\u001b[31mT", "source": "\u009b2J", "caption": "one\n\u001b]0;x\u0007 \u202eowt"})";
        const auto result = program::carryOut({.words = {u"run"_s, u"-"_s}, .folder = {}, .input = document});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY2(result.out.startsWith("\\u001b[31mT\n\\u009b2J\none\n\\u001b]0;x\\u0007 \\u202eowt\n"),
                 result.out);
    }

    void onlyTheCommandsOwnOptionsAreSuggested()
    {
        QVERIFY(run({u"run"_s, u"--sumary"_s, u"-"_s}).err.contains("did you mean --summary?"));
        QVERIFY(!run({u"examples"_s, u"--sumary"_s, u"-"_s}).err.contains("did you mean"));
    }
};

HALFPLANE_TEST(command_line_test, CommandLineTest, QCoreApplication)
#include "command_line_test.moc"
