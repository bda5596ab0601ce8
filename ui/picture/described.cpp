#include "ui/picture/picture.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace halfplane {

namespace {

using namespace Qt::Literals::StringLiterals;

QString tenths(double value)
{
    const QString text = QString::number(std::round(value * 10) / 10, 'g', 15);
    return text == u"-0" ? u"0"_s : text;
}

/// Colours and angles need more.
QString fine(double value) { return QString::number(std::round(value * 1000) / 1000 + 0.0, 'g', 12); }

QString text(Spot place) { return u"(%1, %2)"_s.arg(tenths(place.x), tenths(place.y)); }

QString text(const Box &r)
{
    return u"[%1, %2, %3 × %4]"_s.arg(tenths(r.left), tenths(r.top), tenths(r.width), tenths(r.height));
}

QString text(const Path &points)
{
    QStringList places;
    for (const Spot &place : points)
        places << text(place);
    return places.join(u' ');
}

QString text(Hue hue)
{
    static constexpr std::array<QStringView, hueCount> names{
        u"paper",      u"plate",     u"plate-edge", u"words",      u"faint-words", u"grid",
        u"axis",       u"positive",  u"negative",   u"mark-edge",  u"wrong",       u"boundary",
        u"ghost",      u"weight",    u"update",     u"good",       u"warning",     u"best",
        u"least-loss", u"most-loss", u"candidate1", u"candidate2", u"candidate3",  u"candidate4",
    };
    return names[static_cast<std::size_t>(hue)].toString();
}

QString text(const Colour &colour)
{
    QString result = text(colour.hue);
    if (colour.share > 0)
        result += u"→%1:%2"_s.arg(text(colour.towards), fine(colour.share));
    if (colour.alpha != 1)
        result += u"@%1"_s.arg(fine(colour.alpha));
    return result;
}

QString text(Dash dash)
{
    return dash == Dash::Solid ? QString() : dash == Dash::Dashed ? u" dashed"_s : u" dotted"_s;
}

QString text(const Stroke &stroke)
{
    return u"%1 %2%3"_s.arg(text(stroke.colour), tenths(stroke.width), text(stroke.dash));
}

QString text(Anchor anchor)
{
    static constexpr std::array<QStringView, 5> names{u"centre", u"left", u"right", u"above", u"below"};
    return names[static_cast<std::size_t>(anchor)].toString();
}

QString text(const Mark &mark)
{
    QString result = mark.label == Label::Positive ? u"  triangle "_s : u"  square "_s;
    result += text(mark.at);
    if (has(mark.style, MarkStyle::Wrong))
        result += u" wrong"_s;
    if (has(mark.style, MarkStyle::Hollow))
        result += u" hollow"_s;
    return result;
}

struct Describe
{
    QString operator()(const Part &part) const { return u"part %1"_s.arg(part.id); }
    QString operator()(const Clip &clip) const { return u"clip %1"_s.arg(text(clip.rectangle)); }
    QString operator()(const Area &area) const
    {
        return u"area %1 %2"_s.arg(text(area.fill), text(area.outline));
    }
    QString operator()(const Line &line) const
    {
        return u"line %1 %2"_s.arg(text(line.stroke), text(line.points));
    }
    QString operator()(const Disc &disc) const
    {
        QString result = u"disc %1 radius %2"_s.arg(text(disc.centre), tenths(disc.radius));
        if (disc.fill)
            result += u" fill %1"_s.arg(text(*disc.fill));
        if (disc.edge)
            result += u" edge %1"_s.arg(text(*disc.edge));
        return result;
    }
    QString operator()(const ArcLine &arc) const
    {
        return u"arc %1 %2 radius %3 from %4 to %5"_s.arg(text(arc.stroke), text(arc.centre),
                                                          tenths(arc.radius), fine(arc.from), fine(arc.to));
    }
    QString operator()(const Arrow &arrow) const
    {
        return u"arrow %1 %2 %3 head %4"_s.arg(text(arrow.stroke), text(arrow.from), text(arrow.to),
                                               tenths(arrow.head));
    }
    QString operator()(const Marks &marks) const
    {
        QStringList lines{u"marks size %1"_s.arg(tenths(marks.size))};
        for (const Mark &mark : marks.marks)
            lines << text(mark);
        return lines.join(u'\n');
    }
    QString operator()(const Words &words) const
    {
        QString result = u"words “%1” %2 %3 size %4%5 %6"_s.arg(
            words.text, text(words.anchor), text(words.at), tenths(words.size),
            words.isBold ? u" bold"_s : QString(), text(words.colour));
        if (words.plate)
            result += u" plate %1"_s.arg(text(*words.plate));
        if (words.plateEdge)
            result += u" edge %1"_s.arg(text(*words.plateEdge));
        return result;
    }
    QString operator()(const HeatMap &map) const
    {
        QString result = u"heat map %1 %2 × %3 alpha %4"_s.arg(text(map.where))
                             .arg(map.columns)
                             .arg(map.rows)
                             .arg(fine(map.alpha));
        if (map.values.empty())
            return result;
        const auto [least, most] = std::ranges::minmax(map.values);
        const double sum = std::accumulate(map.values.begin(), map.values.end(), 0.0);
        return result + u" least %1 most %2 sum %3"_s.arg(fine(least), fine(most), tenths(sum));
    }
};

} // namespace

QString described(const Picture &picture)
{
    QStringList lines{u"picture %1 × %2"_s.arg(tenths(picture.size.width), tenths(picture.size.height))};
    for (const Instruction &instruction : picture.instructions)
        lines << std::visit(Describe{}, instruction);
    return lines.join(u'\n') + u'\n';
}

} // namespace halfplane
