#include "ui/message_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStatusBar>
#include <QStyle>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <string_view>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;
using namespace std::string_view_literals;

namespace {

using namespace std::chrono_literals;

/// Of who looks elsewhere first, and reads slowly.
std::chrono::milliseconds timeToRead(const QString &text)
{
    return std::max<std::chrono::milliseconds>(6s, 3s + text.size() * 70ms);
}

QToolButton *barButton(const QString &text, const QString &purpose, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setAccessibleName(purpose);
    button->setToolTip(purpose);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    return button;
}

} // namespace

/// How a message is told, and whether it stays when it has been read.
struct MessageBar::Look
{
    QString mark;
    const char *tone;
    bool stays = false;
};

MessageBar::MessageBar(const QStatusBar &line, QWidget *window)
    : QFrame(window)
    , m_line(line)
    , m_mark(new QLabel(this))
    , m_label(new QLabel(this))
    , m_folder(barButton(tr("Show in folder"), tr("Open the folder that the file is in"), this))
    , m_reading(this)
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    m_mark->setObjectName(u"messageMark"_s);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAccessibleDescription(tr("About what was asked for last; select text to copy it"));
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *close = barButton(u"✕"_s, tr("Close the message"), this);
    connect(m_folder, &QToolButton::clicked, this, &MessageBar::showInFolder);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->addWidget(m_mark);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_folder);
    layout->addWidget(close);
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &MessageBar::endReading);
    hide();
}

QString MessageBar::text() const { return isHidden() ? QString() : m_label->text(); }

void MessageBar::tell(const QString &trouble)
{
    say(trouble, {.mark = u"✗"_s, .tone = "trouble", .stays = true});
}

void MessageBar::note(const QString &text) { say(text, {.mark = u"–"_s, .tone = "note"}); }

void MessageBar::confirm(const QString &success, const QString &file)
{
    m_file = file;
    say(success, {.mark = u"✓"_s, .tone = "success"});
}

/// Its look follows the tone. Who does not see it is told, too.
void MessageBar::say(const QString &text, const Look &look)
{
    m_mark->setText(look.mark);
    m_label->setText(text);
    m_folder->setVisible(look.tone == "success"sv && !m_file.isEmpty());
    setProperty("tone", QString::fromLatin1(look.tone));
    for (QWidget *part : {static_cast<QWidget *>(this), static_cast<QWidget *>(m_mark)}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
    m_mayGo = !look.stays;
    m_reading.start(timeToRead(text));
    place();
    raise();
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    QAccessibleEvent alert(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::place()
{
    layout()->activate();
    const QRect line(m_line.mapTo(parentWidget(), QPoint()), m_line.size());
    const int height = std::max(line.height(), heightForWidth(line.width()));
    setGeometry(line.left(), line.bottom() + 1 - height, line.width(), height);
}

void MessageBar::heedAction()
{
    m_mayGo = true;
    if (!m_reading.isActive())
        goUnlessUsed();
}

void MessageBar::endReading()
{
    if (m_mayGo)
        goUnlessUsed();
}

/// It does not go from under a hand.
void MessageBar::goUnlessUsed()
{
    if (underMouse() || isAncestorOf(QApplication::focusWidget()))
        m_reading.start(2s);
    else
        hide();
}

void MessageBar::showInFolder()
{
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        note(tr("No file manager answered. The file is in %1.").arg(folder));
}

} // namespace halfplane
