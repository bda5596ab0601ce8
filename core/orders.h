#pragma once

#include "core/trials.h"

namespace halfplane {

inline constexpr std::array allEnds{EndReason::Converged, EndReason::MaxUpdates, EndReason::MaxSweeps,
                                    EndReason::Cycling};

/// How many runs ended in each way.
class Ends
{
public:
    std::uint64_t &operator[](EndReason reason) { return m_counts[static_cast<std::size_t>(reason)]; }
    std::uint64_t operator[](EndReason reason) const { return m_counts[static_cast<std::size_t>(reason)]; }
    bool operator==(const Ends &) const = default;

private:
    std::array<std::uint64_t, allEnds.size()> m_counts{};
};

/// How far apart the numbers of updates are. Only runs that converged have a number that means anything: at
/// a cap it is the cap's, and a cycle has none. Those are counted apart, in `ends`.
struct Spread
{
    Ends ends;

    /// Over the runs that converged; nothing where none did.
    struct Updates
    {
        std::uint32_t min = 0;
        double median = 0; ///< of an even count the mean of the middle two
        std::uint32_t max = 0;

        bool operator==(const Updates &) const = default;
    };
    std::optional<Updates> updates;

    bool operator==(const Spread &) const = default;
};

Spread spreadOf(std::span<const Outcome> outcomes);

/// What is another one from run to run: its name, as the command line has it, and its values.
struct VariedValues
{
    std::string name; ///< empty for orders, whose values are seeds
    std::vector<double> values;
};
VariedValues valuesOf(const Variations &varied);

/// How far apart the final normals are, in radians; nothing where there are none.
std::optional<double> spreadOfNormals(std::span<const Outcome> outcomes);

/// Who needs the fewest updates, place by place, among the runs that converged there.
struct Fewest
{
    std::vector<std::uint64_t> alone; ///< for each row, at how many places it alone had the fewest
    std::uint64_t allEqual = 0; ///< all converged, with equally many; 0 where there is one row
    std::uint64_t shared = 0; ///< several had the fewest, but another had more or did not converge
    std::uint64_t none = 0; ///< none converged

    bool operator==(const Fewest &) const = default;
};

/// Of the first places of every row, so many.
Fewest fewestOf(const Outcomes &outcomes, std::size_t places);

} // namespace halfplane
