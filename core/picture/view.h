#pragma once

#include "core/dataset.h"
#include "core/io/document.h"
#include "core/memberships.h"
#include "core/picture/shape.h"
#include "core/recipe.h"
#include "core/study/reach.h"

#include <string>
#include <vector>

namespace halfplane {

/// Which part of the plane a rectangle of pixels shows. The scale is the same on both axes; x2 grows upwards.
struct View
{
    Size size; ///< in pixels
    double centreX1 = 0;
    double centreX2 = 0;
    double scale = 50; ///< pixels a unit

    Spot toScreen(double x1, double x2) const;
    PlanePoint toPlane(Spot pixel) const;

    /// What is visible, in the plane: top() is the least x2 here.
    Box plane() const;

    /// The place under the pixel stays under it.
    View zoomedAt(Spot pixel, double factor) const;
    View pannedBy(Spot pixels) const;
    View resizedTo(Size newSize) const; ///< keeps the width in the plane; the centre, or what is at the top

    KeptView window() const; ///< as a document keeps it

    bool operator==(const View &) const = default;
};

View viewOf(const KeptView &window, Size size);

/// The loss ring's radius where it has all the room it wants, and where it has least, on views of that size.
double usualRingRadius(Size size);
double leastRingRadius(Size size);

/// What has room around the origin: through it everything turns about it. Each needs more than those before.
enum class RingRoom { None, Labels, Rates };

RingRoom ringRoomOf(const Recipe &recipe);

/// What a view is to show.
struct PlaneContent
{
    const Dataset &points;
    RingRoom ring = RingRoom::None; ///< for the ring and what is written around it
    Extent tips = {}; ///< of arrows, as they are drawn
};

/// Shows all of it and the origin, with room for the numbers along the edges; equal scale.
View fitted(const PlaneContent &content, Size size, double text = 13);

/// How far one can go from the origin without needing a wider view than such a one.
Extent roomIn(const View &fitted, double text = 13);

/// The distance of grid lines that are about `pixels` apart: 1, 2 or 5 times a power of ten.
double tickStep(double scale, double pixels);

/// That of the board's grid, with words of that size, and the place where two of its lines cross nearby.
double gridStep(const View &view, double text);
PlanePoint gridCrossing(const PlanePoint &place, double step);

std::vector<double> ticks(double from, double to, double step);
std::string tickLabel(double value, double step);

} // namespace halfplane
