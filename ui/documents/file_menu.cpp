#include "ui/documents/file_menu.h"

#include "ui/documents/filing.h"
#include "ui/settings/recent_files.h"

#include <QFileInfo>
#include <QMenu>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

FileMenu::FileMenu(Filing &filing, RecentFiles &recentFiles, QObject *parent)
    : QObject(parent)
    , m_filing(filing)
    , m_recentFiles(recentFiles)
{
}

void FileMenu::fill(QMenu &menu, const QList<QAction *> &exporting)
{
    menu.setToolTipsVisible(true);
    addDocuments(menu);
    menu.addSeparator();
    addSaving(menu);
    menu.addSeparator();
    menu.addActions(exporting);
    menu.addSeparator();
    addLeaving(menu);
}

QAction *FileMenu::add(QMenu &menu, const QString &id, const QString &text, const QString &tip,
                       const QKeySequence &key)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(id);
    action->setToolTip(tip);
    action->setShortcut(key);
    return action;
}

void FileMenu::addDocuments(QMenu &menu)
{
    connect(add(menu, u"newDocument"_s, tr("&New"), tr("An empty plane, in this window"), QKeySequence::New),
            &QAction::triggered, &m_filing, &Filing::startAnew);
    connect(add(menu, u"newWindow"_s, tr("New &window"), tr("An empty plane beside what is open"),
                QKeySequence::fromString(u"Ctrl+Shift+N"_s)),
            &QAction::triggered, this, &FileMenu::windowRequested);
    connect(add(menu, u"open"_s, tr("&Open…"),
                tr("A .halfplane document, points as .csv, .tsv or .txt, or a figure that carries its "
                   "document: .png, "
                   ".svg, .pdf, .tex or .html"),
                QKeySequence::Open),
            &QAction::triggered, &m_filing, &Filing::chooseAndOpen);
    m_recent = menu.addMenu(tr("Open &recent"));
    m_recent->setObjectName(u"recentFiles"_s);
    m_recent->setToolTipsVisible(true);
    connect(&m_recentFiles, &RecentFiles::changed, m_recent, [this] { listRecentFiles(); });
    listRecentFiles();
}

void FileMenu::addSaving(QMenu &menu)
{
    connect(add(menu, u"save"_s, tr("&Save"), tr("Into its file, with recipe, view and step"),
                QKeySequence::Save),
            &QAction::triggered, &m_filing, &Filing::save);
    connect(add(menu, u"saveAs"_s, tr("Save &as…"),
                tr("Into another file: a .halfplane document, or the points alone as .csv, .tsv or .txt"),
                QKeySequence::fromString(u"Ctrl+Shift+S"_s)),
            &QAction::triggered, &m_filing, &Filing::saveAs);
    connect(add(menu, u"saveCopy"_s, tr("Save a &copy…"), tr("Into another file, and go on with this one")),
            &QAction::triggered, &m_filing, &Filing::saveCopy);
    QAction *revert = add(menu, u"revert"_s, tr("Re&vert"), tr("Back to what the file holds"));
    connect(revert, &QAction::triggered, &m_filing, &Filing::revert);
    const auto refresh = [this, revert] { revert->setEnabled(!m_filing.file().isNone()); };
    connect(&m_filing, &Filing::titleChanged, revert, refresh);
    refresh();
}

void FileMenu::addLeaving(QMenu &menu)
{
    connect(add(menu, u"closeWindow"_s, tr("C&lose window"), tr("Asks first where something is not saved"),
                QKeySequence::fromString(u"Ctrl+W"_s)),
            &QAction::triggered, this, &FileMenu::closeRequested);
    connect(add(menu, u"quit"_s, tr("&Quit"),
                tr("Closes all windows; asks first where something is not saved"),
                QKeySequence::fromString(u"Ctrl+Q"_s)),
            &QAction::triggered, this, &FileMenu::quitRequested);
}

void FileMenu::listRecentFiles()
{
    m_recent->clear();
    int number = 0;
    for (const QString &path : m_recentFiles.paths()) {
        const QString name = QFileInfo(path).fileName().replace(u'&', u"&&"_s);
        const QString key = ++number < 10 ? u"&%1  "_s.arg(number) : u"%1  "_s.arg(number);
        QAction *action = m_recent->addAction(key + name);
        action->setToolTip(path);
        // Opening changes this menu: its action must not go while it is at work.
        connect(
            action, &QAction::triggered, this, [this, path] { openRecent(path); }, Qt::QueuedConnection);
    }
    m_recent->addSeparator();
    QAction *clear = m_recent->addAction(tr("&Clear the list"));
    clear->setObjectName(u"clearRecentFiles"_s);
    connect(clear, &QAction::triggered, &m_recentFiles, &RecentFiles::clear, Qt::QueuedConnection);
    m_recent->setEnabled(number > 0);
}

void FileMenu::openRecent(const QString &path)
{
    if (QFileInfo::exists(path)) {
        m_filing.open(path);
        return;
    }
    m_recentFiles.remove(path);
    emit m_filing.told(tr("%1 is not there any more, so it has left the list of recent files.").arg(path));
}

} // namespace halfplane
