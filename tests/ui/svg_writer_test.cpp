#include "core/io/carried_document.h"
#include "core/picture/outlines.h"
#include "figures.h"
#include "likeness.h"
#include "support/run.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double scale = 2;

FigureOptions svgOptions()
{
    FigureOptions options;
    options.kind = &svgKind;
    return options;
}

/// What the screen makes of a figure.
QImage paintedFigure(Figure &figure)
{
    const Picture picture = figure.page(0).picture;
    QImage image(toQt(picture.size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / picture.size.width, image.height() / picture.size.height);
    paint(painter, picture, figure.palette());
    return image;
}

QImage renderedByQt(const QByteArray &svg, QSize size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// Empty where there is no such program.
QImage renderedByChromium(const QByteArray &svg, QSize size)
{
    const QString chromium = QStandardPaths::findExecutable(u"chromium"_s);
    const QTemporaryDir folder;
    if (chromium.isEmpty())
        return {};
    QFile page(folder.filePath(u"page.html"_s));
    page.open(QIODevice::WriteOnly);
    page.write(
        "<!doctype html><meta charset=utf-8><style>*{margin:0}svg{display:block;width:100vw;height:100vh}"
        "</style>"
        + svg.mid(svg.indexOf("<svg")));
    page.close();
    const QString picture = folder.filePath(u"page.png"_s);
    QProcess process;
    process.start(chromium,
                  {u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s, u"--disable-dev-shm-usage"_s,
                   u"--hide-scrollbars"_s, u"--user-data-dir="_s + folder.filePath(u"profile"_s),
                   u"--window-size=%1,%2"_s.arg(size.width()).arg(size.height()),
                   u"--screenshot="_s + picture, u"file://"_s + page.fileName()});
    process.waitForFinished(60'000);
    return QImage(picture);
}

enum class Halos { Shown, Ignored };

/// Whether a program shows a figure as the screen does; words may differ a little more. Qt draws no halos.
void compare(const QImage &image, const QImage &expected, Figure &figure, Halos halos)
{
    QCOMPARE(image.size(), expected.size());
    const double whole = halos == Halos::Shown ? difference(expected, image) : 0;
    QVERIFY2(whole < 0.02, qPrintable(QString::number(whole)));
    const Picture picture = figure.page(0).picture;
    const double drawn = difference(wordless(expected, picture), wordless(image, picture));
    QVERIFY2(drawn < 0.01, qPrintable(QString::number(drawn)));
}

QString taggedSvg(const QString &name) { return name.arg(QString::fromUtf8(QTest::currentDataTag())); }

struct Found
{
    QStringList ids;
    QStringList texts;
    QString title;
    QString description;
    QString error;
    QMap<QString, QString> root;
};

Found read(const QByteArray &svg)
{
    Found found;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"svg") {
            for (const auto &attribute : reader.attributes())
                found.root[attribute.name().toString()] = attribute.value().toString();
        }
        if (reader.attributes().hasAttribute(u"id"_s))
            found.ids << reader.attributes().value(u"id"_s).toString();
        if (reader.name() == u"text")
            found.texts << reader.readElementText();
        else if (reader.name() == u"title")
            found.title = reader.readElementText();
        else if (reader.name() == u"desc")
            found.description = reader.readElementText();
    }
    found.error = reader.errorString();
    return found;
}

} // namespace

class SvgWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void itLooksAsPainted_data();
    void itLooksAsPainted();
    void aBrowserShowsItAsPainted();
    void everyTitleCanBeWritten_data();
    void everyTitleCanBeWritten();
    void partsAreGroupsWithNamesOfTheirOwn();
    void itHasItsRealSize();
    void itOpensAgain();
    void theSameFigureIsTheSameFile();
    void aTransparentFigureHasNoPaper();
    void aFullDiskIsTold();
    void itStopsWhenAsked();
};

void SvgWriterTest::itLooksAsPainted_data() { addFiguresToLookAt(); }

void SvgWriterTest::itLooksAsPainted()
{
    Figure figure = figureToLookAt(svgOptions());
    const QByteArray svg = written(svgKind.write, figure);
    QCOMPARE(read(svg).error, QString());
    const QImage expected = paintedFigure(figure);
    const QImage image = renderedByQt(svg, expected.size());
    keep(expected, taggedSvg(u"svg-%1-painted"_s));
    keep(image, taggedSvg(u"svg-%1"_s));
    compare(image, expected, figure, Halos::Ignored);
}

