#pragma once

#include "core/recipe.h"
#include "core/result.h"

#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace halfplane {

struct Problem;
class Variant;

/// Which numbers a parameter may be. Ends that are not finite do not count.
struct Range
{
    enum class End { Included, Excluded };
    enum class Numbers { All, Whole };

    double least = -std::numeric_limits<double>::infinity();
    End leastEnd = End::Included;
    double most = std::numeric_limits<double>::infinity();
    End mostEnd = End::Included;
    Numbers numbers = Numbers::All;

    static constexpr Range above(double bound) { return {.least = bound, .leastEnd = End::Excluded}; }
    static constexpr Range atLeast(double bound) { return {.least = bound}; }
    /// bound ≤ value < limit
    static constexpr Range within(double bound, double limit)
    {
        return {.least = bound, .most = limit, .mostEnd = End::Excluded};
    }
    static constexpr Range between(double least, double most) { return {.least = least, .most = most}; }
    static constexpr Range wholeBetween(double least, double most)
    {
        return {.least = least, .most = most, .numbers = Numbers::Whole};
    }

    bool contains(double value) const;
    bool isBetween() const { return std::isfinite(least) && std::isfinite(most); } ///< two ends
    /// "0 ≤ δ < 0.5", between two ends.
    std::string inequality(std::string_view symbol) const;
    /// What must be: "greater than 0", "at least 0", "such that 0 ≤ δ < 0.5".
    std::string described(std::string_view symbol) const;
};

/// A number that a source recommends, given the other parameters.
struct Suggestion
{
    std::string_view title; ///< "Suggest"
    std::string_view meaning; ///< one line
    double (*value)(const Parameters &complete) = nullptr; ///< null where nothing is recommended
};

/// One parameter of a variant or a generator: enough to make an option, a form field, a key of the document
/// and a tooltip.
struct ParameterDescriptor
{
    std::string_view id; ///< "eta": the option --eta and the document's key
    std::string_view symbol; ///< "η"
    std::string_view meaning; ///< one line
    ParameterValue fallback; ///< the default; its type is the parameter's kind
    Range range = {}; ///< of the number, or of each number of the set
    std::vector<std::string_view> choices = {}; ///< where the value is one of some ids
    Suggestion suggestion = {}; ///< of a number
    std::string_view title = {}; ///< "Spread σ": what forms call it where the symbol alone says too little
    std::vector<std::string_view> choiceTitles = {}; ///< what forms call the choices, where not as their ids
};

/// How the rates of a variant's updates differ: not at all, from point to point, or as it chooses among some.
enum class Rates { One, ByPoint, Chosen };

/// What a variant is, said once: command line, forms, documents and reports follow from it.
struct VariantDescriptor
{
    std::string_view id; ///< "greedy"
    std::string_view title; ///< "Greedy"
    std::string_view formula; ///< the update, in plain Unicode
    std::string_view stops; ///< the stopping rule, in words that follow "stops when"
    std::string_view source; ///< where the variant is defined
    std::vector<ParameterDescriptor> parameters;
    std::string_view scale = {}; ///< the parameter that from w0 = 0 only scales every w, where there is one
    Rates rates = Rates::One;

    /// The algorithm for these points. Parameters are complete and in range; what can still fail is what
    /// depends on the data (memberships without two classes).
    Result<std::unique_ptr<Variant>> (*make)(const Parameters &, std::shared_ptr<const Problem>);

    const ParameterDescriptor *parameter(std::string_view parameterId) const;
};

/// Whether a value has the parameter's type and range; the failure names the parameter, the range and the
/// value.
std::optional<Failure> troubleWith(const ParameterDescriptor &parameter, const ParameterValue &value);

/// The value as the user would write it ("0.5,1,2,4") and back. Reading checks type and range.
std::string written(const ParameterValue &value);
Result<ParameterValue> read(const ParameterDescriptor &parameter, std::string_view text);

/// The recipe's own values where it has them, the defaults elsewhere, checked; sets lose their duplicates.
/// A parameter that the variant does not have is a failure.
Result<Parameters> completed(const VariantDescriptor &variant, const Parameters &given);

/// The same for the parameters of whatever has this id.
Result<Parameters> completed(std::string_view owner, std::span<const ParameterDescriptor> parameters,
                             const Parameters &given);

} // namespace halfplane
