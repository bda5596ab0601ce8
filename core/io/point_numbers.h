#pragma once

#include "core/answer.h"
#include "core/memberships.h"

#include <optional>
#include <string>
#include <vector>

namespace halfplane {

/// What a boundary says of one point of a run. What does not apply is nothing.
struct PointNumbers
{
    Point point; ///< itself
    double score = 0; ///< y⟨w, φ⟩: wrong where it is not above 0
    std::optional<double> distance; ///< from the boundary in the plane, above 0 on the side of class +1
    std::optional<double> margin; ///< the score over ‖w‖
    std::optional<double> membership; ///< p, in the point's own class
    std::optional<bool> isFuzzy; ///< whether p ≤ 0.5 + δ
    std::optional<bool> isHeldOut; ///< of a run that holds points out; these have no membership
};

/// The numbers of a run's points: for its table of points, and for the file of them. The run must outlive it.
class PointMeasure
{
public:
    explicit PointMeasure(const Run &run);

    /// Whether the variant has memberships.
    bool hasMemberships() const { return m_memberships.has_value(); }
    bool holdsPointsOut() const { return m_run.problem->apart != nullptr; }

    /// Of a point by its number in the document. Score, distance and margin are to an answer of the run; the
    /// rest belongs to the run.
    PointNumbers numbersOf(std::size_t number, const Classifier &answer) const;

private:
    const Run &m_run;
    std::optional<Memberships> m_memberships;
    std::vector<bool> m_isFuzzy;
};

/// What a run leaves each point with, as CSV: a header and a line a point. What does not apply is empty.
std::string writePointNumbers(const Run &run);

} // namespace halfplane
