#pragma once

#include "core/dataset.h"
#include "core/generators/random.h"

#include <cmath>
#include <numbers>

namespace halfplane {

/// So many of each class, as evenly mixed as can be: points that come class by class would make every sweep
/// a special one.
std::vector<Label> mixedLabels(std::size_t positive, std::size_t negative);

/// A turned frame of axes about the origin: places are given along a direction and across it, to its left.
class Axes
{
public:
    explicit Axes(double degrees)
        : m_cosine(std::cos(degrees * std::numbers::pi / 180))
        , m_sine(std::sin(degrees * std::numbers::pi / 180))
    {
    }

    /// As it is put down, rounded.
    Point point(double along, double across, Label label) const
    {
        return {roundedCoordinate(along * m_cosine - across * m_sine),
                roundedCoordinate(along * m_sine + across * m_cosine), label};
    }

private:
    double m_cosine;
    double m_sine;
};

} // namespace halfplane
