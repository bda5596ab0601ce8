#pragma once

#include "ui/editing/document_source.h"

#include <QByteArray>
#include <QDateTime>

namespace halfplane {

/// What a file is to hold.
struct FileContent
{
    std::string document; ///< where there is no points file whose words are kept
    std::shared_ptr<const PointsText> points = {}; ///< or its text
    QString loss = {}; ///< what the file says and cannot say any more; empty where there is nothing
    QString note = {}; ///< what it is to say in words that it had not
    QString unkept = {}; ///< what the document has beside points, where only they can be written: "recipe"

    const std::string &text() const { return points ? points->text : document; }
};

/// The file of a document: where it is, how it keeps things, and what it held when we last read or wrote it.
/// Of a points file it keeps all that is not ours: comments, names, how numbers and lines are written.
class DocumentFile
{
public:
    DocumentFile() = default; ///< none yet
    DocumentFile(const QString &path, FileFormat format, std::shared_ptr<const PointsText> pointsText = {});

    /// The document in another file, of a format that its name tells. Points go there as they are written
    /// here, but for the separator that the ending stands for.
    DocumentFile movedTo(const QString &path) const;

    bool isNone() const { return m_path.isEmpty(); }
    const QString &path() const { return m_path; }
    QString name() const; ///< without its folder, to be shown
    FileFormat format() const { return m_format; }

    /// Whether somebody else has written it since. One that is gone has not changed: nothing can be lost.
    bool hasChanged() const;

    /// What others did to it since we read, wrote or looked at it last. Reads it only where size or time
    /// differ.
    enum class News { None, Changed, Deleted };
    News look();
    bool isGone() const { return m_isGone; } ///< when we looked last

    FileContent contentFor(const Document &document) const;

    bool keepsVersion() const { return !m_hasKeptVersion; } ///< of what write() replaces

    /// All of it, or the file stays as it was. Gives back why not, in words fit for the user. What it held
    /// when it was opened stays beside it, in a file with a ~.
    std::optional<Failure> write(const FileContent &content);

    bool isAt(const QString &path) const;

    const QByteArray &digest() const { return m_digest; } ///< of what it held then

private:
    /// What tells at once that nobody has written it.
    struct Stamp
    {
        qint64 size = -1; ///< of none
        QDateTime time;

        bool operator==(const Stamp &) const = default;
    };

    Stamp stamp() const;
    void keepVersionBefore(const QByteArray &newDigest);

    QString m_path;
    FileFormat m_format = FileFormat::Document;
    bool m_hasKeptVersion = false;
    QByteArray m_digest; ///< of its content; empty where there is none
    Stamp m_seenStamp; ///< when we looked last; so below
    QByteArray m_seenDigest;
    bool m_isGone = false;
    std::shared_ptr<const PointsText>
        m_openedPoints; ///< to which undoing leads back; empty where there were none
    std::shared_ptr<const PointsText> m_writtenPoints; ///< as they were written last, here or elsewhere
};

/// By its ending; whatever is not known for points is a document.
FileFormat formatForName(const QString &path);

/// Why nothing can be written there, as far as it is known beforehand. The command is where one chooses
/// another place: "Save as".
std::optional<Failure> troubleWithWriting(const QString &path, const QString &command);

} // namespace halfplane
