#include "core/examples.h"
#include "core/picture/layers.h"
#include "support/run.h"
#include "ui/figure_kinds.h"
#include "ui/figures/choosing/figure_words.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

Document example() { return *readDocument(findExample("figure34")->text); }

using Change = std::function<void(FigureRequest &)>;

} // namespace

class CopyCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void theProgramMakesTheSameFile_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
        row("as it is saved", [](FigureRequest &) {});
        row("another step", [](FigureRequest &asked) { asked.shown.step = 7; });
        row("where a point is asked", [](FigureRequest &asked) {
            asked.shown.step = 1;
            asked.shown.checks = 1;
            asked.beat = Beat::Asked;
        });
        row("another view", [](FigureRequest &asked) { asked.shown.view = KeptView{1.5, -2, 17.3}; });
        row("other layers", [](FigureRequest &asked) { asked.shown.layers = {"points", "boundary"}; });
        row("another variant", [](FigureRequest &asked) {
            asked.shown.recipe().variant = "fuzzy";
            asked.shown.recipe().parameters = {{"delta", 0.05}};
            asked.shown.step = 1;
        });
        row("another run", [](FigureRequest &asked) {
            asked.shown.recipe().parameters = {{"etas", std::vector{0.25, 3.0}}};
            asked.shown.recipe().order = Order::Shuffled;
            asked.shown.recipe().seed = 42;
            asked.shown.recipe().start = {-1, 0.1};
            asked.shown.recipe().caps = {.updates = 30, .sweeps = 9};
        });
        row("points held out", [](FigureRequest &asked) { asked.shown.recipe().holdOut = {0.25, 9}; });
        row("recipes beside it", [](FigureRequest &asked) {
            asked.shown.step = 10; // the end of one of them
            asked.shown.recipe().order = Order::Shuffled;
            asked.shown.recipe().seed = 7;
            Recipe rate = asked.shown.recipe();
            rate.parameters["etas"] = std::vector{0.25, 3.0};
            Recipe standard = asked.shown.recipe();
            standard.variant = "standard";
            standard.parameters = {{"eta", 0.5}};
            standard.start = {-1, 0.1};
            Recipe usual = asked.shown.recipe();
            usual.parameters.clear();
            usual.space = Space::Bias;
            for (const Recipe &recipe : {standard, asked.shown.recipe(), rate, usual})
                asked.shown.recipes.push_back({.name = {}, .recipe = recipe});
            asked.options.width = {120};
        });
        row("recipes beside it, and named, as they are saved", [](FigureRequest &asked) {
            asked.shown.recipes.push_back({.name = "Mine", .recipe = asked.shown.recipe()});
            asked.saved.recipes = asked.shown.recipes;
        });
        row("a drawing with choices that only images have", [](FigureRequest &asked) {
            asked.options.kind = &svgKind;
            asked.options.pace.tweens = 4;
            asked.options.isFragment = true;
            asked.options.palette = FigurePalette::Print;
        });
        row("a sheet", [](FigureRequest &asked) {
            asked.options.steps = {StepChoice::Kind::Range, 0, 5};
            asked.options.columns = 3;
            asked.options.hasTitle = true;
        });
        row("a film", [](FigureRequest &asked) {
            asked.options.kind = &gifKind;
            asked.options.width = {200, Length::Unit::Pixels};
            asked.options.steps = {StepChoice::Kind::Range, 0, 3};
            asked.options.fontPoints = 5;
        });
        row("a page that opens at another step", [](FigureRequest &asked) {
            asked.options.kind = &htmlKind;
            asked.shown.step = 5;
        });
    }
    void theProgramMakesTheSameFile()
    {
        QFETCH(const Change, change);
        FigureRequest asked{
            .data = u"example:figure34"_s, .saved = example(), .shown = example(), .options = {}};
        asked.options.width = {60};
        asked.options.fontPoints = 5;
        change(asked);
        auto figure = Figure::of(*figureSource(asked.shown), asked.options);
        QVERIFY2(figure, figure ? "" : figure.failure().message.c_str());
        const QByteArray expected = *fileOf(*figure);

        const QTemporaryDir folder;
        if (asked.saved.recipes.size() > 1) { // no example has any
            asked.data = u"figure34.halfplane"_s;
            QFile saved(folder.filePath(asked.data));
            QVERIFY(saved.open(QIODevice::WriteOnly) && saved.write(writeDocument(asked.saved).c_str()) > 0);
        }
        const auto command = commandFor(asked);
        QVERIFY(command);
        const QString name = command->mid(command->lastIndexOf(u' ') + 1);
        QProcess program;
        program.setWorkingDirectory(folder.path());
        program.start(u"sh"_s, {u"-c"_s, QString(*command).replace(0, 9, QStringLiteral(HALFPLANE_PROGRAM))});
        QVERIFY(program.waitForFinished());
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        QFile file(folder.filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        QVERIFY2(file.readAll() == expected, qPrintable(*command));
    }

    void theNameIsThatOfTheData()
    {
        FigureRequest asked{
            .data = u"/home/a b/My run.halfplane"_s, .saved = example(), .shown = example(), .options = {}};
        QCOMPARE(*commandFor(asked),
                 u"halfplane export '/home/a b/My run.halfplane' --step 2 -o My-run-step2.png"_s);
        asked.options.kind = &pdfKind;
        asked.options.steps.kind = StepChoice::Kind::All;
        QCOMPARE(*commandFor(asked),
                 u"halfplane export '/home/a b/My run.halfplane' --step all -o My-run.pdf"_s);
    }

    void whatNoOptionSaysMustBeSaved_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
        row("no file", [](FigureRequest &asked) { asked.data.clear(); });
        row("a point", [](FigureRequest &asked) { asked.shown.points.pop_back(); });
        row("the title", [](FigureRequest &asked) { asked.shown.title = "Other"; });
        row("a view that is fitted again", [](FigureRequest &asked) {
            asked.saved.view = KeptView{0, 0, 9};
        });
        row("a start that is zero again", [](FigureRequest &asked) { asked.saved.recipe().start = {1, 2}; });
        row("a recipe that is gone", [](FigureRequest &asked) {
            asked.saved.recipes.push_back({.name = {}, .recipe = asked.saved.recipe()});
        });
        row("a name", [](FigureRequest &asked) {
            asked.shown.recipes.push_back({.name = "Mine", .recipe = asked.shown.recipe()});
        });
        row("a name that is gone", [](FigureRequest &asked) {
            asked.shown.recipes.push_back({.name = {}, .recipe = asked.shown.recipe()});
            asked.saved.recipes.push_back({.name = "Mine", .recipe = asked.shown.recipe()});
        });
        row("no cap any more", [](FigureRequest &asked) { asked.saved.recipe().caps.sweeps = 3; });
    }
    void whatNoOptionSaysMustBeSaved()
    {
        QFETCH(const Change, change);
        FigureRequest asked{.data = u"a.halfplane"_s, .saved = example(), .shown = example(), .options = {}};
        asked.shown.view.reset();
        asked.saved.view.reset();
        change(asked);
        const auto command = commandFor(asked);
        QVERIFY(!command);
        QVERIFY(command.failure().message.starts_with("Save the document first"));
    }
};

HALFPLANE_TEST(copy_command_test, CopyCommandTest, QApplication)
#include "copy_command_test.moc"
