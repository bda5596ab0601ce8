#pragma once

#include "core/dataset.h"
#include "core/picture/colours.h"

#include <QIcon>
#include <QPalette>

namespace halfplane {

/// The shape of resources/icons of that name, in the colour of the application's buttons or another of its
/// own, sharp at any size; when the application changes its colours, the icon is already another one.
QIcon shapeIcon(const QString &name, QPalette::ColorRole role = QPalette::ButtonText);

/// A piece of a chart's line, so many pixels wide.
QIcon lineIcon(Hue hue, double width);

/// The mark of a class as on the board: a triangle for +1, a square for −1.
QIcon markIcon(Label label);

} // namespace halfplane
