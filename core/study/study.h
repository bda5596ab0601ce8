#pragma once

#include "core/dataset.h"
#include "core/run.h"
#include "core/study/evidence.h"
#include "core/study/landscape.h"
#include "core/study/loss_curve.h"
#include "core/study/reach.h"

#include <memory>
#include <string>

namespace halfplane {

/// How far a run has come.
enum class Progress {
    Finished, ///< it ended by itself or at a cap
    Running, ///< it goes on in the background: what is here is what has been recorded so far
    Stopped, ///< the user stopped it
    Impossible, ///< the recipe does not suit the points
};

/// Everything known about some points and a recipe at one time. Never changed once it is published; what is
/// not known yet is null.
struct Study
{
    Dataset points;
    Recipe recipe;
    Progress progress = Progress::Impossible;
    std::string trouble; ///< why there is no run; empty when there is
    std::shared_ptr<const Run> run; ///< null when impossible
    /// While the run goes on, of what was recorded of it first, so that what is drawn by it changes once.
    std::shared_ptr<const Reach> reach;
    std::shared_ptr<const Landscape> landscape; ///< null until known
    std::shared_ptr<const LossCurve> losses; ///< null until known
    std::shared_ptr<const Evidence> evidence; ///< of `run`, for the user interface's thread alone
};

/// Whether the run leaves a point of the document out as fuzzy.
inline bool isFuzzy(const Study &study, std::size_t number)
{
    if (!study.run || !study.landscape)
        return false;
    const std::size_t place = study.run->problem->placeOf(number);
    return place < study.landscape->isFuzzy.size() && study.landscape->isFuzzy[place];
}

} // namespace halfplane
