#pragma once

#include "core/dataset.h"
#include "core/geometry/dyadic.h"

#include <cstddef>
#include <vector>

namespace halfplane {

class Face;

/// The origin as a mixture of reflected points, without rounding: Σ λ_i z_i = 0 with λ_i = part_i/whole > 0
/// and Σ λ_i = 1. It proves that no w has every ⟨w, z_i⟩ > 0, since Σ λ_i⟨w, z_i⟩ = ⟨w, 0⟩ = 0; where there
/// is no such w there always is a mixture (Gordan, Über die Auflösung linearer Gleichungen mit reellen
/// Coefficienten, 1873).
struct Mixture
{
    struct Term
    {
        std::size_t point = 0; ///< its place among the reflected points
        Dyadic part;
    };

    std::vector<Term> terms; ///< by their points, ascending: no more than the space has dimensions, and one
    Dyadic whole; ///< the sum of the parts

    /// λ of a term, in lowest terms.
    boost::multiprecision::cpp_rational share(const Term &term) const { return quotient(term.part, whole); }
    double roundedShare(const Term &term) const { return overRoot(term.part, whole * whole); }
};

/// A face whose inside holds the origin is one.
Mixture mixtureOn(const Face &face);

/// Where both classes are half of the mixture, as with a bias: the place in the plane that both mix to.
PlanePoint meetingPlace(const Mixture &mixture, const Dataset &points);

} // namespace halfplane
