#pragma once

#include "ui/editing/document_source.h"

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace halfplane {

class Filing;
class Showing;

/// A document as it is before it is saved.
struct UnsavedDocument
{
    QString data; ///< what it has come from, as a DocumentSource takes it: a file, example:ID; or empty
    QByteArray digest; ///< of that file when it was read or written last
    Document content;

    bool operator==(const UnsavedDocument &) const = default;
};

/// The file that keeps one unsaved document while the program runs, so that a crash, kill or power cut takes
/// only the last second of editing. There are two, written in turn: one that the disk has lost leaves the one
/// before. As long as the program runs nobody else takes them.
class Journal : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Journal)

public:
    explicit Journal(const QString &folder); ///< with nothing in it yet
    ~Journal() override;

    /// Those that a program has left behind that runs no more.
    static std::vector<std::unique_ptr<Journal>> leftIn(const QString &folder);

    /// What was written last; nothing where none of it can be read.
    std::optional<UnsavedDocument> read();

    void write(UnsavedDocument document); ///< in a thread of its own
    bool isWriting() const { return m_writer.activeThreadCount() > 0; }
    void finish(); ///< waits until all is written
    void drop(); ///< nothing is unsaved any more

signals:
    void failed(const QString &reason);

private:
    Journal(const QString &folder, const QString &id);

    QString pathOf(int turn) const;
    bool begin(); ///< whether it is this program's

    QString m_base; ///< the path without an ending
    QLockFile m_lock;
    QThreadPool m_writer;
    quint64 m_count = 0; ///< of what has been written: the larger is the later, of one program or the next
};

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
