#include "ui/figures/film/film.h"

#include "ui/basics/motion.h"

#include <algorithm>
#include <array>

namespace halfplane {

namespace {

constexpr double longestWay = 280; ///< milliseconds from a step to the next, as in the window
constexpr double shareOfWay = 0.7; ///< of a step, at most
constexpr double shortestShot = 20; ///< milliseconds; viewers show a shorter one for a tenth of a second
constexpr double rest = 1200; ///< milliseconds that the end is seen longer

} // namespace

Film::Film(const Figure &figure)
    : m_pace(figure.options().pace)
{
    const std::size_t count = figure.steps().size();
    for (std::size_t index = 0; index < count; ++index) {
        const double begin = m_shots.empty() ? 0 : duration();
        if (index > 0)
            addWay(index);
        const double spent = m_shots.empty() ? 0 : duration() - begin;
        const double longer = count > 1 && index + 1 == count ? rest : 0;
        add(index, 1, std::max(shortestShot, m_pace.millisecondsAStep - spent) + longer);
    }
}

void Film::add(std::size_t index, double tween, double milliseconds)
{
    const double begin = m_shots.empty() ? 0 : duration();
    m_shots.push_back({index, tween, begin, begin + milliseconds});
}

/// Not more frames than can be shown.
void Film::addWay(std::size_t index)
{
    const double way = std::min(longestWay, shareOfWay * m_pace.millisecondsAStep);
    const int count = std::min(m_pace.tweens, static_cast<int>(way / shortestShot) - 1);
    for (int i = 1; i <= count; ++i)
        add(index, easedOut(static_cast<double>(i) / (count + 1)), way / (count + 1));
}

int Film::rate() const
{
    constexpr int usual = 30;
    if (m_pace.tweens > 0)
        return usual;
    for (const int rate : {5, 10, 20, 25, usual, 50}) {
        if (m_pace.millisecondsAStep * rate % 1000 == 0)
            return rate;
    }
    return m_pace.millisecondsAStep * usual >= 1000 ? usual : 2 * usual;
}

} // namespace halfplane
