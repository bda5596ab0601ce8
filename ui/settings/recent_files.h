#pragma once

#include <QObject>
#include <QStringList>

#include <string_view>

class QSettings;

namespace halfplane {

/// The files that were opened or saved last, the latest first, for all windows. And documents that went
/// without having been saved: these no limit and no clearing takes away, since nobody else knows of them.
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

    /// A document that goes without having been saved: into a file beside the settings. Where that cannot be,
    /// false.
    bool keepUnsaved(const QString &fileName, std::string_view text);
    QStringList unsaved() const; ///< the paths of these, the latest first
    bool isUnsaved(const QString &path) const;
    void dropUnsaved(const QString &path); ///< it is saved, or nobody wants it

    /// The names of those that were kept and that nobody has been told of, at this start or before. Asked
    /// once, there are none any more.
    QStringList takeUntold();

    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    QString unsavedFolder() const;
    void keep();

    QSettings *m_settings;
    QStringList m_paths;
};

} // namespace halfplane
