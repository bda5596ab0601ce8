#include "core/memberships.h"
#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "recipe_fixture.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"
#include "ui/forms/field.h"
#include "ui/forms/formula.h"
#include "ui/keys.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QToolButton>
#include <QWheelEvent>

#include <functional>
#include <set>

using namespace halfplane;
using namespace halfplane::test;

namespace {

QString greekEta() { return QStringLiteral("η"); }

double number(const Recipe &recipe, const char *id) { return std::get<double>(recipe.parameters.at(id)); }

ScrubLabel *name(const RecipeFixture &f, const QString &text)
{
    for (ScrubLabel *label : f.panel.findChildren<ScrubLabel *>()) {
        if (label->text() == text && label->isVisible())
            return label;
    }
    return nullptr;
}

void turnWheel(QWidget *widget, int steps)
{
    QWheelEvent event(QPointF(5, 5), widget->mapToGlobal(QPointF(5, 5)), {}, {0, 120 * steps}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

class RecipePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void showingARecipeTellsNobody()
    {
        RecipeFixture f;
        for (const VariantDescriptor *variant : variants()) {
            for (const Space space : allSpaces) {
                Recipe recipe = test::recipe(std::string(variant->id), {}, space);
                recipe.order = Order::Shuffled;
                recipe.seed = 77;
                recipe.start.assign(dimension(space), 1.5);
                recipe.caps.sweeps = 12;
                f.show(recipe);
            }
        }
        QCOMPARE(f.edited.count(), 0);
        QCOMPARE(f.edit(QStringLiteral("Start"))->text(), QStringLiteral("(1.5, 1.5, 1.5, 1.5)"));
        QCOMPARE(f.edit(QStringLiteral("Seed"))->text(), QStringLiteral("77"));
    }

    void everyVariantShowsWhatItIs()
    {
        RecipeFixture f;
        for (const VariantDescriptor *variant : variants()) {
            f.choose(QStringLiteral("Variant: ") + toText(variant->title));
            QVERIFY(f.find<QToolButton>(QStringLiteral("Variant: ") + toText(variant->title))->isChecked());
            int formulas = 0;
            for (const auto *formula : f.panel.findChildren<Formula *>()) {
                if (!formula->isVisible())
                    continue;
                ++formulas;
                QVERIFY(formula->isTypeset());
                QCOMPARE(formula->text(), toText(variant->formula));
            }
            QCOMPARE(formulas, 1);
            QVERIFY(f.says(QStringLiteral("stops when ") + toText(variant->stops)));
            for (const ParameterDescriptor &parameter : variant->parameters)
                QVERIFY2(name(f, toText(parameter.title)) != nullptr, parameter.title.data());
        }
    }

    void aTypedNumberAppliesWhenItIsComplete()
    {
        RecipeFixture f;
        f.edit(greekEta())->selectAll();
        QTest::keyClicks(f.edit(greekEta()), QStringLiteral("100"));
        QCOMPARE(f.edited.count(), 0); // 1 and 10 are not meant
        QTRY_COMPARE(f.edited.count(), 1);
        QCOMPARE(number(f.told(), "eta"), 100.0);
    }

    /// A press of the mouse elsewhere and a key that does something take what has been typed before.
    void whateverComesNextFindsWhatWasTyped_data()
    {
        QTest::addColumn<std::function<void(RecipeFixture &)>>("next");
        using Next = std::function<void(RecipeFixture &)>;
        QTest::newRow("a button") << Next([](RecipeFixture &f) { f.press(QStringLiteral("Shuffle")); });
        for (const int key : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_F5}) {
            QTest::newRow(qPrintable(QKeySequence(key).toString()))
                << Next([key](RecipeFixture &f) { QTest::keyClick(f.edit(greekEta()), Qt::Key(key)); });
        }
        QTest::newRow("saving") << Next(
            [](RecipeFixture &f) { QTest::keyClick(f.edit(greekEta()), Qt::Key_S, Qt::ControlModifier); });
    }
    void whateverComesNextFindsWhatWasTyped()
    {
        QFETCH(std::function<void(RecipeFixture &)>, next);
        const Keys keys;
        RecipeFixture f;
        QVERIFY(f.activate());
        f.edit(greekEta())->setFocus(Qt::TabFocusReason);
        f.edit(greekEta())->selectAll();
        QTest::keyClicks(f.edit(greekEta()), QStringLiteral("25"));
        QCOMPARE(f.edited.count(), 0);
        next(f);
        QVERIFY(f.edited.count() >= 1);
        QCOMPARE(number(f.told(), "eta"), 25.0);
    }

    void aDecimalCommaIsUnderstood()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("1,5"));
        QCOMPARE(number(f.told(), "eta"), 1.5);
        f.type(greekEta(), QStringLiteral("1,5.2"));
        QVERIFY(f.edit(greekEta())->hasTrouble());
    }

    void aDoubleClickTakesTheWholeNumber()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("0.5"));
        QTest::mouseDClick(f.edit(greekEta()), Qt::LeftButton, {}, {12, 10});
        QCOMPARE(f.edit(greekEta())->selectedText(), QStringLiteral("0.5"));
    }

    void aSliderSetsItsNumber()
    {
        RecipeFixture f;
        f.choose(QStringLiteral("Variant: Fuzzy"));
        auto *slider = f.find<QSlider>(QStringLiteral("δ"));
        QVERIFY(slider != nullptr);
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() - 1, slider->height() / 2});
        QCOMPARE(number(f.told(), "delta"), 0.495); // 0.5 is out of range
        QTest::mouseMove(slider, {-20, slider->height() / 2});
        QCOMPARE(number(f.told(), "delta"), 0.0);
        QTest::mouseMove(slider, {slider->width() / 2, slider->height() / 2});
        const double chosen = number(f.told(), "delta");
        QVERIFY(std::abs(chosen - 0.25) <= 0.01);
        QCOMPARE(f.edit(QStringLiteral("δ"))->text(), toText(written(chosen)));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 2, slider->height() / 2});
        f.type(QStringLiteral("δ"), QStringLiteral("0.4"));
        QVERIFY(slider->value() > 0.75 * slider->maximum() && slider->value() < 0.85 * slider->maximum());
    }

    void theSliderOfARateGoesByFactors()
    {
        RecipeFixture f;
        auto *slider = f.find<QSlider>(greekEta());
        const int ends = slider->maximum();
        for (const auto &[rate, share] : {std::pair(10.0, 0.75), {0.01, 0.0}, {1e9, 1.0}, {1.0, 0.5}}) {
            f.type(greekEta(), QString::number(rate));
            QVERIFY(std::abs(slider->value() - share * ends) <= 1);
            QCOMPARE(number(f.told(), "eta"), rate);
        }
        std::set<double> rates;
        for (int x = 0; x < slider->width(); ++x) {
            QTest::mousePress(slider, Qt::LeftButton, {}, {x, slider->height() / 2});
            QTest::mouseRelease(slider, Qt::LeftButton, {}, {x, slider->height() / 2});
            rates.insert(number(f.told(), "eta"));
        }
        QVERIFY(rates.contains(0.01) && rates.contains(100));
        for (const double rate : rates)
            QVERIFY2(toText(written(rate))
                             .remove(u'.')
                             .remove(QRegularExpression(QStringLiteral("^0+|0+$")))
                             .size()
                         <= 3,
                     qPrintable(toText(written(rate))));
    }

    void wrongTextStaysVisibleWithItsReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << QString() << QStringLiteral("η must be greater than 0");
        QTest::newRow("a word") << QStringLiteral("x")
                                << QStringLiteral("\"x\" is not a number: η must be greater than 0");
        QTest::newRow("out of range")
            << QStringLiteral("-1") << QStringLiteral("η must be greater than 0, not -1");
        QTest::newRow("zero") << QStringLiteral("0") << QStringLiteral("η must be greater than 0, not 0");
    }
    void wrongTextStaysVisibleWithItsReason()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        RecipeFixture f;
        f.type(greekEta(), text);
        f.show({});
        QCOMPARE(f.edited.count(), 0);
        QCOMPARE(f.edit(greekEta())->text(), text);
        QVERIFY(f.edit(greekEta())->property("invalid").toBool());
        QVERIFY(f.says(reason));
        f.type(greekEta(), QStringLiteral("1"));
        QVERIFY(!f.edit(greekEta())->property("invalid").toBool());
        QVERIFY(!f.says(reason));
    }

    void theLastValueStaysInForceWhileTextIsWrong()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("4"));
        f.type(greekEta(), QStringLiteral("4y"));
        f.choose(QStringLiteral("Boundary: Line"));
        QCOMPARE(number(f.told(), "eta"), 4.0);
        QCOMPARE(f.edit(greekEta())->text(), QStringLiteral("4y"));
    }

    void escapeBringsTheValueInForceBack()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("3"));
        f.type(greekEta(), QStringLiteral("3z"));
        QTest::keyClick(f.edit(greekEta()), Qt::Key_Escape);
        QCOMPARE(f.edit(greekEta())->text(), QStringLiteral("3"));
        QVERIFY(!f.edit(greekEta())->hasTrouble());
    }

    void whatIsBeingTypedIsNotDisturbed()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("1.50"));
        f.show(f.told());
        QCOMPARE(f.edit(greekEta())->text(), QStringLiteral("1.50"));
        f.type(QStringLiteral("Start"), QStringLiteral("1,2"));
        f.show(f.told());
        QCOMPARE(f.edit(QStringLiteral("Start"))->text(), QStringLiteral("1,2"));
    }

    void anotherValueFromOutsideIsShown()
    {
        RecipeFixture f;
        f.type(greekEta(), QStringLiteral("x"));
        f.show(test::recipe("standard", {{"eta", 0.125}}));
        QCOMPARE(f.edit(greekEta())->text(), QStringLiteral("0.125"));
        QVERIFY(!f.edit(greekEta())->hasTrouble());
    }

    void arrowKeysStepANumber()
    {
        RecipeFixture f;
        QTest::keyClick(f.edit(greekEta()), Qt::Key_Up);
        QCOMPARE(number(f.told(), "eta"), 1.05);
        QCOMPARE(f.edit(greekEta())->text(), QStringLiteral("1.05"));
        QTest::keyClick(f.edit(greekEta()), Qt::Key_Down);
        QTest::keyClick(f.edit(greekEta()), Qt::Key_Down);
        QCOMPARE(number(f.told(), "eta"), 0.95);
    }

    void theWheelNeedsTheFocus()
    {
        RecipeFixture f;
        QVERIFY(f.activate());
        f.edit(QStringLiteral("Start"))->setFocus();
        turnWheel(f.edit(greekEta()), 1);
        QCOMPARE(f.edited.count(), 0);
        f.edit(greekEta())->setFocus();
        turnWheel(f.edit(greekEta()), 1);
        QCOMPARE(number(f.told(), "eta"), 1.05);
        turnWheel(f.find<QComboBox>(QStringLiteral("Order")), -1);
        QCOMPARE(f.told().order, Order::Given);
    }

    void draggingANameChangesItsNumber()
    {
        RecipeFixture f;
        ScrubLabel *label = name(f, QStringLiteral("Rate η"));
        QTest::mousePress(label, Qt::LeftButton, {}, {5, 5});
        QTest::mouseMove(label, {5 + 2 * ScrubLabel::pixelsPerStep, 5});
        QTest::mouseRelease(label, Qt::LeftButton, {}, {5 + 2 * ScrubLabel::pixelsPerStep, 5});
        QCOMPARE(number(f.told(), "eta"), 1.1);
        QTest::mouseMove(label, {100, 5});
        QCOMPARE(number(f.told(), "eta"), 1.1);
    }

    void chipsChangeTheSet()
    {
        RecipeFixture f(test::recipe("greedy"));
        Chip *chip = f.find<Chip>(QStringLiteral("S, 1 of 4"));
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_Right, Qt::AltModifier);
        QVERIFY(f.told().parameters == Parameters({{"etas", std::vector{1.0, 0.5, 2.0, 4.0}}}));
        chip = f.find<Chip>(QStringLiteral("S, 4 of 4"));
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_Delete);
        QVERIFY(f.told().parameters == Parameters({{"etas", std::vector{1.0, 0.5, 2.0}}}));
    }

    void aVariantKeepsItsParametersWhileAnotherIsShown()
    {
        RecipeFixture f(test::recipe("fuzzy", {{"delta", 0.2}, {"eta", 3.0}}));
        f.choose(QStringLiteral("Variant: Greedy"));
        QVERIFY(f.told().parameters == Parameters({{"etas", std::vector{0.5, 1.0, 2.0, 4.0}}}));
        f.choose(QStringLiteral("Variant: Standard"));
        QVERIFY(f.told().parameters == Parameters({{"eta", 3.0}}));
        f.choose(QStringLiteral("Variant: Fuzzy"));
        QVERIFY(f.told().parameters == Parameters({{"eta", 3.0}, {"delta", 0.2}, {"m", 2.0}, {"c", 2.0}}));
    }

    void kellerAndHuntsDeltaIsOffered()
    {
        RecipeFixture f(test::recipe("fuzzy", {{"c", 1.5}}));
        f.press(QStringLiteral("Suggest δ"));
        QVERIFY(std::abs(number(f.told(), "delta") - suggestedDelta(1.5)) <= 0.5e-4);
        QCOMPARE(f.edit(QStringLiteral("δ"))->text(), toText(written(f.told().parameters.at("delta"))));
    }

    void aChoiceIsOneOfItsWords()
    {
        RecipeFixture f(test::recipe("margin-fuzzy"));
        f.choose(QStringLiteral("rule: unforgiven"));
        QVERIFY(f.told().parameters.at("rule") == ParameterValue(std::string("combined")));
    }

    void etaSaysWhenItCannotMatter()
    {
        RecipeFixture f;
        const QString note = toText(whyRateCannotMatter({}));
        QVERIFY(!note.isEmpty() && f.says(note));
        f.type(QStringLiteral("Start"), QStringLiteral("1 0"));
        QVERIFY(!f.says(note));
        f.press(QStringLiteral("Reset"));
        QVERIFY(f.says(note));
        f.choose(QStringLiteral("Variant: Greedy"));
        QVERIFY(!f.says(note));
    }

    void aNewSpaceKeepsWhatItCanOfTheStart()
    {
        Recipe recipe = test::recipe("standard", {}, Space::Bias);
        recipe.start = {1, 2, 3};
        RecipeFixture f(recipe);
        f.choose(QStringLiteral("Boundary: Circle"));
        QCOMPARE(f.told().space, Space::Circle);
        QVERIFY(f.told().start == std::vector<double>({1, 2, 0, 3}));
        f.choose(QStringLiteral("Boundary: Through 0"));
        QVERIFY(f.told().start == std::vector<double>({1, 2}));
        QCOMPARE(f.edit(QStringLiteral("Start"))->text(), QStringLiteral("(1, 2)"));
    }

    void theStartIsTypedAndReset()
    {
        RecipeFixture f;
        f.type(QStringLiteral("Start"), QStringLiteral("(0.5, -1)"));
        QVERIFY(f.told().start == std::vector<double>({0.5, -1}));
        f.type(QStringLiteral("Start"), QStringLiteral("(0.5, 7"));
        QVERIFY(f.told().start == std::vector<double>({0.5, -1}));
        f.press(QStringLiteral("Reset"));
        QVERIFY(f.told().start.empty());
        QCOMPARE(f.edit(QStringLiteral("Start"))->text(), QStringLiteral("(0, 0)"));
        QVERIFY(f.find<QPushButton>(QStringLiteral("Reset")) == nullptr);
    }

    void shuffleTakesTheNextSeed()
    {
        RecipeFixture f;
        f.press(QStringLiteral("Shuffle"));
        QCOMPARE(f.told().order, Order::Shuffled);
        QCOMPARE(f.told().seed, std::uint64_t{2});
        QCOMPARE(f.edit(QStringLiteral("Seed"))->text(), QStringLiteral("2"));
        Recipe again = f.told();
        again.order = Order::Reshuffled;
        f.show(again);
        f.press(QStringLiteral("Shuffle"));
        QCOMPARE(f.told().order, Order::Reshuffled);
        QCOMPARE(f.told().seed, std::uint64_t{3});
    }

    void aSeedMeansOneOrder()
    {
        const Dataset points = oracleData("figure34.csv");
        RecipeFixture f;
        f.press(QStringLiteral("Shuffle"));
        f.type(QStringLiteral("Seed"), QStringLiteral("41"));
        const Run first = finished(points, f.told());
        f.press(QStringLiteral("Shuffle"));
        const Run other = finished(points, f.told());
        f.type(QStringLiteral("Seed"), QStringLiteral("41"));
        QVERIFY(updatedPoints(finished(points, f.told())) == updatedPoints(first));
        QVERIFY(updatedPoints(other) != updatedPoints(first));
        f.edited.clear();
        f.type(QStringLiteral("Seed"), QStringLiteral("-5"));
        QVERIFY(f.says(QStringLiteral("the seed must be a whole number from 0 on")));
        QCOMPARE(f.edited.count(), 0);
    }

    void theSeedIsHiddenInListOrder()
    {
        RecipeFixture f;
        QVERIFY(f.edit(QStringLiteral("Seed")) == nullptr);
        auto *order = f.find<QComboBox>(QStringLiteral("Order"));
        QTest::keyClick(order, Qt::Key_Down);
        QCOMPARE(f.told().order, Order::Shuffled);
        QVERIFY(f.edit(QStringLiteral("Seed")) != nullptr);
    }

    void limitsAreFoldedAndApply()
    {
        RecipeFixture f;
        QVERIFY(f.edit(QStringLiteral("Most updates")) == nullptr);
        f.press(QStringLiteral("Show limits and test data"));
        f.type(QStringLiteral("Most updates"), QStringLiteral("500"));
        f.type(QStringLiteral("Most sweeps"), QStringLiteral("7"));
        QVERIFY(f.told().caps == (Caps{500, 7}));
        f.type(QStringLiteral("Most sweeps"), {});
        QVERIFY(f.told().caps == (Caps{500, {}}));
        f.edited.clear();
        f.type(QStringLiteral("Most updates"), QStringLiteral("10000001"));
        QVERIFY(f.says(QStringLiteral("the limit must be a whole number from 0 to 10000000")));
        QVERIFY(f.told().caps.updates <= 1'000'000);
        f.press(QStringLiteral("Hide limits and test data"));
        QVERIFY(f.edit(QStringLiteral("Most updates")) == nullptr);
    }

    void pointsCanBeHeldOut()
    {
        RecipeFixture f;
        QVERIFY(f.edit(QStringLiteral("Share of the points held out")) == nullptr);
        f.press(QStringLiteral("Show limits and test data"));
        QVERIFY(f.edit(QStringLiteral("Seed of the points held out")) == nullptr);
        f.type(QStringLiteral("Share of the points held out"), QStringLiteral("0.25"));
        QVERIFY(f.told().holdOut == (HoldOut{0.25, 1}));
        f.type(QStringLiteral("Seed of the points held out"), QStringLiteral("7"));
        QVERIFY(f.told().holdOut == (HoldOut{0.25, 7}));
        f.type(QStringLiteral("Share of the points held out"), QStringLiteral("0.95"));
        QVERIFY(f.says(QStringLiteral("the share must be a number from 0 to 0.9")));
        QVERIFY(f.told().holdOut == (HoldOut{0.25, 7}));
    }

    void whatIsHeldOutIsNotFoldedAway()
    {
        RecipeFixture f;
        Recipe recipe;
        recipe.holdOut.share = 0.5;
        f.show(recipe);
        QVERIFY(f.edit(QStringLiteral("Share of the points held out")) != nullptr);
        f.press(QStringLiteral("Hide limits and test data"));
        f.show(recipe); // and may be folded then
        QVERIFY(f.edit(QStringLiteral("Share of the points held out")) == nullptr);
    }

    void whyThereIsNoRunIsSaid()
    {
        RecipeFixture f;
        const QString trouble = QStringLiteral("there are no points: a run needs at least one");
        f.show({}, trouble);
        QVERIFY(f.says(trouble));
        f.show({});
        QVERIFY(!f.says(trouble));
    }
};

HALFPLANE_TEST(recipe_panel_test, RecipePanelTest, QApplication)
#include "recipe_panel_test.moc"
