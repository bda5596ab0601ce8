#include "ui/board/hands/board_hands.h"

#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/crosshair.h"
#include "ui/board/hands/grips.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/touch.h"
#include "ui/board/point_images.h"
#include "ui/board/whats_this.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QToolTip>
#include <QWhatsThis>

#include <utility>

namespace halfplane {

namespace {

constexpr int tipReach = 8; ///< so far a pointer moves and still rests

void showWhatsThis(Board &board, QPoint place)
{
    QWhatsThis::showText(board.mapToGlobal(place), whatsThisAt(board.frame(), fromQt(place)), &board);
}

/// Where the crosshair is, or the pointer, or the middle where there is neither.
QPoint placeOf(const BoardHands &hands)
{
    if (hands.crosshair().isShown())
        return toQt(hands.crosshair().pixel()).toPoint();
    const QPoint pointer = hands.board().mapFromGlobal(QCursor::pos());
    return hands.board().rect().contains(pointer) ? pointer : hands.board().rect().center();
}

/// Whether the key ? is about another part of the window.
bool isPointedElsewhere(const BoardHands &hands)
{
    const Board &board = hands.board();
    const QWidget &window = *board.window();
    return !hands.crosshair().isShown() && !board.rect().contains(board.mapFromGlobal(QCursor::pos()))
        && window.rect().contains(window.mapFromGlobal(QCursor::pos()));
}

bool asks(const QKeyEvent &key, const BoardHands &hands)
{
    return key.key() == Qt::Key_Question && !isPointedElsewhere(hands);
}

/// "What is this?": by a click in the window's own mode, or at once by the key ?.
bool answerWhatsThis(const BoardHands &hands, QEvent &event)
{
    switch (event.type()) {
    case QEvent::QueryWhatsThis:
        event.accept();
        return true;
    case QEvent::WhatsThis:
        event.accept();
        showWhatsThis(hands.board(), static_cast<QHelpEvent &>(event).pos());
        return true;
    case QEvent::KeyPress:
        if (!asks(static_cast<QKeyEvent &>(event), hands))
            return false;
        event.accept();
        showWhatsThis(hands.board(), placeOf(hands));
        return true;
    default:
        return false;
    }
}

} // namespace

/// The mouse on a board, and the keys that go with it: the space bar held pans, let go without it plays. On X
/// a key that is held is let go and pressed again many times, and Qt does not always see that as one.
class Mouse
{
public:
    explicit Mouse(BoardHands &hands);

