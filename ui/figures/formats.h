#pragma once

#include "ui/figures/writers.h"

#include <span>

namespace halfplane {

/// Pixels an inch, as screens are reckoned.
inline constexpr double screenDpi = 96;

/// A kind of file a figure can be.
struct FigureKind
{
    FigureFormat format;
    QStringView ending; ///< "png", as the command line knows it
    QStringView title; ///< "PNG image"
    bool hasPixels; ///< made of pixels: dpi matters
    bool moves; ///< all steps one after the other, unless one is asked for
    bool hasPages; ///< several steps are several pages; otherwise they need a sheet
    bool canBeTransparent;
    bool carriesDocument;
    double usualDpi;
    std::optional<Failure> (*write)(Figure &figure, QIODevice &out, const ExportProgress &progress);
};

std::span<const FigureKind> figureKinds();
const FigureKind &kindOf(FigureFormat format);

/// By the ending of a file's name, in any case; null for none that is known.
const FigureKind *kindForName(QStringView name);

/// "png, pdf, svg, …": for messages.
QString knownEndings();

/// The whole file in memory.
Result<QByteArray> fileOf(Figure &figure, const ExportProgress &progress = {});

} // namespace halfplane
