#include "core/variants/registry.h"
#include "hands.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/panels/recipe_panel.h"
#include "ui/shown/column.h"
#include "ui/shown/runner.h"
#include "ui/shown/tries.h"
#include "ui/timeline/tries_row.h"

#include <QPushButton>
#include <QSlider>
#include <QToolButton>

#include <array>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// Figure 3.4 by the standard perceptron from x₁/2, where the rate matters.
struct Trying : Shown
{
    Trying()
        : Shown(u"example:figure34-w0"_s)
    {
        Recipe recipe = document().recipe();
        recipe.variant = "standard";
        recipe.parameters = {{"eta", 1.0}};
        Document content = document().content();
        content.recipes = {{.name = {}, .recipe = recipe}};
        window.open(OpenedDocument{content, u"tried"_s, {}});
        panels().open(u"recipe"_s);
        settle();
    }

    OpenDocument &document() const { return window.showing().document(); }
    Tries &tries() const { return window.showing().tries(); }
    TriesRow &row() const { return *window.findChild<TriesRow *>(); }

    /// That are seen, in their order.
    QList<QToolButton *> buttons() const
    {
        QList<QToolButton *> seen = row().findChildren<QToolButton *>();
        seen.removeIf([](const QToolButton *button) { return !button->isVisible(); });
        return seen;
    }
    QStringList told() const
    {
        QStringList texts;
        for (const QToolButton *button : buttons())
            texts << button->text();
        return texts;
    }

    void set(double rate) const
    {
        document().endStep();
        setOn(rate);
    }
    void setOn(double rate) const ///< in the same step
    {
        Recipe recipe = document().recipe();
        recipe.parameters["eta"] = rate;
        document().setRecipe(recipe);
        settle();
    }
    void shuffle() const
    {
        QTest::mouseClick(labelled<QPushButton>(u"Shuffle the points"_s), Qt::LeftButton);
        settle();
    }
    /// A busy machine may leave the shortest run to the background.
    void settle() const { QTRY_VERIFY(!window.showing().isBusy()); }
    QString updates() const { return lengthWords(study()); }
};

/// The slider of the rate, dragged there and on.
void drag(const Trying &shown, const QList<double> &shares)
{
    QList<QSlider *> sliders = shown.window.findChild<RecipePanel *>()->findChildren<QSlider *>();
    sliders.removeIf([](const QSlider *each) { return !each->isVisible(); });
    QSlider &slider = *sliders.constFirst();
    const auto at = [&](double share) { return QPointF(7 + share * (slider.width() - 14), 5); };
    const auto send = [&](QEvent::Type type, double share, Qt::MouseButton button, Qt::MouseButtons held) {
        QMouseEvent event(type, at(share), slider.mapToGlobal(at(share)), button, held, {});
        QCoreApplication::sendEvent(&slider, &event);
    };
    double from = 0.5;
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (const double to : shares) {
        for (int i = 1; i <= 60; ++i)
            send(QEvent::MouseMove, from + (to - from) * i / 60, Qt::NoButton, Qt::LeftButton);
        from = to;
    }
    send(QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    shown.settle();
}

} // namespace

class TriesTest : public QObject
{
    Q_OBJECT

private slots:
    void oneAloneIsNotTold()
    {
        const Trying shown;
        QCOMPARE(shown.tries().count(), std::size_t{1});
        QCOMPARE(shown.told(), QStringList());
    }

    void whatDiffersAndHowManyUpdatesIsTold()
    {
        const Trying shown;
        QStringList expected{u"as listed: "_s + shown.updates()};
        for (int seed = 2; seed <= 4; ++seed) {
            shown.shuffle();
            expected << u"order %1: %2"_s.arg(seed).arg(shown.updates());
            QCOMPARE(shown.told(), expected);
            QVERIFY(shown.buttons().constLast()->isChecked() && !shown.buttons().constFirst()->isChecked());
        }
    }

    void aDragThroughManyRatesIsOneTry()
    {
        const Trying shown;
        drag(shown, {0.9, 0.2, 0.7});
        const double rate = std::get<double>(shown.document().recipe().parameters.at("eta"));
        QVERIFY(rate > 1);
        QCOMPARE(shown.tries().count(), std::size_t{2});
        QCOMPARE(shown.told().constLast(),
                 u"η = %1: %2"_s.arg(toText(written(ParameterValue(rate))), shown.updates()));
        drag(shown, {0.9});
        QCOMPARE(shown.tries().count(), std::size_t{3});
    }

