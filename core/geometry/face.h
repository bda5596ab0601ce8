#pragma once

#include "core/geometry/dyadic.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace halfplane {

/// A corner of a face: its place, and which points it comes from (one of each term, see Body).
struct Corner
{
    std::array<std::size_t, 2> indices{};
    ExactVector place;
};

/// The face of a simplex on which the simplex' nearest point to the origin lies, without rounding.
///
/// The corners are affinely independent, and the nearest point p has a positive share of each: there are no
/// more of them than it takes. All corners have the same ⟨p, corner⟩ = ⟨p, p⟩.
class Face
{
public:
    explicit Face(Corner corner);

    const std::vector<Corner> &corners() const { return m_corners; }

    /// How p is mixed from the corners: positive numbers, one a corner; each is its share of their sum.
    const ExactVector &parts() const { return m_parts; }

    /// A positive multiple of p.
    const ExactVector &towards() const { return m_towards; }

    bool holdsOrigin() const { return isZero(m_towards); }

    /// ⟨towards, corner⟩, the same for each.
    Dyadic level() const { return dot(m_towards, m_corners.front().place); }

    /// Whether `place` lies before the face as seen from the origin: ⟨p, place⟩ < ⟨p, p⟩.
    bool hasBefore(const ExactVector &place) const { return (dot(m_towards, place) - level()).sign() < 0; }

    /// The nearest face of this one and a further corner that lies before it.
    Face extendedBy(Corner corner) const;

private:
    Face(std::vector<Corner> corners, ExactVector parts, ExactVector towards)
        : m_corners(std::move(corners))
        , m_parts(std::move(parts))
        , m_towards(std::move(towards))
    {
    }

    std::vector<Corner> m_corners;
    ExactVector m_parts;
    ExactVector m_towards;
};

} // namespace halfplane
