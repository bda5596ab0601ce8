#pragma once

#include "ui/editing/document_source.h"

#include <QObject>
#include <QPointer>

namespace halfplane {

class MainWindow;
class Preferences;

/// All the windows of the program: makes them, finds them, closes them. They share the preferences, and
/// nothing of their documents.
class Windows : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Windows)

public:
    Windows(DocumentSource source, Preferences &preferences, QObject *parent = nullptr);
    ~Windows() override;

    /// A new one, not shown yet. It goes when it is closed.
    MainWindow &add();
    QList<MainWindow *> all() const;

public slots:
    void openEmpty();
    void open(const QString &name);
    void quit(); ///< unless the user wants to keep something: then all stay

private:
    MainWindow *windowOn(const QString &path) const;
    bool showElsewhere(const MainWindow &asking, const QString &path) const;

    DocumentSource m_source;
    Preferences &m_preferences;
    QList<QPointer<MainWindow>> m_windows;
};

} // namespace halfplane
