#pragma once

#include "core/boundary.h"
#include "core/cursor.h"
#include "core/run.h"

#include <cstdint>
#include <vector>

namespace halfplane {

/// Which boundary a run stands for at a moment: that of w now. The state that the algorithm changes, its
/// updates and what is said of them, is the trace's; whatever speaks of "the boundary" asks here.
Classifier classifierAt(const Run &run, const Cursor &cursor);

/// At the end of what is recorded.
inline Classifier finalClassifier(const Run &run) { return classifierAt(run, lastCursor(run.trace)); }

/// Another answer: of all w until an update the earliest with the fewest mistakes on the points, what the
/// pocket algorithm with ratchet keeps (Gallant 1990).
class Pocket
{
public:
    struct Record
    {
        std::uint64_t update = 0;
        std::size_t mistakes = 0;
        Classifier classifier;
    };

    /// The w of a later update than the one before.
    void offer(Record record);

    /// Null before the first.
    const Record *at(std::uint64_t update) const;

private:
    std::vector<Record> m_records; ///< each has fewer mistakes than all before it
};

} // namespace halfplane
