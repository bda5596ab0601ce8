#pragma once

#include "core/cursor.h"
#include "core/picture/picture.h"

#include <span>
#include <string>

namespace halfplane {

// A contact sheet: boards in rows with their steps below, and titles above.

namespace sheet {
inline constexpr double gap = 13; ///< between boards
inline constexpr double labelHeight = 24;
} // namespace sheet

/// What is behind everything.
enum class Paper { Opaque, None };

/// Nothing but that.
Picture blankSheet(Size size, Paper paper);

/// All of it, elsewhere in a larger one.
void addMoved(const Picture &picture, Spot by, Picture &to);

/// Not wider than that: first smaller, to a share of its size, then shorter.
Words fittedWords(Words words, double width, double smallest = 0.7);

/// A board of a contact sheet.
struct SheetPanel
{
    RunStep step = {};
    Picture picture; ///< all of one size
};

/// A strip above a picture.
struct TitleStrip
{
    double height = 0;
    Paper paper = Paper::Opaque;
};

/// With a title above; one that is too long is set smaller, then shortened.
Picture underTitle(const std::string &title, const Picture &picture, const TitleStrip &strip);

/// One picture above another that is as wide.
Picture stacked(const Picture &above, const Picture &below);

/// Panels in rows, labelled (a), (b), … with their steps below each, as in lecture notes.
Picture contactSheet(std::span<const SheetPanel> panels, int columns, Paper paper);

/// A board of several that show the same step.
struct NamedPanel
{
    std::string name;
    Picture picture; ///< all of one size
};

/// So many boards of one size are largest in so many rows: the shorter side counts.
int bestRows(int count, Size room, double header);

/// How large each is where all of them, with their names above, fill a picture of that size.
Size sizeOfNamedPanel(std::size_t count, Size whole);
Picture namedPanels(std::span<const NamedPanel> panels, Size whole, Paper paper);

/// "(a) start; (b) update 1; …"
std::string sheetDescription(std::span<const SheetPanel> panels);

/// "a" to "z", "aa" …
std::string letterOf(std::size_t panel);

} // namespace halfplane
