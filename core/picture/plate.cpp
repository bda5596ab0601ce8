#include "core/picture/plate.h"

#include <array>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr int piecesOfCorner = 4;

Path rounded(const Box &rectangle, double rounding)
{
    const Box inner = rectangle.adjusted(rounding, rounding, -rounding, -rounding);
    const std::array corners{inner.topRight(), inner.topLeft(), inner.bottomLeft(), inner.bottomRight()};
    Path outline;
    for (std::size_t corner = 0; corner < corners.size(); ++corner) {
        for (int i = 0; i <= piecesOfCorner; ++i) {
            const double angle =
                std::numbers::pi / 2 * (static_cast<double>(corner) + 1.0 * i / piecesOfCorner);
            outline.push_back(corners[corner] + rounding * Spot{std::cos(angle), -std::sin(angle)});
        }
    }
    return outline;
}

} // namespace

void addPlate(const Box &rectangle, double rounding, const Stroke &edge, std::vector<Instruction> &to)
{
    Path outline = rounded(rectangle, rounding);
    to.emplace_back(Area{outline, {Hue::Plate, 0.94}});
    outline.push_back(outline.front());
    to.emplace_back(Line{outline, edge});
}

} // namespace halfplane
