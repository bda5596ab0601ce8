#include "core/columns.h"
#include "core/geometry/separability.h"
#include "core/numbers.h"
#include "core/trainer.h"
#include "core/variants/parameters.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace halfplane {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// So many points are looked at together, on the stack.
constexpr std::size_t turnBlock = 512;
using TurnBlock = std::array<double, turnBlock>;

std::uint64_t bitsOf(double number) { return std::bit_cast<std::uint64_t>(number); }

/// All bits or none.
inline std::uint64_t maskIf(bool isSet) { return std::uint64_t{0} - std::uint64_t{isSet}; }

/// Where points change sides as the rate grows from 0, one number a point: its size is the breakpoint
/// −⟨w, z_i⟩/⟨z, z_i⟩, and it is positive where the point becomes wrong there and negative where it becomes
/// right. It is 0 where the point is on one side for every rate above 0. Without a branch, so that the
/// compiler makes vector instructions of it.
template <std::size_t D>
inline void turns(const Columns<D> &scores, const Columns<D> &growths, std::size_t from,
                  std::span<double> found)
{
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double score = scores.score(from + i);
        const double growth = growths.score(from + i);
        const double breakpoint = score / std::abs(growth);
        const std::uint64_t turnsRight = maskIf((score < 0) & (growth > 0));
        const std::uint64_t turnsWrong = maskIf((score > 0) & (growth < 0));
        found[i] = std::bit_cast<double>(bitsOf(breakpoint) & (turnsRight | turnsWrong));
    }
}

HALFPLANE_FOR_EACH_PROCESSOR
void findTurns(const Columns<2> &scores, const Columns<2> &growths, std::size_t from, std::span<double> found)
{
    turns(scores, growths, from, found);
}

HALFPLANE_FOR_EACH_PROCESSOR
void findTurns(const Columns<3> &scores, const Columns<3> &growths, std::size_t from, std::span<double> found)
{
    turns(scores, growths, from, found);
}

HALFPLANE_FOR_EACH_PROCESSOR
void findTurns(const Columns<4> &scores, const Columns<4> &growths, std::size_t from, std::span<double> found)
{
    turns(scores, growths, from, found);
}

/// Sorts breakpoints roughly: doubles above 0 are in the order of their bits, so that some bits behind the
/// first ones of their distance to the least are the number of a bin. What is below or above all bins is in
/// the first or in the last.
struct Binning
{
    static constexpr std::size_t bins = 2048;

    double least = 0;
    double most = infinity;
    int shift = 0;

    /// The finest bins for breakpoints from `least` to `most`.
    static Binning between(double least, double most)
    {
        const auto width = static_cast<int>(std::bit_width(bitsOf(most) - bitsOf(least)));
        return {least, most, std::max(0, width - static_cast<int>(std::bit_width(bins - 1)))};
    }

    /// 64 bins for each power of two around a number. What is further from it than 2¹⁶ times is rare.
    static Binning around(double middle)
    {
        constexpr int fine = 46;
        constexpr std::uint64_t half = (bins / 2ULL) << fine;
        const std::uint64_t least = std::max(bitsOf(middle), half + 1) - half;
        const std::uint64_t most = std::min(least + 2 * half - 1, bitsOf(infinity));
        return {std::bit_cast<double>(least), std::bit_cast<double>(most), fine};
    }

    // The breakpoints of a bin, both ends included.
    double beginOf(std::size_t bin) const
    {
        return bin == 0 ? std::numeric_limits<double>::denorm_min()
                        : std::bit_cast<double>(bitsOf(least) + (std::uint64_t{bin} << shift));
    }
    double endOf(std::size_t bin) const
    {
        return bin + 1 == bins
            ? infinity
            : std::bit_cast<double>(std::min(bitsOf(infinity), bitsOf(beginOf(bin + 1)) - 1));
    }
};

/// Two a bin, for what becomes wrong and for what becomes right. Turns that are none have some behind the
/// last bin, not one alone: the processor would wait for each count of the same.
constexpr std::uint64_t countersOfNone = 64;
constexpr std::uint64_t counters = 2 * Binning::bins + countersOfNone;

