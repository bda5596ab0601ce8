#pragma once

#include "core/memberships.h"
#include "core/selection.h"

#include <array>
#include <vector>

namespace halfplane {

/// Points at their places, to be shifted together as written: 8.9 + 0.1 is 9, and no more decimals come than
/// the place or the shift has. So relative places stay.
class Shift
{
public:
    Shift(const Dataset &points, Selection which);

    const Selection &which() const { return m_which; }
    std::vector<PlanePoint> by(double x1, double x2) const;
    std::vector<PlanePoint> byNothing() const;

private:
    struct Written
    {
        double value;
        int decimals;
    };

    static Written written(double value);
    static double sum(const Written &place, const Written &shift);

    Selection m_which;
    std::vector<std::array<Written, 2>> m_from;
};

} // namespace halfplane
