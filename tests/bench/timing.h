#pragma once

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string_view>

namespace bench {

/// Seconds.
struct Times
{
    double ours = 0;
    double theirs = 0;

    double ratio() const { return theirs / ours; }
    Times each(double pieces) const { return {ours / pieces, theirs / pieces}; }
};

/// How much is measured.
struct Effort
{
    int repetitions = 40;
    double enough = 1; ///< the share of a demand that is enough
};

/// What the program was asked for: nothing, or --short. Anything else ends it.
inline Effort effortFrom(int argc, char **argv, const Effort &brief, const Effort &usual = {})
{
    if (argc == 1)
        return usual;
    if (argc == 2 && std::string_view(argv[1]) == "--short")
        return brief;
    std::fprintf(stderr, "usage: %s [--short]\n", argv[0]);
    std::exit(2);
}

/// One of two ways to do the same: what has to be there before, and the work that is timed.
struct Side
{
    std::function<void()> work;
    std::function<void()> prepare;
};

double secondsFor(const std::function<void()> &work);

/// The best of several repetitions of both, in turns: what else the machine does hits both alike, and the
/// best is what the code can do. What is quick is repeated more often than asked.
Times compare(const Side &ours, const Side &theirs, int repetitions);

/// Keeps the compiler from leaving out the computation of a value that nobody reads.
template <class T>
void use(const T &value)
{
    asm volatile("" : : "r"(&value) : "memory");
}

} // namespace bench
