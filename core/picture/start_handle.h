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
    Segment arrow() const { return {m_base, m_place}; } ///< of w0

    /// w0 with its tip at a place; what is within `snap` pixels of the origin is there.
    std::vector<double> draggedTo(Spot pixel, double snap) const;

private:
    StartHandle() = default;

    View m_view;
    Space m_space = Space::Origin;
    std::vector<double> m_start; ///< in full
    double m_factor = 1; ///< by which arrows are longer than they are
    Spot m_base;
    Spot m_place;
};

/// The boundary of w0, while the run has not left its start, and what dragging it means: through the origin
/// it turns, with a bias and as a circle it is shifted. What of it was taken hold of stays under the hand.
class StartBoundary
{
public:
    static std::optional<StartBoundary> of(const BoardFrame &frame); ///< if there is one

    bool isAt(Spot pixel, double reach) const;

    /// w0 when the boundary is dragged from one place to another.
    std::vector<double> dragged(Spot from, Spot to) const;

private:
    explicit StartBoundary(const BoardFrame &frame);

    View m_view;
    Space m_space;
    Weights m_start;
    double m_factor; ///< by which arrows are longer than they are
};

} // namespace halfplane
