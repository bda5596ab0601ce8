#include "core/study/job.h"

#include <algorithm>

namespace halfplane {

namespace {

constexpr std::size_t fewPoints = 5'000;
constexpr std::uint64_t fewScores = 8'000'000; ///< points times updates
constexpr std::size_t fewLosses = 200;

} // namespace

Job::Job(Dataset points, Recipe recipe, const Study *earlier)
    : m_points(std::move(points))
    , m_recipe(std::move(recipe))
{
    if (m_points.empty())
        return; // not a trouble: the board says what to do
    auto problem = problemFrom(earlier);
    auto trainer = problem ? Trainer::of(*std::move(problem), m_recipe) : problem.failure();
    if (trainer)
        m_trainer = *std::move(trainer);
    else
        m_trouble = trainer.failure().message;
    if (m_trainer && earlier != nullptr)
        learnFrom(*earlier);
}

/// The same one for the same points, so that what is painted of them stays.
Result<std::shared_ptr<const Problem>> Job::problemFrom(const Study *earlier) const
{
    const bool isKnown = earlier != nullptr && earlier->run && earlier->recipe.space == m_recipe.space
        && earlier->recipe.holdOut == m_recipe.holdOut && earlier->points == m_points;
    if (isKnown)
        return earlier->run->problem;
    return Problem::of(m_points, m_recipe);
}

/// A landscape does not depend on where a run begins, in which order it goes and where it ends.
void Job::learnFrom(const Study &earlier)
{
    const Run &run = m_trainer->run();
    if (earlier.run && earlier.run->problem == run.problem
        && earlier.run->recipe.variant == run.recipe.variant
        && earlier.run->recipe.parameters == run.recipe.parameters)
        m_landscape = earlier.landscape;
}

bool Job::train(std::uint64_t checks, Stop stop)
{
    if (!m_trainer->hasEnded())
        m_trainer->advance(checks, stop);
    return m_trainer->hasEnded();
}

bool Job::isSmall() const
{
    return m_points.size() <= fewPoints && m_points.size() * (updateCount() + 1) <= fewScores;
}

void Job::survey(Stop stop)
{
    if (m_landscape)
        return;
    auto landscape = std::make_shared<const Landscape>(landscapeOf(m_trainer->run(), stop));
    if (!stop.isAsked())
        m_landscape = std::move(landscape);
}

void Job::conclude(Stop stop, Stop refining)
{
    const auto run = recordedRun();
    const auto losses = [&](std::size_t most, Stop asked) {
        return std::make_shared<LossCurve>(lossCurve(*run, most, asked));
    };
    m_losses = losses(fewLosses, stop);
    const auto evidence = std::make_shared<const Evidence>(*run);
    evidence->workOut(stop);
    m_evidence = evidence;
    if (m_losses->isComplete() || stop.isAsked())
        return;
    auto finer = losses(lossesWorthTheirTime(*run), refining);
    fillPocket(*run, *finer, refining);
    if (!refining.isAsked())
        m_losses = std::move(finer);
}

std::shared_ptr<const Study> Job::study(Progress progress)
{
    auto study = std::make_shared<Study>();
    study->points = m_points;
    study->recipe = m_recipe;
    study->trouble = m_trouble;
    if (!isPossible())
        return study;
    study->progress = progress;
    study->run = recordedRun();
    if (!m_reach || progress != Progress::Running)
        m_reach = std::make_shared<const Reach>(reachOf(*study->run));
    study->reach = m_reach;
    study->landscape = m_landscape;
    study->losses = m_losses;
    study->evidence = m_evidence;
    return study;
}

std::shared_ptr<const Run> Job::recordedRun()
{
    const Trace &trace = m_trainer->run().trace;
    if (!m_run || m_run->trace.checkCount() != trace.checkCount() || m_run->trace.end() != trace.end())
        m_run = std::make_shared<const Run>(m_trainer->run());
    return m_run;
}

} // namespace halfplane
