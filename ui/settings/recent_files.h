#pragma once

#include <QObject>
#include <QStringList>

#include <string_view>

class QSettings;

namespace halfplane {

/// The files that were opened or saved last, the latest first, for all windows. What was not saved is among
/// them for a while.
class RecentFiles : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentFiles)

public:
    /// Kept in the settings; without them, for as long as it lives.
    explicit RecentFiles(QSettings *settings, QObject *parent = nullptr);

    static constexpr qsizetype most = 10;
    static constexpr qsizetype mostUnsaved = 3;

    const QStringList &paths() const { return m_paths; }

    void add(const QString &path);

    /// A document that goes without having been saved: into a file beside the settings, and into the list.
    /// Where that cannot be, false.
    bool keepUnsaved(const QString &fileName, std::string_view text);
    bool isUnsaved(const QString &path) const;

    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    QString unsavedFolder() const;
    void forget(const QString &path);
    void keep();

    QSettings *m_settings;
    QStringList m_paths;
};

} // namespace halfplane
