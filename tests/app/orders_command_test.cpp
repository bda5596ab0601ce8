// `halfplane orders`: recipes in the orders of many seeds.
#include "app/program.h"
#include "support/run.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QtMath>

#include <cmath>
#include <csignal>

using namespace Qt::StringLiterals;
using program::run;

namespace {

/// orders on Figure 3.4's points for the standard and the greedy perceptron.
program::Result orders(const QStringList &words)
{
    return run(
        QStringList{u"orders"_s, program::oracle(u"figure34.csv"_s), u"--with"_s, u"--variant greedy"_s}
        + words);
}

program::Result summary(const QStringList &words)
{
    return orders(words + QStringList{u"--summary"_s, u"-"_s});
}

QJsonObject objectOf(const program::Result &result) { return QJsonDocument::fromJson(result.out).object(); }

} // namespace

class OrdersCommandTest : public QObject
{
    Q_OBJECT

private slots:
    /// The file without its line, run alone, has the same updates and the same normal.
    void aRunWithoutEachPoint()
    {
        const QJsonObject found = objectOf(summary({u"--vary"_s, u"point"_s, u"--order"_s, u"shuffled"_s}));
        QCOMPARE(found[u"vary"_s].toString(), u"point"_s);
        QCOMPARE(found[u"count"_s].toInt(), 80);
        const QJsonValue each = found[u"runs"_s][0];
        QCOMPARE(each[u"angle"_s].toArray().size(), 80);
        QByteArrayList lines = program::contentsOf(program::oracle(u"figure34.csv"_s)).split('\n');
        const qsizetype header = lines.front().startsWith("x") ? 1 : 0;
        lines.removeAt(header + 16);
        const auto alone = program::carryOut(
            {.words = {u"run"_s, u"-"_s, u"--order"_s, u"shuffled"_s, u"--summary"_s, u"-"_s},
             .folder = {},
             .input = lines.join('\n')});
        const QJsonObject wanted = objectOf(alone);
        QCOMPARE(each[u"updates"_s][16], wanted[u"updates"_s]);
        const QJsonArray w = wanted[u"w"_s].toArray();
        QVERIFY(qAbs(each[u"angle"_s][16].toDouble()
                     - qRadiansToDegrees(std::atan2(w[1].toDouble(), w[0].toDouble())))
                < 1e-9);
        QVERIFY(orders({u"--vary"_s, u"point"_s}).out.contains("The widest angle between two final normals"));
    }

    /// Each run is that of the recipe with the value.
    void aLineOfValues()
    {
        const QStringList data{u"orders"_s, program::oracle(u"figure34.csv"_s), u"--w0"_s, u"1,2"_s};
        const auto varied = [&](const QString &what) {
            return objectOf(run(data + QStringList{u"--vary"_s, what, u"--summary"_s, u"-"_s}));
        };
        const QJsonObject rates = varied(u"eta=0.1:10:5"_s);
        QCOMPARE(rates[u"vary"_s].toString(), u"eta"_s);
        QCOMPARE(rates[u"count"_s].toInt(), 5);
        QVERIFY(qAbs(rates[u"values"_s][1].toDouble() - std::sqrt(0.1)) < 1e-12); // evenly in the logarithm
        const QJsonArray ends{rates[u"values"_s][0], rates[u"values"_s][4]};
        QCOMPARE(ends, (QJsonArray{0.1, 10}));
        const QJsonObject turned = varied(u"w0-angle=0:360:9"_s);
        QCOMPARE(turned[u"vary"_s].toString(), u"w0-angle"_s);
        QCOMPARE(turned[u"values"_s].toArray(), (QJsonArray{0, 45, 90, 135, 180, 225, 270, 315, 360}));
        for (int place : {0, 3}) {
            const QString eta = QString::number(rates[u"values"_s][place].toDouble(), 'g', 17);
            const auto alone = run({u"run"_s, program::oracle(u"figure34.csv"_s), u"--w0"_s, u"1,2"_s,
                                    u"--eta"_s, eta, u"--summary"_s, u"-"_s});
            QCOMPARE(rates[u"runs"_s][0][u"updates"_s][place], objectOf(alone)[u"updates"_s]);
        }
        const auto alone = run({u"run"_s, program::oracle(u"figure34.csv"_s), u"--w0"_s,
                                u"0,2.23606797749979"_s, u"--summary"_s, u"-"_s});
        QCOMPARE(turned[u"runs"_s][0][u"updates"_s][2], objectOf(alone)[u"updates"_s]);
    }

