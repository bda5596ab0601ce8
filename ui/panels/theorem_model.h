#pragma once

#include "core/picture/study.h"
#include "core/theorems/theorem.h"

#include <QAbstractListModel>

namespace halfplane {

/// The theorems that concern a study, those that bound its updates first, and what each says at one step of
/// its run once it has been judged.
class TheoremModel : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TheoremModel)

public:
    explicit TheoremModel(QObject *parent = nullptr);

    void setStudy(std::shared_ptr<const Study> study);

    /// Asks every theorem anew. May take long with many points or updates.
    void judge(std::uint64_t k);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const TheoremDescriptor &theorem(int row) const { return *m_rows[static_cast<std::size_t>(row)].theorem; }
    /// Nothing before it was judged.
    const std::optional<Finding> &finding(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)].finding;
    }

private:
    struct Row
    {
        const TheoremDescriptor *theorem;
        std::optional<Finding> finding;
    };

    std::shared_ptr<const Study> m_study;
    std::vector<Row> m_rows;
};

/// The numbers alone, "2 ≤ 8 967", where they are compared, and else the verdict; empty before the judgement.
QString findingGlance(const std::optional<Finding> &finding);

/// "holds: 2 ≤ 8 967"; empty before the judgement.
QString findingWords(const std::optional<Finding> &finding);

} // namespace halfplane
