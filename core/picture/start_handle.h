#pragma once

#include "core/picture/board_picture.h"

#include <optional>
#include <vector>

namespace halfplane {

/// The handle of w0 at its tip, and what dragging it means. In `origin` it is there at every step, as w
/// begins where it does; with a bias only at the start of the run, since later arrows begin elsewhere. In
/// `circle` w0 has no arrow to drag.
class StartHandle
{
public:
    static std::optional<StartHandle> of(const BoardFrame &frame); ///< if it is in view

    /// Wherever it is: w0 can be put elsewhere without taking hold of it.
    static std::optional<StartHandle> anywhere(const BoardFrame &frame);

    Spot place() const { return m_place; }

    /// w0 with its tip at a place; what is within `snap` pixels of the origin is there.
    std::vector<double> draggedTo(Spot pixel, double snap) const;

private:
    StartHandle() = default;

    View m_view;
    Space m_space = Space::Origin;
    std::vector<double> m_start; ///< in full
    double m_factor = 1; ///< by which arrows are longer than they are
    Spot m_place;
};

} // namespace halfplane
