#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QStatusBar;
class QToolButton;

namespace halfplane {

/// A message in the window, in the place of the status line, so that it covers no point and nothing moves;
/// one of many lines grows upwards from there. It goes by itself when there was time to read it. What went
/// wrong stays until something else is done then. Nothing goes from under a hand, or while it has the focus.
class MessageBar : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageBar)

public:
    /// Of the same window, which asks it to take its place.
    MessageBar(const QStatusBar &line, QWidget *window);

    QString text() const;

    void place();

public slots:
    void tell(const QString &trouble); ///< empty takes away what is there; so below
    void note(const QString &text); ///< worth knowing, and nothing is wrong
    void confirm(const QString &success, const QString &file = {}); ///< with a way to the file's folder
    void heedAction(); ///< the user does something else

private:
    struct Look;

    void say(const QString &text, const Look &look);
    void goUnlessUsed();
    void endReading();
    void showInFolder();

    const QStatusBar &m_line;
    QLabel *m_mark;
    QLabel *m_label;
    QToolButton *m_folder;
    QString m_file;
    QTimer m_reading; ///< while one may still be reading
    bool m_mayGo = false; ///< when it has been read
};

} // namespace halfplane
