#include "ui/figures/choosing/file_export.h"

#include "ui/basics/text.h"
#include "ui/documents/document_file.h"

#include <QFileInfo>
#include <QSaveFile>

#include <cmath>

namespace halfplane {

namespace {

constexpr double reportedShare = 0.01; ///< more often nobody sees it

Failure notWritten(const QString &path, const QString &reason)
{
    return unwritten(
        tr("%1 could not be written (%2). Nothing was changed there: make room or choose another place.")
            .arg(QFileInfo(path).fileName(), reason));
}

/// Where there is room for a part only, flush() tells and commit() does not.
bool isWhole(QSaveFile &file) { return file.error() == QFileDevice::NoError && file.flush(); }

/// A write of many bytes may end early without an error; the next one has it.
bool takesMore(QSaveFile &file) { return isWhole(file) && file.write(" ") == 1 && file.flush(); }

} // namespace

std::optional<Failure> writeFile(Figure &figure, const QString &path, const ExportProgress &progress)
{
    if (const auto trouble = troubleWithWriting(path, tr("Export figure")))
        return trouble;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file.errorString());
    auto trouble = kindOf(figure.options().format).write(figure, file, progress);
    const bool isWanted = !progress.stop.stop_requested();
    if (isWanted && (trouble ? !takesMore(file) : !isWhole(file)))
        trouble = notWritten(path, file.errorString());
    if (trouble || !isWanted) {
        file.cancelWriting();
        return isWanted ? trouble : std::nullopt;
    }
    if (!file.commit())
        return notWritten(path, file.errorString());
    return std::nullopt;
}

FileExport::FileExport(Figure figure, QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_thread(
          [this, figure = std::move(figure)](const std::stop_token &stop) mutable { work(figure, stop); })
{
}

FileExport::~FileExport() = default;

void FileExport::cancel() { m_thread.request_stop(); }

void FileExport::work(Figure &figure, const std::stop_token &stop)
{
    const auto trouble = writeFile(figure, m_path, {[this](double share) { report(share); }, stop});
    QMetaObject::invokeMethod(
        this,
        [this, trouble, wasStopped = stop.stop_requested()] {
            if (trouble)
                emit failed(toText(*trouble));
            else if (wasStopped)
                emit cancelled();
            else
                emit written();
        },
        Qt::QueuedConnection);
}

void FileExport::report(double share)
{
    if (share < m_reported + reportedShare)
        return;
    m_reported = share;
    QMetaObject::invokeMethod(
        this, [this, share] { emit advanced(share); }, Qt::QueuedConnection);
}

} // namespace halfplane
