#include "core/geometry/shattering.h"

#include "core/geometry/face.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/scores.h"

#include <algorithm>
#include <cmath>

namespace halfplane {

namespace {

constexpr std::array families{
    RegionFamily{.id = "lines",
                 .title = "Lines",
                 .one = "line",
                 .many = "lines",
                 .meaning = "Any line; either class on either side.",
                 .space = Space::Bias,
                 .dimension = 3},
    RegionFamily{.id = "through-origin",
                 .title = "Through 0",
                 .one = "line through 0",
                 .many = "lines through 0",
                 .meaning = "A line through 0; either class on either side.",
                 .space = Space::Origin,
                 .dimension = 2},
    RegionFamily{.id = "discs",
                 .title = "Discs",
                 .one = "disc",
                 .many = "discs",
                 .meaning = "A circle with class +1 inside and class −1 outside.",
                 .space = Space::Circle,
                 .holdsInside = true,
                 .dimension = 3},
    RegionFamily{.id = "circles",
                 .title = "Circles",
                 .one = "circle",
                 .many = "circles",
                 .meaning = "A circle with either class inside.",
                 .space = Space::Circle,
                 .dimension = 4},
};

/// The face of their hull that is nearest to 0; it holds 0 where no w has all their scores positive.
Face nearestFaceOf(const std::vector<ExactVector> &places)
{
    Face face(Corner{{}, places.front()});
    while (!face.holdsOrigin()) {
        const ExactVector *lowest = &places.front();
        for (const ExactVector &place : places) {
            if ((dot(face.towards(), place) - dot(face.towards(), *lowest)).sign() < 0)
                lowest = &place;
        }
        if (!face.hasBefore(*lowest))
            break;
        face = face.extendedBy(Corner{{}, *lowest});
    }
    return face;
}

/// The w of the largest margin, nothing where none is right: for discs w3 < 0, which is one more such point.
std::optional<Weights> separating(const Dataset &points, const RegionFamily &family)
{
    const ReflectedPoints reflected(points, family.space);
    std::vector<ExactVector> places;
    for (std::size_t i = 0; i < points.size(); ++i)
        places.push_back(exactPlace(reflected, i));
    if (family.holdsInside)
        places.push_back(exactly(Weights{{0, 0, -1, 0}}));
    const Face face = nearestFaceOf(places);
    return face.holdsOrigin() ? std::nullopt : std::optional(Direction(face.towards()).rounded);
}

/// As large as 1, around 0.
struct Norm
{
    PlanePoint centre = PlanePoint::Zero();
    double size = 1;
};

Norm normOf(const Dataset &points)
{
    Norm norm;
    const auto count = static_cast<double>(points.size());
    for (const Point &point : points)
        norm.centre += point.place() / count;
    double reach = 0;
    for (const Point &point : points)
        reach = std::max(reach, std::hypot(point.x1 - norm.centre.x(), point.x2 - norm.centre.y()));
    norm.size = reach > 0 ? reach : 1;
    return norm;
}

/// A circle that is well between the points is one of the largest margin where they are about as large as 1;
/// elsewhere the lifted number outweighs the others.
std::optional<Weights> wellBetween(const Dataset &points, const RegionFamily &family)
{
    const Norm norm = normOf(points);
    Dataset near = points;
    for (Point &point : near)
        point = {(point.x1 - norm.centre.x()) / norm.size, (point.x2 - norm.centre.y()) / norm.size,
                 point.label};
    const std::optional<Weights> found = separating(near, family);
    if (!found)
        return std::nullopt;
    const Weights &u = *found;
    const double square = u[2] / norm.size / norm.size;
    const double centre1 = norm.centre.x();
    const double centre2 = norm.centre.y();
    return Weights{{u[0] / norm.size - 2 * square * centre1, u[1] / norm.size - 2 * square * centre2, square,
                    square * (centre1 * centre1 + centre2 * centre2)
                        - (u[0] * centre1 + u[1] * centre2) / norm.size + u[3]}};
}

bool isRight(const Dataset &points, const RegionFamily &family, const Weights &w)
{
    const bool isFinite = std::ranges::all_of(w, [](double number) { return std::isfinite(number); });
    const bool isOfFamily = !family.holdsInside || w[2] < 0;
    return isFinite && isOfFamily && exactLoss(ReflectedPoints(points, family.space), w) == 0;
}

/// Of the boundaries that do it, one that is good to look at.
Weights drawn(const Dataset &points, const RegionFamily &family, const Weights &sure)
{
    std::optional<Weights> fair;
    if (family.space == Space::Circle) {
        fair = wellBetween(points, family);
    } else if (family.space == Space::Bias) {
        if (const auto margin = hardMargin(points))
            fair = margin->line;
    }
    return fair && isRight(points, family, *fair) ? *fair : sure;
}

} // namespace

std::span<const RegionFamily> regionFamilies() { return families; }

const RegionFamily &familyOf(Space space)
{
    return *std::ranges::find(families, space, &RegionFamily::space);
}

std::size_t Shattering::possible() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        labellings, [](const Labelling &labelling) { return labelling.w.has_value(); }));
}

Shattering shattering(const Dataset &points, const RegionFamily &family)
{
    Shattering result{&family, {}};
    for (std::size_t code = 0; !points.empty() && code < std::size_t{1} << points.size(); ++code) {
        Labelling labelling{points, std::nullopt};
        for (std::size_t i = 0; i < points.size(); ++i)
            labelling.points[i].label = (code >> i & 1U) != 0 ? Label::Positive : Label::Negative;
        if (const auto sure = separating(labelling.points, family))
            labelling.w = drawn(labelling.points, family, *sure);
        result.labellings.push_back(std::move(labelling));
    }
    return result;
}

std::size_t sauerBound(std::size_t points, std::size_t dimension)
{
    std::size_t sum = 0;
    std::size_t choices = 1;
    for (std::size_t i = 0; i <= std::min(points, dimension); ++i) {
        sum += choices;
        choices = choices * (points - i) / (i + 1);
    }
    return sum;
}

} // namespace halfplane
