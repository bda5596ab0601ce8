#pragma once

#include "core/dataset.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <vector>

/// The perceptron as one writes it down first: an array of structs, one check after the other. What the
/// program does is measured against it.
namespace bench::naive {

template <std::size_t D>
using Vector = std::array<double, D>;

template <std::size_t D>
struct Example
{
    Vector<D> x;
    double y;
};

template <std::size_t D>
using Examples = std::vector<Example<D>>;

/// In two dimensions the points as they are, in three with a 1 for the bias.
template <std::size_t D>
Examples<D> examples(const halfplane::Dataset &points)
{
    Examples<D> result;
    for (const halfplane::Point &point : points) {
        Example<D> example{.x = {point.x1, point.x2}, .y = halfplane::sign(point.label)};
        if constexpr (D == 3)
            example.x[2] = 1;
        result.push_back(example);
    }
    return result;
}

template <std::size_t D>
double score(const Vector<D> &w, const Example<D> &example)
{
    double sum = w[0] * example.x[0];
    for (std::size_t j = 1; j < D; ++j)
        sum += w[j] * example.x[j];
    return example.y * sum;
}

template <std::size_t D>
Vector<D> updated(Vector<D> w, double rate, const Example<D> &example)
{
    for (std::size_t j = 0; j < D; ++j)
        w[j] += rate * example.y * example.x[j];
    return w;
}

template <std::size_t D>
std::size_t loss(const Examples<D> &examples, const Vector<D> &w)
{
    std::size_t wrong = 0;
    for (const Example<D> &example : examples) {
        if (score(w, example) <= 0)
            ++wrong;
    }
    return wrong;
}

/// The learning rate that leaves the fewest mistakes; the first of several.
template <std::size_t D>
double greedyRate(const Examples<D> &examples, const Vector<D> &w, const Example<D> &mistake,
                  const std::vector<double> &rates)
{
    double best = rates.front();
    std::size_t least = examples.size() + 1;
    for (const double rate : rates) {
        const std::size_t candidate = loss(examples, updated(w, rate, mistake));
        if (candidate < least) {
            least = candidate;
            best = rate;
        }
    }
    return best;
}

/// Where a point changes sides as the rate grows.
struct Turn
{
    double at;
    int change; ///< of the number of mistakes
};

/// The turns of all points at rates above 0, sorted.
template <std::size_t D>
std::vector<Turn> turns(const Examples<D> &examples, const Vector<D> &w, const Example<D> &mistake)
{
    const Vector<D> z = updated({}, 1, mistake);
    std::vector<Turn> result;
    for (const Example<D> &example : examples) {
        const double before = score(w, example);
        const double at = -before / score(z, example);
        if (at > 0 && at < std::numeric_limits<double>::infinity())
            result.push_back({at, before > 0 ? 1 : -1});
    }
    std::sort(result.begin(), result.end(), [](const Turn &a, const Turn &b) { return a.at < b.at; });
    return result;
}

/// A rate between a and b, 0 where there is none.
inline double rateBetween(double a, double b)
{
    const double least = std::nextafter(a, b);
    const double most = std::nextafter(b, a);
    if (least >= b)
        return 0;
    return std::clamp(a == 0 ? b / 2 : std::sqrt(a * b), least, most);
}

/// The learning rate of all above 0 that leaves the fewest mistakes; the nearest to 0 of several.
template <std::size_t D>
double lineSearchRate(const Examples<D> &examples, const Vector<D> &w, const Example<D> &mistake)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const std::vector<Turn> all = turns(examples, w, mistake);
    double best = 0;
    long least = std::numeric_limits<long>::max();
    long change = 0;
    for (std::size_t i = 0; i <= all.size(); ++i) {
        const double a = i == 0 ? 0 : all[i - 1].at;
        const double b = i == all.size() ? infinity : all[i].at;
        change += i == 0 ? 0 : all[i - 1].change;
        const double rate = b == infinity ? std::max(a + 1, std::nextafter(a, b)) : rateBetween(a, b);
        if (change < least && rate > 0) {
            least = change;
            best = rate;
        }
    }
    return best;
}

template <std::size_t D>
struct Update
{
    Vector<D> w;
    double rate;
    std::uint64_t check;
    std::uint32_t point;
};

/// Keeps what the program keeps of a run: its updates, and with which w its sweeps began, to notice when one
/// comes back.
template <std::size_t D>
struct Record
{
    std::vector<Update<D>> updates;
    std::set<Vector<D>> starts;

    bool isReturn(const Vector<D> &w) { return !starts.insert(w).second; }
    void add(const Update<D> &update) { updates.push_back(update); }
};

/// Keeps nothing: the loop and no more.
template <std::size_t D>
struct NoRecord
{
    bool isReturn(const Vector<D> & /*w*/) { return false; }
    void add(const Update<D> & /*update*/) { }
};

/// Where a run begins and where it is stopped.
template <std::size_t D>
struct Frame
{
    Vector<D> start;
    std::uint64_t updates;
    std::uint64_t sweeps;
};

/// The loop of Algorithms 1 and 2. Which point is at a place of a sweep and at what rate a mistake is
/// repaired is asked for. Gives the last w.
template <std::size_t D, class PointAt, class Rate, class Record>
Vector<D> run(const Examples<D> &examples, const Frame<D> &frame, PointAt pointAt, Rate rate, Record &record)
{
    Vector<D> w = frame.start;
    std::uint64_t updates = 0;
    bool foundMistake = true;
    for (std::uint64_t sweep = 0; foundMistake && sweep < frame.sweeps && !record.isReturn(w); ++sweep) {
        foundMistake = false;
        for (std::size_t place = 0; place < examples.size(); ++place) {
            const std::size_t i = pointAt(place);
            if (score(w, examples[i]) <= 0) {
                if (updates == frame.updates)
                    return w;
                const double eta = rate(w, examples[i]);
                w = updated(w, eta, examples[i]);
                ++updates;
                record.add({w, eta, sweep * examples.size() + place + 1, static_cast<std::uint32_t>(i)});
                foundMistake = true;
            }
        }
    }
    return w;
}

} // namespace bench::naive
