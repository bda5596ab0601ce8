#pragma once

#include "core/trials.h"
#include "core/variants/descriptor.h"

namespace halfplane {

/// Values that a number goes through, ascending.
struct NumberLine
{
    std::vector<double> values;
    bool goesByFactors = false; ///< from one to the next; otherwise by differences
};

/// A number of recipes over whose values runs can be compared: a parameter of their variant, or the angle of
/// w0 in the plane, in degrees.
class VariedNumber
{
public:
    /// Those that a recipe has.
    static std::vector<VariedNumber> of(const Recipe &recipe);

    std::string id() const; ///< the parameter's, or "angle"
    std::string title() const; ///< "Rate η"
    std::string symbol() const; ///< "η"

    /// Whether a recipe has it, too.
    bool isIn(const Recipe &recipe) const;
    double valueIn(const Recipe &recipe) const;
    Recipe withValue(const Recipe &recipe, double value) const;

    /// About so many steps over what its values can be, where the recipe has it: all of its range where that
    /// has two ends, from 0 to twice the value or more where it begins there, otherwise from a hundredth to a
    /// hundred times it.
    NumberLine lineAround(const Recipe &recipe, int steps) const;
    /// So many values from one to another, by factors where it must be above 0. Fails where it has no such
    /// value.
    Result<NumberLine> lineBetween(double from, double to, std::size_t count) const;
    Variations variations(const std::vector<double> &values) const;

private:
    explicit VariedNumber(const ParameterDescriptor *parameter)
        : m_parameter(parameter)
    {
    }

    const ParameterDescriptor *m_parameter; ///< null for the angle
};

} // namespace halfplane
