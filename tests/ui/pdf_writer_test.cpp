// Figures as the pages of a PDF.
#include "core/io/carried_document.h"
#include "core/picture/heat_maps.h"
#include "figures.h"
#include "painted.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/png/raster.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double dpi = 240; ///< viewers put small squares on whole pixels

FigureOptions pdfOptions()
{
    FigureOptions options;
    options.kind = &pdfKind;
    options.width = {150};
    options.dpi = dpi;
    options.steps = {.kind = StepChoice::Kind::One, .from = 3};
    return options;
}

/// A tool reads what was written.
class Reading
{
public:
    explicit Reading(const QByteArray &pdf)
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
            qFatal("no temporary file");
    }

    static bool isPossible() { return !QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty(); }

    QString path() const { return m_folder.filePath(u"figure.pdf"_s); }

    QString said(const QString &tool, const QStringList &arguments) const
    {
        QProcess process;
        process.start(tool, arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
    }

    /// A page in pixels.
    QImage page(int number) const
    {
        const QString out = m_folder.filePath(u"page"_s);
        said(u"pdftoppm"_s,
             {u"-png"_s, u"-singlefile"_s, u"-r"_s, QString::number(dpi), u"-f"_s, QString::number(number),
              path(), out});
        return QImage(out + u".png"_s).convertToFormat(QImage::Format_RGB32);
    }

private:
    QTemporaryDir m_folder;
};

/// The share of places that look different from a little way off: edges may be a pixel elsewhere.
double roughDifference(const QImage &a, const QImage &b)
{
    constexpr int coarser = 8;
    const QSize size = a.size() / coarser;
    const auto coarse = [&](const QImage &image) {
        return image.copy(QRect({0, 0}, size * coarser))
            .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    return difference(coarse(a), coarse(b));
}

QByteArray withoutDateAndId(QByteArray pdf)
{
    QString text = QString::fromLatin1(pdf);
    text.remove(QRegularExpression(u"/CreationDate \\([^)]*\\)|/ID \\[[^]]*\\]"_s));
    return text.toLatin1();
}

} // namespace

class PdfWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void itShowsWhatThePngShows_data();
    void itShowsWhatThePngShows();
    void everyStepIsAPage();
    void aPageIsAsLargeAsAsked();
    void wordsAreRealTextInEmbeddedFonts();
    void manyPointsTakeLittleRoom();
    void theDocumentSurvivesWhenItIsWanted();
    void itIsItsDescription();
    void theSameFigureGivesTheSameBytesButForTheDate();
    void aFinerMapKeepsItsValues();
    void nothingIsWrittenOnceItIsStopped();
    void aFullDiskIsToldOf();
};

