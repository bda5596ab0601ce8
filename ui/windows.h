#pragma once

#include "ui/editing/document_source.h"

#include <QObject>
#include <QPointer>

namespace halfplane {

class MainWindow;
class Preferences;
struct UnsavedDocument;

/// All the windows of the program: makes them, finds them, closes them. They share the preferences, and
/// nothing of their documents.
class Windows : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Windows)

public:
    Windows(DocumentSource source, Preferences &preferences, QObject *parent = nullptr);

    /// Where what is not saved is kept; without it nothing is. For windows that are added after that.
    void setJournalFolder(const QString &folder) { m_journalFolder = folder; }

    ~Windows() override;

    /// A new one, not shown yet. It goes when it is closed.
    MainWindow &add();
    QList<MainWindow *> all() const;

    /// What a program has left there that was ended before it was saved: each in a window of its own that is
    /// shown, but for the first, which may be put into this one, and for the one whose file is open
    /// already. Whether the first was.
    bool bringBack(MainWindow *first);

    /// The program ends at once: what is not saved comes back next time, and nobody is asked.
    void keepForNextTime();

public slots:
    void openEmpty();
    void open(const QString &name);
    void quit(); ///< unless the user wants to keep something: then all stay

private:
    void keepWorkOf(MainWindow &window);
    MainWindow *windowOn(const QString &path) const;
    MainWindow *untouchedOn(const UnsavedDocument &kept) const;
    bool showElsewhere(const MainWindow &asking, const QString &path) const;

    DocumentSource m_source;
    Preferences &m_preferences;
    QList<QPointer<MainWindow>> m_windows;
    QString m_journalFolder;
};

} // namespace halfplane
