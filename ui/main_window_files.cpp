#include "core/examples.h"
#include "core/io/document.h"
#include "core/theorems/registry.h"
#include "ui/basics/text.h"
#include "ui/board/board_row.h"
#include "ui/documents/file_dialogs.h"
#include "ui/documents/file_drop.h"
#include "ui/documents/filing.h"
#include "ui/figures/choosing/export_actions.h"
#include "ui/lesson_actions.h"
#include "ui/lessons/lesson_guide.h"
#include "ui/main_window.h"
#include "ui/message_bar.h"
#include "ui/panel_column.h"
#include "ui/panels/document_heading.h"
#include "ui/panels/explanation_label.h"
#include "ui/panels/lesson_panel.h"
#include "ui/panels/point_table.h"
#include "ui/panels/theorem_list.h"
#include "ui/panels/theorem_view.h"
#include "ui/presenting/presenter.h"
#include "ui/presenting/stage.h"
#include "ui/settings/preferences.h"
#include "ui/settings_dialog.h"
#include "ui/shown/showing.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>

// The window's documents, where they come from and go to; and what of the window outlasts it.

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What it shows; what to do with it comes after that.
QString firstSentence(const QString &caption) { return caption.first((caption + u' ').indexOf(u". "_s) + 1); }

/// Qt breaks the lines of no other tip.
QString asParagraph(const QString &text) { return u"<p>%1</p>"_s.arg(text.toHtmlEscaped()); }

} // namespace

void MainWindow::createFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    menu->setObjectName(u"file"_s);
    menu->setToolTipsVisible(true);
    const auto add = [menu](const QString &id, const QString &text, const QString &tip,
                            const QKeySequence &key, auto *receiver, auto slot) {
        QAction *action = menu->addAction(text, receiver, slot);
        action->setObjectName(id);
        action->setToolTip(tip);
        action->setShortcut(key);
        return action;
    };
    const auto key = [](const QString &text) { return QKeySequence::fromString(text); };
    add(u"newDocument"_s, tr("&New"), tr("An empty plane, in this window"), QKeySequence::New, m_filing,
        &Filing::startAnew);
    add(u"newWindow"_s, tr("New &window"), tr("An empty plane beside what is open"), key(u"Ctrl+Shift+N"_s),
        this, &MainWindow::windowRequested);
    add(u"open"_s, tr("&Open…"),
        tr("A .halfplane document, points as .csv, .tsv or .txt, a lesson as .md, or a figure that carries "
           "its "
           "document: %1")
            .arg(figuresToOpen()),
        QKeySequence::Open, m_filing, &Filing::chooseAndOpen);
    createRecentMenu(*menu);
    menu->addSeparator();
    add(u"save"_s, tr("&Save"), tr("Into its file, with recipe, view and step"), QKeySequence::Save, m_filing,
        &Filing::save);
    add(u"saveAs"_s, tr("Save &as…"),
        tr("Into another file: a .halfplane document, or the points alone as .csv, .tsv or .txt"),
        key(u"Ctrl+Shift+S"_s), m_filing, &Filing::saveAs);
    add(u"saveCopy"_s, tr("Save a &copy…"), tr("Into another file, and go on with this one"), {}, m_filing,
        &Filing::saveCopy);
    QAction *revert =
        add(u"revert"_s, tr("Re&vert"), tr("Back to what the file holds"), {}, m_filing, &Filing::revert);
    const auto refresh = [this, revert] { revert->setEnabled(!m_filing->file().isNone()); };
    connect(m_filing, &Filing::titleChanged, revert, refresh);
    refresh();
    menu->addSeparator();
    menu->addActions(m_exports->forFiles());
    menu->addSeparator();
    add(u"closeWindow"_s, tr("C&lose window"), tr("Asks first where something is not saved"),
        key(u"Ctrl+W"_s), this, &MainWindow::closeInFront);
    add(u"quit"_s, tr("&Quit"), tr("Closes all windows; asks first where something is not saved"),
        key(u"Ctrl+Q"_s), this, &MainWindow::quitRequested);
}

void MainWindow::createRecentMenu(QMenu &menu)
{
    QMenu *recent = menu.addMenu(tr("Open &recent"));
    recent->setObjectName(u"recentFiles"_s);
    recent->setToolTipsVisible(true);
    connect(&m_preferences.recentFiles(), &RecentFiles::changed, recent,
            [this, recent] { listRecentFiles(*recent); });
    listRecentFiles(*recent);
}

