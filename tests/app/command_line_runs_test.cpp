// What `halfplane run` computes, as its trace and its summary say it.
#include "app/program.h"
#include "core/numbers.h"
#include "support/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using program::run;

namespace {

/// The settings of tests/oracle/runs.json as options.
QStringList optionsOf(const QJsonObject &settings)
{
    const QMap<QString, QString> otherNames{
        {u"eps"_s, u"epsilon"_s}, {u"cap"_s, u"max-updates"_s}, {u"max_sweeps"_s, u"max-sweeps"_s}};
    QStringList words;
    for (auto it = settings.begin(); it != settings.end(); ++it) {
        QStringList values;
        if (it->isArray()) {
            for (const QJsonValue &each : it->toArray())
                values << QString::number(each.toDouble(), 'g', 17);
        } else {
            values << it->toVariant().toString();
        }
        words << u"--"_s + otherNames.value(it.key(), it.key()) << values.join(u',');
    }
    return words;
}

QJsonArray oracleRuns()
{
    return QJsonDocument::fromJson(program::contentsOf(program::oracle(u"runs.json"_s))).array();
}

void addOracleRows()
{
    QTest::addColumn<QJsonObject>("expected");
    for (const QJsonValue &each : oracleRuns())
        QTest::newRow(qPrintable(each[u"trace"_s].toString())) << each.toObject();
}

program::Result runOf(const QJsonObject &expected, const QStringList &more)
{
    return run(QStringList{u"run"_s, program::oracle(expected[u"data"_s].toString())}
               + optionsOf(expected[u"settings"_s].toObject()) + more);
}

QList<QByteArrayList> rowsOf(const QByteArray &csv)
{
    QList<QByteArrayList> rows;
    for (const QByteArray &line : csv.trimmed().split('\n'))
        rows << line.split(',');
    return rows;
}

bool isNear(const QByteArray &text, const QByteArray &expected)
{
    if (text.isEmpty() || expected.isEmpty())
        return text == expected;
    const double difference = std::abs(text.toDouble() - expected.toDouble());
    return difference <= 1e-9 * std::abs(expected.toDouble());
}

QJsonObject summaryOf(const program::Result &result) { return QJsonDocument::fromJson(result.out).object(); }

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

/// Data that bring out every kind of end, number and name.
const QList<QStringList> variedCalls{
    {u"example:first"_s},
    {u"example:overlap"_s},
    {u"example:xor"_s},
    {u"example:circle"_s},
    {u"example:order"_s, u"--max-sweeps"_s, u"2"_s},
    {u"example:theorem24"_s, u"--space"_s, u"bias"_s},
    {u"example:first"_s, u"--max-updates"_s, u"0"_s},
};

} // namespace

