#include "ui/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAccessibleDescription(tr("About what was asked for last; select text to copy it"));
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *close = new QToolButton(this);
    close->setText(u"✕"_s);
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(tr("Close the message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_label, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
}

QString MessageBar::text() const { return isHidden() ? QString() : m_label->text(); }

void MessageBar::tell(const QString &text)
{
    m_label->setText(text);
    setVisible(!text.isEmpty());
}

} // namespace halfplane
