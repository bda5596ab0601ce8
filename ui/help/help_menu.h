#pragma once

#include <QObject>

#include <functional>

class QMainWindow;
class QMenu;

namespace halfplane {

class KeysWindow;
class PageWindow;

/// What the Help menu of a window offers, and the windows that it opens. In "What's this?" the controls of
/// the window answer with their tooltips, and so they do to the key ?.
class HelpMenu : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpMenu)

public:
    /// What one of its parts gives the keys to has them as long as no other is gone to.
    HelpMenu(QMainWindow &window, const QWidget &mainPart);

    void fill(QMenu &menu);

signals:
    void hintWanted(); ///< that of the first start, once more
    void exampleWanted(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showKeys();
    PageWindow *pageCalled(const QString &id, const QString &title, const std::function<QString()> &html);
    void showGettingStarted();
    void showWritingLessons();
    void showErrata();
    void explainPart() const;

    QMainWindow &m_window;
    const QWidget &m_mainPart;
    KeysWindow *m_keys = nullptr; ///< once it has been asked for
};

} // namespace halfplane
