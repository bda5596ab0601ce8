#include "core/variants/registry.h"
#include "hands.h"
#include "support/run.h"
#include "ui/board/board.h"
#include "ui/board/board_row.h"
#include "ui/board/column_header.h"
#include "ui/documents/filing.h"
#include "ui/editing/compared_recipes.h"
#include "ui/panels/chart_panel.h"
#include "ui/panels/comparison_panel.h"
#include "ui/timeline/scrubber.h"

#include <QLabel>
#include <QTest>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Figure 3.4 with the standard perceptron beside it.
struct Compared : Shown
{
    Compared() { press(Qt::Key_K); }

    Showing &columns() const { return window.showing(); }
    OpenDocument &document() const { return window.showing().document(); }
    const BoardRow &boards() const { return *window.findChild<BoardRow *>(); }
    Board &boardOf(std::size_t column) const { return const_cast<Board &>(boards().boardOf(column)); }
    std::uint64_t updatesOf(std::size_t column) const { return columns()[column].run()->trace.updateCount(); }
    ColumnHeader *header(std::size_t column) const
    {
        return window.findChild<ColumnHeader *>(u"columnHeader%1"_s.arg(column));
    }
};

void pressAndSettle(Compared &shown, Qt::Key key)
{
    shown.press(key);
    settleLayouts();
}

} // namespace

class ComparisonTest : public QObject
{
    Q_OBJECT

private slots:
    void oneKeyComparesAndGoesBack()
    {
        Compared shown;
        QCOMPARE(shown.columns().size(), std::size_t{2});
        QTRY_COMPARE(shown.updatesOf(0), std::uint64_t{49});
        QTRY_COMPARE(shown.updatesOf(1), std::uint64_t{60});
        QVERIFY(shown.boardOf(1).isVisible());
        QVERIFY(&shown.boardOf(1) != &shown.window.board());

        shown.press(Qt::Key_K);
        QCOMPARE(shown.columns().size(), std::size_t{1});
        QCOMPARE(shown.window.board().size(), shown.boards().size());
        QVERIFY(!shown.window.findChild<ComparisonChart *>()->isVisible());
    }

    void comparingAndNoMoreIsNoChange_data()
    {
        QTest::addColumn<bool>("isCompared");
        QTest::addColumn<bool>("isChanged");
        QTest::newRow("of one recipe") << false << false;
        QTest::newRow("of several") << true << false;
        QTest::newRow("after a change") << false << true;
    }
    void comparingAndNoMoreIsNoChange()
    {
        QFETCH(const bool, isCompared);
        QFETCH(const bool, isChanged);
        Shown shown(isCompared ? u"example:greedy-slower"_s : u"example:figure34"_s);
        OpenDocument &document = shown.window.showing().document();
        QCOMPARE(document.isComparing(), isCompared);
        if (isChanged)
            document.addPoint({1, 2, Label::Positive});
        const int steps = document.history().count();
        const auto bytes = [&] { return writeDocument(shown.window.filing().contentToSave()); };
        const std::string before = bytes();
        for (int round = 0; round < 2; ++round) {
            shown.press(Qt::Key_K);
            QVERIFY(document.isComparing() != isCompared);
            QVERIFY(shown.window.filing().isModified());
            shown.press(Qt::Key_K);
            QCOMPARE(bytes(), before);
            QCOMPARE(document.history().count(), steps);
            QCOMPARE(shown.window.filing().isModified(), isChanged);
            QCOMPARE(shown.window.isWindowModified(), isChanged);
        }
    }

    void whatWasInFrontIsThereAfterComparing()
    {
        Shown shown;
        shown.panels().open(u"lesson"_s);
        shown.press(Qt::Key_K);
        QVERIFY(shown.panel(u"compare"_s).isVisible());
        shown.press(Qt::Key_K);
        QVERIFY(shown.panel(u"lesson"_s).isVisible());
    }

