#include "ui/settings/recent_files.h"

#include "ui/basics/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto key = "recentFiles"_L1;
constexpr auto untoldKey = "untoldUnsaved"_L1;
constexpr qsizetype longestPath = 4096;

/// The settings may be anybody's work: only what can be a path counts.
bool canBePath(const QString &text)
{
    return text.size() <= longestPath && text.startsWith(u'/') && !text.contains(QChar::Null);
}

} // namespace

RecentFiles::RecentFiles(QSettings *settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    if (m_settings == nullptr)
        return;
    for (const QString &path : m_settings->value(key).toStringList()) {
        if (canBePath(path) && !isUnsaved(path) && !m_paths.contains(path) && m_paths.size() < most)
            m_paths.append(path);
    }
}

void RecentFiles::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    if (m_paths.size() > most)
        m_paths.removeLast();
    keep();
}

bool RecentFiles::keepUnsaved(const QString &fileName, std::string_view text)
{
    const QDir folder(unsavedFolder());
    if (m_settings == nullptr || !folder.mkpath(u"."_s))
        return false;
    QString path = folder.filePath(fileName);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        const QFileInfo place(fileName);
        path = folder.filePath(
            u"%1 %2.%3"_s.arg(place.completeBaseName(), QString::number(number), place.suffix()));
    }
    if (writeWholeFile(path, text))
        return false;
    const QStringList untold = m_settings->value(untoldKey).toStringList();
    m_settings->setValue(untoldKey, untold + QStringList(QFileInfo(path).completeBaseName()));
    emit changed();
    return true;
}

QStringList RecentFiles::takeUntold()
{
    if (m_settings == nullptr || !m_settings->contains(untoldKey))
        return {};
    const QStringList names = m_settings->value(untoldKey).toStringList();
    m_settings->remove(untoldKey);
    return names;
}

void RecentFiles::dropUnsaved(const QString &path)
{
    if (isUnsaved(path) && QFile::remove(path))
        emit changed();
}

QStringList RecentFiles::unsaved() const
{
    QStringList paths;
    if (m_settings == nullptr)
        return paths;
    for (const QFileInfo &file : QDir(unsavedFolder()).entryInfoList(QDir::Files, QDir::Time))
        paths << file.absoluteFilePath();
    return paths;
}

QString RecentFiles::unsavedFolder() const
{
    return m_settings == nullptr ? QString() : QFileInfo(m_settings->fileName()).dir().filePath(u"unsaved"_s);
}

bool RecentFiles::isUnsaved(const QString &path) const
{
    return m_settings != nullptr
        && QFileInfo(path).absolutePath() == QFileInfo(unsavedFolder()).absoluteFilePath();
}

void RecentFiles::remove(const QString &path)
{
    m_paths.removeAll(path);
    keep();
}

void RecentFiles::clear()
{
    m_paths.clear();
    keep();
}

void RecentFiles::keep()
{
    if (m_settings != nullptr)
        m_settings->setValue(key, m_paths);
    emit changed();
}

} // namespace halfplane
