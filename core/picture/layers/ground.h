#pragma once

#include "core/picture/scene.h"

namespace halfplane {

// What lies below the points.

void addPaper(const BoardFrame &frame, Picture &picture);

/// As if all of the view were on that face.
void addTint(const BoardFrame &frame, BoardFace face, Picture &picture);
/// Each side of the boundary for itself.
void addTint(const Scene &scene, Picture &picture);

void addMemberships(const BoardFrame &frame, Picture &picture);

/// With the axes, which are a stronger line.
void addGrid(const BoardFrame &frame, Picture &picture);

/// The distance of the grid's lines, in the plane.
double gridStep(const BoardFrame &frame);

} // namespace halfplane
