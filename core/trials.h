#pragma once

#include "core/trainer.h"

#include <limits>
#include <map>
#include <span>
#include <variant>
#include <vector>

namespace halfplane {

// Many runs that differ in one thing each. A place says which of them, from 0.

/// Orders: the run at place i is in the order shuffled by seed first + i.
struct Seeds
{
    std::uint64_t first = 1;
    std::size_t count = 0;
};

/// A number of the variant (δ, ε, η) over a line of values.
struct ParameterLine
{
    std::string id;
    std::vector<double> values;
};

/// w0's part in the plane turned to angles against the x1 axis, its length and what else it has as they are.
struct StartAngles
{
    std::vector<double> degrees;
};

/// A point of the document: the run at place i is without that of number first + i, from 0.
struct LeftOut
{
    std::size_t first = 0;
    std::size_t count = 0;
};

using Variations = std::variant<Seeds, ParameterLine, StartAngles, LeftOut>;

std::size_t countOf(const Variations &variations);

/// The recipe of the run at a place: alone it gives the same run, on all points but the one left out there.
Recipe varied(Recipe recipe, const Variations &variations, std::size_t place);

/// Whether the last of so many seeds is still one.
bool fit(const Seeds &seeds);

/// How one run of many came out: all that is kept of it.
struct Outcome
{
    std::uint32_t updates = 0;
    EndReason end = EndReason::Converged;
    std::uint64_t sweeps = 0;

    static constexpr double noAngle = std::numeric_limits<double>::infinity();
    double angle = noAngle; ///< of the final normal, in radians, where points are left out and there is one

    bool operator==(const Outcome &) const = default;
};

/// A row for each recipe, in it a place for each variation.
using Outcomes = std::vector<std::vector<Outcome>>;

/// Recipes on the same points, each carried out in all the same variations. What does not depend on the
/// variation is made once, and memory is used again: ten thousand orders take no more of it than one. The
/// outcomes are those of the runs one by one, whoever computes them: a copy is cheap, shares what never
/// changes, and another thread can work with it on other places.
class Trials
{
public:
    Trials(const Dataset &points, Variations variations);

    /// One more recipe. Fails when it, or a variation of it, cannot be carried out.
    std::optional<Failure> add(const Recipe &recipe);

    const Variations &variations() const { return m_variations; }
    std::size_t count() const { return countOf(m_variations); }
    std::size_t recipeCount() const { return m_trainers.size(); }
    const Recipe &recipe(std::size_t row) const { return m_recipes[row]; }

    /// Outcomes with a row for each recipe and nothing in it yet.
    Outcomes noneYet() const;

    /// Computes the places [from, to) of every row. Gives how far it came: `to`, or the place at which it was
    /// stopped.
    std::size_t carryOut(std::size_t from, std::size_t to, Outcomes &outcomes, Stop stop = {});

private:
    bool carryOut(std::size_t place, Outcomes &outcomes, Stop stop);
    Result<std::shared_ptr<const Problem>> problemFor(const Recipe &recipe);
    Result<Trainer> trainerAt(const Recipe &recipe, std::size_t place) const;

    std::shared_ptr<const Dataset> m_points;
    Variations m_variations;
    std::map<std::pair<Space, HoldOut>, std::shared_ptr<const Problem>> m_problems;
    std::vector<Recipe> m_recipes;
    std::vector<Trainer> m_trainers; ///< one a recipe; used again where nothing but the order varies
};

/// How the run of a trainer that has ended came out.
Outcome outcomeOf(const Trainer &trainer);

} // namespace halfplane
