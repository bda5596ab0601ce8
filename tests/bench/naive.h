#pragma once

#include "core/dataset.h"

#include <array>
#include <cstdint>
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
