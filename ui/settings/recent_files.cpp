#include "ui/settings/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto key = "recentFiles"_L1;
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
        if (canBePath(path) && !m_paths.contains(path) && m_paths.size() < most)
            m_paths.append(path);
    }
}

void RecentFiles::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    m_paths = m_paths.first(std::min(most, m_paths.size()));
    keep();
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
