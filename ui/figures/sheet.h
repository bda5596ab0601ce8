#pragma once

#include "core/picture/picture.h"

#include <span>

namespace halfplane {

/// What is behind everything.
enum class Paper { Opaque, None };

/// A board of a contact sheet.
struct Panel
{
    std::uint64_t step = 0;
    Picture picture; ///< all of one size
};

/// A strip above a picture.
struct TitleStrip
{
    double height = 0;
    Paper paper = Paper::Opaque;
};

/// With a title above; one that is too long is set smaller, then shortened.
Picture underTitle(const QString &title, const Picture &picture, const TitleStrip &strip);

/// Panels in rows, labelled (a), (b), … with their steps below each, as in lecture notes.
Picture contactSheet(std::span<const Panel> panels, int columns, Paper paper);

/// "(a) start; (b) update 1; …"
QString sheetDescription(std::span<const Panel> panels);

/// "a" to "z", "aa" …
QString letterOf(std::size_t panel);

} // namespace halfplane
