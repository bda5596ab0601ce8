#include "ui/panels/selection_rows.h"

#include <algorithm>

namespace halfplane {

QItemSelection rowsOf(const Selection &selection, const QAbstractItemModel &model)
{
    const int last = model.columnCount() - 1;
    QItemSelection rows;
    for (std::size_t i = 0; i < selection.size();) {
        const std::size_t first = i++;
        while (i < selection.size() && selection[i] == selection[i - 1] + 1)
            ++i;
        rows.append({model.index(static_cast<int>(selection[first]), 0),
                     model.index(static_cast<int>(selection[i - 1]), last)});
    }
    return rows;
}

Selection selectionOf(const QItemSelection &rows, std::size_t count)
{
    Selection selection;
    for (const QItemSelectionRange &range : rows) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            selection.push_back(static_cast<std::size_t>(row));
    }
    std::ranges::sort(selection);
    const auto same = std::ranges::unique(selection);
    selection.erase(same.begin(), same.end());
    selection.erase(std::ranges::lower_bound(selection, count), selection.end());
    return selection;
}

} // namespace halfplane
