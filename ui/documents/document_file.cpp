#include "ui/documents/document_file.h"

#include "core/io/points_file.h"
#include "core/variants/registry.h"
#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <vector>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result();
}

QByteArray digestOf(const std::string &content)
{
    return QCryptographicHash::hash(QByteArrayView(content.data(), static_cast<qsizetype>(content.size())),
                                    QCryptographicHash::Sha1);
}

bool haveOneEnding(const QString &path, const QString &other)
{
    return QFileInfo(path).suffix().compare(QFileInfo(other).suffix(), Qt::CaseInsensitive) == 0;
}

/// Those that others expect behind the ending of a name, the best first; none where all are as good.
std::vector<Separator> separatorsFor(const QString &path)
{
    if (path.endsWith(u".tsv"_s, Qt::CaseInsensitive))
        return {Separator::Tab};
    if (path.endsWith(u".csv"_s, Qt::CaseInsensitive))
        return {Separator::Comma, Separator::Semicolon};
    return {};
}

std::shared_ptr<const PointsText> separatedFor(const QString &path,
                                               const std::shared_ptr<const PointsText> &points)
{
    const std::vector<Separator> separators = separatorsFor(path);
    if (separators.empty() || std::ranges::find(separators, points->separator) != separators.end())
        return points;
    for (const Separator separator : separators) {
        if (auto separated = withSeparator(*points, separator))
            return std::make_shared<const PointsText>(*std::move(separated));
    }
    return {}; // every text can be separated by tabs, and by semicolons
}

std::string textOfPoints(const Document &document, const QString &path)
{
    const bool hasTabs = path.endsWith(u".tsv"_s, Qt::CaseInsensitive);
    return writePoints(document.points, document.names, hasTabs ? Separator::Tab : Separator::Comma);
}

PointsFile readBack(const std::string &text)
{
    auto read = readPoints(text);
    return read ? *std::move(read) : PointsFile();
}

/// What goes of names, as it is asked about.
QString lossText(std::string loss, const DataNames &wanted, const PointsFile &written)
{
    const std::string ofNames = lossOfNames(wanted, written);
    return toText(loss + (loss.empty() || ofNames.empty() ? "" : "; ") + ofNames);
}

/// View and step are not missed; a parameter that was chosen as it was is none that was chosen.
QString namesOfUnkept(const Document &document)
{
    const Document opened; // what points alone open as
    const std::vector<std::pair<bool, QString>> parts{
        {!isSameRun(document.recipe(), opened.recipe()), tr("recipe")},
        {document.recipes.size() > 1 || !document.recipes.front().name.empty(), tr("comparison")},
        {document.title != opened.title, tr("title")},
        {document.caption != opened.caption, tr("caption")},
        {document.source != opened.source, tr("source")},
        {document.notes != opened.notes, tr("notes")}};
    QStringList names;
    for (const auto &[isOther, name] : parts) {
        if (isOther)
            names << name;
    }
    const QString last = names.isEmpty() ? QString() : names.takeLast();
    return names.isEmpty() ? last : tr("%1 and %2").arg(names.join(u", "_s), last);
}

} // namespace

FileFormat formatForName(const QString &path)
{
    for (const QString &ending : {u".csv"_s, u".tsv"_s, u".txt"_s}) {
        if (path.endsWith(ending, Qt::CaseInsensitive))
            return FileFormat::Points;
    }
    return FileFormat::Document;
}

/// The system would tell of these in words of its own.
std::optional<Failure> troubleWithWriting(const QString &path, const QString &command)
{
    const QFileInfo place(path);
    const QString name = place.fileName();
    if (place.isDir())
        return unwritten(tr("%1 is a folder. Choose another name with “%2”.").arg(name, command));
    if (isDeviceOrPipe(path))
        return unwritten(
            tr("%1 is a device or a pipe, not a file. Choose another place with “%2”.").arg(name, command));
    const QFileInfo folder(place.absolutePath());
    if (!folder.exists())
        return unwritten(tr("%1 cannot be saved: the folder %2 is not there. Choose another with “%3”.")
                             .arg(name, folder.filePath(), command));
    if (!folder.isDir())
        return unwritten(tr("%1 cannot be saved: %2 is not a folder. Choose another with “%3”.")
                             .arg(name, folder.filePath(), command));
    if (place.exists() && !place.isWritable())
        return unwritten(tr("%1 is write-protected. Choose another name with “%2”.").arg(name, command));
    if (!folder.isWritable())
        return unwritten(
            tr("%1 cannot be saved: you may not write in the folder %2. Choose another with “%3”.")
                .arg(name, folder.filePath(), command));
    return std::nullopt;
}

