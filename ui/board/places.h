#pragma once

#include "core/picture/picture.h"
#include "ui/board/divide.h"

#include <cstdint>
#include <vector>

namespace halfplane {

/// Places of points on the screen, kept so that those near a boundary are found in little time: rounded, and
/// one array a coordinate.
class Places
{
public:
    void assign(const std::vector<Mark> &marks);

    /// Which places may be so near to the boundary, in their order: all that are, and some a little farther.
    std::vector<std::uint32_t> near(const Divide &divide, double distance) const;

private:
    // Filled up to a whole group of four.
    std::vector<float> m_x;
    std::vector<float> m_y;
    std::size_t m_count = 0;
    double m_farthest = 0; ///< the largest coordinate
};

} // namespace halfplane
