#pragma once

#include "core/data_names.h"
#include "core/moment.h"
#include "core/picture/layers.h"
#include "core/picture/picture.h"
#include "core/picture/vector_scale.h"
#include "core/picture/view.h"
#include "core/study/study.h"
#include "core/tween.h"

#include <numbers>

namespace halfplane {

class BoardCaches;
struct Perspective;

/// From where a run is looked at.
struct Viewpoint
{
    const Perspective *perspective = nullptr; ///< null: the plane of the points
    double share = 1; ///< of the way from the plane to it
    // Of what is solid: where one stands, in radians.
    double turn = -0.6; ///< about the upright axis
    double height = 0.5; ///< above the floor
    std::optional<std::size_t> pointed = {}; ///< the point that somebody points at

    bool operator==(const Viewpoint &) const = default;
};

// How high one can stand: from the side, from above.
inline constexpr double lowestSight = 0.03;
inline constexpr double highestSight = std::numbers::pi / 2;

/// How large things are drawn, in the picture's unit.
struct Sizes
{
    double text = 13;
    double boundary = 3.4;
    double thin = 1.2; ///< helping lines
    double weight = 4; ///< the arrow of w
    double head = 14; ///< of arrows
    double mark = 6; ///< half the width of a point; fewer for many points

    static Sizes scaledBy(double factor);

    bool operator==(const Sizes &) const = default;
};

/// Half the width of a point where there are so many of them.
double markSize(const Sizes &sizes, std::size_t points);

/// All that one picture of the board is made of.
struct BoardFrame
{
    const Study &study;
    std::optional<Moment> moment; ///< nothing without a run
    double tween = 1; ///< how far on the way from the moment's `before` to its `after`, eased already
    Beats beats = {}; ///< what of the moment is seen
    View view;
    Layers layers = usualLayers();
    Sizes sizes;
    std::optional<VectorFactor> vectorFactor = {}; ///< nothing for that of the run by itself
    Viewpoint viewpoint = {};
    DataNames names = {}; ///< of axes and classes
    BoardCaches *caches = nullptr; ///< kept from one picture to the next, they make steps quick; may be null
};

/// Whether it is the plane of the points, which layers draw.
bool showsPlane(const BoardFrame &frame);

/// Whether there are so many points that they are a cloud: then lines are drawn over them. Few points lie
/// above all lines, and no words cover any of them.
bool isCloud(const Dataset &points);

/// The run's; without a run the one that is wanted.
Space spaceOf(const BoardFrame &frame);

/// The w that is shown: between before and after.
Weights shownWeights(const BoardFrame &frame);

/// The boundary that is shown, likewise.
Classifier shownAnswer(const BoardFrame &frame);

/// By which vectors are drawn longer than they are; 1 without a run.
VectorFactor vectorFactorOf(const BoardFrame &frame);

/// The sides of a boundary on which a point can lie. With w = 0 there are none: every point is wrong.
enum class BoardFace { Positive, Negative, Neither };

// A picture of the board is, from the back: the ground, lines and bands, the points, words. A cloud of points
// lies below the lines. Ground and points depend on w only by the side on which each place lies. So a screen
// paints the ground and a cloud once for each face, and afterwards only composes the faces along the
// boundary.

/// Paper, tint, heat map and grid as if every place lay on that face.
Picture groundPicture(const BoardFrame &frame, BoardFace face);

/// All the points as if they lay on that face.
Picture pointsPicture(const BoardFrame &frame, BoardFace face);

/// Everything else, with the points unless they are a cloud: it changes with every step.
Picture overlayPicture(const BoardFrame &frame);

/// The whole, as files have it: faces clipped along the boundary by geometry.
Picture boardPicture(const BoardFrame &frame);

} // namespace halfplane
