#include "core/generators/registry.h"
#include "support/run.h"
#include "ui/editing/open_document.h"
#include "ui/painting/qt_shapes.h"
#include "ui/panels/generator_panel.h"
#include "ui/shown_window.h"
#include "ui/typing.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>

using namespace halfplane;
using namespace halfplane::test;

namespace {

/// A window with the generators open, as by the key.
struct Generating : Shown
{
    explicit Generating(const QString &data = u"example:figure34"_s)
        : Shown(data)
        , before(window.showing().document().points())
    {
        press(Qt::Key_G);
    }

    GeneratorPanel &panel() const { return *window.findChild<GeneratorPanel *>(); }
    const Dataset &points() const { return window.showing().document().points(); }
    const Dataset &offered() const { return panel().offer().points; }
    QUndoStack &history() const { return window.showing().document().history(); }

    template <class Widget = QAbstractButton>
    void click(const QString &name) const
    {
        auto *widget = labelled<Widget>(name);
        QVERIFY2(widget != nullptr, qPrintable(name));
        QTest::mouseClick(widget, Qt::LeftButton);
    }

    void type(QLineEdit *edit, const QString &text) const
    {
        QTest::mouseClick(edit, Qt::LeftButton);
        edit->selectAll();
        typeAndPause(edit, text);
    }

    QLineEdit *seed() const { return labelled<QLineEdit>(u"Seed of the points"_s); }
    QLineEdit *number(const QString &symbol) const
    {
        for (auto *edit : panel().findChildren<QLineEdit *>()) {
            if (edit->isVisible() && edit->accessibleName().startsWith(symbol + u':'))
                return edit;
        }
        return nullptr;
    }
    void chooseToAdd() const
    {
        for (auto *button : panel().findChildren<QAbstractButton *>()) {
            if (button->text() == u"Add"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    }

    QImage board() const { return window.board().grab().toImage(); }

    Dataset before;
};

Dataset made(const char *id, const Parameters &values, std::uint64_t seed)
{
    return *generated(*findGenerator(id), values, seed);
}

} // namespace

class GeneratorPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void thePanelIsHiddenUntilItsKey()
    {
        const Shown shown;
        QVERIFY(!shown.panel(u"generator"_s).isVisible());
    }

    void theKeyShowsAndHides()
    {
        Generating shown;
        QVERIFY(shown.panel().isVisible());
        QVERIFY(shown.panel().isAncestorOf(QApplication::focusWidget()));
        shown.press(Qt::Key_G);
        QVERIFY(!shown.panel().isVisible());
        QVERIFY(shown.window.board().hasFocus());
    }

    void whatIsOfferedIsSeenAndChangesNothing()
    {
        Generating shown;
        const QImage clouds = shown.board();
        shown.click(u"XOR"_s);
        QVERIFY(shown.board() != clouds);
        QCOMPARE(shown.offered(), made("xor", {}, 1));
        QCOMPARE(shown.points(), shown.before);
        QCOMPARE(shown.study().points, shown.before);
        QVERIFY(!shown.history().canUndo());
    }

    void theBoardIsAsItWasAfterCancelling_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("G") << int(Qt::Key_G);
        QTest::newRow("the button") << 0;
        QTest::newRow("closing the panel") << -1;
    }
    void theBoardIsAsItWasAfterCancelling()
    {
        QFETCH(int, key);
        Shown shown;
        const QImage before = shown.window.board().grab().toImage();
        const View view = shown.window.board().view();
        shown.press(Qt::Key_G);
        if (key > 0)
            shown.press(key);
        else if (key == 0)
            QTest::mouseClick(shown.labelled<QAbstractButton>(u"Cancel"_s), Qt::LeftButton);
        else
            shown.panels().close(u"generator"_s);
        QVERIFY(!shown.panel(u"generator"_s).isVisible());
        QTRY_COMPARE(shown.window.board().view(), view);
        QCOMPARE(shown.window.board().grab().toImage(), before);
        QVERIFY(!shown.window.showing().document().history().canUndo());
    }

