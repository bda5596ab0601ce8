#include "ui/panels/point_delegate.h"

#include "ui/basics/key_kinds.h"
#include "ui/basics/restyle.h"
#include "ui/panels/point_model.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace halfplane {

namespace {

constexpr double ringDiameter = 9;
constexpr double ringLineWidth = 2;
constexpr int ringMargin = 6;

bool leavesEditor(int key)
{
    return isEnter(key) || key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_Up
        || key == Qt::Key_Down;
}

bool isReadable(const QString &text) { return text.trimmed().isEmpty() || coordinateFrom(text); }

} // namespace

QWidget *PointDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("cellEdit"));
    edit->setAlignment(Qt::AlignRight);
    edit->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    edit->setPlaceholderText(tr("a number"));
    edit->setToolTip(
        tr("A number such as -1.5; Enter goes down, Tab to the next cell, Esc leaves it as it was"));
    connect(edit, &QLineEdit::textEdited, edit,
            [edit](const QString &text) { setLook(*edit, "invalid", !isReadable(text)); });
    return edit;
}

/// What is being typed stays when the cell changes meanwhile.
void PointDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    if (edit == nullptr || edit->isModified())
        return;
    edit->setText(index.data(Qt::EditRole).toString());
    edit->selectAll();
}

bool PointDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    if (editor == nullptr || event->type() != QEvent::KeyPress)
        return RinglessDelegate::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (!leavesEditor(key))
        return RinglessDelegate::eventFilter(watched, event);
    emit commitData(editor);
    m_left(*editor, key);
    return true;
}

void PointDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RinglessDelegate::initStyleOption(option, index);
    if (index.data(PointModel::examinedRole).toBool())
        option->font.setBold(true);
}

/// A ring as around the point on the board tells the one under examination; a frame the current cell.
void PointDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    RinglessDelegate::paint(painter, option, index);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const QColor colour = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    painter->save();
    if (index.data(PointModel::examinedRole).toBool()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(colour, ringLineWidth));
        painter->drawEllipse(QRectF(option.rect.left() + ringMargin,
                                    option.rect.center().y() + 0.5 - ringDiameter / 2, ringDiameter,
                                    ringDiameter));
    }
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setPen(QPen(colour, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

} // namespace halfplane
