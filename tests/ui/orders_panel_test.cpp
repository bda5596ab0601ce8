#include "core/left_out.h"
#include "core/numbers.h"
#include "core/orders.h"
#include "shown_window.h"
#include "support/run.h"
#include "ui/panels/comparison_panel.h"
#include "ui/panels/orders_panel.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Figure 3.4 with the standard perceptron beside it, and the panel that comes with it.
struct Ordered : Shown
{
    Ordered() { press(Qt::Key_K); }

    OrdersPanel &panel() const { return *window.findChild<OrdersPanel *>(); }
    ComparisonTable &table() const { return *window.findChild<ComparisonTable *>(); }
    OpenDocument &document() const { return window.showing().document(); }
    bool areKnown() const { return panel().known() == panel().wanted() && !panel().isBusy(); }
    std::uint64_t updatesOf(std::size_t column) const
    {
        return window.showing()[column].run()->trace.updateCount();
    }
    QString words() const
    {
        for (const auto *label : panel().findChildren<QLabel *>()) {
            if (label->text().contains(u"median"_s))
                return label->text();
        }
        return {};
    }
    bool offers(const QString &text) const
    {
        const auto buttons = panel().findChildren<QToolButton *>();
        return std::ranges::any_of(
            buttons, [&](const QToolButton *each) { return each->text() == text && each->isEnabled(); });
    }
};

} // namespace

