#include "ui/forms/parameter_words.h"

#include "ui/basics/text.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// In a form parameters go by their symbols; the command line's names for them would be strange here.
QString withSymbol(QString message, const ParameterDescriptor &parameter)
{
    const QString id = toText(parameter.id);
    const QString symbol = toText(parameter.symbol);
    message.replace(id + u" ("_s + symbol + u')', symbol);
    if (message.startsWith(id + u' '))
        message.replace(0, id.size(), symbol);
    return message;
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

QString troubleWith(const ParameterDescriptor &parameter, const QString &text)
{
    const auto value = read(parameter, text.toStdString());
    return value ? QString() : withSymbol(toText(value.failure().message), parameter);
}

} // namespace halfplane
