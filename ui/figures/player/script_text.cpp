#include "ui/figures/player/script_text.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

QString escapeOf(QChar character)
{
    return u"\\u"_s + QString::number(character.unicode(), 16).rightJustified(4, u'0');
}

} // namespace

QString scriptText(const QString &text)
{
    QString result = u"\""_s;
    result.reserve(text.size() + 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        const bool followsLess = i > 0 && text[i - 1] == u'<';
        if (character == u'"' || character == u'\\' || (character == u'/' && followsLess))
            result += u'\\';
        const bool isKept = character >= u' ' && !(character == u'!' && followsLess);
        result += isKept ? QString(character) : escapeOf(character);
    }
    return result + u'"';
}

QString scriptTexts(const QStringList &texts)
{
    QStringList quoted;
    for (const QString &text : texts)
        quoted.append(scriptText(text));
    return u'[' + quoted.join(u',') + u']';
}

} // namespace halfplane