DocumentFile::DocumentFile(const QString &path, FileFormat format,
                           std::shared_ptr<const PointsText> pointsText)
    : m_path(QFileInfo(path).absoluteFilePath())
    , m_format(format)
    , m_digest(digestOf(path))
    , m_seenStamp(stamp())
    , m_seenDigest(m_digest)
    , m_openedPoints(std::move(pointsText))
    , m_writtenPoints(m_openedPoints)
{
}

DocumentFile DocumentFile::movedTo(const QString &path) const
{
    if (m_writtenPoints != nullptr && !haveOneEnding(m_path, path))
        return {path, formatForName(path), separatedFor(path, m_writtenPoints)};
    DocumentFile moved(path, formatForName(path), m_openedPoints);
    moved.m_writtenPoints = m_writtenPoints;
    return moved;
}

QString DocumentFile::name() const { return shownLine(QFileInfo(m_path).fileName()); }

bool DocumentFile::hasChanged() const
{
    const QByteArray now = digestOf(m_path);
    return !now.isEmpty() && now != m_digest;
}

DocumentFile::Stamp DocumentFile::stamp() const
{
    const QFileInfo file(m_path);
    return file.exists() ? Stamp{file.size(), file.lastModified()} : Stamp{};
}

DocumentFile::News DocumentFile::look()
{
    if (isNone() || m_seenStamp == stamp())
        return News::None;
    m_seenStamp = stamp();
    m_isGone = m_seenStamp == Stamp{};
    const QByteArray digest = digestOf(m_path);
    if (std::exchange(m_seenDigest, digest) == digest || digest == m_digest)
        return News::None;
    return m_isGone ? News::Deleted : News::Changed;
}

FileContent DocumentFile::contentFor(const Document &document) const
{
    if (m_format != FileFormat::Points)
        return {writeDocument(document)};
    const QString unkept = namesOfUnkept(document);
    const DataNames &names = document.names;
    if (m_writtenPoints == nullptr) {
        const std::string text = textOfPoints(document, m_path);
        return {.document = text, .loss = lossText({}, names, readBack(text)), .unkept = unkept};
    }
    for (const auto &known : {m_openedPoints, m_writtenPoints}) {
        if (document.points == known->file.points && names == known->file.names())
            return {.document = {}, .points = known, .unkept = unkept};
    }
    const PointsText before = renamed(*m_writtenPoints, names);
    RewrittenPoints rewritten = rewritePoints(document.points, before);
    return {.document = {},
            .points = std::make_shared<const PointsText>(std::move(rewritten.written)),
            .loss = lossText(rewritten.loss, names, before.file),
            .note = toText(rewritten.note),
            .unkept = unkept};
}

std::optional<Failure> DocumentFile::write(const FileContent &content)
{
    if (auto trouble = troubleWithWriting(m_path, tr("Save as")))
        return trouble;
    const QByteArray digest = digestOf(content.text());
    keepVersionBefore(digest);
    if (const auto failure = writeWholeFile(m_path, content.text()))
        return unwritten(
            tr("%1 could not be written (%2). The file is as it was before, and your work is still here: "
               "make room or choose another place with “Save as”.")
                .arg(name(), toText(*failure)));
    m_digest = digest;
    m_seenStamp = stamp();
    m_seenDigest = digest;
    m_isGone = false;
    if (content.points && !content.points->lines.empty()) // without a line none shows how lines are written
        m_writtenPoints = content.points;
    return std::nullopt;
}

/// Once: who saves often would lose it again. Saving goes on where it cannot be kept.
void DocumentFile::keepVersionBefore(const QByteArray &newDigest)
{
    const QString kept = m_path + u'~';
    if (m_hasKeptVersion || digestOf(m_path) == newDigest || !QFileInfo(m_path).isFile())
        return;
    QFile::remove(kept);
    m_hasKeptVersion = QFile::copy(m_path, kept);
}

bool DocumentFile::isAt(const QString &path) const
{
    if (isNone())
        return false;
    const QFileInfo mine(m_path);
    const QFileInfo other(path);
    const QString place = mine.canonicalFilePath();
    return place.isEmpty() ? mine.absoluteFilePath() == other.absoluteFilePath()
                           : place == other.canonicalFilePath();
}

} // namespace halfplane