    bool heed(QEvent &event);
    bool needs(const QKeyEvent &key) const;
    bool isSpaceHeld() const;

private:
    void press(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    void openMenu(const QContextMenuEvent &event);
    bool pressKey(QKeyEvent &event);
    bool releaseKey(const QKeyEvent &event);
    void letGoOfSpace();
    bool toolNeeds(const QKeyEvent &key) const;

    BoardHands &m_hands;
    SpaceBar &m_space;
};

BoardHands::BoardHands(Board &board, ToolBox &tools)
    : QObject(&board)
    , m_board(board)
    , m_tools(tools)
    , m_crosshair(std::make_unique<Crosshair>(*this))
    , m_touch(std::make_unique<Touch>(*this))
    , m_mouse(std::make_unique<Mouse>(*this))
{
    const Column &column = board.column();
    connect(&document(), &OpenDocument::edited, this, &BoardHands::heedEdit);
    connect(&document(), &OpenDocument::replaced, this, &BoardHands::heedEdit);
    connect(&document(), &OpenDocument::selectionChanged, this, &BoardHands::heedEdit);
    connect(&column, &Column::studyChanged, this, [this] { m_hovered.reset(); });
    connect(&column, &Column::momentChanged, this, &BoardHands::statusChanged);
    connect(&column, &Column::momentChanged, this, &BoardHands::dropTip);
    connect(&board, &Board::looksChanged, this, &BoardHands::statusChanged); // points may be offered
    connect(m_crosshair.get(), &Crosshair::statusChanged, this, &BoardHands::statusChanged);
    connect(&tools, &ToolBox::statusChanged, this, &BoardHands::statusChanged);
    connect(&board.showing().viewpoint(), &MovingViewpoint::perspectiveChanged, this, [this] {
        cancelGesture();
        emit statusChanged();
    });
    connect(&tools, &ToolBox::statusChanged, this, [this] {
        updateCursor();
        m_board.update();
    });
    board.setSnapping(tools.snapAction()->isChecked());
    connect(tools.snapAction(), &QAction::toggled, &board, &Board::setSnapping);
    board.installEventFilter(this);
    board.setForeground(this);
    updateCursor();
}

BoardHands::~BoardHands() = default;

/// What hands do is done to the recipe that they point at. What is being typed is still of the one before.
void BoardHands::bringIntoFocus(const QEvent &event)
{
    const bool isPress = event.type() == QEvent::MouseButtonPress
        || event.type() == QEvent::MouseButtonDblClick || event.type() == QEvent::TouchBegin;
    if (!isPress || m_board.column().isInFocus())
        return;
    m_board.setFocus(Qt::MouseFocusReason);
    document().setFocus(m_board.column().index());
}

bool BoardHands::needs(const QKeyEvent &key) const
{
    return (m_board.showsPlane() && m_crosshair->needs(key)) || asks(key, *this) || m_mouse->needs(key);
}

/// Hands stand before the board, which knows nothing of them. Who is asked first. True: the event is
/// answered, and neither those who follow nor the board hear of it.
bool BoardHands::eventFilter(QObject * /*board*/, QEvent *event)
{
    bringIntoFocus(*event);
    return (m_board.showsPlane() && m_crosshair->heed(*event)) //
        || answerWhatsThis(*this, *event) //
        || answerToolTip(*event) //
        || m_touch->heed(*event) //
        || m_mouse->heed(*event);
}

/// What the pointer rests on, as it is now.
bool BoardHands::answerToolTip(QEvent &event)
{
    if (event.type() != QEvent::ToolTip)
        return false;
    const auto &asked = static_cast<QHelpEvent &>(event);
    m_tip = m_board.showsPlane() ? pointTip(m_board.frame(), fromQt(QPointF(asked.pos()))) : QString();
    const QRect here(asked.pos() - QPoint(tipReach, tipReach), QSize(2 * tipReach, 2 * tipReach));
    QToolTip::showText(asked.globalPos(), m_tip, &m_board, here);
    event.setAccepted(!m_tip.isEmpty());
    return true;
}

/// In the next step it may be otherwise.
void BoardHands::dropTip()
{
    if (!m_tip.isEmpty() && QToolTip::text() == m_tip)
        QToolTip::hideText();
    m_tip.clear();
}

OpenDocument &BoardHands::document() const { return m_board.showing().document(); }

bool BoardHands::canEdit() const
{
    return m_board.column().isCurrent() && m_board.showsPlane() && !m_board.isDimmed();
}

QString BoardHands::status() const
{
    if (!m_board.showsPlane())
        return perspectiveStatus(m_board);
    if (m_board.isDimmed())
        return tr("These points are offered: take or cancel them in their panel · drag the plane");
    const QString byKeyboard = m_crosshair->status();
    if (!byKeyboard.isEmpty())
        return byKeyboard;
    const QString status = m_tools.current().status(m_board);
    return m_tools.snapAction()->isChecked() ? tr("%1 · snaps to the grid").arg(status) : status;
}

void BoardHands::press(const Hand &hand)
{
    m_pointer = hand;
    if (m_click)
        begin([&] {
            return std::make_unique<ClickOrDrag>(hand, m_click, [this, hand] { return dragFrom(hand); });
        });
    else if (!m_board.showsPlane())
        begin([&] { return perspectivePress(m_board, hand); });
    else if (canEdit())
        begin([&] { return m_tools.current().press(m_board, hand); });
    else
        beginPan(hand);
}

void BoardHands::begin(const std::function<std::unique_ptr<Drag>()> &press)
{
    cancelGesture();
    document().endStep();
    m_gesture = Gesture{VectorFactor{vectorFactorOf(m_board.frame()).drawn}};
    std::unique_ptr<Drag> begun;
    act([&] { begun = press(); });
    if (begun)
        m_gesture->drag = std::move(begun);
    else
        forgetGesture();
    updateCursor();
}

void BoardHands::beginPan(const Hand &hand)
{
    begin([&] { return panFrom(m_board, hand); });
}

void BoardHands::moveTo(const Hand &hand)
{
    m_pointer = hand;
    if (hasGesture())
        act([&] { m_gesture->drag->moveTo(hand); });
    hoverAt(hand);
}

void BoardHands::release(const Hand &hand)
{
    end([&](Drag &drag) { drag.finish(hand); });
    hoverAt(hand);
}

void BoardHands::cancelGesture()
{
    end([](Drag &drag) { drag.cancel(); });
    updateCursor();
}

/// What it does last may end it, too: it is nobody's any more.
void BoardHands::end(const std::function<void(Drag &)> &how)
{
    if (!hasGesture())
        return;
    const std::unique_ptr<Drag> ended = std::move(m_gesture->drag);
    act([&] { how(*ended); });
    document().endStep();
    forgetGesture();
}

/// Without what it drew and froze.
void BoardHands::forgetGesture()
{
    const double held = m_gesture->vectorFactor.now;
    m_gesture.reset();
    m_board.glideVectorsFrom(held);
    m_board.update();
    emit m_board.looksChanged();
}

std::optional<VectorFactor> BoardHands::vectorFactor() const
{
    return m_gesture ? std::optional(m_gesture->vectorFactor) : std::nullopt;
}

void BoardHands::act(const std::function<void()> &action)
{
    const QScopedValueRollback acting(m_isActing, true);
    action();
}

/// What is put down by hand must not move away under it.
void BoardHands::heedEdit()
{
    if (m_isActing)
        m_board.setView(m_board.view());
    else if (hasGesture() && !m_gesture->drag->outlivesEdits())
        forgetGesture();
    m_hovered.reset();
    m_board.update();
}

void BoardHands::hoverAt(const Hand &hand)
{
    const bool isPlane = m_board.showsPlane();
    const auto pointed =
        (canEdit() || !isPlane) && !hasGesture() ? m_board.pointAt(hand.at, hand.slack) : std::nullopt;
    m_board.showing().viewpoint().point(isPlane ? std::nullopt : pointed);
    const auto point = isPlane ? pointed : std::nullopt;
    const auto before = std::exchange(m_hovered, point);
    m_pointer = hand;
    if (m_hovered != before || hasGesture() || m_tools.current().drawsAtPointer())
        m_board.update();
    updateCursor();
    emit hovered(isPlane ? std::optional(m_board.view().toPlane(hand.at)) : std::nullopt);
}

void BoardHands::endHover()
{
    m_board.showing().viewpoint().point(std::nullopt);
    m_pointer.reset();
    m_hovered.reset();
    m_board.update();
    emit hovered(std::nullopt);
}

void BoardHands::updateCursor()
{
    const QCursor wanted = cursorNow();
    if (wanted != m_board.cursor())
        m_board.setCursor(wanted);
}

void BoardHands::setClick(Click click)
{
    m_click = std::move(click);
    updateCursor();
}

/// Without a tool.
std::unique_ptr<Drag> BoardHands::dragFrom(const Hand &hand) const
{
    if (!m_board.showsPlane())
        return perspectivePress(m_board, hand);
    auto grip = canEdit() ? gripAt(m_board, hand) : nullptr;
    return grip ? std::move(grip) : panFrom(m_board, hand);
}

QCursor BoardHands::cursorNow() const
{
    if (const auto ofDrag = hasGesture() ? m_gesture->drag->cursor() : std::nullopt)
        return *ofDrag;
    if (m_mouse->isSpaceHeld())
        return Qt::OpenHandCursor;
    if (m_board.isDimmed())
        return Qt::OpenHandCursor;
    if (m_click)
        return Qt::ArrowCursor;
    if (!m_board.showsPlane())
        return perspectiveCursor(m_board, m_pointer.value_or(Hand{}));
    return m_tools.current().cursor(m_board, m_pointer.value_or(Hand{}));
}

/// What is under the pointer, and what a gesture, the tool and the crosshair show of themselves.
void BoardHands::draw(Picture &picture) const
{
    if (canEdit()) {
        const Dataset &points = m_board.study().points;
        if (m_hovered)
            picture.add(
                hoverRing(m_board.view(), points[*m_hovered], markSize(m_board.sizes(), points.size())));
        if (hasGesture())
            m_gesture->drag->draw(picture);
        if (m_pointer)
            m_tools.current().draw(picture, m_board, m_pointer->at);
    }
    m_crosshair->draw(picture);
}

namespace {

Hand handOf(const QMouseEvent &event) { return {fromQt(event.position()), event.modifiers()}; }

// Milliseconds.
constexpr quint64 quickestRepeat = 150; ///< no keyboard repeats a key that was held for less
constexpr int longestGap = 30; ///< between a release and a press that make a repeat

} // namespace

Mouse::Mouse(BoardHands &hands)
    : m_hands(hands)
    , m_space(hands.tools().spaceBar())
{
    m_space.release.setSingleShot(true);
    m_space.release.setInterval(longestGap);
    QObject::connect(&m_space.release, &QTimer::timeout, &hands, [this] { letGoOfSpace(); });
}

bool Mouse::isSpaceHeld() const { return m_space.isHeld; }

bool Mouse::heed(QEvent &event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        press(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        doubleClick(static_cast<QMouseEvent &>(event));
        return true;
    case QEvent::MouseMove:
        if (static_cast<QMouseEvent &>(event).buttons() == Qt::NoButton && m_hands.hasGesture())
            m_hands.cancelGesture();
        m_hands.moveTo(handOf(static_cast<QMouseEvent &>(event)));
        return true;
    case QEvent::MouseButtonRelease:
        if ((static_cast<QMouseEvent &>(event).buttons() & (Qt::LeftButton | Qt::MiddleButton))
            == Qt::NoButton)
            m_hands.release(handOf(static_cast<QMouseEvent &>(event)));
        return true;
    case QEvent::ContextMenu:
        openMenu(static_cast<QContextMenuEvent &>(event));
        return true;
    case QEvent::Leave:
        m_hands.endHover();
        return false;
    case QEvent::KeyPress:
        return pressKey(static_cast<QKeyEvent &>(event));
    case QEvent::KeyRelease:
        return releaseKey(static_cast<QKeyEvent &>(event));
    case QEvent::FocusOut:
        if (qobject_cast<const Board *>(QApplication::focusWidget()) == nullptr) {
            m_space.isHeld = false;
            m_space.release.stop();
        }
        m_hands.cancelGesture();
        return false;
    case QEvent::Hide:
    case QEvent::UngrabMouse:
        m_hands.cancelGesture();
        return false;
    default:
        return false;
    }
}

void Mouse::press(const QMouseEvent &event)
{
    const bool isSecond = event.buttons() != event.button();
    if (isSecond && m_hands.hasGesture())
        return; // it changes nothing; without another one the release of that was lost
    m_hands.cancelGesture();
    const Hand hand = handOf(event);
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_space.isHeld)) {
        m_space.hasPanned = m_space.isHeld;
        m_hands.beginPan(hand);
    } else if (event.button() == Qt::LeftButton) {
        m_hands.press(hand);
    }
}

