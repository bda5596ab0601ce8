// core as WebAssembly computes what the program does: its traces are held beside those of `halfplane run`.
#include "app/program.h"
#include "core/examples.h"
#include "core/io/document.h"
#include "support/run.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace halfplane;
using namespace Qt::StringLiterals;

namespace {

/// What became of a text: by the program, or by core as WebAssembly.
struct Outcome
{
    bool isTrace = false;
    QByteArray text; ///< the trace, or why there is none
};

Outcome engineOutcome(const QByteArray &given)
{
    constexpr int longest = 120'000; // ms
    QProcess node;
    node.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    node.start(
        QStringLiteral(HALFPLANE_NODE),
        {QStringLiteral(HALFPLANE_TEST_DATA "/targets/run_engine.mjs"), QStringLiteral(HALFPLANE_ENGINE)});
    node.write(given);
    node.closeWriteChannel();
    if (!node.waitForFinished(longest) || node.exitStatus() != QProcess::NormalExit)
        return {};
    return {node.exitCode() == 0, node.readAllStandardOutput()};
}

Outcome programOutcome(const QByteArray &given)
{
    const program::Result result =
        program::carryOut({.words = {u"run"_s, u"-"_s, u"--trace"_s, u"-"_s}, .folder = {}, .input = given});
    return {result.isDone(), result.isDone() ? result.out : result.err};
}

QByteArray textOf(const Example &example)
{
    return {example.text.data(), static_cast<qsizetype>(example.text.size())};
}

/// exp and pow are the C library's and may differ in the last bit from one to the other.
bool takesExp(const Example &example) { return readDocument(example.text)->recipe().variant == "fuzzy"; }

void addExamples(bool (*areWanted)(const Example &))
{
    QTest::addColumn<QByteArray>("document");
    for (const Example &example : examples()) {
        if (areWanted(example))
            QTest::newRow(example.id.data()) << textOf(example);
    }
}

QList<QByteArrayList> rowsOf(const QByteArray &csv)
{
    QList<QByteArrayList> rows;
    for (const QByteArray &line : csv.split('\n'))
        rows << line.split(',');
    return rows;
}

/// The same words, or numbers that are nearly the same.
bool areNear(const QByteArray &one, const QByteArray &other)
{
    constexpr double tolerance = 1e-12;
    bool isNumber = false;
    const double expected = other.toDouble(&isNumber);
    return one == other
        || (isNumber && std::abs(one.toDouble() - expected) <= tolerance * (1 + std::abs(expected)));
}

} // namespace

class WasmTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStringLiteral(HALFPLANE_ENGINE).isEmpty())
            QSKIP("There is no compiler for WebAssembly, or no node, here.");
    }

    void itsTracesAreTheProgramsToTheBit_data()
    {
        addExamples([](const Example &example) { return !takesExp(example); });
    }
    void itsTracesAreTheProgramsToTheBit()
    {
        QFETCH(const QByteArray, document);
        const Outcome outcome = engineOutcome(document);
        QVERIFY(outcome.isTrace);
        QCOMPARE(outcome.text, programOutcome(document).text);
    }

    void itsFuzzyTracesHaveTheSameUpdatesAndNearlyTheSameNumbers_data() { addExamples(takesExp); }
    void itsFuzzyTracesHaveTheSameUpdatesAndNearlyTheSameNumbers()
    {
        QFETCH(const QByteArray, document);
        const Outcome outcome = engineOutcome(document);
        QVERIFY(outcome.isTrace);
        const auto rows = rowsOf(outcome.text);
        const auto expected = rowsOf(programOutcome(document).text);
        QCOMPARE(rows.size(), expected.size());
        for (qsizetype k = 0; k < rows.size(); ++k) {
            QCOMPARE(rows[k].first(qMin(rows[k].size(), 3)), expected[k].first(qMin(expected[k].size(), 3)));
            QCOMPARE(rows[k].last(), expected[k].last());
            QVERIFY(std::ranges::equal(rows[k], expected[k], areNear));
        }
    }

    void itReadsPointsFiles()
    {
        const QByteArray points = program::contentsOf(program::oracle(u"figure34.csv"_s));
        const Outcome outcome = engineOutcome(points);
        QVERIFY(outcome.isTrace);
        QCOMPARE(outcome.text, programOutcome(points).text);
    }

    void itSaysWhatIsWrongInTheProgramsWords_data()
    {
        QTest::addColumn<QByteArray>("given");
        QTest::newRow("a document cut off") << QByteArray("{\n");
        QTest::newRow("a class too many") << QByteArray("1,2,a\n1,2,b\n1,2,c\n");
        QTest::newRow("a number too large") << QByteArray("1e400,2,1\n");
        QTest::newRow("nothing") << QByteArray();
    }
    void itSaysWhatIsWrongInTheProgramsWords()
    {
        QFETCH(const QByteArray, given);
        const Outcome outcome = engineOutcome(given);
        QVERIFY(!outcome.isTrace && !outcome.text.isEmpty());
        const QByteArray words = programOutcome(given).text;
        QVERIFY2(words.contains(outcome.text), words + outcome.text);
    }
};

HALFPLANE_TEST(wasm_test, WasmTest, QCoreApplication)
#include "wasm_test.moc"
