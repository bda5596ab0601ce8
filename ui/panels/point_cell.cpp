#include "ui/panels/point_cell.h"

#include "core/io/columns.h"
#include "core/text.h"

namespace halfplane {

Result<double> coordinateFrom(const QString &text)
{
    const std::string typed = text.trimmed().toStdString();
    if (const auto number = numberIn(typed, Separator::Semicolon))
        return *number;
    if (typed.empty())
        return Failure{"A coordinate cannot be empty: write digits such as -1.5"};
    if (isTooLargeIn(typed, Separator::Semicolon))
        return Failure{inQuotes(typed) + " is too large: numbers go up to about 1.8e308"};
    return Failure{inQuotes(typed) + " is not a number: write digits such as -1.5"};
}

} // namespace halfplane
