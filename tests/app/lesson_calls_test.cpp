// Lessons as DATA of a call: what is run and drawn of them, and what is said about those that are wrong.
#include "app/export_folder.h"
#include "core/lessons/lessons.h"
#include "support/run.h"

#include <QTest>

using namespace Qt::StringLiterals;
using program::ExportFolder;
using program::small;

class LessonCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<ExportFolder>(); }

    void everyLessonIsRunWithoutAWord()
    {
        for (const halfplane::BuiltInLesson &lesson : halfplane::lessons()) {
            const auto result =
                program::run({u"run"_s, u"lesson:"_s + QString::fromStdString(std::string(lesson.id))});
            QVERIFY2(result.isDone(), result.err);
        }
    }

    void aLessonThatHasNothingToRunIsRefused_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char *name, const QByteArray &block, const QByteArray &says) {
            QTest::newRow(name) << block << says;
        };
        row("itself", "points: one.md", "one.md:3: \"one.md\": it is a lesson, not points");
        row("one that names it", "points: two.md", "one.md:3: \"two.md\": it is a lesson, not points");
        row("a lesson of the program", "points: lesson:angles", "one.md:3: \"lesson:angles\": ");
        row("standard input", "points: -", "one.md:3: \"-\": standard input is not beside the lesson");
        row("no file", "points: no.csv", "one.md:3: \"no.csv\": cannot be opened");
        row("no example", "points: example:firs", "did you mean example:first?");
        row("a file that is wrong", "step: 1\npoints: bad.csv",
            "one.md:4: \"bad.csv\", line 3, column 3: \"two\" is not a number");
        row("points that are wrong", "points:\n  x, y, c\n\n  1, two, 1",
            "one.md:6:6: \"two\" is not a number");
        row("no points", "step: 1", "there are no points");
    }
    void aLessonThatHasNothingToRunIsRefused()
    {
        QFETCH(const QByteArray, block);
        QFETCH(const QByteArray, says);
        write(u"one.md"_s, block);
        write(u"two.md"_s, "points: one.md");
        program::write(m_folder->path(u"bad.csv"_s), "x,y,c\n1,2,1\n1,two,1\n");
        const auto result = run(u"one.md"_s, "1,2,1\n");
        QVERIFY2(result.isComplaint(3) && result.err.contains(says), result.err);
    }

    /// Points beside the lesson; the rest of what it says is run.
    void whatIsNotUnderstoodIsToldBesideTheRest()
    {
        program::write(m_folder->path(u"good.csv"_s), "1,2,rose\n-1,-2,iris\n");
        write(u"one.md"_s, "points: good.csv\nstp: 2\npanel: los\nrecipe: --eta 2");
        const auto result = run(u"one.md"_s, {});
        QCOMPARE(result.code, 0);
        const QList<QByteArray> told = result.err.trimmed().split('\n');
        QCOMPARE(told.size(), 2);
        QVERIFY2(told[0].startsWith("halfplane: one.md:4: there is no line \"stp\""), told[0]);
        QVERIFY2(told[1].startsWith("halfplane: one.md:5: there is no panel \"los\"; did you mean loss?"),
                 told[1]);
        QVERIFY2(result.out.contains("rose") && !result.out.contains("stp"), result.out);
        QVERIFY(QString::fromUtf8(result.out).contains(u"η = 2"_s));
    }

    void theFirstMomentIsDrawnWhereItBegins_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<QString>("option");
        QTest::newRow("at a step") << QByteArray("step: 1") << u"1"_s;
        QTest::newRow("at its first step") << QByteArray("step: 2 to last") << u"2"_s;
        QTest::newRow("at the start") << QByteArray("step: 0 to 3") << u"0"_s;
        QTest::newRow("at the end") << QByteArray("step: last") << u"last"_s;
        QTest::newRow("where a point is asked") << QByteArray("step: 2a") << u"2a"_s;
    }
    void theFirstMomentIsDrawnWhereItBegins()
    {
        QFETCH(const QByteArray, step);
        QFETCH(const QString, option);
        write(u"one.md"_s, "points: example:figure34\n" + step);
        const auto drawn = [&](const QStringList &words) {
            const auto result = m_folder->draw(QStringList{u"one.md"_s, u"--no-embed"_s, u"-o"_s, u"f.svg"_s}
                                               + words + small);
            return result.isDone() ? m_folder->bytes(u"f.svg"_s) : result.err;
        };
        const QByteArray own = drawn({});
        QVERIFY2(own.contains("<svg"), own);
        QCOMPARE(own, drawn({u"--step"_s, option}));
        QVERIFY(own != drawn({u"--step"_s, u"4"_s}) || option == u"last"_s);
    }

private:
    void write(const QString &name, const QByteArray &block) const
    {
        program::write(m_folder->path(name), "<!-- halfplane lesson -->\n```halfplane\n" + block + "\n```\n");
    }
    program::Result run(const QString &data, const QByteArray &input) const
    {
        return program::carryOut({.words = {u"run"_s, data}, .folder = m_folder->path(), .input = input});
    }

    std::unique_ptr<ExportFolder> m_folder;
};

HALFPLANE_TEST(lesson_calls_test, LessonCallsTest)
#include "lesson_calls_test.moc"
