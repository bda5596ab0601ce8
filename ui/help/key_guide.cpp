#include "ui/help/key_guide.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QShowEvent>
#include <QTextBrowser>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Guide
{
    Q_DECLARE_TR_FUNCTIONS(KeyGuide)
};

/// What one does with mouse, wheel, finger, pen and crosshair, as no action knows of it: in
/// resources/help/gestures.txt a line for each task, and under it, set in, lines of "keys | what they do".
KeyGuide gestures()
{
    QFile file(u":/help/gestures.txt"_s);
    KeyGuide guide;
    if (!file.open(QIODevice::ReadOnly))
        return guide;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.trimmed().split(u" | "_s);
        if (words.size() == 1)
            guide.push_back({words.front(), {}});
        else
            guide.back().entries.push_back({words.front(), words.back()});
    }
    return guide;
}

constexpr auto taskProperty = "task";

QString withoutMnemonic(QString text)
{
    text.replace(u"&&"_s, u"\x1"_s);
    text.remove(u'&');
    return text.replace(u"\x1"_s, u"&"_s);
}

/// Goes through a window's actions in the order in which the user meets them.
class ActionCollector
{
public:
    KeyGuide collected(const QWidget &window)
    {
        if (const auto *main = qobject_cast<const QMainWindow *>(&window)) {
            for (const QAction *action : main->menuBar()->actions()) {
                if (action->menu() != nullptr)
                    addAll(*action->menu(), taskOf(*action->menu(), action->text()));
            }
        }
        for (const auto *bar : window.findChildren<QToolBar *>())
            addAll(*bar, taskOf(*bar, bar->windowTitle()));
        for (const auto *action : window.findChildren<QAction *>())
            add(*action, Guide::tr("Other keys"));
        addGestures();
        return std::move(m_guide);
    }

private:
    static QString taskOf(const QObject &object, const QString &otherwise)
    {
        const QString task = object.property(taskProperty).toString();
        return task.isEmpty() ? withoutMnemonic(otherwise) : task;
    }

    void addAll(const QWidget &widget, const QString &task)
    {
        for (const QAction *action : widget.actions()) {
            if (action->menu() != nullptr)
                addAll(*action->menu(), taskOf(*action->menu(), task));
            else
                add(*action, task);
        }
    }

    void add(const QAction &action, const QString &task)
    {
        if (action.shortcuts().isEmpty() || m_added.contains(&action))
            return;
        m_added.insert(&action);
        section(taskOf(action, task)).entries.push_back({keysText(action), withoutMnemonic(action.text())});
    }

    void addGestures()
    {
        for (const GuideSection &gestured : gestures()) {
            auto &entries = section(gestured.task).entries;
            entries.insert(entries.end(), gestured.entries.begin(), gestured.entries.end());
        }
    }

    GuideSection &section(const QString &task)
    {
        const auto found = std::ranges::find(m_guide, task, &GuideSection::task);
        return found != m_guide.end() ? *found : m_guide.emplace_back(GuideSection{task, {}});
    }

    KeyGuide m_guide;
    QSet<const QAction *> m_added;
};

