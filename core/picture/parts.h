#pragma once

#include "core/picture/overlay.h"
#include "core/picture/scene.h"

namespace halfplane {

// The parts of the overlay, one a file, from the back. Each draws nothing where its layer is off or has
// nothing to show.
void addCone(const Scene &scene, Overlay &overlay);
void addRadius(const Scene &scene, Overlay &overlay);
void addFuzzyRegion(const Scene &scene, Overlay &overlay);
void addMarginBand(const Scene &scene, Overlay &overlay);
void addEpsilonBand(const Scene &scene, Overlay &overlay);
void addBestBoundary(const Scene &scene, Overlay &overlay);
void addMaxMargin(const Scene &scene, Overlay &overlay);
void addLossRing(const Scene &scene, Overlay &overlay);
void addTrail(const Scene &scene, Overlay &overlay);
void addMeans(const Scene &scene, Overlay &overlay);
void addBoundary(const Scene &scene, Overlay &overlay);
void addCandidates(const Scene &scene, Overlay &overlay);
void addWeight(const Scene &scene, Overlay &overlay);
void addGhost(const Scene &scene, Overlay &overlay);
void addUpdate(const Scene &scene, Overlay &overlay);
void addExamined(const Scene &scene, Overlay &overlay);
void addStart(const Scene &scene, Overlay &overlay);

/// Entries for what lies below the overlay.
void explainPoints(const Scene &scene, Overlay &overlay);
void explainMemberships(const Scene &scene, Overlay &overlay);

// Last, when it is known what there is to explain and to keep off.
void addLegend(const Scene &scene, Overlay &overlay);
void addReadout(const Scene &scene, Overlay &overlay);
void addTicks(const Scene &scene, Overlay &overlay);
void addNotice(const Scene &scene, Overlay &overlay);

// What several parts draw alike.

/// A curve where ⟨w, φ⟩ has a level, in all its parts.
void addCurve(const LevelCurve &curve, const Stroke &stroke, const Scene &scene, Overlay &overlay, int cost);

/// Points are ringed lightly.
void ringPoints(std::span<const std::size_t> points, const Stroke &stroke, const Scene &scene,
                Overlay &overlay);

/// A label for a curve, near the view's edge, where there is most room.
void labelCurve(const LevelCurve &curve, Words words, const Scene &scene, Overlay &overlay);

/// Words of the usual size on a plate.
Words plated(const std::string &text, const Colour &colour, const Sizes &sizes);

/// A direction on the screen, radians, counter-clockwise as one sees it.
double angleOf(Spot direction);

} // namespace halfplane
