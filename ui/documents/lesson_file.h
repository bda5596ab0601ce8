#pragma once

#include "ui/documents/document_file.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace halfplane {

/// The file of a lesson while somebody writes it: tells of every change. Editors put another file in its
/// place, or take it away first; its folder tells of that. While a dialog is open, which may be about what is
/// shown, it keeps silent.
class LessonFile : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LessonFile)

public:
    explicit LessonFile(QObject *parent = nullptr);

    void watch(const QString &path); ///< empty: none

signals:
    void written();

private:
    void look();

    DocumentFile m_file;
    QFileSystemWatcher *m_watcher;
    QTimer m_later;
};

} // namespace halfplane
