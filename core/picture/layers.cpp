#include "core/picture/layers.h"

#include <array>

namespace halfplane {

namespace {

constexpr std::array<LayerDescription, layerCount> descriptions{{
    {Layer::Grid, "grid", "Grid", "The axes with their numbers, and lines at round numbers."},
    {Layer::Points, "points", "Points",
     "The data: a triangle for class +1, a square for class −1. A bold outline is misclassified."},
    {Layer::Tint, "tint", "Half-planes",
     "A tint on each side of the boundary: the class that w gives to every place there."},
    {Layer::Boundary, "boundary", "Boundary", "The places where ⟨w, φ(x)⟩ = 0. It is normal to w."},
    {Layer::Weight, "weight", "Weight vector w", "The arrow of w. It points to the side of class +1."},
    {Layer::Update, "update", "Update",
     "What the update did: the boundary before it, dashed, and the vector that was added to w."},
    {Layer::Trail, "trail", "Trail of w", "Where the tip of w has been since the start."},
    {Layer::Start, "start", "Start vector w₀", "The handle of the start vector. Drag it: the run follows."},
    {Layer::Candidates, "candidates", "Candidate rates",
     "Greedy: the w that each rate η in S would give, with the mistakes it would leave."},
    {Layer::Means, "means", "Class means", "Fuzzy: the mean of each class."},
    {Layer::Hyperbolas, "hyperbolas", "Edges of the fuzzy region",
     "Fuzzy: the curves where membership is 0.5 + δ. Points between them make no updates."},
    {Layer::Memberships, "memberships", "Membership heat map",
     "Fuzzy: how far every place belongs to one class or to the other."},
    {Layer::EpsilonBand, "epsilon-band", "±ε band",
     "Margin-fuzzy: the places nearer than ε to the boundary, where mistakes are let pass."},
    {Layer::MarginBand, "margin-band", "Margin band",
     "As wide as the margin of w: up to the nearest point, or up to the farthest mistake."},
    {Layer::LossRing, "loss-ring", "Loss ring",
     "How many mistakes every direction of w makes. The arc without any is marked."},
    {Layer::Cone, "cone", "Solution cone", "All the w that make no mistake."},
    {Layer::BestBoundary, "best-boundary", "Best boundary θ*",
     "The boundary whose nearest point is as far away as can be."},
    {Layer::MaxMargin, "max-margin", "Max-margin line",
     "The line of the support vector machine: midway between the hulls of the classes."},
    {Layer::Radius, "radius", "Circle of radius R",
     "The smallest circle around the origin with every point in it."},
    {Layer::Names, "names", "Names of points", "x₁, x₂, … in the order in which they are visited."},
    {Layer::Legend, "legend", "Legend", "A line for every kind of thing that is shown."},
}};

} // namespace

std::span<const LayerDescription> layerDescriptions() { return descriptions; }

} // namespace halfplane
