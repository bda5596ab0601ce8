#pragma once

class QMenu;

namespace halfplane {

class Showing;

/// A switch for every layer of the boards.
void addLayerSwitches(QMenu &menu, Showing &showing);

} // namespace halfplane
