#include "core/varied_number.h"

#include "core/variants/registry.h"

#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double degreesARadian = 180 / std::numbers::pi;

const ParameterDescriptor *parameterIn(const Recipe &recipe, std::string_view id)
{
    const VariantDescriptor *variant = findVariant(recipe.variant);
    return variant != nullptr ? variant->parameter(id) : nullptr;
}

bool hasAngle(const Recipe &recipe)
{
    return recipe.start.size() > 1 && (recipe.start[0] != 0 || recipe.start[1] != 0);
}

} // namespace

std::vector<VariedNumber> VariedNumber::of(const Recipe &recipe)
{
    std::vector<VariedNumber> numbers;
    if (const VariantDescriptor *variant = findVariant(recipe.variant)) {
        for (const ParameterDescriptor &parameter : variant->parameters) {
            if (std::holds_alternative<double>(parameter.fallback))
                numbers.push_back(VariedNumber(&parameter));
        }
    }
    if (hasAngle(recipe))
        numbers.push_back(VariedNumber(nullptr));
    return numbers;
}

std::string VariedNumber::id() const
{
    return m_parameter != nullptr ? std::string(m_parameter->id) : "angle";
}

std::string VariedNumber::title() const
{
    if (m_parameter == nullptr)
        return "Angle of w₀";
    return std::string(m_parameter->title.empty() ? m_parameter->symbol : m_parameter->title);
}

std::string VariedNumber::symbol() const
{
    return m_parameter != nullptr ? std::string(m_parameter->symbol) : "angle of w₀ in °";
}

bool VariedNumber::isIn(const Recipe &recipe) const
{
    return m_parameter != nullptr ? parameterIn(recipe, m_parameter->id) != nullptr : hasAngle(recipe);
}

double VariedNumber::valueIn(const Recipe &recipe) const
{
    if (m_parameter != nullptr)
        return numberOf(recipe.parameters, m_parameter->id)
            .value_or(std::get<double>(parameterIn(recipe, m_parameter->id)->fallback));
    const double angle = std::atan2(recipe.start[1], recipe.start[0]) * degreesARadian;
    return angle < 0 ? angle + 360 : angle;
}

Recipe VariedNumber::withValue(const Recipe &recipe, double value) const
{
    return varied(recipe, variations({value}), 0);
}

NumberLine VariedNumber::lineAround(const Recipe &recipe, int steps) const
{
    NumberLine line;
    const auto fill = [&](auto valueAt) {
        for (int i = 0; i <= steps; ++i)
            line.values.push_back(valueAt(static_cast<double>(i) / steps));
    };
    if (m_parameter == nullptr) {
        fill([](double share) { return 360 * share; });
        return line;
    }
    const Range &range = m_parameter->range;
    const bool hasTwoEnds = std::isfinite(range.most);
    const double now = valueIn(recipe);
    if (!hasTwoEnds && range.leastEnd == Range::End::Excluded) {
        line.goesByFactors = true;
        const double middle = std::round(std::log10(now));
        fill([&](double share) { return std::pow(10, middle - 2 + 4 * share); });
    } else {
        constexpr double usualMost = 4;
        const double most = hasTwoEnds ? range.most : std::max(usualMost, 2 * now);
        fill([&](double share) { return range.least + (most - range.least) * share; });
    }
    std::erase_if(line.values, [&](double value) { return !range.contains(value); });
    return line;
}

Result<NumberLine> VariedNumber::lineBetween(double from, double to, std::size_t count) const
{
    NumberLine result;
    result.goesByFactors = m_parameter != nullptr && m_parameter->range.leastEnd == Range::End::Excluded
        && m_parameter->range.least == 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double share = count == 1 ? 0 : static_cast<double>(i) / static_cast<double>(count - 1);
        result.values.push_back(result.goesByFactors ? from * std::pow(to / from, share)
                                                     : from + (to - from) * share);
    }
    result.values.back() = count == 1 ? from : to;
    for (const double value : result.values) {
        if (m_parameter != nullptr) {
            if (auto failure = troubleWith(*m_parameter, value))
                return *std::move(failure);
        }
    }
    return result;
}

Variations VariedNumber::variations(const std::vector<double> &values) const
{
    if (m_parameter != nullptr)
        return ParameterLine{std::string(m_parameter->id), values};
    return StartAngles{values};
}

} // namespace halfplane
