#pragma once

#include "core/geometry/best_margin.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/loss_ring.h"
#include "core/geometry/overlap.h"
#include "core/memberships.h"
#include "core/run.h"
#include "core/stop.h"

#include <optional>
#include <string>
#include <vector>

namespace halfplane {

/// In `origin`, where some w has every point right that the variant can update on: what Theorem 23 is about.
struct Freedom
{
    Arc measured; ///< all the directions of such w
    double middle = 0; ///< the angle of the one with the largest margin
    double promised = 0; ///< 2 asin(γ*/R), the width of the arc around it that there is at least
    std::size_t nearest = 0; ///< the point at γ* from the boundary of that direction
    std::size_t farthest = 0; ///< the point at R from 0
};

/// The points of a mixture that proves that nothing separates them (see Mixture), and, with a bias, the place
/// where the hulls of their classes meet.
struct MeetingHulls
{
    std::vector<std::size_t> points; ///< as the run counts them
    std::optional<PlanePoint> place;
};

/// What is true of some points and a recipe before any update is made: all that the board shows and does not
/// change with w.
struct Landscape
{
    BestMargin best; ///< in the recipe's space
    std::string separability; ///< "not separable through the origin, separable with a bias"
    std::optional<MeetingHulls> meeting; ///< where they are not separable
    std::optional<std::string> obstacle; ///< why no run can converge
    std::optional<LossRing> ring; ///< in `origin`; in `bias` the ring depends on w
    std::optional<HardMargin> hardMargin;
    std::optional<Freedom> freedom;
    std::optional<Overlap> overlap;
    std::optional<Outsider> firstBeyond; ///< of a variant with an ε; nothing where no point is ever beyond it
    std::vector<std::size_t> hull; ///< in `origin`: the corners of that of all z, counter-clockwise
    std::optional<Memberships> memberships; ///< where both classes exist and their means differ, for the
                                            ///< recipe's c (the usual one when it has none)
    std::vector<bool> isFuzzy; ///< of each point; empty for variants that leave no point out
};

/// Takes time with many points (about 0.1 s at 1e5). A stop is felt between its pieces and leaves the rest
/// out.
Landscape landscapeOf(const Run &run, Stop stop = {});

} // namespace halfplane
