#pragma once

#include <QFont>

namespace halfplane {

/// The font itself where its digits are equally wide, as numbers below each other need; else a fixed one.
QFont withEvenDigits(const QFont &font);

} // namespace halfplane
