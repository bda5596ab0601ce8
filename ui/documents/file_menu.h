#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace halfplane {

class Filing;
class RecentFiles;

/// The File menu of a window: documents, files opened lately, figures and windows.
class FileMenu : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileMenu)

public:
    FileMenu(Filing &filing, RecentFiles &recentFiles, QObject *parent);

    void fill(QMenu &menu, const QList<QAction *> &exporting);

signals:
    void windowRequested();
    void closeRequested();
    void quitRequested();

private:
    QAction *add(QMenu &menu, const QString &id, const QString &text, const QString &tip,
                 const QKeySequence &key = {});
    void addDocuments(QMenu &menu);
    void addSaving(QMenu &menu);
    void addLeaving(QMenu &menu);
    void listRecentFiles();
    void openRecent(const QString &path);

    Filing &m_filing;
    RecentFiles &m_recentFiles;
    QMenu *m_recent = nullptr;
};

} // namespace halfplane
