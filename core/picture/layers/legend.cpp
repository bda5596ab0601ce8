#include "core/picture/layers.h"

namespace halfplane {

namespace {

constexpr Subject legendSubject{
    .title = "Legend",
    .definition = "What the points and colours mean. All else has its name on the plane.",
};

} // namespace

/// It draws nothing on the plane: it is a strip below.
const Layer legendLayer{
    .id = "legend",
    .title = "Legend",
    .purpose = "Below the plane: what the points and colours mean.",
    .subject = &legendSubject,
    .explainsItself = true,
    .depth = 170,
};

} // namespace halfplane
