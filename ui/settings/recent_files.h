#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace halfplane {

/// The files that were opened or saved last, the latest first, for all windows.
class RecentFiles : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentFiles)

public:
    /// Kept in the settings; without them, for as long as it lives.
    explicit RecentFiles(QSettings *settings, QObject *parent = nullptr);

    static constexpr qsizetype most = 10;

    const QStringList &paths() const { return m_paths; }

    void add(const QString &path);
    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    void keep();

    QSettings *m_settings;
    QStringList m_paths;
};

} // namespace halfplane
