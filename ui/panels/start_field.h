#pragma once

#include "core/space.h"
#include "ui/forms/field.h"

#include <vector>

class QPushButton;

namespace halfplane {

class CheckedEdit;

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

} // namespace halfplane
