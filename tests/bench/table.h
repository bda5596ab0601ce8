#pragma once

#include "bench/timing.h"

#include <cstddef>
#include <string>
#include <vector>

namespace bench {

/// One comparison of ours with theirs, in times of one piece of work: an update, a check, a seek.
struct Measurement
{
    std::string what;
    std::size_t n = 0;
    Times times;
    double demanded = 0; ///< how many times faster ours has to be
};

/// Ratios in Markdown: a row for each thing measured, a column for each n. The times themselves, which tell
/// little about another machine, are told on standard error as they come.
class Table
{
public:
    /// Meeting `enough` of a demand is enough, because times are noisy.
    Table(std::string title, double enough);

    void add(const Measurement &measurement);

    /// What else must be so.
    void require(bool condition, const std::string &what);

    /// Instead of a row, why there is none.
    void leaveOut(const std::string &reason) { m_remarks.push_back(reason); }

    void print() const;
    bool isMet() const { return m_isMet; }

private:
    std::string row(const std::string &what) const;

    std::string m_title;
    double m_enough;
    std::vector<Measurement> m_measurements;
    std::vector<std::string> m_remarks;
    bool m_isMet = true;
};

/// A number of seconds in the unit that fits.
std::string duration(double seconds);

} // namespace bench
