#pragma once

#include "core/picture/view.h"
#include "core/study/study.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace halfplane {

/// By which vectors are drawn longer than they are.
struct VectorFactor
{
    double now = 1; ///< in this step
    double before = now; ///< in the step before
    double drawn = now; ///< on the way from one to the other

    bool hasChanged() const { return now != before; }
    VectorFactor drawnAt(double share) const; ///< on the way, at 0 as before
};

/// How long all arrows of a run are drawn, or of runs beside each other: what is w in one step, one board or
/// one panel is as long as the same w in another. They are as long as they are wherever a view half as wide
/// again as the points need shows the whole run: then the first update puts w on its point, and views are
/// fitted to show it. Otherwise a round factor is the largest with which the run is within the points' view.
/// Where the usual update could not be seen with it, the first updates have a larger one, which falls as the
/// run goes on, at most twice, and never rises.
///
/// All this is decided on a board of one certain size, not on the one that is painted: so window, stage,
/// sheet, film and figure agree, whatever their size, and zooming scales arrows as it does all else.
class VectorScale
{
public:
    VectorScale() = default;
    explicit VectorScale(std::span<const Study *const> studies); ///< of the same points
    explicit VectorScale(const Study &study)
        : VectorScale(std::array{&study})
    {
    }

    /// After so many updates, or on the way to the last of them.
    VectorFactor at(std::uint64_t update, double tween = 1) const;

    /// With points, what a view is to show.
    PlaneContent with(const Dataset &points) const { return {points, m_ring, m_tips}; }

private:
    struct Step
    {
        std::uint64_t from = 0; ///< the update
        double factor = 1;
    };
    class Choice;

    double factorAt(std::uint64_t update) const;

    std::vector<Step> m_steps{{}};
    RingRoom m_ring = RingRoom::None;
    Extent m_tips;
};

} // namespace halfplane
