// A figure's options in words, and what they come to.
#include "core/geometry/shattering.h"
#include "core/picture/charts.h"
#include "core/picture/perspective.h"
#include "core/picture/sheet.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/figure_plan.h"
#include "ui/figures/option_words.h"

#include <QTest>

#include <rapidcheck.h>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

FigureOptions optionsFrom(const FigureWords &words)
{
    const auto options = withWords({}, words);
    if (!options)
        qFatal("%s", options.failure().words().c_str());
    return *options;
}

QString troubleWith(const QString &option, const QString &value)
{
    const auto options = withWords({}, {{option, value}});
    return options ? QString() : toText(options.failure());
}

FigureOptions figureOf(const FigureKind &kind, const FigureWords &words = {})
{
    FigureOptions options = optionsFrom(words);
    options.kind = &kind;
    return options;
}

std::string refusal(const FigureOptions &options, std::uint64_t updates = 49)
{
    const auto plan = planFor(options, updates, 2);
    return plan ? std::string() : plan.failure().words();
}

using Steps = std::vector<RunStep>;

rc::Gen<StepChoice> anySteps()
{
    const auto number = rc::gen::inRange<std::uint64_t>(0, 1000);
    const auto step = rc::gen::map(rc::gen::pair(number, rc::gen::element(Beat::Asked, Beat::Made)),
                                   [](const auto &both) { return RunStep(both.first, both.second); });
    return rc::gen::oneOf(
        rc::gen::element(StepChoice{}, StepChoice{StepChoice::Kind::Last}, StepChoice{StepChoice::Kind::All}),
        rc::gen::map(step,
                     [](const RunStep &one) {
                         return StepChoice{StepChoice::Kind::One, one};
                     }),
        rc::gen::map(rc::gen::pair(number, number),
                     [](const auto &ends) {
                         return StepChoice{StepChoice::Kind::Range, ends.first, ends.first + ends.second};
                     }),
        rc::gen::map(rc::gen::suchThat(rc::gen::container<Steps>(step),
                                       [](const Steps &steps) { return steps.size() > 1; }),
                     [](const Steps &steps) {
                         return StepChoice{StepChoice::Kind::Chosen, 0, 0, steps};
                     }));
}

rc::Gen<double> anyNumber()
{
    return rc::gen::map(rc::gen::inRange(1, 100'000), [](int n) { return n / 7.0; });
}

rc::Gen<Length> anyLength()
{
    return rc::gen::map(rc::gen::pair(anyNumber(), rc::gen::arbitrary<bool>()), [](const auto &pair) {
        return Length{pair.first, pair.second ? Length::Unit::Pixels : Length::Unit::Millimetres};
    });
}

FigureOptions anyOptions()
{
    FigureOptions options;
    options.kind = *rc::gen::element(&pngKind, &texKind, &gifKind, &htmlKind);
    options.steps = *anySteps();
    options.width = *anyLength();
    if (*rc::gen::arbitrary<bool>())
        options.height = *anyLength();
    if (*rc::gen::arbitrary<bool>())
        options.dpi = *anyNumber();
    options.fontPoints = *anyNumber();
    options.palette = *rc::gen::element(FigurePalette::Light, FigurePalette::Dark, FigurePalette::Print);
    options.isTransparent = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>()) {
        Layers layers;
        for (const Layer *layer : halfplane::layers())
            layers.set(*layer, *rc::gen::arbitrary<bool>());
        options.layers = layers;
    }
    if (*rc::gen::arbitrary<bool>())
        options.view = KeptView{-*anyNumber(), *anyNumber(), *anyNumber()};
    if (*rc::gen::arbitrary<bool>())
        options.chart = charts()[*rc::gen::inRange<std::size_t>(0, charts().size())];
    else if (*rc::gen::arbitrary<bool>())
        options.labellings =
            LabellingSheet{&regionFamilies()[*rc::gen::inRange<std::size_t>(0, regionFamilies().size())],
                           *rc::gen::element(Selection{}, Selection{0}, Selection{1, 2, 41})};
    if (*rc::gen::arbitrary<bool>())
        options.perspective = perspectives()[*rc::gen::inRange<std::size_t>(0, perspectives().size())];
    options.hasTitle = *rc::gen::arbitrary<bool>();
    options.columns = *rc::gen::inRange(0, 9);
    options.carriesDocument = *rc::gen::arbitrary<bool>();
    options.isFragment = *rc::gen::arbitrary<bool>();
    options.pace = {*rc::gen::inRange(20, 2000), *rc::gen::inRange(0, 9), *rc::gen::arbitrary<bool>()};
    return options;
}

} // namespace

class OptionWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void optionsComeBackFromTheirWords()
    {
        QVERIFY(rc::check([] {
            const FigureOptions options = anyOptions();
            FigureOptions start;
            start.kind = options.kind;
            const auto read = withWords(start, wordsOf(options));
            RC_ASSERT(read && *read == options);
        }));
    }

    void theUsualNeedsNoWords() { QVERIFY(wordsOf(FigureOptions{}).isEmpty()); }

    void everyOptionIsExplained()
    {
        for (const FigureOption &option : figureOptions()) {
            QVERIFY(!option.name.isEmpty());
            QVERIFY2(!option.meaning.isEmpty(), qPrintable(option.name.toString()));
        }
    }

    void lengthsHaveUnits()
    {
        QCOMPARE(*lengthFrom(u"120mm"_s), Length{120});
        QCOMPARE(*lengthFrom(u"8.9cm"_s), Length{89});
        QCOMPARE(*lengthFrom(u"1in"_s), Length{25.4});
        QCOMPARE(*lengthFrom(u"72 pt"_s), Length{25.4});
        QCOMPARE(*lengthFrom(u"1280px"_s), (Length{1280, Length::Unit::Pixels}));
        for (const auto &wrong : {u"120"_s, u"mm"_s, u"a mm"_s, u"1e999mm"_s, u""_s, u"nan mm"_s, u"12MM"_s})
            QVERIFY2(!lengthFrom(wrong), qPrintable(wrong));
    }

    void wordsThatMeanNothingAreExplained_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("a length without a unit") << u"width"_s << u"120"_s << u"Say 120mm or 120px"_s;
        QTest::newRow("no length") << u"height"_s << u"tall"_s << u"such as 120mm"_s;
        QTest::newRow("no dpi") << u"dpi"_s << u"fine"_s << u"not a number"_s;
        QTest::newRow("no font size") << u"font"_s << u"9mm"_s << u"such as 8pt"_s;
        QTest::newRow("no palette") << u"palette"_s << u"pink"_s << u"light, dark or print"_s;
        QTest::newRow("no layer") << u"layers"_s << u"boundary,sky"_s << u"\"sky\"; known are grid"_s;
        QTest::newRow("no step") << u"step"_s << u"second"_s << u"a number, last, all"_s;
        QTest::newRow("a step below the start") << u"step"_s << u"-1"_s << u"a number, last, all"_s;
        QTest::newRow("half a range") << u"step"_s << u"3-"_s << u"a range such as 3-12"_s;
        QTest::newRow("a step beyond any number") << u"step"_s << u"99999999999999999999"_s << u"a number"_s;
        QTest::newRow("a list that falls") << u"step"_s << u"1,5-2"_s << u"a range goes up: 2-5"_s;
        QTest::newRow("a list that never ends")
            << u"step"_s << u"1,0-18446744073709551615"_s << u"more than"_s;
        QTest::newRow("half a columns") << u"multiples"_s << u"2.5"_s << u"such as 3"_s;
        QTest::newRow("no columns") << u"multiples"_s << u"0"_s << u"such as 3"_s;
        QTest::newRow("no time") << u"duration"_s << u"2s"_s << u"such as 800ms"_s;
        QTest::newRow("half a view") << u"view"_s << u"1,2"_s << u"three numbers"_s;
        QTest::newRow("a view of no height") << u"view"_s << u"1,2,3,0"_s << u"higher than 0"_s;
        QTest::newRow("a flat view") << u"view"_s << u"1,2,0"_s << u"wider and higher than 0"_s;
    }
    void wordsThatMeanNothingAreExplained()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, remedy);
        const QString trouble = troubleWith(option, value);
        QVERIFY2(trouble.startsWith(u"--%1: "_s.arg(option)) && trouble.contains(remedy),
                 qPrintable(trouble));
    }

    void aCommandLineIsQuotedForTheShell()
    {
        QCOMPARE(commandLineOf({{u"width"_s, u"89mm"_s}, {u"title"_s, {}}}), u"--width 89mm --title"_s);
        QCOMPARE(quotedForShell(u"figure 3.4's.pdf"_s), u"'figure 3.4'\\''s.pdf'"_s);
        QCOMPARE(quotedForShell({}), u"''"_s);
        QCOMPARE(quotedForShell(u"a-b_c.d"_s), u"a-b_c.d"_s);
    }

    void onlyWordsThatMatterAreSaid()
    {
        FigureOptions options;
        options.pace.tweens = 4;
        options.isFragment = true;
        options.isTransparent = true;
        QCOMPARE(wordsThatMatter(options).keys(), QStringList{u"transparent"_s});
        options.kind = &mp4Kind;
        QCOMPARE(wordsThatMatter(options).keys(), QStringList{u"tweens"_s});
        options.kind = &texKind;
        QCOMPARE(wordsThatMatter(options).keys(), (QStringList{u"fragment"_s, u"transparent"_s}));
    }

    void everyFormatIsKnownByItsEnding()
    {
        for (const FigureKind *kind : figureKinds()) {
            QCOMPARE(kindForName(u"a.b.%1"_s.arg(kind->ending)), kind);
            QCOMPARE(kindForName(u"A.%1"_s.arg(kind->ending.toString().toUpper())), kind);
            QVERIFY(knownEndings().contains(kind->ending));
        }
        for (const auto &name :
             {u"png"_s, u"figure"_s, u"figure."_s, u"figure.jpeg"_s, u"a.png/figure"_s, u""_s})
            QVERIFY2(kindForName(name) == nullptr, qPrintable(name));
    }

    void sizesAreAsAuthorsThink()
    {
        const auto plan = planFor(figureOf(pngKind, {{u"width"_s, u"89mm"_s}}), 49, 2);
        QCOMPARE(plan->pixels(), QSize(1051, 788));
        QCOMPARE(plan->size.width() / 72 * 25.4, 89.0);
        QCOMPARE(plan->size.height() / plan->size.width(), 0.75);
        QCOMPARE(plan->unit * 13, 8.0);
    }

    void pixelsAreExact()
    {
        for (const int width : {640, 1280, 1279, 1921}) {
            const auto plan = planFor(
                figureOf(
                    pngKind,
                    {{u"width"_s, u"%1px"_s.arg(width)}, {u"height"_s, u"721px"_s}, {u"dpi"_s, u"131"_s}}),
                49, 2);
            QCOMPARE(plan->pixels(), QSize(width, 721));
        }
    }

    void stepsFollowTheFormat()
    {
        QCOMPARE(planFor(figureOf(pngKind), 49, 2)->steps, Steps{2});
        QCOMPARE(planFor(figureOf(pngKind), 49, 99)->steps, Steps{49});
        QCOMPARE(planFor(figureOf(pngKind, {{u"step"_s, u"last"_s}}), 49, 2)->steps, Steps{49});
        QCOMPARE(planFor(figureOf(gifKind), 3, 2)->steps, (Steps{0, 1, 2, 3}));
        QCOMPARE(planFor(figureOf(gifKind, {{u"step"_s, u"2"_s}}), 3, 2)->steps, Steps{2});
        QCOMPARE(planFor(figureOf(htmlKind, {{u"step"_s, u"2"_s}}), 3, 2)->steps, (Steps{0, 1, 2, 3}));
        QCOMPARE(planFor(figureOf(htmlKind, {{u"step"_s, u"2-3"_s}}), 3, 2)->steps, (Steps{2, 3}));
        QCOMPARE(planFor(figureOf(pdfKind, {{u"step"_s, u"all"_s}}), 2, 1)->steps, (Steps{0, 1, 2}));
        QCOMPARE(planFor(figureOf(pngKind, {{u"multiples"_s, u"2"_s}, {u"step"_s, u"0,2,1"_s}}), 2, 1)->steps,
                 (Steps{0, 2, 1}));
        const RunStep asked(2, Beat::Asked);
        QCOMPARE(planFor(figureOf(pngKind), 49, asked)->steps, Steps{asked});
        QCOMPARE(planFor(figureOf(pngKind, {{u"step"_s, u"2a"_s}}), 49, 7)->steps, Steps{asked});
        QCOMPARE(planFor(figureOf(pdfKind, {{u"step"_s, u"1,2a,2-3"_s}}), 49, 7)->steps,
                 (Steps{1, asked, 2, 3}));
    }

    void aSheetIsAsHighAsItsRows()
    {
        const FigureWords words{{u"multiples"_s, u"2"_s}, {u"step"_s, u"0-4"_s}};
        const auto plan = planFor(figureOf(pngKind, words), 49, 2);
        const double units = plan->size.height() / plan->unit;
        QCOMPARE(units, 3 * (plan->board.height + sheet::labelHeight) + 2 * sheet::gap);
        QCOMPARE(2 * plan->board.width + sheet::gap, plan->size.width() / plan->unit);
    }

    void whatHelpsNobodyIsRefused_data()
    {
        QTest::addColumn<const FigureKind *>("kind");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const FigureKind &kind, const char *option, const char *value,
                            const char *says) {
            QTest::newRow(name) << &kind << QString::fromUtf8(option) << QString::fromUtf8(value)
                                << QString::fromUtf8(says);
        };
        row("beyond the run", pngKind, "step", "50",
            "--step: there is no step 50: the run ends after 49 updates");
        row("a range beyond the run", pdfKind, "step", "40-50", "--step: there is no step 50");
        row("a range that falls", pdfKind, "step", "5-2", "--step: a range goes up: 2-5");
        row("asked before the start", pngKind, "step", "0a",
            "--step: there is no step 0a: at the start nothing");
        row("asked beyond the run", pngKind, "step", "50a", "--step: there is no step 50a: the run ends");
        row("asked on a page", htmlKind, "step", "2a", "--step: a .html goes by updates: say 2");
        row("many in a picture", pngKind, "step", "all", "with --multiples 3");
        row("many in a drawing", svgKind, "step", "0-2", "a .svg shows one step, not 3");
        row("too wide", pdfKind, "width", "1e9mm", "--width: a figure is from 5 mm to 5000 mm");
        row("no width", pdfKind, "width", "0mm", "--width: a figure is from 5 mm");
        row("less than nothing", svgKind, "height", "-4mm", "--height: a figure is from 5 mm");
        row("narrow for its words", svgKind, "width", "10mm", "--width: too small for words of 8 pt");
        row("more pixels than memory", pngKind, "dpi", "9000", "lower --dpi");
        row("no dpi", pngKind, "dpi", "0", "--dpi: from 10");
        row("endless dpi", pngKind, "dpi", "1e300", "--dpi: from 10");
        row("no words", pngKind, "font", "0pt", "--font: words are from 1pt");
        row("small words on a large sheet", svgKind, "width", "4000mm", "");
        row("too many frames between", gifKind, "tweens", "1000", "--tweens: from 0 to 60");
        row("too quick", gifKind, "duration", "1ms", "--duration: a step takes from 20ms");
        row("a sheet that moves", gifKind, "multiples", "3", "--multiples: a contact sheet is one picture");
        row("too many columns", pngKind, "multiples", "40", "too small for words");
    }
    void whatHelpsNobodyIsRefused()
    {
        QFETCH(const FigureKind *, kind);
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, says);
        const std::string message = refusal(figureOf(*kind, {{option, value}}));
        QVERIFY2(QString::fromStdString(message).contains(says), message.c_str());
        QCOMPARE(message.empty(), says.isEmpty());
    }

    void aLongRunIsRefusedWhereNoFileCouldHoldIt()
    {
        const std::string message = refusal(figureOf(gifKind), 10'000'000);
        QVERIFY2(message.find("--step 0-99999") != std::string::npos, message.c_str());
        QVERIFY(!refusal(figureOf(pngKind, {{u"multiples"_s, u"3"_s}}), 1000).empty());
        QVERIFY(refusal(figureOf(pngKind), 10'000'000).empty());
    }
};

HALFPLANE_TEST(option_words_test, OptionWordsTest, QCoreApplication)
#include "option_words_test.moc"
