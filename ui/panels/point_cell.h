#pragma once

#include "core/dataset.h"
#include "core/result.h"

#include <QString>

namespace halfplane {

/// The point as the explanation calls it: "x₅" is the fifth.
QString pointName(std::size_t index);

QString classText(Label label); ///< "+1", "−1"

/// What was typed into a cell. A decimal comma and a Unicode minus are understood; a failure says what to
/// write instead.
Result<double> coordinateFrom(const QString &text);

} // namespace halfplane
