#include "ui/panels/recipe_panel.h"

#include "core/variants/registry.h"
#include "core/words/explanation.h"
#include "ui/basics/text.h"
#include "ui/forms/field.h"
#include "ui/forms/formula.h"
#include "ui/forms/parameter_form.h"
#include "ui/forms/scroll_page.h"
#include "ui/forms/segments.h"
#include "ui/panels/recipe_fields.h"
#include "ui/panels/start_text.h"
#include "ui/shown/showing.h"

#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QList<Segments::Choice> variantChoices()
{
    QList<Segments::Choice> choices;
    for (const VariantDescriptor *variant : variants()) {
        choices.append({toText(variant->title),
                        u"<p>%1</p><p>%2</p>"_s.arg(toText(variant->formula).toHtmlEscaped(),
                                                    toText(variant->source).toHtmlEscaped())});
    }
    return choices;
}

QList<Segments::Choice> spaceChoices()
{
    return {{RecipePanel::tr("Through 0"), RecipePanel::tr("A line through the origin: φ(x) = x")},
            {RecipePanel::tr("Line"), RecipePanel::tr("Any line: φ(x) = (x, 1), the last weight is b")},
            {RecipePanel::tr("Circle"), RecipePanel::tr("A circle or a line: φ(x) = (x, ‖x‖², 1)")}};
}

int indexOf(const VariantDescriptor &variant)
{
    return static_cast<int>(std::ranges::find(variants(), &variant) - variants().begin());
}

} // namespace

RecipePanel::RecipePanel(const Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
{
    QVBoxLayout *layout = createContent();
    createVariant(*layout);
    createSpace(*layout);
    createRules(*layout);
    createParameters(*layout);
    createRest(*layout);
    connect(&showing, &Showing::studyChanged, this, &RecipePanel::showStudy);
    showStudy();
}

QVBoxLayout *RecipePanel::createContent()
{
    auto *page = new ScrollPage(this);
    auto *around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(page);
    page->content().setContentsMargins(ScrollPage::margin, rowGap, ScrollPage::margin, 0);
    return &page->content();
}

void RecipePanel::createVariant(QVBoxLayout &layout)
{
    m_variants = new Segments(tr("Variant"), variantChoices(), layout.parentWidget());
    layout.addWidget(m_variants);
    connect(m_variants, &Segments::chosen, this,
            [this](int index) { chooseVariant(*variants()[static_cast<std::size_t>(index)]); });
}

/// As high as the longest of them, so that nothing below moves when another one is chosen.
void RecipePanel::createRules(QVBoxLayout &layout)
{
    m_rules = new QStackedWidget(layout.parentWidget());
    for (const VariantDescriptor *variant : variants()) {
        auto *page = new QWidget(m_rules);
        auto *rows = new QVBoxLayout(page);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(rowGap);
        auto *formula = new Formula(page);
        formula->show(toText(variant->id), toText(variant->formula));
        auto *stops = wrappedLabel(page);
        stops->setProperty("faint", true);
        stops->setText(tr("stops when %1").arg(toText(variant->stops)));
        rows->addWidget(formula, 1);
        rows->addWidget(stops);
        m_rules->addWidget(page);
    }
    layout.addWidget(m_rules);
}

/// Why there is no run stands below what can be wrong.
void RecipePanel::createParameters(QVBoxLayout &layout)
{
    m_trouble = wrappedLabel(layout.parentWidget());
    m_trouble->setProperty("trouble", true);
    m_trouble->setAccessibleName(tr("Why there is no run"));
    m_trouble->hide();
    m_parameters = new ParameterForm(layout.parentWidget());
    layout.addWidget(m_parameters);
    layout.addWidget(m_trouble);
    connect(m_parameters, &ParameterForm::edited, this, [this](const Parameters &parameters) {
        edit([&](Recipe &recipe) { recipe.parameters = parameters; });
    });
}

void RecipePanel::createSpace(QVBoxLayout &layout)
{
    auto *field = new Field(tr("Boundary"), layout.parentWidget());
    m_spaces = new Segments(tr("Boundary"), spaceChoices(), field);
    field->name().setToolTip(tr("Which boundaries there are: the space that the algorithm works in"));
    field->add(m_spaces);
    layout.addWidget(field);
    connect(m_spaces, &Segments::chosen, this,
            [this](int index) { chooseSpace(allSpaces[static_cast<std::size_t>(index)]); });
}

void RecipePanel::createRest(QVBoxLayout &layout)
{
    m_order = new OrderFields(layout.parentWidget());
    m_start = new StartField(layout.parentWidget());
    m_limits = new LimitFields(layout.parentWidget());
    for (QWidget *part :
         {static_cast<QWidget *>(m_order), static_cast<QWidget *>(m_start), static_cast<QWidget *>(m_limits)})
        layout.addWidget(part);
    layout.addStretch(1); // all of it: what is above would grow, too
    connect(m_order, &OrderFields::edited, this, [this](Order order, quint64 seed) {
        edit([&](Recipe &recipe) {
            recipe.order = order;
            recipe.seed = seed;
        });
    });
    connect(m_start, &StartField::edited, this, [this](const std::vector<double> &start) {
        edit([&](Recipe &recipe) { recipe.start = start; });
    });
    connect(m_limits, &LimitFields::edited, this,
            [this](const Caps &caps) { edit([&](Recipe &recipe) { recipe.caps = caps; }); });
    connect(m_limits, &LimitFields::holdOutEdited, this,
            [this](const HoldOut &holdOut) { edit([&](Recipe &recipe) { recipe.holdOut = holdOut; }); });
}

/// Disturbs nothing that is being typed unless it has become another value; tells nobody.
void RecipePanel::showStudy()
{
    const Study &study = m_showing.study();
    m_recipe = study.recipe;
    showRecipe();
    showTrouble(study.progress == Progress::Impossible ? toText(study.trouble) : QString());
}

void RecipePanel::showRecipe()
{
    if (const VariantDescriptor *variant = findVariant(m_recipe.variant))
        showVariant(*variant);
    m_spaces->setCurrent(static_cast<int>(m_recipe.space));
    m_order->show(m_recipe.order, m_recipe.seed);
    m_start->show(startIn(m_recipe.space, m_recipe.start, m_recipe.space), m_recipe.space);
    m_limits->show(m_recipe.caps);
    m_limits->showHoldOut(m_recipe.holdOut);
}

void RecipePanel::showVariant(const VariantDescriptor &variant)
{
    m_rules->setCurrentIndex(indexOf(variant));
    m_variants->setCurrent(indexOf(variant));
    for (const auto &[id, value] : m_recipe.parameters)
        m_known.insert_or_assign(id, value);
    m_parameters->show(variant, parametersFor(variant, m_recipe.parameters));
    m_parameters->setScaleNote(toText(whyRateCannotMatter(m_recipe)));
}

void RecipePanel::showTrouble(const QString &trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

template <class Change>
void RecipePanel::edit(Change change)
{
    const Recipe before = m_recipe;
    change(m_recipe);
    showRecipe();
    if (m_recipe != before)
        emit recipeEdited(m_recipe);
}

void RecipePanel::chooseVariant(const VariantDescriptor &variant)
{
    edit([&](Recipe &recipe) {
        recipe.variant = variant.id;
        recipe.parameters = parametersFor(variant, m_known);
    });
}

void RecipePanel::chooseSpace(Space space)
{
    edit([&](Recipe &recipe) {
        recipe.start = startIn(space, recipe.start, recipe.space);
        recipe.space = space;
    });
}

void RecipePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit finishedEditing();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halfplane
