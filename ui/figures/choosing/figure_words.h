#pragma once

#include "ui/figures/figure.h"

#include <QString>

#include <span>

namespace halfplane {

/// What a figure's failure says of an option, in the words of the dialog.
QString inFieldWords(const Failure &failure);

/// A name for the file that shells and LaTeX take as it is: "Figure-3-4-step2.png". Where several steps are
/// shown, none is named.
QString figureFileName(const QString &title, const std::optional<RunStep> &step, const FigureKind &kind);

/// A caption for LaTeX that says what the figure shows: variant, parameters, data, steps and how many points
/// are wrong. Of several steps, how many are wrong is not said.
QString captionOf(const FigureSource &source, std::span<const RunStep> steps);

/// What a command line would have to make again.
struct FigureRequest
{
    QString data; ///< that the command line knows: a file, or "example:ID"; empty where there is none
    Document saved; ///< as `data` has it
    Document shown; ///< as it is in the window
    FigureOptions options;
    Beat beat = Beat::Made; ///< the window is before an update whose point is asked
};

/// The command that makes the same file; or why none can.
Result<QString> commandFor(const FigureRequest &asked);

} // namespace halfplane
