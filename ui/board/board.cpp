#include "ui/board/board.h"

#include "core/picture/accuracy.h"
#include "core/picture/hits.h"
#include "core/picture/legend.h"
#include "core/picture/sheet.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/moving_viewpoint.h"
#include "ui/shown/showing.h"

#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double wheelNotch = 120;
constexpr double zoomPerNotch = 1.2;
constexpr double handleReach = 9;
constexpr double leastReach = 5; ///< of a point, however small it is drawn
constexpr double reachOfMark = 1.25; ///< of its size: next to a point another one can be put

constexpr int glide = 350; ///< milliseconds, from one length of vectors to another

/// Larger views than the points need by this are too large to see them well.
constexpr double largestExcess = 3;

/// Of a column that is new there is no study yet, however many points it is to be of.
bool isMade(const Study &study) { return study.run != nullptr || !study.trouble.empty(); }

double wayTo(const MovingViewpoint &viewpoint) { return viewpoint.now().share; }

} // namespace

Board::Board(Column &column, QWidget *parent)
    : QWidget(parent)
    , m_column(column)
    , m_showing(column.showing())
    , m_palette(lightPalette())
{
    setObjectName(u"board"_s);
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_framing.view.size = fromQt(size());
    m_vectorsWay.setStartValue(0.0);
    m_vectorsWay.setEndValue(1.0);
    m_vectorsWay.setDuration(glide);
    connect(&m_vectorsWay, &QVariantAnimation::valueChanged, this, &Board::paintAnew);
    connect(&m_vectorsWay, &QVariantAnimation::finished, this, &Board::paintAnew);
    connect(&m_showing, &Showing::anyStudyChanged, this, &Board::heedStudy);
    connect(&column, &Column::momentChanged, this, &Board::paintAnew);
    connect(&m_showing, &Showing::tweenChanged, this, &Board::paintAnew);
    connect(&m_showing, &Showing::layersChanged, this, &Board::paintAnew);
    connect(&m_showing, &Showing::documentChanged, this,
            [this] { showKept(m_showing.document().content().view); });
    connect(&m_showing.document(), &OpenDocument::worded, this, &Board::paintAnew);
    connect(&m_showing.viewpoint(), &MovingViewpoint::perspectiveChanged, this, &Board::heedPerspective);
    connect(&m_showing.viewpoint(), &MovingViewpoint::moved, this, &Board::paintAnew);
    heedPerspective();
}

/// What was in view of the points comes back with their plane.
void Board::heedPerspective()
{
    const bool isPlane = m_showing.viewpoint().isPlane();
    if (isPlane && m_planeFraming) {
        const View other = m_framing.view;
        m_framing = *std::exchange(m_planeFraming, std::nullopt);
        m_framing.view = m_framing.view.resizedTo(other.size);
        if (m_framing.isFitted)
            fit();
        emit viewChanged();
    } else if (!isPlane) {
        if (!m_planeFraming)
            m_planeFraming = m_framing;
        m_framing = {.view = {.size = fromQt(size())}};
        fit();
    }
}

/// Other points stay where they are seen, under the hand; a run that goes elsewhere is followed.
void Board::heedStudy()
{
    const auto &before = m_framing.fittedTo;
    const bool isOfSamePoints = before && (before->points == study().points || !isMade(*before));
    if (m_framing.isFitted && !heldVectors() && (!showsPlane() || isOfSamePoints))
        fit();
    paintAnew();
}

const Study &Board::study() const { return m_column.study(); }

void Board::paintAnew()
{
    update();
    emit looksChanged();
}

Picture Board::picture() const { return boardPicture(frame()); }

Picture Board::figure() const
{
    const BoardFrame shown = frameWith(m_showing.layers());
    const Picture board = boardPicture(shown);
    if (!shown.layers.has(legendLayer))
        return board;
    return stacked(board, legendPicture(shown, board.size.width, LegendPlace::Figure));
}

BoardFrame Board::frame() const { return frameWith(m_showing.drawnLayers()); }

BoardFrame Board::frameWith(Layers layers) const
{
    if (m_hasLegend)
        layers.set(legendLayer, *m_hasLegend);
    const Passage passage = m_column.passage();
    return {.study = study(),
            .moment = m_column.momentOn(passage),
            .tween = passage.tween,
            .beats = passage.beats,
            .view = showsPlane()
                ? m_framing.view
                : between(m_planeFraming->view, m_framing.view, wayTo(m_showing.viewpoint())),
            .layers = layers,
            .sizes = m_sizes,
            .vectorFactor = vectorFactor(),
            .viewpoint = m_showing.viewpoint().now(),
            .names = m_showing.document().names(),
            .caches = &m_caches};
}

