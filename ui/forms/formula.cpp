#include "ui/forms/formula.h"

#include "ui/forms/field.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paddingAcrossFormula = 10;
constexpr int paddingAlongFormula = 7;
constexpr double unitsPerEm = 1000; ///< of the pictures
constexpr double largerThanText = 1.3; ///< so that the small letters are as tall as the text around

} // namespace

Formula::Formula(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setContentsMargins(paddingAcrossFormula, paddingAlongFormula, paddingAcrossFormula, paddingAlongFormula);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

Formula::~Formula() = default;

void Formula::show(const QString &variantId, const QString &plain)
{
    setText(plain);
    const QString file = u":/formulas/"_s + variantId + u".svg"_s;
    m_picture = QFile::exists(file) ? std::make_unique<QSvgRenderer>(file) : nullptr;
    if (m_picture != nullptr && !m_picture->isValid())
        m_picture.reset();
    updateGeometry();
    update();
}

QSizeF Formula::pictureSize(int width) const
{
    const double em = QFontInfo(font()).pixelSize() * largerThanText;
    const QSizeF natural = m_picture->viewBoxF().size() * em / unitsPerEm;
    const double room = std::max(1, width - 2 * paddingAcrossFormula);
    return natural * std::min(1.0, room / natural.width());
}

int Formula::heightForWidth(int width) const
{
    if (!isTypeset())
        return QLabel::heightForWidth(width);
    return static_cast<int>(std::ceil(pictureSize(width).height())) + 2 * paddingAlongFormula;
}

QSize Formula::sizeHint() const
{
    if (!isTypeset())
        return QLabel::sizeHint();
    constexpr int unbounded = 10'000;
    const QSizeF size = pictureSize(unbounded);
    return {static_cast<int>(std::ceil(size.width())) + 2 * paddingAcrossFormula, heightForWidth(unbounded)};
}

QSize Formula::minimumSizeHint() const { return {2 * paddingAcrossFormula, 0}; }

/// The shape in the colour of the text, pixel for pixel as on the screen.
QPixmap Formula::drawn(QSizeF size) const
{
    const double scale = devicePixelRatioF();
    QPixmap pixels((size * scale).toSize().expandedTo({1, 1}));
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    m_picture->render(&painter, QRectF(pixels.rect()));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixels.rect(), palette().color(QPalette::Text));
    painter.end();
    pixels.setDevicePixelRatio(scale);
    return pixels;
}

void Formula::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    if (!isTypeset()) {
        painter.end();
        QLabel::paintEvent(event);
        return;
    }
    const QSizeF size = pictureSize(width());
    painter.drawPixmap(QPointF(paddingAcrossFormula, std::round((height() - size.height()) / 2)),
                       drawn(size));
}

} // namespace halfplane
