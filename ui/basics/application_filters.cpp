#include "ui/basics/application_filters.h"

#include <QCoreApplication>
#include <QPointer>

namespace halfplane {

/// Qt asks first whoever was installed last; one that is installed once more changes its place.
void installApplicationFilter(ApplicationFilter kind, QObject &filter)
{
    static QList<std::pair<ApplicationFilter, QPointer<QObject>>> all;
    all.removeIf([](const auto &entry) { return entry.second.isNull(); });
    all.emplaceBack(kind, &filter);
    std::ranges::stable_sort(all, std::greater(), [](const auto &entry) { return entry.first; });
    for (const auto &entry : all)
        QCoreApplication::instance()->installEventFilter(entry.second);
}

} // namespace halfplane
