#include "ui/windows.h"

#include "ui/documents/filing.h"
#include "ui/documents/journal.h"
#include "ui/main_window.h"
#include "ui/settings/preferences.h"

namespace halfplane {

namespace {

void bringForward(MainWindow &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

} // namespace

Windows::Windows(DocumentSource source, Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_preferences(preferences)
{
}

Windows::~Windows() { qDeleteAll(all()); }

QList<MainWindow *> Windows::all() const
{
    QList<MainWindow *> windows;
    for (const QPointer<MainWindow> &window : m_windows) {
        if (window != nullptr)
            windows.append(window);
    }
    return windows;
}

MainWindow &Windows::add()
{
    auto *window = new MainWindow(m_source, m_preferences);
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows.removeAll(QPointer<MainWindow>());
    m_windows.append(window);
    connect(window, &MainWindow::windowRequested, this, &Windows::openEmpty);
    connect(window, &MainWindow::openElsewhereRequested, this, &Windows::open);
    connect(window, &MainWindow::quitRequested, this, &Windows::quit, Qt::QueuedConnection);
    window->filing().setShowElsewhere(
        [this, window](const QString &path) { return showElsewhere(*window, path); });
    if (!m_journalFolder.isEmpty())
        keepWorkOf(*window);
    return *window;
}

void Windows::keepWorkOf(MainWindow &window)
{
    auto *work = new UnsavedWork(window.filing(), window.showing(),
                                 std::make_unique<Journal>(m_journalFolder), &window);
    connect(work, &UnsavedWork::failed, &window, [&window](const QString &reason) {
        window.tell(
            tr("What is not saved cannot be kept for the case of a crash (%1): save it soon.").arg(reason));
    });
}

/// A journal goes when another has what was in it.
bool Windows::bringBack(MainWindow *first)
{
    bool isFirstTaken = false;
    if (m_journalFolder.isEmpty())
        return isFirstTaken;
    for (const auto &journal : Journal::leftIn(m_journalFolder)) {
        const auto kept = journal->read();
        MainWindow *same = untouchedOn(*kept);
        MainWindow &window = same != nullptr ? *same : first != nullptr && !isFirstTaken ? *first : add();
        window.filing().bringBack(*kept);
        if (window.findChild<UnsavedWork *>()->keepNow())
            journal->drop();
        if (&window != first && &window != same)
            window.appear();
        isFirstTaken = isFirstTaken || &window == first;
    }
    return isFirstTaken;
}

void Windows::keepForNextTime()
{
    for (MainWindow *window : all()) {
        if (auto *work = window->findChild<UnsavedWork *>())
            work->keepForNextTime();
        window->filing().letGo();
    }
}

void Windows::openEmpty()
{
    MainWindow &window = add();
    window.filing().startAnew();
    window.appear();
}

/// What cannot be opened is said where nothing else is lost: in a window of its own.
void Windows::open(const QString &name)
{
    if (MainWindow *window = windowOn(name))
        return bringForward(*window);
    MainWindow &window = add();
    window.filing().startAnew();
    window.filing().open(name);
    window.appear();
}

MainWindow *Windows::windowOn(const QString &path) const
{
    for (MainWindow *window : all()) {
        if (!window->isHidden() && window->filing().file().isAt(path))
            return window;
    }
    return nullptr;
}

/// One that has the file as it was when this was kept: it need not be open twice.
MainWindow *Windows::untouchedOn(const UnsavedDocument &kept) const
{
    MainWindow *window = windowOn(kept.data);
    if (window == nullptr || window->filing().isModified() || window->filing().file().digest() != kept.digest)
        return nullptr;
    return window;
}

bool Windows::showElsewhere(const MainWindow &asking, const QString &path) const
{
    if (asking.filing().file().isAt(path))
        return false; // it is read again
    MainWindow *window = windowOn(path);
    if (window != nullptr)
        bringForward(*window);
    return window != nullptr;
}

/// All are asked before any is closed, so that one that stays leaves the others where they are.
void Windows::quit()
{
    for (MainWindow *window : all()) {
        if (!window->filing().mayLeave())
            return;
    }
    for (MainWindow *window : all()) {
        window->filing().letGo();
        window->close();
    }
}

} // namespace halfplane
