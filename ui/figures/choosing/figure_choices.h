#pragma once

#include "ui/figures/formats.h"

#include <QSize>

namespace halfplane {

/// What is exported, and how the window shows it.
struct ExportSubject
{
    std::shared_ptr<const FigureSource> source;
    QSize board; ///< of the window, in pixels of the user interface
    double scale = 1; ///< how much larger than usual it is drawn
    bool isGrowing = false; ///< the run goes on: there is what has been recorded so far

    RunStep step() const { return source->shown(); } ///< the one that the window shows
    std::uint64_t updates() const { return source->updates(); }
};

/// Of a contact sheet.
inline constexpr int usualColumns = 4;

/// The same choices, as far as they can be for another format; what can only be for this one is the usual. A
/// video is as large as a screen, until another size in pixels is chosen.
FigureOptions suited(FigureOptions options, const FigureKind &kind);

/// Size, shape and words of the board in the window.
FigureOptions asOnScreen(FigureOptions options, const ExportSubject &subject);

/// As many pixels, and words of the usual share of their height.
inline constexpr QSize fullScreen{1920, 1080};
FigureOptions asFilm(FigureOptions options, QSize pixels);

/// Several steps are one picture only as a sheet.
void suitSheet(FigureOptions &options);

/// A picture of one step has no sheet; without one it shows the step of the window.
void setColumns(FigureOptions &options, int columns);

// A hundredth of a millimetre is what fields show and what holds: nobody cuts paper finer.

double rounded(double value);
Length asFine(const Length &length);
std::optional<double> heightShown(const FigureOptions &options); ///< in the unit of the width
void setUnit(FigureOptions &options, int index);

/// A size that publishers and slides ask for.
struct Preset
{
    QString title;
    QString purpose;
    Length width;
    std::optional<Length> height = {};
    std::optional<double> fontPoints = {};

    bool isIn(const FigureOptions &options) const;
    void putInto(FigureOptions &options, const ExportSubject &subject) const;
};
QList<Preset> presetsFor(const FigureOptions &options,
                         const ExportSubject &subject); ///< other ones for what moves

/// What can be drawn in place of the board as it is shown.
struct Drawn
{
    QString title;
    const Perspective *perspective = nullptr;
    const ChartDescriptor *chart = nullptr;
    const RegionFamily *family = nullptr;

    bool isIn(const FigureOptions &options) const;
    void putInto(FigureOptions &options) const;
};
/// All of it that there is for the points and the recipe; labellings of few points, or where some are named.
std::vector<Drawn> drawable(const Document &document, const FigureOptions &options);

/// The board as the window shows it.
FigureOptions ofBoard(FigureOptions options);

/// What a figure is not to take along to another document: step, layers, view and chart.
FigureOptions withoutOccasion(FigureOptions options);

} // namespace halfplane