HALFPLANE_FOR_EACH_PROCESSOR
void findCounters(std::span<const double> turns, const Binning &binning, std::uint64_t *found)
{
    const Binning bins = binning; // out of the reach of what is written
    for (std::size_t i = 0; i < turns.size(); ++i) {
        double size = std::abs(turns[i]);
        size = size < bins.least ? bins.least : size;
        size = size > bins.most ? bins.most : size;
        const std::uint64_t counter =
            2 * ((bitsOf(size) - bitsOf(bins.least)) >> bins.shift) + (bitsOf(turns[i]) >> 63U);
        const std::uint64_t none = maskIf(turns[i] == 0);
        found[i] = (counter & ~none) | ((2 * Binning::bins + i % countersOfNone) & none);
    }
}

/// Some neighbouring intervals among which the best one is.
struct Stretch
{
    double from = std::numeric_limits<double>::denorm_min(); ///< the least breakpoint in it
    double to = infinity; ///< the largest
    bool hasFirst = true; ///< the interval from 0 to the least breakpoint is one of them
    bool hasLast = true; ///< and so is that from the largest breakpoint to ∞
    std::int64_t lossBefore = 0; ///< how many more points are wrong there than next to 0
    std::int64_t fewest = 0; ///< of all rates, counted in the same way, but where there is room for none

    /// Bits of doubles above 0 are in their order.
    bool has(double turn) const { return bitsOf(std::abs(turn)) - bitsOf(from) <= bitsOf(to) - bitsOf(from); }
};

/// How many points change sides in each bin.
class Histogram
{
public:
    explicit Histogram(const Binning &binning)
        : m_binning(binning)
    {
    }

    void add(std::span<const double> turns)
    {
        std::array<std::uint64_t, turnBlock> found;
        findCounters(turns, m_binning, found.data());
        for (std::size_t i = 0; i < turns.size(); ++i)
            ++m_counts[found[i]];
    }

    /// From the first to the last bin in which the best interval may begin, and the next one that has a
    /// breakpoint, where it may end. In an interval that begins in a bin no fewer are wrong than before it
    /// without all that become right in it.
    Stretch narrowed(const Stretch &whole) const
    {
        Stretch result = whole;
        result.fewest = fewest(whole);
        result.hasFirst = whole.hasFirst && whole.lossBefore <= result.fewest;
        bool isOpen = result.hasFirst;
        std::size_t behind = 0; // bins with breakpoints behind the last in which the best may begin
        std::int64_t loss = whole.lossBefore;
        for (std::size_t bin = 0; bin < Binning::bins; ++bin) {
            if (isEmpty(bin))
                continue;
            if (loss - right(bin) <= result.fewest) {
                if (!isOpen) {
                    result.from = std::max(whole.from, m_binning.beginOf(bin));
                    result.lossBefore = loss;
                }
                isOpen = true;
                behind = 0;
            } else if (isOpen) {
                ++behind;
            }
            if (isOpen && behind <= 1)
                result.to = std::min(whole.to, m_binning.endOf(bin));
            loss += wrong(bin) - right(bin);
        }
        result.hasLast = whole.hasLast && behind <= 1;
        return result;
    }

private:
    std::int64_t wrong(std::size_t bin) const { return m_counts[2 * bin]; }
    std::int64_t right(std::size_t bin) const { return m_counts[2 * bin + 1]; }
    bool isEmpty(std::size_t bin) const { return (m_counts[2 * bin] | m_counts[2 * bin + 1]) == 0; }

    /// Of the intervals that bins end with, too.
    std::int64_t fewest(const Stretch &whole) const
    {
        std::int64_t result = whole.fewest;
        std::int64_t loss = whole.lossBefore;
        for (std::size_t bin = 0; bin < Binning::bins; ++bin) {
            loss += wrong(bin) - right(bin);
            if (!isEmpty(bin))
                result = std::min(result, loss);
        }
        return result;
    }