void PdfWriterTest::itShowsWhatThePngShows_data()
{
    QTest::addColumn<Document>("document");
    QTest::addColumn<FigureOptions>("options");
    FigureOptions options = pdfOptions();
    QTest::newRow("a usual figure") << exampleDocument("figure34") << options;
    options.hasTitle = true;
    QTest::newRow("many points under a title") << crowdOf(20'000) << options;
    options.hasTitle = false;
    options.palette = FigurePalette::Dark;
    QTest::newRow("many points in the dark") << crowdOf(5'000) << options;
    options.palette = FigurePalette::Light;
    options.layers = allLayers();
    QTest::newRow("a heat map") << exampleDocument("figure51-wider") << options;
    options.layers = {};
    options.columns = 3;
    options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 5};
    QTest::newRow("a sheet of many points") << crowdOf(5'000) << options;
}

void PdfWriterTest::itShowsWhatThePngShows()
{
    if (!Reading::isPossible())
        QSKIP("pdftoppm is not installed");
    QFETCH(Document, document);
    QFETCH(FigureOptions, options);
    Figure figure = figureOf(document, options);
    const QImage page = Reading(written(pdfKind.write, figure)).page(1);
    const QImage expected = rasterOf(figure.page(0), figure, page.size());
    const double rounding = 0.5 * dpi / 72 + 1; // Qt's pages are of whole points
    QVERIFY(std::abs(page.width() - figure.size().width() * dpi / 72) <= rounding);
    QVERIFY(std::abs(page.height() - figure.size().height() * dpi / 72) <= rounding);
    const double differs = roughDifference(page, expected);
    QVERIFY2(differs < 0.02, qPrintable(QString::number(differs)));
}

void PdfWriterTest::everyStepIsAPage()
{
    if (!Reading::isPossible())
        QSKIP("pdftoppm is not installed");
    FigureOptions options = pdfOptions();
    options.steps = {.kind = StepChoice::Kind::Range, .from = 2, .to = 6};
    Figure figure = figureOf(crowdOf(3'000), options);
    const Reading reading(written(pdfKind.write, figure));
    QVERIFY(reading.said(u"pdfinfo"_s, {reading.path()}).contains(QRegularExpression(u"Pages:\\s+5\\n"_s)));
    for (int i = 0; i < 5; ++i) {
        const QImage page = reading.page(i + 1);
        const QImage expected = rasterOf(figure.page(static_cast<std::size_t>(i)), figure, page.size());
        QVERIFY(roughDifference(page, expected) < 0.02);
    }
}

void PdfWriterTest::aPageIsAsLargeAsAsked()
{
    if (!Reading::isPossible())
        QSKIP("pdftoppm is not installed");
    FigureOptions options = pdfOptions();
    options.width = {89};
    options.height = Length{60};
    Figure figure = figureOf(exampleDocument("figure34"), options);
    const Reading reading(written(pdfKind.write, figure));
    const QString said = reading.said(u"pdfinfo"_s, {reading.path()});
    QVERIFY2(said.contains(u"252 x 170 pts"_s), qPrintable(said)); // 252.28 × 170.08, as Qt rounds it
}

void PdfWriterTest::wordsAreRealTextInEmbeddedFonts()
{
    if (!Reading::isPossible())
        QSKIP("pdftoppm is not installed");
    FigureOptions options = pdfOptions();
    options.hasTitle = true;
    Document document = exampleDocument("figure34");
    document.title = "A title with η";
    Figure figure = figureOf(document, options);
    const Reading reading(written(pdfKind.write, figure));
    const QString text = reading.said(u"pdftotext"_s, {reading.path(), u"-"_s});
    QVERIFY2(text.contains(u"A title with η"_s) && text.contains(u"class +1"_s), qPrintable(text));
    const QStringList fonts = reading.said(u"pdffonts"_s, {reading.path()}).trimmed().split(u'\n').sliced(2);
    QVERIFY(!fonts.isEmpty());
    for (const QString &font : fonts) {
        QVERIFY2(font.contains(u"DejaVu"_s), qPrintable(font));
        QVERIFY2(font.contains(QRegularExpression(u"Identity-H\\s+yes"_s)), qPrintable(font));
    }
}

void PdfWriterTest::manyPointsTakeLittleRoom()
{
    FigureOptions options = pdfOptions();
    options.carriesDocument = false;
    Figure figure = figureOf(crowdOf(20'000), options);
    const qsizetype size = written(pdfKind.write, figure).size();
    QVERIFY2(size < 20'000 * 35, qPrintable(QString::number(size)));
}

void PdfWriterTest::theDocumentSurvivesWhenItIsWanted()
{
    FigureOptions options = pdfOptions();
    for (const Document &each : {exampleDocument("figure34"), crowdOf(3'000)}) {
        options.carriesDocument = true;
        Figure figure = figureOf(each, options);
        const auto document = documentCarriedBy(written(pdfKind.write, figure).toStdString());
        QVERIFY(document);
        QCOMPARE(*document, figure.carried());
        options.carriesDocument = false;
        Figure bare = figureOf(each, options);
        QVERIFY(!documentCarriedBy(written(pdfKind.write, bare).toStdString()));
    }
}

void PdfWriterTest::itIsItsDescription()
{
    if (!Reading::isPossible())
        QSKIP("pdftoppm is not installed");
    Document document = exampleDocument("figure34");
    document.title = "a < b & “c”";
    Figure figure = figureOf(document, pdfOptions());
    const Reading reading(written(pdfKind.write, figure));
    QVERIFY(reading.said(u"pdfinfo"_s, {reading.path()}).contains(u"a < b & “c”"_s));
    const QString packet = reading.said(u"pdfinfo"_s, {u"-meta"_s, reading.path()});
    QVERIFY2(packet.contains(u"a &lt; b &amp; “c”"_s), qPrintable(packet));
    QVERIFY(packet.contains(u"<xmp:CreatorTool>Halfplane"_s));
}

void PdfWriterTest::theSameFigureGivesTheSameBytesButForTheDate()
{
    for (const Document &each : {exampleDocument("figure34"), crowdOf(3'000)}) {
        Figure once = figureOf(each, pdfOptions());
        Figure again = figureOf(each, pdfOptions());
        QCOMPARE(withoutDateAndId(written(pdfKind.write, once)),
                 withoutDateAndId(written(pdfKind.write, again)));
    }
}

void PdfWriterTest::aFinerMapKeepsItsValues()
{
    const HeatMap coarse{.where = {0, 0, 10, 5}, .columns = 2, .rows = 1, .values = {-1, 1}};
    const HeatMap fine = finer(coarse, 10);
    QCOMPARE(fine.columns, 100);
    QCOMPARE(fine.rows, 50);
    QCOMPARE(fine.values.size(), std::size_t{5000});
    QCOMPARE(fine.values.front(), -1.0F);
    QCOMPARE(fine.values.back(), 1.0F);
    QVERIFY(std::abs(fine.values[49] + fine.values[50]) < 1e-6F); // the middle
    QVERIFY(std::ranges::is_sorted(fine.values.begin(), fine.values.begin() + 100));
    QCOMPARE(finer(coarse, 0.01).columns, 2);
}

void PdfWriterTest::nothingIsWrittenOnceItIsStopped()
{
    Figure figure = figureOf(crowdOf(3'000), pdfOptions());
    QVERIFY(written(pdfKind.write, figure, Stopping().progress()).isEmpty());
}

void PdfWriterTest::aFullDiskIsToldOf()
{
    Figure figure = figureOf(exampleDocument("figure34"), pdfOptions());
    FullDisk disk(100);
    const std::optional<Failure> trouble = pdfKind.write(figure, disk, {});
    QVERIFY(trouble && toText(*trouble).contains(u"no space left"_s));
}

int pdf_writer_test(int argc, char *argv[])
{
    return halfplane::test::run<PdfWriterTest, QApplication>(argc, argv);
}
#include "pdf_writer_test.moc"
