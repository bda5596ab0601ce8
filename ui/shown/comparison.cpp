#include "ui/shown/comparison.h"

#include "core/numbers.h"
#include "core/variants/registry.h"
#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// With the same data, order, start and limits.
Recipe withVariant(const Recipe &recipe, std::string_view variant, Parameters parameters = {})
{
    Recipe other = recipe;
    other.variant = variant;
    other.parameters = std::move(parameters);
    return other;
}

/// The question of the dissertation: whether greedy is better than a fixed rate; for all others, whether they
/// are better than the perceptron that they come from.
Recipe counterpartOf(const Recipe &recipe)
{
    return withVariant(recipe, recipe.variant == "standard" ? "greedy" : "standard");
}

std::vector<double> ratesOf(const Recipe &recipe)
{
    const VariantDescriptor &greedy = *findVariant("greedy");
    const auto complete = completed(greedy, recipe.variant == "greedy" ? recipe.parameters : Parameters{});
    const auto fallback = std::get<std::vector<double>>(greedy.parameter("etas")->fallback);
    return complete ? std::get<std::vector<double>>(complete->at("etas")) : fallback;
}

QString parametersOf(const Recipe &recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (variant == nullptr)
        return {};
    QStringList words;
    for (const ParameterDescriptor &parameter : variant->parameters) {
        const auto given = recipe.parameters.find(parameter.id);
        const ParameterValue &value = given != recipe.parameters.end() ? given->second : parameter.fallback;
        if (parameter.choices.empty())
            words += toText(parameter.symbol) + u" = "_s + toText(written(value)).replace(u","_s, u", "_s);
        else if (value != parameter.fallback)
            words += toText(written(value));
    }
    return words.join(u", "_s);
}

QString orderOf(const Recipe &recipe)
{
    switch (recipe.order) {
    case Order::Given:
        return Comparison::tr("in the given order");
    case Order::Shuffled:
        return Comparison::tr("shuffled, seed %1").arg(recipe.seed);
    case Order::Reshuffled:
        return Comparison::tr("reshuffled, seed %1").arg(recipe.seed);
    }
    return {};
}

QString startOf(const Recipe &recipe)
{
    QStringList numbers;
    for (const double number : recipe.start)
        numbers += toText(readable(number));
    return u"w₀ = "_s + (numbers.isEmpty() ? u"0"_s : u'(' + numbers.join(u", "_s) + u')');
}

QString capsOf(const Recipe &recipe)
{
    return Comparison::tr("at most %1 updates").arg(countText(recipe.caps.updates))
        + (recipe.caps.sweeps ? Comparison::tr(", %1 sweeps").arg(countText(*recipe.caps.sweeps))
                              : QString());
}

QString nameOf(Space space)
{
    switch (space) {
    case Space::Origin:
        return Comparison::tr("through 0");
    case Space::Bias:
        return Comparison::tr("line");
    case Space::Circle:
        break;
    }
    return Comparison::tr("circle");
}

/// What is not the same for all, which is cut last where room is short, and the parameters.
QString detailsOf(const Recipe &recipe, const std::vector<NamedRecipe> &all)
{
    const auto differs = [&](auto part) {
        return std::ranges::any_of(
            all, [&](const NamedRecipe &other) { return part(other.recipe) != part(recipe); });
    };
    QStringList details;
    if (differs([](const Recipe &r) { return r.space; }))
        details += nameOf(recipe.space);
    if (differs([](const Recipe &r) { return std::pair(r.order, r.order == Order::Given ? 0 : r.seed); }))
        details += orderOf(recipe);
    if (differs([](const Recipe &r) { return r.start; }))
        details += startOf(recipe);
    if (differs([](const Recipe &r) { return std::pair(r.caps.updates, r.caps.sweeps); }))
        details += capsOf(recipe);
    details += parametersOf(recipe);
    details.removeAll(QString());
    return details.join(u", "_s);
}

