#include "ui/forms/field.h"

#include "ui/forms/scrub_label.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace halfplane {

namespace {

/// Names of all fields take the same room, so that what is edited stands in one column.
int nameWidth(const QFontMetrics &metrics)
{
    constexpr int characters = 10;
    return metrics.averageCharWidth() * characters;
}

} // namespace

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

Field::Field(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_name(new ScrubLabel(name, this))
    , m_content(new QHBoxLayout)
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    m_name->setMinimumWidth(nameWidth(fontMetrics()));
    m_content->setSpacing(6);
    layout->addWidget(m_name, 0, 0, Qt::AlignTop);
    layout->addLayout(m_content, 0, 1);
    m_trouble = addLine("trouble");
    m_note = addLine("faint");
    layout->addWidget(m_trouble, 1, 1);
    layout->addWidget(m_note, 2, 1);
}

QLabel *Field::addLine(const char *look)
{
    auto *line = new QLabel(this);
    line->setProperty(look, true);
    line->setWordWrap(true);
    line->hide();
    return line;
}

void Field::add(QWidget *content)
{
    m_content->addWidget(content, m_content->count() == 0 ? 1 : 0);
    if (m_content->count() == 1)
        m_name->setMinimumHeight(content->sizeHint().height());
}

QString Field::note() const { return m_note->text(); }

void Field::setTrouble(const QString &trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

void Field::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

} // namespace halfplane
