#pragma once

#include "core/dataset.h"
#include "core/result.h"

#include <QString>

namespace halfplane {

/// What was typed into a cell. A decimal comma and a Unicode minus are understood; a failure says what to
/// write instead.
Result<double> coordinateFrom(const QString &text);

} // namespace halfplane
