#include "ui/painting/icons.h"

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <functional>

namespace halfplane {

namespace {

// Shapes lie in a square of 24 units.
constexpr double unit = 24;

void addTriangle(QPainterPath &path, double base, double tip)
{
    path.addPolygon(QPolygonF({{base, 5}, {tip, 12}, {base, 19}, {base, 5}}));
}

void addBar(QPainterPath &path, double left, double width) { path.addRect(left, 5, width, 14); }

/// Its five pips are holes.
void addDice(QPainterPath &path)
{
    path.addRoundedRect(4, 4, 16, 16, 3.5, 3.5);
    for (const QPointF pip :
         {QPointF(8, 8), QPointF(16, 8), QPointF(12, 12), QPointF(8, 16), QPointF(16, 16)})
        path.addEllipse(pip, 1.6, 1.6);
}

QPainterPath shapeOf(Symbol symbol)
{
    QPainterPath path;
    switch (symbol) {
    case Symbol::First:
        addBar(path, 5, 2.5);
        addTriangle(path, 19, 8.5);
        break;
    case Symbol::Back:
        addTriangle(path, 15.5, 5);
        addBar(path, 17, 2);
        break;
    case Symbol::Play:
        addTriangle(path, 7, 20);
        break;
    case Symbol::Pause:
        addBar(path, 6.5, 4);
        addBar(path, 13.5, 4);
        break;
    case Symbol::Forward:
        addBar(path, 5, 2);
        addTriangle(path, 8.5, 19);
        break;
    case Symbol::Last:
        addTriangle(path, 5, 15.5);
        addBar(path, 16.5, 2.5);
        break;
    case Symbol::Dice:
        addDice(path);
        break;
    }
    return path;
}

QPainterPath shapeOf(Label label)
{
    QPainterPath path;
    if (label == Label::Positive)
        path.addPolygon(QPolygonF({{12, 3}, {21.5, 20}, {2.5, 20}, {12, 3}}));
    else
        path.addRect(4.5, 4.5, 15, 15);
    return path;
}

/// A line as an area.
QPainterPath stroked(const QPainterPath &line, double width, Qt::PenJoinStyle join = Qt::RoundJoin)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(join);
    return stroker.createStroke(line).simplified();
}

QPainterPath lineThrough(const QPolygonF &points)
{
    QPainterPath line;
    line.addPolygon(points);
    return line;
}

QPainterPath disc(QPointF centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

/// Two points, and a plus for the third.
QPainterPath pointsShape()
{
    QPainterPath path = disc({6, 17}, 3.2) | disc({17.5, 18.5}, 3.2);
    path |= stroked(lineThrough({{13, 3.5}, {13, 11.5}}), 2.2);
    path |= stroked(lineThrough({{9, 7.5}, {17, 7.5}}), 2.2);
    return path;
}

/// The arrow that everybody knows.
QPainterPath selectShape()
{
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {{6, 2.5}, {6, 18.5}, {10, 15}, {12.6, 21}, {15.4, 19.8}, {12.8, 13.9}, {18, 13.5}, {6, 2.5}}));
    return path;
}

QPainterPath eraserShape()
{
    const QPainterPath block = lineThrough({{9, 20}, {3.5, 14.5}, {14, 4}, {20.5, 10.5}, {11, 20}, {9, 20}});
    QPainterPath path = stroked(block, 1.8);
    QPainterPath tip;
    tip.addPolygon(QPolygonF({{9, 20}, {3.5, 14.5}, {8.6, 9.4}, {15.1, 15.9}, {11, 20}, {9, 20}}));
    return path | tip | stroked(lineThrough({{11, 20.3}, {20.5, 20.3}}), 1.8);
}

QPainterPath sprayShape()
{
    QPainterPath path;
    for (const QPointF dot : {QPointF(12, 12), {8.4, 10}, {14.6, 8.6}, {10, 15.6}, {15.6, 14.4}})
        path |= disc(dot, 1.75);
    for (const QPointF dot :
         {QPointF(4.2, 12.6), {11, 5}, {19.6, 10.4}, {13.6, 19.4}, {6, 18}, {19, 18.4}, {6, 5.6}, {18, 4.6}})
        path |= disc(dot, 1.15);
    return path;
}

/// A vector with a ring at its tip, like the handle on the board.
QPainterPath startShape()
{
    QPainterPath path = stroked(lineThrough({{4, 20}, {13.2, 10.8}}), 2.2);
    return path | stroked(disc({16.4, 7.6}, 4.3), 2);
}

QPainterPath panShape()
{
    QPainterPath path = stroked(lineThrough({{12, 5}, {12, 19}}), 1.9);
    path |= stroked(lineThrough({{5, 12}, {19, 12}}), 1.9);
    for (int quarter = 0; quarter < 4; ++quarter) {
        QTransform turn;
        turn.translate(12, 12);
        turn.rotate(90 * quarter);
        QPainterPath head;
        head.addPolygon(QPolygonF({{0, -10.2}, {3.8, -5.6}, {-3.8, -5.6}, {0, -10.2}}));
        path |= turn.map(head);
    }
    return path;
}

QPainterPath shapeOf(ToolShape shape)
{
    switch (shape) {
    case ToolShape::Points:
        return pointsShape();
    case ToolShape::Select:
        return selectShape();
    case ToolShape::Eraser:
        return eraserShape();
    case ToolShape::Spray:
        return sprayShape();
    case ToolShape::Start:
        return startShape();
    case ToolShape::Pan:
        return panShape();
    }
    return {};
}

/// Draws a shape anew each time it is asked for, so it is never out of date.
class ShapeEngine : public QIconEngine
{
public:
    using ColourOf = std::function<QColor(QIcon::Mode)>;

    ShapeEngine(QPainterPath shape, ColourOf colourOf)
        : m_shape(std::move(shape))
        , m_colourOf(std::move(colourOf))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const double scale = std::min(rect.width(), rect.height()) / unit;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(scale, scale);
        painter->translate(-unit / 2, -unit / 2);
        painter->fillPath(m_shape, m_colourOf(mode));
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty())
            return {}; // a widget without room asks for this
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect({}, size), mode, state);
        return result;
    }

    QIconEngine *clone() const override { return new ShapeEngine(m_shape, m_colourOf); }

private:
    QPainterPath m_shape;
    ColourOf m_colourOf;
};

QIcon inRole(QPainterPath shape, QPalette::ColorRole role)
{
    const auto colour = [role](QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        return mode == QIcon::Disabled ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                                       : palette.color(QPalette::Active, role);
    };
    return QIcon(new ShapeEngine(std::move(shape), colour));
}

QIcon inHue(QPainterPath shape, Hue hue)
{
    const auto colour = [hue](QIcon::Mode /*mode*/) {
        return paletteBeside(QGuiApplication::palette())[hue];
    };
    return QIcon(new ShapeEngine(std::move(shape), colour));
}

} // namespace

QIcon symbolIcon(Symbol symbol, QPalette::ColorRole role) { return inRole(shapeOf(symbol), role); }

QIcon toolIcon(ToolShape shape) { return inRole(shapeOf(shape), QPalette::ButtonText); }

QIcon lineIcon(Hue hue, double width)
{
    QPainterPath line;
    line.addRect(0, (unit - width) / 2, unit, width);
    return inHue(std::move(line), hue);
}

QIcon markIcon(Label label) { return inHue(shapeOf(label), hueOf(label)); }

} // namespace halfplane
