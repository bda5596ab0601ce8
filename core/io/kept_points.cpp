#include "core/io/kept_points.h"

#include <algorithm>
#include <tuple>

namespace halfplane {

namespace {

constexpr std::size_t mostPairsPerPoint = 8;

using Place = KeptPoints::Place;

struct NumberedPoint
{
    Point point;
    std::size_t index = 0;
};

auto keyOf(const NumberedPoint &numbered)
{
    return std::tuple(numbered.point.x1, numbered.point.x2, numbered.point.label);
}

/// Equal points side by side, each in its order in the list.
std::vector<NumberedPoint> sorted(const Dataset &points, std::size_t from, std::size_t to)
{
    std::vector<NumberedPoint> result;
    result.reserve(to - from);
    for (std::size_t i = from; i < to; ++i)
        result.push_back({points[i], i});
    std::ranges::sort(result, [](const NumberedPoint &a, const NumberedPoint &b) {
        return std::tuple(keyOf(a), a.index) < std::tuple(keyOf(b), b.index);
    });
    return result;
}

/// Finds the places of points in the part between `front` and the ends that are equal in both lists.
class PointMatcher
{
public:
    PointMatcher(const Dataset &before, const Dataset &after)
        : m_before(before)
        , m_after(after)
    {
        m_kept.origins.assign(after.size(), KeptPoints::nowhere);
    }

    KeptPoints kept();

private:
    /// The points before that are equal to one after: a part of m_sorted.
    struct Equals
    {
        std::size_t first = 0;
        std::size_t count = 0;
        std::size_t rank = 0; ///< how many equal points are before it in its own list
    };

    /// The last link of a chain of places, each behind the one before in both lists.
    struct Link
    {
        Place place;
        std::size_t previous = KeptPoints::nowhere;
    };

    /// Where the last point of a chain was before, and its link.
    struct End
    {
        std::size_t before = 0;
        std::size_t link = 0;
    };

    void trim();
    void findEquals();
    void linkPlaces();
    void link(const Place &place);
    void keepLongestChain();
    void keepMoved();
    void keep(const Place &place);

    const Dataset &m_before;
    const Dataset &m_after;
    KeptPoints m_kept;
    std::size_t m_front = 0;
    std::size_t m_back = 0;
    std::vector<NumberedPoint> m_sorted; ///< the points before
    std::vector<Equals> m_equals; ///< of each point after
    std::size_t m_pairCount = 0;
    std::vector<Link> m_links;
    std::vector<End> m_ends; ///< of the chains of each length, the one that ends nearest the front
};

KeptPoints PointMatcher::kept()
{
    trim();
    for (std::size_t i = 0; i < m_front; ++i)
        keep({i, i});
    findEquals();
    linkPlaces();
    keepLongestChain();
    for (std::size_t i = m_back; i > 0; --i)
        keep({m_before.size() - i, m_after.size() - i});
    keepMoved();
    return std::move(m_kept);
}

void PointMatcher::trim()
{
    m_front = static_cast<std::size_t>(std::ranges::mismatch(m_before, m_after).in1 - m_before.begin());
    const std::size_t most = std::min(m_before.size(), m_after.size()) - m_front;
    while (m_back < most && m_before[m_before.size() - 1 - m_back] == m_after[m_after.size() - 1 - m_back])
        ++m_back;
}

void PointMatcher::findEquals()
{
    m_sorted = sorted(m_before, m_front, m_before.size() - m_back);
    const std::vector<NumberedPoint> later = sorted(m_after, m_front, m_after.size() - m_back);
    m_equals.resize(later.size());
    std::size_t first = 0;
    for (std::size_t i = 0; i < later.size();) {
        while (first < m_sorted.size() && keyOf(m_sorted[first]) < keyOf(later[i]))
            ++first;
        std::size_t end = first;
        while (end < m_sorted.size() && m_sorted[end].point == later[i].point)
            ++end;
        const std::size_t group = i;
        for (; i < later.size() && later[i].point == later[group].point; ++i) {
            m_equals[later[i].index - m_front] = {first, end - first, i - group};
            m_pairCount += end - first;
        }
    }
}

/// The longest ascending sequence, as in a game of patience: behind each place the longest chain that can go
/// on with it. Places of one point come last first, so that no chain takes two of them.
void PointMatcher::linkPlaces()
{
    const bool looksAtAll = m_pairCount <= mostPairsPerPoint * (m_sorted.size() + m_equals.size());
    for (std::size_t i = 0; i < m_equals.size(); ++i) {
        const Equals &equals = m_equals[i];
        if (looksAtAll) {
            for (std::size_t k = equals.count; k > 0; --k)
                link({m_sorted[equals.first + k - 1].index, m_front + i});
        } else if (equals.rank < equals.count) {
            link({m_sorted[equals.first + equals.rank].index, m_front + i});
        }
    }
}

void PointMatcher::link(const Place &place)
{
    const bool goesOn = m_ends.empty() || m_ends.back().before < place.before; // so nearly all do
    const auto end =
        goesOn ? m_ends.end() : std::ranges::lower_bound(m_ends, place.before, std::less(), &End::before);
    m_links.push_back({place, end == m_ends.begin() ? KeptPoints::nowhere : (end - 1)->link});
    const End reached{place.before, m_links.size() - 1};
    if (goesOn)
        m_ends.push_back(reached);
    else
        *end = reached;
}

void PointMatcher::keepLongestChain()
{
    std::vector<Place> chain;
    for (std::size_t at = m_ends.empty() ? KeptPoints::nowhere : m_ends.back().link;
         at != KeptPoints::nowhere; at = m_links[at].previous)
        chain.push_back(m_links[at].place);
    for (auto place = chain.rbegin(); place != chain.rend(); ++place)
        keep(*place);
}

void PointMatcher::keepMoved()
{
    std::vector<bool> isTaken(m_before.size());
    for (const Place &place : m_kept.inOrder)
        isTaken[place.before] = true;
    std::vector<std::size_t> next(m_sorted.size()); // of those from each `first` on, how many were looked at
    for (std::size_t i = 0; i < m_equals.size(); ++i) {
        const Equals &equals = m_equals[i];
        std::size_t &origin = m_kept.origins[m_front + i];
        while (origin == KeptPoints::nowhere && equals.count > 0 && next[equals.first] < equals.count) {
            const std::size_t candidate = m_sorted[equals.first + next[equals.first]++].index;
            if (!isTaken[candidate])
                origin = candidate;
        }
    }
}

void PointMatcher::keep(const Place &place)
{
    m_kept.origins[place.after] = place.before;
    m_kept.inOrder.push_back(place);
}

} // namespace

KeptPoints keptPoints(const Dataset &before, const Dataset &after)
{
    return PointMatcher(before, after).kept();
}

} // namespace halfplane
