#pragma once

#include "core/moment.h"

#include <compare>
#include <optional>
#include <string>

namespace halfplane {

/// The angle between the w of a check and its point, in the plane, and on which side of 90° it is: a point of
/// class +1 is right below it, one of class −1 above.
struct PointAngle
{
    double radians = 0;
    double cosine = 0; ///< as the score has it, which decides
    std::partial_ordering toRight = std::partial_ordering::equivalent; ///< how it compares with 90°

    /// "21.5°"; "90°" only where it is that.
    std::string text() const;
    /// "21.5° < 90°", "= 90°"
    std::string comparison() const;
};

/// Through the origin alone; nothing where w or the point is 0.
std::optional<PointAngle> angleOf(const Run &run, const Moment &moment);

} // namespace halfplane
