// Data and numbers at the end of what there is: a right answer or a clear refusal, never nonsense.
#include "app/program.h"
#include "support/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

program::Result runOn(const QByteArray &points, const QStringList &words)
{
    return program::carryOut({.words = QStringList{u"run"_s, u"-"_s} + words, .folder = {}, .input = points});
}

/// Data that something might stumble over.
const QList<std::pair<const char *, QByteArray>> oddData{
    {"one point", "1,2,1\n"},
    {"one point at the origin", "0,0,1\n"},
    {"two points, one at the origin", "0,0,1\n1,1,-1\n"},
    {"class +1 alone", "1,2,1\n2,1,1\n"},
    {"class -1 alone", "1,2,-1\n2,1,-1\n"},
    {"equal class means", "1,0,1\n-1,0,1\n0,1,-1\n0,-1,-1\n"},
    {"coincident points of opposite class", "1,0,1\n1,0,-1\n"},
    {"points on one line through the origin", "1,1,1\n2,2,1\n3,3,-1\n-1,-1,-1\n"},
    {"all points equal", "1,1,1\n1,1,1\n1,1,1\n"},
    {"duplicated points", "1,1,1\n1,1,1\n-1,2,-1\n-1,2,-1\n"},
    {"a hair between the classes", "1,1e-9,1\n1,-1e-9,-1\n"},
    {"large", "1e70,1,1\n-1e70,1,-1\n"},
    {"too large for a circle", "1e100,1,1\n-1e100,1,-1\n"},
    {"too large", "1e200,1,1\n-1e200,1,-1\n"},
    {"the largest", "1e308,1e308,1\n-1e308,1,-1\n"},
    {"small", "1e-60,1e-60,1\n-1e-60,1e-60,-1\n"},
    {"too small", "1e-300,1e-300,1\n-1e-300,1e-300,-1\n"},
    {"denormal", "5e-324,0,1\n-5e-324,0,-1\n"},
    {"large and small", "1e-120,0,1\n1,0,-1\n0,1,1\n"},
    {"large and too small", "1e-160,0,1\n1,0,-1\n"},
};

const QList<QStringList> oddOptions{
    {},
    {u"--variant"_s, u"greedy"_s},
    {u"--variant"_s, u"greedy"_s, u"--etas"_s, u"1e-100,1,1e100"_s},
    {u"--variant"_s, u"fuzzy"_s},
    {u"--variant"_s, u"fuzzy"_s, u"--m"_s, u"100"_s},
    {u"--variant"_s, u"fuzzy"_s, u"--m"_s, u"1e9"_s},
    {u"--variant"_s, u"fuzzy"_s, u"--c"_s, u"1e-9"_s, u"--delta"_s, u"0"_s},
    {u"--variant"_s, u"fuzzy"_s, u"--c"_s, u"1e9"_s},
    {u"--variant"_s, u"fuzzy"_s, u"--delta"_s, u"0.4999999999999999"_s},
    {u"--variant"_s, u"margin-fuzzy"_s, u"--epsilon"_s, u"1e-300"_s},
    {u"--variant"_s, u"margin-fuzzy"_s, u"--epsilon"_s, u"1e300"_s, u"--rule"_s, u"combined"_s},
    {u"--eta"_s, u"1e300"_s},
    {u"--eta"_s, u"1e-300"_s},
    {u"--eta"_s, u"1e-120"_s},
    {u"--eta"_s, u"1e140"_s},
};

