#include "ui/figures/svg/style_classes.h"

#include <QRegularExpression>
#include <QSet>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isStyle(const QString &attribute)
{
    static const QSet<QString> styles{
        u"fill"_s,         u"fill-opacity"_s,     u"fill-rule"_s,       u"stroke"_s,
        u"stroke-width"_s, u"stroke-opacity"_s,   u"stroke-linejoin"_s, u"font-family"_s,
        u"font-size"_s,    u"stroke-dasharray"_s, u"font-weight"_s,     u"text-anchor"_s,
    };
    return styles.contains(attribute);
}

/// The page sets all words of drawings in one family.
QString declaration(const QString &name, const QString &value)
{
    if (name == u"font-family")
        return {};
    return name + u':' + value + (name == u"font-size" ? u"px;"_s : u";"_s);
}

/// HTML needs no quotes around a plain word or number.
QString quoted(QString value)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9.#-]+$"_s);
    return plain.match(value).hasMatch() ? value : u'\'' + value.replace(u'\'', u"&#39;"_s) + u'\'';
}

} // namespace

QString StyleClasses::shortened(const QString &element)
{
    static const QRegularExpression tag(u"<([a-z]+)((?: [A-Za-z0-9:-]+=\"[^\"]*\")+)"_s);
    QString result;
    qsizetype from = 0;
    for (auto match = tag.globalMatch(element); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        result.append(QStringView(element).mid(from, next.capturedStart() - from));
        result += shortenedTag(next.captured(1), next.captured(2));
        from = next.capturedEnd();
        if (!result.endsWith(u'\'') && QStringView(element).mid(from).startsWith(u"/>"))
            result += u' '; // or the stroke would belong to the value
    }
    return result.append(QStringView(element).mid(from));
}

QString StyleClasses::shortenedTag(const QString &name, const QString &attributes)
{
    static const QRegularExpression attribute(u" ([A-Za-z0-9:-]+)=\"([^\"]*)\""_s);
    QString declarations;
    QString kept;
    for (auto match = attribute.globalMatch(attributes); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        if (isStyle(next.captured(1)))
            declarations += declaration(next.captured(1), next.captured(2));
        else
            kept += u' ' + next.captured(1) + u'=' + quoted(next.captured(2));
    }
    const QString looks = declarations.isEmpty() ? QString() : u" class="_s + classFor(declarations);
    return u'<' + name + looks + kept;
}

QString StyleClasses::classFor(const QString &declarations)
{
    QString &name = m_classes[declarations];
    if (name.isEmpty()) {
        m_declarations.append(declarations);
        name = u's' + QString::number(m_declarations.size());
    }
    return name;
}

QString StyleClasses::rules() const
{
    QString rules;
    for (const QString &declarations : m_declarations)
        rules += u".drawing .%1{%2}\n"_s.arg(m_classes.value(declarations), declarations);
    return rules;
}

} // namespace halfplane
