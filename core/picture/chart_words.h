#pragma once

#include "core/picture/picture.h"

namespace halfplane {

/// What is said beside the lines and bars of a chart: numbers, and what its axes are called.
inline Words chartWords(Spot at, Anchor anchor, std::string text, double size)
{
    return {.at = at,
            .anchor = anchor,
            .text = std::move(text),
            .size = size,
            .colour = {Hue::FaintWords},
            .plate = {},
            .plateEdge = {}};
}

} // namespace halfplane
