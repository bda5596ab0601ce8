#pragma once

#include "core/picture/picture.h"

#include <string_view>

namespace halfplane {

/// The perceptron loss of one point over its score u = y⟨w, φ⟩, max(0, −u), with the step that an update made
/// on it, down its subgradient, and all the lines below it through its kink.
struct PointLoss
{
    double before = 0; ///< the score that the update found: at most 0
    double after = 0; ///< and that which it left
    std::string_view place = "x"; ///< what the point is called: "φ" in a space that is not the plane
    Size size = {};
    double text = 12; ///< size of the font
};

Picture pointLossPicture(const PointLoss &loss);

} // namespace halfplane
