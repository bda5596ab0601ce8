#include "core/io/carried_document.h"
#include "core/picture/outlines.h"
#include "figures.h"
#include "likeness.h"
#include "support/run.h"
#include "tex_pages.h"
#include "ui/figure_kinds.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

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

QString taggedTex(const QString &name)
{
    return u"tex-"_s + QString::fromUtf8(QTest::currentDataTag()) + name;
}

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
    void init();
    void itLooksAsPainted_data();
    void itLooksAsPainted();
    void byItselfItIsAPageOfItsSize_data();
    void byItselfItIsAPageOfItsSize();
    void inAPaperItIsJustThePicture_data();
    void inAPaperItIsJustThePicture();
    void stepsAreSlides_data();
    void stepsAreSlides();
    void stepsInAPaperFollowOneAnother();
    void anAuthorsColoursTakeThePlaceOfItsOwn();
    void everyTitleCompiles_data();
    void everyTitleCompiles();
    void anInstructionIsALine();
    void soManyPointsAreWarnedOf();
    void placesComeBack();
    void itOpensAgain();
    void theSameFigureIsTheSameFile();
    void aFullDiskIsTold();
    void itStopsWhenAsked();
};

void TexWriterTest::init()
{
    if (!test::has(u"pdflatex"_s) || !test::has(u"pdftoppm"_s))
        QSKIP("There is no pdflatex or no pdftoppm here.");
}

void TexWriterTest::itLooksAsPainted_data() { addFiguresToLookAt(); }

void TexWriterTest::itLooksAsPainted()
{
    Figure figure = figureToLookAt(texOptions());
    TexPages pages(written(texKind.write, figure), {});
    QCOMPARE(pages.troubles(), QString());
    const Picture picture = figure.page(0).picture;
    const QImage expected = paintedForTex(picture, figure.palette());
    const QImage image = pages.page(1, expected.size());
    keep(expected, taggedTex(u"-painted"_s));
    keep(image, taggedTex({}));
    const double share =
        difference(wordless(expected, picture, otherFont), wordless(image, picture, otherFont));
    QVERIFY2(share < 0.01, qPrintable(QString::number(share)));
}

void TexWriterTest::byItselfItIsAPageOfItsSize_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<StepChoice>("steps");
    QTest::addColumn<int>("pages");
    QTest::newRow("one step") << u"pdflatex"_s << StepChoice{} << 1;
    QTest::newRow("all steps") << u"pdflatex"_s << allSteps << 6;
    QTest::newRow("one step, LuaLaTeX") << u"lualatex"_s << StepChoice{} << 1;
}

void TexWriterTest::byItselfItIsAPageOfItsSize()
{
    QFETCH(QString, engine);
    QFETCH(StepChoice, steps);
    QFETCH(int, pages);
    if (!test::has(engine))
        QSKIP(qPrintable(u"There is no %1 here."_s.arg(engine)));
    FigureOptions options = texOptions();
    options.width = {100, Length::Unit::Millimetres};
    options.height = Length{60, Length::Unit::Millimetres};
    options.steps = steps;
    TexPages made(fileFor("first", options), {}, engine);
    QCOMPARE(made.troubles(), QString());
    const QString facts = made.facts();
    QVERIFY2(QRegularExpression(u"Pages: +%1\n"_s.arg(pages)).match(facts).hasMatch(), qPrintable(facts));
    const auto size = QRegularExpression(u"Page size: +([0-9.]+) x ([0-9.]+)"_s).match(facts);
    QVERIFY(std::abs(size.captured(1).toDouble() - 100 / 25.4 * 72) < 0.1);
    QVERIFY(std::abs(size.captured(2).toDouble() - 60 / 25.4 * 72) < 0.1);
}

void TexWriterTest::inAPaperItIsJustThePicture_data()
{
    QTest::addColumn<FigureOptions>("options");
    QTest::newRow("whole") << texOptions();
    QTest::newRow("fragment") << fragmentOptions();
    FigureOptions everything = texOptions();
    everything.layers = allLayers();
    QTest::newRow("every layer") << everything;
}

void TexWriterTest::inAPaperItIsJustThePicture()
{
    QFETCH(FigureOptions, options);
    options.width = {60, Length::Unit::Millimetres};
    const QByteArray measured = "\\documentclass{article}\\usepackage{tikz}\n\\begin{document}\n"
                                "\\setbox0\\hbox{\\input{figure.tex}}\\typeout{It is \\the\\wd0 \\space wide}"
                                "\\typeout{It is \\the\\ht0 \\space high}\\box0\n\\end{document}\n";
    const TexPages pages(measured, {{u"figure.tex"_s, fileFor("overlap", options)}});
    QCOMPARE(pages.troubles(), QString());
    const auto points = [&](const QString &what) {
        return QRegularExpression(u"It is ([0-9.]+)pt "_s + what).match(pages.log()).captured(1).toDouble();
    };
    const double points72 = 72.27 / 25.4;
    QVERIFY2(std::abs(points(u"wide"_s) - 60 * points72) < 0.05, qPrintable(pages.log().right(900)));
    QVERIFY(std::abs(points(u"high"_s) - 45 * points72) < 0.05);
    TexPages inPaper(paper, {{u"figure.tex"_s, fileFor("first", options)}});
    QCOMPARE(inPaper.troubles(), QString());
    QVERIFY(inPaper.words().contains(u"Before"_s) && inPaper.words().contains(u"after"_s));
}

