// One picture, several files: each read by another program and held beside the PNG.
#include "core/examples.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/figures.h"
#include "ui/likeness.h"

#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int finer = 2; ///< as large as they are compared: readers smooth edges each in its own way
constexpr double finerDpi = finer * 144; ///< so that a PDF's page, whole points, is whole pixels

FigureOptions optionsFor(const FigureKind &kind, FigurePalette palette)
{
    FigureOptions options;
    options.kind = &kind;
    options.palette = palette;
    options.width = {finer * 600, Length::Unit::Pixels};
    options.height = Length{finer * 440, Length::Unit::Pixels};
    options.dpi = finerDpi;
    options.fontPoints = 6.5;
    options.layers = allLayers();
    return options;
}

QByteArray fileFor(const Document &document, const FigureKind &kind, FigurePalette palette)
{
    Figure figure = figureOf(document, optionsFor(kind, palette));
    const auto bytes = fileOf(figure);
    if (!bytes)
        qFatal("%s", bytes.failure().message.c_str());
    return *bytes;
}

/// As it is compared.
QImage reduced(const QImage &image)
{
    return image.convertToFormat(QImage::Format_RGB32)
        .scaled(image.size() / finer, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage asQtSeesIt(const QByteArray &svg, QSize size)
{
    QImage image(size * finer, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(svg);
    renderer.render(&painter);
    painter.end();
    return reduced(image);
}

QImage asPopplerSeesIt(const QByteArray &pdf, const QTemporaryDir &folder)
{
    const QString name = folder.filePath(u"figure"_s);
    QFile file(name + u".pdf"_s);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size() || !file.flush())
        return {};
    QProcess::execute(
        u"pdftoppm"_s,
        {u"-r"_s, QString::number(finerDpi), u"-png"_s, u"-singlefile"_s, file.fileName(), name});
    return reduced(QImage(name + u".png"_s));
}

/// The share of pixels that differ by more than a tenth of the range, in thousandths. Edges and letters are
/// smoothed by each reader in its own way: a pixel may be found one beside its place.
double perMilleOff(const QImage &one, const QImage &other)
{
    const auto hasLike = [&](int x, int y) {
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (other.valid(x + dx, y + dy) && isLike(one.pixel(x, y), other.pixel(x + dx, y + dy)))
                    return true;
            }
        }
        return false;
    };
    qint64 off = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            off += other.valid(x, y) && (isLike(one.pixel(x, y), other.pixel(x, y)) || hasLike(x, y)) ? 0 : 1;
    }
    return 1000.0 * static_cast<double>(off) / (one.width() * one.height());
}

void addExamples()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("palette");
    int palette = 0;
    for (const Example &example : examples()) {
        const QByteArray id = QByteArray::fromStdString(std::string(example.id));
        QTest::newRow(id.constData()) << id << palette++ % 3;
    }
}

constexpr double mostOff = 10; ///< of a thousand

/// Of an example: in this one many thin lines lie on the edges of pixels, where Poppler draws two rows.
double mostOffIn(const QByteArray &id) { return id == "figure53" ? 17 : mostOff; }

} // namespace

class SameEverywhereTest : public QObject
{
    Q_OBJECT

private slots:
    void aDrawingLooksLikeTheImage_data() { addExamples(); }
    void aDrawingLooksLikeTheImage()
    {
        // Qt draws no halos around words.
        Figure figure = figureOf(document(), optionsFor(svgKind, palette()));
        const Picture picture = figure.page(0).picture;
        const QImage png = wordless(image(), picture);
        const QImage svg = asQtSeesIt(fileFor(document(), svgKind, palette()), png.size());
        compare(wordless(svg, picture), png);
    }

    void aPdfLooksLikeTheImage_data() { addExamples(); }
    void aPdfLooksLikeTheImage()
    {
        if (QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty())
            QSKIP("There is no pdftoppm to look at a PDF with.");
        const QTemporaryDir folder;
        compare(asPopplerSeesIt(fileFor(document(), pdfKind, palette()), folder), image());
    }

    void theComparisonSeesAStepMore()
    {
        Document other = exampleDocument("figure34");
        const QImage one = reduced(QImage::fromData(fileFor(other, pngKind, FigurePalette::Light)));
        other.step += 1;
        const QImage next = reduced(QImage::fromData(fileFor(other, pngKind, FigurePalette::Light)));
        QVERIFY(perMilleOff(one, next) > 2 * mostOff);
    }

private:
    static Document document()
    {
        QFETCH(QByteArray, id);
        return exampleDocument(id.toStdString());
    }
    static FigurePalette palette()
    {
        QFETCH(int, palette);
        return static_cast<FigurePalette>(palette);
    }
    static QImage image() { return reduced(QImage::fromData(fileFor(document(), pngKind, palette()))); }

    static void compare(const QImage &found, const QImage &wanted)
    {
        QVERIFY(!found.isNull());
        QVERIFY(std::abs(found.width() - wanted.width()) <= 1
                && std::abs(found.height() - wanted.height()) <= 1);
        const double off = std::max(perMilleOff(wanted, found), perMilleOff(found, wanted));
        const double most = mostOffIn(QTest::currentDataTag());
        if (off >= most) {
            const QString name = QString::fromUtf8(QTest::currentDataTag());
            wanted.save(u"same_everywhere_%1_wanted.png"_s.arg(name));
            found.save(u"same_everywhere_%1_found.png"_s.arg(name));
        }
        QVERIFY2(off < most, qPrintable(QString::number(off)));
    }
};

int same_everywhere_test(int argc, char *argv[])
{
    return halfplane::test::run<SameEverywhereTest, QApplication>(argc, argv);
}
#include "same_everywhere_test.moc"