    void whatCannotVaryIsRefused_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"", "points", "eta", "eta=1", "eta=1:2", "eta=1:2:x", "eta=x:2:3",
                                 "eta=0:2:3", "delta=0:1:3", "w0-angle=0:90:3", "=1:2:3", "eta=1:2:0"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whatCannotVaryIsRefused()
    {
        QFETCH(QString, what);
        const auto result = run({u"orders"_s, program::oracle(u"figure34.csv"_s), u"--vary"_s, what});
        QVERIFY2(result.isComplaint(2), result.err);
    }

    void pointsThatAreNotThereCannotBeLeftOut_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("behind the last") << QStringList{u"--from"_s, u"81"_s};
        QTest::newRow("too many") << QStringList{u"--from"_s, u"2"_s, u"--count"_s, u"80"_s};
        QTest::newRow("before the first") << QStringList{u"--from"_s, u"0"_s};
        QTest::newRow("none") << QStringList{u"--count"_s, u"0"_s};
    }
    void pointsThatAreNotThereCannotBeLeftOut()
    {
        QFETCH(QStringList, words);
        const auto result = orders(QStringList{u"--vary"_s, u"point"_s} + words);
        QVERIFY2(result.isComplaint(2), result.err);
    }

    /// As plain Python found them: tests/oracle/orders.py.
    void figure34InAThousandOrders()
    {
        const auto expected =
            QJsonDocument::fromJson(program::contentsOf(program::oracle(u"figure34-orders.json"_s))).object();
        const auto result = summary({});
        QVERIFY2(result.isDone(), result.err);
        QCOMPARE(result.out.count('\n'), 1);
        const QJsonObject found = objectOf(result);
        QCOMPARE(found[u"from"_s].toInt(), 1);
        QCOMPARE(found[u"count"_s].toInt(), 1000);
        QCOMPARE(found[u"fewest"_s].toArray(), (QJsonArray{32, 42}));
        const QStringList names{u"standard"_s, u"greedy"_s};
        for (int row = 0; row < 2; ++row) {
            const QJsonValue each = found[u"runs"_s][row];
            QCOMPARE(each[u"updates"_s], expected[names[row]][u"updates"_s]);
            QCOMPARE(each[u"sweeps"_s], expected[names[row]][u"sweeps"_s]);
            QCOMPARE(each[u"min"_s].toDouble(), 2.0);
            QCOMPARE(each[u"median"_s].toDouble(), 24.0);
            QCOMPARE(each[u"max"_s].toDouble(), 139.0);
        }
    }

    void theSummaryHasExactlyTheKeysOfTheContract()
    {
        const QJsonObject found = objectOf(summary({u"--count"_s, u"2"_s}));
        QCOMPARE(found.keys(), (QStringList{u"count"_s, u"fewest"_s, u"from"_s, u"runs"_s}));
        const QJsonObject one = found[u"runs"_s][0].toObject();
        QCOMPARE(one.keys(),
                 (QStringList{u"ends"_s, u"max"_s, u"median"_s, u"min"_s, u"not_converged"_s, u"recipe"_s,
                              u"sweeps"_s, u"updates"_s}));
        QCOMPARE(one[u"ends"_s].toObject().keys(),
                 (QStringList{u"converged"_s, u"cycling"_s, u"max-sweeps"_s, u"max-updates"_s}));
        QCOMPARE(one[u"recipe"_s].toString(), u"--variant standard --eta 1 --space origin"_s);
        QCOMPARE(one[u"median"_s].toDouble(), (29 + 53) / 2.0);
    }

    void aSeedIsTheOrderOfRun()
    {
        const QJsonObject found = objectOf(summary({u"--from"_s, u"77"_s, u"--count"_s, u"3"_s}));
        for (int i = 0; i < 3; ++i) {
            const QJsonObject alone =
                objectOf(run({u"run"_s, program::oracle(u"figure34.csv"_s), u"--order"_s, u"shuffled"_s,
                              u"--seed"_s, QString::number(77 + i), u"--summary"_s, u"-"_s}));
            QCOMPARE(found[u"runs"_s][0][u"updates"_s][i], alone[u"updates"_s]);
            QCOMPARE(found[u"runs"_s][0][u"sweeps"_s][i], alone[u"sweeps"_s]);
        }
    }

    void anyNumberOfThreadsWritesTheSameBytes()
    {
        const QByteArray expected = summary({u"--max-updates"_s, u"60"_s}).out;
        QVERIFY(expected.size() > 1000);
        for (const QString &threads : {u"1"_s, u"2"_s, u"3"_s, u"7"_s})
            QCOMPARE(summary({u"--max-updates"_s, u"60"_s, u"--threads"_s, threads}).out, expected);
    }

    void piecesMakeTheWhole()
    {
        const QStringList cap{u"--max-updates"_s, u"60"_s};
        const QJsonObject whole = objectOf(summary(cap + QStringList{u"--count"_s, u"100"_s}));
        QJsonArray updates;
        QJsonArray notConverged;
        int fewest = 0;
        for (const auto &[from, count] : {std::pair{1, 40}, std::pair{41, 1}, std::pair{42, 59}}) {
            const QJsonObject piece = objectOf(summary(
                cap + QStringList{u"--from"_s, QString::number(from), u"--count"_s, QString::number(count)}));
            for (const QJsonValue &each : piece[u"runs"_s][1][u"updates"_s].toArray())
                updates.append(each);
            for (const QJsonValue &each : piece[u"runs"_s][1][u"not_converged"_s].toArray())
                notConverged.append(each);
            fewest += piece[u"fewest"_s][1].toInt();
        }
        QCOMPARE(updates, whole[u"runs"_s][1][u"updates"_s].toArray());
        QCOMPARE(notConverged, whole[u"runs"_s][1][u"not_converged"_s].toArray());
        QVERIFY(!notConverged.isEmpty());
        QCOMPARE(fewest, whole[u"fewest"_s][1].toInt());
    }

    void runsThatDoNotConvergeAreCountedApart()
    {
        const QJsonObject capped = objectOf(summary({u"--max-updates"_s, u"60"_s}));
        const QJsonValue one = capped[u"runs"_s][0];
        const int ended = one[u"ends"_s][u"converged"_s].toInt();
        QVERIFY(ended > 500 && ended < 1000);
        QCOMPARE(one[u"ends"_s][u"max-updates"_s].toInt(), 1000 - ended);
        QCOMPARE(one[u"not_converged"_s].toArray().size(), 1000 - ended);
        QCOMPARE(one[u"not_converged"_s][0].toInt(), 4); // seed 4 takes 101 updates
        QVERIFY(one[u"max"_s].toInt() <= 60);

        const QJsonValue cycling = objectOf(run({u"orders"_s, program::oracle(u"cycle.csv"_s), u"--count"_s,
                                                 u"5"_s, u"--summary"_s, u"-"_s}))[u"runs"_s][0];
        QCOMPARE(cycling[u"ends"_s][u"cycling"_s].toInt(), 5);
        for (const QString &key : {u"min"_s, u"median"_s, u"max"_s})
            QVERIFY(cycling[key].isNull());
    }

    void theReportSaysTheSame()
    {
        const auto result = orders({});
        QVERIFY2(result.isDone(), result.err);
        const QString report = QString::fromUtf8(result.out).simplified();
        QVERIFY(report.contains(u"1 000, shuffled by the seeds 1 to 1000"_s));
        QVERIFY(report.contains(u"1 24 2 139 32 1 000 2 24 2 139 42 1 000"_s));
        QVERIFY(report.contains(u"All made equally many in 926 orders."_s));
        QVERIFY(report.contains(u"█"_s));
        QVERIFY(!report.contains(u"max-updates"_s)); // no run ended there
        const QByteArray capped = orders({u"--max-updates"_s, u"60"_s}).out;
        QVERIFY(capped.contains("converged  max-updates\n"));
    }

    void theDistributionIsDrawn_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char *ending : {"png", "pdf", "svg", "tex"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }
    /// The figure can be opened: it carries its points and recipes.
    void theDistributionIsDrawn()
    {
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        const QString figure = folder.filePath(u"orders."_s + ending);
        const QString numbers = folder.filePath(u"orders.json"_s);
        const auto result = orders({u"-o"_s, figure, u"--summary"_s, numbers});
        QVERIFY2(result.isDone() && result.out.isEmpty(), result.err);
        QCOMPARE(program::contentsOf(numbers), summary({}).out);
        QCOMPARE(run({u"orders"_s, figure, u"--summary"_s, u"-"_s}).out, summary({}).out);
        if (ending != u"svg")
            return;
        const QByteArray drawn = program::contentsOf(figure);
        for (const QByteArray words :
             {"Standard η = 1", "Greedy S = 0.5, 1, 2, 4", "2 to 139", "alone fewest",
              "shuffled by seeds 1 to 1000; equally many updates in 926"})
            QVERIFY2(drawn.contains(words + "<"), words);
        QVERIFY(!drawn.contains("not converged"));
    }

    void manyRecipesLeaveRoomForTheBars()
    {
        const QTemporaryDir folder;
        const QString figure = folder.filePath(u"orders.svg"_s);
        QStringList words{u"-o"_s, figure, u"--count"_s, u"10"_s};
        for (int more = 0; more < 20; ++more)
            words += {u"--with"_s, u"--max-updates %1"_s.arg(20 + more)};
        const auto result = orders(words);
        QVERIFY2(result.isDone(), result.err);
        const QByteArray drawn = program::contentsOf(figure);
        QVERIFY(drawn.contains("more recipes; 10 orders"));
        QVERIFY(drawn.contains("not converged"));
    }

    void wrongWordsAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto add = [](const char *name, const QString &words, const char *message) {
            QTest::newRow(name) << words.split(u' ') << QByteArray(message);
        };
        add("no orders", u"--count 0"_s, "--count: \"0\" is not a whole number from 1 to 10000000");
        add("too many orders", u"--count 10000001"_s, "--count: ");
        add("a broken number", u"--count 1.5"_s, "--count: ");
        add("no seed", u"--from -1"_s, "--from: ");
        add("a seed too large", u"--from 18446744073709551616"_s, "--from: ");
        add("seeds too large", u"--from 18446744073709551615 --count 2"_s, "--from and --count go beyond");
        add("no threads", u"--threads 0"_s, "--threads: \"0\" is not a whole number from 1 to 1024");
        add("a film", u"-o f.gif"_s, "-o: a .gif shows a run");
        add("no figure", u"-o f.jpeg"_s, "-o: \"f.jpeg\" has no ending");
        add("one place for two", u"-o f.svg --summary f.svg"_s, "--summary and --output cannot both be");
        add("an order", u"--order shuffled"_s, "--order says nothing here");
        add("a seed", u"--seed 5"_s, "--seed says nothing here");
        add("a seed of another", u"--with=--seed=5"_s, "--with 2: --seed says nothing here");
    }
    void wrongWordsAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const auto result = orders(words);
        QVERIFY2(result.isComplaint(2), result.err);
        QVERIFY2(result.err.startsWith("halfplane: " + message), result.err);
    }

    void theLastSeedIsTheLargestNumber()
    {
        const auto result = summary({u"--from"_s, u"18446744073709551606"_s, u"--count"_s, u"10"_s});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(result.out.startsWith("{\"from\": 18446744073709551606, \"count\": 10, "));
    }

    void helpDoesNotNameWhatSaysNothing()
    {
        const QByteArray help = run({u"orders"_s, u"--help"_s}).out;
        QVERIFY(help.contains("  --count 1000\n") && help.contains("  --from 1\n")
                && help.contains("  --with RECIPE\n"));
        QVERIFY(!help.contains("--seed") && !help.contains("--order "));
    }

    /// In the midst of runs that would take hours.
    void anInterruptedCallLeavesNothing()
    {
        const QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral(HALFPLANE_PROGRAM),
                      {u"orders"_s, program::oracle(u"overlap.csv"_s), u"--max-updates"_s, u"10000000"_s,
                       u"--count"_s, u"10000000"_s, u"--summary"_s, u"orders.json"_s});
        QVERIFY(process.waitForStarted());
        const auto hasComputed = [&] {
            const QByteArray status = program::contentsOf(u"/proc/%1/status"_s.arg(process.processId()));
            return status.contains("\nThreads:") && !status.contains("\nThreads:\t1\n");
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasComputed(), 60'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGINT);
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

HALFPLANE_TEST(orders_command_test, OrdersCommandTest, QCoreApplication)
#include "orders_command_test.moc"
