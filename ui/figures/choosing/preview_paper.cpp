#include "ui/figures/choosing/preview_paper.h"

#include <QPaintEvent>
#include <QPainter>

namespace halfplane {

namespace {

constexpr int border = 12; ///< of the desk around the picture
constexpr int chequer = 8;
constexpr int patience = 200; ///< milliseconds

/// The paper, and the same a little nearer to the middle.
void drawChequers(QPainter &painter, const QRectF &where, const QColor &paper)
{
    const QColor other = paper.lightness() > 127 ? paper.darker(112) : paper.lighter(160);
    painter.save();
    painter.setClipRect(where);
    painter.fillRect(where, paper);
    const int columns = static_cast<int>(where.width()) / chequer + 1;
    const int rows = static_cast<int>(where.height()) / chequer + 1;
    for (int row = 0; row < rows; ++row) {
        for (int column = row % 2; column < columns; column += 2)
            painter.fillRect(
                QRectF(where.left() + column * chequer, where.top() + row * chequer, chequer, chequer),
                other);
    }
    painter.restore();
}

} // namespace

class PreviewPaper::Sheet : public QWidget
{
public:
    using QWidget::QWidget;

    void setImage(const QImage &image, const QColor &paper)
    {
        m_image = image;
        m_paper = paper;
        m_image.setDevicePixelRatio(devicePixelRatioF());
        const QSize size = (m_image.deviceIndependentSize()).toSize() + QSize(2 * border, 2 * border);
        setMinimumSize(size);
        update();
    }
    const QImage &image() const { return m_image; }
    void setStale(bool isStale)
    {
        m_isStale = isStale;
        update();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Mid));
        if (m_image.isNull())
            return;
        const QSizeF size = m_image.deviceIndependentSize();
        const QRectF where(
            QPointF(QPoint(qRound((width() - size.width()) / 2), qRound((height() - size.height()) / 2))),
            size);
        if (m_image.hasAlphaChannel() && !isOpaque())
            drawChequers(painter, where, m_paper);
        painter.setOpacity(m_isStale ? 0.6 : 1);
        painter.drawImage(where.topLeft(), m_image);
        painter.setOpacity(1);
    }

private:
    bool isOpaque() const { return qAlpha(m_image.pixel(0, 0)) == 255; }

    QImage m_image;
    QColor m_paper;
    bool m_isStale = false;
};

PreviewPaper::PreviewPaper(QWidget *parent)
    : QScrollArea(parent)
    , m_sheet(new Sheet(this))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_sheet->setStale(true); });
    setWidget(m_sheet);
    setWidgetResizable(true);
    setAlignment(Qt::AlignCenter);
    setAccessibleName(tr("Preview"));
    m_sheet->setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::StrongFocus);
}

const QImage &PreviewPaper::image() const { return m_sheet->image(); }

void PreviewPaper::show(const QImage &image, const QColor &paper, const QString &description)
{
    m_sheet->setImage(image, paper);
    m_sheet->setAccessibleDescription(description);
    setAccessibleDescription(description);
}

/// What comes soon need not be announced: pictures would flicker with every key.
void PreviewPaper::setStale(bool isStale)
{
    if (isStale) {
        if (!m_patience.isActive())
            m_patience.start();
        return;
    }
    m_patience.stop();
    m_sheet->setStale(false);
}

QSize PreviewPaper::room() const
{
    const QSize size = maximumViewportSize() - QSize(2 * border, 2 * border);
    return (size.expandedTo({40, 40}).toSizeF() * devicePixelRatioF()).toSize();
}

void PreviewPaper::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    emit resized();
}

} // namespace halfplane
