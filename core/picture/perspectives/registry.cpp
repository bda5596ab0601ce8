#include "core/picture/perspective.h"

#include <array>

namespace halfplane {

extern const Perspective reflectedPerspective;
extern const Perspective weightsPerspective;
extern const Perspective liftedPerspective;

namespace {

constexpr Perspective pointsPerspective{
    .id = "points",
    .title = "Points",
    .meaning = "The plane with its points and the boundary.",
};

constexpr std::array registeredPerspectives{
    &pointsPerspective,
    &reflectedPerspective,
    &weightsPerspective,
    &liftedPerspective,
};

} // namespace

std::span<const Perspective *const> perspectives() { return registeredPerspectives; }

} // namespace halfplane