void Mouse::doubleClick(const QMouseEvent &event)
{
    const bool isTools =
        event.button() == Qt::LeftButton && !m_space.isHeld && m_hands.canEdit() && !m_hands.hasGesture();
    if (!isTools || !m_hands.tools().current().doubleClick(m_hands.board(), handOf(event)))
        press(event);
}

void Mouse::openMenu(const QContextMenuEvent &event)
{
    if (m_hands.hasGesture() || !m_hands.canEdit())
        return;
    if (event.reason() == QContextMenuEvent::Keyboard)
        openMenuOfSelection(m_hands);
    else
        openMenuAt(m_hands, Hand{fromQt(QPointF(event.pos())), event.modifiers()});
}

bool Mouse::needs(const QKeyEvent &key) const
{
    return key.key() == Qt::Key_Space || (key.key() == Qt::Key_Escape && m_hands.hasGesture())
        || toolNeeds(key);
}

bool Mouse::toolNeeds(const QKeyEvent &key) const
{
    return m_hands.canEdit() && !m_hands.hasGesture()
        && m_hands.tools().current().needs(m_hands.board(), key);
}

bool Mouse::pressKey(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier) {
        if (event.isAutoRepeat() || m_space.release.isActive()) {
            m_space.release.stop();
            return true;
        }
        m_space.isHeld = true;
        m_space.pressedAt = event.timestamp();
        m_space.hasPanned = m_hands.hasGesture(); // in a drag it is a slip
        m_hands.updateCursor();
    } else if (event.key() == Qt::Key_Escape && m_hands.hasGesture()) {
        m_hands.cancelGesture();
    } else if (toolNeeds(event)) {
        m_hands.tools().current().keyPress(m_hands.board(), event);
    } else {
        return false;
    }
    return true;
}

bool Mouse::releaseKey(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Space || event.isAutoRepeat() || !m_space.isHeld)
        return false;
    if (event.timestamp() - m_space.pressedAt < quickestRepeat)
        letGoOfSpace();
    else
        m_space.release.start();
    return true;
}

void Mouse::letGoOfSpace()
{
    if (!std::exchange(m_space.isHeld, false))
        return; // over another board
    m_hands.updateCursor();
    if (!m_space.hasPanned)
        m_hands.board().showing().playback().togglePlaying();
}

} // namespace halfplane
