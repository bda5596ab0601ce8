#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace halfplane {

/// A message in the window, over the upper edge of what it is about, so that nothing moves. What went wrong
/// stays until it is closed or another one comes, what went well goes by itself.
class MessageBar : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageBar)

public:
    explicit MessageBar(QWidget *parent = nullptr);

    QString text() const;

public slots:
    void tell(const QString &trouble); ///< empty takes away what is there; so below
    void note(const QString &text); ///< worth knowing, and nothing is wrong
    void confirm(const QString &success, const QString &file = {}); ///< with a way to the file's folder

private:
    void say(const QString &text, const QString &mark, const char *tone);
    void goUnlessUsed();
    void showInFolder();

    QLabel *m_mark;
    QLabel *m_label;
    QToolButton *m_folder;
    QString m_file;
    QTimer m_end; ///< of what went well
};

} // namespace halfplane
