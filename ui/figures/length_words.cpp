#include "ui/figures/length_words.h"

#include "core/numbers.h"
#include "ui/basics/text.h"

#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

struct UnitWord
{
    QStringView word;
    double factor; ///< to what we reckon in
    Length::Unit unit;
};
constexpr std::array<UnitWord, 5> units{{{u"mm", 1, Length::Unit::Millimetres},
                                         {u"cm", 10, Length::Unit::Millimetres},
                                         {u"in", millimetresAnInch, Length::Unit::Millimetres},
                                         {u"pt", millimetresAPoint, Length::Unit::Millimetres},
                                         {u"px", 1, Length::Unit::Pixels}}};

} // namespace

std::optional<Length> lengthFrom(const QString &text)
{
    for (const UnitWord &unit : units) {
        if (!text.endsWith(unit.word))
            continue;
        const auto value = numberFrom(text.chopped(unit.word.size()).trimmed().toStdString());
        if (!value)
            return std::nullopt;
        return Length{*value * unit.factor, unit.unit};
    }
    return std::nullopt;
}

QString textOf(const Length &length)
{
    return shortestText(length.value) + (length.unit == Length::Unit::Pixels ? u"px"_s : u"mm"_s);
}

QString lengthHint(const QString &text)
{
    if (numberFrom(text.toStdString()))
        return u"%1 of what? Say %1mm or %1px"_s.arg(text);
    return u"\"%1\" is not a length such as 120mm or 1280px"_s.arg(text);
}

} // namespace halfplane
