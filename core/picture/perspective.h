#pragma once

#include "core/picture/board_picture.h"
#include "core/space.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace halfplane {

class Overlay;
struct LegendEntry;
struct Scene;

/// One way to look at a run: the plane of the points as it is, or another picture of the same. A file in
/// core/picture/perspectives/ and a line in its registry; screen, stage and files show all of them alike.
struct Perspective
{
    std::string_view id; ///< "weights", as the command line says it
    std::string_view title; ///< "Weights"
    std::string_view meaning; ///< one sentence: what one sees

    /// Why there is none in a space; null for one that every space has.
    std::string_view (*obstacle)(Space space) = nullptr;

    // Null for the plane of the points, which is what layers draw.
    View (*fitted)(const Study &study, Size size, double text) = nullptr;
    void (*drawGround)(const Scene &scene, Picture &picture) = nullptr; ///< below everything
    void (*draw)(const Scene &scene, Overlay &overlay) = nullptr;
    void (*explain)(const Scene &scene, std::vector<LegendEntry> &entries) = nullptr;
    /// The point, or what stands for it, within so many pixels.
    std::optional<std::size_t> (*pointAt)(const BoardFrame &frame, Spot pixel, double reach) = nullptr;

    bool isTurnedTo = false; ///< from the plane of the points, by what lies between them; others just appear
    bool isSolid = false; ///< a drag turns it
    bool hasStart = false; ///< w0 is a place of it

    bool isPlane() const { return draw == nullptr; }
    bool isThere(Space space) const { return obstacle == nullptr || obstacle(space).empty(); }
};

/// All of them, in the order in which a window offers them: first the plane of the points.
std::span<const Perspective *const> perspectives();

const Perspective *findPerspective(std::string_view id);

/// A place that is to be seen in a view, with room around it.
View viewAround(const Box &plane, Size size, double text);

/// Between two views, for what glides from one to the other.
View between(const View &from, const View &to, double share);

} // namespace halfplane
