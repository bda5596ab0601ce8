#include "ui/forms/parameter_words.h"

#include "core/numbers.h"
#include "ui/basics/text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// 1, 2 or 5 times a power of ten.
struct NiceStep
{
    int digit = 1;
    int exponent = 0;

    double size() const { return digit * std::pow(10.0, exponent); }

    /// So many steps from 0, rounded once.
    double times(double count) const
    {
        const std::string text =
            shortest(count * digit) + "e" + std::to_string(exponent); // 3·0.1 is 0.3, not 0.30000000000000004
        return numberFrom(text).value_or(count * size());
    }
};

NiceStep niceStep(double about)
{
    const int exponent = static_cast<int>(std::floor(std::log10(about)));
    const double leading = about / std::pow(10.0, exponent);
    if (leading < 1.5)
        return {1, exponent};
    if (leading < 3.5)
        return {2, exponent};
    return leading < 7.5 ? NiceStep{5, exponent} : NiceStep{1, exponent + 1};
}

/// Below it steps do not get smaller; 0 where they may, since 0 is not in the range.
double leastStep(const Range &range)
{
    constexpr double usual = 0.01;
    if (range.numbers == Range::Numbers::Whole)
        return 1;
    if (std::isfinite(range.least) && std::isfinite(range.most))
        return std::min(usual, (range.most - range.least) / 100);
    const bool keepsOffZero = range.least == 0 && range.leastEnd == Range::End::Excluded;
    return keepsOffZero ? 0 : usual;
}

double oneStep(double value, bool isUp, const Range &range)
{
    constexpr double share = 0.05;
    constexpr double slack = 1e-6; // a number that is a whole count of steps but for rounding is one
    const NiceStep step = niceStep(std::max(std::abs(value) * share, leastStep(range)));
    const double count = value / step.size();
    const double next = isUp ? std::floor(count + slack) + 1 : std::ceil(count - slack) - 1;
    return step.times(next);
}

} // namespace

QString tooltipOf(const ParameterDescriptor &parameter, const QString &handling)
{
    QString text = u"<p><b>%1</b>: %2.</p>"_s.arg(toText(parameter.symbol).toHtmlEscaped(),
                                                  toText(parameter.meaning).toHtmlEscaped());
    const QString range = toText(parameter.range.described(parameter.symbol));
    if (parameter.choices.empty())
        text += u"<p>"_s + tr("It must be %1.").arg(range.toHtmlEscaped()) + u"</p>"_s;
    if (!handling.isEmpty())
        text += u"<p>"_s + handling.toHtmlEscaped() + u"</p>"_s;
    return text;
}

QString accessibleNameOf(const ParameterDescriptor &parameter)
{
    return toText(parameter.symbol) + u": "_s + toText(parameter.meaning);
}

QString expected(const ParameterDescriptor &parameter)
{
    const Range &range = parameter.range;
    return toText(range.isBetween() && range.numbers == Range::Numbers::All
                      ? range.inequality(parameter.symbol)
                      : range.described(parameter.symbol));
}

QString withDecimalPoint(const QString &typed)
{
    return typed.count(u',') == 1 && !typed.contains(u'.') ? QString(typed).replace(u',', u'.') : typed;
}

QString troubleWith(const ParameterDescriptor &parameter, const QString &text)
{
    if (text.isEmpty())
        return tr("%1 must be %2")
            .arg(toText(parameter.symbol), toText(parameter.range.described(parameter.symbol)));
    ParameterDescriptor shown = parameter;
    shown.id = parameter.symbol; // the command line's name for it would be strange here
    const auto value = read(shown, text.toStdString());
    return value ? QString() : toText(value.failure());
}

double stepped(double value, int steps, const Range &range)
{
    double result = value;
    for (int i = 0; i < std::abs(steps); ++i) {
        const double next = oneStep(result, steps > 0, range);
        if (range.contains(next))
            result = next;
        else if (next < range.least && range.leastEnd == Range::End::Included)
            result = range.least;
        else if (next > range.most && range.mostEnd == Range::End::Included)
            result = range.most;
    }
    return result;
}

double withFewDigits(double value, double step, const Range &range)
{
    const bool isWhole = range.numbers == Range::Numbers::Whole;
    const NiceStep grid = niceStep(isWhole ? std::max(step, 1.0) : step);
    const double count = std::round(value / grid.size());
    for (const double near : {count, count - 1, count + 1}) {
        if (range.contains(grid.times(near)))
            return grid.times(near);
    }
    return std::clamp(value, range.least, range.most);
}

} // namespace halfplane
