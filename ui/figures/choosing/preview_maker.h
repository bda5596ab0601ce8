#pragma once

#include "ui/figures/film/film.h"

#include <QColor>
#include <QImage>
#include <QObject>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace halfplane {

/// What somebody wants to see of a figure before it is a file.
struct PreviewRequest
{
    std::shared_ptr<const FigureSource> source;
    FigureOptions options;
    std::size_t page = 0; ///< or shot, of what moves; the last, where there are fewer
    QSize room; ///< in pixels of the screen, for it to fill; none: in its real size
    double screenDpi = 96; ///< what gives the real size of a file that is not of pixels
};

/// How a page of a figure will look; or why there is no figure.
struct FigurePreview
{
    std::optional<Failure> failure; ///< nothing when there is a figure
    QImage image;
    QColor paper; ///< of the palette
    std::vector<FilmFrame> shots; ///< of what moves
    std::size_t pageCount = 0; ///< or shots
    std::size_t page = 0;
    std::uint64_t step = 0;
    QString description;
    std::shared_ptr<const FigureSource> source; ///< of which it is, and with these:
    FigureOptions options;
    QSizeF size; ///< of the file, in points
    QSize pixels;
    double dpi = 0;
};

/// Draws figures in the background as they are wished for. Only the latest wish counts; when none has come
/// for a while, the file is made in memory to see how large it is.
class PreviewMaker : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewMaker)

public:
    explicit PreviewMaker(QObject *parent = nullptr);
    ~PreviewMaker() override;

    void wish(PreviewRequest wish);

signals:
    void made(const std::shared_ptr<const halfplane::FigurePreview> &preview);
    void weighed(qint64 bytes); ///< the file of the figure that was proved last

private:
    class Current;

    void work(const std::stop_token &stop);
    std::optional<PreviewRequest> next(const std::stop_token &stop);
    bool staysIdle(const std::stop_token &stop);
    void weigh(Current &current);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<PreviewRequest> m_wish; ///< that nobody has taken up yet
    std::stop_source m_weighing; ///< of the scales, stopped by the next wish
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

} // namespace halfplane