/// Opening a file changes the menu: its actions must not go while they are at work.
void MainWindow::listRecentFiles(QMenu &menu)
{
    RecentFiles &files = m_preferences.recentFiles();
    menu.clear();
    int number = 0;
    for (const QString &path : files.unsaved() + files.paths()) {
        const QString name =
            shownLine(files.isUnsaved(path) ? tr("Unsaved: %1").arg(QFileInfo(path).completeBaseName())
                                            : QFileInfo(path).fileName())
                .replace(u'&', u"&&"_s);
        const QString key = ++number < 10 ? u"&%1  "_s.arg(number) : u"%1  "_s.arg(number);
        QAction *action = menu.addAction(key + name);
        action->setToolTip(path);
        connect(
            action, &QAction::triggered, this, [this, path] { openRecent(path); }, Qt::QueuedConnection);
    }
    menu.addSeparator();
    QAction *clear = menu.addAction(tr("&Clear the list"));
    clear->setObjectName(u"clearRecentFiles"_s);
    clear->setToolTip(tr("What was not saved stays in it"));
    clear->setEnabled(!files.paths().isEmpty());
    connect(clear, &QAction::triggered, &files, &RecentFiles::clear, Qt::QueuedConnection);
    menu.setEnabled(number > 0);
}

void MainWindow::openRecent(const QString &path)
{
    if (QFileInfo::exists(path)) {
        m_filing->open(path);
        return;
    }
    m_preferences.recentFiles().remove(path);
    tell(tr("%1 is not there any more, so it has left the list of recent files.").arg(path));
}

void MainWindow::createExports()
{
    m_exports = new ExportActions({.window = *this,
                                   .showing = *m_showing,
                                   .boards = *m_boards,
                                   .filing = *m_filing,
                                   .preferences = m_preferences},
                                  this);
    connect(m_exports, &ExportActions::told, this, &MainWindow::tell);
    connect(m_exports, &ExportActions::done, m_messages, &MessageBar::confirm);
}

void MainWindow::createExamplesMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("E&xamples"));
    QMenu *group = nullptr;
    for (const Example &example : examples()) {
        if (group == nullptr || group->title() != toText(example.group)) {
            group = menu->addMenu(toText(example.group));
            group->setToolTipsVisible(true);
        }
        const auto document = readDocument(example.text);
        const QString id = toText(example.id);
        QAction *action = group->addAction(toText(document->title), m_filing,
                                           [this, id] { m_filing->open(u"example:"_s + id); });
        action->setObjectName(id);
        action->setToolTip(asParagraph(firstSentence(toText(document->caption))));
    }
}

/// A moment brings its panel to the front.
void MainWindow::createLessons()
{
    m_lessons = new LessonActions({*this, *m_showing, *m_filing, *m_guide});
    connect(m_lessons, &LessonActions::told, this, &MainWindow::tell);
    connect(m_lessons, &LessonActions::noted, m_messages, &MessageBar::note);
    connect(m_guide, &LessonGuide::lessonChanged, m_panels,
            [this] { m_panels->setTeaching(m_guide->lesson() != nullptr); });
    connect(m_guide, &LessonGuide::panelAsked, m_panels,
            [this](const QString &panel, const QString &theorem) {
                const QPointer<QWidget> focused = QApplication::focusWidget(); // keeps the keys
                m_panels->bringForward(u"lesson"_s);
                QWidget *opened = panel == u"lesson"_s ? nullptr : m_panels->open(panel);
                auto *theorems = qobject_cast<TheoremPanel *>(opened);
                if (const auto *descriptor = findTheorem(theorem.toStdString()); theorems && descriptor)
                    theorems->open(*descriptor);
                if (focused)
                    focused->setFocus();
            });
    connect(m_guide, &LessonGuide::stageAsked, m_presenter, &Presenter::setBeside);
}

void MainWindow::connectFiling()
{
    connect(m_filing, &Filing::loaded, this, &MainWindow::endHint);
    connect(m_filing, &Filing::loaded, this, &MainWindow::showWords);
    connect(m_filing, &Filing::told, this, &MainWindow::tell);
    connect(m_filing, &Filing::noted, m_messages, &MessageBar::note);
    connect(m_filing, &Filing::done, m_messages, [this](const QString &what) { m_messages->confirm(what); });
    connect(m_filing, &Filing::titleChanged, this, &MainWindow::showTitle);
    auto *drop = new FileDrop(*this);
    connect(drop, &FileDrop::refused, this, &MainWindow::tell);
    // A dialog may follow, and whoever drags the file is not to wait for its answer.
    connect(drop, &FileDrop::dropped, this, &MainWindow::openDropped, Qt::QueuedConnection);
    showTitle();
}

void MainWindow::openDropped(const QStringList &paths)
{
    m_filing->open(paths.constFirst());
    for (const QString &path : paths.sliced(1))
        emit openElsewhereRequested(path);
}

