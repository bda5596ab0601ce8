#pragma once

#include "core/recipe.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace halfplane {

class LimitFields;
class OrderFields;
class ParameterForm;
class Segments;
class Showing;
class StartField;
struct VariantDescriptor;

/// What the run is made of but the points. Shows a study's recipe; every valid change of it is told at once,
/// as a whole recipe. The variants and their parameters come from the registry.
class RecipePanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecipePanel)

public:
    explicit RecipePanel(const Showing &showing, QWidget *parent = nullptr);

signals:
    void recipeEdited(const halfplane::Recipe &recipe);
    void finishedEditing(); ///< Enter or Esc: the focus may go elsewhere

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QVBoxLayout *createContent();
    void createVariant(QVBoxLayout &layout);
    void createSpace(QVBoxLayout &layout);
    void createRules(QVBoxLayout &layout);
    void createParameters(QVBoxLayout &layout);
    void createRest(QVBoxLayout &layout);

    void showStudy();
    void showRecipe();
    void showVariant(const VariantDescriptor &variant);
    void showTrouble(const QString &trouble);
    void chooseVariant(const VariantDescriptor &variant);
    void chooseSpace(Space space);

    /// Makes a change of the recipe known.
    template <class Change>
    void edit(Change change);

    const Showing &m_showing;
    Recipe m_recipe;
    Parameters m_known; ///< the last values of all parameters by id, whichever variants have them
    Segments *m_variants = nullptr;
    QStackedWidget *m_rules = nullptr; ///< what each variant does, and when it stops
    QLabel *m_trouble = nullptr;
    ParameterForm *m_parameters = nullptr;
    Segments *m_spaces = nullptr;
    OrderFields *m_order = nullptr;
    StartField *m_start = nullptr;
    LimitFields *m_limits = nullptr;
};

} // namespace halfplane
