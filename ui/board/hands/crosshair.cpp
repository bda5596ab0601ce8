#include "ui/board/hands/crosshair.h"

#include "ui/basics/key_kinds.h"
#include "ui/board/hands/board_hands.h"
#include "ui/board/hands/board_menu.h"
#include "ui/board/hands/grips.h"
#include "ui/board/whats_this.h"
#include "ui/editing/open_document.h"
#include "ui/painting/qt_shapes.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenuBar>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double fineStep = 1; ///< about so many pixels, as the step is a round number
constexpr double usualStep = 8;
constexpr double coarseStep = 40;
constexpr double marginOfView = 24; ///< so near to the edge the view follows

double stepOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers.testFlag(Qt::ShiftModifier))
        return coarseStep;
    return modifiers.testFlag(Qt::ControlModifier) ? fineStep : usualStep;
}

/// The next multiple of a step, up (1) or down (-1).
double nextMultiple(double value, double way, double step)
{
    constexpr double slack = 1e-6; // a number that is a multiple but for rounding is one
    const double count = value / step;
    return step * (way > 0 ? std::floor(count + slack) + 1 : std::ceil(count - slack) - 1);
}

/// In the plane, of an arrow key; nothing for other keys, and for arrows that mean something else.
std::optional<Spot> directionOf(const QKeyEvent &key)
{
    if (key.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_Left:
        return Spot{-1, 0};
    case Qt::Key_Right:
        return Spot{1, 0};
    case Qt::Key_Up:
        return Spot{0, 1};
    case Qt::Key_Down:
        return Spot{0, -1};
    default:
        return std::nullopt;
    }
}

bool isPress(const QKeyEvent &key) { return isEnter(key.key()) && isPlainOrShifted(key); }

bool isRemoval(const QKeyEvent &key)
{
    return isPlain(key) && (key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace);
}

bool isToggle(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Space && key.modifiers() == Qt::ControlModifier;
}

bool isJump(const QKeyEvent &key)
{
    return key.key() == Qt::Key_N && (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
}

} // namespace

Crosshair::Crosshair(BoardHands &hands)
    : m_hands(hands)
    , m_board(hands.board())
{
    tell();
    connect(&m_board, &Board::viewChanged, this, [this] {
        if (m_isShown)
            m_board.update();
    });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget * /*old*/, QWidget *now) { heedFocus(now); });
}

/// From another window and from a menu the keyboard comes back; from the menu bar it can go on elsewhere.
void Crosshair::heedFocus(const QWidget *focused)
{
    if (focused != nullptr && focused != &m_board && focused->window() == m_board.window()
        && qobject_cast<const QMenuBar *>(focused) == nullptr)
        leave();
}

Spot Crosshair::pixel() const { return m_board.view().toScreen(m_place.x(), m_place.y()); }

bool Crosshair::isCarrying() const { return m_isCarrying && m_hands.hasGesture(); }

/// Of several at one place the one that it was taken to.
std::optional<std::size_t> Crosshair::point() const
{
    const Dataset &points = m_board.frame().study.points;
    if (m_jumpedTo && *m_jumpedTo < points.size() && points[*m_jumpedTo].place() == m_place)
        return m_jumpedTo;
    return m_board.pointAt(pixel(), Hand{}.slack);
}

/// What the crosshair makes of what the board is told; true when the board is not to hear of it.
bool Crosshair::heed(QEvent &event)
{
    switch (event.type()) {
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent &>(event).reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            appear();
        return false;
    }
    case QEvent::FocusOut:
        m_isCarrying = false; // the board gives back what it held
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        leave();
        return false;
    case QEvent::MouseMove: // a mouse that is not pressed only trembles
        return isCarrying();
    case QEvent::KeyPress:
        return press(static_cast<QKeyEvent &>(event));
    case QEvent::ContextMenu:
        if (!m_isShown || static_cast<QContextMenuEvent &>(event).reason() != QContextMenuEvent::Keyboard)
            return false;
        if (m_hands.canEdit() && !isCarrying())
            openMenuAt(m_hands, {.at = pixel(), .modifiers = {}});
        return true;
    default:
        return false;
    }
}

