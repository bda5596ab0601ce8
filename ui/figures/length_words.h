#pragma once

#include "ui/figures/figure_options.h"

#include <QString>

namespace halfplane {

/// "120mm", "12 cm", "4.7in", "340pt", "1280px"; nothing for anything else, a number alone included.
std::optional<Length> lengthFrom(const QString &text);

/// "120mm" or "1280px", in its shortest form.
QString textOf(const Length &length);

/// What is wrong with a text that is no length.
QString lengthHint(const QString &text);

} // namespace halfplane
