#include "core/answer.h"

#include <algorithm>
#include <iterator>

namespace halfplane {

Classifier classifierAt(const Run &run, const Cursor &cursor)
{
    return {run.problem->space, run.trace.weights(cursor.update)};
}

void Pocket::offer(Record record)
{
    if (m_records.empty() || record.mistakes < m_records.back().mistakes)
        m_records.push_back(std::move(record));
}

const Pocket::Record *Pocket::at(std::uint64_t update) const
{
    const auto after = std::ranges::upper_bound(m_records, update, {}, &Record::update);
    return after == m_records.begin() ? nullptr : &*std::prev(after);
}

} // namespace halfplane
