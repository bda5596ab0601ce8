#include "core/geometry/hard_margin.h"

#include "core/geometry/nearest_face.h"

#include <algorithm>
#include <set>

namespace halfplane {

namespace {

constexpr std::size_t positive = 0; ///< the cloud of class +1
constexpr std::size_t negative = 1; ///< the cloud of class −1, reflected

using Indices = std::vector<std::size_t>;

Indices membersOf(const Dataset &points, Label label)
{
    Indices members;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i].label == label)
            members.push_back(i);
    }
    return members;
}

bool areParallel(const ExactVector &a, const ExactVector &b)
{
    return (a[0] * b[1] - a[1] * b[0]).sign() == 0;
}

/// The same nearest point, resting on three points or two. Two pairs without a common point join edges that
/// are parallel; where these overlap, an end of one lies across the other, so one of their ends will do.
Face leanest(const Body &body, const Face &face)
{
    if (face.corners().size() == 1)
        return face;
    const auto &first = face.corners().front().indices;
    const auto &second = face.corners().back().indices;
    if (first[positive] == second[positive] || first[negative] == second[negative])
        return face;
    const std::array crossed{std::array{first[positive], second[negative]},
                             std::array{second[positive], first[negative]}};
    for (const auto &pair : {first, second}) {
        for (const auto &other : crossed) {
            Face candidate(body.corner(pair));
            Corner corner = body.corner(other);
            if (candidate.hasBefore(corner.place))
                candidate = candidate.extendedBy(std::move(corner));
            if (areParallel(candidate.towards(), face.towards()))
                return candidate;
        }
    }
    return face;
}

Indices supportOf(const Face &face, const std::array<Indices, 2> &members)
{
    std::set<std::size_t> support;
    for (const Corner &corner : face.corners()) {
        support.insert(members[positive][corner.indices[positive]]);
        support.insert(members[negative][corner.indices[negative]]);
    }
    return {support.begin(), support.end()};
}

} // namespace

/// The nearest pair of the hulls is the point of their difference nearest to the origin. With p that point,
/// u and v the points of a pair: n = p/‖p‖, the margin ⟨n, u − v⟩/2, b = −⟨n, u + v⟩/2.
std::optional<HardMargin> hardMargin(const Dataset &points)
{
    const ReflectedPoints reflected(points, Space::Origin);
    const std::array members{membersOf(points, Label::Positive), membersOf(points, Label::Negative)};
    if (members[positive].empty() || members[negative].empty() || !areFinite(reflected))
        return std::nullopt;
    const std::array clouds{reflected.subset(members[positive]), reflected.subset(members[negative])};
    const Body body(clouds);
    const Face face = nearestFace(body);
    if (face.holdsOrigin())
        return std::nullopt;

    const Dyadic half(0.5);
    const ExactVector &p = face.towards();
    const Dyadic square = dot(p, p);
    const auto &pair = face.corners().front().indices;
    const ExactVector u = Body({&clouds[positive], 1}).corner({pair[positive]}).place;
    const ExactVector reflectedV = Body({&clouds[negative], 1}).corner({pair[negative]}).place;
    return HardMargin{Weights{{overRoot(p[0], square), overRoot(p[1], square),
                               overRoot(half * dot(p, reflectedV - u), square)}},
                      overRoot(half * face.level(), square), supportOf(leanest(body, face), members)};
}

} // namespace halfplane