VectorFactor Board::vectorFactor() const
{
    if (const auto held = heldVectors())
        return *held;
    const VectorFactor factor = factorOfRun();
    if (m_vectorsWay.state() != QVariantAnimation::Running)
        return factor;
    return VectorFactor{factor.now, m_heldVectors}.drawnAt(easedOut(m_vectorsWay.currentValue().toDouble()));
}

void Board::glideVectorsFrom(double held)
{
    m_heldVectors = held;
    m_vectorsWay.stop();
    if (vectorFactor().now != held && !m_showing.playback().hasReducedMotion())
        m_vectorsWay.start();
}

/// All boards are under one playhead, also those whose run has ended.
VectorFactor Board::factorOfRun() const
{
    const VectorScale &scale = m_showing.vectorScale();
    const double share = m_showing.playback().tween();
    const auto [update, looks] = m_showing.playback().cursor();
    if (looks > 0 || update == 0)
        return scale.at(update);
    return share <= shareOfAsking ? scale.at(update - 1) : scale.at(update, turnOf(share));
}

std::optional<VectorFactor> Board::heldVectors() const
{
    return m_foreground ? m_foreground->vectorFactor() : std::nullopt;
}

void Board::takeFraming(Board &other)
{
    m_framing = other.m_framing;
    m_planeFraming = other.m_planeFraming;
    m_offer = std::exchange(other.m_offer, std::nullopt);
    m_beforeOffer = std::exchange(other.m_beforeOffer, std::nullopt);
    other.m_framing.isFitted = false; // it follows this one from now on
    paintAnew();
}

std::optional<StartHandle> Board::startHandle() const
{
    return showsPlane() && m_showing.layers().has(startLayer) ? StartHandle::of(frame()) : std::nullopt;
}

std::optional<StartHandle> Board::startPlace() const { return StartHandle::anywhere(frame()); }

std::optional<Spot> Board::startHandlePlace() const
{
    const auto handle = startHandle();
    return handle ? std::optional(handle->place()) : std::nullopt;
}

bool Board::isOnStart(Spot pixel, double slack) const
{
    const auto handle = startHandlePlace();
    return handle && Segment{*handle, pixel}.length() <= handleReach + slack;
}

std::optional<std::size_t> Board::pointAt(Spot pixel, double slack) const
{
    const double drawn = reachOfMark * markSize(m_sizes, study().points.size());
    if (!showsPlane()) {
        const Perspective &perspective = *m_showing.viewpoint().now().perspective;
        return perspective.isThere(spaceOf(frame()))
            ? perspective.pointAt(frame(), pixel, std::max(leastReach, drawn) + slack)
            : std::nullopt;
    }
    if (!m_showing.layers().has(pointsLayer))
        return std::nullopt;
    return nearestPoint(study().points, m_framing.view, pixel, std::max(leastReach, drawn) + slack);
}

double Board::gridStep() const { return halfplane::gridStep(m_framing.view, m_sizes.text); }

PlanePoint Board::snapped(const PlanePoint &place) const { return gridCrossing(place, gridStep()); }

PlanePoint Board::placeAt(Spot pixel) const
{
    const PlanePoint place = m_framing.view.toPlane(pixel);
    if (m_isSnapping)
        return snapped(place);
    return {toPixelAccuracy(place.x(), m_framing.view.scale),
            toPixelAccuracy(place.y(), m_framing.view.scale)};
}

void Board::setColours(const Palette &palette)
{
    m_palette = palette;
    paintAnew();
}

void Board::setSizes(const Sizes &sizes)
{
    m_sizes = sizes;
    if (m_framing.isFitted)
        fit();
    paintAnew();
}

void Board::setLegend(std::optional<bool> isShown)
{
    if (std::exchange(m_hasLegend, isShown) == isShown)
        return;
    paintAnew();
}

void Board::setView(const View &view)
{
    changeView(view);
    m_framing.isFitted = false;
}

void Board::changeView(const View &view)
{
    if (view == m_framing.view)
        return;
    m_framing.view = view;
    m_framing.window.reset();
    m_framing.plane.reset();
    paintAnew();
    emit viewChanged();
}

std::optional<KeptView> Board::keptView() const
{
    const Framing &framing = m_planeFraming ? *m_planeFraming : m_framing;
    if (framing.isFitted)
        return std::nullopt;
    return framing.window ? framing.window : framing.view.window();
}

