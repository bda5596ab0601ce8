#include "ui/help/help_menu.h"

#include "core/words/errata.h"
#include "ui/basics/application_filters.h"
#include "ui/basics/text.h"
#include "ui/help/key_guide.h"

#include <QApplication>
#include <QCoreApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QMainWindow>
#include <QMenu>
#include <QWhatsThis>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString item(const QString &title, const QString &text)
{
    return u"<li style=\"margin-bottom:8px\"><b>"_s + title + u"</b> "_s + text + u"</li>"_s;
}

QString purposeOf(const QWidget &part)
{
    for (const QString &text : {part.whatsThis(), part.toolTip(), part.accessibleDescription()}) {
        if (!text.isEmpty())
            return text;
    }
    return {};
}

/// The page for whoever sees the program for the first time.
struct GettingStarted
{
    Q_DECLARE_TR_FUNCTIONS(GettingStarted)

public:
    static QString html()
    {
        return u"<h2>"_s + tr("Getting started") + u"</h2><p>"_s
            + tr("Halfplane records a whole run of the perceptron first and shows it second. Every change of "
                 "a point or a number makes a new run at once, and the step you look at stays.")
            + u"</p><ol>"_s
            + item(tr("Add points."),
                   tr("Click on the board. 1 and 2 choose the class, Shift+click adds the other one."))
            + item(tr("Step."),
                   tr("→ and ← go update by update, Space plays, Home and End go to the ends. The sentence "
                      "under the board says what happened, with the numbers."))
            + item(tr("Choose the variant."),
                   tr("The recipe at the right has the algorithm, its parameters, the boundary, the order "
                      "and "
                      "the start vector w₀. Rest the pointer on a symbol to learn what it is."))
            + item(tr("Watch the theorems."),
                   tr("Each line says what its bound is at this step, and whether its premises hold."))
            + item(tr("Ask what you see."), tr("Shift+F1 and a click tell what anything on the board is."))
            + item(tr("Take it back."), tr("Ctrl+Z undoes every change; nothing asks twice.")) + u"</ol><p>"_s
            + tr("The Examples menu has the figures of the literature, ready to step through. F1 lists every "
                 "key and gesture.")
            + u"</p>"_s;
    }
};

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

void HelpMenu::showGettingStarted()
{
    if (m_gettingStarted == nullptr) {
        m_gettingStarted = new PageWindow(tr("Getting started"), &m_window);
        m_gettingStarted->setObjectName(u"gettingStartedWindow"_s);
        m_gettingStarted->setHtml(GettingStarted::html());
    }
    m_gettingStarted->present();
    emit hintWanted();
}

void HelpMenu::showErrata()
{
    if (m_errata == nullptr) {
        m_errata = new PageWindow(tr("What the sources get wrong"), &m_window);
        m_errata->setObjectName(u"errataWindow"_s);
        m_errata->setHtml(errataHtml());
        connect(m_errata, &PageWindow::linkClicked, this, &HelpMenu::exampleWanted);
    }
    m_errata->present();
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
