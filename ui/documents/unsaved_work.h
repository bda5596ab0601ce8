#pragma once

#include "ui/documents/journal.h"

#include <QTimer>

namespace halfplane {

class Filing;
class Showing;

/// Keeps what is not saved of a window in a journal, soon after each change and off the window's thread.
/// When the window goes by itself, so does the journal: whoever closed it has been asked.
class UnsavedWork : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UnsavedWork)

public:
    UnsavedWork(Filing &filing, const Showing &showing, std::unique_ptr<Journal> journal, QObject *parent);
    ~UnsavedWork() override;

    bool keepNow(); ///< waits for it; whether it is kept

    /// The program ends without asking: what is not saved stays in the journal.
    void keepForNextTime();

    static constexpr int delay = 700; ///< milliseconds from a change until it is kept

signals:
    void failed(const QString &reason);

private:
    void follow();
    void keep();

    Filing &m_filing;
    std::unique_ptr<Journal> m_journal;
    QTimer m_delay;
    bool m_isForNextTime = false;
};

} // namespace halfplane
