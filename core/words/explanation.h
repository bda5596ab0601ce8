#pragma once

#include "core/moment.h"

#include <string>
#include <vector>

namespace halfplane {

/// What a piece of an explanation speaks of, so that it can have the colour that it has on the board.
enum class Tone {
    Plain,
    Strong,
    Faint,
    Positive, ///< a point of class +1
    Negative,
    Rate,
    Result, ///< the new w
    Good, ///< converged
    Warning, ///< never ends
};

struct Phrase
{
    std::string text;
    Tone tone = Tone::Plain;

    bool operator==(const Phrase &) const = default;
};

/// One moment in words, the numbers filled in: where in the run, which point, why it counts as wrong or not,
/// and what became of w. At the end of a run also how it ended.
using Explanation = std::vector<Phrase>;
Explanation explain(const Run &run, const Moment &moment);

std::string plainText(const Explanation &explanation);

/// How a run ended, as a sentence: "Converged after 49 updates in 14 sweeps.", "w is back where it was after
/// update 3: this never ends."
std::string endSentence(const Run &run);

/// What rounding has to do with how a run ended, part of endSentence: a run that converged to a w which,
/// without rounding, does not classify all points; a cycle of points that are separable. Empty where it has
/// nothing.
std::string roundingRemark(const Run &run);

/// Why η cannot matter for this run, where it cannot (Theorem 14: from w0 = 0 a fixed η only scales w); empty
/// otherwise.
std::string whyRateCannotMatter(const Recipe &recipe);

} // namespace halfplane
