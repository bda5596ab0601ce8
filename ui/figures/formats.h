#pragma once

#include "ui/figures/figure.h"

#include <QIODevice>
#include <QStringList>

#include <functional>
#include <span>

namespace halfplane {

/// How far a long export has come, and whether anybody still wants it.
struct ExportProgress
{
    std::function<void(double share)> advanced = [](double) {}; ///< 0 to 1, from the exporting thread
    std::stop_token stop;
};

/// For their writers: all the bytes are written, or says why not.
std::optional<Failure> deliver(QByteArrayView bytes, QIODevice &out);

/// Pixels an inch, as screens are reckoned.
inline constexpr double screenDpi = 96;

/// A kind of file a figure can be: a row of its own in the file that writes it, and a line in formats.cpp.
struct FigureKind
{
    QStringView ending; ///< "png", as the command line knows it
    QStringView name; ///< "PNG", where there is little room
    QStringView title; ///< "PNG image"
    QStringView use; ///< when to take it, in one line
    bool hasPixels = false; ///< made of pixels: dpi matters
    bool moves = false; ///< all steps one after the other, unless one is asked for
    bool hasPages = false; ///< several steps are several pages; otherwise they need a sheet
    bool canBeTransparent = false;
    bool carriesDocument = false;
    bool canBeFragment = false; ///< for another file to take in
    bool canRepeat = false; ///< it says itself whether it begins anew at its end
    bool isVideo = false; ///< as large as a screen, and made with ffmpeg
    bool isPage = false; ///< whose reader goes through the run; it has a title and charts of its own
    double usualDpi = screenDpi;

    /// The whole file, to a device that is open and may be sequential; for the same figure the same bytes (a
    /// PDF: but for date and id). It looks at no global state, as it runs in threads. A failure says why the
    /// file was not written; there is none, either, when it was stopped.
    std::optional<Failure> (*write)(Figure &figure, QIODevice &out, const ExportProgress &progress) = nullptr;
};

extern const FigureKind svgKind; ///< what is copied beside the pixels

/// In the order in which they are offered.
std::span<const FigureKind *const> figureKinds();

/// By the ending of a file's name, in any case; null for none that is known.
const FigureKind *kindForName(QStringView name);

/// "png, pdf, svg, …": for messages.
QString knownEndings();

/// Of the kinds that are meant, with this before each.
QStringList endingsOf(bool (*isMeant)(const FigureKind &kind), const QString &before = {});

/// The whole file in memory.
Result<QByteArray> fileOf(Figure &figure, const ExportProgress &progress = {});

} // namespace halfplane
