#include "ui/forms/field.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace halfplane {

namespace {

/// Names of all fields take the same room, so that what is edited stands in one column.
int nameWidth(const QFontMetrics &metrics)
{
    constexpr int characters = 14;
    return metrics.averageCharWidth() * characters;
}

/// Remembers how high it is at a width: layouts ask dozens of times, and Qt lays the words out each time.
class WrappedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override
    {
        if (std::pair words(text(), font()); m_words != words) {
            m_words = std::move(words);
            m_heights.clear();
        }
        const auto [height, isNew] = m_heights.try_emplace(width);
        if (isNew)
            height->second = QLabel::heightForWidth(width);
        return height->second;
    }

private:
    mutable std::pair<QString, QFont> m_words;
    mutable std::map<int, int> m_heights; ///< of these words
};

} // namespace

ScrubLabel::ScrubLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
}

void ScrubLabel::setScrubbing(bool isOn)
{
    m_isScrubbing = isOn;
    if (isOn)
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
}

void ScrubLabel::mousePressEvent(QMouseEvent *event)
{
    if (!m_isScrubbing || event->button() != Qt::LeftButton) {
        QLabel::mousePressEvent(event);
        return;
    }
    m_from = event->globalPosition().x();
    event->accept();
}

void ScrubLabel::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isScrubbing || !(event->buttons() & Qt::LeftButton)) {
        QLabel::mouseMoveEvent(event);
        return;
    }
    const int steps = static_cast<int>((event->globalPosition().x() - m_from) / pixelsPerStep);
    if (steps == 0)
        return;
    m_from += steps * pixelsPerStep;
    emit scrubbed(steps);
}

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new WrappedLabel(parent);
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
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    m_name->setMinimumWidth(nameWidth(fontMetrics()));
    m_content->setSpacing(8);
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
    m_name->setMinimumHeight(std::max(m_name->minimumHeight(), content->sizeHint().height()));
}

QString Field::note() const { return m_note->text().trimmed(); }

void Field::setTrouble(const QString &trouble)
{
    m_trouble->setText(trouble);
    m_trouble->setVisible(!trouble.isEmpty());
}

void Field::setNote(const QString &note)
{
    m_note->setText(note.isEmpty() ? QString(u' ') : note); // as high as a line
    m_note->show();
}

} // namespace halfplane
