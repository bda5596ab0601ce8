#include "ui/panels/generator_button.h"

#include "ui/basics/text.h"
#include "ui/forms/field.h"
#include "ui/forms/field_keys.h"
#include "ui/painting/painter.h"
#include "ui/painting/palette.h"
#include "ui/painting/qt_shapes.h"

#include <QKeyEvent>
#include <QPainter>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double room = 8; ///< between the edge and the points
constexpr double sizeOfMarks = 2.4;

/// So few that each can be seen.
Dataset fewOf(const Generator &generator)
{
    Parameters few;
    for (const ParameterDescriptor &parameter : generator.parameters) {
        if (parameter.id == "positive" || parameter.id == "negative")
            few.emplace(parameter.id, 14.0);
        else if (parameter.id == "points")
            few.emplace(parameter.id, 28.0);
    }
    return *generated(generator, few, generator.usualSeed);
}

/// A square around the points.
Box extentOf(const Dataset &points)
{
    Path places;
    for (const Point &point : points)
        places.push_back({point.x1, point.x2});
    const Box extent = boundsOf(places);
    const double half = std::max({extent.width, extent.height, 1e-3}) / 2;
    const Spot centre = extent.centre();
    return {centre - Spot{half, half}, centre + Spot{half, half}};
}

} // namespace

GeneratorButton::GeneratorButton(const Generator &generator, QWidget *parent)
    : QAbstractButton(parent)
    , m_points(fewOf(generator))
    , m_extent(extentOf(m_points))
{
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus); // a click must not take the arrow keys from the board
    setAccessibleName(toText(generator.title));
    setAccessibleDescription(toText(generator.purpose));
    setToolTip(u"<p><b>%1</b></p><p>%2</p>"_s.arg(toText(generator.title).toHtmlEscaped(),
                                                  toText(generator.purpose).toHtmlEscaped()));
}

/// The arrows choose, even where they are shortcuts of the window.
bool GeneratorButton::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (isArrow(key.key()) && isPlain(key)) {
            event->accept();
            return true;
        }
    }
    return QAbstractButton::event(event);
}

void GeneratorButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const bool isStrong = isChecked() || hasFocus();
    const QColor edge = hasFocus() ? colours.color(QPalette::Highlight)
        : isChecked()              ? colours.color(QPalette::ButtonText)
        : underMouse()             ? colours.color(QPalette::PlaceholderText)
                                   : colours.color(QPalette::Mid);
    const double width = isStrong ? 2 : 1;
    painter.setPen(QPen(edge, width));
    painter.setBrush(colours.color(QPalette::Base));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius,
                            cornerRadius);
    paintPoints(painter);
}

void GeneratorButton::paintPoints(QPainter &painter) const
{
    const double side = std::min(width(), height()) - 2 * room;
    const double scale = side / m_extent.width;
    const Spot centre = fromQt(rect()).centre();
    Marks marks{.marks = {}, .size = sizeOfMarks};
    for (const Point &point : m_points) {
        const Spot away = Spot{point.x1, point.x2} - m_extent.centre();
        marks.marks.push_back({centre + scale * Spot{away.x, -away.y}, point.label, MarkStyle::Right});
    }
    Picture picture{fromQt(size()), {}};
    picture.add(std::move(marks));
    halfplane::paint(painter, picture, paletteBeside(palette()));
}

} // namespace halfplane
