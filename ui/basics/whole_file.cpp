#include "ui/basics/whole_file.h"

#include "ui/basics/text.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>
#include <unistd.h>

namespace halfplane {

bool isDeviceOrPipe(const QString &path)
{
    const QFileInfo place(path);
    return place.exists() && !place.isFile() && !place.isDir();
}

/// Qt sees to the mode. Without the right to give a file away its group may still stay.
void WholeFile::keepOwner()
{
    struct stat before
    {
    };
    if (!m_file.isOpen() || stat(QFile::encodeName(m_file.fileName()).constData(), &before) != 0)
        return;
    if (fchown(m_file.handle(), before.st_uid, before.st_gid) != 0) [[maybe_unused]]
        const int group = fchown(m_file.handle(), uid_t(-1), before.st_gid);
}

std::optional<Failure> troubleWithReading(const QString &path)
{
    const QFileInfo place(path);
    if (place.isDir())
        return failureOf(tr("%1 is a folder. Choose a file in it.").arg(path));
    if (isDeviceOrPipe(path))
        return failureOf(tr("%1 is a device or a pipe. Only files can be opened here.").arg(path));
    return std::nullopt;
}

/// A write of many bytes may end early without an error; the next one has it.
bool writeAll(std::string_view bytes, QIODevice &out)
{
    while (!bytes.empty()) {
        const qint64 count = out.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

WholeFile::WholeFile(const QString &path)
    : m_file(path)
{
    if (!isDeviceOrPipe(path))
        m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered); // a buffer would lose the reason
    keepOwner();
}

std::optional<Failure> WholeFile::write(std::string_view bytes)
{
    if (auto failure = trouble())
        return failure;
    return writeAll(bytes, m_file) ? trouble() : unwritten(m_file.errorString());
}

std::optional<Failure> WholeFile::trouble() const
{
    if (!m_file.isOpen() && isDeviceOrPipe(m_file.fileName()))
        return unwritten(tr("it is a device or a pipe"));
    if (m_file.isOpen() && m_file.error() == QFileDevice::NoError)
        return std::nullopt;
    return unwritten(m_file.errorString());
}

std::optional<Failure> WholeFile::commit()
{
    if (auto failure = trouble())
        return failure;
    return m_file.commit() ? std::nullopt : std::optional(unwritten(m_file.errorString()));
}

std::optional<Failure> writeWholeFile(const QString &path, std::string_view content)
{
    WholeFile file(path);
    if (auto failure = file.write(content))
        return failure;
    return file.commit();
}

} // namespace halfplane
