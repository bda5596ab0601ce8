#pragma once

#include "core/space.h"
#include "core/variants/descriptor.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

class Evidence;

enum class Verdict {
    Holds,
    Exceeded,
    TooClose, ///< not as it should be, but by no more than rounding can account for
    DoesNotApply,
};

/// "holds", "exceeded", "too close to call", "does not apply"
std::string_view idOf(Verdict verdict);

/// What a theorem says at one step of one run.
struct Finding
{
    Verdict verdict = Verdict::Holds;
    /// The side that the statement bounds: k where it bounds k; angles in radians.
    std::optional<double> value = {};
    /// The other side; given only where every premise holds, or where the statement is exceeded.
    std::optional<double> bound = {};
    std::string remark = {}; ///< behind the numbers, or, where none are compared, all that is said
    std::string left = {}; ///< "2", as it is shown; empty where no numbers are compared
    std::string_view relation = {}; ///< "≤"
    std::string right = {}; ///< "8 967"
    std::string_view subject = {}; ///< whose the numbers are, where the statement does not say so
    std::string rounding = {}; ///< what it has to do with the numbers
    bool isSoFar = false; ///< later updates may change what is said
    std::string_view called = {}; ///< what that comes to, where the verdict's own word would say little

    std::string_view word() const { return called.empty() ? idOf(verdict) : called; }
    /// "2 ≤ 8 967", or the verdict where there are no numbers that speak for themselves.
    std::string glance() const;
    /// A sentence: the numbers, the missing premise, or why it fails.
    std::string reason() const;
    /// "holds: 2 ≤ 8 967"
    std::string words() const { return std::string(word()) + ": " + reason(); }
};

/// One line of the picture that a proof draws over the updates: a value for each of those asked for. Where it
/// is undefined (the angle of w = 0) it is not a number.
struct Curve
{
    std::string_view name;
    std::vector<double> values;
};

/// What a theorem needs.
struct Premise
{
    std::string_view says; ///< "the run starts at w₀ = 0"
    /// What names it, when it is missing at a step; empty when it is met.
    std::string (*missing)(const Evidence &evidence, std::uint64_t k) = nullptr;
};

/// A step of a proof.
struct ProofStep
{
    std::string_view says; ///< sentences, or what leads to the formula
    std::string_view formula = {}; ///< in plain Unicode; may be empty
    /// The same in numbers: "11.75 ≥ 0.48". Only for where every premise holds; nothing where it has none.
    std::string (*numbers)(const Evidence &evidence, std::uint64_t k) = nullptr;
    std::string_view general = {}; ///< the formula for a run that is not simple, where it is another
    /// Of a step that says something for itself, whether these numbers bear it out; null for the others.
    bool (*isTrue)(const Evidence &evidence, std::uint64_t k) = nullptr;
};

/// Of a statement that is false as its source has it.
struct Refutation
{
    std::string_view says; ///< why
    std::string_view instead; ///< the theorem with the bound that holds, by its id
    std::string_view example; ///< a document that comes with the program and breaks it
};

/// One statement of the sources: what it says, what it needs, and what has become of it at a step.
struct TheoremDescriptor
{
    std::string_view id; ///< "9", "9-proof": for programs
    std::string_view name; ///< "Theorem 9", "Theorem 9, proof": as its source has it
    std::string_view title; ///< "Novikoff's mistake bound"
    std::string_view statement; ///< in plain Unicode: "k ≤ (R/γ)²"
    bool (*isSimple)(const Evidence &evidence) = nullptr; ///< a run of which it says something simpler
    std::string_view simple = {}; ///< the statement for such a run, where it is another
    std::string_view general = {}; ///< and for the others
    std::string_view source; ///< where it is proved
    std::string_view variant = {}; ///< the one it is about, by its id; empty when about more
    std::vector<Rates> rates = {}; ///< of the variants it is about; empty when about all
    std::vector<Space> spaces = {}; ///< the spaces it is about; empty when about all
    std::vector<Premise> premises = {}; ///< in the order in which they are missed
    Finding (*judge)(const Evidence &evidence, std::uint64_t k) = nullptr; ///< where every premise holds
    std::vector<Curve> (*curves)(const Evidence &evidence, std::span<const std::uint64_t> updates) =
        nullptr; ///< nothing where a proof draws no picture; the updates are those of the run, ascending
    bool isMistakeBound = false; ///< bounds how many updates a run makes
    std::vector<Premise> alsoNeeded = {}; ///< by its proof, but not by its statement as it is printed
    std::vector<ProofStep> steps = {}; ///< of its proof, at least one
    bool isAboutPointLoss = false; ///< its page draws the loss of the update's point over its score
    std::vector<std::string_view> layers = {}; ///< that draw what it speaks of, by their ids
    std::optional<Refutation> refutation = {};

    bool concerns(const VariantDescriptor &about, Space space) const;

    /// The statement that is judged for this run.
    std::string_view stated(const Evidence &evidence) const
    {
        const std::string_view other = isSimple == nullptr ? "" : isSimple(evidence) ? simple : general;
        return other.empty() ? statement : other;
    }

    /// What names the first premise that is missing at a step; empty when all are met.
    std::string missing(const Evidence &evidence, std::uint64_t k) const;
    Finding at(const Evidence &evidence, std::uint64_t k) const;
};

} // namespace halfplane
