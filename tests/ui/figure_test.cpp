// What figures are made of, before any file.
#include "core/examples.h"
#include "core/picture/document_looks.h"
#include "core/picture/legend.h"
#include "core/words/explanation.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures.h"
#include "ui/figures/figure.h"
#include "ui/likeness.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"

#include <QPainter>
#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions sheetOf(int columns, StepChoice steps)
{
    FigureOptions options;
    options.columns = columns;
    options.steps = std::move(steps);
    return options;
}

QStringList wordsIn(const Picture &picture)
{
    QStringList words;
    for (const Words &each : all<Words>(picture))
        words << toText(each.text);
    return words;
}

QImage painted(const Picture &picture)
{
    QImage image(toQt(picture.size).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, picture, lightPalette());
    return image;
}

} // namespace

class FigureTest : public QObject
{
    Q_OBJECT

private slots:
    void aPageIsTheBoardAtItsStep()
    {
        const Document document = exampleDocument("figure34");
        Figure figure = figureOf(document);
        const FigurePage page = figure.page(0);
        QCOMPARE(page.step, RunStep(document.step));
        QCOMPARE(toQt(page.picture.size * page.unit), figure.size());
        const Study study = surveyed(document);
        BoardFrame frame = frameOf(study, document.step, layersIn(document));
        const double strip = legendHeight(frame, page.picture.size.width, LegendPlace::Figure);
        const Size board = page.picture.size - Size{0, strip};
        frame.view = fittedTo(study, board);
        const Picture legend = legendPicture(frame, board.width, LegendPlace::Figure);
        QCOMPARE(described(page.picture), described(stacked(boardPicture(frame), legend)));
    }

    void aChartStandsInPlaceOfTheBoard()
    {
        FigureOptions options;
        options.chart = findChart("squeeze");
        options.steps = {StepChoice::Kind::One, 3};
        Document document = exampleDocument("first");
        Figure figure = figureOf(document, options);
        const FigurePage page = figure.page(0);
        QVERIFY(wordsIn(page.picture).contains(u"they meet at k = (R/γ)² = 62.8"_s));
        QVERIFY(page.description.startsWith(u"The length of w between its bounds"));
        // A line for each of those that are compared, and a page that plays has its own chart.
        document.recipes.push_back({.name = "Other", .recipe = document.recipe()});
        Figure both = figureOf(document, options);
        QVERIFY(wordsIn(both.page(0).picture).join(u' ').contains(u"Other"_s));
        options.kind = &htmlKind;
        QCOMPARE(figureOf(document, options).options().chart, nullptr);
    }

    void labellingsStandInPlaceOfTheBoard()
    {
        FigureOptions options;
        options.labellings = LabellingSheet{&familyOf(Space::Circle)};
        const Document document = exampleDocument("shatter-circles");
        Figure figure = figureOf(document, options);
        const FigurePage page = figure.page(0);
        QCOMPARE(wordsIn(page.picture).first(), u"15 of 16 labellings by discs"_s);
        QVERIFY(page.description.startsWith(
            u"15 of 16 labellings by discs. By Sauer's lemma at most 1 + 4 + 6 + 4 = 15"));
        options.labellings->points = {0, 2, 3};
        QCOMPARE(wordsIn(figureOf(document, options).page(0).picture).first(),
                 u"8 of 8 labellings by discs"_s);
    }

    void labellingsOfManyPointsAreRefused()
    {
        FigureOptions options;
        options.labellings = LabellingSheet{&familyOf(Space::Bias)};
        const auto refused = [&](const Document &document) {
            return QString::fromStdString(Figure::of(*figureSource(document), options).failure().message);
        };
        QVERIFY(refused(exampleDocument("figure34")).contains(u"at most 5 points"_s));
        options.labellings->points = {0, 80};
        QVERIFY(refused(exampleDocument("figure34")).contains(u"there is no point 81"_s));
    }

