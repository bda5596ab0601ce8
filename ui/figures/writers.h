#pragma once

#include "ui/figures/figure.h"

#include <QIODevice>

#include <functional>

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

} // namespace halfplane
