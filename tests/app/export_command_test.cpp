// Figures from the command line: what scripts and Makefiles rely on.
#include "app/export_folder.h"
#include "support/run.h"

#include <QImage>
#include <QTest>

using namespace Qt::StringLiterals;
using program::ExportFolder;
using program::formatsThatCarry;
using program::small;

namespace {

const QStringList stillFormats{u"png"_s, u"pdf"_s, u"svg"_s, u"tex"_s};

const QByteArray hostileTitle =
    "  \"title\": \"<&>\\\"%$\\\\ ]]> </script> \\\\input{x} #_{}~^ é ‖ \\u0007\",";

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
    void init() { m_folder = std::make_unique<ExportFolder>(); }

    void everyExampleInEveryFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : stillFormats + QStringList{u"gif"_s, u"html"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    void everyExampleInEveryFormat()
    {
        QFETCH(QString, format);
        const QStringList ids = examples();
        QVERIFY(ids.size() > 20);
        for (const QString &id : ids) {
            const QString name = id + u'.' + format;
            const auto result = m_folder->draw(QStringList{u"example:"_s + id, u"-o"_s, name} + small);
            QVERIFY2(result.isDone() && result.out.isEmpty(), name.toUtf8() + ": " + result.err);
            QVERIFY2(m_folder->bytes(name).startsWith(beginningOf(format))
                         && m_folder->bytes(name).size() > 1000,
                     qPrintable(name));
            if (formatsThatCarry.contains(format))
                QCOMPARE(m_folder->summary(name).out, m_folder->summary(u"example:"_s + id).out);
        }
        QCOMPARE(m_folder->files().size(), ids.size());
    }

    void withoutItsDocumentItIsOnlyAPicture()
    {
        for (const QString &format : formatsThatCarry + QStringList{u"gif"_s}) {
            const QString name = u"bare."_s + format;
            QVERIFY(m_folder->draw(QStringList{u"-o"_s, name, u"--no-embed"_s} + small).isDone());
            const auto result = m_folder->summary(name);
            QVERIFY2(result.isComplaint(3) && result.err.contains("carries no Halfplane document"),
                     result.err);
        }
    }

    /// The point of update 2, asked: the same bytes each time, and neither update 1 nor 2. What is carried
    /// opens there.
    void anAskedPointIsDrawn()
    {
        for (const QString &format : {u"svg"_s, u"png"_s, u"tex"_s}) {
            const auto drawn = [&](const QString &step, const QString &name) {
                const auto result =
                    m_folder->draw(QStringList{u"--step"_s, step, u"-o"_s, name + u'.' + format} + small);
                return result.isDone() ? m_folder->bytes(name + u'.' + format) : result.err;
            };
            const QByteArray asked = drawn(u"2a"_s, u"asked"_s);
            QVERIFY2(asked.startsWith(beginningOf(format)), asked);
            QCOMPARE(drawn(u"2a"_s, u"again"_s), asked);
            QVERIFY(drawn(u"1"_s, u"before"_s) != asked);
            QVERIFY(drawn(u"2"_s, u"after"_s) != asked);
        }
        QVERIFY(m_folder->draw(QStringList{u"asked.svg"_s, u"-o"_s, u"reopened.svg"_s} + small).isDone());
        QCOMPARE(m_folder->bytes(u"reopened.svg"_s), m_folder->bytes(u"asked.svg"_s));
        QVERIFY(m_folder
                    ->draw(QStringList{u"--step"_s, u"1,2a,2"_s, u"--multiples"_s, u"3"_s, u"-o"_s,
                                       u"sheet.svg"_s, u"--no-embed"_s})
                    .isDone());
        QVERIFY(m_folder->bytes(u"sheet.svg"_s).contains("(b) update 2, asked"));
    }

    void pointsAreShownAtTheEndOfTheirRun()
    {
        const QString points = program::oracle(u"figure34.csv"_s);
        QVERIFY(m_folder->draw(QStringList{points, u"-o"_s, u"usual.svg"_s} + small).isDone());
        QVERIFY(m_folder->draw(QStringList{points, u"--step"_s, u"last"_s, u"-o"_s, u"last.svg"_s} + small)
                    .isDone());
        QVERIFY(m_folder->draw(QStringList{points, u"--step"_s, u"0"_s, u"-o"_s, u"start.svg"_s} + small)
                    .isDone());
        QCOMPARE(m_folder->bytes(u"usual.svg"_s), m_folder->bytes(u"last.svg"_s));
        QVERIFY(m_folder->bytes(u"usual.svg"_s) != m_folder->bytes(u"start.svg"_s));
        // Where the file is does not matter for what is drawn, nor what it is called.
        program::write(m_folder->path(u"other name.csv"_s), program::contentsOf(points));
        QVERIFY(m_folder->draw(QStringList{u"other name.csv"_s, u"-o"_s, u"other.svg"_s} + small).isDone());
        QCOMPARE(m_folder->bytes(u"other.svg"_s), m_folder->bytes(u"usual.svg"_s));
    }

    void aRecipeOnTheCommandLineIsDrawn()
    {
        const QStringList recipe{u"--variant"_s, u"standard"_s, u"--eta"_s, u"0.5"_s};
        QVERIFY(m_folder->draw(QStringList{u"example:figure34"_s, u"-o"_s, u"f.png"_s} + recipe + small)
                    .isDone());
        QCOMPARE(
            m_folder->summary(u"f.png"_s).out,
            program::run(QStringList{u"run"_s, u"example:figure34"_s, u"--summary"_s, u"-"_s} + recipe).out);
    }

    /// They are carried, too, and compare holds them side by side again.
    void recipesBesideTheFirstAreDrawn()
    {
        const QStringList with{u"--with"_s, u"--variant standard --eta 2"_s, u"--with"_s, u"--etas 1,4"_s};
        const auto svg = [&](const QStringList &words) {
            return m_folder->draw(QStringList{u"example:figure34"_s, u"-o"_s, u"f.svg"_s} + words + small)
                       .isDone()
                ? m_folder->bytes(u"f.svg"_s)
                : QByteArray();
        };
        const QByteArray figure = svg(with);
        QVERIFY(figure.contains("recipe-c"));
        QVERIFY(!svg({}).contains("recipe-a"));
        QVERIFY(!svg(with).isEmpty());
        const QStringList compare{u"compare"_s, u"--summary"_s, u"-"_s};
        const auto again = program::carryOut(
            {.words = compare + QStringList{u"f.svg"_s}, .folder = m_folder->path(), .input = {}});
        QCOMPARE(again.out, program::run(compare + QStringList{u"example:figure34"_s} + with).out);
        const auto wrong = m_folder->draw({u"-o"_s, u"g.svg"_s, u"--with"_s, u"--rate 2"_s});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("--with"), wrong.err.constData());
    }

