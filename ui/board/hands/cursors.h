#pragma once

#include "core/dataset.h"

#include <QCursor>

namespace halfplane {

// Cursors of our own, sharp on any screen and seen on any ground. Asking again gives the same one.

QCursor addingCursor(Label label, qreal devicePixelRatio); ///< a cross with the mark that a click adds
QCursor placingCursor(qreal devicePixelRatio); ///< a cross with a ring, for the tip of a vector
QCursor centreCursor(qreal devicePixelRatio); ///< a small cross, where the tool draws a circle around it

} // namespace halfplane
