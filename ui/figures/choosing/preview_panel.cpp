#include "ui/figures/choosing/preview_panel.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/png_file.h"
#include "ui/painting/icons.h"
#include "ui/painting/painter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int border = 12; ///< of the desk around the picture
constexpr int chequer = 8;
constexpr int patience = 200; ///< milliseconds
constexpr double staleOpacity = 0.6;

/// The paper, and the same a little nearer to the middle.
QPixmap chequersOf(const QColor &paper)
{
    QPixmap tile(2 * chequer, 2 * chequer);
    tile.fill(paper);
    QPainter painter(&tile);
    const QColor other = paper.lightness() > 127 ? paper.darker(112) : paper.lighter(160);
    for (const QPoint corner : {QPoint(0, 0), QPoint(chequer, chequer)})
        painter.fillRect(QRect(corner, QSize(chequer, chequer)), other);
    return tile;
}

constexpr int frameTime = 40; ///< milliseconds: a preview need not be smoother

} // namespace

PreviewPaper::PreviewPaper(QWidget *parent)
    : QScrollArea(parent)
    , m_sheet(new QLabel(this))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { draw(staleOpacity); });
    m_sheet->setAlignment(Qt::AlignCenter);
    m_sheet->setMargin(border);
    m_sheet->setBackgroundRole(QPalette::Mid);
    m_sheet->setAutoFillBackground(true);
    setWidget(m_sheet);
    setWidgetResizable(true);
    setAccessibleName(tr("Preview"));
    m_sheet->setAccessibleName(tr("Preview"));
    setFocusPolicy(Qt::StrongFocus);
}

void PreviewPaper::show(const QImage &image, const QColor &paper, const QString &description)
{
    m_image = image;
    m_paper = paper;
    m_image.setDevicePixelRatio(devicePixelRatioF());
    m_sheet->setAccessibleDescription(description);
    setAccessibleDescription(description);
    draw(1);
}

