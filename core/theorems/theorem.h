#pragma once

#include "core/space.h"

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
    std::optional<double>
        value; ///< the side that the statement bounds: k where it bounds k; angles in radians
    std::optional<double> bound; ///< the other side; given only where every premise holds, or where the
                                 ///< statement is exceeded
    std::string reason; ///< a sentence: the numbers, the missing premise, or why it fails

    /// "holds: 2 ≤ 8 967"
    std::string words() const { return std::string(idOf(verdict)) + ": " + reason; }
};

/// One line of the picture that a proof draws over the updates: a value for each of those asked for. Where it
/// is undefined (the angle of w = 0) it is not a number.
struct Curve
{
    std::string_view name;
    std::vector<double> values;
};

/// What a theorem needs: the finding that names it, when it is missing at a step.
using Premise = std::optional<Finding> (*)(const Evidence &evidence, std::uint64_t k);

/// One statement of the sources: what it says, what it needs, and what has become of it at a step.
struct TheoremDescriptor
{
    std::string_view id; ///< "9", "9-proof": for programs
    std::string_view name; ///< "Theorem 9", "Theorem 9, proof": as its source has it
    std::string_view title; ///< "Novikoff's mistake bound"
    std::string_view statement; ///< in plain Unicode: "k ≤ (R/γ)²"
    std::string_view source; ///< where it is proved
    std::vector<std::string_view> variants = {}; ///< the variants it is about; empty when about all
    std::vector<Space> spaces = {}; ///< the spaces it is about; empty when about all
    std::vector<Premise> premises = {}; ///< in the order in which they are missed
    Finding (*judge)(const Evidence &evidence, std::uint64_t k) = nullptr; ///< where every premise holds
    std::vector<Curve> (*curves)(const Evidence &evidence, std::span<const std::uint64_t> updates) =
        nullptr; ///< nothing where a proof draws no picture; the updates are those of the run, ascending
    bool isMistakeBound = false; ///< bounds how many updates a run makes

    bool concerns(std::string_view variant, Space space) const;

    /// The first premise that is missing at a step.
    std::optional<Finding> missing(const Evidence &evidence, std::uint64_t k) const;
    Finding at(const Evidence &evidence, std::uint64_t k) const;
};

} // namespace halfplane
