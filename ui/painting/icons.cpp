#include "ui/painting/icons.h"

#include "core/picture/picture.h"
#include "ui/painting/palette.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <functional>
#include <memory>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double unit = 24; ///< the side of the square that shapes lie in

using Draw = std::function<void(QPainter &painter, const QRectF &square)>;
using ColourOf = std::function<QColor(QIcon::Mode mode)>;

/// Draws a shape anew each time it is asked for, so it is never out of date.
class ShapeEngine : public QIconEngine
{
public:
    ShapeEngine(Draw draw, ColourOf colourOf)
        : m_draw(std::move(draw))
        , m_colourOf(std::move(colourOf))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        if (size.isEmpty())
            return {}; // a widget without room asks for this
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        QRectF square({}, QSizeF(unit, unit).scaled(size, Qt::KeepAspectRatio));
        square.moveCenter(QRectF(result.rect()).center());
        m_draw(painter, square);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(result.rect(), m_colourOf(mode));
        return result;
    }

    QIconEngine *clone() const override { return new ShapeEngine(m_draw, m_colourOf); }

private:
    Draw m_draw;
    ColourOf m_colourOf;
};

Draw shapeNamed(const QString &name)
{
    const auto shape = std::make_shared<QSvgRenderer>(u":/icons/%1.svg"_s.arg(name));
    Q_ASSERT(shape->isValid());
    return [shape](QPainter &painter, const QRectF &square) { shape->render(&painter, square); };
}

QIcon inHue(Draw draw, Hue hue)
{
    const auto colour = [hue](QIcon::Mode /*mode*/) {
        return paletteBeside(QGuiApplication::palette())[hue];
    };
    return QIcon(new ShapeEngine(std::move(draw), colour));
}

} // namespace

QIcon shapeIcon(const QString &name, QPalette::ColorRole role)
{
    const auto colour = [role](QIcon::Mode mode) {
        const QPalette palette = QGuiApplication::palette();
        return mode == QIcon::Disabled ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                                       : palette.color(QPalette::Active, role);
    };
    return QIcon(new ShapeEngine(shapeNamed(name), colour));
}

QIcon lineIcon(Hue hue, double width)
{
    const auto draw = [share = width / unit](QPainter &painter, const QRectF &square) {
        QRectF line(0, 0, square.width(), share * square.height());
        line.moveCenter(square.center());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(line, Qt::black);
    };
    return inHue(draw, hue);
}

/// A table asks for them by the row.
QIcon markIcon(Label label)
{
    static const QIcon positive = inHue(shapeNamed(u"positive"_s), hueOf(Label::Positive));
    static const QIcon negative = inHue(shapeNamed(u"negative"_s), hueOf(Label::Negative));
    return label == Label::Positive ? positive : negative;
}

} // namespace halfplane
