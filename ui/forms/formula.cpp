#include "ui/forms/formula.h"

#include "ui/basics/text.h"
#include "ui/forms/field.h"

#include <QAccessible>
#include <QFile>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paddingAcrossFormula = 10;
constexpr int paddingAlongFormula = 7;
constexpr double unitsPerEm = 1000; ///< of the pictures
constexpr double largerThanText = 1.3; ///< so that the small letters are as tall as the text around
constexpr double aroundSymbol = 2; ///< small letters are hard to hit
constexpr float alphaBehindSymbol = 0.2f;

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
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleDescription(
        tr("The rule of the variant. ← and → go through its symbols and say what each is."));
}

Formula::~Formula() = default;

void Formula::show(const QString &variantId, const QString &plain)
{
    setText(plain);
    setAccessibleName(plain);
    QFile file(u":/formulas/"_s + variantId + u".svg"_s);
    const QByteArray picture = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    m_picture = picture.isEmpty() ? nullptr : std::make_unique<QSvgRenderer>(picture);
    if (m_picture != nullptr && !m_picture->isValid())
        m_picture.reset();
    point(std::nullopt);
    findSymbols(picture);
    setToolTip(allText());
    updateGeometry();
    update();
}

/// The picture has a group for each, "is-rate-2" for the second η.
void Formula::findSymbols(const QByteArray &picture)
{
    m_symbols.clear();
    static const QRegularExpression group(u"id=\"(is-([a-z-]+)-\\d+)\""_s);
    const QString text = QString::fromUtf8(picture);
    for (auto match = group.globalMatch(text); m_picture != nullptr && match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const Symbol *symbol = findSymbol(found.captured(2).toStdString());
        const QString id = found.captured(1);
        if (symbol != nullptr)
            m_symbols.push_back(
                {symbol, m_picture->transformForElement(id).mapRect(m_picture->boundsOnElement(id))});
    }
}

QRectF Formula::pictureRect() const
{
    const QSizeF size = pictureSize(width());
    return {QPointF(paddingAcrossFormula, std::round((height() - size.height()) / 2)), size};
}

QRect Formula::placeOf(std::size_t symbol) const
{
    const QRectF shown = pictureRect();
    const QRectF whole = m_picture->viewBoxF();
    const double scale = shown.width() / whole.width();
    const QRectF &place = m_symbols[symbol].place;
    return QRectF(shown.topLeft() + scale * (place.topLeft() - whole.topLeft()), scale * place.size())
        .adjusted(-aroundSymbol, -aroundSymbol, aroundSymbol, aroundSymbol)
        .toAlignedRect();
}

std::optional<std::size_t> Formula::symbolAt(QPointF place) const
{
    std::optional<std::size_t> best;
    const auto area = [&](std::size_t symbol) {
        const QRect rect = placeOf(symbol);
        return rect.width() * rect.height();
    };
    for (std::size_t i = 0; i < m_symbols.size(); ++i) {
        if (placeOf(i).contains(place.toPoint()) && (!best || area(i) < area(*best)))
            best = i;
    }
    return best;
}

void Formula::point(std::optional<std::size_t> symbol)
{
    if (std::exchange(m_pointed, symbol) == symbol)
        return;
    QToolTip::hideText();
    if (symbol) {
        setCursor(Qt::WhatsThisCursor);
    } else {
        unsetCursor();
        setAccessibleName(text());
    }
    update();
}

/// Each once.
QString Formula::allText() const
{
    QStringList texts;
    for (const PlacedSymbol &placed : m_symbols)
        texts << textOf(*placed.symbol);
    texts.removeDuplicates();
    return texts.join(QString());
}

QString Formula::textOf(const Symbol &symbol) const
{
    return u"<p><b>%1</b>: %2</p>"_s.arg(toText(symbol.letters).toHtmlEscaped(),
                                         toText(symbol.meaning).toHtmlEscaped());
}

/// Below the symbol, and to a screen reader.
void Formula::explain()
{
    if (!m_pointed)
        return;
    const QRect place = placeOf(*m_pointed);
    const Symbol &pointed = symbol(*m_pointed);
    QToolTip::showText(mapToGlobal(place.bottomLeft()), textOf(pointed), this, place);
    setAccessibleName(toText(pointed.letters) + u": "_s + toText(pointed.meaning));
    QAccessibleEvent change(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&change);
}

bool Formula::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        point(symbolAt(QPointF(static_cast<QHelpEvent *>(event)->pos())));
    if (event->type() != QEvent::ToolTip || !m_pointed)
        return QLabel::event(event); // of all symbols
    explain();
    return true;
}

void Formula::mouseMoveEvent(QMouseEvent *event) { point(symbolAt(event->position())); }

/// A finger cannot rest on anything.
void Formula::mousePressEvent(QMouseEvent *event)
{
    point(symbolAt(event->position()));
    explain();
}

void Formula::leaveEvent(QEvent * /*event*/)
{
    if (!hasFocus())
        point(std::nullopt);
}

void Formula::keyPressEvent(QKeyEvent *event)
{
    const int way = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (way == 0 || m_symbols.empty())
        return QLabel::keyPressEvent(event);
    const std::size_t count = m_symbols.size();
    point(m_pointed ? (*m_pointed + count + static_cast<std::size_t>(way)) % count : way > 0 ? 0 : count - 1);
    explain();
}

void Formula::focusInEvent(QFocusEvent *event)
{
    QLabel::focusInEvent(event);
    if (!m_symbols.empty())
        point(0);
    explain();
}

void Formula::focusOutEvent(QFocusEvent *event)
{
    QLabel::focusOutEvent(event);
    point(std::nullopt);
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
    painter.setPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    if (!isTypeset()) {
        painter.end();
        QLabel::paintEvent(event);
        return;
    }
    if (m_pointed) {
        QColor behind = palette().color(QPalette::Highlight);
        behind.setAlphaF(alphaBehindSymbol);
        painter.setPen(Qt::NoPen);
        painter.setBrush(behind);
        painter.drawRoundedRect(placeOf(*m_pointed), aroundSymbol, aroundSymbol);
    }
    const QRectF place = pictureRect();
    painter.drawPixmap(place.topLeft(), drawn(place.size()));
}

} // namespace halfplane
