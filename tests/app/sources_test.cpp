// The list of what the sources say, tests/sources.tsv: each of it is shown.
#include "app/program.h"
#include "core/examples.h"
#include "core/io/document.h"
#include "core/study/evidence.h"
#include "core/theorems/registry.h"
#include "core/trainer.h"
#include "core/words/theorem_page.h"
#include "support/run.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

QList<QStringList> rows()
{
    QList<QStringList> result;
    const auto text =
        QString::fromUtf8(program::contentsOf(QStringLiteral(HALFPLANE_TEST_DATA "/sources.tsv")));
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            result.append(line.split(u'\t'));
    }
    return result;
}

bool contains(const QString &text, const QString &pattern)
{
    const QRegularExpression wanted(pattern, QRegularExpression::MultilineOption);
    return wanted.isValid() && wanted.match(text).hasMatch();
}

std::optional<Document> documentOf(const QString &id)
{
    const Example *example = findExample(id.toStdString());
    const auto document = example == nullptr ? Result<Document>(Failure{}) : readDocument(example->text);
    return document ? std::optional(*document) : std::nullopt;
}

Run runOf(const Document &document)
{
    Result<Trainer> trainer = Trainer::of(document.points, document.recipe());
    trainer->advance();
    return trainer->run();
}

/// "theorem 22 theorem22 exceeded", at the run's end.
bool hasVerdict(const QStringList &words)
{
    const auto document = documentOf(words.value(2));
    const TheoremDescriptor *theorem = findTheorem(words.value(1).toStdString());
    if (!document || theorem == nullptr)
        return false;
    const Run run = runOf(*document);
    const Finding finding = theorem->at(Evidence(run), run.trace.updateCount());
    return words.mid(3).join(u' ').toStdString() == idOf(finding.verdict);
}

/// "page 9 slow => 329 ≤", at the run's end.
bool saysOnItsPage(const QString &shown)
{
    const QStringList words = shown.section(u" => "_s, 0, 0).split(u' ');
    const auto document = documentOf(words.value(2));
    const TheoremDescriptor *theorem = findTheorem(words.value(1).toStdString());
    if (!document || theorem == nullptr)
        return false;
    const Run run = runOf(*document);
    const TheoremPage page = pageOf(*theorem, Evidence(run), run.trace.updateCount());
    return contains(QString::fromStdString(plainText(page)), shown.section(u" => "_s, 1));
}

/// "> run example:figure22 --trace - => ^1,": what the program writes, exports into an SVG.
bool isWritten(const QString &shown)
{
    QStringList words = QProcess::splitCommand(shown.section(u" => "_s, 0, 0).mid(2));
    const QTemporaryDir folder;
    const QString figure = folder.filePath(u"figure.svg"_s);
    const bool isExport = words.first() == u"export"_s;
    if (isExport)
        words << u"-o"_s << figure;
    const program::Result result = program::run(words);
    const QByteArray written = isExport && result.code == 0 ? program::contentsOf(figure) : result.out;
    return result.code == 0 && contains(QString::fromUtf8(written), shown.section(u" => "_s, 1));
}

bool isShown(const QString &shown)
{
    if (shown.startsWith(u"> "_s))
        return isWritten(shown);
    if (shown.startsWith(u"page "_s))
        return saysOnItsPage(shown);
    if (shown.startsWith(u"theorem "_s))
        return hasVerdict(shown.split(u' '));
    return shown.startsWith(u"example "_s) && documentOf(shown.section(u' ', 1)).has_value();
}

} // namespace

class SourcesTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingInThemIsShown_data()
    {
        QTest::addColumn<QString>("shown");
        for (const QStringList &row : rows()) {
            QCOMPARE(row.size(), 4);
            QTest::addRow("%s, %s: %s", qPrintable(row[0]), qPrintable(row[1]), qPrintable(row[2])) << row[3];
        }
    }
    void everythingInThemIsShown()
    {
        QFETCH(QString, shown);
        for (const QString &each : shown.split(u" && "_s))
            QVERIFY2(isShown(each), qPrintable(each));
    }

    void whatIsNotSoIsNotShown_data()
    {
        QTest::addColumn<QString>("shown");
        for (const char *shown :
             {"example figure00", "theorem 9 theorem24 exceeded", "theorem 99 slow holds",
              "page 9 slow => 330 ≤", "> run example:figure22 --trace - => ^1,1,4,1,0.25,1.5,1$",
              "> run example:figure00 => .", "nothing"})
            QTest::newRow(shown) << QString::fromUtf8(shown);
    }
    void whatIsNotSoIsNotShown()
    {
        QFETCH(QString, shown);
        QVERIFY(!isShown(shown));
    }
};

HALFPLANE_TEST(sources_test, SourcesTest, QCoreApplication)
#include "sources_test.moc"
