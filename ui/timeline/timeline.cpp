#include "ui/timeline/timeline.h"

#include "ui/basics/text.h"
#include "ui/forms/quiet_combo_box.h"
#include "ui/shown/showing.h"
#include "ui/timeline/scrubber.h"
#include "ui/timeline/transport.h"

#include <QHBoxLayout>
#include <QLabel>

#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array strides{Stride::Check, Stride::Update, Stride::Sweep};
constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0};
static_assert(speeds.front() == Playback::leastSpeed && speeds.back() == Playback::mostSpeed);

int indexOf(Stride stride) { return static_cast<int>(std::ranges::find(strides, stride) - strides.begin()); }

/// The nearest of those that are offered.
int indexOf(double speed)
{
    const auto distance = [&](double offered) { return std::abs(std::log(offered / speed)); };
    return static_cast<int>(std::ranges::min_element(speeds, {}, distance) - speeds.begin());
}

} // namespace

QString lengthWords(const Study &study)
{
    if (!study.run)
        return {};
    const QString updates = countText(study.run->trace.updateCount());
    if (study.progress == Progress::Running)
        return updates + u" …"_s;
    const std::optional<End> &end = study.run->trace.end();
    if (!end)
        return Timeline::tr("%1 (stopped)").arg(updates);
    switch (end->reason) {
    case EndReason::Converged:
        return updates;
    case EndReason::MaxUpdates:
    case EndReason::MaxSweeps:
        return Timeline::tr("%1 (cap)").arg(updates);
    case EndReason::Cycling:
        return Timeline::tr("%1 · cycle").arg(updates);
    }
    return updates;
}

Timeline::Timeline(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_playback(showing.playback())
    , m_place(createPlace())
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(6);
    row->addWidget(new Transport(m_playback));
    row->addWidget(createStrideBox());
    row->addWidget(new Scrubber(showing), 1);
    row->addWidget(m_place);
    row->addWidget(createSpeedBox());
    connect(&showing, &Showing::momentChanged, this, &Timeline::showPlace);
    showPlace();
}

QComboBox *Timeline::createStrideBox()
{
    auto *box = new QuietComboBox(this);
    box->addItems({tr("by check"), tr("by update"), tr("by sweep")});
    box->setItemData(0, tr("One look at a point, whether w changes or not"), Qt::ToolTipRole);
    box->setItemData(1, tr("To the next change of w"), Qt::ToolTipRole);
    box->setItemData(2, tr("To the end of a pass over all points"), Qt::ToolTipRole);
    box->setAccessibleName(tr("What one step is"));
    box->setToolTip(tr("What one step is: a look at a point, a change of w, or a pass over all points"));
    box->setCurrentIndex(indexOf(m_playback.stride()));
    connect(box, &QComboBox::activated, &m_playback,
            [this](int index) { m_playback.setStride(strides[static_cast<std::size_t>(index)]); });
    connect(&m_playback, &Playback::strideChanged, box,
            [box](Stride stride) { box->setCurrentIndex(indexOf(stride)); });
    return box;
}

QComboBox *Timeline::createSpeedBox()
{
    auto *box = new QuietComboBox(this);
    for (const double speed : speeds)
        box->addItem(QString::number(speed) + u'×');
    box->setMaxVisibleItems(static_cast<int>(speeds.size()));
    box->setAccessibleName(tr("Speed of playing"));
    box->setToolTip(tr("Speed of playing: 1× is one step a second, from 0.25× to 64×"));
    box->setCurrentIndex(indexOf(m_playback.speed()));
    connect(box, &QComboBox::activated, &m_playback,
            [this](int index) { m_playback.setSpeed(speeds[static_cast<std::size_t>(index)]); });
    connect(&m_playback, &Playback::speedChanged, box,
            [box](double speed) { box->setCurrentIndex(indexOf(speed)); });
    return box;
}

QLabel *Timeline::createPlace()
{
    auto *label = new QLabel(this);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(tr("Update that is shown"));
    label->setToolTip(tr("Updates made so far, and how many the run has"));
    return label;
}

/// The label is as wide as the widest of its run, so that the scrubber keeps its width.
void Timeline::showPlace()
{
    if (m_showing.run() == nullptr) {
        m_place->setText(u"–"_s);
        return;
    }
    const QString length = u" / "_s + lengthWords(m_showing.study());
    const QString widest = countText(m_showing.run()->trace.updateCount()) + length;
    m_place->setMinimumWidth(m_place->fontMetrics().horizontalAdvance(widest) + 2);
    m_place->setText(countText(m_showing.cursor().update) + length);
}

} // namespace halfplane
