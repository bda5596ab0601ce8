#pragma once

#include <QObject>

class QMainWindow;
class QMenu;

namespace halfplane {

class KeysWindow;
class PageWindow;

/// What the Help menu of a window offers, and the windows that it opens. In "What's this?" the controls of
/// the window answer with their tooltips.
class HelpMenu : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpMenu)

public:
    explicit HelpMenu(QMainWindow &window);

    void fill(QMenu &menu);

signals:
    void hintWanted(); ///< that of the first start, once more

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showKeys();
    void showGettingStarted();

    QMainWindow &m_window;
    KeysWindow *m_keys = nullptr; ///< once it has been asked for
    PageWindow *m_gettingStarted = nullptr;
};

} // namespace halfplane