    void choosingByComparingIsOneStep()
    {
        Compared shown;
        const Document before = shown.document().content();
        shown.press(Qt::Key_K, Qt::ControlModifier);
        const Recipe chosen = shown.document().recipe();
        shown.press(Qt::Key_K);
        QVERIFY(shown.document().recipe() == chosen && !shown.document().isComparing());
        QCOMPARE(shown.document().history().count(), 1);
        shown.press(Qt::Key_K); // the two of before, and the hand is where it was
        QCOMPARE(shown.document().recipes(), before.recipes);
        QCOMPARE(shown.document().focus(), std::size_t{1});
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!shown.document().isComparing() && shown.document().recipe() == before.recipe());
        QVERIFY(!shown.window.filing().isModified());
    }

    void aComparisonThatWasSavedIsChangedByItsEnd()
    {
        Compared shown;
        shown.document().history().setClean();
        shown.press(Qt::Key_K);
        QVERIFY(shown.window.filing().isModified());
        shown.press(Qt::Key_K);
        QVERIFY(!shown.window.filing().isModified());
    }

    void oneMoreIsAnotherVariantWhileThereIsOne()
    {
        Compared shown;
        std::set<std::string> there;
        for (const NamedRecipe &named : shown.document().recipes())
            there.insert(named.recipe.variant);
        while (there.size() < variants().size()) {
            shown.press(Qt::Key_K, Qt::ShiftModifier);
            QCOMPARE(shown.document().focus(), shown.document().recipes().size() - 1);
            QVERIFY(there.insert(shown.document().recipe().variant).second);
            QVERIFY(shown.columns().inFocus().run() != nullptr);
        }
        const Recipe last = shown.document().recipe();
        for (std::uint64_t seed = last.seed + 1; seed <= last.seed + 2; ++seed) {
            shown.press(Qt::Key_K, Qt::ShiftModifier);
            QCOMPARE(shown.document().recipe().variant, last.variant);
            QCOMPARE(shown.document().recipe().order, Order::Shuffled);
            QCOMPARE(shown.document().recipe().seed, seed);
        }
    }

    void oneMoreHasARunOnThesePoints()
    {
        Shown shown;
        OpenDocument &document = shown.window.showing().document();
        document.replacePoints({{1, 2, Label::Positive}, {3, 4, Label::Positive}}, u"one class"_s);
        for (std::size_t i = 0; i < variants().size(); ++i) {
            shown.press(Qt::Key_K, Qt::ShiftModifier);
            QVERIFY2(shown.window.showing().inFocus().run() != nullptr, document.recipe().variant.c_str());
        }
    }

    void errorsOnPointsHeldOutHaveAColumn()
    {
        Compared shown;
        const auto *table = shown.window.findChild<ComparisonTable *>();
        QVERIFY(table->isColumnHidden(ComparisonTable::Test));
        Recipe recipe = shown.document().recipe();
        recipe.holdOut = {0.25, 3};
        shown.document().setRecipe(recipe);
        QTRY_VERIFY(!table->isColumnHidden(ComparisonTable::Test));
        QTRY_VERIFY(table->item(1, ComparisonTable::Test)->text().endsWith(u"\u202f%"_s));
        QCOMPARE(table->item(3, ComparisonTable::Test)->text(), u"–"_s);
        QVERIFY(shown.columns()[0].name().whole().contains(u"0.25 held out, seed 3"_s));
        shown.document().history().undo();
        QTRY_VERIFY(table->isColumnHidden(ComparisonTable::Test));
    }

    void theCounterpartIsBroughtBackAsItWas()
    {
        Compared shown;
        shown.document().setFocus(1);
        Recipe recipe = shown.document().recipe();
        recipe.start = {1, 2};
        shown.document().setRecipe(recipe);
        shown.document().setFocus(0);
        shown.press(Qt::Key_K);
        shown.press(Qt::Key_K);
        QCOMPARE(shown.document().recipe(1), recipe);
    }

    void thePlayheadGoesToTheEndOfTheLongestRun()
    {
        Compared shown;
        shown.press(Qt::Key_End);
        QCOMPARE(shown.step(), std::uint64_t{60});
        QCOMPARE(shown.columns()[0].cursor().update, std::uint64_t{49});
        QCOMPARE(shown.columns()[0].tween(), 1.0);
        QCOMPARE(shown.columns()[1].cursor().update, std::uint64_t{60});
        shown.window.showing().playback().seekUpdate(55);
        QCOMPARE(shown.columns()[0].cursor(), lastCursor(shown.columns()[0].run()->trace));
        QCOMPARE(shown.columns()[1].cursor().update, std::uint64_t{55});
        shown.press(Qt::Key_K); // the longer run is gone
        QCOMPARE(shown.step(), std::uint64_t{49});
    }

    void everyStepThereComesBackTheSameWay_data()
    {
        QTest::addColumn<Stride>("stride");
        QTest::newRow("by check") << Stride::Check;
        QTest::newRow("by update") << Stride::Update;
        QTest::newRow("by sweep") << Stride::Sweep;
    }
    void everyStepThereComesBackTheSameWay()
    {
        QFETCH(const Stride, stride);
        Compared shown;
        Playback &playback = shown.window.showing().playback();
        playback.setStride(stride);
        playback.toStart();
        std::vector<Cursor> path{playback.cursor()};
        while (!playback.isAtEnd()) {
            playback.stepForward();
            QVERIFY(playback.cursor() > path.back());
            path.push_back(playback.cursor());
        }
        QCOMPARE(path.back().update, std::uint64_t{60});
        QVERIFY(std::ranges::find(path, lastCursor(shown.columns()[0].run()->trace)) != path.end());
        for (std::size_t steps = 0; !playback.isAtStart(); ++steps) {
            QVERIFY(steps <= path.size());
            const Cursor before = playback.cursor();
            playback.stepBack();
            QVERIFY(playback.cursor() < before);
        }
    }

    void anotherFocusMakesNoRunAnew()
    {
        Compared shown;
        const auto first = shown.columns()[0].sharedStudy();
        const auto second = shown.columns()[1].sharedStudy();
        shown.document().setFocus(1);
        QCOMPARE(&shown.columns()[1], &shown.columns().inFocus());
        QCOMPARE(shown.columns()[0].sharedStudy(), first);
        QCOMPARE(shown.window.showing().sharedStudy(), second);
        shown.press(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(shown.window.showing().sharedStudy(), first);
    }

    void aPressOnAnotherBoardIsForItsRecipe()
    {
        Compared shown;
        Board &other = shown.boardOf(1);
        const std::size_t before = shown.study().points.size();
        const QPoint place(20, 20);
        const PlanePoint there = other.placeAt(fromQt(QPointF(place)));
        QTest::mouseClick(&other, Qt::LeftButton, {}, place);
        QCOMPARE(shown.document().focus(), std::size_t{1});
        QCOMPARE(shown.study().points.size(), before + 1);
        QCOMPARE(shown.study().points.back().x1, there.x());
        QCOMPARE(shown.study().points.back().x2, there.y());
        QCOMPARE(&shown.boardOf(1), &other); // every recipe keeps its board
        QCOMPARE(&other, &shown.window.board());
        QCOMPARE(shown.columns()[0].study().points.size(), before + 1);
    }

    void aDragThatBeginsOnAnotherBoardMovesItsPoint()
    {
        Compared shown;
        Board &other = shown.boardOf(1);
        const Point point = shown.study().points[1];
        const QPoint from = toQt(other.view().toScreen(point.x1, point.x2)).toPoint();
        const QPoint there = other.mapToGlobal(from);
        const auto at = [&](QPoint by) { return other.mapFromGlobal(there + by); };
        QTest::mousePress(&other, Qt::LeftButton, {}, from);
        QTest::mouseMove(&other, at({30, 0}));
        QMouseEvent move(QEvent::MouseMove, at({30, 10}), there + QPoint(30, 10), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&other, &move);
        QTest::mouseRelease(&other, Qt::LeftButton, {}, at({30, 10}));
        QCOMPARE(shown.document().focus(), std::size_t{1});
        const double scale = shown.window.board().view().scale;
        QVERIFY(std::abs(shown.study().points[1].x1 - point.x1 - 30 / scale) < 2 / scale);
        QVERIFY(std::abs(shown.study().points[1].x2 - point.x2 + 10 / scale) < 2 / scale);
        QCOMPARE(shown.document().history().undoText(), u"move 1 point"_s);
    }

    void spacePansOnAnyBoard()
    {
        Compared shown;
        Board &other = shown.boardOf(1);
        const std::size_t points = shown.study().points.size();
        const View before = other.view();
        QTest::keyPress(&shown.window.board(), Qt::Key_Space);
        QTest::mousePress(&other, Qt::LeftButton, {}, {50, 50});
        QMouseEvent move(QEvent::MouseMove, QPointF(80, 50), other.mapToGlobal(QPointF(80, 50)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&other, &move);
        QTest::mouseRelease(&other, Qt::LeftButton, {}, {80, 50});
        QTest::keyRelease(&other, Qt::Key_Space);
        QCOMPARE(shown.study().points.size(), points);
        QVERIFY(other.view().centreX1 < before.centreX1);
        QCOMPARE(shown.boardOf(0).view(), other.view());
        QTest::qWait(60); // until Space is certainly let go
        QVERIFY(!shown.window.showing().playback().isPlaying());
    }

    void columnsKeepTheirRunsWhereverTheyGo()
    {
        Compared shown;
        addRecipe(shown.document());
        const Column &second = shown.columns()[1];
        const auto study = second.sharedStudy();
        moveRecipe(shown.document(), 1, 0);
        QCOMPARE(&shown.columns()[0], &second);
        removeRecipe(shown.document(), 1);
        QCOMPARE(&shown.columns()[0], &second);
        QCOMPARE(second.sharedStudy(), study);
    }

    void onePointOfViewMovesAll()
    {
        Compared shown;
        shown.press(Qt::Key_Plus);
        QCOMPARE(shown.boardOf(1).view(), shown.boardOf(0).view());
        const View before = shown.window.board().view();
        QWheelEvent wheel(QPointF(50, 50), shown.boardOf(1).mapToGlobal(QPointF(50, 50)), {}, {0, 120},
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&shown.boardOf(1), &wheel);
        QVERIFY(shown.window.board().view().scale > before.scale);
        QCOMPARE(shown.boardOf(1).view(), shown.boardOf(0).view());
    }

    void allBoardsAreOfOneSize()
    {
        Compared shown;
        for (std::size_t more = 3; more <= BoardRow::mostBoards; ++more) {
            addRecipe(shown.window.showing().document());
            for (std::size_t column = 0; column < more; ++column) {
                QCOMPARE(shown.boardOf(column).size(), shown.boardOf(0).size());
                QVERIFY(shown.boards().rect().contains(shown.boardOf(column).geometry()));
                QVERIFY(shown.boards().rect().contains(shown.header(column)->geometry()));
                QCOMPARE(shown.boardOf(column).view(), shown.boardOf(0).view());
            }
        }
    }

    void recipesWithoutABoardAreTold()
    {
        Compared shown;
        const auto told = [&boards = shown.boards()] {
            for (const auto *label : boards.findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(u"more recipe"_s))
                    return label->text();
            }
            return QString();
        };
        while (shown.columns().size() < BoardRow::mostBoards)
            addRecipe(shown.window.showing().document());
        QCOMPARE(told(), QString());
        addRecipe(shown.window.showing().document());
        QVERIFY(told().startsWith(u"One more recipe"_s));
        addRecipe(shown.window.showing().document());
        QVERIFY(told().startsWith(u"2 more recipes"_s));
        QVERIFY(!shown.boardOf(7).geometry().intersects(shown.boards().findChild<QLabel *>()->geometry()));
        removeRecipe(shown.window.showing().document(), 0);
        removeRecipe(shown.window.showing().document(), 0);
        QCOMPARE(told(), QString());
    }

    /// Of runs with 10 and 3 updates and one at a cap of 5.
    void theTimelineStaysAsTheFocusMoves()
    {
        Compared shown;
        std::vector<NamedRecipe> recipes = shown.document().recipes();
        recipes.push_back(recipes.front());
        for (std::size_t column = 0; column < 3; ++column)
            recipes[column].recipe.caps.updates = std::array{10U, 3U, 5U}[column];
        shown.document().setRecipes(recipes, 0);
        auto &scrubber = *shown.window.findChild<Scrubber *>();
        QTRY_COMPARE(scrubber.maximum(), 10);
        const auto places = [&] {
            return std::pair(scrubber.geometry(), std::pair(scrubber.placeOf(0), scrubber.placeOf(10)));
        };
        const auto before = places();
        for (const std::size_t focus : {1, 2, 0}) {
            shown.document().setFocus(focus);
            QCoreApplication::processEvents();
            QCOMPARE(places(), before);
        }
    }

    void eachColumnIsEditedLikeTheLoneRecipe()
    {
        Compared shown;
        const auto greedy = shown.columns()[0].sharedStudy();
        shown.document().setFocus(1);
        Recipe recipe = shown.document().recipe();
        recipe.start = {4.4, -4.6};
        shown.document().setRecipe(recipe);
        QCOMPARE(shown.columns()[1].run()->recipe.start, recipe.start);
        QCOMPARE(shown.columns()[0].sharedStudy(), greedy);
        QVERIFY(shown.document().recipe(0).start.empty());
    }

    void theRatesOfSComeInOneStep()
    {
        Shown shown;
        const int steps = shown.window.showing().document().history().count();
        addRates(shown.window.showing().document());
        QCOMPARE(shown.window.showing().size(), std::size_t{5});
        QCOMPARE(shown.window.showing().document().history().count(), steps + 1);
        for (std::size_t column = 1; column < 5; ++column)
            QTRY_COMPARE(shown.window.showing()[column].run()->trace.updateCount(), std::uint64_t{60});
        addRates(shown.window.showing().document()); // all are there
        QCOMPARE(shown.window.showing().size(), std::size_t{5});
    }

    void recipesAreMovedNamedAndRemoved()
    {
        Compared shown;
        renameRecipe(shown.window.showing().document(), 0, u"  Choosy "_s);
        QCOMPARE(shown.window.showing()[0].name().title, u"Choosy"_s);
        moveRecipe(shown.window.showing().document(), 0, 1);
        QCOMPARE(shown.window.showing()[1].name().title, u"Choosy"_s);
        QCOMPARE(shown.document().focus(), std::size_t{1}); // it is still in focus
        QTRY_COMPARE(shown.updatesOf(0), std::uint64_t{60});
        removeRecipe(shown.window.showing().document(), 1);
        QCOMPARE(shown.columns().size(), std::size_t{1});
        QCOMPARE(shown.document().content().recipe().variant, std::string("standard"));
        removeRecipe(shown.window.showing().document(), 0); // the last one stays
        QCOMPARE(shown.columns().size(), std::size_t{1});
    }

    void undoTakesBackWhatWasDoneToAComparison()
    {
        Shown shown;
        const Document before = shown.window.showing().document().content();
        shown.press(Qt::Key_K);
        renameRecipe(shown.window.showing().document(), 1, u"fixed"_s);
        moveRecipe(shown.window.showing().document(), 0, 1);
        removeRecipe(shown.window.showing().document(), 0);
        const Document after = shown.window.showing().document().content();
        for (int i = 0; i < 4; ++i)
            shown.window.showing().document().history().undo();
        QCOMPARE(shown.window.showing().document().content(), before);
        QCOMPARE(shown.window.showing().size(), std::size_t{1});
        for (int i = 0; i < 4; ++i)
            shown.window.showing().document().history().redo();
        QCOMPARE(shown.window.showing().document().content(), after);
    }

    void aComparisonIsSavedAndOpened()
    {
        Compared shown;
        renameRecipe(shown.window.showing().document(), 1, u"fixed"_s);
        const Document saved = shown.window.filing().unsaved().content;
        const auto read = readDocument(writeDocument(saved));
        QVERIFY(read);
        QCOMPARE(*read, saved);
        Shown other;
        other.window.open(OpenedDocument{*read, u"again"_s, {}});
        QCOMPARE(other.window.showing().size(), std::size_t{2});
        QCOMPARE(other.window.showing()[1].name().title, u"fixed"_s);
        QTRY_COMPARE(other.window.showing()[1].run()->trace.updateCount(), std::uint64_t{60});
        other.window.open(u"example:figure34"_s);
        QCOMPARE(other.window.showing().size(), std::size_t{1});
    }

    void moreThanSixBoardsAreThoseAroundTheFocus()
    {
        Shown shown;
        for (int i = 0; i < 8; ++i)
            addRecipe(shown.window.showing().document());
        const auto headers = [&] {
            int count = 0;
            for (const auto *header : shown.window.findChildren<ColumnHeader *>())
                count += header->isVisible() ? 1 : 0;
            return count;
        };
        QCOMPARE(headers(), 6);
        for (std::size_t focus = 0; focus < 9; ++focus) {
            shown.window.showing().document().setFocus(focus);
            QCOMPARE(headers(), 6);
            const auto named = shown.window.findChildren<ColumnHeader *>(u"columnHeader%1"_s.arg(focus));
            QVERIFY(std::ranges::any_of(named, &QWidget::isVisible));
            QVERIFY(shown.window.board().isVisible());
        }
    }

    void theChartHasALineAndAnEndForEach()
    {
        Compared shown;
        const auto &chart = *shown.window.findChild<ComparisonChart *>();
        QTRY_VERIFY(chart.isVisible());
        const auto isDrawn = [&](std::string_view words) {
            return std::ranges::any_of(
                chart.view().picture().instructions, [&](const Instruction &instruction) {
                    const auto *text = std::get_if<Words>(&static_cast<const Shape &>(instruction));
                    return text != nullptr && text->isBold && text->text == words;
                });
        };
        QTRY_VERIFY(isDrawn("49"));
        QVERIFY(isDrawn("60"));
        QTest::mouseClick(const_cast<ChartView *>(&chart.view()), Qt::LeftButton, {},
                          chart.view().placeOf(57));
        QCOMPARE(shown.step(), std::uint64_t{57});
    }

    void namesTellWhatDiffers()
    {
        Compared shown;
        QCOMPARE(shown.window.showing()[0].name().whole(), u"Greedy S = 0.5, 1, 2, 4"_s);
        QCOMPARE(shown.window.showing()[1].name().whole(), u"Standard η = 1"_s);
        Recipe recipe = shown.document().recipe();
        recipe.space = Space::Bias;
        recipe.order = Order::Shuffled;
        recipe.seed = 7;
        shown.document().setRecipe(recipe);
        QCOMPARE(shown.window.showing()[0].name().details, u"line, shuffled, seed 7, S = 0.5, 1, 2, 4"_s);
        QCOMPARE(shown.window.showing()[1].name().details, u"through 0, in the given order, η = 1"_s);
    }

    void vectorsOfAllBoardsHaveOneScale()
    {
        Shown shown;
        addRates(shown.window.showing().document());
        const auto &boards = *shown.window.findChild<BoardRow *>();
        std::vector<const Study *> studies;
        for (std::size_t column = 0; column < 5; ++column) {
            QTRY_COMPARE(shown.window.showing()[column].study().progress, Progress::Finished);
            studies.push_back(&shown.window.showing()[column].study());
        }
        const VectorScale scale(studies);
        // Some runs are shorter than others.
        for (const std::uint64_t step : {0U, 2U, 20U, 51U, 60U}) {
            shown.window.showing().playback().seekUpdate(step);
            for (std::size_t column = 0; column < 5; ++column)
                QCOMPARE(vectorFactorOf(boards.boardOf(column).frame()).drawn, scale.at(step).now);
            shown.window.resize(shown.window.size() + QSize(100, 60));
            QCoreApplication::processEvents();
        }
        shown.press(Qt::Key_K);
        QCOMPARE(vectorFactorOf(shown.window.board().frame()).drawn,
                 VectorScale(shown.window.board().study()).at(0).now);
    }

    void ratesThatAreThereAreNotAddedAgain()
    {
        Compared shown; // greedy, and η = 1 as the default of its variant
        shown.document().setFocus(1);
        addRates(shown.window.showing().document());
        QCOMPARE(shown.columns().size(), std::size_t{5});
    }

    void goingBackAndForthKeepsTheView()
    {
        Compared shown;
        pressAndSettle(shown, Qt::Key_K);
        pressAndSettle(shown, Qt::Key_Plus);
        const View before = shown.window.board().view();
        for (int i = 0; i < 6; ++i)
            pressAndSettle(shown, Qt::Key_K);
        QVERIFY(std::abs(shown.window.board().view().scale / before.scale - 1) < 0.01);
    }

    void escapeStopsAllRuns()
    {
        Shown shown(u"example:xor"_s);
        shown.press(Qt::Key_K);
        OpenDocument &document = shown.window.showing().document();
        std::vector<NamedRecipe> recipes = document.recipes();
        for (NamedRecipe &named : recipes) {
            named.recipe.order = Order::Reshuffled; // no cycle can be told, so only the cap would end it
            named.recipe.caps.updates = 10'000'000;
        }
        document.setRecipes(recipes, document.focus());
        for (std::size_t column = 0; column < 2; ++column)
            QVERIFY(shown.window.showing()[column].runner().isBusy());
        shown.press(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.window.showing().isBusy(), 60'000);
        for (std::size_t column = 0; column < 2; ++column)
            QCOMPARE(shown.window.showing()[column].study().progress, Progress::Stopped);
    }
};

HALFPLANE_TEST(comparison_test, ComparisonTest, QApplication)

#include "comparison_test.moc"
