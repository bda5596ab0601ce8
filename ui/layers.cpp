#include "ui/layers.h"

namespace halfplane {

namespace {

constexpr std::array<LayerDescription, layerCount> descriptions{{
    {Layer::Grid, u"grid", u"Grid", u"The axes with their numbers, and lines at round numbers."},
    {Layer::Points, u"points", u"Points",
     u"The data: a triangle for class +1, a square for class −1. A bold outline is misclassified."},
    {Layer::Tint, u"tint", u"Half-planes",
     u"A tint on each side of the boundary: the class that w gives to every place there."},
    {Layer::Boundary, u"boundary", u"Boundary", u"The places where ⟨w, φ(x)⟩ = 0. It is normal to w."},
    {Layer::Weight, u"weight", u"Weight vector w", u"The arrow of w. It points to the side of class +1."},
    {Layer::Update, u"update", u"Update",
     u"What the update did: the boundary before it, dashed, and the vector that was added to w."},
    {Layer::Trail, u"trail", u"Trail of w", u"Where the tip of w has been since the start."},
    {Layer::Start, u"start", u"Start vector w₀",
     u"The handle of the start vector. Drag it: the run follows."},
    {Layer::Candidates, u"candidates", u"Candidate rates",
     u"Greedy: the w that each rate η in S would give, with the mistakes it would leave."},
    {Layer::Means, u"means", u"Class means", u"Fuzzy: the mean of each class."},
    {Layer::Hyperbolas, u"hyperbolas", u"Edges of the fuzzy region",
     u"Fuzzy: the curves where membership is 0.5 + δ. Points between them make no updates."},
    {Layer::Memberships, u"memberships", u"Membership heat map",
     u"Fuzzy: how far every place belongs to one class or to the other."},
    {Layer::EpsilonBand, u"epsilon-band", u"±ε band",
     u"Margin-fuzzy: the places nearer than ε to the boundary, where mistakes are let pass."},
    {Layer::MarginBand, u"margin-band", u"Margin band",
     u"As wide as the margin of w: up to the nearest point, or up to the farthest mistake."},
    {Layer::LossRing, u"loss-ring", u"Loss ring",
     u"How many mistakes every direction of w makes. The arc without any is marked."},
    {Layer::Cone, u"cone", u"Solution cone", u"All the w that make no mistake."},
    {Layer::BestBoundary, u"best-boundary", u"Best boundary θ*",
     u"The boundary whose nearest point is as far away as can be."},
    {Layer::MaxMargin, u"max-margin", u"Max-margin line",
     u"The line of the support vector machine: midway between the hulls of the classes."},
    {Layer::Radius, u"radius", u"Circle of radius R",
     u"The smallest circle around the origin with every point in it."},
    {Layer::Names, u"names", u"Names of points", u"x₁, x₂, … in the order in which they are visited."},
    {Layer::Legend, u"legend", u"Legend", u"A line for every kind of thing that is shown."},
}};

} // namespace

std::span<const LayerDescription> layerDescriptions() { return descriptions; }

} // namespace halfplane
