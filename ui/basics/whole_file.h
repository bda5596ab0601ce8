#pragma once

#include "core/result.h"

#include <QSaveFile>

#include <optional>
#include <string_view>

namespace halfplane {

/// One can write to it, but a file in its place would be something else.
bool isDeviceOrPipe(const QString &path);

/// Only files are read from a window: a pipe or a device may have no end.
std::optional<Failure> troubleWithReading(const QString &path);

/// All the bytes, also to what takes them in portions; false where it takes no more, and then it has an
/// error.
bool writeAll(std::string_view bytes, QIODevice &out);

/// A file in the making: in the end all of it is in its place, or what was there before, of the same mode
/// and, where that may be, the same owner. A device or a pipe is not written. Failures name the system's
/// reason alone.
class WholeFile
{
public:
    explicit WholeFile(const QString &path);

    QIODevice &device() { return m_file; }
    std::optional<Failure> write(std::string_view bytes);

    /// Why it is not all there so far.
    std::optional<Failure> trouble() const;

    /// Gives it its place; without this nothing changes there.
    std::optional<Failure> commit();

private:
    void keepOwner();

    QSaveFile m_file;
};

std::optional<Failure> writeWholeFile(const QString &path, std::string_view content);

} // namespace halfplane