    void aChartThatIsImpossibleSaysWhy()
    {
        FigureOptions options;
        options.chart = findChart("cosine");
        const auto figure = Figure::of(*figureSource(exampleDocument("overlap")), options);
        QCOMPARE(QString::fromStdString(figure.failure().message),
                 u"--chart cosine: The points are not separable through the origin."_s);
        options.labellings = LabellingSheet{&familyOf(Space::Bias)};
        QVERIFY(!Figure::of(*figureSource(exampleDocument("first")), options));
    }

    /// Page, sheet and film, of whatever size: a w that is twice as long is drawn so.
    void everyStepIsOfOneScaleAndOneView()
    {
        const Document document = exampleDocument("figure34");
        const Study study = surveyed(document);
        const auto unitsOf = [&](const Picture &picture, std::uint64_t from) {
            QList<double> units;
            for (const Arrow &w : ofHue(all<Arrow>(picture, "weight"), Hue::Weight))
                units << distance(w.from, w.to) / norm(study.run->trace.weights(from++));
            return units;
        };
        FigureOptions options;
        options.steps = {.kind = StepChoice::Kind::Range, .from = 1, .to = 6};
        options.columns = 3;
        const QList<double> panels = unitsOf(figureOf(document, options).page(0).picture, 1);
        QCOMPARE(panels.size(), 6);
        for (const double panel : panels)
            QVERIFY(std::abs(panel / panels.front() - 1) < 1e-9);
        options.columns = 0;
        options.kind = kindForName(u"pages.pdf");
        for (const double millimetres : {60.0, 90.0, 183.0}) {
            options.width = {millimetres, Length::Unit::Millimetres};
            Figure film = figureOf(document, options);
            const double unit = unitsOf(film.page(0).picture, 1).front();
            for (std::size_t index = 0; index < 6; ++index) {
                const Picture frame = film.frame(index, 1).picture;
                QVERIFY(std::abs(unitsOf(frame, index + 1).front() / unit - 1) < 1e-9);
                QCOMPARE(wordsIn(frame).filter(u"× 0.3"_s).size(), 1);
            }
        }
    }

    void boardsBesideEachOtherAreOfOneScale()
    {
        Document document = exampleDocument("figure34");
        document.recipes.push_back({.name = {}, .recipe = document.recipe()});
        document.recipes.back().recipe.variant = "standard";
        document.recipes.back().recipe.parameters = {{"eta", 3.0}};
        FigureOptions options;
        options.kind = kindForName(u"pages.pdf");
        options.steps = {.kind = StepChoice::Kind::Range, .from = 0, .to = 60};
        Figure figure = figureOf(document, options);
        const std::array studies{&figure.study(0), &figure.study(1)};
        const VectorScale scale(studies);
        QVERIFY(scale.at(60).now < scale.at(1).now); // it falls for both, though one run is shorter
        double unit = 0;
        for (const std::uint64_t step : {1U, 7U, 40U, 55U}) {
            const auto arrows = ofHue(all<Arrow>(figure.page(step).picture, "weight"), Hue::Weight);
            QCOMPARE(arrows.size(), std::size_t{2});
            for (std::size_t recipe = 0; recipe < 2; ++recipe) {
                const Trace &trace = figure.study(recipe).run->trace;
                const double own = distance(arrows[recipe].from, arrows[recipe].to)
                    / norm(trace.weights(std::min<std::uint64_t>(step, trace.updateCount())))
                    / scale.at(step).now;
                unit = unit > 0 ? unit : own;
                QVERIFY(std::abs(own / unit - 1) < 1e-9);
            }
        }
    }

    /// Whatever the shape of the paper.
    void allThatTheWindowShowsIsInTheFigure()
    {
        Document document = exampleDocument("figure34");
        for (const Size window : {Size{900, 400}, Size{400, 900}}) {
            const View view = fittedTo(surveyed(document), window);
            document.view = view.window();
            const FigureOptions options;
            Figure figure = figureOf(document, options);
            const Picture picture = figure.page(0).picture;
            std::size_t marks = 0;
            for (const Marks &all : all<Marks>(picture, "points"))
                marks += static_cast<std::size_t>(std::ranges::count_if(
                    all.marks, [&](const Mark &mark) { return Box({}, picture.size).contains(mark.at); }));
            QVERIFY(marks >= document.points.size());
        }
    }

