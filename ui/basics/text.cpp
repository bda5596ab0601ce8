#include "ui/basics/text.h"

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

QString toText(const Phrase &phrase)
{
    QString text = toText(std::string_view(phrase.text));
    if (phrase.setting != Setting::Words)
        text.replace(u' ', QChar::Nbsp).replace(u'|', u"|\u2060"_s); // a line could end behind this, too
    return text;
}

} // namespace halfplane
