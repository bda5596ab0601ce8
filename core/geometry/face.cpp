#include "core/geometry/face.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace halfplane {

namespace {

using Subset = unsigned; ///< one bit an edge

/// All that a simplex' nearest point depends on, seen from its newest corner r: the edges e_s that lead from
/// r to the others, the products ⟨e_s, e_t⟩, and ⟨e_s, r⟩.
struct Fan
{
    std::vector<ExactVector> edges;
    std::vector<ExactVector> products;
    ExactVector slopes;
};

Fan fanFrom(const ExactVector &newest, const std::vector<Corner> &others)
{
    Fan fan;
    for (const Corner &other : others)
        fan.edges.push_back(other.place - newest);
    for (const ExactVector &edge : fan.edges) {
        ExactVector &row = fan.products.emplace_back();
        for (const ExactVector &second : fan.edges)
            row.push_back(dot(edge, second));
        fan.slopes.push_back(dot(edge, newest));
    }
    return fan;
}

/// The determinant of `rows` (from `first` on) restricted to the columns named, by expansion: there are at
/// most four.
Dyadic determinant(const std::vector<const ExactVector *> &rows, std::size_t first, Subset columns)
{
    if (columns == 0)
        return Dyadic(1);
    Dyadic sum;
    bool negative = false;
    for (Subset rest = columns; rest != 0; rest &= rest - 1) {
        const int column = std::countr_zero(rest);
        const Dyadic term = (*rows[first])[static_cast<std::size_t>(column)]
            * determinant(rows, first + 1, columns & ~(1U << column));
        sum = negative ? sum - term : sum + term;
        negative = !negative;
    }
    return sum;
}

/// The point of the affine hull of r and the edges chosen that is nearest to the origin:
/// r + Σ share_s/whole · e_s, by Cramer's rule from Σ_t ⟨e_s, e_t⟩ β_t = −⟨e_s, r⟩.
struct MixedPoint
{
    Dyadic whole;
    ExactVector shares; ///< one an edge, zero where the edge is not chosen
};

MixedPoint mixtureOf(const Fan &fan, Subset chosen)
{
    std::vector<const ExactVector *> rows;
    std::vector<std::size_t> members;
    for (Subset rest = chosen; rest != 0; rest &= rest - 1) {
        members.push_back(static_cast<std::size_t>(std::countr_zero(rest)));
        rows.push_back(&fan.products[members.back()]);
    }
    MixedPoint mixture{determinant(rows, 0, chosen), ExactVector(fan.edges.size())};
    for (std::size_t k = 0; k < members.size(); ++k) {
        const ExactVector *const replaced = std::exchange(rows[k], &fan.slopes);
        mixture.shares[members[k]] = -determinant(rows, 0, chosen);
        rows[k] = replaced;
    }
    return mixture;
}

/// Whether the point mixed lies in the inside of the face that it is mixed from.
bool isInside(const MixedPoint &mixture, Subset chosen)
{
    Dyadic rest = mixture.whole;
    for (std::size_t s = 0; s < mixture.shares.size(); ++s) {
        if ((chosen & (1U << s)) != 0 && mixture.shares[s].sign() <= 0)
            return false;
        rest = rest - mixture.shares[s];
    }
    return mixture.whole.sign() > 0 && rest.sign() > 0;
}

/// Whether no other corner of the simplex lies before it: ⟨p, e_u⟩ ≥ 0 for all u.
bool isNearest(const MixedPoint &mixture, const Fan &fan)
{
    for (std::size_t u = 0; u < fan.edges.size(); ++u) {
        if ((mixture.whole * fan.slopes[u] + dot(mixture.shares, fan.products[u])).sign() < 0)
            return false;
    }
    return true;
}

std::vector<Subset> subsetsBySize(std::size_t count)
{
    std::vector<Subset> subsets(std::size_t{1} << count);
    for (Subset subset = 0; subset < subsets.size(); ++subset)
        subsets[subset] = subset;
    std::ranges::stable_sort(subsets, {}, [](Subset subset) { return std::popcount(subset); });
    return subsets;
}

} // namespace

Face::Face(Corner corner)
    : m_parts{Dyadic(1)}
    , m_towards(corner.place)
{
    m_corners.push_back(std::move(corner));
}

/// As in Gilbert, Johnson and Keerthi (A Fast Procedure for Computing the Distance Between Complex Objects,
/// 1988): the faces of the simplex are tried, smallest first. The new corner is in the right one, for without
/// it the nearest point would be the old one, which it lies before.
Face Face::extendedBy(Corner corner) const
{
    assert(hasBefore(corner.place));
    const Fan fan = fanFrom(corner.place, m_corners);
    for (const Subset chosen : subsetsBySize(m_corners.size())) {
        const MixedPoint mixture = mixtureOf(fan, chosen);
        if (!isInside(mixture, chosen) || !isNearest(mixture, fan))
            continue;
        std::vector<Corner> corners;
        ExactVector parts;
        Dyadic rest = mixture.whole;
        ExactVector towards = mixture.whole * corner.place;
        for (std::size_t s = 0; s < m_corners.size(); ++s) {
            if ((chosen & (1U << s)) == 0)
                continue;
            corners.push_back(m_corners[s]);
            parts.push_back(mixture.shares[s]);
            rest = rest - mixture.shares[s];
            towards = towards + mixture.shares[s] * fan.edges[s];
        }
        corners.push_back(std::move(corner));
        parts.push_back(std::move(rest));
        return {std::move(corners), std::move(parts), std::move(towards)};
    }
    assert(false && "a simplex has a nearest point");
    return *this;
}

} // namespace halfplane
