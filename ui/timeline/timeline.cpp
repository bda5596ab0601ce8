#include "ui/timeline/timeline.h"

#include "ui/basics/text.h"
#include "ui/forms/quiet_combo_box.h"
#include "ui/painting/icons.h"
#include "ui/shown/showing.h"
#include "ui/timeline/scrubber.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array strides{Stride::Check, Stride::Update, Stride::Sweep};
constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0};
constexpr int gapBetweenParts = 8;
static_assert(speeds.front() == Playback::leastSpeed && speeds.back() == Playback::mostSpeed);

int indexOf(Stride stride) { return static_cast<int>(std::ranges::find(strides, stride) - strides.begin()); }

/// The nearest of those that are offered.
int indexOf(double speed)
{
    const auto distance = [&](double offered) { return std::abs(std::log(offered / speed)); };
    return static_cast<int>(std::ranges::min_element(speeds, {}, distance) - speeds.begin());
}

QToolButton *addButton(QWidget *parent, const QString &shape, const QString &name, const QString &keys)
{
    auto *button = new QToolButton(parent);
    const int side = std::max(16, parent->fontMetrics().height());
    button->setIcon(shapeIcon(shape));
    button->setIconSize({side, side});
    button->setAccessibleName(name);
    button->setToolTip(name + u" ("_s + keys + u')');
    parent->layout()->addWidget(button);
    return button;
}

/// First, back, play, forward, last: as buttons. The keys for the same belong to the window's actions.
class Transport : public QWidget
{
    Q_DISABLE_COPY_MOVE(Transport)

public:
    explicit Transport(Playback &playback, QWidget *parent = nullptr);

private:
    void createButtons();
    void updateEnabled();
    void showPlaying(bool isPlaying);

    Playback &m_playback;
    QToolButton *m_first = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_last = nullptr;
};

Transport::Transport(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
{
    setObjectName(u"transport"_s);
    createButtons();
    connect(m_first, &QToolButton::clicked, &playback, &Playback::toStart);
    connect(m_back, &QToolButton::clicked, &playback, &Playback::stepBack);
    connect(m_play, &QToolButton::clicked, &playback, &Playback::togglePlaying);
    connect(m_forward, &QToolButton::clicked, &playback, &Playback::stepForward);
    connect(m_last, &QToolButton::clicked, &playback, &Playback::toEnd);
    connect(&playback, &Playback::cursorChanged, this, &Transport::updateEnabled);
    connect(&playback, &Playback::playingChanged, this, &Transport::showPlaying);
    showPlaying(playback.isPlaying());
}

void Transport::createButtons()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(6);
    m_first = addButton(this, u"first"_s, tr("To the start"), tr("Home"));
    m_back = addButton(this, u"back"_s, tr("One step back"), tr("Left"));
    m_play = addButton(this, u"play"_s, tr("Play"), tr("Space"));
    m_play->setObjectName(u"play"_s);
    m_forward = addButton(this, u"forward"_s, tr("One step forward"), tr("Right"));
    m_last = addButton(this, u"last"_s, tr("To the end"), tr("End"));
}

void Transport::updateEnabled()
{
    const bool isAtStart = m_playback.isAtStart();
    const bool isAtEnd = m_playback.isAtEnd();
    m_first->setEnabled(!isAtStart);
    m_back->setEnabled(!isAtStart);
    m_play->setEnabled(m_playback.isPlaying() || !isAtStart || !isAtEnd);
    m_forward->setEnabled(!isAtEnd);
    m_last->setEnabled(!isAtEnd);
}

void Transport::showPlaying(bool isPlaying)
{
    const QString name = isPlaying ? tr("Pause") : tr("Play");
    m_play->setIcon(shapeIcon(isPlaying ? u"pause"_s : u"play"_s, QPalette::HighlightedText));
    m_play->setAccessibleName(name);
    m_play->setToolTip(name + u" ("_s + tr("Space") + u')');
    updateEnabled();
}

} // namespace

