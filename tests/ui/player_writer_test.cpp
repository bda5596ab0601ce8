#include "core/picture/contrast.h"
#include "player_pages.h"
#include "support/run.h"
#include "ui/basics/text.h"
#include "ui/figure_kinds.h"
#include "ui/figures/player/player_looks.h"
#include "ui/figures/player/player_script.h"
#include "ui/figures/player/player_words.h"
#include "ui/figures/svg/svg_elements.h"
#include "ui/painting/palette.h"

#include <QTest>

using namespace halfplane;
using namespace halfplane::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// All elements of the table, those in the page among them.
QStringList elementsIn(const QByteArray &page, const QList<int> &opening)
{
    QStringList elements;
    for (const QJsonValue &value : runIn(page)[u"elements"].toArray())
        elements << value.toString();
    const QStringList shown = pictureIn(page);
    if (shown.size() != opening.size())
        qFatal("%lld elements for %lld places", shown.size(), opening.size());
    for (qsizetype i = 0; i < opening.size(); ++i)
        elements[opening[i]] = shown[i];
    return elements;
}

/// The elements of each step, by their places in the table, as the script comes from one to the next.
QList<QList<int>> framesIn(const QJsonObject &run)
{
    QList<QList<int>> frames;
    QList<int> list;
    for (const QJsonValue &step : run[u"steps"].toArray()) {
        const QJsonArray changes = step[u"changes"].toArray();
        qsizetype place = 0;
        for (qsizetype i = 0; i < changes.size();) {
            place += changes[i].toInt();
            list.remove(place, changes[i + 1].toInt());
            const int added = changes[i + 2].toInt();
            i += 3;
            for (int j = 0; j < added; ++j)
                list.insert(place++, changes[i++].toInt());
        }
        frames.append(list);
    }
    return frames;
}

/// What the page must show, its classes apart: they are made here anew in the same order.
QList<QStringList> expectedFrames(Figure &figure)
{
    PlayerColours colours(figure.options().palette);
    StyleClasses classes;
    std::optional<SvgShapes> shapes;
    QList<QStringList> frames;
    for (std::size_t i = 0; i < figure.pageCount(); ++i) {
        const Picture picture = figure.page(i).picture;
        if (!shapes)
            shapes.emplace(Box({}, picture.size),
                           [&](const Colour &colour) { return colours.nameOf(colour); });
        shapes->elements(Clip{Box({}, picture.size)});
        QStringList elements;
        for (const Instruction &instruction : picture.instructions) {
            for (const QString &element : shapes->elements(instruction))
                elements << classes.shortened(element);
        }
        frames.append(elements);
    }
    return frames;
}

} // namespace

class PlayerWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepHasAllElementsOfItsPicture_data()
    {
        QTest::addColumn<QString>("example");
        for (const char *id : {"figure34", "circle", "figure41", "figure52", "cycle", "xor"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyStepHasAllElementsOfItsPicture()
    {
        QFETCH(QString, example);
        const Document document = exampleDocument(example.toStdString());
        Figure figure = figureOf(document, playerOptions());
        const QByteArray page = written(htmlKind.write, figure);
        const QJsonObject run = runIn(page);
        const QList<QList<int>> frames = framesIn(run);
        const QStringList elements = elementsIn(page, frames[run[u"opening"].toInt()]);
        const QList<QStringList> expected = expectedFrames(figure);
        QCOMPARE(frames.size(), expected.size());
        for (qsizetype i = 0; i < frames.size(); ++i) {
            QStringList shown;
            for (const int index : frames[i])
                shown << elements[index];
            QCOMPARE(shown, expected[i]);
        }
    }

    void aRunOf49UpdatesTakesLessThan300Kilobytes()
    {
        const QByteArray page = playerOf(exampleDocument("figure34"));
        QVERIFY2(page.size() < 300'000, qPrintable(QString::number(page.size())));
    }

    void thePageAsksNobodyForAnything()
    {
        const QString page = QString::fromUtf8(playerOf(exampleDocument("figure41")));
        QVERIFY(page.contains(u"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
                              "img-src data:"_s));
        static const QRegularExpression address(u"(src|href|url)\\s*[=(]\\s*[\"']?(?!#|data:)[a-z/.]"_s);
        QVERIFY2(!address.match(page).hasMatch(), qPrintable(address.match(page).captured()));
    }
    void itOpensAtTheStepAskedFor()
    {
        FigureOptions options = playerOptions();
        options.steps = {.kind = StepChoice::Kind::One, .from = 7};
        const QJsonObject run = runIn(playerOf(exampleDocument("figure34"), options));
        QCOMPARE(run[u"opening"].toInt(), 7);
        QCOMPARE(run[u"steps"].toArray().size(), 50);
    }

    void aRangeHoldsNoOtherSteps()
    {
        FigureOptions options = playerOptions();
        options.steps = {.kind = StepChoice::Kind::Range, .from = 10, .to = 12};
        const QByteArray page = playerOf(exampleDocument("figure34"), options);
        const QJsonArray steps = runIn(page)[u"steps"].toArray();
        QCOMPARE(steps.size(), 3);
        QCOMPARE(steps[0][u"step"].toInt(), 10);
        QCOMPARE(page.count("href=\"#step="), 3);
    }

    /// The standard perceptron makes eleven updates more than greedy.
    void allThatAreComparedArePlayed()
    {
        Document document = exampleDocument("figure34");
        Recipe standard = document.recipe();
        standard.variant = "standard";
        standard.parameters = {{"eta", 0.5}};
        document.recipes.push_back({.name = "Half & half", .recipe = standard});
        const QByteArray page = playerOf(document);
        const QJsonObject run = runIn(page);
        const QJsonArray steps = run[u"steps"].toArray();
        QCOMPARE(steps.size(), 61);
        QCOMPARE(page.count("href=\"#step="), 61);
        QCOMPARE(steps.last()[u"name"].toString(), u"Update 60 of 60"_s);
        for (const qsizetype step : {qsizetype{2}, qsizetype{49}, qsizetype{60}}) {
            const QJsonArray lines = steps[step][u"sentence"].toArray();
            QCOMPARE(lines.size(), 2);
            QCOMPARE(lines[1][0].toArray(), (QJsonArray{u"strong"_s, u"Half & half η = 0.5: "_s}));
        }
        const QByteArray last = QJsonDocument(steps.last()[u"sentence"].toArray()).toJson();
        QVERIFY(last.contains("Converged after 49 updates") && last.contains("Converged after 60 updates"));
        QVERIFY(page.contains("This step of Greedy S = 0.5, 1, 2, 4</h2>"));
        QVERIFY(page.contains("</b> Half &amp; half η = 0.5</span>"));
        QVERIFY(pictureIn(page).join(u' ').contains(u">Half &amp; half η = 0.5<"_s));
        const QByteArray alone = playerOf(exampleDocument("figure34"));
        QVERIFY(alone.contains(">This step</h2>") && !alone.contains("●"));
    }

    void theLastStepTellsHowTheRunEnded()
    {
        const QJsonArray steps = runIn(playerOf(exampleDocument("figure34")))[u"steps"].toArray();
        const QByteArray last = QJsonDocument(steps.last()[u"sentence"].toArray()).toJson();
        QVERIFY(last.contains("Converged after 49 updates"));
        const QByteArray before = QJsonDocument(steps[48][u"sentence"].toArray()).toJson();
        QVERIFY(!before.contains("Converged"));
    }

    void aLightPageFollowsItsReaderAndTheOthersStay_data()
    {
        QTest::addColumn<FigurePalette>("palette");
        QTest::addColumn<bool>("follows");
        QTest::newRow("light") << FigurePalette::Light << true;
        QTest::newRow("dark") << FigurePalette::Dark << false;
        QTest::newRow("print") << FigurePalette::Print << false;
    }
    void aLightPageFollowsItsReaderAndTheOthersStay()
    {
        QFETCH(FigurePalette, palette);
        QFETCH(bool, follows);
        FigureOptions options = playerOptions();
        options.palette = palette;
        const QByteArray page = playerOf(exampleDocument("cycle"), options);
        QCOMPARE(page.contains("@media screen and (prefers-color-scheme:dark)"), follows);
        QCOMPARE(runIn(page)[u"canSwitch"].toBool(), follows);
        const QByteArray paper =
            "--paper:" + figureOf(exampleDocument("cycle"), options).palette()[Hue::Paper].name().toUtf8();
        QVERIFY(page.contains(paper));
    }

    void aHeatMapIsThereOnceForEachPalette()
    {
        Document document = exampleDocument("figure41");
        FigureOptions options = playerOptions();
        options.layers = Layers{"memberships"};
        const QByteArray page = playerOf(document, options);
        QCOMPARE(page.count("<image class=on-light "), 1);
        QCOMPARE(page.count("<image class=on-dark "), 1);
    }

    void aRunThatIsTooLongIsRefusedWithARemedy()
    {
        Document document = crowdOf(100);
        document.recipe().caps.updates = 3000;
        Figure figure = figureOf(document, playerOptions());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const std::optional<Failure> trouble = htmlKind.write(figure, buffer, {});
        QVERIFY(trouble);
        QVERIFY2(toText(*trouble).contains(u"--step 0-1999"), trouble->message.c_str());
        QCOMPARE(buffer.size(), 0);
    }

    void aCrowdIsRefusedWhereItsStepsAreTooMany()
    {
        Document document = crowdOf(100'000);
        document.recipe().caps.updates = 500;
        Figure figure = figureOf(document, playerOptions());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const std::optional<Failure> trouble = htmlKind.write(figure, buffer, {});
        QVERIFY(trouble);
        QVERIFY2(toText(*trouble).contains(u"--step 0-199"), trouble->message.c_str());
    }

    void textsOfAScriptEndNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("script");
        QTest::newRow("plain") << u"η = 1"_s << u"\"η = 1\""_s;
        QTest::newRow("quotes and strokes") << u"a\"b\\c/d"_s << u"\"a\\\"b\\\\c/d\""_s;
        QTest::newRow("the end of an element") << u"</script>"_s << u"\"<\\/script>\""_s;
        QTest::newRow("a comment") << u"<!--"_s << u"\"<\\u0021--\""_s;
        QTest::newRow("lines") << u"a\nb\tc"_s << u"\"a\\u000ab\\u0009c\""_s;
    }
    void textsOfAScriptEndNothing()
    {
        QFETCH(QString, text);
        QFETCH(QString, script);
        QCOMPARE(scriptText(text), script);
        QCOMPARE(QJsonDocument::fromJson((u'[' + script + u']').toUtf8())[0].toString(), text);
    }

    void noLineEndsWithinANumber()
    {
        const QJsonArray steps = runIn(playerOf(exampleDocument("figure34")))[u"steps"].toArray();
        const QByteArray said = QJsonDocument(steps[2][u"sentence"].toArray()).toJson();
        for (const char *held : {"x₂ = (9.73, 1.64)", "⟩ = −34.9", "− 1·(9.73, 1.64)", "(−5.37, −6.21)"})
            QVERIFY2(said.contains(QString::fromUtf8(held).replace(u' ', QChar::Nbsp).toUtf8()), held);
    }

    void formulasAreSet()
    {
        const QByteArray page = playerOf(exampleDocument("theorem22"));
        const QByteArray said =
            QJsonDocument(runIn(page)[u"steps"][2][u"sentence"].toArray()).toJson(QJsonDocument::Compact);
        QVERIFY2(said.contains("[\"letter exponent\",\"m\"]"), said.constData());
        QVERIFY(said.contains("[\"index\",\"1\"]"));
        QVERIFY(said.contains("[[\"letter\",\"w\"],"));
        QVERIFY(!said.contains("^m"));
    }

    void elementsAreShortenedAndTheirWordsStay_data()
    {
        QTest::addColumn<QString>("element");
        QTest::addColumn<QString>("shortened");
        QTest::newRow("a line") << u"<line x1=\"1\" y1=\"2\" stroke=\"red\" stroke-width=\"2\"/>"_s
                                << u"<line class=s1 x1=1 y1=2 />"_s;
        QTest::newRow("words like an attribute")
            << u"<text x=\"1\" font-size=\"13\">fill=&quot;x&quot; a=b</text>"_s
            << u"<text class=s1 x=1>fill=&quot;x&quot; a=b</text>"_s;
        QTest::newRow("an apostrophe") << u"<text id=\"it's\"/>"_s << u"<text id='it&#39;s'/>"_s;
        QTest::newRow("shapes in a group") << u"<g><polygon points=\"1,2 3,4\" fill=\"red\"/></g>"_s
                                           << u"<g><polygon class=s1 points='1,2 3,4'/></g>"_s;
        QTest::newRow("nothing to say") << u"<g/>"_s << u"<g/>"_s;
    }
    void elementsAreShortenedAndTheirWordsStay()
    {
        QFETCH(QString, element);
        StyleClasses classes;
        QTEST(classes.shortened(element), "shortened");
    }

    void wordsHaveContrastInEveryPalette()
    {
        for (const FigurePalette palette :
             {FigurePalette::Light, FigurePalette::Dark, FigurePalette::Print}) {
            static const QRegularExpression rule(u"\\{([^{}]*--paper:[^{}]*)\\}"_s);
            const QString rules = PlayerColours(palette).rules();
            for (auto match = rule.globalMatch(rules); match.hasNext();) {
                const QString values = match.next().captured(1);
                static const QRegularExpression paper(u"--paper:(#\\w+)"_s);
                static const QRegularExpression words(u"--([a-z-]+-text):(#\\w+)"_s);
                const QColor ground(paper.match(values).captured(1));
                for (auto word = words.globalMatch(values); word.hasNext();) {
                    const auto next = word.next();
                    QVERIFY2(contrastRatio(rgbOf(QColor(next.captured(2))), rgbOf(ground))
                                 >= leastTextContrast,
                             qPrintable(next.captured()));
                }
            }
        }
    }
};

HALFPLANE_TEST(player_writer_test, PlayerWriterTest, QApplication)
#include "player_writer_test.moc"
