#pragma once

#include "ui/forms/ringless_delegate.h"

#include <functional>
#include <utility>

namespace halfplane {

/// Draws the cells of the table of points and edits a coordinate. What cannot be read is marked while it is
/// typed.
class PointDelegate : public RinglessDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointDelegate)

public:
    /// Is told of the key that would go on to another cell, when the editor's text has been committed.
    using Left = std::function<void(QWidget &editor, int key)>;

    PointDelegate(Left left, QObject *parent)
        : RinglessDelegate(parent)
        , m_left(std::move(left))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    Left m_left;
};

} // namespace halfplane
