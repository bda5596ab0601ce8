#include "core/variants/registry.h"
#include "recipe_fixture.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"
#include "ui/forms/formula.h"
#include "ui/forms/parameter_form.h"

#include <QFile>
#include <QHelpEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>

#include <map>

using namespace halfplane;
using namespace halfplane::test;

/// The panel as a widget: its focus, its sizes, its names.

namespace {

/// Of the variant that is chosen; the others are behind it.
Formula &formulaInSight(const QWidget &panel)
{
    const auto all = panel.findChildren<Formula *>();
    return **std::ranges::find_if(all, &QWidget::isVisible);
}

} // namespace

class RecipePanelLooksTest : public QObject
{
    Q_OBJECT

private slots:
    void escapeAloneGivesTheFocusBack()
    {
        RecipeFixture f(test::recipe("greedy"));
        QSignalSpy finished(&f.panel, &RecipePanel::finishedEditing);
        QTest::keyClick(f.edit(QStringLiteral("Start")), Qt::Key_Return);
        QCOMPARE(finished.count(), 0);
        QTest::keyClick(f.edit(QStringLiteral("Start")), Qt::Key_Escape);
        QCOMPARE(finished.count(), 1);
        QTest::mouseClick(f.find<Chip>(QStringLiteral("S, 1 of 4")), Qt::LeftButton, {}, {6, 10});
        QTest::keyClick(f.edit(QStringLiteral("A number of S")), Qt::Key_Enter);
        QCOMPARE(finished.count(), 1);
        QTest::keyClick(f.find<Chip>(QStringLiteral("S, 1 of 4")), Qt::Key_Escape);
        QCOMPARE(finished.count(), 2);
    }

    void clicksOnButtonsTakeNoFocus()
    {
        RecipeFixture f;
        QWidget board(&f.panel);
        board.setFocusPolicy(Qt::StrongFocus);
        board.show();
        QVERIFY(f.activate());
        board.setFocus();
        for (const char *name : {"Variant: Greedy", "Boundary: Line", "Shuffle", "Show limits and test data",
                                 "Variant: Fuzzy", "Suggest δ"}) {
            f.press(QString::fromUtf8(name));
            QVERIFY2(board.hasFocus(), name);
        }
        f.choose(QStringLiteral("Variant: Greedy"));
        Chip *chip = f.find<Chip>(QStringLiteral("S, 1 of 4"));
        QTest::mouseClick(chip, Qt::LeftButton, {}, chip->cross().center());
        QVERIFY(board.hasFocus());
    }

    void everythingWithFocusHasANameAndATooltip()
    {
        RecipeFixture f;
        f.press(QStringLiteral("Show limits and test data"));
        for (const VariantDescriptor *variant : variants()) {
            f.choose(QStringLiteral("Variant: ") + toText(variant->title));
            int count = 0;
            for (const QWidget *child : f.panel.findChildren<QWidget *>()) {
                if (!child->isVisible() || !(child->focusPolicy() & Qt::TabFocus))
                    continue;
                ++count;
                QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
                QVERIFY2(!child->toolTip().isEmpty(), qPrintable(child->accessibleName()));
            }
            QVERIFY(count >= 8);
        }
    }

