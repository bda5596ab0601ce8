// The report that `halfplane run` prints for people.
#include "app/program.h"
#include "support/run.h"

#include <QTest>

using namespace Qt::StringLiterals;
using program::run;

class CommandLineReportTest : public QObject
{
    Q_OBJECT

private slots:
    void theReportTellsTheEndSeparabilityAndTheorems()
    {
        const QByteArray report = run({u"run"_s, u"example:figure34"_s}).out;
        QVERIFY(report.contains("separable through the origin"));
        QVERIFY(report.contains("Converged after 49 updates in 14 sweeps."));
        QVERIFY(report.contains("does not apply: the updates have unequal rates"));
        QVERIFY(report.contains("holds: 48.08 ≤ 8\u202f967"));
        const QByteArray cycling =
            run({u"run"_s, u"example:xor"_s, u"--space"_s, u"origin"_s}).out.simplified();
        QVERIFY(cycling.contains("not separable through the origin nor with a bias nor by a circle"));
        QVERIFY(cycling.contains("Cycles: w after update"));
        QVERIFY(run({u"run"_s, u"example:theorem22"_s}).out.contains("exceeded: 17 > 5"));
        const QByteArray fuzzy =
            run({u"run"_s, u"example:theorem22"_s, u"--delta"_s, u"0.05"_s}).out.simplified();
        QVERIFY(fuzzy.contains("4.2 Six ideas of a membership"));
        QVERIFY(fuzzy.contains("half-way between the means p is not near ½: 0.5596 > 0.55"));
        QVERIFY(run({u"run"_s, u"--max-sweeps"_s, u"1"_s}).out.contains("Stopped at its cap"));
    }

    void theReportSaysWhichClassIsWhich()
    {
        const auto result = program::carryOut(
            {.words = {u"run"_s, u"-"_s}, .folder = {}, .input = "1;2,5;setosa\n-1;-2;virginica\n"});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(result.out.contains("class +1 is \"virginica\", class −1 is \"setosa\""));
    }

    void theReportWarnsOfARunThatCannotConverge()
    {
        QVERIFY(run({u"run"_s, u"example:xor"_s}).out.contains("cannot converge"));
        QVERIFY(!run({u"run"_s, u"example:figure34"_s}).out.contains("cannot converge"));
    }

    void theReportProvesThatNothingSeparates()
    {
        const QByteArray report = run({u"run"_s, u"example:xor"_s}).out.simplified();
        QVERIFY(
            report.contains("Why not separable Nothing separates the points, since the segment from x₁ to x₃ "
                            "crosses the one from x₂ to x₄, of the other class, at (0, 0)."));
        QVERIFY(report.contains("1/4·z₁ + 1/4·z₂ + 1/4·z₃ + 1/4·z₄ = 0"));
        QVERIFY(!run({u"run"_s, u"example:figure34"_s}).out.contains("Why not separable"));
    }

    void theReportIsAtMostEightyColumnsWide()
    {
        const QList<QByteArray> examples = run({u"examples"_s}).out.trimmed().split('\n');
        QVERIFY(examples.size() > 10);
        const QMap<QString, QString> starts{
            {u"origin"_s, u"1,2"_s}, {u"bias"_s, u"1,2,3"_s}, {u"circle"_s, u"1,2,3,4"_s}};
        for (const QByteArray &example : examples) {
            const QString data = u"example:"_s + QString::fromUtf8(example.split('\t').first());
            for (const QString &space : starts.keys()) {
                const auto result = run({u"run"_s, data, u"--space"_s, space, u"--w0"_s, starts[space]});
                QVERIFY2(result.isDone(), result.err);
                for (const QString &line : QString::fromUtf8(result.out).split(u'\n'))
                    QVERIFY2(line.size() <= 80, qPrintable(data + u": "_s + line));
            }
        }
    }

    void theoremsThatDoNotApplyShowNoBound()
    {
        const QByteArray report = run({u"run"_s, u"example:xor"_s}).out;
        QVERIFY(report.contains("Novikoff's mistake bound"));
        QVERIFY(!report.contains("k ≤ (R/γ)²"));
        QCOMPARE(report.count("does not apply: the points are not separable with a bias"), 1);
    }

    void noColoursUnlessStandardOutputIsATerminal()
    {
        for (const bool isAskedForPlain : {true, false}) {
            program::Call call{.words = {u"run"_s}, .folder = {}, .input = {}};
            call.environment.insert(u"TERM"_s, u"xterm-256color"_s);
            if (isAskedForPlain)
                call.environment.insert(u"NO_COLOR"_s, u"1"_s);
            else
                call.environment.remove(u"NO_COLOR"_s);
            QVERIFY(!program::carryOut(call).out.contains('\x1b'));
        }
    }
};

HALFPLANE_TEST(command_line_report_test, CommandLineReportTest, QCoreApplication)
#include "command_line_report_test.moc"
