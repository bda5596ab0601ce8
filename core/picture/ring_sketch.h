#pragma once

#include "core/geometry/loss_ring.h"

#include <vector>

namespace halfplane {

/// The loss ring as it is drawn: in no more arcs than can be told apart.
struct RingSketch
{
    struct Piece
    {
        Arc arc;
        double share = 0; ///< its loss, from 0 for the least possible to 1 for the most there is
        bool isSolution = false; ///< no loss at all
    };
    std::vector<Piece> pieces;
};

/// Arcs too narrow to be seen become one with their neighbours, of the loss they have on average; the arcs
/// without loss stay as they are.
RingSketch sketched(const LossRing &ring);

} // namespace halfplane
