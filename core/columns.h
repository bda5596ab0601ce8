#pragma once

#include "core/mistakes.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <type_traits>

// Where the compiler can make a function twice and let the program choose when it starts: processors with
// AVX2 compute twice as fast. The bits do not change, as nothing is contracted. Sanitizers start too late.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)                \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define HALFPLANE_FOR_EACH_PROCESSOR [[gnu::target_clones("avx2", "default")]]
#else
#define HALFPLANE_FOR_EACH_PROCESSOR
#endif

namespace halfplane {

/// Two doubles computed side by side, in the way that GCC and Clang have it for every processor.
using Pair [[gnu::vector_size(16)]] = double;
using PairMask [[gnu::vector_size(16)]] = std::int64_t;

inline Pair pairAt(const double *numbers)
{
    Pair result;
    std::memcpy(&result, numbers, sizeof result);
    return result;
}

/// Reflected points beside one w as the inner loops need them: bare arrays, and the dimension known to the
/// compiler. The sum runs from left to right as dot() does, so that whichever loop computes a score, however
/// many side by side, gets the same bits.
template <std::size_t D>
struct Columns
{
    std::array<const double *, D> z;
    std::array<double, D> w;

    double score(std::size_t i) const
    {
        double sum = w[0] * z[0][i];
        for (std::size_t j = 1; j < D; ++j)
            sum += w[j] * z[j][i];
        return sum;
    }

    /// w ← w + rate·z_i.
    void add(double rate, std::size_t i)
    {
        for (std::size_t j = 0; j < D; ++j)
            w[j] += rate * z[j][i];
    }

    /// Of the points i and i + 1.
    Pair scores(std::size_t i) const
    {
        Pair sum = w[0] * pairAt(z[0] + i);
        for (std::size_t j = 1; j < D; ++j)
            sum += w[j] * pairAt(z[j] + i);
        return sum;
    }
};

template <std::size_t D>
Columns<D> columns(const ReflectedPoints &reflected, const Weights &w)
{
    Columns<D> result;
    for (std::size_t j = 0; j < D; ++j) {
        result.z[j] = reflected.column(j);
        result.w[j] = w[j];
    }
    return result;
}

/// Calls work with the dimension as a constant.
template <class Work>
decltype(auto) withDimension(const ReflectedPoints &reflected, Work work)
{
    switch (reflected.dimension()) {
    case 2:
        return work(std::integral_constant<std::size_t, 2>{});
    case 3:
        return work(std::integral_constant<std::size_t, 3>{});
    default:
        assert(reflected.dimension() == 4);
        return work(std::integral_constant<std::size_t, 4>{});
    }
}

inline constexpr std::size_t searchBlock = 16;

/// A bit for each of the points from `from` on, set where the score is at most the threshold. Without a
/// branch, so that a mistake in every few points does not make the processor guess wrong at each.
template <std::size_t D>
std::uint64_t blockAtMost(const Columns<D> &points, double threshold, std::size_t from)
{
    PairMask found{};
    PairMask bit{1, 2};
    for (std::size_t i = 0; i < searchBlock; i += 2) {
        found |= (points.scores(from + i) <= threshold) & bit;
        bit <<= 2;
    }
    return static_cast<std::uint64_t>(found[0] | found[1]);
}

/// As for ReflectedPoints, without blocks.
template <std::size_t D>
std::size_t firstAtMostOneByOne(const Columns<D> &points, double threshold, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i) {
        if (points.score(i) <= threshold)
            return i;
    }
    return nowhere;
}

/// As for ReflectedPoints.
template <std::size_t D>
std::size_t firstAtMost(const Columns<D> &points, double threshold, std::size_t from, std::size_t to)
{
    if (to < searchBlock)
        return firstAtMostOneByOne(points, threshold, from, to);
    std::size_t i = from;
    for (; i + searchBlock <= to; i += searchBlock) {
        if (const std::uint64_t found = blockAtMost(points, threshold, i))
            return i + static_cast<std::size_t>(std::countr_zero(found));
    }
    if (i == to)
        return nowhere;
    // Too few are left for a block: it begins earlier, and what was looked at before is dropped.
    const std::uint64_t found = blockAtMost(points, threshold, to - searchBlock) >> (searchBlock - (to - i));
    return found != 0 ? i + static_cast<std::size_t>(std::countr_zero(found)) : nowhere;
}

// How many of the points in [from, to) score 0 or less.
std::size_t mistakesIn(const Columns<2> &points, std::size_t from, std::size_t to);
std::size_t mistakesIn(const Columns<3> &points, std::size_t from, std::size_t to);
std::size_t mistakesIn(const Columns<4> &points, std::size_t from, std::size_t to);

} // namespace halfplane
