#include "core/io/class_names.h"

#include "core/numbers.h"
#include "core/utf8.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr std::size_t mostClasses = 2;

std::string meaningOf(const FieldView &field, Separator separator)
{
    const std::optional<double> number = numberIn(field.text, separator);
    return number ? shortest(*number + 0.0) : field.content(); // adding 0 makes -0 a 0
}

} // namespace

std::optional<std::size_t> ClassNames::indexOf(const FieldView &field, Separator separator)
{
    for (std::size_t i = 0; i < m_classes.size(); ++i) {
        if (m_classes[i].spelling == field.text && !field.hasDoubledQuotes)
            return i;
    }
    const std::string meaning = meaningOf(field, separator);
    const auto found = std::ranges::find(m_classes, meaning, &Class::meaning);
    const auto index = static_cast<std::size_t>(found - m_classes.begin());
    if (index == mostClasses)
        return std::nullopt;
    if (found == m_classes.end())
        m_classes.push_back({meaning, validUtf8(field.content()), {}});
    if (!field.hasDoubledQuotes)
        m_classes[index].spelling = field.text;
    return index;
}

Label ClassNames::labelOf(std::size_t index) const
{
    const std::string &meaning = m_classes[index].meaning;
    const bool isPositive =
        m_classes.size() < mostClasses ? !isPlainNegative(meaning) : meaning > m_classes[1 - index].meaning;
    return isPositive ? Label::Positive : Label::Negative;
}

std::string ClassNames::nameOf(Label label) const
{
    for (std::size_t i = 0; i < m_classes.size(); ++i) {
        if (labelOf(i) == label)
            return m_classes[i].name;
    }
    return {};
}

bool isPlainPositive(std::string_view name) { return numberIn(name, Separator::Blanks) == 1; }

bool isPlainNegative(std::string_view name)
{
    const double number = numberIn(name, Separator::Blanks).value_or(1);
    return number == 0 || number == -1;
}

} // namespace halfplane
