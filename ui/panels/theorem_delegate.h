#pragma once

#include <QStyledItemDelegate>

namespace halfplane {

/// Draws a theorem: its verdict as a sign, its title, what it states, and beside that the numbers that are
/// found; of the chosen one the whole finding and the source.
class TheoremDelegate : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace halfplane
