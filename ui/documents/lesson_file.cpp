#include "ui/documents/lesson_file.h"

#include <QApplication>
#include <QFileInfo>

#include <chrono>

namespace halfplane {

using namespace std::chrono_literals;

LessonFile::LessonFile(QObject *parent)
    : QObject(parent)
    , m_watcher(new QFileSystemWatcher(this))
{
    m_later.setSingleShot(true);
    m_later.setInterval(300ms);
    connect(&m_later, &QTimer::timeout, this, &LessonFile::look);
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, &LessonFile::look);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &LessonFile::look);
}

void LessonFile::watch(const QString &path)
{
    const QStringList before = m_watcher->files() + m_watcher->directories();
    if (!before.isEmpty())
        m_watcher->removePaths(before);
    m_file = path.isEmpty() ? DocumentFile() : DocumentFile(path, FileFormat::Document);
    if (!path.isEmpty())
        m_watcher->addPaths({path, QFileInfo(path).absolutePath()});
}

/// What was put in its place is not watched by itself.
void LessonFile::look()
{
    if (m_file.isNone())
        return;
    if (QApplication::activeModalWidget() != nullptr)
        return m_later.start();
    const QString path = m_file.path();
    if (!m_watcher->files().contains(path) && QFileInfo::exists(path))
        m_watcher->addPath(path);
    if (m_file.look() != DocumentFile::News::Changed)
        return;
    m_file = DocumentFile(path, FileFormat::Document);
    emit written();
}

} // namespace halfplane
