#pragma once

#include "ui/figures/choosing/proof.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace halfplane {

/// Draws figures in the background as they are wished for. Only the latest wish counts; when none has come
/// for a while, the file is made in memory to see how large it is.
class Proofs : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Proofs)

public:
    explicit Proofs(QObject *parent = nullptr);
    ~Proofs() override;

    void wish(ProofWish wish);

signals:
    void proved(const std::shared_ptr<const halfplane::Proof> &proof);
    void weighed(qint64 bytes); ///< the file of the figure that was proved last

private:
    class Bench;

    void work(const std::stop_token &stop);
    std::optional<ProofWish> next(const std::stop_token &stop);
    bool staysIdle(const std::stop_token &stop);
    void weigh(Bench &bench);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<ProofWish> m_wish; ///< that nobody has taken up yet
    std::stop_source m_weighing; ///< of the scales, stopped by the next wish
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

} // namespace halfplane