    Binning m_binning;
    std::array<std::uint32_t, counters> m_counts{};
};

/// Of all rates above 0, each mistake is repaired by one that leaves the fewest mistakes over all the points
/// (mentioned in §3.4 of the dissertation). The number of mistakes changes only at the breakpoints
/// −⟨w, z_i⟩/⟨z, z_i⟩ above 0: of the open intervals between neighbouring ones the best is taken, of equally
/// good ones the nearest to 0.
///
/// Breakpoints are doubles: quotients of scores as the program computes them, rounded. Equal ones are one,
/// and a point that is this near to a breakpoint of its own may be on another side of w + ηz than was
/// counted on.
class LineSearch final : public Variant
{
public:
    explicit LineSearch(std::shared_ptr<const Problem> problem)
        : Variant(std::move(problem))
    {
    }

    std::optional<double> rate(const Check &check) const override
    {
        return withDimension(problem().reflected, [&](auto d) { return bestRate<d>(check); });
    }

    /// There are too many to show, but the best.
    std::vector<Candidate> candidates(const Check &check) const override
    {
        const double best = *rate(check);
        const Weights after = check.w + best * problem().reflected[check.point];
        return {{best, loss(problem().reflected, after)}};
    }

    Reason reason(const Check &check) const override
    {
        const Candidate best = candidates(check).front();
        return {.decision = {},
                .rate = {{"Of all rates above 0, "},
                         letter("η"),
                         unbroken(" = " + readable(best.rate)),
                         {" leaves the fewest wrong: "},
                         unbroken(readable(static_cast<double>(best.loss)) + ".")}};
    }

    bool violates(const Check & /*check*/) const override { return true; }

    /// Rates have no bounds of their own. But so many updates as a run can have, each at the largest rate,
    /// must not carry w out of the range of doubles, and a point times the least rate must not get lost in
    /// it. 1, the rate from w = 0, is always one.
    double leastRate() const override
    {
        return std::min(1.0, 2 * leastMagnitude / std::min(1.0, problem().leastComponent));
    }
    double largestRate() const override
    {
        constexpr double share = largestMagnitude / (2.0 * Trainer::mostUpdates);
        return std::max(1.0, std::min(largestMagnitude, share / problem().radius));
    }
    bool knowsItsRates() const override { return false; }
    std::string remedyForLeastRate() const override { return "another variant"; }

    std::optional<Phrases> obstacle() const override
    {
        if (isSeparable(problem().reflected))
            return std::nullopt;
        return Phrases{{"no "}, letter("w"), {" classifies all the points"}};
    }

private:
    struct Best
    {
        double rate = 0;
        std::int64_t loss = std::numeric_limits<std::int64_t>::max();
    };

    /// √(ab), b/2 or a + 1 where it can be; nothing where no rate has room between a and b. Where ab leaves
    /// the range of doubles √(ab) leaves that of rates.
    std::optional<double> rateBetween(double a, double b) const
    {
        const double least = std::max(leastRate(), std::nextafter(a, infinity));
        const double most = std::min(largestRate(), std::nextafter(b, 0));
        if (!(least <= most))
            return std::nullopt;
        if (b == infinity)
            return std::clamp(a + 1, least, most);
        return std::clamp(a == 0 ? b / 2 : std::sqrt(a * b), least, most);
    }

    /// Goes from interval to interval. The turns are all of those in the stretch.
    Best bestAmong(std::span<double> turns, const Stretch &stretch) const
    {
        std::ranges::sort(turns, {}, [](double turn) { return std::abs(turn); });
        Best best;
        std::int64_t loss = stretch.lossBefore;
        const auto consider = [&](double a, double b) {
            if (loss >= best.loss)
                return;
            if (const auto rate = rateBetween(a, b))
                best = {*rate, loss};
        };
        const auto sizeAt = [&](std::size_t i) { return i < turns.size() ? std::abs(turns[i]) : infinity; };
        if (stretch.hasFirst)
            consider(0, sizeAt(0));
        for (std::size_t i = 0; i < turns.size();) {
            const double a = sizeAt(i);
            for (; i < turns.size() && sizeAt(i) == a; ++i)
                loss += turns[i] > 0 ? 1 : -1;
            if (i < turns.size() || stretch.hasLast)
                consider(a, sizeAt(i));
        }
        return best;
    }

