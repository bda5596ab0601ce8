#pragma once

#include "core/recipe.h"

#include <QWidget>

class QToolButton;

namespace halfplane {

class CheckedEdit;
class Field;

/// Where a run is stopped although it has not ended, behind a button that opens and closes them.
class LimitFields : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LimitFields)

public:
    explicit LimitFields(QWidget *parent = nullptr);

    void show(const Caps &caps); ///< tells nobody

signals:
    void edited(const Caps &caps);

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
};

} // namespace halfplane
