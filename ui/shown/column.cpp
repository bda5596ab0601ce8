#include "ui/shown/column.h"

#include "core/numbers.h"
#include "core/variants/registry.h"
#include "ui/basics/text.h"
#include "ui/shown/showing.h"

#include <algorithm>
#include <functional>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString lengthWords(const Study &study)
{
    if (!study.run)
        return {};
    const QString updates = countText(study.run->trace.updateCount());
    if (study.progress == Progress::Running)
        return updates + u" …"_s;
    const std::optional<End> &end = study.run->trace.end();
    if (!end)
        return Column::tr("%1 (stopped)").arg(updates);
    switch (end->reason) {
    case EndReason::Converged:
        return updates;
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return Column::tr("%1 (cap)").arg(updates);
    case EndReason::Cycling:
        return Column::tr("%1 · cycle").arg(updates);
    }
    return updates;
}

Column::Column(Showing &showing)
    : m_showing(showing)
    , m_runner(new Runner(this))
    , m_study(std::make_shared<Study>())
{
    connect(m_runner, &Runner::studyChanged, this, &Column::setStudy);
}

void Column::setStudy(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    findMoment(m_showing.playback().wanted());
    emit studyChanged();
}

ColumnName Column::name() const { return nameOfColumn(m_showing.document().recipes(), m_index); }

bool Column::isInFocus() const { return &m_showing.inFocus() == this; }

/// A run that has ended stands still while another one goes on.
double Column::tween() const
{
    const Playback &playback = m_showing.playback();
    return cursor() == playback.cursor() ? playback.tween() : 1;
}

Passage Column::passage() const
{
    return run() != nullptr ? passageTo(run()->trace, cursor(), tween()) : Passage{};
}

std::optional<Moment> Column::momentOn(const Passage &passage) const
{
    return m_moment && m_moment->cursor != passage.cursor ? momentAt(*run(), passage.cursor) : m_moment;
}

bool Column::isCurrent() const { return m_showing.document().points().size() == m_study->points.size(); }

void Column::askStudy()
{
    const OpenDocument &document = m_showing.document();
    const Recipe &wanted = document.recipe(m_index);
    if (isOf(wanted) && m_study->points == document.points())
        return;
    m_asked = wanted;
    m_runner->take(document.points(), wanted);
}

void Column::findMoment(Cursor cursor)
{
    m_moment =
        run() != nullptr ? std::optional(momentAt(*run(), clamped(run()->trace, cursor))) : std::nullopt;
}

namespace {

using IsSaid = std::function<bool(const ParameterDescriptor &parameter, const ParameterValue &value)>;

/// "η = 0.5", "repairs unforgiven": as the form says it.
QString wordsOf(const ParameterDescriptor &parameter, const ParameterValue &value)
{
    const std::string text = written(value);
    if (parameter.choices.empty())
        return toText(parameter.symbol) + u" = "_s + toText(text).replace(u","_s, u", "_s);
    const auto place = std::ranges::find(parameter.choices, text) - parameter.choices.begin();
    return parameter.choiceTitles.empty() ? toText(text)
                                          : toText(parameter.title).toLower() + u' '
            + toText(parameter.choiceTitles[static_cast<std::size_t>(place)]);
}

QString parametersOf(const Recipe &recipe, const IsSaid &isSaid)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    if (variant == nullptr)
        return {};
    QStringList words;
    for (const ParameterDescriptor &parameter : variant->parameters) {
        const auto given = recipe.parameters.find(parameter.id);
        const ParameterValue &value = given != recipe.parameters.end() ? given->second : parameter.fallback;
        if (!isSaid(parameter, value))
            continue;
        words += wordsOf(parameter, value);
    }
    return words.join(u", "_s);
}

QString orderOf(const Recipe &recipe)
{
    switch (recipe.order) {
    case Order::Given:
        return tr("in the given order");
    case Order::Shuffled:
        return tr("shuffled, seed %1").arg(recipe.seed);
    case Order::Reshuffled:
        return tr("reshuffled, seed %1").arg(recipe.seed);
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

QString heldOutOf(const Recipe &recipe)
{
    const HoldOut &out = recipe.holdOut;
    return out.share > 0 ? tr("%1 held out, seed %2").arg(shortestText(out.share)).arg(out.seed)
                         : tr("none held out");
}

QString capsOf(const Recipe &recipe)
{
    return tr("at most %1 updates").arg(countText(recipe.caps.updates))
        + (recipe.caps.sweeps ? tr(", %1 sweeps").arg(countText(*recipe.caps.sweeps)) : QString());
}

QString nameOf(Space space)
{
    switch (space) {
    case Space::Origin:
        return tr("through 0");
    case Space::Bias:
        return tr("line");
    case Space::Circle:
        break;
    }
    return tr("circle");
}

QString shortOrderOf(const Recipe &recipe)
{
    switch (recipe.order) {
    case Order::Given:
        return tr("as listed");
    case Order::Shuffled:
        return tr("order %1").arg(recipe.seed);
    case Order::Reshuffled:
        return tr("reshuffled %1").arg(recipe.seed);
    }
    return {};
}

QString titleOf(const Recipe &recipe)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    return toText(variant != nullptr ? variant->title : recipe.variant);
}

/// But for the variant and its parameters.
QStringList whatDiffers(const Recipe &recipe, const std::vector<Recipe> &all,
                        QString (*order)(const Recipe &))
{
    const auto differs = [&](auto part) {
        return std::ranges::any_of(all, [&](const Recipe &other) { return part(other) != part(recipe); });
    };
    QStringList details;
    if (differs([](const Recipe &r) { return r.space; }))
        details += nameOf(recipe.space);
    if (differs([](const Recipe &r) { return std::pair(r.order, r.order == Order::Given ? 0 : r.seed); }))
        details += order(recipe);
    if (differs([](const Recipe &r) { return r.start; }))
        details += startOf(recipe);
    if (differs([](const Recipe &r) { return r.holdOut; }))
        details += heldOutOf(recipe);
    if (differs([](const Recipe &r) { return std::pair(r.caps.updates, r.caps.sweeps); }))
        details += capsOf(recipe);
    return details;
}

} // namespace

/// The parameters are cut last where room is short.
ColumnName nameOfColumn(const std::vector<NamedRecipe> &all, std::size_t column)
{
    const NamedRecipe &named = all[column];
    std::vector<Recipe> recipes;
    for (const NamedRecipe &other : all)
        recipes.push_back(other.recipe);
    QStringList details = whatDiffers(named.recipe, recipes, orderOf);
    const auto isSaid = [](const ParameterDescriptor &parameter, const ParameterValue &value) {
        return parameter.choices.empty() || value != parameter.fallback;
    };
    details += parametersOf(named.recipe, isSaid);
    details.removeAll(QString());
    return {named.name.empty() ? titleOf(named.recipe) : shownLine(toText(named.name)),
            details.join(u", "_s)};
}

QString differenceOf(const Recipe &recipe, const std::vector<Recipe> &all)
{
    const auto isSameVariant = [&](const Recipe &other) { return other.variant == recipe.variant; };
    const auto isSaid = [&](const ParameterDescriptor &parameter, const ParameterValue &value) {
        return std::ranges::any_of(all, [&](const Recipe &other) {
            return isSameVariant(other) && other.parameters.find(parameter.id)->second != value;
        });
    };
    QStringList words;
    if (!std::ranges::all_of(all, isSameVariant))
        words += titleOf(recipe);
    words += parametersOf(recipe, isSaid);
    words += whatDiffers(recipe, all, shortOrderOf);
    words.removeAll(QString());
    return words.join(u", "_s);
}

} // namespace halfplane
