#pragma once

#include "core/data_names.h"
#include "core/moment.h"
#include "core/phrase.h"

#include <string>

namespace halfplane {

/// One moment in words, the numbers filled in. Each part stands in a place of its own.
struct Explanation
{
    Phrases place; ///< where in the run: pieces that stand beside each other, "Update 2 of 49", "sweep 1"
    Phrases finding; ///< which point, and why it counts as wrong or not: sentences
    Phrases result; ///< what became of w: a formula
    Phrases ending; ///< of the sweep or of the run, at its last moment: sentences

    bool operator==(const Explanation &) const = default;
};

/// Brief is what is said beside the number of the step: without the place, and without coordinates that the
/// formula has, too.
enum class Telling { Full, Brief };

Explanation explain(const Run &run, const Moment &moment, Telling telling = Telling::Full,
                    const DataNames &names = {});

/// "Update 2 of 49, sweep 1: x₂ = …"
std::string plainText(const Explanation &explanation);

/// How a run ended, and why it cannot where that is known: "Converged after 49 updates in 14 sweeps.", "w is
/// back where it was after update 3: this never ends, since no w classifies all the points."
Phrases endSentence(const Run &run);

/// What rounding has to do with how a run ended, part of endSentence: a run that converged to a w which,
/// without rounding, does not classify all points; a cycle of points that are separable. Empty where it has
/// nothing.
std::string roundingRemark(const Run &run);

/// Why η cannot matter for this run, where it cannot (Theorem 14: from w0 = 0 a fixed η only scales w); empty
/// otherwise.
std::string whyRateCannotMatter(const Recipe &recipe);

} // namespace halfplane
