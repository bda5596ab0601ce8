#pragma once

#include "ui/figures/choosing/preview.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace halfplane {

/// Draws figures in the background as they are wished for. Only the latest wish counts; when none has come
/// for a while, the file is made in memory to see how large it is.
class PreviewMaker : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreviewMaker)

public:
    explicit PreviewMaker(QObject *parent = nullptr);
    ~PreviewMaker() override;

    void wish(PreviewWish wish);

signals:
    void made(const std::shared_ptr<const halfplane::FigurePreview> &preview);
    void weighed(qint64 bytes); ///< the file of the figure that was proved last

private:
    class Current;

    void work(const std::stop_token &stop);
    std::optional<PreviewWish> next(const std::stop_token &stop);
    bool staysIdle(const std::stop_token &stop);
    void weigh(Current &current);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<PreviewWish> m_wish; ///< that nobody has taken up yet
    std::stop_source m_weighing; ///< of the scales, stopped by the next wish
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

} // namespace halfplane
