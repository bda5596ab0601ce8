#include "ui/figures/choosing/preview_panel.h"

#include "ui/basics/text.h"
#include "ui/painting/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

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

constexpr int frameTime = 40; ///< milliseconds: a preview need not be smoother

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

PreviewPanel::PreviewPanel(QWidget *parent)
    : QWidget(parent)
    , m_paper(new PreviewPaper(this))
    , m_realSize(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_pages(new QSlider(Qt::Horizontal, this))
    , m_place(new QLabel(this))
{
    m_realSize->setText(tr("100 %"));
    m_realSize->setCheckable(true);
    m_realSize->setObjectName(u"previewRealSize"_s);
    m_realSize->setAccessibleName(tr("Real size"));
    m_realSize->setToolTip(
        tr("Each pixel of the file as one of the screen; drawings in their size on paper"));
    createPages();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_play);
    foot->addWidget(m_pages, 1);
    foot->addWidget(m_place);
    foot->addStretch();
    foot->addWidget(m_realSize);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_paper, 1);
    layout->addLayout(foot);
    connect(m_paper, &PreviewPaper::resized, this, &PreviewPanel::asked);
    connect(m_realSize, &QToolButton::toggled, this, &PreviewPanel::asked);
}

void PreviewPanel::createPages()
{
    m_pages->setObjectName(u"previewPages"_s);
    m_pages->setAccessibleName(tr("Page"));
    m_pages->setToolTip(tr("Which page of the file is shown here"));
    m_pages->setMinimumWidth(80);
    m_play->setObjectName(u"previewPlay"_s);
    m_play->setAccessibleName(tr("Play the preview"));
    m_play->setToolTip(tr("Plays it here as the file will"));
    m_play->setIcon(shapeIcon(u"play"_s));
    m_clock.setInterval(frameTime);
    connect(&m_clock, &QTimer::timeout, this, &PreviewPanel::tick);
    connect(m_play, &QToolButton::clicked, this, [this] { play(!m_clock.isActive()); });
    connect(m_pages, &QSlider::valueChanged, this, &PreviewPanel::asked);
    connect(m_pages, &QSlider::sliderPressed, this, [this] { play(false); });
    for (QWidget *part : std::initializer_list<QWidget *>{m_play, m_pages, m_place})
        part->hide();
}

std::size_t PreviewPanel::page() const { return static_cast<std::size_t>(m_pages->value()); }

void PreviewPanel::describe(PreviewRequest &wish) const
{
    wish.page = page();
    if (!m_realSize->isChecked())
        wish.room = m_paper->room();
    wish.screenDpi = logicalDpiX() * devicePixelRatioF();
}

void PreviewPanel::setStale(bool isStale) { m_paper->setStale(isStale); }

void PreviewPanel::show(const FigurePreview &preview)
{
    m_isAwaiting = false;
    m_shots = preview.shots;
    m_loops = preview.options.pace.loops;
    if (!preview.failure) {
        m_paper->show(preview.image, preview.paper, preview.description);
        showPages(preview);
    }
    setStale(preview.failure.has_value());
}

void PreviewPanel::showPages(const FigurePreview &preview)
{
    const bool moves = !preview.shots.empty();
    const std::size_t count = preview.pageCount;
    {
        const QSignalBlocker quiet(m_pages);
        m_pages->setMaximum(static_cast<int>(count) - 1);
    }
    m_pages->setVisible(count > 1);
    m_place->setVisible(count > 1);
    m_play->setVisible(count > 1 && moves);
    if (count == 1 || !moves)
        play(false);
    m_place->setText(moves
                         ? tr("Step %1").arg(countText(preview.step))
                         : tr("Page %1 of %2 · step %3")
                               .arg(countText(preview.page + 1), countText(count), countText(preview.step)));
}

void PreviewPanel::play(bool isOn)
{
    m_play->setIcon(shapeIcon(isOn ? u"pause"_s : u"play"_s));
    m_play->setAccessibleName(isOn ? tr("Pause the preview") : tr("Play the preview"));
    if (!isOn)
        return m_clock.stop();
    if (m_pages->value() == m_pages->maximum())
        m_pages->setValue(0);
    m_begun = m_shots[page()].begin;
    m_sinceBegin.start();
    m_clock.start();
}

/// Where drawing is slow, shots are left out and the time still fits.
void PreviewPanel::tick()
{
    const double now = m_begun + static_cast<double>(m_sinceBegin.elapsed());
    if (m_isAwaiting || m_shots.empty())
        return;
    if (now >= m_shots.back().end) {
        m_pages->setValue(m_pages->maximum());
        return play(m_loops);
    }
    const auto isOver = [now](const FilmFrame &shot) { return shot.end <= now; };
    const auto shot = std::ranges::partition_point(m_shots, isOver) - m_shots.begin();
    m_isAwaiting = shot != m_pages->value();
    m_pages->setValue(static_cast<int>(shot));
}

} // namespace halfplane