/// With the defaults of its variant where it says nothing.
Recipe spelledOut(Recipe recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (auto parameters = variant != nullptr ? completed(*variant, recipe.parameters) : Parameters{})
        recipe.parameters = *std::move(parameters);
    return recipe;
}

bool isAmong(const std::vector<NamedRecipe> &recipes, const Recipe &recipe)
{
    return std::ranges::any_of(recipes, [wanted = spelledOut(recipe)](const NamedRecipe &named) {
        return spelledOut(named.recipe) == wanted;
    });
}

} // namespace

Comparison::Comparison(Showing &inFocus)
    : QObject(&inFocus)
    , m_inFocus(inFocus)
{
    OpenDocument &document = inFocus.document();
    connect(&document, &OpenDocument::edited, this, &Comparison::align);
    connect(&document, &OpenDocument::comparedChanged, this, &Comparison::align);
    connect(&document, &OpenDocument::replaced, this, [this] { m_folded.reset(); });
    connectTo(inFocus);
    align();
}

Comparison::~Comparison() = default;

Showing &Comparison::operator[](std::size_t column) const
{
    assert(column < size());
    if (column == m_focus)
        return m_inFocus;
    return *m_beside[column < m_focus ? column : column - 1];
}

ColumnName Comparison::nameOf(std::size_t column) const
{
    return nameOfColumn(m_inFocus.document().compared().recipes, column);
}

ColumnName nameOfColumn(const std::vector<NamedRecipe> &all, std::size_t column)
{
    const NamedRecipe &named = all[column];
    const VariantDescriptor *variant = findVariant(named.recipe.variant);
    return {named.name.empty() ? toText(variant != nullptr ? variant->title : named.recipe.variant)
                               : shownLine(toText(named.name)),
            detailsOf(named.recipe, all)};
}

/// As the document has them now. Where nothing but the focus has moved no run is made anew.
void Comparison::align()
{
    m_isAligning = true;
    const OpenDocument &document = m_inFocus.document();
    const std::size_t count = document.content().beside.size();
    const std::size_t focus = document.focus();
    if (count == m_beside.size() && focus != m_focus) {
        Showing &left = (*this)[focus];
        m_inFocus.exchangeStudies(left);
        const auto place = [](std::size_t column, std::size_t inFocus) {
            return static_cast<std::ptrdiff_t>(column < inFocus ? column : column - 1);
        };
        auto moved = std::move(m_beside[static_cast<std::size_t>(place(focus, m_focus))]);
        m_beside.erase(m_beside.begin() + place(focus, m_focus));
        m_beside.insert(m_beside.begin() + place(m_focus, focus), std::move(moved));
    }
    m_focus = focus;
    std::vector<std::unique_ptr<Showing>> gone;
    while (m_beside.size() > count) {
        gone.push_back(std::move(m_beside.back()));
        m_beside.pop_back();
    }
    while (m_beside.size() < count) {
        m_beside.push_back(std::make_unique<Showing>(m_inFocus, 0, nullptr));
        connectTo(*m_beside.back());
    }
    m_inFocus.study(focus);
    for (std::size_t i = 0; i < count; ++i)
        m_beside[i]->study(i < focus ? i : i + 1);
    findLonger();
    m_isAligning = false;
    emit columnsChanged();
    for (auto &showing : gone)
        showing.release()->deleteLater(); // after those that show it
}

void Comparison::connectTo(Showing &showing)
{
    connect(&showing, &Showing::studyChanged, this, &Comparison::heed);
    connect(&showing, &Showing::momentChanged, this, [this] {
        if (isAligned())
            emit shownChanged();
    });
}

/// Between an edit and its alignment nobody is told: the columns may be none of the document's any more.
bool Comparison::isAligned() const
{
    const OpenDocument &document = m_inFocus.document();
    return !m_isAligning && m_beside.size() == document.content().beside.size()
        && m_focus == document.focus();
}

