#include "ui/panels/theorem_model.h"

#include "core/theorems/registry.h"
#include "ui/basics/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

std::vector<const TheoremDescriptor *> concerned(const Study *study)
{
    if (study == nullptr || !study->evidence)
        return {};
    auto result = theoremsFor(study->recipe.variant, study->recipe.space);
    std::ranges::stable_partition(result, &TheoremDescriptor::isMistakeBound);
    return result;
}

} // namespace

QString findingGlance(const std::optional<Finding> &finding)
{
    if (!finding)
        return {};
    const QString reason = toText(finding->reason);
    static const QRegularExpression comparison(u"^[^;:,]*[≤≥<>→](?:(?! [a-z])[^;:,])*"_s);
    const QRegularExpressionMatch match = comparison.match(reason);
    const bool isBare = finding->verdict != Verdict::DoesNotApply && match.hasMatch();
    return isBare ? match.captured() : toText(idOf(finding->verdict));
}

QString findingWords(const std::optional<Finding> &finding)
{
    return finding ? toText(finding->words()) : QString();
}

TheoremModel::TheoremModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

/// The rows stay as long as they are about the same theorems, so that the chosen one stays chosen.
void TheoremModel::setStudy(std::shared_ptr<const Study> study)
{
    m_study = std::move(study);
    const std::vector<const TheoremDescriptor *> wanted = concerned(m_study.get());
    if (std::ranges::equal(wanted, m_rows, {}, {}, &Row::theorem))
        return;
    beginResetModel();
    m_rows.clear();
    for (const TheoremDescriptor *theorem : wanted)
        m_rows.push_back({theorem, {}});
    endResetModel();
}

void TheoremModel::judge(std::uint64_t k)
{
    if (m_rows.empty())
        return;
    const Evidence &evidence = *m_study->evidence;
    const std::uint64_t known = std::min(k, evidence.run().trace.updateCount());
    for (Row &row : m_rows)
        row.finding = row.theorem->at(evidence, known);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int TheoremModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TheoremModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TheoremDescriptor &described = theorem(index.row());
    const QString title = toText(described.title);
    const QString words = findingWords(finding(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return title;
    case Qt::ToolTipRole:
        return u"%1\n%2\n%3"_s.arg(title, toText(described.source), words);
    case Qt::AccessibleTextRole:
        return u"%1, %2, %3"_s.arg(title, toText(described.statement), words);
    default:
        return {};
    }
}

} // namespace halfplane
