#pragma once

#include "core/reordering.h"

#include <QObject>

class QAction;
class QMenu;

namespace halfplane {

class OpenDocument;

/// What one can do with the order of all points, as actions. Each is a step that can be undone.
class OrderActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderActions)

public:
    explicit OrderActions(OpenDocument &document, QObject *parent = nullptr);

    quint64 seed() const { return m_seed; } ///< of the next shuffling
    QAction *shuffling() const { return m_shuffle; }
    QAction *reversing() const { return m_reverse; }
    void fill(QMenu &menu);

public slots:
    void setSeed(quint64 seed);
    void shuffle(); ///< the next time with the next seed
    void reverse();
    void sort(halfplane::SortKey key);

signals:
    void seedChanged(quint64 seed);

private:
    QString nameOf(SortKey key) const;
    void nameSorts();
    void refresh();
    void refreshShuffle();

    OpenDocument &m_document;
    quint64 m_seed = 1;
    QAction *m_shuffle;
    QAction *m_reverse;
    QList<QAction *> m_sorts;
};

} // namespace halfplane
