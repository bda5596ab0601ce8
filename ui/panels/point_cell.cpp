#include "ui/panels/point_cell.h"

#include "core/io/columns.h"
#include "core/io/text.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString pointName(std::size_t index)
{
    QString name = u'x' + QString::number(index + 1);
    for (QChar &character : name) {
        if (character.isDigit())
            character = QChar(static_cast<char16_t>(u'₀' + character.digitValue()));
    }
    return name;
}

QString classText(Label label) { return label == Label::Positive ? u"+1"_s : u"−1"_s; }

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
