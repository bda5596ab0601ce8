#pragma once

#include "core/study/study.h"
#include "support/runs.h"

namespace halfplane::test {

/// A run and what theorems ask about it, kept together.
struct JudgedRun
{
    explicit JudgedRun(Run theRun)
        : run(std::move(theRun))
        , evidence(run)
    {
    }

    Run run;
    Evidence evidence;
};

/// All that is known of a run so far.
inline std::shared_ptr<const Study> studyOf(const Run &run, Progress progress = Progress::Finished)
{
    const auto judged = std::make_shared<JudgedRun>(run);
    auto study = std::make_shared<Study>();
    study->points = run.problem->points;
    study->recipe = run.recipe;
    study->progress = progress;
    study->run = std::shared_ptr<const Run>(judged, &judged->run);
    study->losses = std::make_shared<const LossCurve>(lossCurve(run, 2000));
    study->evidence = std::shared_ptr<const Evidence>(judged, &judged->evidence);
    return study;
}

inline std::shared_ptr<const Study> studyOf(const Dataset &points, const Recipe &recipe)
{
    return studyOf(finished(points, recipe));
}

inline std::shared_ptr<const Study> impossibleStudy()
{
    auto study = std::make_shared<Study>();
    study->trouble = "There are no points yet: add some.";
    return study;
}

/// The run is there and nothing else is known yet.
inline std::shared_ptr<const Study> bareStudyOf(const Run &run)
{
    auto study = std::make_shared<Study>(*studyOf(run, Progress::Running));
    study->losses = nullptr;
    study->evidence = nullptr;
    return study;
}

/// Two points that each make the other wrong: w comes back for ever.
inline Run cyclingRun() { return finished(oracleData("cycle.csv"), recipe("standard")); }

/// w0 is right already.
inline Run runOfNoUpdates()
{
    Recipe right = recipe("standard");
    right.start = {1, 1};
    return finished({{2, 1, Label::Positive}, {-1, -1, Label::Negative}}, right);
}

/// Greedy on Figure 3.4: 49 updates in 14 sweeps.
inline Run greedyRun() { return finished(oracleData("figure34.csv"), recipe("greedy")); }

} // namespace halfplane::test
