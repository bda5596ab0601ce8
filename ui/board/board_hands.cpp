#include "core/picture/accuracy.h"
#include "ui/board/board.h"
#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/pan.h"
#include "ui/board/hands/tool.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hits.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>

// The board's hands: the mouse, and the keys that go with it.

namespace halfplane {

namespace {

constexpr double handleReach = 9;
constexpr double leastReach = 5; ///< of a point, however small it is drawn
constexpr double reachOfMark = 1.25; ///< of its size: next to a point another one can be put

Hand handOf(const QMouseEvent &event) { return {fromQt(event.position()), event.modifiers()}; }

} // namespace

void Board::useTools(ToolBox &tools)
{
    m_tools = &tools;
    OpenDocument &document = tools.document();
    m_gesture.setDocument(document);
    connect(&document, &OpenDocument::edited, this, &Board::heedEdit);
    connect(&document, &OpenDocument::replaced, this, &Board::heedEdit);
    connect(&document, &OpenDocument::selectionChanged, this, &Board::heedEdit);
    const auto letGo = [this] {
        m_gesture.drop();
        m_tools = nullptr;
    };
    connect(&document, &QObject::destroyed, this, letGo);
    connect(&tools, &QObject::destroyed, this, letGo);
    const auto follow = [this] {
        updateCursor();
        update();
    };
    connect(&tools, &ToolBox::toolChanged, this, follow);
    connect(&tools, &ToolBox::statusChanged, this, follow);
    follow();
}

/// What is put down by hand must not move away under it.
void Board::heedEdit()
{
    if (m_gesture.heedEdit())
        m_isFitted = false;
    m_hovered.reset();
    update();
}

bool Board::canEdit() const
{
    return m_tools && m_tools->document().points().size() == study().points.size();
}

std::optional<StartHandle> Board::startHandle() const
{
    return m_showing.layers().has(startLayer) ? StartHandle::of(frame()) : std::nullopt;
}

std::optional<StartHandle> Board::startPlace() const { return StartHandle::anywhere(frame()); }

std::optional<Spot> Board::startHandlePlace() const
{
    const auto handle = startHandle();
    return handle ? std::optional(handle->place()) : std::nullopt;
}

bool Board::isOnStart(const Hand &hand) const
{
    const auto handle = startHandlePlace();
    return handle && Segment{*handle, hand.at}.length() <= handleReach + hand.slack;
}

std::optional<std::size_t> Board::pointAt(const Hand &hand) const
{
    if (!m_showing.layers().has(pointsLayer))
        return std::nullopt;
    const double drawn = reachOfMark * markSize(m_sizes, study().points.size());
    return nearestPoint(study().points, m_view, hand.at, std::max(leastReach, drawn) + hand.slack);
}

PlanePoint Board::placeAt(Spot pixel) const
{
    const PlanePoint place = m_view.toPlane(pixel);
    return {toPixelAccuracy(place.x1, m_view.scale), toPixelAccuracy(place.x2, m_view.scale)};
}

void Board::press(const Hand &hand)
{
    m_pointer = hand;
    if (!canEdit())
        beginPan(hand);
    else
        m_gesture.begin([&] { return m_tools->current().press(*this, hand); });
    updateCursor();
}

void Board::begin(const std::function<std::unique_ptr<Drag>()> &press)
{
    m_gesture.begin(press);
    updateCursor();
}

void Board::beginPan(const Hand &hand)
{
    m_gesture.begin([&] { return std::make_unique<Pan>(*this, hand); });
}

void Board::moveTo(const Hand &hand)
{
    m_pointer = hand;
    m_gesture.moveTo(hand);
    hoverAt(hand);
}

void Board::release(const Hand &hand)
{
    m_gesture.finish(hand);
    hoverAt(hand);
}

void Board::cancelGesture()
{
    m_gesture.cancel();
    updateCursor();
}

void Board::hoverAt(const Hand &hand)
{
    const auto before = std::exchange(m_hovered, canEdit() && !hasGesture() ? pointAt(hand) : std::nullopt);
    m_pointer = hand;
    if (m_hovered != before || hasGesture() || (m_tools && m_tools->current().drawsAtPointer()))
        update();
    updateCursor();
    emit hovered(m_view.toPlane(hand.at));
}

void Board::endHover()
{
    m_pointer.reset();
    m_hovered.reset();
    update();
    emit hovered(std::nullopt);
}

void Board::updateCursor()
{
    const QCursor wanted = cursorNow();
    if (wanted != cursor())
        setCursor(wanted);
}

QCursor Board::cursorNow() const
{
    const auto ofDrag = m_gesture.drag() != nullptr ? m_gesture.drag()->cursor() : std::nullopt;
    if (ofDrag)
        return *ofDrag;
    if (m_isSpaceHeld || !m_tools)
        return Qt::OpenHandCursor;
    return m_tools->current().cursor(*this, m_pointer.value_or(Hand{}));
}

void Board::mousePressEvent(QMouseEvent *event)
{
    const bool isSecond = event->buttons() != event->button();
    if (isSecond && hasGesture())
        return; // it changes nothing; without another one the release of that was lost
    cancelGesture();
    const Hand hand = handOf(*event);
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_hasSpacePanned = m_isSpaceHeld;
        beginPan(hand);
        updateCursor();
    } else if (event->button() == Qt::LeftButton) {
        press(hand);
    }
}

