#include "ui/help/help_menu.h"

#include "ui/basics/application_filters.h"
#include "ui/help/getting_started.h"
#include "ui/help/keys_window.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMainWindow>
#include <QMenu>
#include <QWhatsThis>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

HelpMenu::HelpMenu(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
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
    QAction *start = menu.addAction(tr("&Getting started"), this, &HelpMenu::showGettingStarted);
    start->setObjectName(u"gettingStarted"_s);
    start->setToolTip(tr("The first steps, on one page"));
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
        m_gettingStarted->setHtml(gettingStartedHtml());
    }
    m_gettingStarted->present();
    emit hintWanted();
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
