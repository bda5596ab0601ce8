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

/// Why a file was not written, in words fit for the user; nothing when it was, or when it was stopped.
using WriteTrouble = std::optional<QString>;

// One back-end a file. Each writes the whole file to a device that is open and may be sequential; for the
// same figure the same bytes (a PDF: but for date and id). None looks at any global state: they run in
// threads.

WriteTrouble writePng(Figure &figure, QIODevice &out, const ExportProgress &progress);
WriteTrouble writePdf(Figure &figure, QIODevice &out, const ExportProgress &progress);
WriteTrouble writeSvg(Figure &figure, QIODevice &out, const ExportProgress &progress);
WriteTrouble writeTex(Figure &figure, QIODevice &out, const ExportProgress &progress);
WriteTrouble writeGif(Figure &figure, QIODevice &out, const ExportProgress &progress);
WriteTrouble writeVideo(Figure &figure, QIODevice &out, const ExportProgress &progress); ///< Mp4 and Webm
WriteTrouble writePlayer(Figure &figure, QIODevice &out, const ExportProgress &progress); ///< Html

} // namespace halfplane
