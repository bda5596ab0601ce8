#pragma once

#include "core/cursor.h"
#include "core/io/document.h"
#include "core/picture/layers.h"
#include "core/selection.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halfplane {

struct ChartDescriptor;
struct FigureKind;
struct Perspective;
struct RegionFamily;

extern const FigureKind pngKind; ///< the usual one

enum class FigurePalette : std::uint8_t { Light, Dark, Print };

inline constexpr double millimetresAnInch = 25.4;
inline constexpr double pointsAnInch = 72;
inline constexpr double millimetresAPoint = millimetresAnInch / pointsAnInch;

/// Of a figure's height to its width, where nobody says more.
inline constexpr double usualRatio = 0.75;

/// How long something in a figure is, as authors think of it.
struct Length
{
    enum class Unit : std::uint8_t { Millimetres, Pixels };

    double value = 0;
    Unit unit = Unit::Millimetres;

    bool operator==(const Length &) const = default;
};

/// Which updates of the run a figure shows.
struct StepChoice
{
    enum class Kind : std::uint8_t {
        Usual, ///< the document's step; all of them in what moves
        One, ///< `from`, which may be asked
        Last,
        All,
        Range, ///< `from` to `to`, both included
        Chosen, ///< `chosen`, in that order
    };

    Kind kind = Kind::Usual;
    RunStep from = {};
    std::uint64_t to = 0;
    std::vector<RunStep> chosen = {};

    bool operator==(const StepChoice &) const = default;
};

/// A sheet of all the classes that a few points can be given.
struct LabellingSheet
{
    const RegionFamily *family = nullptr; ///< of boundaries that do it
    Selection points = {}; ///< empty for all

    bool operator==(const LabellingSheet &) const = default;
};

/// How a run passes in what moves.
struct Pace
{
    int millisecondsAStep = 800;
    int tweens = 0; ///< frames between two steps, on the way
    bool loops = true; ///< for ever; otherwise once

    bool operator==(const Pace &) const = default;
};

/// All that an author chooses about a figure; with a document it says every byte of the file. The command
/// line, the dialog and what is remembered from one time to the next have the same choices.
struct FigureOptions
{
    const FigureKind *kind = &pngKind;
    StepChoice steps;
    Length width{120};
    std::optional<Length> height; ///< nothing: three quarters of the width; of a sheet, what its rows take
    std::optional<double> dpi; ///< pixels an inch; nothing: as usual for the format
    double fontPoints = 8; ///< of the words, at the figure's final size; lines and points follow
    FigurePalette palette = FigurePalette::Light;
    bool isTransparent = false;
    std::optional<Layers> layers; ///< nothing: those of the document
    // Drawn in place of the board; at most one of them.
    const ChartDescriptor *chart = nullptr;
    std::optional<LabellingSheet> labellings;
    const Perspective *perspective = nullptr; ///< null: that of the document
    std::optional<KeptView> view; ///< nothing: that of the document
    bool hasTitle = false; ///< the document's, above the board
    int columns = 0; ///< of a contact sheet; 0 for none
    bool carriesDocument = true;
    bool isFragment = false; ///< TeX: the picture alone; otherwise it also compiles by itself
    Pace pace;

    bool operator==(const FigureOptions &) const = default;
};

} // namespace halfplane
