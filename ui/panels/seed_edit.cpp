#include "ui/panels/seed_edit.h"

#include "ui/basics/text.h"

#include <algorithm>
#include <limits>

namespace halfplane {

SeedEdit::SeedEdit(QWidget *parent)
    : CheckedEdit([this](const QString &text) { return troubleWith(text); }, parent)
{
    setPlaceholderText(tr("a whole number"));
    setStep([this](int steps) { return stepped(steps); });
    setSeed(1);
    connect(this, &CheckedEdit::edited, this, [this] { emit seedEdited(seed()); });
}

quint64 SeedEdit::seed() const { return countFrom(accepted()).value_or(0); }

void SeedEdit::setSeed(quint64 seed)
{
    if (accepted().isEmpty() || hasTrouble() || seed != this->seed())
        showAccepted(QString::number(seed));
}

QString SeedEdit::troubleWith(const QString &text) const
{
    const auto seed = countFrom(text);
    if (seed && *seed <= m_largest.value_or(*seed))
        return {};
    return m_largest ? tr("the seed must be a whole number from 0 to %1").arg(*m_largest)
                     : tr("the seed must be a whole number from 0 on");
}

QString SeedEdit::stepped(int steps) const
{
    const auto by = static_cast<quint64>(std::abs(steps));
    const quint64 room = m_largest.value_or(std::numeric_limits<quint64>::max()) - seed();
    return QString::number(steps > 0 ? seed() + std::min(by, room) : seed() - std::min(by, seed()));
}

} // namespace halfplane