    void sizesAreExact()
    {
        QVERIFY(
            m_folder->draw({u"--width"_s, u"120mm"_s, u"--dpi"_s, u"300"_s, u"-o"_s, u"f.png"_s}).isDone());
        const QImage print(m_folder->path(u"f.png"_s));
        QCOMPARE(print.size(), QSize(1417, 1063));
        QCOMPARE(print.dotsPerMeterX(), 11811);
        QVERIFY(m_folder->draw({u"--width"_s, u"640px"_s, u"--height"_s, u"481px"_s, u"-o"_s, u"f.png"_s})
                    .isDone());
        QCOMPARE(QImage(m_folder->path(u"f.png"_s)).size(), QSize(640, 481));
        QVERIFY(m_folder->draw({u"--width"_s, u"89mm"_s, u"-o"_s, u"f.svg"_s}).isDone());
        QVERIFY(m_folder->bytes(u"f.svg"_s).contains("width=\"89mm\""));
    }

    void theOutputMayBeSaidInThreeWays()
    {
        for (const QStringList &words :
             {QStringList{u"-o"_s, u"a.svg"_s}, {u"--output"_s, u"b.svg"_s}, {u"--output=c.svg"_s}})
            QVERIFY(m_folder->draw(words).isDone());
        QCOMPARE(m_folder->files(), (QStringList{u"a.svg"_s, u"b.svg"_s, u"c.svg"_s}));
        QCOMPARE(m_folder->bytes(u"a.svg"_s), m_folder->bytes(u"c.svg"_s));
    }

