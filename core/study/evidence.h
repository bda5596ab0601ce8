#pragma once

#include "core/geometry/best_margin.h"
#include "core/run.h"
#include "core/stop.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace halfplane {

class Dyadic;
struct Mixture;

/// The least and the largest of some rates.
struct RateRange
{
    double least = 0;
    double largest = 0;

    /// (η_min/η_max)²
    double squaredShare() const { return (least / largest) * (least / largest); }
};

/// Sums over the rates of the first k updates, and how far these reach.
struct RateSums
{
    double sum = 0;
    double squares = 0;
    RateRange range = {};

    /// (Ση)²/Ση²: k when all rates are equal. At least one update must have been made.
    double ratio() const { return sum * (sum / squares); }
};

/// Some reflected points with their radius and best margin.
struct Measured
{
    explicit Measured(ReflectedPoints points);

    ReflectedPoints reflected;
    double radius;
    BestMargin best;

    /// (R/γ)². The points must be separable.
    double squaredRatio() const { return (radius / best.gamma) * (radius / best.gamma); }

    /// R² without rounding.
    const Dyadic &squaredRadius() const;

private:
    mutable std::shared_ptr<const Dyadic> m_squaredRadius; ///< nothing until asked for
};

/// All that theorems need to know of a run, each piece worked out when it is first asked for. Not to be
/// shared between threads; the run must outlive it and not change.
class Evidence
{
public:
    explicit Evidence(const Run &run)
        : m_run(run)
    {
    }

    const Run &run() const { return m_run; }

    /// All that theorems on runs of this variant may ask for, now; a stop leaves the rest for later.
    void workOut(Stop stop) const;

    const Measured &all() const; ///< every point

    /// The points that the variant can update on: those that are not fuzzy. All of them for other variants.
    const Measured &counted() const;

    /// The counted points, each as long as its update: rate_i·z_i. Only for variants whose rates depend on
    /// the point alone.
    const Measured &rescaled() const;
    bool leavesPointsOut() const { return m_run.variant->countedPoints().has_value(); }

    bool isSeparable() const { return all().best.separable; }
    /// As whyNotSeparable says; null where the points are separable.
    const Mixture *mixture() const;
    /// As separableWhere says.
    const std::string &separability() const;
    /// It is known to: it has been seen to cycle.
    bool neverEnds() const
    {
        const auto &end = m_run.trace.end();
        return end && end->reason == EndReason::Cycling;
    }
    bool startsAtZero() const { return isZero(m_run.trace.weights(0)); }

    /// Over the first k updates; all 0 for k = 0.
    RateSums rates(std::uint64_t k) const;

    /// The rate that all of the first k updates share (with none yet: the only one there can be), if they do.
    std::optional<double> sharedRate(std::uint64_t k) const;

    /// The rates that the run can use; those of its first k updates where more is not known beforehand.
    RateRange rateRange(std::uint64_t k) const;

    /// Whether each of the first k updates was on a misclassified point, as the perceptron's are.
    bool updatesAreOnMistakes(std::uint64_t k) const;

private:
    const std::vector<RateSums> &rateSums() const;

    const Run &m_run;
    mutable std::optional<Measured> m_all;
    mutable std::optional<Measured> m_counted;
    mutable std::optional<Measured> m_rescaled;
    mutable std::shared_ptr<const Mixture> m_mixture;
    mutable std::string m_separability; ///< empty until asked for
    mutable std::vector<RateSums> m_rateSums;
    mutable std::uint64_t m_equalRates = 0; ///< how many updates from the first have the same rate
    mutable std::uint64_t m_onMistakes = 0; ///< how many updates from the first were on misclassified points
};

} // namespace halfplane