class OrdersPanelTest : public QObject
{
    Q_OBJECT

private slots:
    /// Section 5 on the points that are open: as many runs as points, and how far apart they end.
    void aRunWithoutEachPointIsALine()
    {
        Ordered shown;
        shown.panel().vary(u"points"_s);
        QTRY_VERIFY(shown.areKnown());
        QCOMPARE(shown.panel().wanted(), std::size_t{80});
        const VariedChart chart = shown.panel().variedChart();
        QCOMPARE(chart.values.front(), 1.0);
        QCOMPARE(chart.values.back(), 80.0);
        for (std::size_t row = 0; row < 2; ++row) {
            const Run &run = *shown.window.showing()[row].run();
            const auto without = answersWithoutEach(run, 1'000'000'000);
            QVERIFY(spreadOfNormals(chart.rows[row].outcomes) == without->spread);
            const QString spread = QString::fromStdString(inDegrees(*without->spread));
            QTRY_VERIFY2(shown.words().contains(spread), qPrintable(shown.words()));
        }
        shown.panel().takeValue(6);
        QCOMPARE(shown.document().selection(), Selection{6});
        shown.panel().vary(u"orders"_s);
        QTRY_COMPARE(shown.panel().wanted(), std::size_t{1000});
    }

    void thePanelIsThereWhileSomethingIsCompared()
    {
        Ordered shown;
        QVERIFY(shown.panel().isVisible());
        shown.press(Qt::Key_K);
        QVERIFY(!shown.panel().isVisible());
    }

    void theTableSaysWhatBecameOfEach()
    {
        Ordered shown;
        QTRY_VERIFY(shown.table().rowCount() == 4
                    && shown.table().item(3, ComparisonTable::Updates) != nullptr);
        const auto cell = [&table = shown.table()](int row, int column) {
            return table.item(row, column)->text();
        };
        QCOMPARE(cell(0, 0), u"Greedy S = 0.5, 1, 2, 4"_s);
        QCOMPARE(cell(1, ComparisonTable::Updates), u"49"_s);
        QCOMPARE(cell(1, ComparisonTable::Sweeps), u"14"_s);
        QCOMPARE(cell(1, ComparisonTable::Wrong), u"0"_s);
        QCOMPARE(cell(1, ComparisonTable::Margin), u"0.127"_s);
        QCOMPARE(cell(3, ComparisonTable::Updates), u"60"_s);
        QCOMPARE(cell(3, ComparisonTable::Sweeps), u"19"_s);
        QVERIFY(shown.table().item(3, ComparisonTable::Bound)->toolTip().contains(u"Theorem 9"_s));
    }

    void namesAreEditedAndRecipesRemovedInTheTable()
    {
        Ordered shown;
        QTRY_COMPARE(shown.table().rowCount(), 4);
        shown.table().item(2, 0)->setText(u"fixed"_s);
        QCOMPARE(shown.document().content().recipes[1].name, std::string("fixed"));
        shown.table().setCurrentCell(2, 0);
        QCOMPARE(shown.document().focus(), std::size_t{1});
        QTest::keyClick(&shown.table(), Qt::Key_Delete);
        QCOMPARE(shown.window.showing().size(), std::size_t{1});
    }

    void aThousandOrdersOfFigure34()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown() && shown.words().contains(u"926"_s));
        QVERIFY(shown.words().contains(u"<b>24</b>"_s));
        QVERIFY(shown.words().contains(u"2 to 139"_s));
        QVERIFY(shown.words().contains(u">42<"_s));
        QVERIFY(shown.words().contains(u">32<"_s));
        QVERIFY(shown.words().contains(u"926 of 1\u00a0000 orders"_s)); // no line ends within a number
        QTRY_VERIFY(shown.offers(u"Shortest found: 2"_s));
        QVERIFY(shown.offers(u"Longest found: 139"_s));
    }

    void anEditMakesTheOrdersAnew()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown());
        const OrdersBins before = binsOf(shown.panel().chart());
        shown.document().removePoints({0, 1, 2});
        QTRY_VERIFY(shown.areKnown() && binsOf(shown.panel().chart()).counts != before.counts);
        shown.document().history().undo();
        QTRY_VERIFY(shown.areKnown() && binsOf(shown.panel().chart()).counts == before.counts);
    }

    void aClickOnABarTakesAnOrderFromIt()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown());
        const OrdersBins bins = binsOf(shown.panel().chart());
        for (std::size_t bin = 0; bin < bins.size(); ++bin) {
            if (bins.counts[0][bin] == 0)
                continue;
            shown.panel().takeOrdersOf(bin);
            QTRY_COMPARE(bins.binOf(shown.updatesOf(0)), bin);
            QCOMPARE(shown.document().recipe(0).order, Order::Shuffled);
            QCOMPARE(shown.document().recipe(1).seed, shown.document().recipe(0).seed);
        }
        QVERIFY(shown.areKnown()); // another order is no other distribution
    }

    void whatIsTakenIsOneStep()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown());
        const Document before = shown.document().content();
        const int steps = shown.document().history().count();
        shown.panel().takeLongest();
        QCOMPARE(shown.document().history().count(), steps + 1);
        QTRY_COMPARE(shown.updatesOf(0), std::uint64_t{139});
        shown.document().history().undo();
        QCOMPARE(shown.document().content(), before);
        QTRY_VERIFY(shown.areKnown());
        shown.panel().takeShortest();
        QTRY_COMPARE(shown.updatesOf(0), std::uint64_t{2});
    }

    void whatASearchFindsCanBeTaken()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown());
        shown.panel().search();
        QVERIFY(shown.panel().isBusy());
        constexpr int slowMachine = 60'000;
        QTRY_VERIFY_WITH_TIMEOUT(
            shown.offers(u"Shortest found: 2"_s) && !shown.offers(u"Longest found: 139"_s), slowMachine);
        shown.panel().stop();
        QTRY_VERIFY(!shown.panel().isBusy());
        QCoreApplication::processEvents();
        shown.panel().takeLongest();
        QTRY_VERIFY(shown.updatesOf(0) > 139);
        QCOMPARE(shown.document().recipe().order, Order::Given);
    }

    void runsThatDoNotConvergeAreSaidApart()
    {
        Ordered shown;
        Recipe recipe = shown.document().recipe();
        recipe.caps.updates = 20;
        shown.document().setRecipe(recipe);
        QTRY_VERIFY(shown.areKnown() && shown.words().contains(u"did not converge"_s));
        const OrdersBins bins = binsOf(shown.panel().chart());
        std::size_t counted = 0;
        for (std::size_t bin = 0; bin < bins.size(); ++bin)
            counted += bins.counts[0][bin];
        QVERIFY(counted > 0 && counted < 1000);
    }

    void whoeverHidesThePanelStopsIt()
    {
        Ordered shown;
        QTRY_VERIFY(shown.areKnown());
        shown.panel().search();
        shown.panels().close(u"compare"_s);
        QTRY_VERIFY(!shown.panel().isBusy());
    }

    void runsOfRecipesThatAreGoneSayNothing()
    {
        Ordered shown;
        QTRY_VERIFY(shown.panel().known() > 0);
        shown.panel().hide(); // what was known is told later
        shown.window.open(u"example:first"_s);
        QCOMPARE(shown.window.showing().size(), std::size_t{1});
        QCoreApplication::processEvents();
        QVERIFY(!shown.panel().isVisible());
    }

    void theLoneRecipeHasOrdersToo()
    {
        Ordered shown;
        shown.press(Qt::Key_K); // hides it while it computes
        shown.panels().open(u"compare"_s);
        QTRY_VERIFY(shown.areKnown());
        QCOMPARE(shown.panel().chart().rows.size(), std::size_t{1});
        QTRY_VERIFY(shown.offers(u"Longest found: 139"_s));
    }

    void aParameterVariesInTheRecipesThatHaveIt()
    {
        Ordered shown;
        shown.document().setFocus(1);
        Recipe recipe = shown.document().recipe();
        recipe.start = {4, -5};
        shown.document().setRecipe(recipe);
        shown.panel().vary(u"eta"_s);
        QTRY_VERIFY(shown.areKnown());
        const VariedChart chart = shown.panel().variedChart();
        QCOMPARE(chart.rows.size(), std::size_t{1}); // greedy has no η
        QCOMPARE(chart.scale, VariedChart::Scale::Logarithmic);
        QVERIFY(chart.values.front() <= 0.01 && chart.values.back() >= 100);
        std::set<std::uint32_t> different;
        for (std::size_t place = 0; place < chart.values.size(); place += 10) {
            Recipe alone = recipe;
            alone.parameters["eta"] = chart.values[place];
            Trainer trainer = *Trainer::of(shown.document().points(), alone);
            trainer.advance();
            QCOMPARE(std::uint64_t{chart.rows[0].outcomes[place].updates}, trainer.run().trace.updateCount());
            different.insert(chart.rows[0].outcomes[place].updates);
        }
        QVERIFY(different.size() > 3);
    }

    void aClickTakesTheValue()
    {
        Ordered shown;
        shown.document().setFocus(1);
        shown.panel().vary(u"eta"_s);
        QTRY_VERIFY(shown.areKnown());
        const Document before = shown.document().content();
        const std::size_t place = 30;
        const double value = shown.panel().variedChart().values[place];
        shown.panel().takeValue(place);
        QCOMPARE(numberOf(shown.document().recipe().parameters, "eta"), std::optional(value));
        QTRY_VERIFY(shown.areKnown());
        QCOMPARE(shown.panel().variedChart().current, std::optional(value));
        shown.document().history().undo();
        QCOMPARE(shown.document().content(), before);
    }

    void anAngleVariesWhereThereIsAStart()
    {
        Ordered shown;
        shown.panel().vary(u"angle"_s);
        QTRY_VERIFY(shown.areKnown());
        QVERIFY(shown.panel().chart().rows.size() == 2); // of orders, as w0 is 0
        shown.document().setStart({3, 0});
        shown.panel().vary(u"angle"_s);
        QTRY_VERIFY(shown.areKnown() && shown.panel().wanted() == 121);
        QCOMPARE(shown.panel().variedChart().current, std::optional(0.0));
        shown.panel().takeValue(30); // 90°
        QVERIFY(std::abs(shown.document().recipe().start[0]) < 1e-12);
        QVERIFY(std::abs(shown.document().recipe().start[1] - 3) < 1e-12);
    }

    void aNumberThatIsGoneGivesWayToOrders()
    {
        Ordered shown;
        shown.document().setFocus(1);
        shown.panel().vary(u"eta"_s);
        QTRY_VERIFY(shown.areKnown() && shown.panel().wanted() != 1000);
        shown.document().setFocus(0);
        QTRY_VERIFY(shown.areKnown() && shown.panel().wanted() == 1000);
    }

    void runsThatDoNotConvergeLeaveGaps()
    {
        const std::vector<Outcome> outcomes{{.updates = 5, .end = EndReason::Converged},
                                            {.updates = 7, .end = EndReason::Converged},
                                            {.updates = 9, .end = EndReason::Cycling},
                                            {.updates = 6, .end = EndReason::Converged},
                                            {.updates = 4, .end = EndReason::Converged}};
        const VariedChart chart{
            .size = {300, 150}, .rows = {{outcomes, Hue::Words}}, .values = {1, 2, 3, 4, 5}, .title = "m"};
        std::vector<std::size_t> lines;
        std::size_t marks = 0;
        bool isLine = false;
        for (const Instruction &instruction : trialsPicture(chart).instructions) {
            if (const auto *part = std::get_if<Part>(&instruction))
                isLine = part->id == "curve";
            else if (const auto *line = std::get_if<Line>(&instruction); line != nullptr && isLine)
                lines.push_back(line->points.size());
            else if (const auto *disc = std::get_if<Disc>(&instruction);
                     disc != nullptr && disc->radius < 1.7)
                ++marks;
        }
        QCOMPARE(lines, (std::vector<std::size_t>{2, 2}));
        QCOMPARE(marks, std::size_t{1});
        QCOMPARE(placeAt(chart, {0, 50}), std::optional(std::size_t{0}));
        QCOMPARE(placeAt(chart, {300, 50}), std::optional(std::size_t{4}));
    }
};

HALFPLANE_TEST(orders_panel_test, OrdersPanelTest, QApplication)

#include "orders_panel_test.moc"
