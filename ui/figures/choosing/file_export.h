#pragma once

#include "ui/figures/formats.h"

#include <QObject>

#include <thread>

namespace halfplane {

/// How finely a bar shows what share of the work is done.
inline constexpr int finestShare = 1000;

/// A figure on its way into a file, in the background. All of it gets there or nothing: until then what was
/// in that place stays. Going, it stops what it does and waits for it.
class FileExport : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileExport)

public:
    FileExport(Figure figure, QString path, QObject *parent = nullptr);
    ~FileExport() override;

    const QString &path() const { return m_path; }

public slots:
    void cancel();

signals:
    void advanced(double share); ///< 0 to 1
    // One of these in the end.
    void written();
    void cancelled();
    void failed(const QString &trouble); ///< in words fit for the user

private:
    void work(Figure &figure, const std::stop_token &stop);
    void report(double share);

    QString m_path;
    double m_reported = 0; ///< the working thread's
    std::jthread m_thread; ///< the last: it ends before anything else goes
};

/// The figure into the file, or the place as it was before and why.
std::optional<Failure> writeFile(Figure &figure, const QString &path, const ExportProgress &progress = {});

} // namespace halfplane
