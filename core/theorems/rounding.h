#pragma once

#include "core/geometry/exact_margin.h"
#include "core/study/evidence.h"

namespace halfplane {

// Statements are decided without rounding, of the numbers that a run has recorded. These were rounded when
// they were made, so that a run may do a little of what its proofs rule out: how much follows from the sizes
// of what was added.

/// Below this share of the numbers compared no one sees rounding, as they are shown with four digits: what
/// differs by no more is called equal.
inline constexpr double negligible = 1e-6;

/// How far the w recorded after update k may be from w + rate·z for the w before it.
double roundingOfUpdate(const Run &run, std::uint64_t k);

/// How far above 0 the score of update k's point may have been, though it was found to be wrong.
double doubtOfMistake(const Run &run, std::uint64_t k);

/// What the rounding of k updates comes to in the proofs that add them up: ⟨w, θ⟩ may lack `shift` of
/// ⟨w0, θ⟩ + Σ rate⟨z, θ⟩ for any unit θ, and ‖w‖² exceed ‖w0‖² + Σ rate²‖z‖² by `growth`.
struct Drift
{
    double shift = 0;
    double growth = 0;
};
Drift driftUntil(const Run &run, std::uint64_t k);

/// By what factor (R/γ)² may be exceeded by the k (or the (Ση)²/Ση²) of k updates from w0 = 0 whose
/// R√Ση² is `length`: from γΣη − shift ≤ ‖w‖ ≤ √(length² + growth).
double stretchOfRatio(const Evidence &evidence, std::uint64_t k, double length);

/// Σ rate and Σ rate² of k updates. Where rates differ the sums themselves are rounded: each by less than
/// the share that roundingOfRates tells.
struct ExactRates
{
    Dyadic sum;
    Dyadic squares;
};
ExactRates exactRates(const Evidence &evidence, std::uint64_t k);
double roundingOfRates(std::uint64_t k);

/// Whether k(η_min/η_max)² ≤ (Ση)²/Ση², for k > 0.
bool isRatioAboveFloor(const Evidence &evidence, std::uint64_t k);

/// Whether numerator/denominator ≤ (R/γ)². The points are separable, the denominator is positive.
bool isAtMostSquaredRatio(const Measured &points, const Dyadic &numerator, const Dyadic &denominator);

inline Dyadic squared(const Dyadic &a) { return a * a; }
inline bool isAtMost(const Dyadic &a, const Dyadic &b) { return (a - b).sign() <= 0; }

/// a ≤ √square
inline bool isAtMostRoot(const Dyadic &a, const Dyadic &square)
{
    return a.sign() <= 0 || isAtMost(squared(a), square);
}

} // namespace halfplane
