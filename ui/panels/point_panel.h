#pragma once

#include "ui/panels/point_table.h"

namespace halfplane {

class OrderActions;

/// The table of points with its columns and what can be done with the points' order above it.
class PointPanel : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PointPanel)

public:
    PointPanel(PointTable *table, OrderActions &order, QWidget *parent = nullptr);

    PointTable &table() const { return *m_table; }

private:
    QWidget *createBar();
    QWidget *createColumns();
    QWidget *createOrders();
    QWidget *createSeed();

    PointTable *m_table;
    OrderActions &m_order;
};

} // namespace halfplane
