#pragma once

#include "core/picture/board_caches.h"
#include "core/picture/board_picture.h"
#include "core/picture/level_curve.h"

#include <optional>

namespace halfplane {

/// Where the vectors of the plane are drawn from, and how long.
struct VectorFrame
{
    Spot base; ///< where w begins, on the screen
    double unit = 1; ///< pixels a unit of w

    Spot tip(const Weights &w) const { return base + unit * Spot{w[0], -w[1]}; }
};

/// One frame of the board with what follows from it that more than one part shows.
struct Scene
{
    Scene(const BoardFrame &shown, BoardCaches &kept);

    const BoardFrame &frame;
    BoardCaches &caches;
    const Study &study;
    const Sizes &sizes;
    Box area; ///< the view, on the screen
    Box lineArea; ///< a little more: lines that leave the view are cut off outside it
    Space space;
    Weights w; ///< of the update as shown; empty without a run or a moment of it
    Classifier answer; ///< what the run stands for, as shown: the boundary
    LevelCurve boundary;
    VectorFactor vectorFactor; ///< by which vectors are longer than they are in the plane
    std::optional<VectorFrame> vectors; ///< none in `circle` and where w has no direction in the plane

    const Run *run() const { return study.run.get(); }
    const Moment *moment() const { return w.size() == 0 ? nullptr : &*frame.moment; }
    bool isUpdate() const { return moment() != nullptr && moment()->isUpdate(); }
    bool shows(const Layer &layer) const { return frame.layers.has(layer); }
    /// Whether there is also anything of it.
    bool has(const Layer &layer) const
    {
        return frame.layers.draws(layer) && (layer.applies == nullptr || layer.applies(*this));
    }

    Spot toScreen(const PlanePoint &place) const { return frame.view.toScreen(place.x(), place.y()); }
    Spot origin() const { return frame.view.toScreen(0, 0); }
    double cell() const { return 0.3 * sizes.text; } ///< of what labels must keep off
    double mark() const { return markSize(sizes, study.points.size()); }

    /// A number of the run's recipe; nothing when its variant has no such parameter.
    std::optional<double> parameter(std::string_view id) const;
};

/// For some w of the scene's run; nothing where it has no direction or begins far away.
std::optional<VectorFrame> vectorFrameOf(const Scene &scene, const Weights &w);

/// Not too far from the view to be drawn.
bool isNear(Spot place, const Box &area);

} // namespace halfplane
