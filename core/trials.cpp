#include "core/trials.h"

#include "core/left_out.h"
#include "core/numbers.h"
#include "core/text.h"
#include "core/variants/registry.h"

#include <cassert>
#include <numbers>

namespace halfplane {

namespace {

/// What an angle keeps: the length of w0's part in the plane.
double lengthInPlane(const Recipe &recipe)
{
    return recipe.start.size() < 2 ? 0 : std::hypot(recipe.start[0], recipe.start[1]);
}

/// Puts one variation over a recipe.
struct Vary
{
    Recipe &recipe;
    std::size_t place;

    void operator()(const Seeds &seeds) const
    {
        recipe.order = Order::Shuffled;
        recipe.seed = seeds.first + place;
    }
    void operator()(const LeftOut & /*points*/) const { }
    void operator()(const ParameterLine &line) const { recipe.parameters[line.id] = line.values[place]; }
    void operator()(const StartAngles &angles) const
    {
        const double length = lengthInPlane(recipe);
        const double angle = angles.degrees[place] / (180 / std::numbers::pi);
        recipe.start[0] = length * std::cos(angle);
        recipe.start[1] = length * std::sin(angle);
    }
};

/// What a recipe has to have for variations of it.
struct TroubleWith
{
    const Recipe &recipe;

    std::optional<Failure> operator()(const Seeds & /*seeds*/) const { return std::nullopt; }
    std::optional<Failure> operator()(const LeftOut & /*points*/) const { return std::nullopt; }
    std::optional<Failure> operator()(const ParameterLine &line) const
    {
        const VariantDescriptor *variant = findVariant(recipe.variant);
        const ParameterDescriptor *parameter = variant == nullptr ? nullptr : variant->parameter(line.id);
        if (parameter == nullptr || !std::holds_alternative<double>(parameter->fallback))
            return Failure{"the variant " + recipe.variant + " has no number " + inQuotes(line.id)};
        return std::nullopt;
    }
    std::optional<Failure> operator()(const StartAngles & /*angles*/) const
    {
        if (lengthInPlane(recipe) == 0)
            return Failure{"w0 has no direction to turn: it is 0 in the plane"};
        return std::nullopt;
    }
};

} // namespace

std::size_t countOf(const Variations &variations)
{
    struct Count
    {
        std::size_t operator()(const Seeds &seeds) const { return seeds.count; }
        std::size_t operator()(const ParameterLine &line) const { return line.values.size(); }
        std::size_t operator()(const LeftOut &points) const { return points.count; }
        std::size_t operator()(const StartAngles &angles) const { return angles.degrees.size(); }
    };
    return std::visit(Count{}, variations);
}

Recipe varied(Recipe recipe, const Variations &variations, std::size_t place)
{
    std::visit(Vary{recipe, place}, variations);
    return recipe;
}

bool fit(const Seeds &seeds)
{
    return seeds.count == 0 || seeds.first <= std::numeric_limits<std::uint64_t>::max() - (seeds.count - 1);
}

Outcome outcomeOf(const Trainer &trainer)
{
    const Trace &trace = trainer.run().trace;
    static_assert(Trainer::mostUpdates <= std::numeric_limits<std::uint32_t>::max());
    return {static_cast<std::uint32_t>(trace.updateCount()), trace.end()->reason, trace.end()->sweeps};
}

Trials::Trials(const Dataset &points, Variations variations)
    : m_points(std::make_shared<const Dataset>(points))
    , m_variations(std::move(variations))
{
}

Result<std::shared_ptr<const Problem>> Trials::problemFor(const Recipe &recipe)
{
    auto &problem = m_problems[{recipe.space, recipe.holdOut}];
    if (problem)
        return problem;
    auto made = Problem::of(*m_points, recipe);
    if (made)
        problem = *made;
    return made;
}

/// Of a recipe whose problem is known.
Result<Trainer> Trials::trainerAt(const Recipe &recipe, std::size_t place) const
{
    const auto &problem = m_problems.at({recipe.space, recipe.holdOut});
    const auto *points = std::get_if<LeftOut>(&m_variations);
    if (points == nullptr)
        return Trainer::of(problem, varied(recipe, m_variations, place));
    const auto rest = without(problem, points->first + place);
    auto trainer = rest ? Trainer::of(*rest, recipe) : rest.failure();
    if (!trainer)
        return Failure{"without point " + std::to_string(points->first + place + 1) + ": "
                       + trainer.failure().message};
    return trainer;
}

std::optional<Failure> Trials::add(const Recipe &recipe)
{
    const auto problem = problemFor(recipe);
    if (!problem)
        return problem.failure();
    if (auto failure = std::visit(TroubleWith{recipe}, m_variations))
        return failure;
    Recipe first = recipe;
    first.order = Order::Given;
    auto trainer = Trainer::of(*problem, first);
    if (!trainer)
        return trainer.failure();
    const bool areAlikeButForOrder = std::holds_alternative<Seeds>(m_variations);
    for (std::size_t place = 0; place < count() && !areAlikeButForOrder; ++place) {
        if (const auto one = trainerAt(recipe, place); !one)
            return one.failure();
    }
    m_recipes.push_back(recipe);
    m_trainers.push_back(*std::move(trainer));
    return std::nullopt;
}

Outcomes Trials::noneYet() const { return Outcomes(recipeCount(), std::vector<Outcome>(count())); }

std::size_t Trials::carryOut(std::size_t from, std::size_t to, Outcomes &outcomes, Stop stop)
{
    for (std::size_t place = from; place < to; ++place) {
        if (!carryOut(place, outcomes, stop))
            return place;
    }
    return to;
}

bool Trials::carryOut(std::size_t place, Outcomes &outcomes, Stop stop)
{
    const auto *seeds = std::get_if<Seeds>(&m_variations);
    std::shared_ptr<const Permutation> order;
    for (std::size_t row = 0; row < recipeCount(); ++row) {
        Trainer &trainer = m_trainers[row];
        const std::size_t count = trainer.run().trace.pointCount();
        if (seeds != nullptr && (!order || order->size() != count))
            order = shuffledBy(seeds->first + place, count);
        if (order)
            trainer.restart(order);
        else
            trainer = *trainerAt(m_recipes[row], place);
        if (!trainer.advance(Trainer::unlimited, stop))
            return false;
        outcomes[row][place] = outcomeOf(trainer);
        if (std::holds_alternative<LeftOut>(m_variations))
            outcomes[row][place].angle =
                angleOfNormal(finalClassifier(trainer.run())).value_or(Outcome::noAngle);
    }
    return true;
}

} // namespace halfplane
