// What holds for every kind of figure, however it is written.
#include "core/io/carried_document.h"
#include "figures.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figures/figure_plan.h"

#include <QDir>
#include <QImageReader>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Small, with a few steps where it can hold them.
FigureOptions smallOptions(const FigureKind &kind)
{
    FigureOptions options;
    options.kind = &kind;
    options.width = {321, Length::Unit::Pixels};
    options.dpi = 100;
    options.fontPoints = 5;
    options.steps = {.kind = kind.moves || kind.hasPages ? StepChoice::Kind::Range : StepChoice::Kind::One,
                     .from = 1,
                     .to = 4};
    return options;
}

/// In a PDF they are another one each time.
QByteArray withoutDateAndId(const QByteArray &bytes)
{
    static const QRegularExpression changing(u"/CreationDate \\([^)]*\\)|/ID \\[[^]]*\\]"_s);
    return QString::fromLatin1(bytes).remove(changing).toLatin1();
}

/// As another program reads it, if it is an image or a drawing.
QImage seen(const QByteArray &bytes)
{
    const QImage image = QImage::fromData(bytes);
    QSvgRenderer drawing(bytes);
    if (!image.isNull() || !drawing.isValid())
        return image;
    QImage drawn(160, 120, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    drawing.render(&painter);
    return drawn;
}

/// The title that a reader of an SVG finds, or the error.
QString titleInSvg(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    QString title;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"title")
            title = reader.readElementText();
    }
    return reader.hasError() ? reader.errorString() : title;
}

} // namespace

class FigureKindsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QFETCH_GLOBAL(const FigureKind *, kind);
        m_kind = kind;
        if (kind->isVideo && QStandardPaths::findExecutable(u"ffmpeg"_s).isEmpty())
            QSKIP("ffmpeg is not installed");
    }

    void initTestCase_data()
    {
        QTest::addColumn<const FigureKind *>("kind");
        for (const FigureKind *kind : figureKinds())
            QTest::newRow(qPrintable(kind->ending.toString())) << kind;
    }

    void theSameFigureGivesTheSameBytes()
    {
        for (const Document &document : {exampleDocument("overlap"), crowdOf(3000)}) {
            const QByteArray once = withoutDateAndId(bytesOf(document));
            QVERIFY(!once.isEmpty());
            QVERIFY(withoutDateAndId(bytesOf(document)) == once);
        }
    }

    void aFullDiskIsToldOf()
    {
        Figure figure = figureOf(exampleDocument("figure34"), smallOptions(*m_kind));
        FullDisk disk(100);
        const std::optional<Failure> trouble = m_kind->write(figure, disk, {});
        QVERIFY(trouble && toText(*trouble).contains(u"no space left"_s));
    }

    void whatIsStoppedMidwayLeavesNothing()
    {
        const QTemporaryDir folder;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", folder.path().toLocal8Bit());
        Figure figure = figureOf(exampleDocument("figure34"), smallOptions(*m_kind));
        const QByteArray bytes = written(m_kind->write, figure, Stopping().progress());
        qputenv("TMPDIR", before);
        QVERIFY(seen(bytes).isNull() && bytes.size() < 1000);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void progressGoesUp()
    {
        Figure figure = figureOf(exampleDocument("figure34"), smallOptions(*m_kind));
        std::vector<double> shares;
        written(m_kind->write, figure,
                {.advanced = [&](double share) { shares.push_back(share); }, .stop = {}});
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.back() > 0.5 && shares.back() <= 1);
    }

    void aTransparentFigureHasNoPaper()
    {
        if (!m_kind->canBeTransparent)
            return;
        FigureOptions options = smallOptions(*m_kind);
        options.layers = Layers{"points", "boundary"};
        const auto corner = [&] {
            Figure figure = figureOf(exampleDocument("figure34"), options);
            const QImage image = seen(written(m_kind->write, figure));
            return image.isNull() ? -1 : qAlpha(image.pixel(image.width() - 3, 2));
        };
        const int opaque = corner();
        options.isTransparent = true;
        if (opaque >= 0) // others are read by other programs
            QCOMPARE(std::pair(opaque, corner()), std::pair(255, 0));
    }

    void theDocumentComesBackWhereItIsCarried()
    {
        FigureOptions options = smallOptions(*m_kind);
        for (const Document &document : {exampleDocument("figure34"), crowdOf(3000)}) {
            for (const bool isWanted : {true, false}) {
                options.carriesDocument = isWanted;
                options.isFragment = m_kind->canBeFragment && document.points.size() > 100;
                Figure figure = figureOf(document, options);
                const std::string bytes = written(m_kind->write, figure).toStdString();
                QVERIFY(looksLikeFigure(bytes));
                const auto carried = documentCarriedBy(bytes);
                QCOMPARE(bool(carried), isWanted && m_kind->carriesDocument);
                if (carried)
                    QCOMPARE(*carried, figure.carried());
            }
        }
    }

    /// And readers see the words themselves, as far as Qt is one; what TeX makes of them: tex_writer_test.
    void anyTitleCanBeWritten()
    {
        const QByteArray usual = bytesOf(titled(u"usual"_s));
        for (const QString &title :
             {u"<b>&amp;\"'</title><script>alert(1)</script>"_s, u"\"' onload='alert(1)\""_s,
              u"<!-- <script> -->"_s, u"{{script}} {{document}} %1 $1 \\1 \\n %$\\#{}"_s, u"]]>"_s,
              u"η < ‖w‖ & “so on” 𝒳 😀"_s, u"one\u0001two\u202e\uFFFE"_s}) {
            const QByteArray bytes = bytesOf(titled(title));
            if (m_kind->carriesDocument)
                QCOMPARE(readDocument(*documentCarriedBy(bytes.toStdString()))->title,
                         readDocument(writeDocument(titled(title)))->title);
            const bool isPlain = !title.contains(u'\u0001');
            if (m_kind == &svgKind)
                QCOMPARE(titleInSvg(bytes), isPlain ? title : u"one\\u0001two\\u202e"_s);
            if (m_kind == &pngKind && isPlain)
                QCOMPARE(QImage::fromData(bytes).text(u"Title"_s), title);
            for (const char *piece : {"</script", "</title", "<!--", "<h1", "</text"}) {
                if (m_kind->isPage)
                    QCOMPARE(bytes.count(piece), usual.count(piece));
            }
        }
        const bool mayHaveBraces = m_kind != &svgKind && !m_kind->isPage; // by chance, or as TeX has them
        QVERIFY(mayHaveBraces || !usual.contains("{{")); // every place of the page is filled
    }

private:
    QByteArray bytesOf(const Document &document) const
    {
        FigureOptions options = smallOptions(*m_kind);
        options.hasTitle = !m_kind->isPage;
        Figure figure = figureOf(document, options);
        return written(m_kind->write, figure);
    }

    static Document titled(const QString &title)
    {
        Document document = exampleDocument("first");
        document.title = title.toStdString();
        document.caption = document.title;
        return document;
    }

    const FigureKind *m_kind = nullptr;
};

HALFPLANE_TEST(figure_kinds_test, FigureKindsTest, QApplication)
#include "figure_kinds_test.moc"