    void aDragOverWhatWasTriedLeavesTheOthers()
    {
        const Trying shown;
        shown.set(2);
        shown.set(2.5);
        shown.setOn(1);
        QCOMPARE(shown.tries().count(), std::size_t{2});
        shown.setOn(0.9);
        QCOMPARE(shown.tries().count(), std::size_t{3});
        QVERIFY(shown.told().at(1).startsWith(u"η = 2: "_s));
        QVERIFY(shown.told().at(2).startsWith(u"η = 0.9: "_s));
        shown.setOn(1);
        shown.document().history().undo();
        QCOMPARE(shown.tries().count(), std::size_t{2});
    }

    void aDragThereAndBackIsNone()
    {
        const Trying shown;
        drag(shown, {0.9, 0.5, 0.2, 0.5});
        QCOMPARE(std::get<double>(shown.document().recipe().parameters.at("eta")), 1.0);
        QCOMPARE(shown.tries().count(), std::size_t{1});
    }

    void aClickBringsARecipeBackInOneStep()
    {
        Trying shown;
        const Recipe first = shown.document().recipe();
        shown.shuffle();
        shown.shuffle();
        const Recipe last = shown.document().recipe();
        const QStringList told = shown.told();
        const int steps = shown.document().history().count();
        QTest::mouseClick(shown.buttons().constFirst(), Qt::LeftButton);
        QVERIFY(shown.document().recipe() == first);
        QCOMPARE(shown.document().history().count(), steps + 1);
        QCOMPARE(shown.told(), told); // it is no new one
        QVERIFY(shown.buttons().constFirst()->isChecked() && !shown.buttons().constLast()->isChecked());
        QTest::mouseClick(shown.buttons().constFirst(), Qt::LeftButton);
        QVERIFY(shown.buttons().constFirst()->isChecked());
        QCOMPARE(shown.document().history().count(), steps + 1);
        QVERIFY(shown.window.board().hasFocus());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.document().recipe() == last);
        QVERIFY(shown.buttons().constLast()->isChecked());
    }

    void whatIsDraggedAfterThatIsAnother()
    {
        const Trying shown;
        shown.set(2);
        QTest::mouseClick(shown.buttons().constFirst(), Qt::LeftButton);
        drag(shown, {0.2});
        QCOMPARE(shown.tries().count(), std::size_t{3});
    }

    void keysReachThem()
    {
        Trying shown;
        const Recipe first = shown.document().recipe();
        shown.set(2);
        QVERIFY(shown.window.isActiveWindow());
        QToolButton *button = shown.buttons().constFirst();
        for (int i = 0; i < 200 && QApplication::focusWidget() != button; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), button);
        QCOMPARE(button->accessibleName(), u"Tried: "_s + button->text());
        QVERIFY(!button->toolTip().isEmpty());
        shown.press(Qt::Key_Space);
        QVERIFY(shown.document().recipe() == first);
        QCOMPARE(QApplication::focusWidget(), button);
    }

    void otherPointsHaveOthersAndUndoBringsTheseBack()
    {
        Trying shown;
        shown.set(2);
        shown.set(3);
        const QStringList told = shown.told();
        shown.click({60, 60});
        shown.settle();
        QCOMPARE(shown.tries().count(), std::size_t{1});
        QCOMPARE(shown.told(), QStringList());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        shown.settle();
        QCOMPARE(shown.told(), told);
        shown.window.open(u"example:figure34-w0"_s); // the same points, and nothing was tried
        QCOMPARE(shown.tries().count(), std::size_t{1});
    }

    void theLatestStay()
    {
        const Trying shown;
        for (int i = 2; i <= 9; ++i)
            shown.set(i);
        QCOMPARE(shown.tries().count(), Tries::most);
        QVERIFY(shown.told().constLast().startsWith(u"η = 9: "_s));
        shown.set(7);
        QCOMPARE(shown.tries().count(), Tries::most);
        QVERIFY(shown.told().constLast().startsWith(u"η = 9: "_s)); // it is there already
    }

    void howARunEndedIsTold()
    {
        Trying shown;
        shown.window.open(u"example:xor"_s);
        shown.panels().open(u"recipe"_s);
        shown.shuffle();
        Recipe recipe = shown.document().recipe();
        recipe.order = Order::Reshuffled;
        recipe.caps.updates = 12;
        shown.document().setRecipe(recipe);
        QTRY_COMPARE(shown.tries().count(), std::size_t{3});
        QVERIFY2(shown.tries().length(0).contains(u"cycle"_s), qPrintable(shown.tries().length(0)));
        QCOMPARE(shown.tries().length(2), u"12 (cap)"_s);
        QVERIFY(shown.told().constLast().endsWith(u": 12 (cap)"_s));
    }

    void whatWasStoppedIsNoTry()
    {
        Trying shown;
        shown.window.open(u"example:xor"_s);
        Recipe recipe = shown.document().recipe();
        recipe.order = Order::Reshuffled; // no cycle can be told, so only the cap would end it
        recipe.caps.updates = 10'000'000;
        shown.document().setRecipe(recipe);
        QTRY_COMPARE(shown.study().progress, Progress::Running);
        QCOMPARE(shown.tries().count(), std::size_t{1});
        shown.window.showing().stop();
        QTRY_COMPARE(shown.study().progress, Progress::Stopped);
        QCOMPARE(shown.tries().count(), std::size_t{1});
    }

    void whatIsComparedIsNotTold()
    {
        Trying shown;
        shown.set(2);
        const QStringList told = shown.told();
        shown.press(Qt::Key_K);
        shown.settle();
        QCOMPARE(shown.told(), QStringList());
        shown.press(Qt::Key_K);
        shown.settle();
        QCOMPARE(shown.told(), told);
    }

    void nothingMovesWhenTheyCome_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        for (const QSize size : {QSize(1280, 800), QSize(1024, 768), QSize(960, 640)}) {
            for (const int scale : {100, 150})
                QTest::addRow("%d × %d, %d %%", size.width(), size.height(), scale) << size << scale;
        }
    }
    void nothingMovesWhenTheyCome()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, scale);
        const Trying shown;
        const_cast<MainWindow &>(shown.window).resize(size);
        actionNamed(shown.window, u"scale%1"_s.arg(scale))->trigger();
        const auto places = [&window = shown.window, &row = shown.row()] {
            settleLayouts();
            const QRect board(window.board().mapTo(&window, QPoint()), window.board().size());
            return std::array{board.top(), board.bottom(), row.y(), row.height()}; // what stands above what
        };
        const auto before = places();
        QVERIFY(shown.row().height() >= shown.row().fontMetrics().height());
        const Recipe first = shown.document().recipe();
        for (int i = 2; i <= 7; ++i) {
            shown.set(i);
            shown.document().setStart({0.25 * i, 1e-9 * i});
            QTRY_VERIFY(!shown.buttons().isEmpty() && shown.buttons().constLast()->isChecked());
            const QToolButton &last = *shown.buttons().constLast();
            QVERIFY(shown.row().rect().contains(last.geometry()));
            for (const QToolButton *button : shown.buttons()) {
                QFont bold = button->font();
                bold.setBold(true);
                QVERIFY(QFontMetrics(bold).horizontalAdvance(button->text()) <= button->width());
            }
        }
        shown.document().setRecipe(first); // the sentence has its lines again
        QVERIFY(!shown.buttons().isEmpty());
        QVERIFY(places() == before);
    }

    void wordsSayWhatDiffers_data()
    {
        QTest::addColumn<Recipe>("first");
        QTest::addColumn<Recipe>("second");
        QTest::addColumn<QString>("ofFirst");
        QTest::addColumn<QString>("ofSecond");
        const Recipe usual = recipe("standard", {{"eta", 1.0}});
        const auto row = [&](const char *what, const Recipe &other, const QString &one, const QString &two) {
            QTest::newRow(what) << usual << other << one << two;
        };
        row("variant", recipe("greedy"), u"Standard"_s, u"Greedy"_s);
        row("rate", recipe("standard", {{"eta", 0.5}}), u"η = 1"_s, u"η = 0.5"_s);
        row("space", recipe("standard", {{"eta", 1.0}}, Space::Circle), u"through 0"_s, u"circle"_s);
        Recipe other = usual;
        other.order = Order::Reshuffled;
        other.seed = 9;
        row("order", other, u"as listed"_s, u"reshuffled 9"_s);
        other = usual;
        other.start = {1, -2};
        row("start", other, u"w₀ = 0"_s, u"w₀ = (1, −2)"_s);
        other = usual;
        other.caps.updates = 5;
        row("limit", other, u"at most 100 000 updates"_s, u"at most 5 updates"_s);
        QTest::newRow("rule") << recipe("margin-fuzzy")
                              << recipe("margin-fuzzy", {{"rule", std::string("combined")}})
                              << u"repairs all"_s << u"repairs unforgiven"_s;
    }
    void wordsSayWhatDiffers()
    {
        QFETCH(const Recipe, first);
        QFETCH(const Recipe, second);
        const std::vector<Recipe> all{spelledOut(first), spelledOut(second)};
        QTEST(differenceOf(all[0], all).replace(QChar(0x202F), u' '), "ofFirst");
        QTEST(differenceOf(all[1], all).replace(QChar(0x202F), u' '), "ofSecond");
    }
};

HALFPLANE_TEST(tries_test, TriesTest, QApplication)
#include "tries_test.moc"
