#include "ui/figures/choosing/preview_maker.h"

#include "ui/basics/text.h"
#include "ui/figures/formats.h"
#include "ui/figures/png/raster.h"
#include "ui/painting/painter.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace halfplane {

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

    Figure *figure() { return m_figure ? &*m_figure : nullptr; }
    bool isWeighed() const { return m_isWeighed; }
    void setWeighed() { m_isWeighed = true; }

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
        return shot.tween < 1 ? m_figure->frame(shot.index, shot.tween) : m_figure->page(shot.index);
    }

    std::shared_ptr<const FigureSource> m_source;
    FigureOptions m_options;
    std::optional<Figure> m_figure;
    std::optional<Failure> m_failure; ///< why there is none
    bool m_isWeighed = false;
};

PreviewMaker::PreviewMaker(QObject *parent)
    : QObject(parent)
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

PreviewMaker::~PreviewMaker()
{
    m_thread.request_stop(); // before the scales, or they could begin once more
    const std::scoped_lock lock(m_mutex);
    m_weighing.request_stop();
}

void PreviewMaker::wish(PreviewRequest wish)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_wish = std::move(wish);
        m_weighing.request_stop();
    }
    m_changed.notify_one();
}

void PreviewMaker::work(const std::stop_token &stop)
{
    Current current;
    while (const auto wish = next(stop)) {
        const auto preview = current.make(*wish);
        QMetaObject::invokeMethod(
            this, [this, preview] { emit made(preview); }, Qt::QueuedConnection);
        const bool isWorthIt =
            current.figure() != nullptr && !current.isWeighed() && canBeWeighed(*current.figure());
        if (isWorthIt && staysIdle(stop))
            weigh(current);
    }
}

std::optional<PreviewRequest> PreviewMaker::next(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return m_wish.has_value(); });
    if (stop.stop_requested())
        return std::nullopt;
    return std::exchange(m_wish, std::nullopt);
}

bool PreviewMaker::staysIdle(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    const bool hasWish = m_changed.wait_for(lock, stop, idleTime, [this] { return m_wish.has_value(); });
    if (hasWish || stop.stop_requested())
        return false;
    m_weighing = std::stop_source();
    return true;
}

void PreviewMaker::weigh(Current &current)
{
    ExportProgress progress;
    {
        const std::scoped_lock lock(m_mutex);
        progress.stop = m_weighing.get_token();
    }
    const auto file = fileOf(*current.figure(), progress);
    if (!file || progress.stop.stop_requested())
        return;
    current.setWeighed();
    QMetaObject::invokeMethod(
        this, [this, size = file->size()] { emit weighed(size); }, Qt::QueuedConnection);
}

} // namespace halfplane
