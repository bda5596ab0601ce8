#include "ui/figures/film/film.h"

#include "core/tween.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr double longestAsking = 450; ///< milliseconds that the point of an update is seen before it …
constexpr double leastAsking = 160; ///< … or not at all …
constexpr double shareOfAsked = 0.4; ///< … of a step, at most
constexpr double longestWay = 280; ///< milliseconds that w then takes
constexpr double shareOfWay = 0.4; ///< of a step, at most
constexpr double shortestShot = 20; ///< milliseconds; viewers show a shorter one for a tenth of a second
constexpr double rest = 1200; ///< milliseconds that the end is seen longer

} // namespace

Film::Film(const Figure &figure)
    : m_pace(figure.options().pace)
{
    const std::size_t count = figure.steps().size();
    for (std::size_t index = 0; index < count; ++index) {
        const double begin = m_shots.empty() ? 0 : duration();
        if (index > 0 && figure.steps()[index].beat == Beat::Made) {
            const RunStep &before = figure.steps()[index - 1];
            if (before != RunStep(figure.steps()[index].update, Beat::Asked))
                addAsked(index);
            addWay(index);
        }
        const double spent = m_shots.empty() ? 0 : duration() - begin;
        const double longer = count > 1 && index + 1 == count ? rest : 0;
        add(index, 1, std::max(shortestShot, m_pace.millisecondsAStep - spent) + longer);
    }
}

void Film::add(std::size_t index, double share, double milliseconds)
{
    const double begin = m_shots.empty() ? 0 : duration();
    m_shots.push_back({index, share, begin, begin + milliseconds});
}

/// The point that is asked before the update, at rest.
void Film::addAsked(std::size_t index)
{
    const double time = std::min(longestAsking, shareOfAsked * m_pace.millisecondsAStep);
    if (time >= leastAsking)
        add(index, shareOfAsking, time);
}

/// Not more frames than can be shown.
void Film::addWay(std::size_t index)
{
    const double way = std::min(longestWay, shareOfWay * m_pace.millisecondsAStep);
    const int count = std::min(m_pace.tweens, static_cast<int>(way / shortestShot) - 1);
    for (int i = 1; i <= count; ++i)
        add(index, shareOfAsking + (1 - shareOfAsking) * i / (count + 1), way / (count + 1));
}

int Film::rate() const
{
    constexpr int usual = 30;
    if (m_pace.tweens > 0)
        return usual;
    for (const int rate : {5, 10, 20, 25, usual, 50}) {
        const auto isOnFrame = [rate](const FilmFrame &shot) {
            const double frames = shot.end * rate / 1000;
            return std::abs(frames - std::round(frames)) < 1e-6;
        };
        if (std::ranges::all_of(m_shots, isOnFrame))
            return rate;
    }
    return m_pace.millisecondsAStep * usual >= 1000 ? usual : 2 * usual;
}

} // namespace halfplane
