#pragma once

#include "core/stop.h"
#include "core/study/study.h"
#include "core/trainer.h"

namespace halfplane {

/// The work behind one study, in pieces: training goes on by as many checks as one wants, and what follows is
/// known to take longer. It belongs to one thread at a time.
class Job
{
public:
    /// What an earlier study knows and what holds here, too, is not worked out again.
    Job(Dataset points, Recipe recipe, const Study *earlier = nullptr);

    /// Whether a run is possible at all; if not, study() says why.
    bool isPossible() const { return m_trainer.has_value(); }

    /// Trains by about so many checks. True when the run has ended.
    bool train(std::uint64_t checks = Trainer::unlimited, Stop stop = {});
    bool hasEnded() const { return m_trainer && m_trainer->hasEnded(); }
    std::uint64_t updateCount() const { return m_trainer->run().trace.updateCount(); }

    /// Whether the rest takes so little time that nobody need wait for it.
    bool isSmall() const;

    void survey(Stop stop = {}); ///< finds the landscape, unless it is stopped

    /// Draws the losses and judges the theorems, once training is over. Who stops the refining gets fewer
    /// losses sooner.
    void conclude(Stop stop = {}, Stop refining = {});

    /// What is known so far. A run that has not ended is copied.
    std::shared_ptr<const Study> study(Progress progress);

private:
    Result<std::shared_ptr<const Problem>> problemFrom(const Study *earlier) const;
    void learnFrom(const Study &earlier);
    std::shared_ptr<const Run> recordedRun();

    Dataset m_points;
    Recipe m_recipe;
    std::string m_trouble;
    std::optional<Trainer> m_trainer;
    std::shared_ptr<const Run> m_run; ///< the last that was recorded
    std::shared_ptr<const Reach> m_reach;
    std::shared_ptr<const Landscape> m_landscape;
    std::shared_ptr<const LossCurve> m_losses;
    std::shared_ptr<const Evidence> m_evidence;
};

} // namespace halfplane
