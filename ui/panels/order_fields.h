#pragma once

#include "core/recipe.h"

#include <QWidget>

class QComboBox;

namespace halfplane {

class CheckedEdit;
class Field;

/// In which order the points are visited, and the seed of the shuffling.
class OrderFields : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderFields)

public:
    explicit OrderFields(QWidget *parent = nullptr);

    void show(Order order, std::uint64_t seed); ///< tells nobody

signals:
    void edited(Order order, quint64 seed);

private:
    void createOrder();
    void createSeed();
    void change(Order order, quint64 seed);
    void shuffle();

    Order m_order = Order::Given;
    quint64 m_seed = 1;
    QComboBox *m_orders;
    CheckedEdit *m_seedEdit = nullptr;
    Field *m_seedField;
};

} // namespace halfplane