void Comparison::heed()
{
    if (!isAligned())
        return;
    findLonger();
    emit studyChanged();
    emit shownChanged();
}

void Comparison::findLonger()
{
    std::shared_ptr<const Run> longest;
    for (const auto &showing : m_beside) {
        const std::shared_ptr<const Run> &run = showing->study().run;
        if (run && (!longest || run->trace.updateCount() > longest->trace.updateCount()))
            longest = run;
    }
    m_inFocus.playback().setLonger(longest);
}

bool Comparison::isBusy() const
{
    const auto isWorking = [](const auto &showing) { return showing->runner().isBusy(); };
    return m_inFocus.runner().isBusy() || std::ranges::any_of(m_beside, isWorking);
}

void Comparison::stop()
{
    m_inFocus.runner().stop();
    for (const auto &showing : m_beside)
        showing->runner().stop();
}

bool Comparison::isFull() const { return size() > mostBeside; }

void Comparison::toggle()
{
    OpenDocument &document = m_inFocus.document();
    ComparedRecipes now = document.compared();
    if (now.recipes.size() > 1) {
        const NamedRecipe alone = now.recipes[now.focus];
        m_folded = std::move(now);
        document.setCompared({{alone}});
        return;
    }
    const NamedRecipe alone = now.recipes.front();
    if (m_folded) {
        now = *std::exchange(m_folded, std::nullopt);
        now.recipes[now.focus] = alone;
    } else {
        now.recipes.push_back({.name = {}, .recipe = counterpartOf(alone.recipe)});
    }
    document.setCompared(now);
}

void Comparison::add()
{
    ComparedRecipes now = m_inFocus.document().compared();
    now.recipes.push_back({.name = {}, .recipe = now.recipes[now.focus].recipe});
    now.focus = now.recipes.size() - 1;
    m_inFocus.document().setCompared(now);
}

void Comparison::addRates()
{
    ComparedRecipes now = m_inFocus.document().compared();
    const Recipe inFocus = m_inFocus.document().recipe();
    const std::vector<double> rates = ratesOf(inFocus);
    const auto addOnce = [&](const Recipe &recipe) {
        if (now.recipes.size() <= mostBeside && !isAmong(now.recipes, recipe))
            now.recipes.push_back({.name = {}, .recipe = recipe});
    };
    if (std::ranges::none_of(now.recipes,
                             [](const NamedRecipe &named) { return named.recipe.variant == "greedy"; }))
        addOnce(withVariant(inFocus, "greedy", {{"etas", rates}}));
    for (const double rate : rates)
        addOnce(withVariant(inFocus, "standard", {{"eta", rate}}));
    m_inFocus.document().setCompared(now);
}

void Comparison::remove(std::size_t column)
{
    ComparedRecipes now = m_inFocus.document().compared();
    if (now.recipes.size() == 1)
        return;
    now.recipes.erase(now.recipes.begin() + static_cast<std::ptrdiff_t>(column));
    if (now.focus > column || now.focus == now.recipes.size())
        --now.focus;
    m_inFocus.document().setCompared(now);
}

void Comparison::move(std::size_t from, std::size_t to)
{
    ComparedRecipes now = m_inFocus.document().compared();
    if (from == to || to >= now.recipes.size())
        return;
    const auto begin = now.recipes.begin();
    const auto at = [&](std::size_t column) { return begin + static_cast<std::ptrdiff_t>(column); };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    if (now.focus == from)
        now.focus = to;
    else if (from < now.focus && now.focus <= to)
        --now.focus;
    else if (to <= now.focus && now.focus < from)
        ++now.focus;
    m_inFocus.document().setCompared(now);
}

void Comparison::rename(std::size_t column, const QString &name)
{
    ComparedRecipes now = m_inFocus.document().compared();
    now.recipes[column].name = name.trimmed().toStdString();
    m_inFocus.document().setCompared(now);
}

} // namespace halfplane
