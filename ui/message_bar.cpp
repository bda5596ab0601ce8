#include "ui/message_bar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <QUrl>

#include <chrono>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::chrono::seconds timeToRead{6};

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

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_mark(new QLabel(this))
    , m_label(new QLabel(this))
    , m_folder(barButton(tr("Show in folder"), tr("Open the folder that the file is in"), this))
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
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_mark);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_folder, 0, Qt::AlignTop);
    layout->addWidget(close, 0, Qt::AlignTop);
    m_end.setSingleShot(true);
    m_end.setInterval(timeToRead);
    connect(&m_end, &QTimer::timeout, this, &MessageBar::goUnlessUsed);
    hide();
}

QString MessageBar::text() const { return isHidden() ? QString() : m_label->text(); }

void MessageBar::tell(const QString &trouble) { say(trouble, u"✗"_s, "trouble"); }

void MessageBar::note(const QString &text) { say(text, u"–"_s, "note"); }

void MessageBar::confirm(const QString &success, const QString &file)
{
    say(success, u"✓"_s, "success");
    m_file = file;
    m_folder->setVisible(!file.isEmpty());
    m_end.start();
}

/// Its look follows the tone.
void MessageBar::say(const QString &text, const QString &mark, const char *tone)
{
    m_end.stop();
    m_folder->hide();
    m_mark->setText(mark);
    m_label->setText(text);
    setProperty("tone", QString::fromLatin1(tone));
    for (QWidget *part : {static_cast<QWidget *>(this), static_cast<QWidget *>(m_mark)}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
    setVisible(!text.isEmpty());
}

/// It does not go from under a hand.
void MessageBar::goUnlessUsed()
{
    if (underMouse() || isAncestorOf(QApplication::focusWidget()))
        m_end.start();
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
