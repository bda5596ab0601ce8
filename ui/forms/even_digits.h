#pragma once

#include <QFont>
#include <QVariant>

namespace halfplane {

/// Of a column.
struct ColumnHeading
{
    const char *title;
    const char *meaning;
};

/// Numbers stand below each other, and a heading where they do; classes in the middle.
QVariant alignmentOf(int column, int classColumn);

/// The font itself where its digits are equally wide, as numbers below each other need; else a fixed one.
QFont withEvenDigits(const QFont &font);

} // namespace halfplane
