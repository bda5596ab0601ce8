#include "ui/help/help_menu.h"

#include "core/words/errata.h"
#include "ui/basics/application_filters.h"
#include "ui/basics/text.h"
#include "ui/help/key_guide.h"

#include <QApplication>
#include <QCoreApplication>
#include <QCursor>
#include <QFile>
#include <QHelpEvent>
#include <QMainWindow>
#include <QMenu>
#include <QWhatsThis>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString purposeOf(const QWidget &part)
{
    for (const QString &text : {part.whatsThis(), part.toolTip(), part.accessibleDescription()}) {
        if (!text.isEmpty())
            return text;
    }
    return {};
}

/// A page of resources/help.
QString htmlOf(const QString &page)
{
    QFile file(u":/help/%1.html"_s.arg(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString errataHtml()
{
    QString html;
    for (const Erratum &erratum : errata()) {
        const auto paragraph = [&](const QString &text) {
            html += u"<p style=\"margin:2px 0\">"_s + text + u"</p>"_s;
        };
        html += u"<h3>"_s + toText(erratum.source).toHtmlEscaped() + u", "_s
            + toText(erratum.place).toHtmlEscaped() + u"</h3>"_s;
        paragraph(u"<i>"_s + HelpMenu::tr("Printed:") + u"</i> "_s + toText(erratum.printed).toHtmlEscaped());
        paragraph(u"<i>"_s + HelpMenu::tr("So it is:") + u"</i> "_s
                  + toText(erratum.instead).toHtmlEscaped());
        paragraph(u"<a href=\"%1\">%2</a>"_s.arg(toText(erratum.example), HelpMenu::tr("Show me")));
    }
    return html;
}

} // namespace

HelpMenu::HelpMenu(QMainWindow &window, const QWidget &mainPart)
    : QObject(&window)
    , m_window(window)
    , m_mainPart(mainPart)
{
    installApplicationFilter(ApplicationFilter::WhatsThis, *this);
}

void HelpMenu::fill(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    QAction *keys = menu.addAction(tr("&Keys and gestures"), this, &HelpMenu::showKeys);
    keys->setObjectName(u"keys"_s);
    keys->setShortcut(Qt::Key_F1);
    keys->setToolTip(tr("Every shortcut and gesture, by task, to search and to print"));
    QAction *whatsThis = menu.addAction(tr("&What is this?"), this, [] { QWhatsThis::enterWhatsThisMode(); });
    whatsThis->setObjectName(u"whatsThis"_s);
    whatsThis->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    whatsThis->setToolTip(tr("Then click anything, on the board too: it says what it is"));
    auto *explain = new QAction(tr("Explain what has the focus"), this);
    explain->setObjectName(u"explain"_s);
    explain->setShortcut(Qt::Key_Question);
    explain->setToolTip(tr("On the board: what is under the crosshair or the pointer"));
    connect(explain, &QAction::triggered, this, &HelpMenu::explainPart);
    m_window.addAction(explain);
    QAction *start = menu.addAction(tr("&Getting started"), this, &HelpMenu::showGettingStarted);
    start->setObjectName(u"gettingStarted"_s);
    start->setToolTip(tr("The first steps, on one page"));
    QAction *lessons = menu.addAction(tr("Writing a &lesson"), this, &HelpMenu::showWritingLessons);
    lessons->setObjectName(u"writingLessons"_s);
    lessons->setToolTip(tr("What stands in the text file of a lesson, with an example"));
    QAction *wrong = menu.addAction(tr("What the &sources get wrong"), this, &HelpMenu::showErrata);
    wrong->setObjectName(u"errata"_s);
    wrong->setToolTip(tr("What is printed, what is so, and an example for each"));
}

void HelpMenu::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new KeysWindow(m_window);
    m_keys->present();
}

PageWindow *HelpMenu::pageCalled(const QString &id, const QString &title,
                                 const std::function<QString()> &html)
{
    auto *page = m_window.findChild<PageWindow *>(id);
    if (page == nullptr) {
        page = new PageWindow(title, &m_window);
        page->setObjectName(id);
        page->setHtml(html());
    }
    return page;
}

void HelpMenu::showGettingStarted()
{
    pageCalled(u"gettingStartedWindow"_s, tr("Getting started"), [] {
        return htmlOf(u"getting-started"_s);
    })->present();
    emit hintWanted();
}

void HelpMenu::showWritingLessons()
{
    pageCalled(u"writingLessonsWindow"_s, tr("Writing a lesson"), [] {
        return htmlOf(u"writing-lessons"_s);
    })->present();
}

void HelpMenu::showErrata()
{
    PageWindow *page = pageCalled(u"errataWindow"_s, tr("What the sources get wrong"), errataHtml);
    connect(page, &PageWindow::linkClicked, this, &HelpMenu::exampleWanted, Qt::UniqueConnection);
    page->present();
}

/// That has the focus; while it is with the main part, which explains itself, the one under the pointer.
void HelpMenu::explainPart() const
{
    const QWidget *focused = QApplication::focusWidget();
    QWidget *part = focused == nullptr || focused == m_mainPart.focusProxy()
        ? m_window.childAt(m_window.mapFromGlobal(QCursor::pos()))
        : QApplication::focusWidget();
    while (part != nullptr && purposeOf(*part).isEmpty())
        part = part->parentWidget();
    if (part != nullptr)
        QWhatsThis::showText(part->mapToGlobal(part->rect().center()), purposeOf(*part), part);
}

bool HelpMenu::eventFilter(QObject *watched, QEvent *event)
{
    const bool isQuestion = event->type() == QEvent::QueryWhatsThis || event->type() == QEvent::WhatsThis;
    auto *widget = isQuestion ? qobject_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || widget->window() != &m_window || !widget->whatsThis().isEmpty()
        || widget->toolTip().isEmpty())
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::WhatsThis)
        QWhatsThis::showText(static_cast<QHelpEvent *>(event)->globalPos(), widget->toolTip(), widget);
    return true;
}

} // namespace halfplane
