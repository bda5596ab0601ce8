#pragma once

#include "app/window.h"
#include "ui/board/board.h"
#include "ui/documents/filing.h"
#include "ui/editing/open_document.h"
#include "ui/keys.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/painting/theme.h"
#include "ui/settings/preferences.h"
#include "ui/shown/showing.h"
#include "ui/windows.h"

#include <QAction>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <deque>

namespace halfplane::test {

using namespace Qt::Literals::StringLiterals;

inline constexpr auto twoPoints = "x1,x2,y\n1,2,1\n-1,0,-1\n"; ///< a points file
inline constexpr auto threePointsFile = "x1,x2,y\n1,2,1\n-1,0,-1\n4,4,1\n";
inline constexpr int patience = 20'000; ///< milliseconds, for computers that do much else

/// Sits before the screen: answers each dialog as it was told to. One that nobody expected is rejected, so
/// that a test fails rather than hangs.
class User : public QObject
{
    Q_DISABLE_COPY_MOVE(User)

public:
    using Answer = std::function<void(QDialog &)>;

    User()
    {
        connect(&m_eyes, &QTimer::timeout, this, &User::look);
        m_eyes.start(0);
    }

    /// One that is meant to stay while the test goes on.
    void ignore(QDialog *dialog) { m_ignored = dialog; }

    void willAnswer(Answer answer) { m_answers.push_back(std::move(answer)); }
    void willPress(QMessageBox::StandardButton button)
    {
        willAnswer([button](QDialog &dialog) {
            auto *box = qobject_cast<QMessageBox *>(&dialog);
            if (box == nullptr || box->button(button) == nullptr)
                return dialog.reject();
            QTest::mouseClick(box->button(button), Qt::LeftButton);
        });
    }
    void willPress(const QString &text)
    {
        willAnswer([text](QDialog &dialog) {
            for (auto *button : dialog.findChildren<QPushButton *>()) {
                if (button->text().remove(u'&') == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            dialog.reject();
        });
    }
    void willTypeFile(const QString &path)
    {
        willAnswer([path](QDialog &dialog) {
            auto *name = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
            if (name == nullptr)
                return dialog.reject();
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }
    void willCancel()
    {
        willAnswer([](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    }

    /// Every dialog came that was expected, and no other.
    bool isContent() const { return m_answers.empty() && !m_isSurprised; }

private:
    void look()
    {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr || dialog == m_answered || dialog == m_ignored
            || qobject_cast<QProgressDialog *>(dialog) != nullptr)
            return;
        m_answered = dialog;
        m_isSurprised = m_isSurprised || m_answers.empty();
        const Answer answer = m_answers.empty() ? [](QDialog &box) { box.reject(); } : m_answers.front();
        if (!m_answers.empty())
            m_answers.pop_front();
        QTimer::singleShot(0, dialog, [answer, dialog] { answer(*dialog); });
    }

    QTimer m_eyes;
    std::deque<Answer> m_answers;
    QPointer<QDialog> m_answered;
    QPointer<QDialog> m_ignored;
    bool m_isSurprised = false;
};

/// The program's windows over files of their own, with settings of their own.
struct Desk
{
    Desk()
        : preferences(theme, std::make_unique<QSettings>(settingsFile(), QSettings::IniFormat))
        , windows(openForWindow, preferences)
        , window(&windows.add())
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        show(*window);
        preferences.setFolder(Preferences::Purpose::Opening, folder.path());
        preferences.setFolder(Preferences::Purpose::Saving, folder.path());
        preferences.setFolder(Preferences::Purpose::Exporting, folder.path());
        preferences.setReducedMotion(true);
    }

    static void show(MainWindow &shown)
    {
        shown.show();
        shown.activateWindow();
        (void)QTest::qWaitForWindowActive(&shown);
        shown.board().setFocus();
    }

    QString settingsFile() const { return folder.filePath(u"settings.ini"_s); }
    QString path(const QString &name) const { return folder.filePath(name); }
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName()
                                                                                        : QString();
    }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }

    Filing &filing() const { return window->filing(); }
    OpenDocument &document() const { return window->showing().document(); }
    QString message() const { return window->findChild<MessageBar *>()->text(); }
    QAction *action(const QString &id) const { return window->findChild<QAction *>(id); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const
    {
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window);
        QTest::keyClick(&window->board(), static_cast<Qt::Key>(key), modifiers);
    }
    void addPoint() const { document().addPoint({2.5, 1.25, Label::Positive}); }

    QTemporaryDir folder;
    User user;
    Keys keys;
    Theme theme;
    Preferences preferences;
    Windows windows;
    MainWindow *window;
};

} // namespace halfplane::test
