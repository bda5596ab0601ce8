#pragma once

#include "bench/naive.h"
#include "core/trainer.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace bench {

template <std::size_t D>
constexpr halfplane::Space spaceOf = D == 2 ? halfplane::Space::Origin : halfplane::Space::Bias;

/// The same run on both sides: the program's Trainer and the naive loop.
template <std::size_t D>
struct Contest
{
    Contest(halfplane::Dataset dataset, halfplane::Recipe given)
        : points(std::move(dataset))
        , examples(naive::examples<D>(points))
        , problem(*halfplane::Problem::of(points, spaceOf<D>))
        , recipe(std::move(given))
        , order(halfplane::Visits(recipe.order, recipe.seed, points.size()).order(1))
    {
        recipe.space = spaceOf<D>;
    }

    halfplane::Trainer trainer() const { return *halfplane::Trainer::of(problem, recipe); }

    std::vector<double> rates() const
    {
        return recipe.variant == "greedy" ? std::get<std::vector<double>>(recipe.parameters.at("etas"))
                                          : std::vector{1.0};
    }

    template <class Record>
    naive::Vector<D> runNaively(Record &record) const
    {
        if (recipe.order == halfplane::Order::Given)
            return runNaively(record, [](std::size_t place) { return place; });
        return runNaively(record, [this](std::size_t place) { return order[place]; });
    }

    template <class Record, class PointAt>
    naive::Vector<D> runNaively(Record &record, PointAt pointAt) const
    {
        naive::Frame<D> frame{
            {}, recipe.caps.updates, recipe.caps.sweeps.value_or(halfplane::Trainer::unlimited)};
        std::ranges::copy(recipe.start, frame.start.begin());
        if (recipe.variant == "line-search") {
            const auto rate = [&](const naive::Vector<D> &w, const naive::Example<D> &mistake) {
                return naive::lineSearchRate(examples, w, mistake);
            };
            return naive::run(examples, frame, pointAt, rate, record);
        }
        const std::vector<double> etas = rates();
        if (etas.size() == 1)
            return naive::run(
                examples, frame, pointAt, [](const auto &, const auto &) { return 1.0; }, record);
        const auto rate = [&](const naive::Vector<D> &w, const naive::Example<D> &mistake) {
            return naive::greedyRate(examples, w, mistake, etas);
        };
        return naive::run(examples, frame, pointAt, rate, record);
    }

    /// Whether the naive loop makes the same updates as the program did, at the same checks on the same
    /// points with the same w after each, bit for bit.
    bool agreesWith(const halfplane::Trace &trace) const
    {
        naive::Record<D> record;
        runNaively(record);
        return std::ranges::equal(record.updates, trace.updates(), [](const auto &a, const auto &b) {
            return std::equal(a.w.begin(), a.w.end(), b.w.begin()) && a.rate == b.rate && a.check == b.check
                && a.point == b.point;
        });
    }

    halfplane::Dataset points;
    naive::Examples<D> examples;
    std::shared_ptr<const halfplane::Problem> problem;
    halfplane::Recipe recipe;
    halfplane::Permutation order;
};

} // namespace bench
