#pragma once

#include "ui/figures/choosing/preview.h"

namespace halfplane {

/// What a figure's failure says of an option, in the words of the dialog.
QString inFieldWords(const Failure &failure);

/// "1417 × 1063 px · 120 × 90 mm at 300 dpi · about 84 kB"; without a weight, nothing is said of it.
QString summaryOf(const FigurePreview &preview, const std::optional<qint64> &bytes);

/// A name for the file that shells and LaTeX take as it is: "Figure-3-4-step2.png". Where several steps are
/// shown, none is named.
QString figureFileName(const QString &title, const std::optional<std::uint64_t> &step, FigureFormat format);

} // namespace halfplane