/// Each of the theorems that can be trusted, at the end of a run; the two printed bounds cannot.
QByteArray nonsenseIn(const QJsonObject &summary)
{
    const bool isZero = summary[u"w"_s].toArray() == QJsonArray{0.0, 0.0}
        || summary[u"w"_s].toArray() == QJsonArray{0.0, 0.0, 0.0}
        || summary[u"w"_s].toArray() == QJsonArray{0.0, 0.0, 0.0, 0.0};
    if (summary[u"margin"_s].isNull() != isZero)
        return "the margin";
    if (summary[u"separable"_s].toBool() != (summary[u"best_margin"_s].toDouble() > 0))
        return "separability and the best margin";
    for (const QJsonValue &theorem : summary[u"theorems"_s].toArray()) {
        const QString id = theorem[u"id"_s].toString();
        const QString verdict = theorem[u"verdict"_s].toString();
        const QString reason = theorem[u"reason"_s].toString();
        if (summary[u"end"_s] == u"cycling"_s && reason.startsWith(u"∞ > "_s))
            continue; // endless updates exceed every bound
        if (verdict == u"exceeded"_s && id != u"22"_s && id != u"24"_s)
            return "theorem " + id.toUtf8() + " exceeded: " + reason.toUtf8();
        if (verdict != u"does not apply"_s && (reason.contains(u"∞"_s) || reason.contains(u"undefined"_s)))
            return "theorem " + id.toUtf8() + ": " + reason.toUtf8();
    }
    return {};
}

} // namespace

class CommandLineExtremesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRunIsRightOrRefused_data()
    {
        QTest::addColumn<QByteArray>("points");
        QTest::addColumn<QString>("space");
        for (const auto &[name, points] : oddData) {
            for (const QString &space : {u"origin"_s, u"bias"_s, u"circle"_s})
                QTest::newRow((QByteArray(name) + ", " + space.toUtf8()).constData()) << points << space;
        }
    }
    void everyRunIsRightOrRefused()
    {
        QFETCH(QByteArray, points);
        QFETCH(QString, space);
        for (const QStringList &options : oddOptions) {
            const QStringList words =
                options + QStringList{u"--space"_s, space, u"--max-updates"_s, u"300"_s};
            const auto summary = runOn(points, words + QStringList{u"--summary"_s, u"-"_s});
            if (summary.isComplaint(3))
                continue;
            QVERIFY2(summary.isDone(), words.join(u' ').toUtf8() + ": " + summary.err);
            QJsonParseError trouble{};
            const QJsonDocument document = QJsonDocument::fromJson(summary.out, &trouble);
            QCOMPARE(trouble.error, QJsonParseError::NoError); // inf and nan are no JSON
            const QByteArray nonsense = nonsenseIn(document.object());
            QVERIFY2(nonsense.isEmpty(), words.join(u' ').toUtf8() + ": " + nonsense);
            const auto trace = runOn(points, words + QStringList{u"--trace"_s, u"-"_s});
            QVERIFY(trace.isDone() && !trace.out.contains("inf") && !trace.out.contains("nan"));
        }
    }

    void numbersBeyondDoublesAreRefusedByName_data()
    {
        QTest::addColumn<QByteArray>("points");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("hint");
        const QByteArray plain = "1,2,1\n3,-1,-1\n";
        const auto row = [](const char *name, const QByteArray &points, const QString &words,
                            const QByteArray &hint) { QTest::newRow(name) << points << words << hint; };
        row("a point too far out", "1,1,1\n1e200,1,-1\n", {}, "point 2 at (1e+200, 1) is too far out");
        row("a point too far out for a circle", "1e100,1,1\n", u"--space circle"_s, "lifted to a circle");
        row("a point too close to 0", "1,1,1\n0,1e-300,-1\n", u"--space bias"_s,
            "point 2 at (0, 1e-300) is too close");
        row("a point too close to 0 for a circle", "1e-100,0,1\n", u"--space circle"_s, "too close to 0");
        row("a rate too large", plain, u"--eta 1e300"_s, "smaller rates");
        row("a rate too small", plain, u"--eta 1e-300"_s, "a larger η");
        row("a weight too large", plain, u"--w0 1e300,0"_s, "smaller w0");
        row("a weight too small", plain, u"--w0 1e-300,0"_s, "w0 is too close to 0");
        row("a small rate for large points", "1e140,0,1\n0,1e140,-1\n", u"--eta 1e-200"_s, "a larger η");
        row("m beyond all rates", "0,1,1\n1,3,1\n4,0,-1\n", u"--variant fuzzy --m 1e9"_s,
            "too small to compute with");
        row("no second class for fuzzy", "1,2,1\n", u"--variant fuzzy"_s,
            "both classes need at least one point");
        row("no two means for fuzzy", "1,0,1\n1,0,-1\n", u"--variant fuzzy"_s, "the same mean");
    }
    void numbersBeyondDoublesAreRefusedByName()
    {
        QFETCH(QByteArray, points);
        QFETCH(QString, words);
        QFETCH(QByteArray, hint);
        const auto result = runOn(points, words.split(u' ', Qt::SkipEmptyParts));
        QVERIFY2(result.isComplaint(3), QByteArray::number(result.code) + ": " + result.err);
        QVERIFY2(result.err.contains(hint), result.err);
    }

    void anUpdateTooSmallToCountIsNoCounterexample()
    {
        // w + η y x is w itself, to the last bit.
        const auto result = runOn("1,0,1\n1,0,-1\n",
                                  {u"--space"_s, u"circle"_s, u"--eta"_s, u"1e-120"_s, u"--w0"_s,
                                   u"1,2,3,-4"_s, u"--summary"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        const QJsonObject summary = QJsonDocument::fromJson(result.out).object();
        QVERIFY(summary[u"updates"_s].toInt() > 0);
        QVERIFY2(nonsenseIn(summary).isEmpty(), nonsenseIn(summary));
    }

    void aBoundBeyondDoublesIsNotShown()
    {
        const QByteArray report =
            runOn("1,1,1\n1,1,1\n", {u"--variant"_s, u"margin-fuzzy"_s, u"--epsilon"_s, u"1e-300"_s}).out;
        QVERIFY(report.contains("does not apply: its numbers are too large to compute with here"));
        QVERIFY(!report.contains("∞"));
    }

    void capsOfZeroEndTheRunAtItsStart()
    {
        for (const QString &cap : {u"--max-updates"_s, u"--max-sweeps"_s}) {
            const auto result = program::run({u"run"_s, cap, u"0"_s, u"--trace"_s, u"-"_s});
            QCOMPARE(result.out, QByteArray("step,sweep,point,rate,w1,w2,loss\n0,0,,,0,0,80\n"));
            QVERIFY(program::run({u"run"_s, cap, u"0"_s}).out.contains("Stopped at its cap after 0 updates"));
        }
    }

    void aThousandRatesAreTriedAndNotAllListed()
    {
        QStringList rates;
        for (int i = 1; i <= 1000; ++i)
            rates << QString::number(i);
        const auto result = program::run({u"run"_s, u"--etas"_s, rates.join(u',')});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(result.out.contains("S = {1, 2, 3, 4, 5, 6, … 1\u202f000 rates …, 1000}"));
    }

    void aMillionUpdatesAreRecorded()
    {
        const auto result =
            program::run({u"run"_s, program::oracle(u"overlap.csv"_s), u"--order"_s, u"reshuffled"_s,
                          u"--max-updates"_s, u"1000000"_s, u"--trace"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(result.out.count('\n'), 1'000'002);
    }

    void aHundredThousandPointsAreRead()
    {
        QByteArray points;
        for (int i = 0; i < 100'000; ++i)
            points += QByteArray::number(i % 317 + 1) + "," + QByteArray::number(i % 211) + ",1\n";
        const auto result = runOn(points, {u"--summary"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        const QJsonObject summary = QJsonDocument::fromJson(result.out).object();
        QCOMPARE(summary[u"points"_s].toInt(), 100'000);
        QCOMPARE(summary[u"end"_s].toString(), u"converged"_s);
    }

    void aVeryLongLineIsRead()
    {
        const auto comment = runOn("#" + QByteArray(5'000'000, 'x') + "\n1,2,1\n", {u"--trace"_s, u"-"_s});
        QVERIFY2(comment.isDone(), comment.err);
        const auto name = runOn("1,2," + QByteArray(1'000'000, 'x') + "\n", {});
        QVERIFY2(name.isDone(), name.err);
        QVERIFY(name.out.size() < 10'000);
    }
};

HALFPLANE_TEST(command_line_extremes_test, CommandLineExtremesTest, QCoreApplication)
#include "command_line_extremes_test.moc"