    void everySymbolOfAFormulaSaysWhatItIs()
    {
        RecipeFixture f;
        for (const VariantDescriptor *variant : variants()) {
            f.choose(QStringLiteral("Variant: ") + toText(variant->title));
            QCoreApplication::processEvents();
            auto &formula = formulaInSight(f.panel);
            std::map<std::size_t, QPoint> places;
            for (int x = 0; x < formula.width(); ++x) {
                for (int y = 0; y < formula.height(); ++y) {
                    if (const auto symbol = formula.symbolAt(QPointF(x, y)))
                        places.try_emplace(*symbol, x, y);
                }
            }
            QFile file(QStringLiteral(":/formulas/%1.svg").arg(toText(variant->id)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(places.size(), static_cast<std::size_t>(file.readAll().count("id=\"is-")));
            QVERIFY(places.size() >= 6);
            for (const auto &[symbol, place] : places) {
                QVERIFY(formula.rect().contains(formula.placeOf(symbol)));
                QHelpEvent rest(QEvent::ToolTip, place, formula.mapToGlobal(place));
                QApplication::sendEvent(&formula, &rest);
                const QString meaning = toText(formula.symbol(symbol).meaning);
                QVERIFY2(QToolTip::text().contains(meaning.toHtmlEscaped()), qPrintable(QToolTip::text()));
                QVERIFY(formula.accessibleName().endsWith(meaning));
            }
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(&formula, &leave);
            QCOMPARE(formula.accessibleName(), formula.text()); // of the whole again
        }
        QToolTip::hideText();
    }

    void arrowsGoThroughTheSymbolsOfAFormula()
    {
        RecipeFixture f;
        f.choose(QStringLiteral("Variant: Fuzzy"));
        QVERIFY(f.activate());
        auto &formula = formulaInSight(f.panel);
        formula.setFocus(Qt::TabFocusReason);
        QStringList said{formula.accessibleName()};
        for (std::size_t i = 0; i < formula.symbolCount(); ++i) {
            QTest::keyClick(&formula, Qt::Key_Right);
            said << formula.accessibleName();
        }
        QVERIFY(said.first().startsWith(QStringLiteral("w: ")));
        QCOMPARE(said.last(), said.first());
        QVERIFY(said.contains(QStringLiteral("m: ") + toText(findSymbol("exponent")->meaning)));
        QTest::keyClick(&formula, Qt::Key_Left);
        QVERIFY(formula.accessibleName().startsWith(QStringLiteral("x: ")));
    }

    void tabGoesFromTopToBottom()
    {
        RecipeFixture f;
        for (const VariantDescriptor *variant : variants()) {
            f.choose(QStringLiteral("Variant: ") + toText(variant->title));
            QCoreApplication::processEvents();
            int last = -1;
            const QWidget *widget = &f.panel;
            while ((widget = widget->nextInFocusChain()) != &f.panel) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                const int middle = widget->mapTo(&f.panel, widget->rect().center()).y();
                QVERIFY2(middle + 5 >= last, qPrintable(widget->accessibleName()));
                last = middle;
            }
        }
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("narrow") << 260 << 700;
        QTest::newRow("narrow and low") << 260 << 300;
        QTest::newRow("usual") << 320 << 700;
        QTest::newRow("wide") << 380 << 700;
    }
    void nothingIsCutOff()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        Recipe recipe = test::recipe("fuzzy", {}, Space::Circle);
        RecipeFixture f(recipe, width);
        f.panel.resize(width, height);
        f.press(QStringLiteral("Show limits and test data"));
        for (const VariantDescriptor *variant : variants()) {
            recipe.variant = variant->id;
            f.show(recipe);
            QCoreApplication::processEvents();
            for (const QWidget *child : f.panel.findChildren<QWidget *>()) {
                if (!child->isVisible() || child->parentWidget() == nullptr)
                    continue;
                QVERIFY2(child->mapTo(&f.panel, child->rect().topRight()).x() < width,
                         child->metaObject()->className());
                if (const auto *button = qobject_cast<const QPushButton *>(child))
                    QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
                if (const auto *label = qobject_cast<const QLabel *>(child); label && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            }
        }
    }

    void whatIsAboveStaysWhereItIs_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<double>("size");
        for (const int width : {344, 480}) {
            for (const int height : {900, 360}) {
                for (const double size : {1.0, 1.5})
                    QTest::addRow("%d × %d, letters × %g", width, height, size) << width << height << size;
            }
        }
    }
    void whatIsAboveStaysWhereItIs()
    {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const double, size);
        RecipeFixture f({}, width);
        f.panel.resize(width, height);
        QFont font = f.panel.font();
        font.setPixelSize(qRound(QFontInfo(font).pixelSize() * size));
        f.panel.setFont(font);
        const auto places = [&] {
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents(); // one part is arranged after another
            QList<QRect> all;
            for (const auto *button : f.panel.findChildren<QToolButton *>()) {
                const QString name = button->accessibleName();
                if (name.startsWith(QStringLiteral("Variant: "))
                    || name.startsWith(QStringLiteral("Boundary: ")))
                    all << QRect(button->mapTo(&f.panel, QPoint()), button->size());
            }
            const auto *rates = f.panel.findChild<ParameterForm *>();
            return all << QRect(rates->mapTo(&f.panel, QPoint()), QSize(rates->width(), 0));
        };
        QList<QRect> before;
        for (const VariantDescriptor *variant : variants()) {
            for (const char *space : {"Line", "Circle", "Through 0"}) {
                f.choose(QStringLiteral("Boundary: ") + QString::fromLatin1(space));
                f.choose(QStringLiteral("Variant: ") + toText(variant->title));
                QVERIFY(
                    f.find<QToolButton>(QStringLiteral("Variant: ") + toText(variant->title))->isChecked());
                if (before.isEmpty())
                    before = places();
                QCOMPARE(places(), before);
            }
        }
    }

    void whyThereIsNoRunMovesNothingAbove()
    {
        RecipeFixture f(test::recipe("fuzzy"));
        const auto *edit = f.edit(QStringLiteral("c:"));
        QVERIFY(edit != nullptr);
        QCoreApplication::processEvents();
        const QPoint before = edit->mapTo(&f.panel, QPoint());
        f.show(test::recipe("fuzzy"), QStringLiteral("there is only one class ").repeated(5));
        QCoreApplication::processEvents();
        QCOMPARE(edit->mapTo(&f.panel, QPoint()), before);
    }

    void aLowPanelScrolls()
    {
        RecipeFixture f(test::recipe("fuzzy"), 300);
        f.panel.resize(300, 200);
        const auto *area = f.panel.findChild<QScrollArea *>();
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
};

HALFPLANE_TEST(recipe_panel_looks_test, RecipePanelLooksTest, QApplication)
#include "recipe_panel_looks_test.moc"
