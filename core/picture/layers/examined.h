#pragma once

#include "core/picture/scene.h"

namespace halfplane {

/// The point that the loop checks, and the ring around it.
struct Examined
{
    std::size_t point;
    Spot at;
    double radius;
};
std::optional<Examined> examinedIn(const Scene &scene); ///< if it is in view

} // namespace halfplane