/// Qt shows the star in the place of [*]; a title that has it itself says it twice.
void MainWindow::showTitle()
{
    QString title = m_filing->titleWithFile();
    if (m_filing->isBroughtBack())
        title = tr("Restored: %1").arg(title);
    setWindowTitle(title.replace(u"[*]"_s, u"[*][*]"_s) + u"[*]"_s);
    setWindowModified(m_filing->isModified());
}

/// This window, or only the stage where that is what the key was pressed on.
void MainWindow::closeInFront()
{
    if (m_presenter->stage() != nullptr && m_presenter->stage()->isActiveWindow())
        m_presenter->end();
    else
        close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_filing->mayLeave());
    if (event->isAccepted())
        keepPlace();
}

void MainWindow::connectPreferences()
{
    Playback &playback = m_showing->playback();
    const auto takePace = [this, &playback] {
        playback.setSpeed(m_preferences.speed());
        playback.setStride(m_preferences.stride());
    };
    const auto takeScreen = [this] { m_presenter->setScreenName(m_preferences.presentingScreen()); };
    const auto takeScale = [this] {
        m_boards->setSizes(Sizes::scaledBy(m_preferences.scale() / 100.0));
        m_explanation->followFont();
        m_panels->heading().followFont();
    };
    auto *points = m_panels->findChild<PointTable *>();
    const auto takeNumbers = [this, points] { points->setShownNumbers(m_preferences.pointNumbers()); };
    connect(points, &PointTable::shownNumbersChosen, &m_preferences, &Preferences::setPointNumbers);
    connect(&m_preferences, &Preferences::wasReset, points, takeNumbers);
    takeNumbers();
    takePace();
    takeScale();
    takeScreen();
    playback.setReducedMotion(m_preferences.reducesMotion());
    connect(&playback, &Playback::speedChanged, &m_preferences, &Preferences::setSpeed);
    connect(&playback, &Playback::strideChanged, &m_preferences, [this](Stride stride) {
        if (m_guide->lesson() == nullptr) // whose stride is its own
            m_preferences.setStride(stride);
    });
    connect(&m_preferences, &Preferences::motionChanged, &playback, &Playback::setReducedMotion);
    connect(&m_preferences, &Preferences::scaleChanged, m_boards, takeScale);
    connect(m_presenter, &Presenter::screenChosen, &m_preferences, &Preferences::setPresentingScreen);
    connect(&m_preferences, &Preferences::wasReset, this, takePace);
    connect(&m_preferences, &Preferences::wasReset, this, takeScreen);
    connect(&m_preferences, &Preferences::wasReset, m_panels, &PanelColumn::reset);
}

/// Of a document that has some.
void MainWindow::showWords()
{
    if (LessonPanel::hasTextOf(m_showing->document()))
        m_panels->bringForward(u"lesson"_s);
    else if (findChild<const LessonPanel *>()->isVisible())
        m_panels->bringForward(u"recipe"_s);
}

bool MainWindow::takePlace()
{
    const auto layout = m_preferences.layout();
    if (!layout || !restoreGeometry(layout->geometry))
        return false;
    m_panels->setArrangement(layout->panels);
    showWords();
    setWindowState(windowState() & ~(Qt::WindowFullScreen | Qt::WindowMinimized));
    if (!isMaximized())
        standClearOfOthers();
    return true;
}

/// All windows are kept in one place; each is a step down and right of the one before, whose title one sees.
void MainWindow::standClearOfOthers()
{
    constexpr int step = 32;
    QRect place = geometry();
    QWidgetList others = QApplication::topLevelWidgets();
    others.removeIf([this](const QWidget *other) {
        return other == this || other->isHidden() || qobject_cast<const MainWindow *>(other) == nullptr;
    });
    const auto isCovering = [&place](const QWidget *other) {
        return std::abs(other->geometry().top() - place.top()) < step;
    };
    while (std::ranges::any_of(others, isCovering))
        place.translate(step, step);
    if (place != geometry())
        setGeometry(place & screen()->availableGeometry()); // rather smaller than back where another is
    bringOntoScreen(*this);
}

void MainWindow::keepPlace() { m_preferences.setLayout({saveGeometry(), m_panels->arrangement()}); }

void MainWindow::addSettings(QMenu &menu)
{
    menu.addSeparator();
    QAction *action = menu.addAction(tr("&Settings…"), this, &MainWindow::showSettings);
    action->setObjectName(u"settings"_s);
    action->setToolTip(tr("Colours, size and motion on this computer"));
    action->setShortcut(QKeySequence::fromString(u"Ctrl+,"_s));
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace halfplane
