// `halfplane compare`: several recipes on the same points, and what --with may say.
#include "app/program.h"
#include "support/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using program::run;

namespace {

QString figure34() { return program::oracle(u"figure34.csv"_s); }

/// compare on Figure 3.4's points.
program::Result compare(const QStringList &words)
{
    return run(QStringList{u"compare"_s, figure34()} + words);
}

QJsonObject comparison(const QStringList &words)
{
    const auto result = compare(words + QStringList{u"--summary"_s, u"-"_s});
    if (!result.isDone())
        qWarning("%s", result.err.constData());
    return QJsonDocument::fromJson(result.out).object();
}

QStringList recipesOf(const QJsonObject &comparison)
{
    QStringList recipes;
    for (const QJsonValue &each : comparison[u"runs"_s].toArray())
        recipes << each[u"recipe"_s].toString();
    return recipes;
}

} // namespace

class CompareCommandTest : public QObject
{
    Q_OBJECT

private slots:
    /// The fields of run's summary but the theorems, and the recipe.
    void eachRunIsSummedUpAsAlone()
    {
        const QJsonObject found = comparison({u"--with"_s, u"--variant greedy"_s, u"--with=--space bias"_s});
        QCOMPARE(found.keys(), (QStringList{u"points"_s, u"runs"_s}));
        QCOMPARE(found[u"points"_s].toInt(), 80);
        const QList<QStringList> alone{{}, {u"--variant"_s, u"greedy"_s}, {u"--space"_s, u"bias"_s}};
        QCOMPARE(found[u"runs"_s].toArray().size(), alone.size());
        for (qsizetype i = 0; i < alone.size(); ++i) {
            const auto result = run(QStringList{u"run"_s, figure34(), u"--summary"_s, u"-"_s} + alone[i]);
            QJsonObject expected = QJsonDocument::fromJson(result.out).object();
            expected.remove(u"theorems"_s);
            QJsonObject summary = found[u"runs"_s][i].toObject();
            QVERIFY(!summary.take(u"recipe"_s).toString().isEmpty());
            QCOMPARE(summary, expected);
        }
    }

    /// Run by the words that it says, a recipe is the same again.
    void theRecipeSaysHowToMakeTheRun()
    {
        const QStringList all{
            u"--variant standard --eta 0.5 --space bias --w0 1,-2,0.25 --order shuffled --seed 9 --max-updates 70"_s,
            u"--variant greedy --etas 3,1 --space origin --order reshuffled --seed 2 --max-sweeps 4"_s,
            u"--variant fuzzy --eta 1 --delta 0.2 --m 1.5 --c 3 --space circle"_s,
            u"--variant margin-fuzzy --eta 1 --epsilon 0.25 --rule combined --space origin"_s};
        for (const QString &recipe : all)
            QCOMPARE(recipesOf(comparison(recipe.split(u' '))), QStringList{recipe});
        QCOMPARE(recipesOf(comparison({})), QStringList{u"--variant standard --eta 1 --space origin"_s});
    }

