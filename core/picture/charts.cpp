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

/// As far as the run goes.
ChartContent contentOfRun(const ChartDescriptor &chart, const Study &study)
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

} // namespace

const ChartDescriptor *findChart(std::string_view id)
{
    const auto found = std::ranges::find(charts(), id, &ChartDescriptor::id);
    return found == charts().end() ? nullptr : *found;
}

const ChartDescriptor *chartOfTheorem(std::string_view theorem)
{
    const auto found = std::ranges::find_if(charts(), [theorem](const ChartDescriptor *chart) {
        return std::ranges::find(chart->theorems, theorem) != chart->theorems.end();
    });
    return found == charts().end() ? nullptr : *found;
}

ChartContent contentOf(const ChartDescriptor &chart, const Study &study)
{
    ChartContent content = contentOfRun(chart, study);
    if (chart.goOn != nullptr && !content.series.empty())
        chart.goOn(study, content);
    return content;
}

ChartContent comparedContent(const ChartDescriptor &chart, std::span<const ComparedStudy> studies)
{
    constexpr double boundWidth = 1.2;
    ChartContent all;
    std::string notices;
    for (const ComparedStudy &each : studies) {
        ChartContent content = contentOfRun(chart, *each.study);
        all.last = std::max(all.last, content.last);
        if (!content.notice.empty())
            notices += (notices.empty() ? "" : " ") + each.name + ": " + content.notice;
        for (Series &series : content.series) {
            const bool isFirst = &series == &content.series.front();
            if (series.axis != content.series.front().axis || (!isFirst && series.updates.empty()))
                continue;
            series.title = isFirst ? each.name : std::string();
            series.hue = each.hue;
            series.width = isFirst ? each.width : boundWidth;
            series.dash = isFirst ? Dash::Solid : Dash::Dashed;
            series.end = isFirst ? each.end : std::string();
            all.series.push_back(std::move(series));
        }
    }
    (all.series.empty() ? all.notice : all.remark) = std::move(notices);
    return all;
}

std::shared_ptr<const Study> chartable(std::shared_ptr<const Study> study)
{
    if (study->losses && study->evidence)
        return study;
    auto copy = std::make_shared<Study>(*study);
    if (!copy->losses) {
        auto losses = std::make_shared<LossCurve>(lossCurve(*copy->run, lossesWorthTheirTime(*copy->run)));
        fillPocket(*copy->run, *losses);
        copy->losses = std::move(losses);
    }
    copy->evidence = std::make_shared<const Evidence>(*copy->run);
    return copy;
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
