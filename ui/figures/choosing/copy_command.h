#pragma once

#include "core/result.h"
#include "ui/figures/figure_options.h"

#include <QString>

namespace halfplane {

/// What a command line would have to make again.
struct FigureAsked
{
    QString data; ///< that the command line knows: a file, or "example:ID"; empty where there is none
    Document saved; ///< as `data` has it
    Document shown; ///< as it is in the window
    FigureOptions options;
};

/// The command that makes the same file; or why none can.
Result<QString> commandFor(const FigureAsked &asked);

} // namespace halfplane
