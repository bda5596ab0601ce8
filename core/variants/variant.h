#pragma once

#include "core/phrase.h"
#include "core/problem.h"
#include "core/recipe.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halfplane {

/// One check, which is a look at a point: the weights it was made with, which point, and y⟨w, φ⟩.
struct Check
{
    const Weights &w;
    std::size_t point;
    double score;
};

/// A rate that was weighed and the mistakes it would leave.
struct Candidate
{
    double rate;
    std::size_t loss;

    bool operator==(const Candidate &) const = default;
};

/// Why a check did what it did, as far as the sign of y⟨w, φ⟩ does not say it: sentences. Empty where there
/// is nothing to say.
struct Reason
{
    Phrases decision; ///< why w changes or stays
    Phrases rate; ///< where the rate of the update comes from
};

/// One algorithm on one problem: when it updates, how far, and when it stops. It holds no state of the run,
/// so any moment can be asked about in any order.
///
/// A variant is called only about points whose score is at most threshold(w); the trainer skips the others
/// without a virtual call. That is what makes a sweep fast, and all variants of the sources update on
/// misclassified points alone.
class Variant
{
public:
    explicit Variant(std::shared_ptr<const Problem> problem)
        : m_problem(std::move(problem))
    {
    }
    Variant(const Variant &) = delete;
    Variant &operator=(const Variant &) = delete;
    virtual ~Variant() = default;

    /// Points scoring above this neither cause an update nor keep the run from ending.
    virtual double threshold(const Weights & /*w*/) const { return 0; }

    /// The rate of the update this check causes; nothing when w stays.
    virtual std::optional<double> rate(const Check &check) const = 0;

    /// The rate of every update, when each point that scores at most the threshold causes one at the same
    /// rate: then the trainer need not ask at each check, which is what takes most of the time.
    virtual std::optional<double> onlyRate() const { return std::nullopt; }

    /// Whether this check keeps the run from ending.
    virtual bool violates(const Check &check) const = 0;

    /// The rates weighed at this check, in the user's order; empty where there is no choice.
    virtual std::vector<Candidate> candidates(const Check & /*check*/) const { return {}; }

    /// This check in words.
    virtual Reason reason(const Check & /*check*/) const { return {}; }

    /// The points that the variant can ever update on, when they are not all of them (fuzzy ones are left
    /// out).
    virtual std::optional<std::vector<std::size_t>> countedPoints() const { return std::nullopt; }

    /// The range of rates the run can use on this problem.
    virtual double leastRate() const = 0;
    virtual double largestRate() const = 0;

    /// Whether that range follows from the recipe. Where it is no more than what doubles can carry, theorems
    /// about the least and the largest rate speak of those seen so far.
    virtual bool knowsItsRates() const { return true; }

    /// What makes the least rate larger, by the names of parameters, in words that follow "use".
    virtual std::string remedyForLeastRate() const { return "larger rates"; }

    /// Why no run on this problem can converge, when that is known beforehand: a clause, the fact alone.
    virtual std::optional<Phrases> obstacle() const = 0;

protected:
    const Problem &problem() const { return *m_problem; }

private:
    std::shared_ptr<const Problem> m_problem;
};

} // namespace halfplane