    void aPictureOfTheWindowIsOfItsVeryCheck()
    {
        const Document document = exampleDocument("first");
        FigureSource source = *figureSource(document);
        const Run &run = *source.studies.front()->run;
        const Cursor end = lastCursor(run.trace);
        QVERIFY(end.idleChecks > 0);
        source.document.step = end.update;
        source.document.checks = end.idleChecks;
        const auto saying = [&](StepChoice steps) {
            FigureOptions options;
            options.steps = steps;
            return Figure::of(source, options)->page(0).description;
        };
        const QString converged = toText(plainText(explain(run, momentAt(run, end)))).simplified();
        QCOMPARE(saying({}), converged);
        QVERIFY(saying({.kind = StepChoice::Kind::Last}) != converged);
    }

    /// Update 2 with its point asked, whether the window is there or the options say so; and it opens there.
    void anAskedPointIsAStepOfItsOwn()
    {
        const Document document = exampleDocument("figure34");
        FigureSource source = *figureSource(document);
        const Run &run = *source.studies.front()->run;
        const Cursor asked = askedCursor(run.trace, 2);
        FigureOptions options;
        options.kind = &svgKind;
        options.steps = {.kind = StepChoice::Kind::One, .from = {2, Beat::Asked}};
        auto chosen = Figure::of(source, options);
        QVERIFY(chosen);
        const FigurePage page = chosen->page(0);
        QCOMPARE(page.description, toText(plainText(explain(run, momentAt(run, asked)))).simplified());
        const Document carried = *readDocument(chosen->carried());
        QCOMPARE(carried.step, asked.update);
        QCOMPARE(carried.checks, asked.idleChecks);
        source.document.step = asked.update;
        source.document.checks = asked.idleChecks;
        options.steps = {};
        auto shown = Figure::of(source, options);
        QCOMPARE(described(shown->page(0).picture), described(page.picture));
        QCOMPARE(shown->carried(), chosen->carried());
        for (const RunStep other : {1, 2}) {
            options.steps = {.kind = StepChoice::Kind::One, .from = other};
            auto figure = Figure::of(source, options);
            QVERIFY(described(figure->page(0).picture) != described(page.picture));
            QCOMPARE(readDocument(figure->carried())->checks, std::uint64_t{0});
        }
    }

    /// All of it or nothing of it.
    void theLegendLeavesMostOfAFigureToTheBoard()
    {
        const auto legendOf = [](double millimetres) {
            FigureOptions options;
            options.width = {millimetres, Length::Unit::Millimetres};
            const Picture picture = figureOf(exampleDocument("figure34"), options).page(0).picture;
            QStringList entries = textsOf(picture, "legend");
            entries.removeIf([](const QString &entry) { return entry.startsWith(u"arrows drawn"_s); });
            return entries;
        };
        const QStringList whole = legendOf(183);
        QVERIFY(whole.contains(u"wrong, by direction of w"_s));
        QCOMPARE(legendOf(89), whole);
        QVERIFY(legendOf(30).isEmpty());
    }

