#include "ui/board/divide.h"

#include <cmath>
#include <limits>

namespace halfplane {

namespace {

BoardFace faceOf(double level)
{
    return level > 0 ? BoardFace::Positive : level < 0 ? BoardFace::Negative : BoardFace::Neither;
}

} // namespace

// ⟨w, φ⟩ at a place p pixels from the middle, as square·‖p‖² + ⟨slope, p⟩ + level. On the whole boundary it
// is as steep: √(‖slope‖² − 4·square·level).
std::variant<BoardFace, Divide> Divide::of(const View &view, Space space, const Weights &w)
{
    const double largest = largestOf(w);
    if (!(largest > 0) || !std::isfinite(largest))
        return BoardFace::Neither;
    const Weights share = w / largest;
    const double round = space == Space::Circle ? share[2] : 0;
    const double bias = space == Space::Origin ? 0 : share[share.size() - 1];
    Divide result;
    result.m_middle = {view.size.width / 2, view.size.height / 2};
    result.m_square = round / view.scale;
    result.m_slope = {share[0] + 2 * round * view.centreX1, -share[1] - 2 * round * view.centreX2};
    result.m_level = (share[0] + round * view.centreX1) * (view.centreX1 * view.scale)
        + (share[1] + round * view.centreX2) * (view.centreX2 * view.scale) + bias * view.scale;
    const double steepness =
        std::sqrt(dot(result.m_slope, result.m_slope) - 4 * result.m_square * result.m_level);
    const double reach = std::abs(result.m_level) / steepness;
    if (!(steepness > 0) || !std::isfinite(reach))
        return faceOf(result.m_level);
    result.m_square /= steepness;
    result.m_slope = result.m_slope / steepness;
    result.m_level /= steepness;
    return result;
}

Divide::Levels Divide::within(double distance) const
{
    const double bend = m_square * distance * distance;
    Levels levels{bend - distance, bend + distance};
    // A circle smaller than the distance is near all over its inside.
    if (2 * m_square * distance >= 1)
        levels.least = -std::numeric_limits<double>::infinity();
    if (2 * m_square * distance <= -1)
        levels.most = std::numeric_limits<double>::infinity();
    return levels;
}

} // namespace halfplane
