#pragma once

#include "core/picture/overlay.h"
#include "core/picture/scene.h"

namespace halfplane {

// What an update did, as other pictures than the plane of the points show it, too.

/// "+ 0.5 x₅": what the update added to w; of reflected points always "+ 0.5 z₅".
enum class Naming { Points, Reflected };
std::string nameOfStep(const Scene &scene, Naming naming = Naming::Points);

/// The boundary before the update, also while w is still on its way.
void addGhost(const Scene &scene, Overlay &overlay);

/// What is added begins where w ended, so the three arrows close: before, what was added, after. With a bias
/// the boundary moves, too; then all three begin where w begins now.
void addAdded(const Scene &scene, Overlay &overlay, Naming naming = Naming::Points);

} // namespace halfplane