void Board::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::NoButton && hasGesture())
        cancelGesture();
    moveTo(handOf(*event));
}

void Board::mouseReleaseEvent(QMouseEvent *event)
{
    if ((event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) == Qt::NoButton)
        release(handOf(*event));
}

void Board::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isTools = event->button() == Qt::LeftButton && !m_isSpaceHeld && canEdit() && !hasGesture();
    if (!isTools || !m_tools->current().doubleClick(*this, handOf(*event)))
        mousePressEvent(event);
}

void Board::contextMenuEvent(QContextMenuEvent *event)
{
    if (hasGesture() || !canEdit())
        return;
    if (event->reason() == QContextMenuEvent::Keyboard)
        openMenuOfSelection(*this);
    else
        openMenuAt(*this, Hand{fromQt(QPointF(event->pos())), event->modifiers()});
}

void Board::leaveEvent(QEvent * /*event*/) { endHover(); }

bool Board::isShortcutHere(const QKeyEvent &key) const
{
    return key.key() != Qt::Key_Space && !(key.key() == Qt::Key_Escape && hasGesture())
        && !(canEdit() && m_tools->current().needs(*this, key));
}

/// The space bar is the board's own while it has the focus: held, it pans; let go without, it plays.
bool Board::event(QEvent *event)
{
    if (event->type() == QEvent::UngrabMouse)
        cancelGesture();
    if (event->type() == QEvent::ShortcutOverride && !isShortcutHere(*static_cast<QKeyEvent *>(event)))
        event->accept();
    return QWidget::event(event);
}

void Board::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        if (event->isAutoRepeat())
            return;
        m_isSpaceHeld = true;
        m_hasSpacePanned = false;
        updateCursor();
    } else if (event->key() == Qt::Key_Escape && hasGesture()) {
        cancelGesture();
    } else if (canEdit() && m_tools->current().needs(*this, *event)) {
        m_tools->current().keyPress(*this, *event);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Board::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_isSpaceHeld) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    m_isSpaceHeld = false;
    updateCursor();
    if (!m_hasSpacePanned)
        m_showing.playback().togglePlaying();
}

void Board::focusOutEvent(QFocusEvent *event)
{
    m_isSpaceHeld = false;
    cancelGesture();
    QWidget::focusOutEvent(event);
}

void Board::hideEvent(QHideEvent *event)
{
    cancelGesture();
    QWidget::hideEvent(event);
}

} // namespace halfplane