    /// Calls visit with the turns of some points after the other.
    template <std::size_t D, class Visit>
    void visitTurns(const Check &check, Visit visit) const
    {
        const ReflectedPoints &points = problem().reflected;
        const Columns<D> scores = columns<D>(points, check.w);
        const Columns<D> growths = columns<D>(points, points[check.point]);
        TurnBlock turns;
        for (std::size_t from = 0; from < points.size(); from += turnBlock) {
            const std::span<double> found = std::span(turns).first(std::min(turnBlock, points.size() - from));
            findTurns(scores, growths, from, found);
            visit(found);
        }
    }

    /// Those of a stretch, put to the front.
    static std::span<double> gathered(std::span<double> turns, const Stretch &stretch)
    {
        std::size_t count = 0;
        for (const double turn : turns) {
            turns[count] = turn;
            count += stretch.has(turn) ? 1 : 0;
        }
        return turns.first(count);
    }

    template <std::size_t D>
    double bestRate(const Check &check) const
    {
        const Weights z = problem().reflected[check.point];
        if (isZero(check.w) || isZero(z))
            return bestAmong({}, {}).rate; // no point turns
        if (problem().reflected.size() <= turnBlock) {
            double result = 0;
            visitTurns<D>(check,
                          [&](std::span<double> turns) { result = bestAmong(gathered(turns, {}), {}).rate; });
            return result;
        }
        Histogram histogram(Binning::around(norm(check.w) / norm(z)));
        visitTurns<D>(check, [&](std::span<const double> turns) { histogram.add(turns); });
        Stretch stretch = histogram.narrowed({});
        std::vector<double> turns = turnsIn<D>(check, stretch);
        constexpr int levels = 4; // enough to tell neighbouring doubles apart
        for (int level = 0; level < levels && turns.size() > turnBlock; ++level)
            narrow(turns, stretch);
        const Best best = bestAmong(turns, stretch);
        if (best.loss <= stretch.fewest)
            return best.rate;
        // Where the fewest are wrong no rate has room.
        turns = turnsIn<D>(check, {});
        return bestAmong(turns, {}).rate;
    }

    template <std::size_t D>
    std::vector<double> turnsIn(const Check &check, const Stretch &stretch) const
    {
        std::vector<double> result;
        visitTurns<D>(check, [&](std::span<double> turns) {
            const std::span<double> found = gathered(turns, stretch);
            result.insert(result.end(), found.begin(), found.end());
        });
        return result;
    }

    static void narrow(std::vector<double> &turns, Stretch &stretch)
    {
        Histogram histogram(Binning::between(stretch.from, stretch.to));
        for (std::span<const double> rest(turns); !rest.empty();) {
            const std::span<const double> some = rest.first(std::min(turnBlock, rest.size()));
            histogram.add(some);
            rest = rest.subspan(some.size());
        }
        stretch = histogram.narrowed(stretch);
        turns.resize(gathered(turns, stretch).size());
    }
};

Result<std::unique_ptr<Variant>> makeLineSearch(const Parameters & /*parameters*/,
                                                std::shared_ptr<const Problem> problem)
{
    return std::unique_ptr<Variant>(std::make_unique<LineSearch>(std::move(problem)));
}

} // namespace

extern const VariantDescriptor lineSearchVariant{
    .id = "line-search",
    .title = "Line search",
    .formula = "w ← w + η* y x,  η* = argmin over η > 0 of L(w + η y x)",
    .stops = "no point is misclassified",
    .source = "§3.4, where it is only mentioned",
    .parameters = {},
    .rates = Rates::Chosen,
    .make = makeLineSearch,
};

} // namespace halfplane