View Board::fittedView() const
{
    const Size room = fromQt(size());
    if (!showsPlane())
        return room.isEmpty() ? View{.size = room}
                              : m_showing.viewpoint().now().perspective->fitted(study(), room, m_sizes.text);
    return fittedPlane();
}

View Board::fittedPlane() const
{
    const Dataset &points = study().points;
    const VectorScale &vectors = m_showing.vectorScale();
    return fitted(vectors.with(m_offer ? m_offer->with(points) : points), fromQt(size()), m_sizes.text);
}

void Board::fit()
{
    changeView(fittedView());
    m_framing.isFitted = true;
    m_framing.fittedTo = m_column.sharedStudy();
}

void Board::showKept(const std::optional<KeptView> &window)
{
    if (showsPlane())
        return look(window);
    const Framing other = std::exchange(m_framing, *std::exchange(m_planeFraming, std::nullopt));
    look(window);
    m_planeFraming = std::exchange(m_framing, other);
    emit viewChanged();
}

void Board::look(const std::optional<KeptView> &window)
{
    if (!window) {
        fit();
        return;
    }
    setView(viewOf(*window, fromQt(size())));
    m_framing.window = window;
    m_framing.isFitted = false;
}

void Board::showPlane(const Box &plane)
{
    if (size().isEmpty())
        return;
    const double aspect = static_cast<double>(width()) / height();
    const Spot centre = plane.centre();
    setView(viewOf({centre.x, centre.y, std::max(plane.width, plane.height * aspect)}, fromQt(size())));
    m_framing.plane = plane;
}

void Board::keepPlane()
{
    if (!m_framing.isFitted && !m_framing.plane && !m_framing.window)
        showPlane(m_framing.view.plane());
}

void Board::zoom(double factor) { setView(m_framing.view.zoomedAt(fromQt(rect()).centre(), factor)); }

void Board::setOffer(const Offer &offer)
{
    const bool isMovedByHand = !m_framing.isFitted;
    if (!m_beforeOffer || isMovedByHand)
        m_beforeOffer = BeforeOffer{m_framing.view, keptView()};
    m_offer.emplace(offer);
    const View whole = fittedPlane();
    const bool isTooLarge = m_framing.isFitted && whole.scale > largestExcess * m_framing.view.scale;
    if (!m_offer->isWithin(m_framing.view) || isTooLarge)
        fit();
    paintAnew();
}

void Board::takeOffer()
{
    if (m_offer && !m_offer->isWithin(m_framing.view))
        fit();
    m_offer.reset();
    m_beforeOffer.reset();
    paintAnew();
}

/// A view that the user has moved since stays as it is.
void Board::dropOffer()
{
    m_offer.reset();
    const auto before = std::exchange(m_beforeOffer, std::nullopt);
    if (before && m_framing.isFitted) {
        if (before->window)
            showKept(before->window);
        else
            changeView(before->view.resizedTo(fromQt(size())));
    }
    paintAnew();
}

void Board::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const BoardFrame shown = frame();
    if (!showsPlane()) {
        paint(painter, boardPicture(shown), m_palette);
        return;
    }
    BoardFrame below = shown;
    if (!isCloud(study().points))
        below.layers.set(pointsLayer, false);
    m_pointImages.paint(painter, below, m_palette);
    paint(painter, overlayPicture(shown), m_palette);
    if (m_offer)
        m_offer->paint(painter, m_framing.view, m_sizes, m_palette);
    if (m_column.isCurrent()) {
        const double mark = markSize(m_sizes, study().points.size());
        const Selection &selection = m_showing.document().selection();
        m_halos.paint(painter, {m_column.sharedStudy(), m_framing.view, mark, m_palette}, selection);
    }
    if (m_foreground != nullptr) {
        Picture over{m_framing.view.size, {}};
        m_foreground->draw(over);
        paint(painter, over, m_palette);
    }
}

void Board::resizeEvent(QResizeEvent * /*event*/)
{
    if (m_planeFraming)
        m_planeFraming->view = m_planeFraming->view.resizedTo(fromQt(size()));
    if (m_framing.isFitted)
        fit();
    else if (m_framing.plane)
        showPlane(Box(*m_framing.plane)); // a copy: changing the view forgets it
    else if (m_framing.window)
        look(std::optional(m_framing.window)); // likewise
    else
        changeView(m_framing.view.resizedTo(fromQt(size())));
}

void Board::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / wheelNotch;
    if (notches == 0)
        return;
    setView(m_framing.view.zoomedAt(fromQt(event->position()), std::pow(zoomPerNotch, notches)));
    emit zoomed();
    event->accept();
}

} // namespace halfplane
