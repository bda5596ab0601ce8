#include "core/variants/registry.h"
#include "support/run.h"
#include "ui/forms/formula.h"
#include "ui/recipe_fixture.h"

using namespace halfplane;
using namespace halfplane::test;

// Built with the program's own registry, one line longer (see CMakeLists.txt).

class RecipePanelOfMoreTest : public QObject
{
    Q_OBJECT

private slots:
    void theAddedVariantHasAButton()
    {
        QCOMPARE(variants().back(), findVariant("margin-perceptron"));
        for (const int width : {260, 340}) {
            const RecipeFixture f({}, width);
            const auto *button = f.find<QToolButton>(QStringLiteral("Variant: Margin perceptron"));
            QVERIFY(button != nullptr);
            QVERIFY(button->parentWidget()->rect().contains(button->geometry()));
            QVERIFY(button->width() >= button->sizeHint().width());
        }
    }

    void choosingItGivesARecipeForIt()
    {
        RecipeFixture f;
        f.choose(QStringLiteral("Variant: Margin perceptron"));
        QCOMPARE(f.told().variant, std::string("margin-perceptron"));
        QVERIFY(f.told().parameters == Parameters({{"eta", 1.0}, {"beta", 0.25}}));
        f.type(QStringLiteral("β"), QStringLiteral("0.5"));
        QVERIFY(f.told().parameters.at("beta") == ParameterValue(0.5));
    }

    void withoutAPictureItsFormulaIsText()
    {
        RecipeFixture f;
        const auto formulaInSight = [&f]() -> const Formula * {
            for (const Formula *formula : f.panel.findChildren<Formula *>()) {
                if (formula->isVisible())
                    return formula;
            }
            return nullptr;
        };
        QVERIFY(formulaInSight()->isTypeset());
        f.choose(QStringLiteral("Variant: Margin perceptron"));
        const Formula *formula = formulaInSight();
        QVERIFY(!formula->isTypeset());
        QCOMPARE(formula->text(), QStringLiteral("w ← w + η y x  while y⟨w, x⟩ ≤ β‖w‖"));
        QVERIFY(formula->height() >= formula->heightForWidth(formula->width()));
    }

    void itsParametersAreChecked()
    {
        RecipeFixture f;
        f.choose(QStringLiteral("Variant: Margin perceptron"));
        f.edited.clear();
        f.type(QStringLiteral("β"), QStringLiteral("-1"));
        QCOMPARE(f.edited.count(), 0);
        QVERIFY(f.says(QStringLiteral("β must be at least 0, not -1")));
    }
};

HALFPLANE_TEST(recipe_panel_of_more_test, RecipePanelOfMoreTest, QApplication)
#include "recipe_panel_of_more_test.moc"
