#include "ui/figures/player/player_colours.h"

#include "core/picture/contrast.h"
#include "ui/painting/palette.h"

#include <algorithm>
#include <array>

namespace halfplane {

using namespace Qt::Literals::StringLiterals;

namespace {

/// In the order of Hue.
constexpr std::array<QStringView, hueCount> hueNames{
    u"paper",      u"plate",     u"plate-edge",  u"words",       u"faint-words", u"grid",
    u"axis",       u"positive",  u"negative",    u"mark-edge",   u"wrong",       u"boundary",
    u"ghost",      u"weight",    u"update",      u"good",        u"warning",     u"best",
    u"least-loss", u"most-loss", u"candidate-1", u"candidate-2", u"candidate-3", u"candidate-4",
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

} // namespace halfplane
