#pragma once

#include "core/picture/overlay.h"
#include "core/picture/scene.h"

namespace halfplane {

/// A part of the overlay that is no layer of its own.
void addNotice(const Scene &scene, Overlay &overlay);

// What several layers draw alike.

/// A curve where ⟨w, φ⟩ has a level, in all its parts.
void addCurve(const LevelCurve &curve, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost);

/// Points are ringed lightly.
void ringPoints(std::span<const std::size_t> points, const Stroke &stroke, const Scene &scene,
                Overlay &overlay);

/// Words that would stand beside a curve; none where it is out of view.
std::optional<WordsWish> wishBeside(const LevelCurve &curve, Words words, const Scene &scene);

/// A label beside a curve, near where it leaves the view. One more urgent goes before others.
void labelCurve(const LevelCurve &curve, Words words, const Scene &scene, Overlay &overlay, int urgency = 2);

/// Words of the usual size that stand on the ground itself.
Words named(const std::string &text, const Colour &colour, const Sizes &sizes);

/// Beside a boundary, from −level to level: both edges are level curves, lines or concentric circles.
struct Band
{
    const Classifier &about;
    double level;
};
void addBand(const Band &band, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay);

/// A boundary to compare with, the points that it rests on, and what it is called.
struct ReferenceBoundary
{
    LevelCurve curve;
    std::span<const std::size_t> support;
    Dash dash;
    std::string name;
};
void addReferenceBoundary(const ReferenceBoundary &reference, const Scene &scene, Overlay &overlay);

/// The numbers of the grid along two edges of the view, and what its axes are called.
struct AxisNames
{
    std::string across;
    std::string up;
};
void addAxisNumbers(const Scene &scene, Overlay &overlay, const AxisNames &names);

/// "arrows drawn × 0.3", "arrows drawn true"
std::string nameOfScale(double factor);
void lightUp(Words &words); ///< what they say is new in this step

/// "γ = 0.4"
std::string withNumber(const std::string &name, double value);

/// Of a run with fuzzy points; null for others, and as long as they are not known.
const Memberships *membershipsOf(const Scene &scene);

/// A point as it is drawn: wrong, fuzzy.
Mark markOf(const Scene &scene, std::size_t index);

/// Of the loss ring: as large as usual, or as the origin's distance from the view's edge allows.
double ringRadius(const BoardFrame &frame);
double ringWidth(const Sizes &sizes);

/// At an angle from the middle, radians, counter-clockwise as one sees it.
Spot onCircle(Spot centre, double radius, double angle);

/// The shorter way from one direction to another, radians; counter-clockwise it is above 0.
double shorterTurn(double from, double to);

/// A way round the origin.
struct Turn
{
    double from = 0; ///< a direction
    double way = 0; ///< radians
    double radius = 0;
};
void addTurn(const Turn &turn, const Stroke &stroke, const Scene &scene, Overlay &overlay);

/// Half way; where that is out of view, none.
void labelTurn(const Turn &turn, WordsWish wish, const Scene &scene, Overlay &overlay);

/// Whether w has a direction in the plane.
bool pointsSomewhere(const Weights &w);

/// An arrow that leaves the view is a line that does.
void addVector(Spot from, Spot to, const Stroke &stroke, const Scene &scene, Overlay &overlay);
void labelVector(Spot at, Spot way, Words words, int urgency, const Scene &scene, Overlay &overlay);

/// Lines and areas that may leave the view, however far: what of them is near it.
void addWay(const Path &way, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost);
void addPolygon(const Path &outline, const Colour &fill, const Scene &scene, Overlay &overlay);
/// Filled, and its edge all around.
void addPolygon(Path outline, const Colour &fill, const Stroke &edge, const Scene &scene, Overlay &overlay);

/// A direction on the screen, radians, counter-clockwise as one sees it.
double angleOf(Spot direction);

} // namespace halfplane
