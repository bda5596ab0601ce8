#include "core/examples.h"
#include "core/lessons/lesson_writer.h"
#include "core/text.h"
#include "core/variants/registry.h"
#include "support/run.h"

#include <QTest>

#include <algorithm>
#include <rapidcheck.h>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

Result<NamedPoints> openHere(const std::string &name)
{
    if (name == "points.csv") {
        NamedPoints named{.document = {}, .isPointsAlone = true};
        named.document.points = {{1, 2, Label::Positive}, {-1, 0, Label::Negative}};
        return named;
    }
    if (name == "bad.csv")
        return Failure{.message = "\"x\" is not a number", .line = 3, .column = 2, .remedy = "Mend it."};
    const Example *example = name.starts_with("example:") ? findExample(name.substr(8)) : nullptr;
    if (example == nullptr)
        return Failure{"cannot be read"};
    return NamedPoints{.document = *readDocument(example->text)};
}

const LessonReferences references{.open = openHere, .panels = {"lesson", "recipe", "theorems"}};

LessonReading read(const std::string &body)
{
    return readLesson("<!-- halfplane lesson -->\n" + body, references);
}

/// The one block of a lesson, in a moment behind one that shows the first example.
LessonReading readBlock(const std::string &lines)
{
    return read("```halfplane\npoints: example:first\n```\n```halfplane\n" + lines + "\n```\n");
}

const LessonMoment &latest(const LessonReading &reading) { return reading.lesson.moments.back(); }

/// Also those that have their defaults.
Document withAllParameters(Document document)
{
    for (NamedRecipe &named : document.recipes)
        named.recipe.parameters = *completed(*findVariant(named.recipe.variant), named.recipe.parameters);
    return document;
}

/// Of what a lesson is made of, at random and in any order.
std::string anyLesson()
{
    static const std::vector<std::string> pieces = splitAt(
        "<!-- halfplane lesson -->\n~\n# ~\n## ~\n```halfplane\n~\n```\n~\n~\r\n~ ~  ~points:~points: "
        "points.csv~"
        "points: bad.csv~points: example:first~points: -~\n 1, 2, 1~\n x, y:z, c~\n 1;2;rose~"
        "recipe: --variant greedy --w0 1,2,3~recipe: --space bias~compare: --eta 3~compare: none~step: ~"
        "0 to last~2a~3 to 1~ by sweep~view: lifted~zoom: 0, 0, 3~zoom: -~layers: +~layers: usual~-tint~"
        "panel: theorem 9~panel: los~Question:~Answer: ~- ~$~**~*~^~_~{~}~eta~1/2~||~\\~w~\xC3~\xCE\xB7~#~:~"
        "\t~\"~<!--~-->~99999999999999999999",
        "~");
    std::string text;
    for (std::size_t i = *rc::gen::inRange<std::size_t>(0, 30); i > 0; --i)
        text += *rc::gen::elementOf(pieces);
    return text;
}

std::string words(const std::vector<Paragraph> &paragraphs, std::size_t index)
{
    return index < paragraphs.size() ? plainText(paragraphs[index].phrases) : "(none)";
}

} // namespace

