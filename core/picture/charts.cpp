#include "core/picture/charts.h"

namespace halfplane {

Series seriesOf(const ChartCurve &curve, const Study &study)
{
    return {.title = std::string(curve.title),
            .updates = study.losses->updates,
            .values = curve.values(study),
            .hue = curve.hue,
            .width = curve.width,
            .axis = curve.axis,
            .isWhole = curve.isWhole};
}

} // namespace halfplane
