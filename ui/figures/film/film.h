#pragma once

#include "ui/figures/figure.h"

namespace halfplane {

inline constexpr double filmDpi = 150; ///< as usual

/// A frame of a film, and how long it is seen.
struct FilmFrame
{
    std::size_t index = 0; ///< of its step
    double share = 1; ///< of the way to it
    double begin = 0; ///< in milliseconds since the film began
    double end = 0;
};

/// A figure's run as it passes in what moves: each step with its point asked, on its way and at rest, as in
/// the window; the end a little longer.
class Film
{
public:
    explicit Film(const Figure &figure);

    const std::vector<FilmFrame> &shots() const { return m_shots; }
    double duration() const { return m_shots.back().end; } ///< in milliseconds

    /// Frames a second that show every shot when all last equally long.
    int rate() const;

private:
    void add(std::size_t index, double share, double milliseconds);
    void addAsked(std::size_t index);
    void addWay(std::size_t index);

    Pace m_pace;
    std::vector<FilmFrame> m_shots;
};

} // namespace halfplane
