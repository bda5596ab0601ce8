#pragma once

#include "core/picture/chart_picture.h"
#include "core/picture/study.h"
#include "ui/figures/player/player_colours.h"
#include "ui/figures/svg/style_classes.h"

#include <QStringList>

#include <stop_token>

namespace halfplane {

/// The small curve of the 0-1 loss beside the board, and where its playhead stands at each step.
class PlayerChart
{
public:
    PlayerChart(const Study &study, const std::stop_token &stop);

    QStringList elements(PlayerColours &colours, StyleClasses &classes) const;

    /// Where the playhead crosses the curve.
    Spot placeOf(std::uint64_t step) const;

    Size size() const { return chart().size; }
    double top() const { return m_top; }
    double bottom() const { return m_bottom; }

private:
    Chart chart() const;

    std::vector<Series> m_series;
    std::uint64_t m_last = 0;
    double m_top = 0;
    double m_bottom = 0;
};

} // namespace halfplane
