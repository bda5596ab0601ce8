#include "ui/canvas/glossary.h"

namespace halfplane {

namespace {

constexpr std::array<GlossaryEntry, subjectCount> entries{{
    {Subject::Grid, u"Axes and grid", u"x₁, x₂",
     u"The coordinates of the plane, at round numbers. One unit is as long on both axes.", u""},
    {Subject::Point, u"Point", u"xᵢ",
     u"A triangle is of class +1, a square of class −1. A bold outline: misclassified, y⟨w, φ(x)⟩ ≤ 0. "
     u"Hollow: fuzzy.",
     u"misclassified: dissertation, Definition 4"},
    {Subject::HalfPlane, u"Half-plane", u"sign ⟨w, φ(x)⟩",
     u"The tint is the class that w gives to every place on this side of the boundary.", u""},
    {Subject::Boundary, u"Boundary", u"⟨w, φ(x)⟩ = 0",
     u"The places where w cannot tell the classes apart. A line is normal to w. A point on it counts as "
     u"wrong.",
     u""},
    {Subject::Weight, u"Weight vector", u"w",
     u"What the algorithm has learned so far. The arrow is normal to the boundary and points to the side of "
     u"class +1.",
     u"dissertation, Algorithm 1"},
    {Subject::BoundaryBefore, u"Boundary before the update", u"⟨w, φ(x)⟩ = 0 with the old w",
     u"Dashed: where the boundary was before w changed in this step.", u""},
    {Subject::WeightBefore, u"Weight vector before the update", u"w",
     u"The old w. The vector that was added to it begins at its tip.", u""},
    {Subject::Added, u"Added vector", u"rate · y · φ(x)",
     u"What the update added to w: the examined point itself, towards it for class +1 and away from it for "
     u"class −1, as long as the rate says.",
     u"dissertation, Definition 5"},
    {Subject::Examined, u"Examined point", u"xᵢ",
     u"The point that the loop looks at in this step. When it is misclassified it changes w.",
     u"dissertation, Algorithm 1"},
    {Subject::Trail, u"Trail of w", u"w⁰, w¹, …", u"Where the tip of w has been, update by update.", u""},
    {Subject::Start, u"Start vector", u"w₀",
     u"The w that the run begins with; zero unless you set it. Drag the handle: the whole run follows.", u""},
    {Subject::Candidates, u"Candidate rates", u"w + η y φ(x) for each η in S",
     u"Greedy tries every rate in S and takes the one that leaves the fewest mistakes. A dashed arrow is cut "
     u"off: it would be too long.",
     u"dissertation, Definitions 12 and 13"},
    {Subject::Means, u"Class mean", u"μ₊, μ₋",
     u"The mean of all points of the class. Memberships follow from the distances to both means.",
     u"dissertation, Definitions 19 to 21"},
    {Subject::FuzzyEdges, u"Edge of the fuzzy region", u"membership = 0.5 + δ",
     u"A branch of a hyperbola with the class means as its foci. A point of the class beyond it is fuzzy and "
     u"makes no update.",
     u"dissertation, Definitions 19 to 21; Keller and Hunt 1985"},
    {Subject::FuzzyRegion, u"Fuzzy region", u"0.5 − δ ≤ membership ≤ 0.5 + δ",
     u"Between both edges: a point of either class is fuzzy here and makes no update.",
     u"dissertation, Definitions 19 to 21"},
    {Subject::Memberships, u"Membership map", u"p",
     u"How far a place belongs to one class or to the other: the stronger the colour, the nearer to 1.",
     u"Keller and Hunt 1985; dissertation, Definition 21"},
    {Subject::EpsilonBand, u"±ε band", u"|⟨w, φ(x)⟩| / ‖w‖ < ε",
     u"The places nearer than ε to the boundary. The run ends when every mistake lies in the band.",
     u"dissertation, Algorithm 4"},
    {Subject::MarginBand, u"Margin band", u"γ_w = min y⟨w, φ(x)⟩ / ‖w‖",
     u"As wide as the margin of this w: up to the nearest point, or up to the farthest mistake.", u""},
    {Subject::LossRing, u"Loss ring", u"loss of each direction of w",
     u"The direction from the origin stands for a w; the colour says how many mistakes it makes. The little "
     u"triangle is the w of this step.",
     u"0-1 loss: dissertation, Definition 11"},
    {Subject::ZeroArc, u"Zero arc", u"loss = 0",
     u"The directions of w that make no mistake: every run on these points tries to get here.",
     u"0-1 loss: dissertation, Definition 11"},
    {Subject::Cone, u"Solution cone", u"y⟨w, x⟩ > 0 for every point", u"All the w that make no mistake.",
     u""},
    {Subject::BestBoundary, u"Best boundary", u"θ*, γ = max min y⟨θ, φ(x)⟩",
     u"Of all boundaries the one whose nearest point is as far away as can be. γ is how far; the points at "
     u"that distance are ringed. When nothing separates the points, θ° is the one whose mistakes are the "
     u"least "
     u"deep.",
     u"dissertation, Theorem 9"},
    {Subject::MaxMargin, u"Max-margin line", u"",
     u"The line of the support vector machine, midway between the hulls of the classes. It may lie off the "
     u"origin.",
     u""},
    {Subject::Radius, u"Circle of radius R", u"R = max ‖φ(x)‖",
     u"The smallest circle around the origin with every point in it. R stands in every mistake bound.",
     u"dissertation, Theorem 9"},
    {Subject::Names, u"Name of a point", u"xᵢ",
     u"Points are numbered from 1, in the order in which they are listed.", u""},
    {Subject::Legend, u"Legend", u"",
     u"A line for every kind of thing that is shown. View → On the board "
     u"chooses what that is.",
     u""},
    {Subject::Readout, u"Loss and margin", u"min y⟨w, φ(x)⟩ / ‖w‖",
     u"How w does after this step: how many points it misclassifies, and the signed distance of its worst "
     u"point from the boundary.",
     u"0-1 loss: dissertation, Definition 11"},
    {Subject::Trouble, u"Why there is no run", u"",
     u"The recipe does not suit these points. Change either of them, or undo.", u""},
    {Subject::Invitation, u"Empty board", u"", u"Click to add points. A run begins with the first one.", u""},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (static_cast<std::size_t>(entries[i].subject) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

const GlossaryEntry &entryOf(Subject subject) { return entries[static_cast<std::size_t>(subject)]; }

} // namespace halfplane
