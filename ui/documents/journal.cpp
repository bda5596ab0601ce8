#include "ui/documents/journal.h"

#include "ui/basics/text.h"
#include "ui/basics/whole_file.h"
#include "ui/documents/filing.h"
#include "ui/shown/showing.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto heading = "Halfplane journal 1";
constexpr int turns = 2;
constexpr auto lockEnding = ".lock"_L1;

QByteArray checkOf(QByteArrayView text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex();
}

/// A heading, the digest of what follows, how often it has been written, where it is from, the document.
std::string textOf(const UnsavedDocument &document, quint64 count)
{
    const std::string rest = std::to_string(count) + '\n'
        + document.data.toUtf8().toPercentEncoding("/:").toStdString() + '\n'
        + document.digest.toHex().toStdString() + '\n' + writeDocument(document.content);
    return std::string(heading) + '\n' + checkOf(rest).toStdString() + '\n' + rest;
}

struct Entry
{
    quint64 count = 0;
    UnsavedDocument document;
};

/// Up to the end of a line, which goes.
QByteArrayView takeLine(QByteArrayView &text)
{
    const qsizetype end = text.indexOf('\n');
    const QByteArrayView line = text.first(std::max<qsizetype>(end, 0));
    text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    return line;
}

std::optional<Entry> entryIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray all = file.readAll();
    QByteArrayView rest(all);
    const bool isJournal = takeLine(rest) == QByteArrayView(heading);
    const QByteArrayView digest = takeLine(rest);
    if (!isJournal || digest != checkOf(rest))
        return std::nullopt;
    Entry entry;
    entry.count = takeLine(rest).toByteArray().toULongLong();
    entry.document.data = QString::fromUtf8(QByteArray::fromPercentEncoding(takeLine(rest).toByteArray()));
    entry.document.digest = QByteArray::fromHex(takeLine(rest).toByteArray());
    auto content = readDocument({rest.data(), static_cast<std::size_t>(rest.size())});
    if (!content)
        return std::nullopt;
    entry.document.content = std::move(*content);
    return entry;
}

} // namespace

Journal::Journal(const QString &folder)
    : Journal(folder, QUuid::createUuid().toString(QUuid::Id128))
{
}

Journal::Journal(const QString &folder, const QString &id)
    : m_base(QDir(folder).filePath(id))
    , m_lock(m_base + lockEnding)
{
    m_lock.setStaleLockTime(0); // only that its program runs no more makes it one's own
    m_writer.setMaxThreadCount(1);
}

Journal::~Journal() { finish(); }

std::vector<std::unique_ptr<Journal>> Journal::leftIn(const QString &folder)
{
    std::vector<std::unique_ptr<Journal>> left;
    for (const QString &name : QDir(folder).entryList({u"*.0"_s, u"*.1"_s}, QDir::Files, QDir::Time)) {
        std::unique_ptr<Journal> journal(new Journal(folder, name.chopped(2)));
        if (journal->m_lock.tryLock(0) && journal->read())
            left.push_back(std::move(journal));
    }
    return left;
}

QString Journal::pathOf(int turn) const { return m_base + u'.' + QString::number(turn); }

std::optional<UnsavedDocument> Journal::read()
{
    std::optional<Entry> latest;
    for (int turn = 0; turn < turns; ++turn) {
        auto entry = entryIn(pathOf(turn));
        if (entry && (!latest || entry->count > latest->count))
            latest = std::move(entry);
    }
    if (!latest)
        return std::nullopt;
    m_count = latest->count;
    return std::move(latest->document);
}

bool Journal::begin()
{
    return m_lock.isLocked() || (QFileInfo(m_base).dir().mkpath(u"."_s) && m_lock.tryLock(0));
}

void Journal::write(UnsavedDocument document)
{
    if (!begin())
        return emit failed(tr("the folder %1 cannot be written").arg(QFileInfo(m_base).path()));
    m_writer.start([this, document = std::move(document), count = ++m_count] {
        const int turn = static_cast<int>(count % turns);
        if (const auto failure = writeWholeFile(pathOf(turn), textOf(document, count)))
            QMetaObject::invokeMethod(
                this, [this, reason = toText(*failure)] { emit failed(reason); }, Qt::QueuedConnection);
    });
}

void Journal::finish() { m_writer.waitForDone(); }

void Journal::drop()
{
    if (!m_lock.isLocked())
        return;
    finish();
    for (int turn = 0; turn < turns; ++turn)
        QFile::remove(pathOf(turn));
    m_lock.unlock();
}

UnsavedWork::UnsavedWork(Filing &filing, const Showing &showing, std::unique_ptr<Journal> journal,
                         QObject *parent)
    : QObject(parent)
    , m_filing(filing)
    , m_journal(std::move(journal))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delay);
    connect(&m_delay, &QTimer::timeout, this, &UnsavedWork::keep);
    connect(m_journal.get(), &Journal::failed, this, &UnsavedWork::failed);
    connect(&filing, &Filing::titleChanged, this, &UnsavedWork::follow);
    connect(&showing.document(), &OpenDocument::edited, this, &UnsavedWork::follow);
    connect(&showing, &Showing::momentChanged, this, &UnsavedWork::follow);
}

UnsavedWork::~UnsavedWork()
{
    if (!m_isForNextTime)
        m_journal->drop();
}

/// Who goes on changing things does not put it off. What was brought back and undone is still to be had.
void UnsavedWork::follow()
{
    if (!m_filing.isModified()) {
        m_delay.stop();
        if (!m_filing.isThrownAway())
            m_journal->drop();
    } else if (!m_delay.isActive()) {
        m_delay.start();
    }
}

void UnsavedWork::keep()
{
    if (m_journal->isWriting())
        m_delay.start();
    else
        m_journal->write(m_filing.unsaved());
}

bool UnsavedWork::keepNow()
{
    m_delay.stop();
    if (!m_filing.isModified())
        return true;
    m_journal->write(m_filing.unsaved());
    m_journal->finish();
    return m_journal->read().has_value();
}

void UnsavedWork::keepForNextTime()
{
    m_isForNextTime = true;
    keepNow();
}

} // namespace halfplane
