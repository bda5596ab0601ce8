#pragma once

#include "ui/panels/point_table.h"

namespace halfplane {

class OrderActions;

/// The table of points with what can be done with their order above it.
class PointPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointPanel)

public:
    PointPanel(PointTable *table, OrderActions &order, QWidget *parent = nullptr);

    PointTable &table() const { return *m_table; }

private:
    QWidget *createBar();
    QWidget *createSort();
    QWidget *createSeed();

    PointTable *m_table;
    OrderActions &m_order;
};

} // namespace halfplane
