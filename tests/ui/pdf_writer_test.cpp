// Figures as the pages of a PDF.
#include "core/picture/heat_maps.h"
#include "figures.h"
#include "readers.h"
#include "support/run.h"
#include "ui/figure_kinds.h"

#include <QRegularExpression>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions pdfOptions()
{
    FigureOptions options;
    options.kind = &pdfKind;
    options.width = {150};
    options.steps = {.kind = StepChoice::Kind::One, .from = 3};
    return options;
}

} // namespace

class PdfWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void readersFindPagesWordsAndFonts()
    {
        if (!isInstalled(u"pdfinfo"_s))
            QSKIP("poppler is not installed");
        FigureOptions options = pdfOptions();
        options.width = {89};
        options.height = Length{60};
        options.steps = {.kind = StepChoice::Kind::Range, .from = 2, .to = 6};
        options.hasTitle = true;
        Document document = exampleDocument("figure34");
        document.title = "a < b & “η”";
        Figure figure = figureOf(document, options);
        const Reading reading(u"figure.pdf"_s, written(pdfKind.write, figure));
        const QString facts = reading.said(u"pdfinfo"_s, {reading.file()});
        QVERIFY2(facts.contains(QRegularExpression(u"Pages:\\s+5\\n"_s)), qPrintable(facts));
        QVERIFY(facts.contains(u"252 x 170 pts"_s) && facts.contains(u"a < b & “η”"_s));
        const QString packet = reading.said(u"pdfinfo"_s, {u"-meta"_s, reading.file()});
        QVERIFY2(packet.contains(u"a &lt; b &amp; “η”"_s), qPrintable(packet));
        QVERIFY(packet.contains(u"<xmp:CreatorTool>Halfplane"_s));
        const QString text = reading.said(u"pdftotext"_s, {reading.file(), u"-"_s});
        QVERIFY2(text.contains(u"a < b & “η”"_s) && text.contains(u"class +1"_s), qPrintable(text));
        const QStringList fonts =
            reading.said(u"pdffonts"_s, {reading.file()}).trimmed().split(u'\n').sliced(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString &font : fonts)
            QVERIFY2(font.contains(QRegularExpression(u"DejaVu.*Identity-H\\s+yes"_s)), qPrintable(font));
    }

    void manyPointsTakeLittleRoom()
    {
        FigureOptions options = pdfOptions();
        options.carriesDocument = false;
        Figure figure = figureOf(crowdOf(20'000), options);
        const qsizetype size = written(pdfKind.write, figure).size();
        QVERIFY2(size < 20'000 * 35, qPrintable(QString::number(size)));
    }
    void aFinerMapKeepsItsValues()
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
};

HALFPLANE_TEST(pdf_writer_test, PdfWriterTest, QApplication)
#include "pdf_writer_test.moc"
