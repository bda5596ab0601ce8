#pragma once

#include "ui/editing/document_source.h"

#include <QByteArray>

namespace halfplane {

/// The file of a document: where it is, how it keeps things, and what it held when we last read or wrote it.
class DocumentFile
{
public:
    DocumentFile() = default; ///< none yet
    DocumentFile(const QString &path, FileFormat format); ///< as it is now

    bool isNone() const { return m_path.isEmpty(); }
    const QString &path() const { return m_path; }
    QString name() const; ///< without its folder
    FileFormat format() const { return m_format; }

    /// Whether somebody else has written it since. One that is gone has not changed: nothing can be lost.
    bool hasChanged() const;

    /// All of it, or the file stays as it was. Gives back why not, in words fit for the user. What it held when
    /// it was opened stays beside it, in a file with a ~.
    std::optional<Failure> write(const Document &content);

    bool isAt(const QString &path) const;

    const QByteArray &digest() const { return m_digest; } ///< of what it held then

private:
    void keepVersionBefore(const QByteArray &newDigest);

    QString m_path;
    FileFormat m_format = FileFormat::Document;
    bool m_hasKeptVersion = false;
    QByteArray m_digest; ///< of its content; empty where there is none
};

/// By its ending; whatever is not known for points is a document.
FileFormat formatForName(const QString &path);

/// Only files are read from a window: a pipe or a device may have no end.
std::optional<Failure> troubleWithReading(const QString &path);

/// Why nothing can be written there, as far as it is known beforehand. The command is where one chooses
/// another place: "Save as".
std::optional<Failure> troubleWithWriting(const QString &path, const QString &command);

} // namespace halfplane