    /// Each recipe's board is that of a figure of it alone, but for room and legend.
    void recipesStandBesideEachOther()
    {
        Document document = exampleDocument("figure34");
        document.recipes.resize(2);
        document.recipes[1].name = "One rate";
        document.recipes.push_back(document.recipes.front());
        document.recipes.back().recipe.start = {1, 2};
        FigureOptions options;
        options.steps = {.kind = StepChoice::Kind::One, .from = 55};
        Figure figure = figureOf(document, options);
        const FigurePage page = figure.page(0);
        QCOMPARE(toQt(page.picture.size * page.unit), figure.size());
        const auto headed = [&](const char *part) { return textsOf(page.picture, part).first(); };
        QVERIFY2(headed("recipe-a").startsWith(u"Greedy, k = 49: w₀ = 0, S"_s),
                 qPrintable(headed("recipe-a")));
        QVERIFY2(headed("recipe-b").startsWith(u"One rate w₀ = 0, η = 1"_s), qPrintable(headed("recipe-b")));
        QVERIFY2(headed("recipe-c").startsWith(u"Greedy, k = 8: w₀ = (1, 2)"_s),
                 qPrintable(headed("recipe-c")));
        QVERIFY2(page.description.contains(u"Converged after 49 updates"_s), qPrintable(page.description));
        QVERIFY2(page.description.contains(u"One rate w₀ = 0, η = 1: Update 55 of 60"_s),
                 qPrintable(page.description));
        options.steps = {.kind = StepChoice::Kind::All};
        options.kind = &pdfKind;
        QCOMPARE(figureOf(document, options).steps().size(), std::size_t{61}); // of the longest run
        const auto carried = readDocument(figure.carried());
        QVERIFY(carried);
        QCOMPARE(carried->recipes, document.recipes);
    }

    void aTitleTakesRoomAboveTheBoard()
    {
        Document document = exampleDocument("figure34");
        document.title = "Shown above <&>";
        FigureOptions options;
        options.hasTitle = true;
        Figure figure = figureOf(document, options);
        const FigurePage page = figure.page(0);
        QCOMPARE(toQt(page.picture.size * page.unit), figure.size());
        QVERIFY(wordsIn(page.picture).contains(u"Shown above <&>"_s));
        QVERIFY(!wordsIn(figureOf(document).page(0).picture).contains(u"Shown above <&>"_s));
    }

