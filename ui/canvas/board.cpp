#include "ui/canvas/board.h"

#include "ui/canvas/accuracy.h"
#include "ui/picture/painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double clickSlack = 4; ///< a hand may tremble by so many pixels in a click
constexpr double handleReach = 11;
constexpr double snap = 6; ///< to the origin: w0 = 0 is what most runs begin with
constexpr double wheelNotch = 120;
constexpr double zoomPerNotch = 1.2;

double easedOut(double share) { return 1 - std::pow(1 - share, 3); }

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

Board::Board(QWidget *parent)
    : QWidget(parent)
    , m_study(std::make_shared<Study>())
    , m_palette(lightPalette())
{
    setObjectName(u"board"_s);
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("The plane with its points and the boundary. Click to add a point."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::CrossCursor);
    m_view.size = size();
}

Picture Board::picture() const { return boardPicture(frame()); }

BoardFrame Board::frame() const
{
    return {.study = *m_study,
            .moment = m_moment,
            .tween = easedOut(m_tween),
            .view = m_view,
            .layers = m_layers,
            .sizes = {},
            .caches = &m_caches};
}

void Board::show(const std::shared_ptr<const Study> &study)
{
    if (m_drag == Drag::Start && study->recipe.space != m_study->recipe.space)
        m_drag = Drag::None; // what was taken hold of is no start any more
    m_study = study;
    if (!study->run)
        m_moment.reset();
    update();
}

void Board::setMoment(const std::optional<Moment> &moment)
{
    m_moment = moment;
    update();
}

void Board::setTween(double tween)
{
    m_tween = tween;
    update();
}

void Board::setLayers(Layers layers)
{
    m_layers = layers;
    update();
}

void Board::setPalette(const Palette &palette)
{
    m_palette = palette;
    update();
}

void Board::setCurrentClass(Label label) { m_class = label; }

void Board::setHint(const QString &hint)
{
    m_hint = hint;
    update();
}

void Board::setView(const View &view)
{
    if (view == m_view)
        return;
    m_view = view;
    update();
    emit viewChanged();
}

void Board::fit()
{
    setView(fitted(m_study->points, m_study->recipe, size()));
    m_isFitted = true;
}

void Board::showWindow(const std::optional<ViewWindow> &window)
{
    if (!window) {
        fit();
        return;
    }
    setView(viewOf(*window, size()));
    m_isFitted = false;
}

void Board::zoom(double factor)
{
    setView(m_view.zoomedAt(QRectF(rect()).center(), factor));
    m_isFitted = false;
}

void Board::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    m_faces.prepare(frame(), m_palette, devicePixelRatioF());
    m_faces.compose(painter);
    paint(painter, overlayPicture(frame()), m_palette);
    drawHint(painter);
}

void Board::drawHint(QPainter &painter) const
{
    if (m_hint.isEmpty() || !m_study->trouble.isEmpty())
        return;
    Picture hint{m_view.size, {}};
    hint.add(Words{.at = {m_view.size.width() / 2, 28},
                   .text = m_hint,
                   .size = Sizes{}.text + 1,
                   .colour = {Hue::Words},
                   .plate = Colour{Hue::Plate, 0.94},
                   .plateEdge = Stroke{{Hue::PlateEdge}, 1}});
    paint(painter, hint, m_palette);
}

void Board::resizeEvent(QResizeEvent * /*event*/)
{
    if (m_isFitted)
        fit();
    else
        setView(m_view.resizedTo(size()));
}

/// The space bar is the board's own while it has the focus: held, it pans; let go without, it plays.
bool Board::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space)
        event->accept();
    return QWidget::event(event);
}

void Board::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (event->isAutoRepeat())
        return;
    m_isSpaceHeld = true;
    m_hasSpacePanned = false;
    setCursor(Qt::OpenHandCursor);
}

void Board::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_isSpaceHeld) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    m_isSpaceHeld = false;
    setCursor(Qt::CrossCursor);
    if (!m_hasSpacePanned)
        emit playToggled();
}

void Board::focusOutEvent(QFocusEvent *event)
{
    m_isSpaceHeld = false;
    setCursor(Qt::CrossCursor);
    QWidget::focusOutEvent(event);
}

void Board::mousePressEvent(QMouseEvent *event)
{
    const bool isSecond = event->buttons() != event->button();
    if (m_drag != Drag::None && isSecond)
        return; // it changes nothing; without another one the release of that was lost
    m_drag = Drag::None;
    m_pressedAt = m_draggedTo = event->position();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld))
        m_drag = Drag::Pan;
    else if (event->button() == Qt::LeftButton)
        m_drag = isOnStart(m_pressedAt) ? Drag::Start : Drag::Click;
    if (m_drag == Drag::Start)
        m_heldStart = startHandle();
    if (m_drag == Drag::Pan) {
        m_hasSpacePanned = m_isSpaceHeld;
        setCursor(Qt::ClosedHandCursor);
    }
}

void Board::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (event->buttons() == Qt::NoButton)
        m_drag = Drag::None;
    if (m_drag == Drag::None)
        updateCursor(at);
    else
        drag(at);
    emit hovered(m_view.toPlane(at));
}

void Board::drag(QPointF to)
{
    if (m_drag == Drag::Click && distance(m_pressedAt, to) > clickSlack) {
        m_drag = Drag::Pan; // no click any more: the plane is pulled along
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_drag == Drag::Pan) {
        setView(m_view.pannedBy(to - m_draggedTo));
        m_isFitted = false;
    } else if (m_drag == Drag::Start) {
        emit startDragged(m_heldStart->draggedTo(to, snap));
    }
    m_draggedTo = to;
}

void Board::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag ended = std::exchange(m_drag, Drag::None);
    if (ended == Drag::Click)
        addPointAt(m_pressedAt, event->modifiers());
    updateCursor(event->position());
}

void Board::leaveEvent(QEvent * /*event*/) { emit hovered(std::nullopt); }

void Board::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / wheelNotch;
    if (notches == 0)
        return;
    setView(m_view.zoomedAt(event->position(), std::pow(zoomPerNotch, notches)));
    m_isFitted = false;
    event->accept();
}

void Board::addPointAt(QPointF pixel, Qt::KeyboardModifiers modifiers)
{
    const PlanePoint place = m_view.toPlane(pixel);
    const bool isOther = modifiers.testFlag(Qt::ShiftModifier);
    m_isFitted = false; // what is clicked must not move away under the pointer
    emit pointAdded({.x1 = toPixelAccuracy(place.x1, m_view.scale),
                     .x2 = toPixelAccuracy(place.x2, m_view.scale),
                     .label = isOther ? opposite(m_class) : m_class});
}

std::optional<StartHandle> Board::startHandle() const
{
    return m_layers.has(Layer::Start) ? StartHandle::of(frame()) : std::nullopt;
}

std::optional<QPointF> Board::startHandlePlace() const
{
    const auto handle = startHandle();
    return handle ? std::optional(handle->place()) : std::nullopt;
}

bool Board::isOnStart(QPointF pixel) const
{
    const auto handle = startHandlePlace();
    return handle && distance(*handle, pixel) <= handleReach;
}

void Board::updateCursor(QPointF pixel)
{
    if (m_isSpaceHeld)
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(isOnStart(pixel) ? Qt::SizeAllCursor : Qt::CrossCursor);
}

} // namespace halfplane
