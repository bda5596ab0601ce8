// One picture, several files: each read by another program and held beside the PNG.
#include "core/examples.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/figures.h"
#include "ui/likeness.h"
#include "ui/readers.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <numeric>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int finer = 2; ///< as large as they are compared: readers smooth edges each in its own way
constexpr double finerDpi = finer * 144; ///< so that a PDF's page, whole points, is whole pixels

FigureOptions optionsFor(const FigureKind &kind)
{
    QFETCH(FigureOptions, options);
    options.kind = &kind;
    options.width = {finer * 600, Length::Unit::Pixels};
    options.height = Length{finer * 440, Length::Unit::Pixels};
    options.dpi = finerDpi;
    options.fontPoints = 6.5;
    return options;
}

Figure figureFor(const FigureKind &kind)
{
    QFETCH(Document, document);
    return figureOf(document, optionsFor(kind));
}

QByteArray fileFor(const FigureKind &kind)
{
    Figure figure = figureFor(kind);
    return written(kind.write, figure);
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

QImage asPopplerSeesIt(const QByteArray &pdf)
{
    return reduced(Reading(u"figure.pdf"_s, pdf).page(1, {u"-r"_s, QString::number(finerDpi)}));
}

QImage asChromiumSeesIt(const QByteArray &svg, QSize size)
{
    const Reading reading(
        u"page.html"_s,
        "<!doctype html><meta charset=utf-8><style>*{margin:0}svg{display:block;width:100vw;"
        "height:100vh}</style>"
            + svg.mid(svg.indexOf("<svg")));
    reading.said(u"chromium"_s,
                 {u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s, u"--disable-dev-shm-usage"_s,
                  u"--hide-scrollbars"_s, u"--user-data-dir="_s + reading.path(u"profile"_s),
                  u"--window-size=%1,%2"_s.arg(finer * size.width()).arg(finer * size.height()),
                  u"--screenshot=page.png"_s, u"file://"_s + reading.file()});
    return reduced(QImage(reading.path(u"page.png"_s)));
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

/// By its name, so that another example more changes it for none.
FigurePalette paletteOf(const Example &example)
{
    const int sum = std::accumulate(example.id.begin(), example.id.end(), 0);
    return static_cast<FigurePalette>(sum % 3);
}

void addFigures()
{
    QTest::addColumn<Document>("document");
    QTest::addColumn<FigureOptions>("options");
    FigureOptions options;
    options.layers = allLayers();
    for (const Example &example : examples()) {
        options.palette = paletteOf(example);
        QTest::newRow(std::string(example.id).c_str()) << exampleDocument(example.id) << options;
    }
    options = {};
    options.hasTitle = true;
    QTest::newRow("many points under a title") << crowdOf(20'000) << options;
    options.palette = FigurePalette::Dark;
    QTest::newRow("many points in the dark") << crowdOf(5'000) << options;
    options.columns = 3;
    options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 5};
    QTest::newRow("a sheet of many points") << crowdOf(3'000) << options;
}

constexpr double mostOff = 16; ///< of a thousand

/// Of an example: in this one many thin lines lie on the edges of pixels, where Poppler draws two rows.
double mostOffIn(const QByteArray &id) { return id == "figure53" ? 22 : mostOff; }

} // namespace

class SameEverywhereTest : public QObject
{
    Q_OBJECT

private slots:
    void aDrawingLooksLikeTheImage_data() { addFigures(); }
    void aDrawingLooksLikeTheImage()
    {
        // Qt draws no halos around words.
        const Picture picture = figureFor(svgKind).page(0).picture;
        const QImage png = wordless(image(), picture);
        compare(wordless(asQtSeesIt(fileFor(svgKind), png.size()), picture), png);
    }

    void aBrowserShowsADrawingWithItsHalos_data()
    {
        QTest::addColumn<Document>("document");
        QTest::addColumn<FigureOptions>("options");
        FigureOptions options;
        options.layers = allLayers();
        // Browsers draw letters a little differently, and each costs a share.
        for (const char *ofWords : {"angle", "freedom", "blanket", "best-so-far"})
            options.layers->set(*findLayer(ofWords), false);
        QTest::newRow("overlap") << exampleDocument("overlap") << options;
    }
    void aBrowserShowsADrawingWithItsHalos()
    {
        if (!isInstalled(u"chromium"_s))
            QSKIP("There is no chromium here.");
        const QImage png = image();
        compare(asChromiumSeesIt(fileFor(svgKind), png.size()), png);
    }

    void aPdfLooksLikeTheImage_data() { addFigures(); }
    void aPdfLooksLikeTheImage()
    {
        if (!isInstalled(u"pdftoppm"_s))
            QSKIP("There is no pdftoppm to look at a PDF with.");
        compare(asPopplerSeesIt(fileFor(pdfKind)), image());
    }

    void theComparisonSeesAStepMore()
    {
        const auto imageAt = [](std::uint64_t step) {
            FigureOptions options;
            options.steps = {.kind = StepChoice::Kind::One, .from = step};
            Figure figure = figureOf(exampleDocument("figure34"), options);
            return reduced(QImage::fromData(written(pngKind.write, figure)));
        };
        QVERIFY(perMilleOff(imageAt(2), imageAt(3)) > 2 * mostOff);
    }

private:
    static QImage image() { return reduced(QImage::fromData(fileFor(pngKind))); }

    /// Of which small marks may be a pixel elsewhere: it is looked at from farther off.
    static bool isCrowd() { return QByteArray(QTest::currentDataTag()).contains("many points"); }

    static void compare(const QImage &found, const QImage &wanted)
    {
        QVERIFY(!found.isNull());
        QVERIFY(std::abs(found.width() - wanted.width()) <= 1
                && std::abs(found.height() - wanted.height()) <= 1);
        const auto seen = [](const QImage &picture) {
            return isCrowd()
                ? picture.scaled(picture.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                : picture;
        };
        const double off =
            std::max(perMilleOff(seen(wanted), seen(found)), perMilleOff(seen(found), seen(wanted)));
        const double most = mostOffIn(QTest::currentDataTag());
        if (off >= most) {
            const QString name = QString::fromUtf8(QTest::currentDataTag());
            keep(wanted, name + u" wanted"_s);
            keep(found, name + u" found"_s);
        }
        QVERIFY2(off < most, qPrintable(QString::number(off)));
    }
};

HALFPLANE_TEST(same_everywhere_test, SameEverywhereTest, QApplication)
#include "same_everywhere_test.moc"