void TexWriterTest::stepsAreSlides_data() { inAPaperItIsJustThePicture_data(); }

void TexWriterTest::stepsAreSlides()
{
    QFETCH(FigureOptions, options);
    options.steps = allSteps;
    options.width = {80, Length::Unit::Millimetres};
    TexPages pages(slides, {{u"figure.tex"_s, fileFor("first", options)}});
    if (pages.log().contains(u"beamer.cls' not found"_s))
        QSKIP("There is no Beamer here.");
    QVERIFY2(pages.isMade(), qPrintable(pages.troubles()));
    QVERIFY2(pages.facts().contains(QRegularExpression(u"Pages: +6\n"_s)), qPrintable(pages.facts()));
    QVERIFY(pages.page(1, {400, 300}) != pages.page(6, {400, 300}));
}

void TexWriterTest::stepsInAPaperFollowOneAnother()
{
    FigureOptions options = texOptions();
    options.steps = allSteps;
    options.width = {60, Length::Unit::Millimetres};
    const TexPages pages(paper, {{u"figure.tex"_s, fileFor("first", options)}});
    QVERIFY2(pages.isMade(), qPrintable(pages.troubles()));
}

void TexWriterTest::anAuthorsColoursTakeThePlaceOfItsOwn()
{
    const QByteArray own =
        QByteArray(paper).replace("Before", "\\definecolor{hpPositive}{HTML}{00FF00}Before");
    TexPages pages(own, {{u"figure.tex"_s, fileFor("first", texOptions())}});
    QVERIFY2(pages.isMade(), qPrintable(pages.troubles()));
    const QImage page = pages.page(1, {1000, 1400});
    int green = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x)
            green += page.pixel(x, y) == 0xff00ff00 ? 1 : 0;
    }
    QVERIFY(green > 100);
}

void TexWriterTest::everyTitleCompiles_data()
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

void TexWriterTest::everyTitleCompiles()
{
    QFETCH(QString, title);
    Document document = exampleDocument("first");
    document.title = title.toStdString();
    FigureOptions options = texOptions();
    options.hasTitle = true;
    Figure figure = figureOf(document, options);
    const TexPages pages(written(texKind.write, figure), {});
    QCOMPARE(pages.troubles(), QString());
}

void TexWriterTest::anInstructionIsALine()
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

void TexWriterTest::soManyPointsAreWarnedOf()
{
    Figure few = figureOf(crowdOf(1000), texOptions());
    QVERIFY(!written(texKind.write, few).contains("no memory"));
    Figure many = figureOf(crowdOf(10'000), texOptions());
    QVERIFY(written(texKind.write, many).contains("% pdflatex has no memory"));
}

void TexWriterTest::placesComeBack()
{
    Figure figure = figureOf(exampleDocument("first"), texOptions());
    const QString file = QString::fromUtf8(written(texKind.write, figure));
    const Picture picture = figure.page(0).picture;
    const std::vector<Mark> marks = all<Marks>(picture).front().marks;
    auto places = QRegularExpression(u"\\\\hpAt\\{([-0-9.]+)\\}\\{([-0-9.]+)\\}"_s).globalMatch(file);
    for (const Mark &mark : marks) {
        const auto place = places.next();
        QVERIFY(std::abs(place.captured(1).toDouble() - mark.at.x) <= 0.005);
        QVERIFY(std::abs(place.captured(2).toDouble() - mark.at.y) <= 0.005);
    }
}

void TexWriterTest::itOpensAgain()
{
    for (const FigureOptions &options : {texOptions(), fragmentOptions()}) {
        Figure figure = figureOf(exampleDocument("first"), options);
        const std::string file = written(texKind.write, figure).toStdString();
        QVERIFY(looksLikeFigure(file));
        const auto document = documentCarriedBy(file);
        QVERIFY(document);
        QCOMPARE(*document, figure.carried());
    }
}

void TexWriterTest::theSameFigureIsTheSameFile()
{
    QCOMPARE(fileFor("overlap", texOptions()), fileFor("overlap", texOptions()));
}

void TexWriterTest::aFullDiskIsTold()
{
    Figure figure = figureOf(exampleDocument("first"), texOptions());
    FullDisk disk(100);
    QVERIFY(texKind.write(figure, disk, {}));
}

void TexWriterTest::itStopsWhenAsked()
{
    FigureOptions options = texOptions();
    options.steps = allSteps;
    Figure figure = figureOf(exampleDocument("first"), options);
    Stopping stopping;
    QVERIFY(written(texKind.write, figure, stopping.progress()).isEmpty());
}

int tex_writer_test(int argc, char *argv[])
{
    return halfplane::test::run<TexWriterTest, QApplication>(argc, argv);
}
#include "tex_writer_test.moc"
