#include "core/study/reach.h"

#include <cmath>

namespace halfplane {

namespace {

constexpr double growthSlack = 1.0 / 32;

/// Goes along with the run.
class RunReach
{
public:
    explicit RunReach(const Run &run)
        : m_hasBias(run.problem->space == Space::Bias)
    {
        for (const Point &point : run.problem->points) {
            m_points.add(point.x1, point.x2);
            m_lengths.push_back(std::hypot(point.x1, point.x2));
        }
    }

    void begin(const Weights &w)
    {
        heed(w[0], w[1], m_hasBias ? w[2] : 0);
        m_reach.growth.push_back({0, m_reach.arrows});
    }

    void heed(std::uint64_t k, const Update &update)
    {
        m_added += update.rate * m_lengths[update.point];
        heed(update.w[0], update.w[1], m_hasBias ? update.w[2] : 0);
        const Extent &known = m_reach.growth.back().arrows;
        const Extent &now = m_reach.arrows;
        const double most = growthSlack * known.longest();
        if (!known.holds(-now.left, -now.below, most) || !known.holds(now.right, now.above, most))
            m_reach.growth.push_back({k, now});
    }

    Reach taken(std::uint64_t updates)
    {
        m_reach.usualUpdate = updates > 0 ? m_added / static_cast<double>(updates) : 0;
        return std::move(m_reach);
    }

private:
    void heed(double w1, double w2, double b)
    {
        if (!m_hasBias) {
            m_reach.arrows.add(w1, w2);
            m_reach.tips = m_reach.arrows;
            return;
        }
        const double length = std::sqrt(w1 * w1 + w2 * w2);
        m_reach.arrows.add(-length, -length);
        m_reach.arrows.add(length, length);
        if (!(length > 0))
            return;
        // An arrow whose boundary is far from the points is nowhere near what is seen.
        const double share = -b / length / length;
        if (m_points.holds(share * w1, share * w2))
            m_reach.tips.add((share + 1) * w1, (share + 1) * w2);
    }

    bool m_hasBias;
    Extent m_points;
    std::vector<double> m_lengths; ///< of the points
    Reach m_reach;
    double m_added = 0;
};

} // namespace

Reach reachOf(const Run &run)
{
    if (run.problem->space == Space::Circle)
        return {};
    RunReach walk(run);
    walk.begin(run.trace.weights(0));
    std::uint64_t k = 0;
    for (const Update &update : run.trace.updates())
        walk.heed(++k, update);
    return walk.taken(k);
}

} // namespace halfplane