void PreviewPaper::draw(double opacity)
{
    if (m_image.isNull())
        return;
    QPixmap drawn(m_image.size());
    drawn.setDevicePixelRatio(m_image.devicePixelRatio());
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    if (qAlpha(m_image.pixel(0, 0)) < 255)
        painter.fillRect(QRectF({}, m_image.deviceIndependentSize()), QBrush(chequersOf(m_paper)));
    painter.setOpacity(opacity);
    painter.drawImage(QPointF(), m_image);
    painter.end();
    m_sheet->setPixmap(drawn);
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
    draw(1);
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
    m_place->setText(moves ? tr("Step %1").arg(textOf(preview.step))
                           : tr("Page %1 of %2 · step %3")
                                 .arg(countText(preview.page + 1), countText(count), textOf(preview.step)));
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

namespace {

constexpr auto idleTime = std::chrono::milliseconds(250);
constexpr double mostPixelsOnScreen = 40e6;
constexpr double mostWeighedPixels = 16e6; ///< packing one page cannot be stopped
constexpr std::size_t mostWeighedPages = 200; ///< more take longer than anybody looks at the number

bool canBeWeighed(const Figure &figure)
{
    const FigureKind &kind = *figure.options().kind;
    const QSize pixels = figure.pixels();
    const bool isHuge = kind.hasPixels && 1.0 * pixels.width() * pixels.height() > mostWeighedPixels;
    return !kind.isVideo && !isHuge && figure.steps().size() <= mostWeighedPages;
}

/// With so many pixels a point.
QImage scaledPreview(const FigurePage &page, const Figure &figure, double scale)
{
    const QSizeF size = figure.size() * scale;
    QImage image(std::max(1, qRound(size.width())), std::max(1, qRound(size.height())),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(page.unit * scale, page.unit * scale);
    paint(painter, page.picture, figure.palette());
    painter.end();
    releaseWideRegisters();
    return image;
}

QImage previewImage(const FigurePage &page, const Figure &figure, const PreviewRequest &wish)
{
    const QSizeF size = figure.size();
    const double most = std::sqrt(mostPixelsOnScreen / (size.width() * size.height()));
    if (!wish.room.isEmpty())
        return scaledPreview(
            page, figure,
            std::min({wish.room.width() / size.width(), wish.room.height() / size.height(), most}));
    const bool hasPixels = figure.options().kind->hasPixels;
    if (hasPixels && figure.dpi() / pointsAnInch <= most)
        return rasterOf(page, figure, figure.pixels());
    return scaledPreview(page, figure, std::min(wish.screenDpi / pointsAnInch, most));
}

} // namespace

/// The figure at hand, and what is known of it.
class PreviewMaker::Current
{
public:
    std::shared_ptr<const FigurePreview> make(const PreviewRequest &wish)
    {
        auto preview = std::make_shared<FigurePreview>();
        preview->source = wish.source;
        preview->options = wish.options;
        preview->failure = take(wish);
        if (m_figure)
            fill(*preview, wish);
        return preview;
    }

    bool isWorthWeighing() const { return m_figure && !m_isWeighed && canBeWeighed(*m_figure); }

    /// Of the file; nothing where it was stopped.
    std::optional<qint64> weight(const std::stop_token &stop)
    {
        ExportProgress progress;
        progress.stop = stop;
        const auto file = fileOf(*m_figure, progress);
        m_isWeighed = !stop.stop_requested();
        return file && m_isWeighed ? std::optional<qint64>(file->size()) : std::nullopt;
    }

private:
    /// Gives back why there is no figure.
    std::optional<Failure> take(const PreviewRequest &wish)
    {
        if (m_source == wish.source && m_options == wish.options)
            return m_failure;
        m_source = wish.source;
        m_options = wish.options;
        m_isWeighed = false;
        auto figure = Figure::of(*wish.source, wish.options);
        m_figure.reset();
        m_failure.reset();
        if (figure)
            m_figure.emplace(*std::move(figure));
        else
            m_failure = figure.failure();
        return m_failure;
    }

    void fill(FigurePreview &preview, const PreviewRequest &wish)
    {
        if (wish.options.kind->moves)
            preview.shots = Film(*m_figure).shots();
        preview.pageCount = preview.shots.empty() ? m_figure->pageCount() : preview.shots.size();
        preview.page = std::min(wish.page, preview.pageCount - 1);
        preview.size = m_figure->size();
        preview.pixels = m_figure->pixels();
        preview.dpi = m_figure->dpi();
        const FigurePage page = pageOf(preview);
        preview.step = page.step;
        preview.paper = m_figure->palette()[Hue::Paper];
        preview.description = page.description;
        preview.image = previewImage(page, *m_figure, wish);
    }

    FigurePage pageOf(const FigurePreview &preview)
    {
        if (preview.shots.empty())
            return m_figure->page(preview.page);
        const FilmFrame &shot = preview.shots[preview.page];
        return shot.share < 1 ? m_figure->frame(shot.index, shot.share) : m_figure->page(shot.index);
    }

    std::shared_ptr<const FigureSource> m_source;
    FigureOptions m_options;
    std::optional<Figure> m_figure;
    std::optional<Failure> m_failure; ///< why there is none
    bool m_isWeighed = false;
};

PreviewMaker::PreviewMaker(QObject *parent)
    : QObject(parent)
    , m_current(std::make_unique<Current>())
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleTime);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        begin([this](const std::stop_token &stop) {
            if (const auto size = m_current->weight(stop))
                QMetaObject::invokeMethod(
                    this, [this, size] { emit weighed(*size); }, Qt::QueuedConnection);
        });
    });
}

PreviewMaker::~PreviewMaker() = default;

/// Drawing goes on to its end, weighing does not.
void PreviewMaker::wish(PreviewRequest wish)
{
    m_wish = std::move(wish);
    m_idle.stop();
    m_thread.request_stop();
    if (!m_isAtWork)
        goOn();
}

void PreviewMaker::goOn()
{
    if (m_wish)
        begin([this, wish = *std::exchange(m_wish, std::nullopt)](const std::stop_token & /*stop*/) {
            const auto preview = m_current->make(wish);
            QMetaObject::invokeMethod(
                this, [this, preview] { emit made(preview); }, Qt::QueuedConnection);
        });
    else if (m_current->isWorthWeighing())
        m_idle.start();
}

/// The thread before has told of its end by now.
void PreviewMaker::begin(std::function<void(const std::stop_token &stop)> work)
{
    m_isAtWork = true;
    m_thread = std::jthread([this, work = std::move(work)](const std::stop_token &stop) {
        work(stop);
        const auto end = [this] {
            m_isAtWork = false;
            goOn();
        };
        QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
    });
}

} // namespace halfplane
