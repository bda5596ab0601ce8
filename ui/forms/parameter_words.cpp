#include "ui/forms/parameter_words.h"

#include "core/numbers.h"
#include "ui/basics/text.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

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

} // namespace halfplane
