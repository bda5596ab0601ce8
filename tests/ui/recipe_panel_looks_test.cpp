#include "core/variants/registry.h"
#include "recipe_fixture.h"
#include "support/run.h"
#include "support/runs.h"
#include "ui/basics/text.h"
#include "ui/forms/chips.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace halfplane;
using namespace halfplane::test;

/// The panel as a widget: its focus, its sizes, its names.

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
