#include "ui/icons.h"

#include "ui/picture/contrast.h"

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

QColor buttonColour(QIcon::Mode mode)
{
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    return QGuiApplication::palette().color(group, QPalette::ButtonText);
}

QIcon inHue(QPainterPath shape, Hue hue)
{
    const auto colour = [hue](QIcon::Mode /*mode*/) {
        return paletteBeside(QGuiApplication::palette())[hue];
    };
    return QIcon(new ShapeEngine(std::move(shape), colour));
}

} // namespace

QIcon symbolIcon(Symbol symbol) { return QIcon(new ShapeEngine(shapeOf(symbol), buttonColour)); }

QIcon lineIcon(Hue hue, double width)
{
    QPainterPath line;
    line.addRect(0, (unit - width) / 2, unit, width);
    return inHue(std::move(line), hue);
}

QIcon markIcon(Label label)
{
    return inHue(shapeOf(label), label == Label::Positive ? Hue::Positive : Hue::Negative);
}

} // namespace halfplane
