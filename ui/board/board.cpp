#include "ui/board/board.h"

#include "ui/basics/motion.h"
#include "ui/board/hands/crosshair.h"
#include "ui/board/hands/tool.h"
#include "ui/board/hands/tool_box.h"
#include "ui/board/hands/touch.h"
#include "ui/board/whats_this_answers.h"
#include "ui/painting/painter.h"
#include "ui/painting/qt_shapes.h"
#include "ui/shown/showing.h"

#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double wheelNotch = 120;
constexpr double zoomPerNotch = 1.2;

} // namespace

Board::Board(Showing &showing, QWidget *parent)
    : QWidget(parent)
    , m_showing(showing)
    , m_palette(lightPalette())
{
    setObjectName(u"board"_s);
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_view.size = fromQt(size());
    new Touch(*this);
    new WhatsThisAnswers(*this);
    m_crosshair = new Crosshair(*this); // it hears of everything first
    updateCursor();
    const auto paintAnew = qOverload<>(&QWidget::update);
    connect(&showing, &Showing::studyChanged, this, &Board::followStudy);
    connect(&showing, &Showing::momentChanged, this, paintAnew);
    connect(&showing, &Showing::tweenChanged, this, paintAnew);
    connect(&showing, &Showing::layersChanged, this, paintAnew);
    connect(&showing, &Showing::documentChanged, this,
            [this] { showWindow(m_showing.document().content().view); });
}

const Study &Board::study() const { return m_showing.study(); }

Picture Board::picture() const { return boardPicture(frame()); }

BoardFrame Board::frame() const
{
    return {.study = study(),
            .moment = m_showing.moment(),
            .tween = easedOut(m_showing.tween()),
            .view = m_view,
            .layers = m_showing.layers(),
            .sizes = m_sizes,
            .caches = &m_caches};
}

void Board::followStudy()
{
    m_hovered.reset();
    update();
}

void Board::setPalette(const Palette &palette)
{
    m_palette = palette;
    update();
}

void Board::setSizes(const Sizes &sizes)
{
    m_sizes = sizes;
    update();
}

void Board::setHint(const QString &hint)
{
    m_hint = hint;
    update();
}

void Board::setView(const View &view)
{
    changeView(view);
    m_isFitted = false;
}

void Board::changeView(const View &view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_window.reset();
    update();
    emit viewChanged();
}

std::optional<ViewWindow> Board::window() const
{
    if (m_isFitted)
        return std::nullopt;
    return m_window ? m_window : m_view.window();
}

void Board::fit()
{
    changeView(
        fitted(m_preview ? m_preview->with(study().points) : study().points, study().recipe, fromQt(size())));
    m_isFitted = true;
}

void Board::showWindow(const std::optional<ViewWindow> &window)
{
    if (!window) {
        fit();
        return;
    }
    setView(viewOf(*window, fromQt(size())));
    m_window = window;
    m_isFitted = false;
}

void Board::zoom(double factor) { setView(m_view.zoomedAt(fromQt(rect()).centre(), factor)); }

void Board::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    m_faces.prepare(frame(), m_palette, devicePixelRatioF());
    m_faces.compose(painter);
    paint(painter, overlayPicture(frame()), m_palette);
    if (m_preview)
        m_preview->paint(painter, m_view, m_sizes, m_palette);
    drawHands(painter);
    Picture keyboard{m_view.size, {}};
    m_crosshair->draw(keyboard);
    halfplane::paint(painter, keyboard, m_palette);
    drawHint(painter);
}

/// What is selected, what is under the pointer, and what the tool and a gesture show of themselves.
void Board::drawHands(QPainter &painter)
{
    if (!m_tools || !canEdit())
        return;
    const double mark = markSize(m_sizes, study().points.size());
    m_halos.paint(painter, {m_showing.sharedStudy(), m_view, mark, m_palette},
                  m_tools->document().selection());
    Picture hands{m_view.size, {}};
    if (m_hovered)
        hands.add(hoverRing(m_view, study().points[*m_hovered], mark));
    if (const Drag *drag = m_gesture.drag())
        drag->draw(hands);
    if (m_pointer)
        m_tools->current().draw(hands, *this, m_pointer->at);
    halfplane::paint(painter, hands, m_palette);
}

void Board::drawHint(QPainter &painter) const
{
    if (m_hint.isEmpty() || !study().trouble.empty())
        return;
    Picture hint{m_view.size, {}};
    hint.add(Words{.at = {m_view.size.width / 2, 28},
                   .text = m_hint.toStdString(),
                   .size = m_sizes.text + 1,
                   .colour = {Hue::Words},
                   .plate = Colour{Hue::Plate, 0.94},
                   .plateEdge = Stroke{{Hue::PlateEdge}, 1}});
    paint(painter, hint, m_palette);
}

void Board::resizeEvent(QResizeEvent * /*event*/)
{
    if (m_isFitted)
        fit();
    else if (m_window)
        showWindow(std::optional(m_window)); // a copy: changing the view forgets it
    else
        changeView(m_view.resizedTo(fromQt(size())));
}

void Board::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / wheelNotch;
    if (notches == 0)
        return;
    setView(m_view.zoomedAt(fromQt(event->position()), std::pow(zoomPerNotch, notches)));
    event->accept();
}

} // namespace halfplane
