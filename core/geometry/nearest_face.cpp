#include "core/geometry/nearest_face.h"

namespace halfplane {

namespace {

/// What the corner of the body that is lowest in the direction of a face shows.
struct Probe
{
    bool provesOutside = false; ///< all of the body has a positive score
    std::optional<Corner> before; ///< a corner nearer to the origin in that direction; none: it is nearest
};

/// The rounded scores find a corner before the face nearly always. Where they do not, exact ones decide
/// among the points they cannot tell apart.
Probe probeAlong(const Body &body, const Face &face)
{
    const Direction direction(face.towards());
    std::array<LowestPoint, 2> rough;
    std::array<std::size_t, 2> indices{};
    double atLeast = 0;
    for (std::size_t cloud = 0; cloud < body.cloudCount(); ++cloud) {
        rough[cloud] = body.roughlyLowest(cloud, direction);
        indices[cloud] = rough[cloud].index;
        atLeast += rough[cloud].atLeast;
    }
    Corner corner = body.corner(indices);
    if (!face.hasBefore(corner.place)) {
        for (std::size_t cloud = 0; cloud < body.cloudCount(); ++cloud)
            indices[cloud] = body.lowest(cloud, direction, rough[cloud]);
        corner = body.corner(indices);
    }
    Probe probe{atLeast > 0, std::nullopt};
    if (face.hasBefore(corner.place))
        probe.before = std::move(corner);
    return probe;
}

/// Gilbert, Johnson and Keerthi's method. Each extension strictly lowers the distance, without rounding, so
/// no face comes twice and the search ends whatever the data.
template <class EndsEarly>
Face search(const Body &body, EndsEarly endsEarly)
{
    Face face(body.corner({}));
    while (!face.holdsOrigin()) {
        Probe probe = probeAlong(body, face);
        if (!probe.before || endsEarly(probe))
            break;
        face = face.extendedBy(*std::move(probe.before));
    }
    return face;
}

} // namespace

Face nearestFace(const Body &body)
{
    return search(body, [](const Probe &) { return false; });
}

bool excludesOrigin(const Body &body)
{
    const Face face = search(body, [](const Probe &probe) { return probe.provesOutside; });
    return !face.holdsOrigin();
}

} // namespace halfplane