    void takingIsOneStepWithAName()
    {
        Generating shown;
        shown.click(u"Ring in a ring"_s);
        shown.click(u"Take"_s);
        QVERIFY(!shown.panel().isVisible());
        QCOMPARE(shown.points(), made("rings", {}, 1));
        QCOMPARE(shown.study().points, made("rings", {}, 1));
        QCOMPARE(shown.history().count(), 1);
        QCOMPARE(shown.history().undoText(), u"generate a ring in a ring"_s);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.points(), shown.before);
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.points(), made("rings", {}, 1));
    }

    void enterTakesWhereverTheFocusIsInThePanel_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a generator") << u"Two clouds"_s;
        QTest::newRow("the seed") << u"Seed of the points"_s;
        QTest::newRow("a value") << u"σ: how far a cloud spreads: the standard deviation in each direction"_s;
        QTest::newRow("a button") << u"Other points"_s;
    }
    void enterTakesWhereverTheFocusIsInThePanel()
    {
        QFETCH(QString, name);
        Generating shown;
        auto *widget = shown.labelled<QWidget>(name);
        QVERIFY(widget != nullptr);
        widget->setFocus();
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points(), made("clouds", {}, 1));
        QVERIFY(!shown.panel().isVisible());
        QVERIFY(shown.window.board().hasFocus());
    }

    void addingComesAfterThePointsAndSelects()
    {
        Generating shown;
        shown.chooseToAdd();
        shown.click(u"Take"_s);
        Dataset expected = shown.before;
        const Dataset added = made("clouds", {}, 1);
        expected.insert(expected.end(), added.begin(), added.end());
        QCOMPARE(shown.points(), expected);
        QCOMPARE(shown.window.showing().document().selection().size(), added.size());
        QCOMPARE(shown.window.showing().document().selection().front(), shown.before.size());
        QCOMPARE(shown.history().undoText(), u"generate two clouds"_s);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.points(), shown.before);
    }

    void whatWasAddedIsNotOfferedAgain()
    {
        Generating shown;
        shown.chooseToAdd();
        shown.click(u"Take"_s);
        shown.press(Qt::Key_G);
        QCOMPARE(shown.offered(), made("clouds", {}, 2));
    }

    void arrowsChooseAGeneratorAndDoNotStep()
    {
        Generating shown;
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.offered(), made("overlap", {}, 1));
        QCOMPARE(shown.step(), std::uint64_t{2});
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.offered(), made("clouds", {}, 1));
    }

    void aSeedIsTyped()
    {
        Generating shown;
        shown.type(shown.seed(), u"77"_s);
        QCOMPARE(shown.offered(), made("clouds", {}, 77));
        shown.press(Qt::Key_Up);
        QCOMPARE(shown.offered(), made("clouds", {}, 78));
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points(), made("clouds", {}, 78));
    }

    void anotherIsTheNextSeed()
    {
        Generating shown;
        shown.click(u"Figure 3.4"_s);
        QCOMPARE(shown.offered(), shown.before);
        shown.click(u"Other points"_s);
        QCOMPARE(shown.offered(), made("figure34", {}, 9759));
        QCOMPARE(shown.seed()->text(), u"9759"_s);
        shown.type(shown.seed(), u"4294967295"_s);
        shown.click(u"Other points"_s);
        QCOMPARE(shown.offered(), made("figure34", {}, 0));
    }

    void badSeedsAreRefusedWithWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("negative") << u"-3"_s;
        QTest::newRow("a fraction") << u"1.5"_s;
        QTest::newRow("a word") << u"seven"_s;
        QTest::newRow("too large for 64 bits") << u"18446744073709551616"_s;
    }
    void badSeedsAreRefusedWithWords()
    {
        QFETCH(QString, text);
        Generating shown;
        shown.type(shown.seed(), text);
        if (text.isEmpty())
            shown.press(Qt::Key_Delete);
        QTRY_COMPARE(shown.seed()->accessibleDescription(),
                     u"the seed must be a whole number from 0 to 18446744073709551615"_s);
        const Dataset offered = shown.offered();
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points(), shown.before);
        QVERIFY(shown.panel().isVisible());
        shown.press(Qt::Key_Escape);
        shown.press(Qt::Key_G);
        QCOMPARE(shown.offered(), offered);
    }

    void badValuesAreRefusedWithWordsAndNotTaken()
    {
        Generating shown;
        const Dataset offered = shown.offered();
        QLineEdit *count = shown.number(u"n₊"_s);
        QVERIFY(count != nullptr);
        shown.type(count, u"2.5"_s);
        QCOMPARE(count->accessibleDescription(),
                 u"n₊ must be a whole number such that 1 ≤ n₊ ≤ 50000, not 2.5"_s);
        shown.click(u"Take"_s);
        QVERIFY(shown.panel().isVisible());
        QVERIFY(count->hasFocus());
        QCOMPARE(shown.points(), shown.before);
        shown.type(count, u"7"_s);
        QCOMPARE(shown.offered(), made("clouds", {{"positive", 7.0}}, 1));
        shown.click(u"Take"_s);
        QCOMPARE(shown.points(), made("clouds", {{"positive", 7.0}}, 1));
        QVERIFY(shown.points() != offered);
    }

    void eachGeneratorKeepsItsValues()
    {
        Generating shown;
        shown.type(shown.number(u"d"_s), u"9"_s);
        shown.click(u"XOR"_s);
        QCOMPARE(shown.number(u"d"_s)->text(), u"5"_s);
        shown.click(u"Two clouds"_s);
        QCOMPARE(shown.number(u"d"_s)->text(), u"9"_s);
        QCOMPARE(shown.offered(), made("clouds", {{"distance", 9.0}}, 1));
    }

    void theViewFollowsWhatIsOfferedAndComesBack()
    {
        Generating shown;
        Board &board = shown.window.board();
        board.zoom(4);
        const View before = board.view();
        shown.type(shown.number(u"d"_s), u"400"_s);
        const Box visible({}, board.view().size);
        for (const Point &point : shown.offered())
            QVERIFY(visible.contains(board.view().toScreen(point.x1, point.x2)));
        shown.press(Qt::Key_Escape);
        QTRY_COMPARE(board.view().window().width, before.window().width);
        QCOMPARE(board.view().centreX1, before.centreX1);
        QCOMPARE(board.view().centreX2, before.centreX2);
    }

    void aViewThatTheUserMovesStays()
    {
        Generating shown;
        Board &board = shown.window.board();
        shown.type(shown.number(u"d"_s), u"400"_s);
        board.zoom(0.5);
        const double centre = board.view().centreX1;
        const double width = board.view().window().width;
        shown.press(Qt::Key_Escape);
        QCOMPARE(board.view().centreX1, centre);
        QTRY_COMPARE(board.view().window().width, width);
    }

    void afterTakingAllPointsAreInView()
    {
        Generating shown;
        Board &board = shown.window.board();
        shown.type(shown.number(u"d"_s), u"400"_s);
        board.zoom(20);
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(board.view().size, fromQt(board.size()));
        const Box visible({}, board.view().size);
        for (const Point &point : shown.points())
            QVERIFY(visible.contains(board.view().toScreen(point.x1, point.x2)));
    }

    void aClickOnADimmedBoardAddsNothing()
    {
        Generating shown;
        const auto *status = shown.labelled<QLabel>(u"Tool"_s);
        QVERIFY(status->text().contains(u"offered"_s));
        shown.Shown::click(QPoint(60, 60));
        QCOMPARE(shown.points(), shown.before);
        QVERIFY(shown.panel().isVisible());
        shown.chooseToAdd(); // then nothing goes, and nothing is dimmed
        shown.Shown::click(QPoint(60, 60));
        QCOMPARE(shown.points().size(), shown.before.size() + 1);
        shown.press(Qt::Key_G);
        shown.Shown::click(QPoint(90, 60));
        QCOMPARE(shown.points().size(), shown.before.size() + 2);
        QVERIFY(!status->text().contains(u"offered"_s));
    }

    void anotherDocumentEndsTheOffer()
    {
        Generating shown;
        shown.window.open(u"example:xor"_s);
        QVERIFY(!shown.panel().isVisible());
        QCOMPARE(shown.points().size(), std::size_t{4});
    }

    void manyPointsAreOfferedAndTaken()
    {
        Generating shown;
        shown.type(shown.number(u"n₊"_s), u"50000"_s);
        shown.type(shown.number(u"n₋"_s), u"50000"_s);
        QCOMPARE(shown.offered().size(), std::size_t{100'000});
        (void)shown.board();
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.points().size(), std::size_t{100'000});
    }

    void everyGeneratorCanBeTakenOnAnEmptyBoard()
    {
        for (const Generator *generator : generators()) {
            Generating shown{QString()};
            shown.window.showing().document().clear();
            shown.click(QString::fromUtf8(generator->title));
            shown.press(Qt::Key_Return);
            QCOMPARE(shown.points(), *generated(*generator, {}, generator->usualSeed));
        }
    }

    void everyPictureHasItsName()
    {
        const Generating shown;
        for (const Generator *generator : generators()) {
            auto *button = shown.labelled<QAbstractButton>(toText(generator->title));
            QCOMPARE(button->text().replace(u'\n', u' '), toText(generator->title));
            const QImage named = button->grab().toImage();
            button->setText({});
            QVERIFY(named != button->grab().toImage());
        }
    }

    /// On a small screen, too, before anything is taken.
    void whatHappensToThePointsIsInSight()
    {
        Generating shown;
        shown.window.resize(1024, 640);
        for (const QString &name : {u"Replace"_s, u"Add"_s, u"Take"_s}) {
            const auto buttons = shown.panel().findChildren<QAbstractButton *>();
            const auto found = std::ranges::find(buttons, name, &QAbstractButton::text);
            QVERIFY(found != buttons.end());
            QTRY_COMPARE((*found)->visibleRegion().boundingRect(), (*found)->rect());
        }
    }
};

HALFPLANE_TEST(generator_panel_test, GeneratorPanelTest, QApplication)
#include "generator_panel_test.moc"