    void noDisplayIsNeeded()
    {
        QProcessEnvironment bare;
        bare.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        bare.insert(u"HOME"_s, m_folder->path());
        const auto result = program::carryOut({.words = {u"export"_s, u"-o"_s, u"f.png"_s},
                                               .folder = m_folder->path(),
                                               .input = {},
                                               .environment = bare});
        QVERIFY2(result.isDone(), result.err);
        QVERIFY(m_folder->draw({u"-o"_s, u"g.png"_s}).isDone());
        QCOMPARE(m_folder->bytes(u"f.png"_s), m_folder->bytes(u"g.png"_s));
    }

    void noFontIsNeeded_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : stillFormats + QStringList{u"gif"_s, u"html"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    /// Words are set in a font of the program's own: a figure is the same where none is installed.
    void noFontIsNeeded()
    {
        QFETCH(QString, format);
        program::write(m_folder->path(u"fonts.conf"_s), "<fontconfig></fontconfig>");
        auto withoutFonts = QProcessEnvironment::systemEnvironment();
        withoutFonts.insert(u"FONTCONFIG_FILE"_s, m_folder->path(u"fonts.conf"_s));
        const auto draw = [&](const QString &name, const QProcessEnvironment &environment) {
            QStringList words{u"export"_s, u"example:figure34"_s, u"-o"_s, name + u'.' + format};
            if (format != u"html"_s)
                words << u"--title"_s;
            return program::carryOut({.words = words + small,
                                      .folder = m_folder->path(),
                                      .input = {},
                                      .environment = environment});
        };
        QVERIFY(draw(u"with"_s, QProcessEnvironment::systemEnvironment()).isDone());
        QVERIFY(draw(u"without"_s, withoutFonts).isDone());
        QVERIFY(withoutTimes(m_folder->bytes(u"with."_s + format))
                == withoutTimes(m_folder->bytes(u"without."_s + format)));
    }

    void titlesMayHaveAnySigns()
    {
        const QByteArray document =
            program::contentsOf(QStringLiteral(HALFPLANE_TEST_DATA "/../resources/examples/first.halfplane"));
        QByteArray hostile;
        for (const QByteArray &line : document.split('\n')) {
            const bool isTitle = line.contains("\"title\"");
            hostile += (isTitle ? hostileTitle : line) + '\n';
        }
        QVERIFY(hostile.contains("]]>"));
        program::write(m_folder->path(u"hostile.halfplane"_s), hostile);
        const QByteArray wanted = m_folder->summary(u"hostile.halfplane"_s).out;
        for (const QString &format : formatsThatCarry) {
            const QString one = u"one."_s + format;
            const QString two = u"two."_s + format;
            const auto result =
                m_folder->draw(QStringList{u"hostile.halfplane"_s, u"--title"_s, u"-o"_s, one} + small);
            // A page has no strip for a title: it always shows it.
            if (format == u"html"_s)
                QVERIFY(m_folder->draw(QStringList{u"hostile.halfplane"_s, u"-o"_s, one} + small).isDone());
            else
                QVERIFY2(result.isDone(), result.err);
            QCOMPARE(m_folder->summary(one).out, wanted);
            QVERIFY(m_folder
                        ->draw((format == u"html"_s ? QStringList() : QStringList{u"--title"_s})
                               + QStringList{one, u"-o"_s, two} + small)
                        .isDone());
            QVERIFY(withoutTimes(m_folder->bytes(one)) == withoutTimes(m_folder->bytes(two)));
        }
    }

    void helpNamesEveryOption()
    {
        const QByteArray help = program::run({u"export"_s, u"--help"_s}).out;
        for (const char *option :
             {"-o, --output FILE", "--step K|last|all|A-B", "--width 120mm", "--height", "--dpi 300",
              "--palette light", "--transparent", "--layers boundary,weight", "--multiples COLUMNS",
              "--no-embed", "--variant", "--seed"})
            QVERIFY2(help.contains(option), option);
        QVERIFY(program::run({u"--help"_s}).out.contains("halfplane export"));
    }

private:
    std::unique_ptr<ExportFolder> m_folder;
};

HALFPLANE_TEST(export_command_test, ExportCommandTest, QCoreApplication)
#include "export_command_test.moc"
