#include "core/variants/descriptor.h"

#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace halfplane {

namespace {

std::string nameOf(const ParameterDescriptor &parameter)
{
    const std::string id(parameter.id);
    return parameter.symbol == parameter.id ? id : id + " (" + std::string(parameter.symbol) + ")";
}

std::string listed(std::span<const std::string_view> words)
{
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            result += i + 1 == words.size() ? " or " : ", ";
        result += words[i];
    }
    return result;
}

std::optional<Failure> outOfRange(const ParameterDescriptor &parameter, double value)
{
    if (parameter.range.contains(value))
        return std::nullopt;
    return Failure{std::string(parameter.id) + " must be " + parameter.range.described(parameter.symbol)
                   + ", not " + (std::isfinite(value) ? shortest(value) : "infinite")};
}

/// Each is tried at every update, and each has its place in a form.
constexpr std::size_t mostInSet = 1000;

struct Checker
{
    const ParameterDescriptor &parameter;

    std::optional<Failure> operator()(double value) const { return outOfRange(parameter, value); }

    std::optional<Failure> operator()(const std::vector<double> &values) const
    {
        if (values.empty())
            return Failure{nameOf(parameter) + " needs at least one number"};
        if (values.size() > mostInSet)
            return Failure{nameOf(parameter) + " has " + std::to_string(values.size()) + " numbers; "
                           + std::to_string(mostInSet) + " are the most that it may have"};
        for (const double value : values) {
            if (auto failure = outOfRange(parameter, value))
                return failure;
        }
        return std::nullopt;
    }

    std::optional<Failure> operator()(const std::string &value) const
    {
        if (std::ranges::find(parameter.choices, value) != parameter.choices.end())
            return std::nullopt;
        return Failure{nameOf(parameter) + " must be " + listed(parameter.choices) + ", not "
                       + inQuotes(value)};
    }
};

std::string_view kindOf(const ParameterValue &value)
{
    constexpr std::array<std::string_view, 3> names{"a number", "a list of numbers", "a word"};
    return names[value.index()];
}

/// The same numbers without those that came before, in the user's order.
std::vector<double> withoutDuplicates(const std::vector<double> &values)
{
    std::vector<double> result;
    for (const double value : values) {
        if (std::ranges::find(result, value) == result.end())
            result.push_back(value);
    }
    return result;
}

Result<double> readNumber(const ParameterDescriptor &parameter, std::string_view text)
{
    if (const auto value = numberFrom(text))
        return *value;
    return Failure{inQuotes(text) + " is not a number: " + nameOf(parameter) + " must be "
                   + parameter.range.described(parameter.symbol)};
}

Result<std::vector<double>> readNumbers(const ParameterDescriptor &parameter, std::string_view text)
{
    std::vector<double> values;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const auto value = readNumber(parameter, text.substr(from, to - from));
        if (!value)
            return value.failure();
        values.push_back(*value);
        from = to + 1;
    }
    return values;
}

/// Reads the text as what the parameter is: its default has the type.
struct Reader
{
    const ParameterDescriptor &parameter;
    std::string_view text;

    Result<ParameterValue> operator()(double /*kind*/) const { return wrapped(readNumber(parameter, text)); }
    Result<ParameterValue> operator()(const std::vector<double> & /*kind*/) const
    {
        return wrapped(readNumbers(parameter, text));
    }
    Result<ParameterValue> operator()(const std::string & /*kind*/) const
    {
        return ParameterValue(std::string(text));
    }

    template <class T>
    static Result<ParameterValue> wrapped(Result<T> result)
    {
        if (!result)
            return result.failure();
        return ParameterValue(*std::move(result));
    }
};

} // namespace

bool Range::contains(double value) const
{
    const bool aboveLeast = leastEnd == End::Included ? value >= least : value > least;
    const bool belowMost = mostEnd == End::Included ? value <= most : value < most;
    const bool isKind = numbers == Numbers::All || value == std::trunc(value);
    return std::isfinite(value) && aboveLeast && belowMost && isKind;
}

std::string Range::inequality(std::string_view symbol) const
{
    return shortest(least) + (leastEnd == End::Included ? " ≤ " : " < ") + std::string(symbol)
        + (mostEnd == End::Included ? " ≤ " : " < ") + shortest(most);
}

std::string Range::described(std::string_view symbol) const
{
    const std::string kind = numbers == Numbers::Whole ? "a whole number " : "";
    if (isBetween())
        return kind + "such that " + inequality(symbol);
    if (std::isfinite(least))
        return kind + (leastEnd == End::Included ? "at least " : "greater than ") + shortest(least);
    if (std::isfinite(most))
        return kind + (mostEnd == End::Included ? "at most " : "less than ") + shortest(most);
    return numbers == Numbers::Whole ? "a whole number" : "a number";
}

const ParameterDescriptor *VariantDescriptor::parameter(std::string_view parameterId) const
{
    const auto found = std::ranges::find(parameters, parameterId, &ParameterDescriptor::id);
    return found == parameters.end() ? nullptr : &*found;
}

std::optional<Failure> troubleWith(const ParameterDescriptor &parameter, const ParameterValue &value)
{
    if (value.index() != parameter.fallback.index()) {
        return Failure{nameOf(parameter) + " must be " + std::string(kindOf(parameter.fallback)) + ", not "
                       + std::string(kindOf(value))};
    }
    return std::visit(Checker{parameter}, value);
}

std::string written(const ParameterValue &value)
{
    struct Writer
    {
        std::string operator()(double number) const { return shortest(number); }
        std::string operator()(const std::string &word) const { return word; }
        std::string operator()(const std::vector<double> &numbers) const
        {
            std::string result;
            for (const double number : numbers)
                result += (result.empty() ? "" : ",") + shortest(number);
            return result;
        }
    };
    return std::visit(Writer{}, value);
}

Result<ParameterValue> read(const ParameterDescriptor &parameter, std::string_view text)
{
    auto value = std::visit(Reader{parameter, text}, parameter.fallback);
    if (value) {
        if (auto failure = troubleWith(parameter, *value))
            return *std::move(failure);
    }
    return value;
}

Result<Parameters> completed(const VariantDescriptor &variant, const Parameters &given)
{
    return completed(variant.id, variant.parameters, given);
}

Result<Parameters> completed(std::string_view owner, std::span<const ParameterDescriptor> parameters,
                             const Parameters &given)
{
    Parameters result;
    for (const auto &parameter : parameters)
        result.emplace(parameter.id, parameter.fallback);
    for (const auto &[id, value] : given) {
        const auto parameter = std::ranges::find(parameters, id, &ParameterDescriptor::id);
        if (parameter == parameters.end())
            return Failure{std::string(owner) + " has no parameter " + inQuotes(id)};
        if (auto failure = troubleWith(*parameter, value))
            return *std::move(failure);
        result[id] = value;
        if (auto *numbers = std::get_if<std::vector<double>>(&result[id]))
            *numbers = withoutDuplicates(*numbers);
    }
    return result;
}

} // namespace halfplane