/// Keys that would do something else in the window.
bool Crosshair::needs(const QKeyEvent &key) const
{
    if (isPress(key))
        return true;
    if (!m_isShown)
        return false;
    if (directionOf(key) || isJump(key) || isToggle(key) || key.key() == Qt::Key_Escape || isCarrying())
        return true;
    const bool isAboutPoint = isRemoval(key) || (key.key() == Qt::Key_F && isPlain(key));
    return isAboutPoint && point().has_value();
}

bool Crosshair::press(const QKeyEvent &key)
{
    if (!m_isShown) {
        if (isPress(key))
            appear();
        return isPress(key);
    }
    if (const auto direction = directionOf(key))
        move(*direction, stepOf(key.modifiers()));
    else if (isPress(key))
        enter(key.modifiers());
    else if (key.key() == Qt::Key_Escape)
        escape();
    else if (isCarrying())
        return true; // first it is to be put down
    else if (isJump(key))
        jump(key.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    else
        return pressOnPoint(key);
    return true;
}

bool Crosshair::pressOnPoint(const QKeyEvent &key)
{
    const auto index = point();
    if (!index || !m_hands.canEdit())
        return isToggle(key);
    OpenDocument &document = m_hands.document();
    if (isToggle(key)) {
        Selection selection = document.selection();
        const auto place = std::ranges::lower_bound(selection, *index);
        if (place != selection.end() && *place == *index)
            selection.erase(place);
        else
            selection.insert(place, *index);
        document.setSelection(std::move(selection));
    } else if (isRemoval(key)) {
        document.removePoints({*index});
    } else if (key.key() == Qt::Key_F && isPlain(key)) {
        document.flipClass({*index});
    } else {
        return false;
    }
    document.endStep();
    tell();
    return true;
}

/// Where it was last, otherwise at round numbers near the middle.
void Crosshair::appear()
{
    if (m_isShown)
        return;
    m_isShown = true;
    if (!m_hasBeen || !m_board.rect().contains(toQt(pixel()).toPoint())) {
        const PlanePoint middle = m_board.view().toPlane(fromQt(m_board.rect()).centre());
        const double step = tickStep(m_board.view().scale, coarseStep);
        m_place = gridCrossing(middle, step);
    }
    m_hasBeen = true;
    m_board.update();
    tell();
}

void Crosshair::leave()
{
    if (!m_isShown)
        return;
    if (isCarrying())
        m_hands.cancelGesture();
    m_isCarrying = m_isShown = false;
    m_hands.endHover();
    m_board.update();
    tell();
}

void Crosshair::escape()
{
    if (!isCarrying())
        return leave();
    m_hands.cancelGesture();
    m_isCarrying = false;
    goTo(m_pickedFrom);
}

/// To the next round number on the way.
void Crosshair::move(Spot direction, double pixels)
{
    const double step = tickStep(m_board.view().scale, pixels);
    PlanePoint place = m_place;
    if (direction.x != 0)
        place.x() = nextMultiple(place.x(), direction.x, step);
    else
        place.y() = nextMultiple(place.y(), direction.y, step);
    if (!std::isfinite(place.x()) || !std::isfinite(place.y()))
        return;
    m_jumpedTo.reset();
    goTo(place);
}

void Crosshair::goTo(const PlanePoint &place)
{
    m_place = place;
    follow();
    m_hands.moveTo({.at = pixel(), .modifiers = {}, .slack = 0});
    m_board.update();
    tell();
}

/// The view goes along when the crosshair would leave it.
void Crosshair::follow()
{
    const double room = std::min({marginOfView, m_board.width() / 3.0, m_board.height() / 3.0});
    const Box inner = fromQt(m_board.rect()).adjusted(room, room, -room, -room);
    const Spot at = pixel();
    const Spot wanted{std::clamp(at.x, inner.left, inner.right()),
                      std::clamp(at.y, inner.top, inner.bottom())};
    const Spot away = wanted - at;
    if (away == Spot{})
        return;
    const bool isFar = std::abs(away.x) > inner.width || std::abs(away.y) > inner.height;
    m_board.setView(m_board.view().pannedBy(isFar ? inner.centre() - at : away));
}

/// To the next point of the list, from the last one to the first.
void Crosshair::jump(int step)
{
    const auto count = static_cast<std::ptrdiff_t>(m_board.frame().study.points.size());
    if (count == 0)
        return;
    const auto from = point();
    const std::ptrdiff_t before = step > 0 ? -1 : count;
    const std::ptrdiff_t next = (from ? static_cast<std::ptrdiff_t>(*from) : before) + step;
    m_jumpedTo = static_cast<std::size_t>((next + count) % count);
    const Point &point = m_board.frame().study.points[*m_jumpedTo];
    goTo({point.x1, point.x2});
}

void Crosshair::enter(Qt::KeyboardModifiers modifiers)
{
    if (isCarrying()) {
        m_hands.release({.at = pixel(), .modifiers = {}});
        m_isCarrying = false;
    } else if (!m_hands.canEdit()) {
        return;
    } else if (const auto index = point()) {
        pickUp(*index);
    } else {
        add(modifiers);
    }
    m_board.update();
    tell();
}

void Crosshair::add(Qt::KeyboardModifiers modifiers)
{
    OpenDocument &document = m_hands.document();
    const Label current = document.currentClass();
    const PlanePoint place = m_board.placeAt(pixel());
    m_hands.begin([&]() -> std::unique_ptr<Drag> {
        document.addPoint(
            {place.x(), place.y(), modifiers.testFlag(Qt::ShiftModifier) ? opposite(current) : current});
        return nullptr;
    });
    document.endStep();
}

/// With what else is selected, when the point is.
void Crosshair::pickUp(std::size_t index)
{
    const Selection &selection = m_hands.document().selection();
    const Selection which = std::ranges::binary_search(selection, index) ? selection : Selection{index};
    const Point &point = m_board.frame().study.points[index];
    m_pickedFrom = m_place = point.place();
    m_hands.begin(
        [&] { return std::make_unique<MovePoints>(m_board, Hand{.at = pixel(), .modifiers = {}}, which); });
    m_isCarrying = true;
}

QString Crosshair::underText() const
{
    const BoardFrame frame = m_board.frame();
    const auto index = point();
    return index ? pointWords(frame, *index) : placeWords(frame, pixel());
}

QString Crosshair::status() const { return m_isShown ? keysText() : QString(); }

QString Crosshair::keysText() const
{
    if (isCarrying())
        return tr("Arrows move the point · Enter puts it down · Esc puts it back");
    return point()
        ? tr("Enter picks it up · F flips · Del removes · Ctrl+Space selects · N next · Esc leaves")
        : tr("Arrows move the crosshair · Enter adds a point · N next point · Esc leaves");
}

/// A description that changes under the focus is read out.
void Crosshair::tell()
{
    m_board.setAccessibleDescription(
        m_isShown ? underText()
                  : tr("The plane with its points and the boundary. Click to add a point; Enter shows a "
                       "crosshair for the keyboard."));
    emit statusChanged();
}

void Crosshair::draw(Picture &picture) const
{
    if (!m_isShown)
        return;
    const BoardFrame frame = m_board.frame();
    const double text = frame.sizes.text;
    const double gap = 0.6 * text;
    const double arm = 1.7 * text;
    const Spot at = pixel();
    const Hue hue = isCarrying() ? Hue::Update : Hue::Words;
    for (const Stroke &stroke :
         {Stroke{{Hue::Paper, 0.9}, 2.5 * frame.sizes.thin + 2}, Stroke{{hue}, 1.7 * frame.sizes.thin}}) {
        for (const Spot &way : {Spot{1, 0}, Spot{-1, 0}, Spot{0, 1}, Spot{0, -1}})
            picture.add(Line{{at + gap * way, at + arm * way}, stroke});
    }
    const Box edge = fromQt(m_board.rect()).adjusted(1, 1, -1, -1);
    picture.add(Line{{edge.topLeft(), edge.topRight(), edge.bottomRight(), edge.bottomLeft(), edge.topLeft()},
                     {{Hue::Words}, 2}});
    const bool isRight = at.x > edge.centre().x;
    const bool isHigh = at.y < edge.centre().y;
    picture.add(Words{.at = at + Spot{isRight ? -gap : gap, (isHigh ? 1 : -1) * 1.3 * text},
                      .anchor = isRight ? Anchor::Left : Anchor::Right,
                      .text = underText().toStdString(),
                      .size = text,
                      .isBold = true,
                      .colour = {hue},
                      .plate = Colour{Hue::Plate, 0.94},
                      .plateEdge = Stroke{{hue}, 1}});
}

} // namespace halfplane