Timeline::Timeline(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_playback(showing.playback())
    , m_place(createPlace())
    , m_upper(new QHBoxLayout)
    , m_lower(new QHBoxLayout)
{
    auto *scrubber = new Scrubber(showing);
    m_steps = {new Transport(m_playback), createStrideBox()};
    m_way = {scrubber, m_place, createSpeedBox()};
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, gapBetweenParts, 12, gapBetweenParts / 2); // what is below has its own
    rows->setSpacing(gapBetweenParts);
    for (QHBoxLayout *row : {m_upper, m_lower}) {
        row->setSpacing(gapBetweenParts);
        rows->addLayout(row);
    }
    for (QWidget *part : m_steps)
        m_upper->addWidget(part);
    m_upper->addStretch();
    putWay(*m_upper);
    connect(scrubber, &Scrubber::pointedAt, this, &Timeline::pointedAt);
    connect(&showing, &Showing::momentChanged, this, &Timeline::showPlace);
    connect(&m_playback, &Playback::strideChanged, this, &Timeline::showPlace);
    showPlace();
}

void Timeline::putWay(QHBoxLayout &row)
{
    for (QWidget *part : m_way)
        row.addWidget(part, part == m_way.front() ? 1 : 0);
    layout()->setSpacing(&row == m_lower ? gapBetweenParts : 0); // no row has no gap
}

/// Side by side, as narrow as they can be.
int Timeline::widthOf(const QList<QWidget *> &parts) const
{
    int width = -gapBetweenParts;
    for (const QWidget *part : parts)
        width += gapBetweenParts + std::max(part->minimumWidth(), part->minimumSizeHint().width());
    return width;
}

int Timeline::widthAround() const
{
    const QMargins margins = layout()->contentsMargins();
    return margins.left() + margins.right();
}

QSize Timeline::minimumSizeHint() const
{
    const int widest = std::max(widthOf(m_steps), widthOf(m_way));
    return {widest + widthAround(), QWidget::minimumSizeHint().height()};
}

void Timeline::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    chooseRow();
}

/// In a narrow window the scrubber and what is right of it are a row of their own.
void Timeline::chooseRow()
{
    QHBoxLayout &wanted = widthOf(m_steps + m_way) + widthAround() > width() ? *m_lower : *m_upper;
    if (wanted.indexOf(m_place) >= 0)
        return;
    putWay(wanted);
    layout()->activate();
}

QComboBox *Timeline::createStrideBox()
{
    auto *box = new QuietComboBox(this);
    box->addItems({tr("by check"), tr("by update"), tr("by sweep")});
    box->setItemData(
        0, tr("One look at a point, whether w changes or not; a mistake is seen before it is mended"),
        Qt::ToolTipRole);
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

/// "31 / 49", "update 32, asked"; who steps by checks sees these counted, too, in a line above. Of several
/// runs it is as long whichever has the focus.
QString Timeline::placeWords(const Cursor &cursor) const
{
    const Trace &trace = m_showing.run()->trace;
    const Cursor here = clamped(trace, cursor);
    const bool isBefore = isAsked(trace, here);
    const QString update = countText(cursor.update);
    const QString length =
        m_playback.isCompared() ? countText(m_playback.lastUpdate()) : lengthWords(m_showing.study());
    const QString asked = tr("update %1, asked").arg(countText(here.update + 1));
    if (m_playback.stride() != Stride::Check)
        return isBefore ? asked : update + u" / "_s + length;
    return tr("check %1").arg(countText(checkOf(trace, here))) + u"\n"_s
        + (isBefore ? asked : tr("update %1 of %2").arg(update, length));
}

/// The label is as wide as the widest of its run, so that the scrubber keeps its width.
void Timeline::showPlace()
{
    if (m_showing.run() == nullptr) {
        m_place->setText(u"–"_s);
        return;
    }
    Cursor last = lastCursor(m_showing.run()->trace);
    last.update = std::max(last.update, m_playback.lastUpdate());
    const QFontMetrics metrics = m_place->fontMetrics();
    int widest = metrics.size(0, placeWords(last)).width();
    if (m_playback.stride() == Stride::Check)
        widest =
            std::max(widest, metrics.horizontalAdvance(tr("update %1, asked").arg(countText(last.update))));
    m_place->setMinimumWidth(widest + 2);
    m_place->setText(placeWords(m_playback.cursor()));
    chooseRow();
}

} // namespace halfplane
