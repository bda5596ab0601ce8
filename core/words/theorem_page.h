#pragma once

#include "core/phrase.h"
#include "core/theorems/theorem.h"

namespace halfplane {

/// All that is said of a theorem at one step of a run: what, under which premises, why, with its numbers.
struct TheoremPage
{
    struct PremiseMark
    {
        std::string says;
        bool isMet = false;
    };
    struct Step
    {
        std::string says;
        Phrases formula; ///< may be empty
        std::string numbers; ///< empty where a premise is missing, too
        std::optional<bool> isTrue; ///< of what says something for itself, where no premise is missing
    };
    /// Of a statement that is false as it is printed.
    struct Flaw
    {
        std::string says;
        std::string instead; ///< what holds, and what it comes to here; or that nothing does
        std::string_view example; ///< that breaks the statement
    };

    std::string title; ///< "Theorem 9: Novikoff's mistake bound"
    Phrases statement;
    Finding finding;
    std::vector<PremiseMark> premises; ///< at least one
    std::vector<Step> steps; ///< of the proof; at least one
    std::optional<Flaw> flaw;
    std::string source;
};

TheoremPage pageOf(const TheoremDescriptor &theorem, const Evidence &evidence, std::uint64_t k);

/// The same in plain text, for who hears it.
std::string plainText(const TheoremPage &page);

/// A formula of plain Unicode with its letters marked as such; words and names of functions are none.
Phrases formulaPhrases(std::string_view formula);

} // namespace halfplane
