#include "core/picture/ring_sketch.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace halfplane {

namespace {

constexpr double narrowest = 2 * std::numbers::pi / 720;
constexpr double shadesOfLoss = 32; ///< more cannot be told apart

/// Puts arcs together until they are wide enough.
class Sketcher
{
public:
    explicit Sketcher(double most)
        : m_most(std::max(most, 1.0))
    {
    }

    void add(const LossArc &arc)
    {
        const bool isSolution = arc.loss == 0;
        if (isSolution || arc.arc.width() >= narrowest)
            finish();
        if (m_width == 0)
            m_open.arc.from = arc.arc.from;
        m_open.arc.to = arc.arc.to;
        m_open.isSolution = isSolution;
        m_width += arc.arc.width();
        m_loss += static_cast<double>(arc.loss) * arc.arc.width();
        if (isSolution || m_width >= narrowest)
            finish();
    }

    RingSketch finished()
    {
        finish();
        return std::move(m_sketch);
    }

private:
    void finish()
    {
        if (m_width > 0) {
            m_open.share = std::round(shadesOfLoss * m_loss / (m_width * m_most)) / shadesOfLoss;
            append();
        }
        m_width = 0;
        m_loss = 0;
    }

    void append()
    {
        auto &pieces = m_sketch.pieces;
        const bool goesOn = !pieces.empty() && pieces.back().share == m_open.share
            && pieces.back().isSolution == m_open.isSolution && !m_open.isSolution;
        if (goesOn)
            pieces.back().arc.to = m_open.arc.to;
        else
            pieces.push_back({m_open.arc, m_open.share, m_open.isSolution});
    }

    double m_most;
    RingSketch m_sketch;
    RingSketch::Piece m_open;
    double m_width = 0; ///< of what is put together
    double m_loss = 0; ///< the sum of its losses times their widths
};

} // namespace

RingSketch sketched(const LossRing &ring)
{
    const auto most = std::ranges::max_element(ring.arcs, {}, &LossArc::loss);
    Sketcher sketcher(most == ring.arcs.end() ? 0 : static_cast<double>(most->loss));
    for (const LossArc &arc : ring.arcs)
        sketcher.add(arc);
    return sketcher.finished();
}

} // namespace halfplane
