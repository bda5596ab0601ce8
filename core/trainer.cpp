#include "core/trainer.h"

#include "core/columns.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/variants/registry.h"

#include <algorithm>
#include <cassert>

namespace halfplane {

namespace {

/// w0 as the recipe has it; zero where it says nothing.
Result<Weights> startOf(const Recipe &recipe)
{
    const std::size_t wanted = dimension(recipe.space);
    if (recipe.start.empty())
        return Weights(Weights::Zero(wanted));
    if (recipe.start.size() != wanted) {
        return Failure{"w0 has " + std::to_string(recipe.start.size()) + " numbers, but in "
                       + std::string(idOf(recipe.space)) + " it needs " + std::to_string(wanted)};
    }
    if (!std::ranges::all_of(recipe.start, [](double number) { return std::isfinite(number); }))
        return Failure{"w0 is not finite"};
    if (std::ranges::any_of(recipe.start,
                            [](double number) { return number != 0 && std::abs(number) < leastMagnitude; }))
        return Failure{"w0 is too close to 0 to compute with: use larger numbers, or 0"};
    return weightsOf(recipe.start);
}

std::optional<Failure> troubleWith(const Caps &caps)
{
    if (caps.updates > Trainer::mostUpdates)
        return Failure{"max-updates is at most " + std::to_string(Trainer::mostUpdates)};
    return std::nullopt;
}

/// Doubles end somewhere. A run whose numbers could leave their range would end in nonsense, so it is refused
/// before it starts: ‖w‖ never exceeds ‖w0‖ + updates · rate · R, and a score never R times that, where R²
/// is a double. What is left when all but the last bits of two updates cancel must still have a square.
std::optional<Failure> troubleWithScale(const Problem &problem, const Variant &variant, const Weights &start,
                                        const Caps &caps)
{
    const double reach =
        norm(start) + static_cast<double>(caps.updates) * variant.largestRate() * problem.radius;
    if (!(reach <= largestMagnitude) || !(variant.largestRate() <= largestMagnitude))
        return Failure{"w could grow too large to compute with: use smaller rates, a smaller w0 or a smaller "
                       "scale of the data"};
    const double rate = variant.leastRate();
    const double step = rate * problem.leastComponent;
    if (problem.radius > 0 && !(std::min(rate, step) >= leastMagnitude))
        return Failure{"some updates would be too small to compute with (" + readable(std::min(rate, step))
                       + "): use " + variant.remedyForLeastRate() + " or a larger scale of the data"};
    return std::nullopt;
}

/// How many points behind a mistake are checked one by one before they are in blocks. On few points
/// mistakes come at places that the processor learns, and where it guesses right nothing is faster. On many
/// it does not.
std::size_t patienceWith(std::size_t pointCount)
{
    constexpr std::size_t learnable = 30'000;
    return pointCount < learnable ? searchBlock : 0;
}

} // namespace

Trainer::Trainer(Run run)
    : m_run(std::move(run))
    , m_w(m_run.trace.weights(0))
    , m_place(m_run.reflected().size())
{
}

Result<Trainer> Trainer::of(const Dataset &points, const Recipe &recipe)
{
    auto problem = Problem::of(points, recipe);
    if (!problem)
        return problem.failure();
    return of(*std::move(problem), recipe);
}

Result<Trainer> Trainer::of(std::shared_ptr<const Problem> problem, const Recipe &recipe)
{
    assert(problem->space == recipe.space);
    const VariantDescriptor *descriptor = findVariant(recipe.variant);
    if (descriptor == nullptr)
        return Failure{"there is no variant " + inQuotes(recipe.variant)};
    auto parameters = completed(*descriptor, recipe.parameters);
    if (!parameters)
        return parameters.failure();
    const auto start = startOf(recipe);
    if (!start)
        return start.failure();
    auto variant = descriptor->make(*parameters, problem);
    if (!variant)
        return variant.failure();
    if (auto failure = troubleWith(recipe.caps))
        return *std::move(failure);
    if (auto failure = troubleWithScale(*problem, **variant, *start, recipe.caps))
        return *std::move(failure);
    Recipe complete = recipe;
    complete.parameters = *std::move(parameters);
    Visits visits(recipe.order, recipe.seed, problem->points.size());
    return Trainer(Run{std::move(problem), std::move(complete), descriptor, *std::move(variant),
                       Trace(*start, std::move(visits))});
}

std::optional<Failure> Trainer::setCaps(const Caps &caps)
{
    if (auto failure = troubleWith(caps))
        return failure;
    if (auto failure = troubleWithScale(*m_run.problem, *m_run.variant, m_run.trace.weights(0), caps))
        return failure;
    m_run.recipe.caps = caps;
    if (const auto &end = m_run.trace.end();
        end && (end->reason == EndReason::MaxUpdates || end->reason == EndReason::MaxSweeps))
        m_run.trace.reopen();
    return std::nullopt;
}

void Trainer::restart(std::shared_ptr<const Permutation> order)
{
    m_run.trace.restart(std::move(order));
    m_w = m_run.trace.weights(0);
    m_sweepStarts = {};
    m_visited.reset();
    m_order.clear();
    m_sweep = 0;
    m_place = m_run.reflected().size();
}

bool Trainer::advance(std::uint64_t checks, Stop stop)
{
    // Long enough to cost nothing, short enough for a stop to be felt at once.
    constexpr std::uint64_t slice = 1U << 16U;
    while (!hasEnded() && checks > 0 && !stop.isAsked()) {
        if (isSweepDone() && !beginSweep())
            break;
        checks -= sweepOn(std::min(checks, slice), stop);
    }
    return hasEnded();
}

std::uint64_t Trainer::sweepOn(std::uint64_t most, Stop stop)
{
    const std::size_t from = m_place;
    const std::size_t to =
        from + static_cast<std::size_t>(std::min<std::uint64_t>(most, visited().size() - from));
    withDimension(visited(), [&](auto d) { checkUntil<d>(to, stop); });
    if (!hasEnded())
        m_run.trace.recordChecks(checksUntilPlace());
    return m_place - from;
}

/// What the loop needs at every check is kept in local variables, out of the reach of the calls it makes.
template <std::size_t D>
void Trainer::checkUntil(std::size_t to, Stop stop)
{
    const Variant &variant = *m_run.variant;
    const std::optional<double> onlyRate = variant.onlyRate();
    const std::uint64_t checksBefore = (m_sweep - 1) * visited().size();
    Columns<D> points = columns<D>(visited(), m_w);
    const std::size_t patience = patienceWith(visited().size());
    for (std::size_t place = m_place; place < to && !stop.isAsked(); ++place) {
        const double threshold = variant.threshold(m_w);
        const std::size_t near = std::min(to, place + patience);
        std::size_t found = firstAtMostOneByOne(points, threshold, place, near);
        if (found == nowhere)
            found = firstAtMost(points, threshold, near, to);
        place = std::min(to, found);
        m_place = place;
        if (place == to)
            return;
        const std::uint32_t point = pointAt(place);
        const auto rate = onlyRate ? onlyRate : variant.rate({m_w, point, points.score(place)});
        if (rate && m_run.trace.updateCount() >= m_run.recipe.caps.updates)
            return close(EndReason::MaxUpdates);
        m_place = place + 1;
        if (rate) {
            points.add(*rate, place);
            m_w = weightsOf(points.w);
            m_run.trace.append(points.w, *rate, checksBefore + m_place, point);
        }
    }
}

bool Trainer::beginSweep()
{
    const std::size_t suspect = firstSuspect(0, visited().size());
    if (!somePointViolates(suspect)) {
        close(EndReason::Converged);
        return false;
    }
    if (!m_run.trace.visits().changesEverySweep()) {
        if (const auto earlier = m_sweepStarts.note(m_w, m_sweep, m_run.trace)) {
            close(EndReason::Cycling, Cycle{*earlier, m_run.trace.updateCount()});
            return false;
        }
    }
    if (m_run.recipe.caps.sweeps && m_sweep >= *m_run.recipe.caps.sweeps) {
        close(EndReason::MaxSweeps);
        return false;
    }
    ++m_sweep;
    // In an unchanged order, the places before the suspect have been checked just now.
    m_place = arrange() ? 0 : suspect;
    return true;
}

/// The first place in [from, to) about which the variant has to be asked; `nowhere` when there is none.
std::size_t Trainer::firstSuspect(std::size_t from, std::size_t to) const
{
    return firstAtMost(visited(), m_w, m_run.variant->threshold(m_w), from, to);
}

bool Trainer::somePointViolates(std::size_t from) const
{
    for (std::size_t place = from; place != nowhere; place = firstSuspect(place + 1, visited().size())) {
        if (m_run.variant->violates(checkAt(place)))
            return true;
    }
    return false;
}

/// Puts the points into the order of the sweep. True when they were in another one.
bool Trainer::arrange()
{
    Visits &visits = m_run.trace.visits();
    visits.reachSweep(m_sweep);
    if (visits.isListOrder() || (m_visited && !visits.changesEverySweep()))
        return false;
    m_order = visits.order(m_sweep);
    m_visited = m_run.reflected().reordered(m_order);
    return true;
}

std::uint32_t Trainer::pointAt(std::size_t place) const
{
    return m_visited ? m_order[place] : static_cast<std::uint32_t>(place);
}

Check Trainer::checkAt(std::size_t place) const { return {m_w, pointAt(place), visited().score(m_w, place)}; }

std::uint64_t Trainer::checksUntilPlace() const
{
    return m_sweep == 0 ? 0 : (m_sweep - 1) * m_run.reflected().size() + m_place;
}

void Trainer::close(EndReason reason, std::optional<Cycle> cycle)
{
    const Trace &trace = m_run.trace;
    if (reason == EndReason::MaxUpdates) {
        // The checks behind the last update found nothing; that they were made is no one's concern.
        const std::uint64_t k = trace.updateCount();
        m_run.trace.close({reason, trace.sweepOfUpdate(k), trace.checksUntil(k), {}});
        return;
    }
    m_run.trace.close({reason, m_sweep, checksUntilPlace(), cycle});
}

} // namespace halfplane
