#pragma once

#include "core/dataset.h"
#include "core/result.h"

namespace halfplane {

/// How far a point belongs to its own class (Keller and Hunt 1985; dissertation, Definition 21). With d_own
/// and d_other the distances to the class means, d the distance between the means and u = (d_other −
/// d_own)/d:
///
///     p = 0.5 + (e^{cu} − e^{−c}) / (2(e^c − e^{−c})),     0.5 ≤ p ≤ 1
///
/// computed in a form that neither overflows for large c nor cancels for small ones.
class Memberships
{
public:
    static constexpr double usualC = 2;

    /// Fails without both classes or with equal class means: then membership has no meaning.
    static Result<Memberships> of(const Dataset &points, double c);

    PlanePoint mean(Label label) const { return label == Label::Positive ? m_positive : m_negative; }
    double distance() const { return m_distance; }

    /// p − 0.5 of a point in its own class, in [0, 0.5].
    double excess(const Point &point) const;
    /// |p1 − p2|, the factor's base.
    double contrast(const Point &point) const { return 2 * excess(point); }

    /// t: a point of class y is fuzzy where d_other − d_own ≤ t·d. Both edges are branches of hyperbolas
    /// with the means as foci; the band between them, where either class is fuzzy, exists for t > 0.
    double edge(double delta) const;

private:
    Memberships() = default;

    double m_c = 0;
    PlanePoint m_positive = PlanePoint::Zero();
    PlanePoint m_negative = PlanePoint::Zero();
    double m_distance = 0;
};

/// β = (1 − e^{−c}) / (2(e^c − e^{−c})): half-way between the means a point has membership 0.5 + β, so the
/// fuzzy band exists for δ > β.
double bandThreshold(double c);

/// What Keller and Hunt suggest: δ = β + 0.02.
double suggestedDelta(double c);

} // namespace halfplane
