#include "ui/help/keys_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QShowEvent>
#include <QTextBrowser>

#include <numeric>
#include <span>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

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
