#pragma once

#include "ui/figures/figure_options.h"

#include <QString>

#include <variant>

namespace halfplane {

/// "7", "last", "all", "3-12", "0,2,10-12"; or what is wrong with it.
Result<StepChoice> stepsFrom(const QString &text);

/// The text that reads as this; empty for the usual.
QString textOf(const StepChoice &steps);

} // namespace halfplane