class CommandLineRunsTest : public QObject
{
    Q_OBJECT

private slots:
    void theTraceIsThatOfTheOracle_data() { addOracleRows(); }
    void theTraceIsThatOfTheOracle()
    {
        QFETCH(QJsonObject, expected);
        const auto result = runOf(expected, {u"--trace"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        const auto rows = rowsOf(result.out);
        const auto oracle = rowsOf(program::contentsOf(program::oracle(expected[u"trace"_s].toString())));
        QCOMPARE(rows.size(), oracle.size());
        QCOMPARE(rows[0], oracle[0]);
        for (qsizetype k = 1; k < rows.size(); ++k) {
            QCOMPARE(rows[k].size(), oracle[k].size());
            for (const qsizetype exact : {qsizetype{0}, qsizetype{1}, qsizetype{2}, rows[k].size() - 1})
                QCOMPARE(rows[k][exact], oracle[k][exact]);
            for (qsizetype j = 3; j + 1 < rows[k].size(); ++j)
                QVERIFY2(isNear(rows[k][j], oracle[k][j]), rows[k].join(','));
        }
    }
    void theSummaryIsThatOfTheOracle_data() { addOracleRows(); }
    void theSummaryIsThatOfTheOracle()
    {
        QFETCH(QJsonObject, expected);
        const auto result = runOf(expected, {u"--summary"_s, u"-"_s});
        QVERIFY2(result.isDone(), result.err);
        const QJsonObject summary = summaryOf(result);
        for (const QString &key : {u"updates"_s, u"sweeps"_s, u"end"_s})
            QCOMPARE(summary[key], expected[key]);
        const QJsonObject settings = expected[u"settings"_s].toObject();
        QCOMPARE(summary[u"variant"_s], settings[u"variant"_s]);
        QCOMPARE(summary[u"space"_s].toString(), settings[u"space"_s].toString(u"origin"_s));
        const auto last =
            rowsOf(program::contentsOf(program::oracle(expected[u"trace"_s].toString()))).last();
        QCOMPARE(summary[u"loss"_s].toInt(), last.last().toInt());
        const QJsonArray w = summary[u"w"_s].toArray();
        QCOMPARE(w.size(), last.size() - 5);
        for (qsizetype j = 0; j < w.size(); ++j)
            QVERIFY(isNear(QByteArray::number(w[j].toDouble(), 'g', 17), last[4 + j]));
    }

    void theTraceStartsWithARowForTheStart()
    {
        const auto result =
            run({u"run"_s, u"example:first"_s, u"--w0"_s, u"-0.5,1e-5"_s, u"--trace"_s, u"-"_s});
        const auto rows = rowsOf(result.out);
        QCOMPARE(rows[1].mid(0, 6), QByteArrayList({"0", "0", "", "", "-0.5", "1e-05"}));
        const auto none =
            run({u"run"_s, u"example:first"_s, u"--max-updates"_s, u"0"_s, u"--trace"_s, u"-"_s});
        QCOMPARE(rowsOf(none.out).size(), 2);
    }

    void everyNumberOfTheTraceIsInItsShortestForm()
    {
        const auto result = run({u"run"_s, program::oracle(u"overlap.csv"_s), u"--variant"_s, u"fuzzy"_s,
                                 u"--space"_s, u"circle"_s, u"--trace"_s, u"-"_s});
        auto rows = rowsOf(result.out);
        QVERIFY(rows.size() > 3);
        rows.removeFirst();
        for (const QByteArrayList &row : rows) {
            for (const QByteArray &field : row)
                QVERIFY2(field.isEmpty() || field.toStdString() == halfplane::shortest(field.toDouble()),
                         field);
        }
    }

    void theSummaryHasExactlyTheKeysOfTheContract()
    {
        const QStringList keys{u"variant"_s,         u"space"_s,   u"points"_s, u"updates"_s,
                               u"sweeps"_s,          u"end"_s,     u"w"_s,      u"loss"_s,
                               u"perceptron_loss"_s, u"margin"_s,  u"radius"_s, u"best_margin"_s,
                               u"separable"_s,       u"theorems"_s};
        const QStringList theoremKeys{u"id"_s,    u"statement"_s, u"verdict"_s,
                                      u"value"_s, u"bound"_s,     u"reason"_s};
        for (const QStringList &call : variedCalls) {
            const auto result = run(QStringList{u"run"_s} + call + QStringList{u"--summary"_s, u"-"_s});
            QVERIFY2(result.isDone(), result.err);
            QCOMPARE(summaryOf(result).keys(), sorted(keys));
            for (const QJsonValue &theorem : summaryOf(result)[u"theorems"_s].toArray())
                QCOMPARE(theorem.toObject().keys(), sorted(theoremKeys));
        }
    }

    void everyValueOfTheSummaryHasItsType()
    {
        const auto isNumberOrNull = [](const QJsonValue &value) {
            return value.isDouble() || value.isNull();
        };
        for (const QStringList &call : variedCalls) {
            const QJsonObject summary =
                summaryOf(run(QStringList{u"run"_s} + call + QStringList{u"--summary"_s, u"-"_s}));
            for (const QString &key : {u"variant"_s, u"space"_s, u"end"_s})
                QVERIFY(summary[key].isString());
            for (const QString &key : {u"points"_s, u"updates"_s, u"sweeps"_s, u"loss"_s})
                QVERIFY(summary[key].toInteger(-1) >= 0);
            for (const QString &key : {u"perceptron_loss"_s, u"radius"_s, u"best_margin"_s})
                QVERIFY(summary[key].isDouble());
            QVERIFY(isNumberOrNull(summary[u"margin"_s]));
            QVERIFY(summary[u"separable"_s].isBool());
            for (const QJsonValue &component : summary[u"w"_s].toArray())
                QVERIFY(component.isDouble());
            for (const QJsonValue &theorem : summary[u"theorems"_s].toArray()) {
                for (const QString &key : {u"id"_s, u"statement"_s, u"verdict"_s, u"reason"_s})
                    QVERIFY(!theorem[key].toString().isEmpty());
                QVERIFY(isNumberOrNull(theorem[u"value"_s]) && isNumberOrNull(theorem[u"bound"_s]));
            }
        }
    }

    void theTheoremsHaveTheirNumbersAndVerdicts()
    {
        const QJsonObject summary =
            summaryOf(run({u"run"_s, u"example:theorem22"_s, u"--summary"_s, u"-"_s}));
        QMap<QString, QJsonObject> theorems;
        for (const QJsonValue &theorem : summary[u"theorems"_s].toArray()) {
            QVERIFY(!theorems.contains(theorem[u"id"_s].toString()));
            theorems[theorem[u"id"_s].toString()] = theorem.toObject();
        }
        for (const char *id :
             {"6", "7", "8", "9", "14", "15", "16", "17", "18", "22", "23", "24", "25", "24.2.1"})
            QVERIFY2(theorems.contains(QString::fromLatin1(id)), id);
        QCOMPARE(theorems[u"22"_s][u"verdict"_s].toString(), u"exceeded"_s);
        QCOMPARE(theorems[u"22"_s][u"value"_s].toInt(), 17);
        QVERIFY(qAbs(theorems[u"22"_s][u"bound"_s].toDouble() - 5) < 1e-12);
        QCOMPARE(theorems[u"4.2"_s][u"verdict"_s].toString(), u"holds"_s);
        QVERIFY(qAbs(theorems[u"4.2"_s][u"bound"_s].toDouble() - 0.6) < 1e-12);
        QCOMPARE(theorems[u"22-corrected"_s][u"verdict"_s].toString(), u"holds"_s);
        QCOMPARE(theorems[u"24"_s][u"verdict"_s].toString(), u"does not apply"_s);
        QVERIFY(theorems[u"24"_s][u"value"_s].isNull() && theorems[u"24"_s][u"bound"_s].isNull());
    }

    void theBestMarginOfInseparablePointsDependsOnTheSpace()
    {
        for (const QString &space : {u"origin"_s, u"bias"_s, u"circle"_s}) {
            const QJsonObject summary =
                summaryOf(run({u"run"_s, program::oracle(u"overlap.csv"_s), u"--space"_s, space,
                               u"--max-updates"_s, u"9"_s, u"--summary"_s, u"-"_s}));
            QCOMPARE(summary[u"separable"_s].toBool(true), false);
            const double best = summary[u"best_margin"_s].toDouble();
            QVERIFY(space == u"origin"_s ? best < 0 : best == 0);
        }
    }

    void everyEndHasItsWord_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("end");
        QTest::newRow("converged") << QStringList{u"example:figure34"_s} << u"converged"_s;
        QTest::newRow("cycling") << QStringList{u"example:xor"_s} << u"cycling"_s;
        QTest::newRow("max-updates") << QStringList{u"--max-updates"_s, u"3"_s} << u"max-updates"_s;
        QTest::newRow("max-sweeps") << QStringList{u"--max-sweeps"_s, u"1"_s} << u"max-sweeps"_s;
    }
    void everyEndHasItsWord()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, end);
        const auto result = run(QStringList{u"run"_s} + words + QStringList{u"--summary"_s, u"-"_s});
        QCOMPARE(result.code, 0);
        QCOMPARE(summaryOf(result)[u"end"_s].toString(), end);
    }

    void withoutDataItIsTheDefaultExample()
    {
        QCOMPARE(run({u"run"_s}).out, run({u"run"_s, u"example:figure34"_s}).out);
    }

    void sayingADefaultChangesNothing_data()
    {
        QTest::addColumn<QStringList>("base");
        QTest::addColumn<QStringList>("defaults");
        const auto fuzzy = QStringList{u"--variant"_s, u"fuzzy"_s};
        const auto margin = QStringList{u"--variant"_s, u"margin-fuzzy"_s};
        const auto greedy = QStringList{u"--variant"_s, u"greedy"_s};
        const auto row = [](const char *name, const QStringList &base, const QString &words) {
            QTest::newRow(name) << base << words.split(u' ');
        };
        row("variant", {}, u"--variant standard"_s);
        row("space", {}, u"--space origin"_s);
        row("eta", {}, u"--eta 1"_s);
        row("etas", greedy, u"--etas 0.5,1,2,4"_s);
        row("delta", fuzzy, u"--delta 0.1"_s);
        row("m", fuzzy, u"--m 2"_s);
        row("c", fuzzy, u"--c 2"_s);
        row("eta of fuzzy", fuzzy, u"--eta 1"_s);
        row("epsilon", margin, u"--epsilon 0.5"_s);
        row("rule", margin, u"--rule printed"_s);
        row("w0", {}, u"--w0 0,0"_s);
        row("order", {}, u"--order given"_s);
        row("seed", {u"--order"_s, u"shuffled"_s}, u"--seed 1"_s);
        row("max-updates", {}, u"--max-updates 100000"_s);
    }
    void sayingADefaultChangesNothing()
    {
        QFETCH(QStringList, base);
        QFETCH(QStringList, defaults);
        const QStringList call = QStringList{u"run"_s, program::oracle(u"overlap.csv"_s)} + base;
        const auto plain = run(call);
        QVERIFY2(plain.isDone(), plain.err);
        QCOMPARE(run(call + defaults).out, plain.out);
    }

    void anOptionOverridesTheDocument()
    {
        const auto updates = [](const QString &words) {
            const auto result = run(words.split(u' ') + QStringList{u"--summary"_s, u"-"_s});
            return summaryOf(result)[u"updates"_s].toInt();
        };
        QCOMPARE(updates(u"run example:theorem22"_s), 17);
        QCOMPARE(updates(u"run example:theorem22 --m 0"_s), 2);
        QCOMPARE(updates(u"run example:figure34-w0"_s), 48);
        QCOMPARE(updates(u"run example:figure34-w0 --w0 0,0"_s), 49);
    }

    void anotherVariantDropsTheDocumentsParameters()
    {
        const QJsonObject summary = summaryOf(
            run({u"run"_s, u"example:figure34"_s, u"--variant"_s, u"standard"_s, u"--summary"_s, u"-"_s}));
        QCOMPARE(summary[u"variant"_s].toString(), u"standard"_s);
        QCOMPARE(summary[u"updates"_s].toInt(), 60);
    }

    void theSameCallGivesTheSameBytes()
    {
        const QStringList shuffled{u"run"_s,        u"example:order"_s, u"--order"_s,
                                   u"reshuffled"_s, u"--seed"_s,        u"18446744073709551615"_s};
        for (const QString &what : {u"--trace"_s, u"--summary"_s})
            QCOMPARE(run(shuffled + QStringList{what, u"-"_s}).out,
                     run(shuffled + QStringList{what, u"-"_s}).out);
        QCOMPARE(run(shuffled).out, run(shuffled).out);
    }

    void aCommaLocaleChangesNothing()
    {
        const QStringList words{u"run"_s, u"example:overlap"_s, u"--trace"_s, u"-"_s};
        program::Call call{.words = words, .folder = {}, .input = {}};
        call.environment.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s); // where it is not installed, this is C
        QCOMPARE(program::carryOut(call).out, run(words).out);
    }
};

HALFPLANE_TEST(command_line_runs_test, CommandLineRunsTest, QCoreApplication)
#include "command_line_runs_test.moc"
