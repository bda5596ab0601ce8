#include "core/picture/picture.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace halfplane {

namespace {

/// With so many significant digits at most.
std::string numberText(double value, int digits)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
    return {text.data(), end.ptr};
}

std::string tenths(double value) { return numberText(std::round(value * 10) / 10 + 0.0, 15); }

/// Colours and angles need more.
std::string fine(double value) { return numberText(std::round(value * 1000) / 1000 + 0.0, 12); }

std::string text(Spot place) { return "(" + tenths(place.x) + ", " + tenths(place.y) + ")"; }

std::string text(const Box &box)
{
    return "[" + tenths(box.left) + ", " + tenths(box.top) + ", " + tenths(box.width) + " × "
        + tenths(box.height) + "]";
}

std::string text(const Path &path)
{
    std::string places;
    for (const Spot &place : path)
        places += (places.empty() ? "" : " ") + text(place);
    return places;
}

std::string text(Hue hue)
{
    static constexpr std::array<std::string_view, hueCount> names{
        "paper",      "plate",      "plate-edge",    "words",         "faint-words", "grid",
        "axis",       "positive",   "negative",      "mark-edge",     "wrong",       "boundary",
        "ghost",      "weight",     "update",        "good",          "warning",     "best",
        "least-loss", "most-loss",  "candidate1",    "candidate2",    "candidate3",  "candidate4",
        "candidate5", "candidate6", "positive-side", "negative-side",
    };
    return std::string(names[static_cast<std::size_t>(hue)]);
}

std::string text(const Colour &colour)
{
    std::string result = text(colour.hue);
    if (colour.share > 0)
        result += "→" + text(colour.towards) + ":" + fine(colour.share);
    if (colour.alpha != 1)
        result += "@" + fine(colour.alpha);
    return result;
}

std::string text(Dash dash)
{
    return dash == Dash::Solid ? "" : dash == Dash::Dashed ? " dashed" : " dotted";
}

std::string text(const Stroke &stroke)
{
    return text(stroke.colour) + " " + tenths(stroke.width) + text(stroke.dash);
}

std::string text(Anchor anchor)
{
    static constexpr std::array<std::string_view, 5> names{"centre", "left", "right", "above", "below"};
    return std::string(names[static_cast<std::size_t>(anchor)]);
}

std::string text(const Mark &mark)
{
    std::string result = mark.label == Label::Positive ? "  triangle " : "  square ";
    result += text(mark.at);
    if (has(mark.style, MarkStyle::Wrong))
        result += " wrong";
    if (has(mark.style, MarkStyle::Hollow))
        result += " hollow";
    if (has(mark.style, MarkStyle::Apart))
        result += " apart";
    return result;
}

struct Describe
{
    std::string operator()(const Part &part) const { return "part " + part.id; }
    std::string operator()(const Clip &clip) const { return "clip " + text(clip.rectangle); }
    std::string operator()(const Area &area) const
    {
        return "area " + text(area.fill) + " " + text(area.outline);
    }
    std::string operator()(const Line &line) const
    {
        return "line " + text(line.stroke) + " " + text(line.points);
    }
    std::string operator()(const Disc &disc) const
    {
        std::string result = "disc " + text(disc.centre) + " radius " + tenths(disc.radius);
        if (disc.fill)
            result += " fill " + text(*disc.fill);
        if (disc.edge)
            result += " edge " + text(*disc.edge);
        return result;
    }
    std::string operator()(const ArcLine &arc) const
    {
        return "arc " + text(arc.stroke) + " " + text(arc.centre) + " radius " + tenths(arc.radius) + " from "
            + fine(arc.from) + " to " + fine(arc.to);
    }
    std::string operator()(const Arrow &arrow) const
    {
        return "arrow " + text(arrow.stroke) + " " + text(arrow.from) + " " + text(arrow.to) + " head "
            + tenths(arrow.head);
    }
    std::string operator()(const Marks &marks) const
    {
        std::string lines = "marks size " + tenths(marks.size);
        for (const Mark &mark : marks.marks)
            lines += '\n' + text(mark);
        return lines;
    }
    std::string operator()(const Words &words) const
    {
        std::string result = "words “" + words.text + "” " + text(words.anchor) + " " + text(words.at)
            + " size " + tenths(words.size) + (words.isBold ? " bold " : " ") + text(words.colour);
        if (words.plate)
            result += " plate " + text(*words.plate);
        if (words.plateEdge)
            result += " edge " + text(*words.plateEdge);
        if (words.hasHalo)
            result += " halo";
        return result;
    }
    std::string operator()(const HeatMap &map) const
    {
        std::string result = "heat map " + text(map.where) + " " + std::to_string(map.columns) + " × "
            + std::to_string(map.rows) + " alpha " + fine(map.alpha);
        if (map.values.empty())
            return result;
        const auto [least, most] = std::ranges::minmax(map.values);
        const double sum = std::accumulate(map.values.begin(), map.values.end(), 0.0);
        return result + " least " + fine(least) + " most " + fine(most) + " sum " + tenths(sum);
    }
};

} // namespace

std::string described(const Picture &picture)
{
    std::string lines = "picture " + tenths(picture.size.width) + " × " + tenths(picture.size.height) + '\n';
    for (const Instruction &instruction : picture.instructions)
        lines += std::visit(Describe{}, instruction) + '\n';
    return lines;
}

} // namespace halfplane
