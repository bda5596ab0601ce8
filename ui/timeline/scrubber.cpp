#include "ui/timeline/scrubber.h"

#include "core/answer.h"
#include "core/mistakes.h"
#include "ui/basics/text.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/shown/showing.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <limits>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double degreesANotch = 120; // eighths of them

} // namespace

Scrubber::Scrubber(Showing &showing, QWidget *parent)
    : QAbstractSlider(parent)
    , m_showing(showing)
    , m_playback(showing.playback())
{
    setOrientation(Qt::Horizontal);
    setMouseTracking(true);
    // A click does not take the keys from the board; whoever wants them comes here by Tab.
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Updates of the run"));
    setAccessibleDescription(tr("Each bar is the 0-1 loss after an update. Left and Right step, Page Up and "
                                "Page Down go by sweeps, Home and End to the ends."));
    connect(&showing, &Showing::studyChanged, this, &Scrubber::followStudy);
    connect(&showing, &Showing::momentChanged, this, &Scrubber::followPlayback);
    connect(&m_playback, &Playback::runsChanged, this, &Scrubber::followStudy);
    connect(this, &QAbstractSlider::valueChanged, this, [this](int update) {
        if (std::cmp_not_equal(m_playback.cursor().update, update))
            m_playback.seekUpdate(static_cast<quint64>(update));
    });
}

const Run *Scrubber::run() const { return m_showing.run(); }

ScrubberLayout Scrubber::layoutNow() const
{
    return scrubberLayout(&m_showing.study(), fromQt(size()), m_playback.lastUpdate());
}

void Scrubber::followStudy()
{
    m_bars = {};
    m_hovered.reset();
    followPlayback();
}

/// The slider's range and value follow the run. Values that say where the playhead is already move nothing.
void Scrubber::followPlayback()
{
    const std::uint64_t last = m_playback.lastUpdate();
    const auto asInt = [](std::uint64_t k) {
        return static_cast<int>(std::min<std::uint64_t>(k, std::numeric_limits<int>::max()));
    };
    const QSignalBlocker blocker(this); // a shorter range must not take the playhead with it
    setRange(0, asInt(last));
    setValue(asInt(m_playback.cursor().update));
    update();
}

QString Scrubber::described(std::uint64_t update) const
{
    if (run() == nullptr || update > run()->trace.updateCount())
        return {};
    const Trace &trace = run()->trace;
    const std::size_t wrong = loss(run()->reflected(), classifierAt(*run(), {update, 0}));
    const QString words = tr("loss %1").arg(countText(wrong));
    if (update == 0)
        return tr("start") + u" · "_s + words;
    return tr("update %1 · sweep %2").arg(countText(update), countText(trace.sweepOfUpdate(update)))
        + u" · "_s + words;
}

QPoint Scrubber::placeOf(std::uint64_t update) const
{
    const ScrubberLayout layout = layoutNow();
    return {static_cast<int>(layout.axis.centreOf(update)), height() / 2};
}

QSize Scrubber::sizeHint() const { return {400, minimumSizeHint().height()}; }

QSize Scrubber::minimumSizeHint() const { return {56, std::max(38, 5 * fontMetrics().height() / 2)}; }

void Scrubber::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_bars = {};
    QAbstractSlider::changeEvent(event);
}

const QPixmap &Scrubber::bars()
{
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_bars.size() == pixels)
        return m_bars;
    m_bars = QPixmap(pixels);
    m_bars.setDevicePixelRatio(devicePixelRatioF());
    m_bars.fill(Qt::transparent);
    QPainter painter(&m_bars);
    paint(painter, scrubberPicture(&m_showing.study(), layoutNow()), paletteBeside(palette()));
    return m_bars;
}

void Scrubber::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(QPointF(), bars());
    if (run() != nullptr) {
        paint(painter, scrubberPlayhead(m_showing.study(), layoutNow(), m_playback.cursor(), m_hovered),
              paletteBeside(palette()));
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void Scrubber::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setSliderDown(true);
    scrubTo(event->position());
}

void Scrubber::mouseMoveEvent(QMouseEvent *event)
{
    hover(event->position());
    if (event->buttons().testFlag(Qt::LeftButton) && isSliderDown())
        scrubTo(event->position());
}

void Scrubber::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

void Scrubber::leaveEvent(QEvent *event)
{
    m_hovered.reset();
    emit pointedAt({});
    update();
    QAbstractSlider::leaveEvent(event);
}

void Scrubber::scrubTo(QPointF place)
{
    if (run() == nullptr)
        return;
    const ScrubberLayout layout = layoutNow();
    if (layout.isInEnd(fromQt(place)))
        m_playback.toEnd();
    else
        m_playback.seekUpdate(std::min(layout.axis.updateAt(place.x()), m_playback.lastUpdate()));
}

void Scrubber::hover(QPointF place)
{
    if (run() == nullptr)
        return;
    const std::uint64_t update = layoutNow().axis.updateAt(place.x());
    const bool isKnown = update <= run()->trace.updateCount();
    const std::optional<std::uint64_t> hovered = isKnown ? std::optional(update) : std::nullopt;
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    emit pointedAt(m_hovered ? described(*m_hovered) : QString());
    QWidget::update();
}

void Scrubber::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return m_playback.stepBack();
    case Qt::Key_Right:
        return m_playback.stepForward();
    case Qt::Key_Home:
        return m_playback.toStart();
    case Qt::Key_End:
        return m_playback.toEnd();
    case Qt::Key_PageUp:
        return m_playback.sweepBack();
    case Qt::Key_PageDown:
        return m_playback.sweepForward();
    default:
        event->ignore();
    }
}

/// Down and right go on, as in a list of the updates.
void Scrubber::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const int most = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
    step(-most / degreesANotch);
    event->accept();
}

void Scrubber::step(double notches)
{
    m_wheel += notches;
    for (; m_wheel >= 1; --m_wheel)
        m_playback.stepForward();
    for (; m_wheel <= -1; ++m_wheel)
        m_playback.stepBack();
}

} // namespace halfplane
