#include "core/picture/charts.h"

#include <algorithm>

namespace halfplane {

namespace {

Series seriesOf(const ChartCurve &curve, const Study &study)
{
    Series series{.title = curve.formula != nullptr ? curve.formula(study) : std::string(curve.title),
                  .updates = study.losses->updates,
                  .values = curve.values(study),
                  .hue = curve.hue,
                  .width = curve.width,
                  .axis = curve.axis,
                  .isWhole = curve.isWhole,
                  .isFar = curve.isFar};
    if (series.values.empty())
        series.updates.clear();
    return series;
}

} // namespace

const ChartDescriptor *findChart(std::string_view id)
{
    const auto found = std::ranges::find(charts(), id, &ChartDescriptor::id);
    return found == charts().end() ? nullptr : *found;
}

ChartContent contentOf(const ChartDescriptor &chart, const Study &study)
{
    ChartContent content;
    if (!study.losses || study.losses->size() == 0 || !study.evidence)
        return content;
    content.last = study.losses->updates.back();
    if (chart.obstacle != nullptr)
        content.notice = chart.obstacle(study);
    if (!content.notice.empty())
        return content;
    for (const ChartCurve &curve : chart.curves)
        content.series.push_back(seriesOf(curve, study));
    if (chart.remark != nullptr)
        content.remark = chart.remark(study);
    return content;
}

Chart chartOf(const ChartContent &content, Size size, double text)
{
    Chart chart{
        .size = size, .series = content.series, .last = content.last, .text = text, .remark = content.remark};
    if (!content.notice.empty())
        chart.notice = content.notice;
    return chart;
}

} // namespace halfplane