    void aLongTitleIsShortenedToThePage()
    {
        Document document = exampleDocument("figure34");
        document.title = std::string(100'000, 'W');
        FigureOptions options;
        options.hasTitle = true;
        const FigurePage page = figureOf(document, options).page(0);
        const auto words = all<Words>(partOf(page.picture, "title"));
        QCOMPARE(words.size(), std::size_t{1});
        QVERIFY(words.front().text.ends_with("…"));
        QVERIFY(sizeOf(words.front()).width < page.picture.size.width);
        Words longer = words.front();
        longer.text = "WW" + longer.text;
        QVERIFY(sizeOf(longer).width > 0.97 * page.picture.size.width);
    }

    void aSheetHasALetterForEveryStep()
    {
        Figure figure =
            figureOf(exampleDocument("figure34"), sheetOf(2, {StepChoice::Kind::Chosen, 0, 0, {0, 3, 49}}));
        QCOMPARE(figure.pageCount(), std::size_t{1});
        const FigurePage page = figure.page(0);
        const QStringList words = wordsIn(page.picture);
        for (const auto &label : {u"(a) start"_s, u"(b) update 3"_s, u"(c) update 49"_s})
            QVERIFY2(words.contains(label), qPrintable(label));
        QCOMPARE(page.picture.size.width * page.unit, figure.size().width());
        QVERIFY(std::abs(page.picture.size.height * page.unit - figure.size().height()) < 1e-6);
    }

    void panelsAreTheBoardsOfTheirSteps()
    {
        Figure sheet = figureOf(exampleDocument("figure34"), sheetOf(2, {StepChoice::Kind::Range, 4, 5}));
        auto marks = all<Marks>(sheet.page(0).picture);
        std::erase_if(marks, [](const Marks &each) { return each.marks.size() == 1; }); // the point looked at
        QCOMPARE(marks.size(), std::size_t{2});
        QCOMPARE(marks[0].marks.size(), marks[1].marks.size());
        const Spot apart = marks[1].marks.front().at - marks[0].marks.front().at;
        for (std::size_t i = 0; i < marks[0].marks.size(); ++i) {
            const Spot way = marks[1].marks[i].at - marks[0].marks[i].at;
            QVERIFY(std::abs(way.x - apart.x) < 1e-9 || marks[0].marks[i].style != marks[1].marks[i].style);
        }
    }

    void letters()
    {
        QCOMPARE(letterOf(0), "a");
        QCOMPARE(letterOf(25), "z");
        QCOMPARE(letterOf(26), "aa");
        QCOMPARE(letterOf(27 * 26), "aaa");
    }

    void aTransparentFigureHasNoPaper_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const Example &example : examples())
            QTest::newRow(std::string(example.id).c_str())
                << QByteArray::fromStdString(std::string(example.id));
    }
    void aTransparentFigureHasNoPaper()
    {
        QFETCH(QByteArray, id);
        FigureOptions options;
        options.isTransparent = true;
        options.layers = Layers{"tint", "boundary"};
        const Document document = exampleDocument(id.toStdString());
        const Picture bare = figureOf(document, options).page(0).picture;
        for (const Area &area : all<Area>(bare))
            QVERIFY(area.fill.hue != Hue::Paper);
        // On white it looks as with white paper.
        options.isTransparent = false;
        const QImage opaque =
            painted(figureOf(document, options).page(0).picture).convertToFormat(QImage::Format_RGB32);
        QImage onWhite(opaque.size(), QImage::Format_RGB32);
        onWhite.fill(lightPalette()[Hue::Paper]);
        QPainter painter(&onWhite);
        paint(painter, bare, lightPalette());
        painter.end();
        const double share = difference(opaque, onWhite);
        QVERIFY2(share < 0.003, qPrintable(QString::number(share)));
    }

    void whatIsCarriedOpensAtTheStepThatIsShown()
    {
        FigureOptions options;
        options.steps = {StepChoice::Kind::One, 7};
        options.layers = Layers{"points", "weight"};
        options.view = KeptView{1, 2, 30};
        const auto carried = readDocument(figureOf(exampleDocument("figure34"), options).carried());
        QVERIFY(carried);
        QCOMPARE(carried->step, std::uint64_t{7});
        QCOMPARE(layersIn(*carried), *options.layers);
        QCOMPARE(*carried->view, *options.view);
        options.carriesDocument = false;
        QVERIFY(figureOf(exampleDocument("figure34"), options).carried().empty());
    }

    void whatIsCarriedIsOtherwiseTheDocument()
    {
        const Document document = exampleDocument("figure34");
        QCOMPARE(figureOf(document).carried(), writeDocument(document));
    }

    void aPlayerOpensAtTheStepThatIsAskedFor()
    {
        FigureOptions options;
        options.kind = &htmlKind;
        QCOMPARE(figureOf(exampleDocument("figure34"), options).openingStep(), std::uint64_t{2});
        options.steps = {StepChoice::Kind::One, 7};
        QCOMPARE(figureOf(exampleDocument("figure34"), options).openingStep(), std::uint64_t{7});
        options.steps = {StepChoice::Kind::Range, 5, 9};
        QCOMPARE(figureOf(exampleDocument("figure34"), options).openingStep(), RunStep(5));
        options.steps = {StepChoice::Kind::Last};
        QCOMPARE(figureOf(exampleDocument("figure34"), options).openingStep(), RunStep(49));
    }

    void framesBetweenStepsAreOnTheWay()
    {
        FigureOptions options;
        options.kind = &gifKind;
        Figure figure = figureOf(exampleDocument("figure34"), options);
        QCOMPARE(described(figure.frame(5, 1).picture), described(figure.page(5).picture));
        QVERIFY(described(figure.frame(5, 0.5).picture) != described(figure.page(5).picture));
        QVERIFY(described(figure.frame(5, 0.5).picture) != described(figure.page(4).picture));
    }

    void pointsWithoutARunAreRefused()
    {
        const auto source = figureSource(Document{});
        QVERIFY(!source);
        QVERIFY(!source.failure().message.empty());
    }
};

HALFPLANE_TEST(figure_test, FigureTest, QApplication)
#include "figure_test.moc"
