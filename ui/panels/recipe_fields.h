#pragma once

#include "core/recipe.h"
#include "core/space.h"
#include "ui/forms/field.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QToolButton;

namespace halfplane {

class CheckedEdit;
class SeedEdit;

/// w0 as text, with a button that makes it 0.
class StartField : public Field
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartField)

public:
    explicit StartField(QWidget *parent = nullptr);

    void show(const std::vector<double> &start, Space space); ///< tells nobody

signals:
    void edited(const std::vector<double> &start); ///< empty when it is 0

private:
    void applyTyped(const QString &text);
    void reset();

    std::vector<double> m_start;
    Space m_space = Space::Origin;
    CheckedEdit *m_edit;
    QPushButton *m_reset;
};

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
    QComboBox *m_orders;
    SeedEdit *m_seedEdit = nullptr;
    Field *m_seedField;
};

/// Which points no run visits: their share, and the seed that chooses them.
class HoldOutFields : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HoldOutFields)

public:
    explicit HoldOutFields(QWidget *parent = nullptr);

    void show(const HoldOut &holdOut); ///< tells nobody

signals:
    void edited(const HoldOut &holdOut);

private:
    void createShare();
    void createSeed();
    void change(const HoldOut &holdOut);

    HoldOut m_holdOut;
    CheckedEdit *m_share = nullptr;
    SeedEdit *m_seed;
    Field *m_seedField;
};

/// Where a run is stopped although it has not ended, and its test data, behind a button that opens and closes
/// them.
class LimitFields : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LimitFields)

public:
    explicit LimitFields(QWidget *parent = nullptr);

    void show(const Caps &caps); ///< tells nobody
    void showHoldOut(const HoldOut &holdOut); ///< likewise, and opens when the first are held out

signals:
    void edited(const Caps &caps);
    void holdOutEdited(const HoldOut &holdOut);

private:
    void createFold();
    void createUpdates();
    void createSweeps();
    CheckedEdit *addRow(const QString &name, const QString &meaning, CheckedEdit *edit);
    void change(const Caps &caps);
    void setOpen(bool isOpen);

    Caps m_caps;
    QToolButton *m_fold;
    QWidget *m_rows;
    CheckedEdit *m_updates = nullptr;
    CheckedEdit *m_sweeps = nullptr;
    HoldOutFields *m_holdOut;
    double m_share = 0; ///< that is held out
};

} // namespace halfplane
