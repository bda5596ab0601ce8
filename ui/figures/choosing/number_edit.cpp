#include "ui/figures/choosing/number_edit.h"

#include "core/numbers.h"
#include "ui/basics/text.h"

#include <cmath>

namespace halfplane {

namespace {

constexpr double roundings = 100; ///< nobody cuts paper finer

std::optional<double> typedNumber(const QString &text)
{
    QString plain = text.trimmed();
    return numberFrom(plain.replace(u',', u'.').toStdString());
}

QString typedText(const std::optional<double> &value)
{
    return value ? shortestText(std::round(*value * roundings) / roundings) : QString();
}

} // namespace

NumberEdit::NumberEdit(const QString &name, const Steps &steps, QWidget *parent)
    : CheckedEdit(
        [this](const QString &text) {
            if (text.isEmpty() && m_isOptional)
                return QString();
            const auto number = typedNumber(text);
            if (!number || !(*number >= 0))
                return tr("Write a number such as 12.5");
            return m_steps.isWhole && *number != std::floor(*number) ? tr("Write a whole number") : QString();
        },
        parent)
    , m_steps(steps)
{
    setAccessibleName(name);
    setStepping(true);
    setAlignment(Qt::AlignRight);
    connect(this, &CheckedEdit::edited, this, [this] { emit valueEdited(value()); });
    connect(this, &CheckedEdit::stepsAsked, this, &NumberEdit::step);
}

std::optional<double> NumberEdit::value() const { return typedNumber(accepted()); }

void NumberEdit::showValue(const std::optional<double> &newValue)
{
    const QString text = typedText(newValue);
    if (text != typedText(value()))
        showAccepted(text);
}

void NumberEdit::setOptional(const QString &whatThen)
{
    m_isOptional = true;
    setPlaceholderText(whatThen);
}

/// Onto the next multiple, so that 12.3 becomes 13 and not 13.3.
void NumberEdit::step(int steps)
{
    const double now =
        value().value_or(typedNumber(placeholderText()).value_or(m_steps.least)) / m_steps.width;
    const double next = (steps > 0 ? std::floor(now) : std::ceil(now)) + steps;
    showAccepted(typedText(std::max(m_steps.least, next * m_steps.width)));
    emit valueEdited(value());
}

} // namespace halfplane
