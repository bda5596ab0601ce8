#pragma once

#include "ui/figures/figure.h"

#include <QIODevice>

#include <functional>
#include <span>

namespace halfplane {

/// How far a long export has come, and whether anybody still wants it.
struct ExportProgress
{
    std::function<void(double share)> advanced = [](double) {}; ///< 0 to 1, from the exporting thread
    std::stop_token stop;
};

// One back-end a file. Each writes the whole file to a device that is open and may be sequential; for the
// same figure the same bytes (a PDF: but for date and id). None looks at any global state: they run in
// threads. A failure says why the file was not written; there is none, either, when it was stopped.

std::optional<Failure> writePng(Figure &figure, QIODevice &out, const ExportProgress &progress);
std::optional<Failure> writePdf(Figure &figure, QIODevice &out, const ExportProgress &progress);
std::optional<Failure> writeSvg(Figure &figure, QIODevice &out, const ExportProgress &progress);
std::optional<Failure> writeTex(Figure &figure, QIODevice &out, const ExportProgress &progress);
std::optional<Failure> writeGif(Figure &figure, QIODevice &out, const ExportProgress &progress);
std::optional<Failure> writeVideo(Figure &figure, QIODevice &out,
                                  const ExportProgress &progress); ///< Mp4 and Webm
std::optional<Failure> writePlayer(Figure &figure, QIODevice &out, const ExportProgress &progress); ///< Html

/// For them: writes all the bytes, or says why not.
std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out);

/// Pixels an inch, as screens are reckoned.
inline constexpr double screenDpi = 96;

/// A kind of file a figure can be.
struct FigureKind
{
    FigureFormat format;
    QStringView ending; ///< "png", as the command line knows it
    QStringView title; ///< "PNG image"
    QStringView use; ///< when to take it, in one line
    bool hasPixels; ///< made of pixels: dpi matters
    bool moves; ///< all steps one after the other, unless one is asked for
    bool hasPages; ///< several steps are several pages; otherwise they need a sheet
    bool canBeTransparent;
    bool carriesDocument;
    double usualDpi;
    std::optional<Failure> (*write)(Figure &figure, QIODevice &out, const ExportProgress &progress);
};

inline bool isVideo(FigureFormat format)
{
    return format == FigureFormat::Mp4 || format == FigureFormat::Webm;
}

std::span<const FigureKind> figureKinds();
const FigureKind &kindOf(FigureFormat format);

/// By the ending of a file's name, in any case; null for none that is known.
const FigureKind *kindForName(QStringView name);

/// "png, pdf, svg, …": for messages.
QString knownEndings();

/// The whole file in memory.
Result<QByteArray> fileOf(Figure &figure, const ExportProgress &progress = {});

} // namespace halfplane