void SvgWriterTest::aBrowserShowsItAsPainted()
{
    FigureOptions options = svgOptions();
    // All but those that are mostly words: browsers draw letters a little differently, and each costs a
    // share.
    options.layers = allLayers();
    for (const char *ofWords : {"angle", "freedom", "blanket", "best-so-far"})
        options.layers->set(*findLayer(ofWords), false);
    Figure figure = figureOf(exampleDocument("overlap"), options);
    const QImage expected = paintedFigure(figure);
    const QImage image = renderedByChromium(written(svgKind.write, figure), expected.size());
    if (image.isNull())
        QSKIP("There is no chromium here.");
    keep(image, u"svg-chromium"_s);
    keep(expected, u"svg-chromium-painted"_s);
    compare(image, expected, figure, Halos::Shown);
}

void SvgWriterTest::everyTitleCanBeWritten_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("read");
    const auto same = [](const char *name, const QString &title) { QTest::newRow(name) << title << title; };
    same("markup", u"<b>&amp;\"'</title>"_s);
    same("what TeX minds", u"%$\\#{}"_s);
    same("the end of a section", u"]]>"_s);
    same("beyond the first plane", u"𝒳 😀"_s);
    QTest::newRow("control characters")
        << u"one\u0001two\u0008\uFFFE\uFFFFthree"_s << u"one\\u0001two\\u0008three"_s;
}

void SvgWriterTest::everyTitleCanBeWritten()
{
    QFETCH(QString, title);
    Document document = exampleDocument("first");
    document.title = title.toStdString();
    FigureOptions options = svgOptions();
    options.hasTitle = true;
    Figure figure = figureOf(document, options);
    const Found found = read(written(svgKind.write, figure));
    QCOMPARE(found.error, QString());
    QTEST(found.title, "read");
    QVERIFY(!found.description.isEmpty());
    QVERIFY(found.texts.contains(found.title));
}

void SvgWriterTest::partsAreGroupsWithNamesOfTheirOwn()
{
    FigureOptions options = svgOptions();
    options.steps = {.kind = StepChoice::Kind::All};
    options.columns = 2;
    Figure figure = figureOf(exampleDocument("first"), options);
    const QStringList ids = read(written(svgKind.write, figure)).ids;
    QCOMPARE(ids.size(), qsizetype(std::set<QString>(ids.begin(), ids.end()).size()));
    for (const auto &id : {u"points"_s, u"points-2"_s, u"boundary"_s, u"panel-a"_s, u"mark-plus"_s})
        QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
}

void SvgWriterTest::itHasItsRealSize()
{
    FigureOptions options = svgOptions();
    options.width = {89, Length::Unit::Millimetres};
    options.height = Length{60, Length::Unit::Millimetres};
    Figure figure = figureOf(exampleDocument("first"), options);
    const auto root = read(written(svgKind.write, figure)).root;
    QCOMPARE(root[u"width"_s], u"89mm"_s);
    QCOMPARE(root[u"height"_s], u"60mm"_s);
    const QStringList box = root[u"viewBox"_s].split(u' ');
    QVERIFY(std::abs(box[2].toDouble() / box[3].toDouble() - 89.0 / 60) < 1e-3);
}

void SvgWriterTest::itOpensAgain()
{
    Figure figure = figureOf(exampleDocument("first"), svgOptions());
    const auto document = documentCarriedBy(written(svgKind.write, figure).toStdString());
    QVERIFY(document);
    QCOMPARE(*document, figure.carried());
}

void SvgWriterTest::theSameFigureIsTheSameFile()
{
    Figure figure = figureOf(exampleDocument("overlap"), svgOptions());
    Figure again = figureOf(exampleDocument("overlap"), svgOptions());
    QCOMPARE(written(svgKind.write, figure), written(svgKind.write, again));
}

void SvgWriterTest::aTransparentFigureHasNoPaper()
{
    FigureOptions options = svgOptions();
    options.isTransparent = true;
    Figure figure = figureOf(exampleDocument("first"), options);
    QVERIFY(!read(written(svgKind.write, figure)).ids.contains(u"paper"_s));
}

void SvgWriterTest::aFullDiskIsTold()
{
    Figure figure = figureOf(exampleDocument("first"), svgOptions());
    FullDisk disk(100);
    QVERIFY(svgKind.write(figure, disk, {}));
}

void SvgWriterTest::itStopsWhenAsked()
{
    Figure figure = figureOf(exampleDocument("first"), svgOptions());
    Stopping stopping;
    QVERIFY(written(svgKind.write, figure, stopping.progress()).isEmpty());
}

int svg_writer_test(int argc, char *argv[])
{
    return halfplane::test::run<SvgWriterTest, QApplication>(argc, argv);
}
#include "svg_writer_test.moc"
