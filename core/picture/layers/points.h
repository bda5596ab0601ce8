#pragma once

#include "core/picture/scene.h"

namespace halfplane {

/// All points as if they lay on the face.
void addPoints(const BoardFrame &frame, BoardFace face, Picture &picture);

/// Each point as y⟨w, φ⟩ says.
void addPoints(const Scene &scene, Picture &picture);

} // namespace halfplane
