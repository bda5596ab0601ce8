#include "ui/panels/loss_chart.h"

#include "ui/icons.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace halfplane {

namespace {

constexpr Hue mistakesHue = Hue::Words;
constexpr double mistakesWidth = 2.2;
constexpr Hue perceptronHue = Hue::Best;
constexpr double perceptronWidth = 1.2;

Series mistakesOf(const LossCurve &losses)
{
    return {.title = "0-1 loss",
            .updates = losses.updates,
            .values = {losses.mistakes.begin(), losses.mistakes.end()},
            .hue = mistakesHue,
            .width = mistakesWidth,
            .axis = Series::Axis::Left,
            .isWhole = true};
}

Series perceptronOf(const LossCurve &losses)
{
    return {.title = "perceptron loss",
            .updates = losses.updates,
            .values = losses.perceptron,
            .hue = perceptronHue,
            .width = perceptronWidth,
            .axis = Series::Axis::Right};
}

} // namespace

LossChart::LossChart(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_view(new ChartView(playback))
    , m_mistakes(createSwitch(lineIcon(mistakesHue, mistakesWidth), tr("0-1 loss"),
                              tr("How many points are wrong after each update; numbers at the left")))
    , m_perceptron(createSwitch(lineIcon(perceptronHue, perceptronWidth), tr("Perceptron loss"),
                                tr("Σ max(0, −y⟨w, x⟩): how far on the wrong side the wrong points are, all "
                                   "together; numbers at the right")))
{
    m_view->setAccessibleName(tr("Losses over the updates"));
    m_view->setToolTip(tr("Click or drag to go to an update"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto *switches = new QHBoxLayout;
    switches->addWidget(m_mistakes);
    switches->addStretch();
    switches->addWidget(m_perceptron);
    column->addLayout(switches);
    column->addWidget(m_view, 1);
}

QCheckBox *LossChart::createSwitch(const QIcon &line, const QString &title, const QString &meaning)
{
    auto *box = new QCheckBox(title, this);
    box->setIcon(line);
    box->setChecked(true);
    box->setToolTip(meaning);
    box->setAccessibleName(title);
    connect(box, &QCheckBox::toggled, this, &LossChart::draw);
    return box;
}

void LossChart::show(const std::shared_ptr<const Study> &study)
{
    m_study = study;
    draw();
}

void LossChart::draw()
{
    std::vector<Series> series;
    const LossCurve *losses = m_study ? m_study->losses.get() : nullptr;
    if (losses != nullptr && losses->size() > 0) {
        if (m_mistakes->isChecked())
            series.push_back(mistakesOf(*losses));
        if (m_perceptron->isChecked())
            series.push_back(perceptronOf(*losses));
    }
    m_view->setSeries(std::move(series),
                      losses != nullptr && losses->size() > 0 ? losses->updates.back() : 0);
}

} // namespace halfplane