bool hasAll(const QStringList &words, const QString &text)
{
    return std::ranges::all_of(words,
                               [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Also what the keys are called where the guide shows a sign.
QString searchable(const GuideSection &section, const GuideEntry &entry)
{
    QString keys = entry.keys;
    keys.replace(u'→', Guide::tr("→ Right arrow"));
    keys.replace(u'←', Guide::tr("← Left arrow"));
    keys.replace(u'↑', Guide::tr("↑ Up arrow"));
    keys.replace(u'↓', Guide::tr("↓ Down arrow"));
    return section.task + u' ' + keys + u' ' + entry.does;
}

} // namespace

void setTask(QObject &actions, const QString &task) { actions.setProperty(taskProperty, task); }

QString keyText(const QKeySequence &key)
{
    static const std::array<std::pair<QLatin1StringView, QString>, 6> names{{
        {"Right"_L1, u"→"_s},
        {"Left"_L1, u"←"_s},
        {"Up"_L1, u"↑"_s},
        {"Down"_L1, u"↓"_s},
        {"PgUp"_L1, u"Page Up"_s},
        {"PgDown"_L1, u"Page Down"_s},
    }};
    const QString text = key.toString(QKeySequence::PortableText);
    const qsizetype last = text.endsWith(u"++"_s) ? text.size() - 1 : text.lastIndexOf(u'+', -2) + 1;
    const QString named = text.mid(last);
    const auto found = std::ranges::find(names, named, &std::pair<QLatin1StringView, QString>::first);
    return found == names.end() ? text : text.first(last) + found->second;
}

QString keysText(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &key : action.shortcuts()) {
        if (!keys.contains(keyText(key)))
            keys << keyText(key);
    }
    return keys.join(Guide::tr(" or "));
}

KeyGuide keyGuideOf(const QWidget &window) { return ActionCollector().collected(window); }

KeyGuide matching(const KeyGuide &guide, const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    KeyGuide result;
    for (const GuideSection &section : guide) {
        GuideSection found{section.task, {}};
        std::ranges::copy_if(
            section.entries, std::back_inserter(found.entries),
            [&](const GuideEntry &entry) { return hasAll(wanted, searchable(section, entry)); });
        if (!found.entries.empty())
            result.push_back(std::move(found));
    }
    return result;
}

namespace {

std::size_t linesOf(const GuideSection &section) { return section.entries.size() + 2; }

/// After how many sections the second column begins: both are about as long.
std::size_t breakOf(const KeyGuide &guide)
{
    const std::size_t all =
        std::accumulate(guide.begin(), guide.end(), std::size_t{0},
                        [](std::size_t sum, const GuideSection &section) { return sum + linesOf(section); });
    std::size_t lines = 0;
    std::size_t count = 0;
    while (count < guide.size() && 2 * lines + linesOf(guide[count]) <= all)
        lines += linesOf(guide[count++]);
    return count;
}

QString sectionHtml(const GuideSection &section, const QPalette &palette)
{
    const QString accent = palette.color(QPalette::Highlight).name();
    const QString cap = palette.color(QPalette::Window).name();
    QString html = u"<p style=\"margin-top:14px; margin-bottom:4px; color:%1\"><b>%2</b></p>"_s.arg(
        accent, section.task.toHtmlEscaped());
    html += u"<table cellspacing=\"2\" cellpadding=\"3\" width=\"100%\">"_s;
    for (const GuideEntry &entry : section.entries)
        html += u"<tr><td width=\"40%\" style=\"background-color:%1\"><b>%2</b></td><td>%3</td></tr>"_s.arg(
            cap, entry.keys.toHtmlEscaped(), entry.does.toHtmlEscaped());
    return html + u"</table>"_s;
}

QString columnHtml(std::span<const GuideSection> sections, const QPalette &palette)
{
    QString html = u"<td width=\"50%\" valign=\"top\">"_s;
    for (const GuideSection &section : sections)
        html += sectionHtml(section, palette);
    return html + u"</td>"_s;
}

} // namespace

QString guideHtml(const KeyGuide &guide, const QPalette &palette)
{
    if (guide.empty())
        return u"<p>"_s + KeysWindow::tr("Nothing is called so. Try another word, or a key.") + u"</p>"_s;
    const std::span<const GuideSection> sections(guide);
    const std::size_t first = breakOf(guide);
    return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"8\"><tr>"_s
        + columnHtml(sections.first(first), palette) + columnHtml(sections.subspan(first), palette)
        + u"</tr></table>"_s;
}

KeysWindow::KeysWindow(QWidget &window)
    : PageWindow(tr("Keys and gestures"), &window)
    , m_window(window)
{
    setObjectName(u"keysWindow"_s);
    createFilter();
}

void KeysWindow::createFilter()
{
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Find a key or a word: zoom, Ctrl+Z, class …"));
    m_filter->setAccessibleName(tr("Find a key or a word"));
    m_filter->setToolTip(tr("Shows only what has all these words in its keys, its meaning or its task"));
    m_filter->setClearButtonEnabled(true);
    bar().addWidget(m_filter);
    setTabOrder(m_filter, &page());
    connect(m_filter, &QLineEdit::textChanged, this, &KeysWindow::refresh);
}

void KeysWindow::refresh()
{
    m_guide = matching(keyGuideOf(m_window), m_filter->text());
    setHtml(guideHtml(m_guide, palette()));
}

void KeysWindow::showEvent(QShowEvent *event)
{
    PageWindow::showEvent(event);
    if (event->spontaneous())
        return;
    m_filter->clear();
    m_filter->setFocus();
    refresh();
}

void KeysWindow::changeEvent(QEvent *event)
{
    PageWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_filter != nullptr)
        refresh();
}

} // namespace halfplane
