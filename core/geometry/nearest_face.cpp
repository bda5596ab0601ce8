#include "core/geometry/nearest_face.h"

namespace halfplane {

namespace {

/// What one look at the body from the origin in the direction of the face has shown.
struct Look
{
    bool provesOutside = false; ///< all of the body has a positive score
    std::optional<Corner> before; ///< a corner nearer to the origin in that direction; none: it is nearest
};

/// The rounded scores find a corner before the face nearly always. Where they do not, exact ones decide
/// among the points they cannot tell apart.
Look lookAlong(const Body &body, const Face &face)
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
    Look look{atLeast > 0, std::nullopt};
    if (face.hasBefore(corner.place))
        look.before = std::move(corner);
    return look;
}

/// Gilbert, Johnson and Keerthi's method. Each extension strictly lowers the distance, without rounding, so
/// no face comes twice and the search ends whatever the data.
template <class EndsEarly>
Face search(const Body &body, EndsEarly endsEarly)
{
    Face face(body.corner({}));
    while (!face.holdsOrigin()) {
        Look look = lookAlong(body, face);
        if (!look.before || endsEarly(look))
            break;
        face = face.extendedBy(*std::move(look.before));
    }
    return face;
}

} // namespace

Face nearestFace(const Body &body)
{
    return search(body, [](const Look &) { return false; });
}

bool excludesOrigin(const Body &body)
{
    const Face face = search(body, [](const Look &look) { return look.provesOutside; });
    return !face.holdsOrigin();
}

} // namespace halfplane
