#include "ui/editing/changes.h"

#include "core/variants/registry.h"
#include "ui/basics/text.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

using Difference = Dataset::difference_type;

Dataset part(const Dataset &points, std::size_t from, std::size_t to)
{
    return {points.begin() + static_cast<Difference>(from), points.begin() + static_cast<Difference>(to)};
}

std::set<std::string> changedParameters(const Recipe &before, const Recipe &after)
{
    std::set<std::string> changed;
    for (const auto &[id, value] : after.parameters) {
        const auto old = before.parameters.find(id);
        if (old == before.parameters.end() || old->second != value)
            changed.insert(id);
    }
    for (const auto &[id, value] : before.parameters) {
        if (!after.parameters.contains(id))
            changed.insert(id);
    }
    return changed;
}

/// Equal but for what `equalize` makes equal.
template <class Equalize>
bool differOnlyIn(const Recipe &before, Recipe after, Equalize equalize)
{
    if (before == after)
        return false;
    equalize(before, after);
    return before == after;
}

bool isOnlyStart(const Recipe &before, const Recipe &after)
{
    return differOnlyIn(before, after, [](const Recipe &from, Recipe &to) { to.start = from.start; });
}

bool isOnlyOrder(const Recipe &before, const Recipe &after)
{
    return differOnlyIn(before, after, [](const Recipe &from, Recipe &to) {
        to.order = from.order;
        to.seed = from.seed;
    });
}

bool isOnlyCaps(const Recipe &before, const Recipe &after)
{
    return differOnlyIn(before, after, [](const Recipe &from, Recipe &to) { to.caps = from.caps; });
}

bool isOnlyHoldOut(const Recipe &before, const Recipe &after)
{
    return differOnlyIn(before, after, [](const Recipe &from, Recipe &to) { to.holdOut = from.holdOut; });
}

/// The parameter that is all that differs; empty otherwise.
std::string onlyParameter(const Recipe &before, const Recipe &after)
{
    const bool isParameters =
        differOnlyIn(before, after, [](const Recipe &from, Recipe &to) { to.parameters = from.parameters; });
    const std::set<std::string> changed = changedParameters(before, after);
    return isParameters && changed.size() == 1 ? *changed.begin() : std::string();
}

QString symbolOf(const std::string &variant, const std::string &parameter)
{
    const VariantDescriptor *descriptor = findVariant(variant);
    const ParameterDescriptor *known = descriptor != nullptr ? descriptor->parameter(parameter) : nullptr;
    return toText(known != nullptr ? known->symbol : std::string_view(parameter));
}

QString titleOf(const std::string &variant)
{
    const VariantDescriptor *descriptor = findVariant(variant);
    return toText(descriptor != nullptr ? descriptor->title : std::string_view(variant));
}

/// A number that is changed bit by bit, or a set whose numbers are; not one that gets or loses a member.
bool isOfOneKind(const ParameterValue &before, const ParameterValue &after)
{
    if (std::holds_alternative<double>(before))
        return std::holds_alternative<double>(after);
    const auto *from = std::get_if<std::vector<double>>(&before);
    const auto *to = std::get_if<std::vector<double>>(&after);
    return from != nullptr && to != nullptr && from->size() == to->size();
}

} // namespace

Splice Splice::between(const Dataset &before, const Dataset &after)
{
    const auto [mine, theirs] = std::ranges::mismatch(before, after);
    const auto front = static_cast<std::size_t>(mine - before.begin());
    const std::size_t most = std::min(before.size(), after.size()) - front;
    std::size_t back = 0;
    while (back < most && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    return {front, part(before, front, before.size() - back), part(after, front, after.size() - back)};
}

void Splice::applyTo(Dataset &points) const
{
    assert(at + removed.size() <= points.size());
    const auto begin = points.begin() + static_cast<Difference>(at);
    const std::size_t common = std::min(removed.size(), inserted.size());
    std::copy_n(inserted.begin(), common, begin);
    const auto rest = begin + static_cast<Difference>(common);
    const auto commonInserted = inserted.begin() + static_cast<Difference>(common);
    if (removed.size() > common)
        points.erase(rest, begin + static_cast<Difference>(removed.size()));
    else
        points.insert(rest, commonInserted, inserted.end());
}

QString nameOfChange(const Recipe &before, const Recipe &after)
{
    if (before.variant != after.variant)
        return tr("choose %1").arg(titleOf(after.variant));
    if (before.space != after.space)
        return tr("choose %1").arg(toText(idOf(after.space)));
    if (const std::string parameter = onlyParameter(before, after); !parameter.empty())
        return tr("change %1").arg(symbolOf(after.variant, parameter));
    if (isOnlyStart(before, after))
        return tr("change w₀");
    if (isOnlyOrder(before, after))
        return before.order == after.order ? tr("change the seed") : tr("change the order");
    if (isOnlyCaps(before, after))
        return tr("change the limit");
    if (isOnlyHoldOut(before, after))
        return tr("change what is held out");
    return tr("change the recipe");
}

QString nameOfChange(const std::vector<NamedRecipe> &before, const std::vector<NamedRecipe> &after)
{
    if (before.size() < after.size())
        return tr("add to the comparison");
    if (before.size() > after.size())
        return after.size() == 1 ? tr("compare no more") : tr("remove from the comparison");
    const auto [was, is] = std::ranges::mismatch(before, after);
    const bool isOne = was != before.end() && std::equal(was + 1, before.end(), is + 1);
    if (!isOne)
        return tr("move a recipe");
    return was->recipe != is->recipe ? nameOfChange(was->recipe, is->recipe)
                                     : tr("change the name of a recipe");
}

QString changedNumber(const Recipe &before, const Recipe &after)
{
    if (const std::string id = onlyParameter(before, after); !id.empty()) {
        const auto from = before.parameters.find(id);
        const auto to = after.parameters.find(id);
        const bool areBoth = from != before.parameters.end() && to != after.parameters.end();
        return areBoth && !isOfOneKind(from->second, to->second) ? QString() : u"parameter "_s + toText(id);
    }
    if (isOnlyStart(before, after))
        return u"start"_s;
    if (isOnlyCaps(before, after))
        return u"caps"_s;
    if (isOnlyHoldOut(before, after))
        return u"held out"_s;
    const bool isSeed = before.order == after.order && isOnlyOrder(before, after);
    return isSeed ? u"seed"_s : QString();
}

} // namespace halfplane
