#include "support/run.h"
#include "ui/editing/changes.h"
#include "ui/editing/open_document.h"

#include <QSignalSpy>
#include <QTest>

#include <rapidcheck.h>

using namespace halfplane;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr Point a{1, 2, Label::Positive};
constexpr Point b{-1, 0.5, Label::Negative};
constexpr Point c{3, -4, Label::Positive};
constexpr Point d{0, 7, Label::Negative};

Recipe withRate(double eta)
{
    Recipe recipe;
    recipe.parameters["eta"] = eta;
    return recipe;
}

/// A document of a, b, c and d, opened just now.
struct Opened : OpenDocument
{
    Opened()
    {
        Document document;
        document.points = {a, b, c, d};
        replace({document, u"test"_s, {}});
    }

    QString lastStep() { return history().undoText(); }
    void undo() { history().undo(); }
    void redo() { history().redo(); }
};

Dataset anyPoints()
{
    Dataset points;
    for (std::size_t i = *rc::gen::inRange<std::size_t>(0, 6); i > 0; --i)
        points.push_back({static_cast<double>(*rc::gen::inRange(0, 3)), 0,
                          *rc::gen::element(Label::Positive, Label::Negative)});
    return points;
}

} // namespace

class OpenDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void aSpliceTurnsOneListIntoTheOtherAndBack()
    {
        QVERIFY(rc::check([] {
            const Dataset before = anyPoints();
            const Dataset after = anyPoints();
            const Splice splice = Splice::between(before, after);
            Dataset points = before;
            splice.applyTo(points);
            RC_ASSERT(points == after);
            splice.reversed().applyTo(points);
            RC_ASSERT(points == before);
            RC_ASSERT(splice.isEmpty() == (before == after));
            RC_ASSERT(splice.removed.size() <= before.size());
            if (!splice.removed.empty() && !splice.inserted.empty())
                RC_ASSERT(!(splice.removed.front() == splice.inserted.front()));
        }));
    }

    void everyEditIsOneNamedStep_data()
    {
        using Edit = std::function<void(OpenDocument &)>;
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::size_t>("points");
        const auto row = [](const char *what, const QString &name, std::size_t points, Edit edit) {
            QTest::newRow(what) << std::move(edit) << name << points;
        };
        row("add", u"add a point"_s, 5, [](OpenDocument &document) { document.addPoint(a); });
        row("add many", u"paste 2 points"_s, 6, [](OpenDocument &document) {
            document.addPoints({a, b}, u"paste 2 points"_s);
        });
        row("replace", u"generate"_s, 1,
            [](OpenDocument &document) { document.replacePoints({d}, u"generate"_s); });
        row("remove one", u"delete 1 point"_s, 3, [](OpenDocument &document) { document.removePoints({1}); });
        row("remove some", u"delete 2 points"_s, 2, [](OpenDocument &document) {
            document.removePoints({0, 3});
        });
        row("move", u"move 2 points"_s, 4, [](OpenDocument &document) {
            document.movePoints({0, 2}, {{5, 5}, {6, 6}});
        });
        row("set", u"change a point"_s, 4, [](OpenDocument &document) { document.setPoint(3, a); });
        row("class", u"set the class of 3 points"_s, 4, [](OpenDocument &document) {
            document.setClass({0, 1, 2}, Label::Negative);
        });
        row("flip", u"flip the class of 1 point"_s, 4,
            [](OpenDocument &document) { document.flipClass({1}); });
        row("reorder", u"reverse the order"_s, 4, [](OpenDocument &document) {
            document.reorder({3, 2, 1, 0}, u"reverse the order"_s);
        });
        row("clear", u"clear"_s, 0, [](OpenDocument &document) { document.clear(); });
        row("recipe", u"change η"_s, 4, [](OpenDocument &document) { document.setRecipe(withRate(2)); });
        row("start", u"change w₀"_s, 4, [](OpenDocument &document) { document.setStart({1, 2}); });
        row("title", u"change the title"_s, 4,
            [](OpenDocument &document) { document.setWords({.title = "T"}); });
        row("notes", u"change the notes"_s, 4,
            [](OpenDocument &document) { document.setWords({.notes = "N"}); });
    }
    void everyEditIsOneNamedStep()
    {
        using Edit = std::function<void(OpenDocument &)>;
        QFETCH(const Edit, edit);
        QFETCH(const QString, name);
        QFETCH(const std::size_t, points);
        Opened document;
        const Document before = document.content();
        QSignalSpy edited(&document, &OpenDocument::edited);
        QSignalSpy worded(&document, &OpenDocument::worded);
        edit(document);
        QCOMPARE(edited.size() + worded.size(), 1);
        const Document after = document.content();
        QVERIFY(after != before);
        QCOMPARE(after.points.size(), points);
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(document.lastStep(), name);
        document.undo();
        QVERIFY(document.content() == before);
        document.redo();
        QVERIFY(document.content() == after);
        QCOMPARE(edited.size() + worded.size(), 3);
    }

    void whatChangesNothingIsNoStep()
    {
        Opened document;
        QSignalSpy edited(&document, &OpenDocument::edited);
        document.setPoint(0, a);
        document.removePoints({});
        document.reorder({0, 1, 2, 3}, u"sort"_s);
        document.setRecipe(Recipe());
        document.setStart({0, 0});
        document.setWords({});
        QCOMPARE(document.history().count(), 0);
        QCOMPARE(edited.size(), 0);
    }

    void movesOfOneGestureAreOneStep()
    {
        Opened document;
        const Document before = document.content();
        for (int i = 1; i <= 50; ++i)
            document.movePoints({1, 3}, {{0.1 * i, 0}, {0, 0.1 * i}});
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(document.points()[3].x2, 5.0);
        document.undo();
        QVERIFY(document.content() == before);
    }

    void aMoveBackToTheStartLeavesNoStep()
    {
        Opened document;
        document.movePoints({0}, {{9, 9}});
        document.movePoints({0}, {{a.x1, a.x2}});
        QCOMPARE(document.history().count(), 0);
        QVERIFY(document.history().isClean());
    }

    void aGestureThatEndedStaysAStepByItself()
    {
        Opened document;
        document.movePoints({0}, {{9, 9}});
        document.endStep();
        document.movePoints({0}, {{8, 8}});
        QCOMPARE(document.history().count(), 2);
        document.undo();
        QCOMPARE(document.points()[0].x1, 9.0);
    }

    void sliderMovesOfOneNumberAreOneStep()
    {
        Opened document;
        document.setRecipe(withRate(1));
        for (int i = 1; i <= 20; ++i)
            document.setRecipe(withRate(1 + i));
        QCOMPARE(document.history().count(), 1);
        document.undo();
        QVERIFY(document.content().recipe() == Recipe());
    }

    void anotherNumberIsAnotherStep()
    {
        Opened document;
        document.setRecipe(withRate(2));
        document.setStart({1, 1});
        document.setStart({1, 2});
        QCOMPARE(document.history().count(), 2);
        document.undo();
        QVERIFY(document.content().recipe() == withRate(2));
    }

    void choicesAreNeverTakenTogether()
    {
        Opened document;
        for (const Space space : {Space::Bias, Space::Circle, Space::Origin, Space::Bias}) {
            Recipe recipe = document.content().recipe();
            recipe.space = space;
            document.setRecipe(recipe);
        }
        QCOMPARE(document.history().count(), 4);
    }

    void typingInOneFieldIsOneStep()
    {
        Opened document;
        for (const char *const typed : {"P", "Pe", "Per"})
            document.setWords({.title = typed});
        document.setWords({.title = "Per", .notes = "A"});
        document.setWords({.title = "Per", .notes = "Ab"});
        QCOMPARE(document.history().count(), 2);
        document.undo();
        QCOMPARE(document.content().title, std::string("Per"));
        QVERIFY(document.content().notes.empty());
    }

    void goingBackManyStepsTellsOnce()
    {
        Opened document;
        for (int i = 0; i < 30; ++i)
            document.addPoint(a);
        QSignalSpy edited(&document, &OpenDocument::edited);
        document.history().setIndex(0);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(document.points().size(), std::size_t{4});
    }

    void theSelectionFollowsItsPoints()
    {
        Opened document;
        document.setSelection({1, 3});
        document.removePoints({0});
        QCOMPARE(document.selection(), Selection({0, 2}));
        document.reorder({2, 1, 0}, u"reverse"_s);
        QCOMPARE(document.selection(), Selection({0, 2}));
        QVERIFY(document.points()[0] == d);
        document.removePoints({0, 2});
        QVERIFY(document.selection().empty());
        document.addPoints({a, b}, u"paste"_s);
        QCOMPARE(document.selection(), Selection({1, 2}));
    }

    void undoBringsTheSelectionBack()
    {
        Opened document;
        document.setSelection({1, 3});
        document.removePoints({1, 3});
        QSignalSpy changed(&document, &OpenDocument::selectionChanged);
        document.undo();
        QCOMPARE(document.selection(), Selection({1, 3}));
        QCOMPARE(changed.size(), 1);
        document.redo();
        QVERIFY(document.selection().empty());
    }

    void anotherDocumentHasAHistoryOfItsOwn()
    {
        Opened document;
        document.addPoint(a);
        document.setSelection({4});
        document.replace({});
        QCOMPARE(document.history().count(), 0);
        QVERIFY(document.history().isClean());
        QVERIFY(document.selection().empty());
        QVERIFY(document.content() == Document());
    }

    void undoGoesToTheRecipeThatWasChanged()
    {
        Opened document;
        document.setRecipes({{.name = {}, .recipe = withRate(1)}, {.name = {}, .recipe = withRate(2)}}, 1);
        document.setRecipe(withRate(3));
        QCOMPARE(document.lastStep(), u"change η"_s);
        document.setFocus(0);
        document.setRecipe(withRate(4));
        QCOMPARE(document.content().recipe(), withRate(4));
        QCOMPARE(document.content().recipes[1].recipe, withRate(3));

        document.undo();
        QCOMPARE(document.recipe(0), withRate(1));
        document.undo();
        QCOMPARE(document.recipe(1), withRate(2));
        QCOMPARE(document.focus(), std::size_t{1});
        document.redo();
        document.redo();
        QCOMPARE(document.recipe(0), withRate(4));
        QCOMPARE(document.recipe(1), withRate(3));
        QCOMPARE(document.focus(), std::size_t{0});
    }

    void changesOfAComparisonHaveNames()
    {
        using Recipes = std::vector<NamedRecipe>;
        const NamedRecipe one{.name = {}, .recipe = withRate(1)};
        const NamedRecipe two{.name = {}, .recipe = withRate(2)};
        const NamedRecipe named{.name = "two", .recipe = withRate(2)};
        QCOMPARE(nameOfChange(Recipes{one}, Recipes{one, two}), u"add to the comparison"_s);
        QCOMPARE(nameOfChange(Recipes{one, two, named}, Recipes{one, two}), u"remove from the comparison"_s);
        QCOMPARE(nameOfChange(Recipes{one, two}, Recipes{two}), u"compare no more"_s);
        QCOMPARE(nameOfChange(Recipes{one, two}, Recipes{two, one}), u"move a recipe"_s);
        QCOMPARE(nameOfChange(Recipes{one, two}, Recipes{one, named}), u"change the name of a recipe"_s);
        QCOMPARE(nameOfChange(Recipes{one, one}, Recipes{one, two}), u"change η"_s);
    }

    void anotherFocusIsNoStep()
    {
        Opened document;
        document.setRecipes({{.name = {}, .recipe = withRate(1)}, {.name = {}, .recipe = withRate(2)}}, 0);
        const int steps = document.history().count();
        const QSignalSpy edited(&document, &OpenDocument::edited);
        const QSignalSpy changed(&document, &OpenDocument::recipesChanged);
        document.setFocus(1);
        QCOMPARE(document.recipe(), withRate(2));
        QCOMPARE(document.history().count(), steps);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(changed.count(), 1);
        document.setFocus(1);
        QCOMPARE(changed.count(), 1);
    }

    void changesOfRecipesHaveNames_data()
    {
        QTest::addColumn<Recipe>("after");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isNumber");
        const auto row = [](const char *what, const QString &name, bool isNumber, auto change) {
            Recipe recipe = withRate(1);
            change(recipe);
            QTest::newRow(what) << recipe << name << isNumber;
        };
        row("variant", u"choose Greedy"_s, false, [](Recipe &r) { r.variant = "greedy"; });
        row("space", u"choose circle"_s, false, [](Recipe &r) { r.space = Space::Circle; });
        row("η", u"change η"_s, true, [](Recipe &r) { r.parameters["eta"] = 3.0; });
        row("a parameter that is new", u"change x"_s, true, [](Recipe &r) { r.parameters["x"] = 3.0; });
        row("of another type", u"change η"_s, false,
            [](Recipe &r) { r.parameters["eta"] = std::string("a"); });
        row("order", u"change the order"_s, false, [](Recipe &r) { r.order = Order::Shuffled; });
        row("seed", u"change the seed"_s, true, [](Recipe &r) { r.seed = 5; });
        row("w0", u"change w₀"_s, true, [](Recipe &r) { r.start = {1, 2}; });
        row("limit", u"change the limit"_s, true, [](Recipe &r) { r.caps.updates = 5; });
        row("two things", u"change the recipe"_s, false, [](Recipe &r) {
            r.seed = 5;
            r.start = {1, 2};
        });
    }
    void changesOfRecipesHaveNames()
    {
        QFETCH(const Recipe, after);
        QFETCH(const QString, name);
        QFETCH(const bool, isNumber);
        QCOMPARE(nameOfChange(withRate(1), after), name);
        QCOMPARE(!changedNumber(withRate(1), after).isEmpty(), isNumber);
    }
};

HALFPLANE_TEST(open_document_test, OpenDocumentTest, QCoreApplication)
#include "open_document_test.moc"
