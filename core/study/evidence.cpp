#include "core/study/evidence.h"

#include "core/geometry/scores.h"
#include "core/study/separable_where.h"

#include <algorithm>
#include <numeric>

namespace halfplane {

Measured::Measured(ReflectedPoints points)
    : reflected(std::move(points))
    , radius(reflected.radius())
    , best(bestMargin(reflected))
{
}

const Dyadic &Measured::squaredRadius() const
{
    if (!m_squaredRadius)
        m_squaredRadius = std::make_shared<const Dyadic>(halfplane::squaredRadius(reflected));
    return *m_squaredRadius;
}

void Evidence::workOut(Stop stop) const
{
    all();
    if (leavesPointsOut() && !stop.isAsked())
        counted();
    if (leavesPointsOut() && !stop.isAsked())
        rescaled();
    if (!stop.isAsked())
        rateSums();
    if (!stop.isAsked() && mixture() != nullptr)
        separability();
}

const Measured &Evidence::all() const
{
    if (!m_all)
        m_all.emplace(m_run.reflected());
    return *m_all;
}

const Mixture *Evidence::mixture() const
{
    if (m_mixture == nullptr && !isSeparable())
        m_mixture = whyNotSeparable(m_run, all().best, counted().best);
    return m_mixture.get();
}

const std::string &Evidence::separability() const
{
    if (m_separability.empty())
        m_separability = separableWhere(m_run.problem->points, m_run.problem->space);
    return m_separability;
}

const Measured &Evidence::counted() const
{
    const auto indices = m_run.variant->countedPoints();
    if (!indices)
        return all();
    if (!m_counted)
        m_counted.emplace(m_run.reflected().subset(*indices));
    return *m_counted;
}

const Measured &Evidence::rescaled() const
{
    if (m_rescaled)
        return *m_rescaled;
    std::vector<std::size_t> indices(m_run.reflected().size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    if (const auto counted = m_run.variant->countedPoints())
        indices = *counted;
    std::vector<double> factors;
    const Weights zero = Weights::Zero(m_run.reflected().dimension());
    for (const std::size_t i : indices)
        factors.push_back(m_run.variant->rate({zero, i, 0}).value_or(0));
    m_rescaled.emplace(m_run.reflected().subset(indices).scaled(factors));
    return *m_rescaled;
}

const std::vector<RateSums> &Evidence::rateSums() const
{
    const auto &updates = m_run.trace.updates();
    if (!m_rateSums.empty())
        return m_rateSums;
    m_rateSums.reserve(updates.size() + 1);
    m_rateSums.emplace_back();
    for (const Update &update : updates) {
        const RateSums &before = m_rateSums.back();
        const bool isFirst = m_rateSums.size() == 1;
        m_rateSums.push_back({before.sum + update.rate,
                              before.squares + update.rate * update.rate,
                              {isFirst ? update.rate : std::min(before.range.least, update.rate),
                               std::max(before.range.largest, update.rate)}});
    }
    while (m_equalRates < updates.size() && updates[m_equalRates].rate == updates[0].rate)
        ++m_equalRates;
    while (m_onMistakes < updates.size()
           && m_run.reflected().score(m_run.trace.weights(m_onMistakes), updates[m_onMistakes].point) <= 0)
        ++m_onMistakes;
    return m_rateSums;
}

RateSums Evidence::rates(std::uint64_t k) const
{
    if (const auto rate = sharedRate(k)) {
        const double sum = static_cast<double>(k) * *rate;
        return {sum, sum * *rate, {*rate, *rate}};
    }
    return rateSums()[k];
}

std::optional<double> Evidence::sharedRate(std::uint64_t k) const
{
    rateSums();
    if (k > m_equalRates)
        return std::nullopt;
    if (k > 0)
        return m_run.trace.update(1).rate;
    if (m_run.variant->leastRate() == m_run.variant->largestRate())
        return m_run.variant->leastRate();
    return std::nullopt;
}

RateRange Evidence::rateRange(std::uint64_t k) const
{
    const Variant &variant = *m_run.variant;
    return variant.knowsItsRates() ? RateRange{variant.leastRate(), variant.largestRate()} : rates(k).range;
}

bool Evidence::updatesAreOnMistakes(std::uint64_t k) const
{
    rateSums();
    return k <= m_onMistakes;
}

} // namespace halfplane