class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstLineTellsALesson()
    {
        QVERIFY(looksLikeLesson("<!-- halfplane lesson -->\n# A title"));
        QVERIFY(looksLikeLesson("\xEF\xBB\xBF<!--halfplane  lesson-->\r\n"));
        QVERIFY(!looksLikeLesson("# A title\n<!-- halfplane lesson -->"));
        QVERIFY(!looksLikeLesson("<!-- halfplane -->"));
        QVERIFY(!looksLikeLesson(""));
    }

    void titlesAndBlocksBeginMoments()
    {
        const auto reading = read("# The lesson\n\nBefore all.\n\n"
                                  "## One\n\n```halfplane\npoints: example:first\n```\n\nFirst words,\n"
                                  "in two lines.\n\nAnd more.\n\n"
                                  "```halfplane\nstep: 1\n```\nSecond.\n\n"
                                  "## Three\n\nThird.\n");
        QCOMPARE(reading.troubles.size(), std::size_t{0});
        const Lesson &lesson = reading.lesson;
        QCOMPARE(lesson.title, std::string("The lesson"));
        QCOMPARE(words(lesson.introduction, 0), std::string("Before all."));
        QCOMPARE(lesson.moments.size(), std::size_t{3});
        QCOMPARE(lesson.moments[0].title, std::string("One"));
        QCOMPARE(words(lesson.moments[0].text, 0), std::string("First words, in two lines."));
        QCOMPARE(words(lesson.moments[0].text, 1), std::string("And more."));
        QCOMPARE(lesson.moments[1].title, std::string());
        QCOMPARE(lesson.moments[1].line, std::size_t{17});
        QCOMPARE(lesson.moments[2].title, std::string("Three"));
        QCOMPARE(lesson.moments[2].shown, lesson.moments[0].shown);
        QCOMPARE(lesson.moments[2].steps.from, PlannedStep(RunStep(1)));
    }

    void aMomentSaysOnlyWhatDiffers()
    {
        const auto reading = readBlock("recipe: --variant greedy --etas 0.5,2\nstep: 0 to last by check\n"
                                       "view: weights\nzoom: 0, -1.5, 12\nlayers: +margin-band -tint\n"
                                       "panel: theorem 9");
        for (const Failure &trouble : reading.troubles)
            qWarning("%zu: %s", trouble.line, trouble.message.c_str());
        QVERIFY(reading.troubles.empty());
        const LessonMoment &moment = latest(reading);
        QCOMPARE(moment.shown.points, reading.lesson.moments.front().shown.points);
        QCOMPARE(moment.shown.recipe().variant, std::string("greedy"));
        QCOMPARE(moment.shown.recipe().parameters.at("etas"), ParameterValue(std::vector{0.5, 2.0}));
        QCOMPARE(moment.steps,
                 (PlannedSteps{.from = RunStep{}, .to = std::nullopt, .stride = Stride::Check}));
        QCOMPARE(moment.shown.perspective, std::string("weights"));
        QCOMPARE(moment.shown.view, std::optional(KeptView{.centerX1 = 0, .centerX2 = -1.5, .width = 12}));
        QVERIFY((moment.panel == ChosenPanel{"theorems", "9"}));
        QVERIFY(!moment.stage);
        const auto shows = [&](const char *layer) { return std::ranges::count(*moment.shown.layers, layer); };
        QCOMPARE(shows("margin-band"), 1);
        QCOMPARE(shows("tint"), 0);
        QCOMPARE(shows("boundary"), 1);
    }

    void whatIsOnTheStageMayBeAnother()
    {
        const auto onStage = [](const char *block) { return latest(readBlock(block)).stage; };
        QVERIFY(onStage("panel: recipe\nstage: theorem 22") == (ChosenPanel{"theorems", "22"}));
        QVERIFY(onStage("stage: lesson") == ChosenPanel{"lesson"});
        QVERIFY(onStage("stage: boards") == ChosenPanel());
        const auto slip = readBlock("stage: theorem 220");
        QCOMPARE(slip.troubles.size(), std::size_t{1});
        QVERIFY(!latest(slip).stage);
    }

    void whatIsShownGoesBackToWhatIsUsual()
    {
        const auto reading =
            read("```halfplane\npoints: example:first\nview: weights\nzoom: 0,0,3\n"
                 "layers: points\ncompare: --eta 2\n```\n"
                 "```halfplane\nview: points\nzoom: fit\nlayers: usual\ncompare: none\n```\n");
        QVERIFY(reading.troubles.empty());
        const Document &before = reading.lesson.moments.front().shown;
        QCOMPARE(before.recipes.size(), std::size_t{2});
        QCOMPARE(before.layers, std::optional(std::vector<std::string>{"points"}));
        const Document &after = latest(reading).shown;
        Document wanted = openHere("example:first")->document;
        wanted.title = wanted.caption = wanted.notes = {};
        QCOMPARE(after, wanted);
    }

    void pointsStandInTheLessonOrBesideIt()
    {
        const auto inside =
            readBlock("recipe: --space bias\npoints:\n  # a comment\n  -4, 0.5, +1\n  2, 3, -1");
        QVERIFY(inside.troubles.empty());
        QCOMPARE(latest(inside).shown.points, (Dataset{{-4, 0.5, Label::Positive}, {2, 3, Label::Negative}}));
        QCOMPARE(latest(inside).shown.recipe().space, Space::Bias);
        const auto beside = readBlock("recipe: --space bias\npoints: points.csv");
        QCOMPARE(latest(beside).shown.points.size(), std::size_t{2});
        QCOMPARE(latest(beside).shown.recipe().space, Space::Bias);
        QCOMPARE(latest(beside).steps, PlannedSteps{});
    }

    /// Whatever comes with them gives way to what the block says, before them or behind.
    void pointsComeBeforeTheRestOfTheirBlock()
    {
        const auto reading = readBlock("recipe: --eta 7\nstep: 1\nlayers: points\npoints: example:first");
        QVERIFY(reading.troubles.empty());
        QCOMPARE(latest(reading).shown.recipe().parameters, (Parameters{{"eta", 7.0}}));
        QCOMPARE(latest(reading).steps.from, PlannedStep(RunStep(1)));
        QCOMPARE(latest(reading).shown.layers, std::optional(std::vector<std::string>{"points"}));
    }

    /// Also in a block that is set in as a whole.
    void rowsStandFurtherInThanTheirKey()
    {
        const auto reading = readBlock("  points:\n    step:a, b, c\n    1, 2, x\n    3, 4, y\n  step: 1");
        QVERIFY(reading.troubles.empty());
        QCOMPARE(latest(reading).shown.names.axes[0], std::string("step:a"));
        QCOMPARE(latest(reading).steps.from, PlannedStep(RunStep(1)));
    }

    void eachCompareIsARecipeMore()
    {
        const auto reading = readBlock("compare: --eta 2\ncompare: --variant greedy");
        QVERIFY(reading.troubles.empty());
        QCOMPARE(latest(reading).shown.recipes.size(), std::size_t{3});
        QCOMPARE(latest(reading).shown.recipes[2].recipe.variant, std::string("greedy"));
    }

    void whatIsComparedGivesWayToLinesThatAreUnderstood()
    {
        const std::string own = "points: example:greedy-slower\n";
        QCOMPARE(latest(readBlock(own)).shown.recipes.size(), std::size_t{2});
        const auto other = readBlock("compare: --variant standard --eta 3\n" + own);
        QCOMPARE(latest(other).shown.recipes.size(), std::size_t{2});
        QCOMPARE(latest(other).shown.recipes[1].recipe.parameters.at("eta"), ParameterValue(3.0));
        QCOMPARE(latest(readBlock(own + "compare: none")).shown.recipes.size(), std::size_t{1});
        const auto wrong = readBlock(own + "compare: --etta 3");
        QCOMPARE(wrong.troubles.size(), std::size_t{1});
        QCOMPARE(latest(wrong).shown.recipes, latest(readBlock(own)).shown.recipes);
    }

    void theFirstTitleIsTheLessons()
    {
        QCOMPARE(read("# One\n## Two\n# Three\n").lesson.title, std::string("One"));
    }

    void theTextKnowsItsKinds()
    {
        const auto reading = read("## One\nLook.\n- first\n- second\n\nQuestion: why?\nAnswer: so.\n\n"
                                  "Notes: say it slowly.\n\nAfter.\n");
        const std::vector<Paragraph> &text = latest(reading).text;
        const std::vector<Paragraph::Kind> kinds{Paragraph::Words,    Paragraph::Item,   Paragraph::Item,
                                                 Paragraph::Question, Paragraph::Answer, Paragraph::Notes,
                                                 Paragraph::Words};
        QCOMPARE(text.size(), kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QCOMPARE(text[i].kind, kinds[i]);
        QCOMPARE(words(text, 3), std::string("Question: why?"));
        QCOMPARE(words(text, 4), std::string("so."));
    }

    void formulasAreSet_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("set");
        QTest::newRow("an inner product") << "$y<w, x> <= 0$"
                                          << "y⟨w, x⟩ ≤ 0";
        QTest::newRow("a norm and its square") << "$||x||^2$"
                                               << "‖x‖²";
        QTest::newRow("Greek letters") << "$eta*$, $theta$ and $beta$"
                                       << "η*, θ and beta";
        QTest::newRow("an index") << "$x_12$ and $w_{k+1}$"
                                  << "x₁₂ and w_k+1";
        QTest::newRow("fractions") << "$1/2$ and $21/25$"
                                   << "½ and 21/25";
        QTest::newRow("a Greek exponent") << "$x^eta + 1$"
                                          << "x^η + 1";
        QTest::newRow("a Greek index") << "$w_theta*$"
                                       << "w_θ*";
        QTest::newRow("nothing raised") << "$x^$"
                                        << "x";
        QTest::newRow("a minus") << "$-23.5$"
                                 << "−23.5";
        QTest::newRow("what is no formula") << "5 $ or 6 $ a piece"
                                            << "5 $ or 6 $ a piece";
        QTest::newRow("a star by itself") << "3 * 4 and \\*so\\*"
                                          << "3 * 4 and *so*";
    }

    void formulasAreSet()
    {
        QFETCH(QString, written);
        QTEST(QString::fromStdString(plainText(lessonPhrases(written.toStdString()))), "set");
    }

    void strongWordsAndLettersHaveTheirSetting()
    {
        const Phrases phrases = lessonPhrases("so **wrong**: *w* turns");
        QCOMPARE(phrases, (Phrases{{"so "}, {"wrong", Tone::Strong}, {": "}, letter("w"), {" turns"}}));
    }

    void whatIsWrongIsToldWithItsLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("a key") << "stp: 2"
                               << "did you mean step?";
        QTest::newRow("no key") << "two steps"
                                << "says nothing about the moment";
        QTest::newRow("a step") << "step: 2b"
                                << "is no step";
        QTest::newRow("the point of no update") << "step: 0a"
                                                << "is no step";
        QTest::newRow("steps that go back") << "step: 3 to 1"
                                            << "is no step";
        QTest::newRow("a stride") << "step: 0 to 3 by leap"
                                  << "is no step";
        QTest::newRow("a variant") << "recipe: --variant gredy"
                                   << "there is no \"gredy\"";
        QTest::newRow("an option") << "compare: --ets 1,2"
                                   << "unknown option --ets";
        QTest::newRow("a layer") << "layers: +bandary"
                                 << "there is no layer";
        QTest::newRow("a sign without a layer") << "layers: +"
                                                << "there is no layer";
        QTest::newRow("a view") << "view: weight"
                                << "did you mean weights?";
        QTest::newRow("a zoom") << "zoom: 0, 0, -2"
                                << "is no view";
        QTest::newRow("a panel") << "panel: cellar"
                                 << "there is no panel";
        QTest::newRow("a theorem") << "panel: theorem 99"
                                   << "there is no theorem";
        QTest::newRow("a file") << "points: missing.csv"
                                << "cannot be read";
        QTest::newRow("a line in a file") << "points: bad.csv"
                                          << "\"bad.csv\", line 3, column 2: \"x\" is not a number";
        QTest::newRow("a point") << "points:\n 1, 2, 1\n 1, two, 1"
                                 << "is not a number";
        QTest::newRow("a point behind others") << "points:\n 1, 2, 1\n\n # so\n 1, two, 1"
                                               << "is not a number";
        QTest::newRow("a line behind a name") << "points: points.csv\nstepp 2"
                                              << "says nothing about the moment";
        QTest::newRow("a recipe of nothing") << "recipe:"
                                             << "a recipe has options, such as --variant greedy";
        QTest::newRow("the length of w0") << "recipe: --w0 1,2,3"
                                          << "--w0 is of length 3";
    }

    void whatIsWrongIsToldWithItsLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const auto reading = readBlock(line.toStdString() + "\nrecipe: --eta 2");
        QCOMPARE(reading.troubles.size(), std::size_t{1});
        const Failure &trouble = reading.troubles.front();
        const QString told = QString::fromStdString(trouble.message);
        QVERIFY2(told.contains(says), qPrintable(told));
        QCOMPARE(trouble.line, static_cast<std::size_t>(6 + line.count(u'\n')));
        QCOMPARE(trouble.column, line.contains(u"two, 1"_s) ? std::size_t{5} : std::size_t{0});
        // The rest is shown.
        const Parameters eta{{"eta", 2.0}};
        QCOMPARE(latest(reading).shown.recipe().parameters, eta);
    }

    void troubleInAFileHasItsRemedy()
    {
        QCOMPARE(readBlock("points: bad.csv").troubles.front().remedy, std::string_view("Mend it."));
    }

    void aStartThatDoesNotFitIsTheRecipesOwn()
    {
        const auto reading = readBlock("recipe: --w0 1,2\nrecipe: --space bias");
        QCOMPARE(reading.troubles.size(), std::size_t{1});
        const QString told = QString::fromStdString(reading.troubles.front().message);
        QVERIFY2(told.startsWith(u"the recipe's own w0 is of length 2"_s), qPrintable(told));
    }

    void whatIsWrittenReadsBack_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::newRow("another step") << "step: 3a";
        QTest::newRow("the end") << "step: last";
        QTest::newRow("other points") << "points:\n 0.1, -1e300, 1\n 3, 4, -1";
        QTest::newRow("names") << "points:\n height,width,kind\n 1,2,rose\n 3,4,tulip";
        QTest::newRow("an axis with a colon") << "points:\n  height:cm,step:,kind\n  1,2,rose\n  3,4,tulip";
        QTest::newRow("one class") << "points:\n height,width,kind\n 1,2,rose\n 3,4,rose";
        QTest::newRow("another recipe") << "recipe: --variant greedy --etas 0.5,2 --space bias --w0 1,2,3";
        QTest::newRow("a comparison") << "compare: --eta 3\ncompare: --variant fuzzy";
        QTest::newRow("one recipe again") << "compare: none";
        QTest::newRow("another view") << "view: lifted\nzoom: 1, -2, 0.125";
        QTest::newRow("as it is usual") << "view: points\nzoom: fit\nlayers: usual";
        QTest::newRow("layers") << "layers: +margin-band -tint";
    }

    void whatIsWrittenReadsBack()
    {
        QFETCH(const QString, lines);
        const std::string first = "```halfplane\npoints: example:first\nview: weights\nzoom: 0, 0, 3\n"
                                  "layers: points\ncompare: --eta 2\n```\n";
        const auto meant = read(first + "```halfplane\n" + lines.toStdString() + "\n```\n");
        QVERIFY(meant.troubles.empty());
        const LessonMoment &wanted = latest(meant);
        const auto written =
            read(first + momentText(&meant.lesson.moments.front(), wanted.shown, wanted.steps.from));
        QVERIFY(written.troubles.empty());
        QCOMPARE(withAllParameters(latest(written).shown), withAllParameters(wanted.shown));
        QCOMPARE(latest(written).steps.from, wanted.steps.from);
    }

    void aRecipeIsWrittenOverTheOneBefore_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("now");
        const QString own = u"--variant greedy --order shuffled --seed 4 --hold-out 0.3 --max-updates 9 "
                            "--max-sweeps 2 --w0 1,2"_s;
        QTest::newRow("what is usual") << own << u"--variant standard"_s;
        QTest::newRow("another space") << own << u"--variant standard --space bias"_s;
        QTest::newRow("another seed")
            << own << u"--order shuffled --seed 5 --hold-out 0.3 --hold-out-seed 2"_s;
        QTest::newRow("another w0") << own << u"--w0 2,1 --max-sweeps 3"_s;
        QTest::newRow("the same") << own << own;
    }

    /// As the first recipe, and as one that is compared with it.
    void aRecipeIsWrittenOverTheOneBefore()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, now);
        const std::string points = "points: example:first\n";
        const auto block = [](const std::string &lines) { return "```halfplane\n" + lines + "\n```\n"; };
        const std::string old = block(points + "recipe: " + before.toStdString());
        const LessonMoment first = latest(read(old));
        const Recipe wanted = latest(read(block(points + "recipe: " + now.toStdString()))).shown.recipe();
        Document shown = first.shown;
        shown.recipe() = wanted;
        const auto other = read(old + momentText(&first, shown, RunStep{}));
        QVERIFY2(other.troubles.empty(), other.troubles.empty() ? "" : other.troubles[0].message.c_str());
        QCOMPARE(withAllParameters(latest(other).shown).recipe(), withAllParameters(shown).recipe());
        shown = first.shown;
        shown.recipes.push_back({.name = {}, .recipe = wanted});
        const auto compared = read(old + momentText(&first, shown, RunStep{}));
        QVERIFY(compared.troubles.empty());
        QCOMPARE(withAllParameters(latest(compared).shown).recipes, withAllParameters(shown).recipes);
    }

    void aFirstMomentSaysAll()
    {
        const Document shown = openHere("example:figure34")->document;
        const auto written = read(momentText(nullptr, shown, RunStep(2, Beat::Asked)));
        QVERIFY(written.troubles.empty());
        QCOMPARE(latest(written).shown.points, shown.points);
        QCOMPARE(latest(written).shown.recipes, shown.recipes);
        QCOMPARE(latest(written).steps.from, PlannedStep(RunStep(2, Beat::Asked)));
    }

    void aBlockThatDoesNotEndIsTold()
    {
        const auto reading = read("```halfplane\npoints: example:first\n");
        QCOMPARE(reading.troubles.size(), std::size_t{1});
        QCOMPARE(reading.troubles.front().line, std::size_t{2});
        QVERIFY(!latest(reading).shown.points.empty());
    }

    void aLessonWithoutMomentsSaysSo() { QCOMPARE(read("# Title\nWords.").troubles.size(), std::size_t{1}); }

    void rubbishIsReadWithoutHarm()
    {
        const std::string rubbish(
            "##\n## \n```halfplane\n```halfplane\n:\n::\npoints\npoints:\nstep:\nzoom:\n"
            "```\n$$ $ ** * ^_ $^$ $_$ $_{$ $^{}$\n**\n- \nQuestion:\n\r\r\n```\n```");
        for (std::size_t length = 0; length <= rubbish.size(); ++length)
            read(rubbish.substr(0, length));
    }

    /// Whatever stands in it, what is shown can be run or is told, with a line that is there.
    void anythingIsReadOrTold()
    {
        QVERIFY(rc::check("what a lesson is made of, in any order", [] {
            const std::string text = anyLesson();
            const LessonReading reading = readLesson(text, references);
            const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
            for (const Failure &trouble : reading.troubles) {
                RC_ASSERT(trouble.line > 0 && trouble.line <= lines);
                RC_ASSERT(!trouble.message.empty() && trouble.message.find('\n') == std::string::npos);
            }
            RC_ASSERT(!reading.lesson.moments.empty() || !reading.troubles.empty());
            for (const LessonMoment &moment : reading.lesson.moments) {
                RC_ASSERT(!moment.shown.recipes.empty() && moment.shown.recipes.size() <= mostRecipes);
                RC_ASSERT(!moment.steps.to || (moment.steps.from && *moment.steps.from <= *moment.steps.to));
                for (const Paragraph &paragraph : moment.text)
                    RC_ASSERT(std::ranges::none_of(paragraph.phrases,
                                                   [](const Phrase &phrase) { return phrase.text.empty(); }));
            }
        }));
    }
};

HALFPLANE_TEST(lesson_test, LessonTest)
#include "lesson_test.moc"
