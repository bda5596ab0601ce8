#include "core/columns.h"

namespace halfplane {

namespace {

/// Written so that the compiler makes vector instructions of it: no exit, one sum.
template <std::size_t D>
inline std::size_t count(const Columns<D> &points, std::size_t from, std::size_t to)
{
    std::int64_t wrong = 0;
    for (std::size_t i = from; i < to; ++i) {
        if (points.score(i) <= 0)
            ++wrong;
    }
    return static_cast<std::size_t>(wrong);
}

} // namespace

HALFPLANE_FOR_EACH_PROCESSOR
std::size_t mistakesIn(const Columns<2> &points, std::size_t from, std::size_t to)
{
    return count(points, from, to);
}

HALFPLANE_FOR_EACH_PROCESSOR
std::size_t mistakesIn(const Columns<3> &points, std::size_t from, std::size_t to)
{
    return count(points, from, to);
}

HALFPLANE_FOR_EACH_PROCESSOR
std::size_t mistakesIn(const Columns<4> &points, std::size_t from, std::size_t to)
{
    return count(points, from, to);
}

} // namespace halfplane
