#pragma once

#include "core/picture/layers.h"
#include "core/picture/picture.h"
#include "ui/basics/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halfplane::test {

/// Whether a back-end can draw an instruction: every number is one, and none is so far out that painters lose
/// their way.
class Soundness
{
public:
    bool operator()(const Part &part) const { return isPart(part.id); }
    bool operator()(const Clip &clip) const { return isSound(clip.rectangle); }
    bool operator()(const Area &area) const { return isSound(area.outline); }
    bool operator()(const Line &line) const { return isSound(line.points) && isSound(line.stroke.width); }
    bool operator()(const Disc &disc) const { return isSound(disc.centre) && isSound(disc.radius); }
    bool operator()(const ArcLine &arc) const
    {
        return isSound(arc.centre) && isSound(arc.radius) && isSound(arc.from) && isSound(arc.to);
    }
    bool operator()(const Arrow &arrow) const { return isSound(arrow.from) && isSound(arrow.to); }
    bool operator()(const Marks &marks) const
    {
        return marks.size > 0 && isSound(marks.size)
            && std::ranges::all_of(marks.marks, [](const Mark &mark) { return isSound(mark.at); });
    }
    bool operator()(const Words &words) const
    {
        return isSound(words.at) && words.size > 0 && !words.text.empty();
    }
    bool operator()(const HeatMap &map) const
    {
        return isSound(map.where)
            && map.values.size() == static_cast<std::size_t>(map.columns) * static_cast<std::size_t>(map.rows)
            && std::ranges::all_of(map.values, [](float value) { return std::abs(value) <= 1.001F; });
    }

private:
    static constexpr double farthest = 1e6;

    static bool isSound(double number) { return std::abs(number) <= farthest; } // not so for NaN
    static bool isSound(Spot place) { return isSound(place.x) && isSound(place.y); }
    static bool isSound(const Box &place) { return isSound(place.topLeft()) && isSound(place.bottomRight()); }
    static bool isSound(const Path &places)
    {
        return std::ranges::all_of(places, [](Spot place) { return isSound(place); });
    }

    /// A layer, the labels of one, or what is there whatever the layers.
    static bool isPart(std::string_view id)
    {
        using namespace std::string_view_literals;
        constexpr std::array atAllTimes{"paper"sv,      "leaders"sv,  "loss-ring-needle"sv,
                                        "invitation"sv, "obstacle"sv, "trouble"sv};
        if (std::ranges::find(atAllTimes, id) != atAllTimes.end())
            return true;
        for (const std::string_view ending : {"-labels", "-top"}) {
            if (id.ends_with(ending))
                id.remove_suffix(ending.size());
        }
        constexpr std::array ofPerspectives{"before"sv, "examined"sv, "floor"sv,         "hull"sv,
                                            "lines"sv,  "nearest"sv,  "paraboloid"sv,    "path"sv,
                                            "plane"sv,  "pointed"sv,  "points-behind"sv, "solutions"sv,
                                            "w"sv};
        return findLayer(id) != nullptr || std::ranges::find(ofPerspectives, id) != ofPerspectives.end();
    }
};

/// Describes the first instruction that is not sound; empty when all are.
inline QString troubleWith(const Picture &picture)
{
    std::string part;
    for (const Instruction &instruction : picture.instructions) {
        if (const auto *begun = std::get_if<Part>(&instruction))
            part = begun->id;
        if (!std::visit(Soundness{}, instruction))
            return toText(part + ": " + described({picture.size, {instruction}}));
    }
    return {};
}

} // namespace halfplane::test
