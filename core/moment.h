#pragma once

#include "core/answer.h"

namespace halfplane {

/// What one check did: where the loop stood, which point it checked, what it found.
struct MomentCheck
{
    std::uint64_t sweep = 0; ///< from 1
    std::size_t place = 0; ///< in the sweep, from 0
    std::uint32_t point = 0; ///< as the run counts them
    std::size_t number = 0; ///< of the point in the document
    double scoreBefore = 0; ///< y⟨w, φ⟩ with the w the check was made with
    double scoreAfter = 0; ///< with the w it left
    std::optional<double> rate; ///< of the update; nothing when w stayed, or has yet to move
    bool isPending = false; ///< the point is asked, and an update comes of it

    bool foundMistake() const { return scoreBefore <= 0; }
};

/// What one instant of a run shows. Had in little time for any cursor, as nothing is replayed.
struct Moment
{
    Cursor cursor;
    Weights before; ///< w when the check was made; w0 at the start
    Weights after; ///< w now
    Classifier answerBefore; ///< what the run stood for before the check
    Classifier answer; ///< and now
    std::optional<MomentCheck> check; ///< nothing at the start

    bool isUpdate() const { return check && check->rate; }
    bool isAsked() const { return check && check->isPending; } ///< its update is the next moment
};

Moment momentAt(const Run &run, const Cursor &cursor);

/// The rates weighed in this moment and the mistakes each would leave (greedy's fan); empty where nothing was
/// chosen. Takes a pass over the points.
std::vector<Candidate> candidatesAt(const Run &run, const Moment &moment);

} // namespace halfplane
