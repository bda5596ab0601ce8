#include "core/picture/charts.h"

namespace halfplane {

Series seriesOf(const ChartCurve &curve, const LossCurve &losses)
{
    return {.title = std::string(curve.title),
            .updates = losses.updates,
            .values = curve.values(losses),
            .hue = curve.hue,
            .width = curve.width,
            .axis = curve.axis,
            .isWhole = curve.isWhole};
}

} // namespace halfplane
