#pragma once

#include "ui/forms/checked_edit.h"

#include <optional>

namespace halfplane {

/// A field for a seed: a whole number from 0 to the largest that is of use, which ↑ and ↓ count on and back.
class SeedEdit : public CheckedEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SeedEdit)

public:
    explicit SeedEdit(QWidget *parent = nullptr);

    quint64 seed() const; ///< that is in force
    void setSeed(quint64 seed); ///< tells nobody
    void setLargest(quint64 largest) { m_largest = largest; }

signals:
    void seedEdited(quint64 seed);

private:
    QString troubleWith(const QString &text) const;
    QString stepped(int steps) const;

    std::optional<quint64> m_largest; ///< nothing: as large as it can be
};

} // namespace halfplane