    void aRecipeTakesWhatItLeavesOutFromTheFirst_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("recipe");
        const QString greedy = u"--variant greedy --etas 1,3 --space bias --w0 1,2,3 --max-sweeps 7"_s;
        QTest::newRow("its parameters")
            << greedy << u"--max-updates 50"_s
            << u"--variant greedy --etas 1,3 --space bias --w0 1,2,3 --max-updates 50 "
               "--max-sweeps 7"_s;
        QTest::newRow("not those of a variant that is named")
            << greedy << u"--variant greedy"_s
            << u"--variant greedy --etas 0.5,1,2,4 --space bias --w0 1,2,3 --max-sweeps 7"_s;
        QTest::newRow("not those that another variant has, too")
            << u"--eta 5"_s << u"--variant fuzzy --m 0"_s
            << u"--variant fuzzy --eta 1 --delta 0.1 --m 0 --c 2 --space origin"_s;
        QTest::newRow("the order")
            << u"--order shuffled --seed 4"_s << u"--eta=2"_s
            << u"--variant standard --eta 2 --space origin --order shuffled --seed 4"_s;
        QTest::newRow("any blanks") << u"--eta 5"_s << u"\t --space  bias\n"_s
                                    << u"--variant standard --eta 5 --space bias"_s;
        QTest::newRow("a w0 below 0")
            << u"--eta 5"_s << u"--w0 -1,-2"_s << u"--variant standard --eta 5 --space origin --w0 -1,-2"_s;
    }
    void aRecipeTakesWhatItLeavesOutFromTheFirst()
    {
        QFETCH(QString, first);
        QFETCH(QString, with);
        QFETCH(QString, recipe);
        const QStringList recipes = recipesOf(comparison(first.split(u' ') + QStringList{u"--with"_s, with}));
        QCOMPARE(recipes.size(), 2);
        QCOMPARE(recipes[1], recipe);
    }

    void wrongRecipesAreRefused_data()
    {
        QTest::addColumn<QStringList>("recipes");
        QTest::addColumn<QByteArray>("message");
        const auto add = [](const char *name, const QStringList &recipes, const char *message) {
            QTest::newRow(name) << recipes << QByteArray(message);
        };
        add("nothing", {u""_s}, "--with: a recipe has options");
        add("blanks", {u"  "_s}, "--with: a recipe has options");
        add("no option", {u"greedy"_s}, "--with: a recipe is made of options alone, and \"greedy\" is none");
        add("a misspelt option", {u"--vriant greedy"_s},
            "--with: unknown option --vriant; did you mean --variant?");
        add("an option of the command", {u"--summary -"_s}, "--with: unknown option --summary");
        add("itself", {u"--with --eta"_s}, "--with: unknown option --with");
        add("no value", {u"--eta"_s}, "--with: --eta needs a value");
        add("a variant that is none", {u"--variant gredy"_s}, "--with: --variant: there is no \"gredy\"");
        add("the second of two", {u"--eta 2"_s, u"--eta 0"_s}, "--with 2: --eta: ");
        add("the first of two", {u"--etas 2"_s, u"--eta 0"_s},
            "--with 1: --etas is not used by the variant standard");
        add("the first one's w0", {u"--space bias"_s}, "--with: the first recipe's w0 is of length 2");
    }
    void wrongRecipesAreRefused()
    {
        QFETCH(QStringList, recipes);
        QFETCH(QByteArray, message);
        QStringList words{u"--w0"_s, u"1,2"_s};
        for (const QString &recipe : recipes)
            words << u"--with"_s << recipe;
        const auto result = compare(words);
        QVERIFY2(result.isComplaint(2), result.err);
        QVERIFY2(result.err.startsWith("halfplane: " + message), result.err);
        QVERIFY(compare({u"--with"_s}).isComplaint(2));
    }

    void whatTheDataDoNotAllowNamesTheRecipe()
    {
        const auto result =
            program::carryOut({.words = {u"compare"_s, u"-"_s, u"--with"_s, u"--variant fuzzy"_s},
                               .folder = {},
                               .input = "1,2,1\n2,3,1\n"});
        QVERIFY2(result.isComplaint(3), result.err);
        QVERIFY2(result.err.startsWith("halfplane: --with: standard input: "), result.err);
    }

    void theReportHasALineForEachRecipe()
    {
        const auto result = compare({u"--with"_s, u"--variant greedy"_s, u"--with"_s, u"--max-updates 0"_s});
        QVERIFY2(result.isDone(), result.err);
        const QString report = QString::fromUtf8(result.out);
        QVERIFY(report.contains(u"1  --variant standard --eta 1 --space origin\n"_s));
        QVERIFY(report.contains(u"2  --variant greedy --etas 0.5,1,2,4 --space origin\n"_s));
        const auto numbersOf = [&](int line) {
            const QStringList lines = report.mid(report.indexOf(u"Runs\n"_s)).split(u'\n');
            return lines[line + 1].simplified();
        };
        QCOMPARE(numbersOf(1), u"1 60 19 0 0.07929 8 967 (9) converged"_s);
        QCOMPARE(numbersOf(2), u"2 49 14 0 0.1273 573 898 (18) converged"_s);
        QCOMPARE(numbersOf(3), u"3 0 0 80 – 8 967 (9) max-updates"_s);
    }

    void theReportIsAtMostEightyColumnsWide()
    {
        for (const QString &data : {u"example:overlap"_s, u"example:order"_s, u"example:theorem24"_s}) {
            for (const QString &command : {u"compare"_s, u"orders"_s}) {
                QStringList words{command, data, u"--space"_s, u"bias"_s, u"--max-updates"_s, u"1000"_s};
                for (const QString &variant :
                     {u"greedy"_s, u"fuzzy --max-sweeps 3"_s, u"margin-fuzzy --w0 1,2,3"_s})
                    words << u"--with"_s << u"--variant "_s + variant;
                const auto result = run(words);
                QVERIFY2(result.isDone(), result.err);
                for (const QString &line : QString::fromUtf8(result.out).split(u'\n'))
                    QVERIFY2(line.size() <= 80, qPrintable(data + u": "_s + line));
            }
        }
    }
};

HALFPLANE_TEST(compare_command_test, CompareCommandTest, QCoreApplication)
#include "compare_command_test.moc"
