#include "core/columns.h"

// Where the compiler can make a function twice and let the program choose when it starts: processors with
// AVX2 count twice as fast. The bits do not change, as nothing is contracted. Sanitizers start too late.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)                \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define HALFPLANE_FOR_EACH_PROCESSOR [[gnu::target_clones("avx2", "default")]]
#else
#define HALFPLANE_FOR_EACH_PROCESSOR
#endif

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
