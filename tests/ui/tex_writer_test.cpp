#include "core/picture/outlines.h"
#include "figures.h"
#include "likeness.h"
#include "readers.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr StepChoice allSteps{.kind = StepChoice::Kind::All};

FigureOptions texOptions()
{
    FigureOptions options;
    options.kind = &texKind;
    return options;
}

FigureOptions fragmentOptions()
{
    FigureOptions options = texOptions();
    options.isFragment = true;
    return options;
}

const QByteArray paper = "\\documentclass{article}\\usepackage{tikz}\\usepackage[T1]{fontenc}\n"
                         "\\begin{document}\nBefore \\input{figure.tex} after.\n\n\\input{figure.tex}\n"
                         "\\end{document}\n";
const QByteArray slides = "\\documentclass{beamer}\\usepackage{tikz}\n"
                          "\\begin{document}\\begin{frame}\\input{figure.tex}\\end{frame}\\end{document}\n";

constexpr Size otherFont{4, 2}; ///< words are set as the document around is

/// What LaTeX makes of a file, beside the figure.
class TexPages : public Reading
{
public:
    explicit TexPages(const QByteArray &main, const QByteArray &figure = {},
                      const QString &engine = u"pdflatex"_s)
        : Reading(u"main.pdf"_s, {})
    {
        put(u"figure.tex"_s, figure);
        put(u"main.tex"_s, main);
        log = said(engine, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"main.tex"_s});
        QFile file(path(u"main.log"_s));
        if (file.open(QIODevice::ReadOnly))
            log = QString::fromUtf8(file.readAll());
    }

    bool isMade() const { return QFileInfo(file()).size() > 0; }

    /// What an author would have to look into.
    QString troubles() const
    {
        static const QRegularExpression trouble(
            u"^(!|l\\.)|Overfull|Missing character|incomplete|LaTeX Warning"_s);
        const QStringList lines = log.split(u'\n').filter(trouble);
        return isMade() || !lines.isEmpty() ? lines.join(u'\n') : u"It was not made."_s;
    }

    /// Lines such as "Pages: 1".
    QString facts() const { return said(u"pdfinfo"_s, {file()}); }
    QString words() const { return said(u"pdftotext"_s, {file(), u"-"_s}); }
    QImage page(int number, QSize size) const
    {
        return Reading::page(number,
                             {u"-scale-to-x"_s, QString::number(size.width()), u"-scale-to-y"_s,
                              QString::number(size.height())});
    }

    QString log;
};

QImage paintedForTex(const Picture &picture, const Palette &palette)
{
    QImage image(toQt(picture.size * 3).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / picture.size.width, image.height() / picture.size.height);
    paint(painter, picture, palette);
    return image;
}

QByteArray fileFor(const char *example, const FigureOptions &options)
{
    Figure figure = figureOf(exampleDocument(example), options);
    return written(texKind.write, figure);
}

} // namespace

class TexWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        if (!isInstalled(u"pdflatex"_s) || !isInstalled(u"pdftoppm"_s))
            QSKIP("There is no pdflatex or no pdftoppm here.");
    }

    void itLooksAsPainted_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<FigureOptions>("options");
        FigureOptions options = texOptions();
        options.layers = allLayers();
        const auto row = [&](const char *name, const char *example, std::uint64_t step,
                             FigurePalette palette) {
            options.steps = {.kind = StepChoice::Kind::One, .from = step};
            options.palette = palette;
            QTest::newRow(name) << QString::fromUtf8(example) << options;
        };
        row("every layer", "figure34", 3, FigurePalette::Light);
        row("a circle", "circle", 5, FigurePalette::Light);
        row("fuzzy", "overlap", 5, FigurePalette::Print);
        row("dark", "figure23", 2, FigurePalette::Dark);
        FigureOptions sheet = texOptions();
        sheet.steps = allSteps;
        sheet.columns = 3;
        QTest::newRow("a sheet") << u"first"_s << sheet;
    }
    void itLooksAsPainted()
    {
        QFETCH(QString, example);
        QFETCH(FigureOptions, options);
        Figure figure = figureOf(exampleDocument(example.toStdString()), options);
        const TexPages pages(written(texKind.write, figure));
        QCOMPARE(pages.troubles(), QString());
        const Picture picture = figure.page(0).picture;
        const QImage expected = paintedForTex(picture, figure.palette());
        const QImage image = pages.page(1, expected.size());
        keep(expected, u"tex-%1-painted"_s.arg(QString::fromUtf8(QTest::currentDataTag())));
        keep(image, u"tex-%1"_s.arg(QString::fromUtf8(QTest::currentDataTag())));
        const double share =
            difference(wordless(expected, picture, otherFont), wordless(image, picture, otherFont));
        QVERIFY2(share < 0.01, qPrintable(QString::number(share)));
    }

    void byItselfItIsAPageOfItsSize_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<StepChoice>("steps");
        QTest::addColumn<int>("pages");
        QTest::newRow("one step") << u"pdflatex"_s << StepChoice{} << 1;
        QTest::newRow("all steps") << u"pdflatex"_s << allSteps << 6;
        QTest::newRow("one step, LuaLaTeX") << u"lualatex"_s << StepChoice{} << 1;
    }
    void byItselfItIsAPageOfItsSize()
    {
        QFETCH(QString, engine);
        QFETCH(StepChoice, steps);
        QFETCH(int, pages);
        if (!isInstalled(engine))
            QSKIP(qPrintable(u"There is no %1 here."_s.arg(engine)));
        FigureOptions options = texOptions();
        options.width = {100, Length::Unit::Millimetres};
        options.height = Length{60, Length::Unit::Millimetres};
        options.steps = steps;
        const TexPages made(fileFor("first", options), {}, engine);
        QCOMPARE(made.troubles(), QString());
        const QString facts = made.facts();
        QVERIFY2(QRegularExpression(u"Pages: +%1\n"_s.arg(pages)).match(facts).hasMatch(), qPrintable(facts));
        const auto size = QRegularExpression(u"Page size: +([0-9.]+) x ([0-9.]+)"_s).match(facts);
        QVERIFY(std::abs(size.captured(1).toDouble() - 100 / 25.4 * 72) < 0.1);
        QVERIFY(std::abs(size.captured(2).toDouble() - 60 / 25.4 * 72) < 0.1);
    }

    void inAPaperItIsJustThePicture_data()
    {
        QTest::addColumn<FigureOptions>("options");
        QTest::newRow("whole") << texOptions();
        QTest::newRow("fragment") << fragmentOptions();
        FigureOptions everything = texOptions();
        everything.layers = allLayers();
        QTest::newRow("every layer") << everything;
    }
    void inAPaperItIsJustThePicture()
    {
        QFETCH(FigureOptions, options);
        options.width = {60, Length::Unit::Millimetres};
        const QByteArray measured =
            "\\documentclass{article}\\usepackage{tikz}\n\\begin{document}\n"
            "\\setbox0\\hbox{\\input{figure.tex}}\\typeout{It is \\the\\wd0 \\space wide}"
            "\\typeout{It is \\the\\ht0 \\space high}\\box0\n\\end{document}\n";
        const TexPages pages(measured, fileFor("overlap", options));
        QCOMPARE(pages.troubles(), QString());
        const auto points = [&log = pages.log](const QString &what) {
            return QRegularExpression(u"It is ([0-9.]+)pt "_s + what).match(log).captured(1).toDouble();
        };
        const double points72 = 72.27 / 25.4;
        QVERIFY2(std::abs(points(u"wide"_s) - 60 * points72) < 0.05, qPrintable(pages.log.right(900)));
        QVERIFY(std::abs(points(u"high"_s) - 45 * points72) < 0.05);
        const TexPages inPaper(paper, fileFor("first", options));
        QCOMPARE(inPaper.troubles(), QString());
        QVERIFY(inPaper.words().contains(u"Before"_s) && inPaper.words().contains(u"after"_s));
    }

    void stepsAreSlides_data() { inAPaperItIsJustThePicture_data(); }
    void stepsAreSlides()
    {
        QFETCH(FigureOptions, options);
        options.steps = allSteps;
        options.width = {80, Length::Unit::Millimetres};
        const TexPages pages(slides, fileFor("first", options));
        if (pages.log.contains(u"beamer.cls' not found"_s))
            QSKIP("There is no Beamer here.");
        QVERIFY2(pages.isMade(), qPrintable(pages.troubles()));
        QVERIFY2(pages.facts().contains(QRegularExpression(u"Pages: +6\n"_s)), qPrintable(pages.facts()));
        QVERIFY(pages.page(1, {400, 300}) != pages.page(6, {400, 300}));
    }

    void anAuthorsColoursTakeThePlaceOfItsOwn()
    {
        const QByteArray own =
            QByteArray(paper).replace("Before", "\\definecolor{hpPositive}{HTML}{00FF00}Before");
        const TexPages pages(own, fileFor("first", texOptions()));
        QVERIFY2(pages.isMade(), qPrintable(pages.troubles()));
        const QImage page = pages.page(1, {1000, 1400});
        int green = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x)
                green += page.pixel(x, y) == 0xff00ff00 ? 1 : 0;
        }
        QVERIFY(green > 100);
    }

    void everyTitleCompiles_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("what TeX minds") << u"100 % of #1 & $x_1$ ~ {a^b} \\end{document}"_s;
        QTest::newRow("mathematics") << u"‖w‖ ≤ R²/γ, η* = 0.5·10⁻³ ± ε, ⟨w, x₅⟩ ∈ ℝ → ∞"_s;
        QTest::newRow("halves of it") << u"⟩ ₅ ² (( ] ⟨ = ≤ − * ° ′ +"_s;
        QTest::newRow("scripts on scripts") << u"x₁²₃⁴ θ*° y**"_s;
        QTest::newRow("every letter of Europe") << u"ÀÇÉÑÖØŁŒß ąęğşțž “„‚‘’” «»"_s;
        QTest::newRow("others") << u"Жук 数 😀 ع ½ ﬁ ①"_s;
        QTest::newRow("accents on symbols") << u"ά ἄ η̂ x̄ e\u0301\u0308"_s;
        QTest::newRow("control characters") << u"a\u0001\u001b\u200d\u2028b"_s;
    }
    void everyTitleCompiles()
    {
        QFETCH(QString, title);
        Document document = exampleDocument("first");
        document.title = title.toStdString();
        FigureOptions options = texOptions();
        options.hasTitle = true;
        Figure figure = figureOf(document, options);
        const TexPages pages(written(texKind.write, figure));
        QCOMPARE(pages.troubles(), QString());
    }

    void anInstructionIsALine()
    {
        Figure figure = figureOf(exampleDocument("first"), texOptions());
        const QByteArray file = written(texKind.write, figure);
        std::size_t marks = 0;
        for (const Marks &each : all<Marks>(figure.page(0).picture))
            marks += each.marks.size();
        QCOMPARE(file.count("  \\hpAt{"), qsizetype(marks));
        for (const QByteArray &line : file.split('\n'))
            QVERIFY2(line.startsWith('%') || line.size() < 400, line.constData());
    }

    void soManyPointsAreWarnedOf()
    {
        Figure few = figureOf(crowdOf(1000), texOptions());
        QVERIFY(!written(texKind.write, few).contains("no memory"));
        Figure many = figureOf(crowdOf(10'000), texOptions());
        QVERIFY(written(texKind.write, many).contains("% pdflatex has no memory"));
    }
};

HALFPLANE_TEST(tex_writer_test, TexWriterTest, QApplication)
#include "tex_writer_test.moc"
