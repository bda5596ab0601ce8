#pragma once

#include "ui/forms/checked_edit.h"

namespace halfplane {

/// A number above zero: typed, with a point or a comma, or stepped.
class NumberEdit : public CheckedEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NumberEdit)

public:
    struct Steps
    {
        double width = 1; ///< of one step
        double least = 1; ///< no step goes below it
        bool isWhole = false;
    };

    NumberEdit(const QString &name, const Steps &steps, QWidget *parent = nullptr);

    std::optional<double> value() const; ///< nothing: the field is empty, where it may be
    void showValue(const std::optional<double> &value); ///< tells nobody; leaves alone what means the same
    void setOptional(const QString &whatThen); ///< it may be empty; that is what then holds

signals:
    void valueEdited(const std::optional<double> &value);

private:
    void step(int steps);

    Steps m_steps;
    bool m_isOptional = false;
};

} // namespace halfplane
