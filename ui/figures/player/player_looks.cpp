#include "ui/figures/player/player_looks.h"

#include "core/picture/contrast.h"
#include "ui/painting/palette.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// In the order of Hue.
constexpr std::array<QStringView, hueCount> hueNames{
    u"paper",       u"plate",       u"plate-edge",    u"words",         u"faint-words", u"grid",
    u"axis",        u"positive",    u"negative",      u"mark-edge",     u"wrong",       u"boundary",
    u"ghost",       u"weight",      u"update",        u"good",          u"warning",     u"best",
    u"least-loss",  u"most-loss",   u"candidate-1",   u"candidate-2",   u"candidate-3", u"candidate-4",
    u"candidate-5", u"candidate-6", u"positive-side", u"negative-side",
};

/// What the words of an explanation are coloured with.
constexpr std::array wordHues{Hue::FaintWords, Hue::Positive, Hue::Negative,
                              Hue::Update,     Hue::Good,     Hue::Warning};

QString hueName(Hue hue) { return hueNames[static_cast<std::size_t>(hue)].toString(); }

QString property(const QString &name, const QString &value) { return u"--%1:%2;"_s.arg(name, value); }

/// Words stay in the usual colour where the hue could not be read.
Hue readableHue(Hue hue, const Palette &palette)
{
    return contrastRatio(rgbOf(palette[hue]), rgbOf(palette[Hue::Paper])) >= leastTextContrast ? hue
                                                                                               : Hue::Words;
}

QString onlyFor(const QString &shown, const QString &variant)
{
    return property(u"on-"_s + variant, shown == variant ? u"inline"_s : u"none"_s);
}

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

QString PlayerColours::nameOf(const Colour &colour)
{
    if (colour.share <= 0)
        return u"var(--%1)"_s.arg(hueName(colour.hue));
    const Colour opaque{colour.hue, 1, colour.towards, colour.share};
    const auto found = std::ranges::find(m_mixed, opaque);
    const auto number = found - m_mixed.begin();
    if (found == m_mixed.end())
        m_mixed.push_back(opaque);
    return u"var(--mix-%1)"_s.arg(number);
}

std::vector<PlayerColours::Variant> PlayerColours::variants() const
{
    if (m_palette == FigurePalette::Print)
        return {{u"print"_s, printPalette()}};
    return {{u"light"_s, lightPalette()}, {u"dark"_s, darkPalette()}};
}

QString PlayerColours::valuesOf(const Variant &variant) const
{
    const Palette &palette = variant.palette;
    QString values = u"color-scheme:%1;"_s.arg(variant.name == u"dark" ? u"dark"_s : u"light"_s);
    for (int hue = 0; hue < hueCount; ++hue)
        values += property(hueName(Hue(hue)), palette[Hue(hue)].name());
    for (const Hue hue : wordHues)
        values += property(hueName(hue) + u"-text"_s, palette[readableHue(hue, palette)].name());
    for (std::size_t i = 0; i < m_mixed.size(); ++i)
        values += property(u"mix-"_s + QString::number(i), palette(m_mixed[i]).name());
    for (const Variant &other : variants())
        values += onlyFor(variant.name, other.name);
    return values;
}

QString PlayerColours::rules() const
{
    const std::vector<Variant> all = variants();
    QString rules = u":root{%1}\n"_s.arg(valuesOf(all.front()));
    for (const Variant &variant : all)
        rules += u".on-%1{display:var(--on-%1)}\n"_s.arg(variant.name);
    if (m_palette == FigurePalette::Print)
        return rules;
    const QString dark = valuesOf(all.back());
    if (m_palette == FigurePalette::Dark)
        return rules + u"@media screen{:root{%1}}\n"_s.arg(dark);
    return rules
        + u"@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){%1}}\n"_s.arg(dark)
        + u"@media screen{:root[data-scheme=dark]{%1}}\n"_s.arg(dark);
}

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
