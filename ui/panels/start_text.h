#pragma once

#include "core/result.h"
#include "core/space.h"

#include <QString>

#include <vector>

namespace halfplane {

// w0 as the user writes it. Empty is zero.

/// "(0, 0)", with all digits.
QString startText(const std::vector<double> &start, Space space);

/// Numbers with commas or blanks between them, in parentheses or not; all zeros are empty.
Result<std::vector<double>> readStart(const QString &text, Space space);

/// The same w0 in another space: components keep their meaning, new ones are 0.
std::vector<double> startIn(Space to, const std::vector<double> &start, Space from);

} // namespace halfplane
