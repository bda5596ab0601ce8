#include "core/geometry/shattering.h"

#include "core/geometry/face.h"
#include "core/geometry/hard_margin.h"
#include "core/geometry/predicates.h"
#include "core/geometry/scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace halfplane {

namespace {

constexpr std::array families{
    RegionFamily{.id = "lines",
                 .title = "Lines",
                 .one = "line",
                 .many = "lines",
                 .meaning = "Any line; either class on either side.",
                 .space = Space::Bias,
                 .dimension = 3,
                 .whyNoMore = "Of four points one lies in the triangle of the others, or the segments "
                              "between two pairs cross; it, or one pair, cannot be cut off."},
    RegionFamily{.id = "through-origin",
                 .title = "Through 0",
                 .one = "line through 0",
                 .many = "lines through 0",
                 .meaning = "A line through 0; either class on either side.",
                 .space = Space::Origin,
                 .dimension = 2,
                 .whyNoMore = "Some multiples of three vectors in the plane add up to 0. Let their signs be "
                              "the classes: all the scores times them would be above 0, and add up to 0."},
    RegionFamily{.id = "discs",
                 .title = "Discs",
                 .one = "disc",
                 .many = "discs",
                 .meaning = "A circle with class +1 inside and class −1 outside.",
                 .space = Space::Circle,
                 .holdsInside = true,
                 .dimension = 3,
                 .whyNoMore = "Of four points one lies in the triangle of the others, and in every disc "
                              "around them; or they are corners of a quadrilateral, and discs cut out the "
                              "ends of at most one of its diagonals."},
    RegionFamily{.id = "circles",
                 .title = "Circles",
                 .one = "circle",
                 .many = "circles",
                 .meaning = "A circle with either class inside.",
                 .space = Space::Circle,
                 .dimension = 4,
                 .whyNoMore = "With ‖x‖² as a third number a circle is a plane in space, and planes "
                              "shatter four points there, not five."},
    RegionFamily{.id = "rectangles",
                 .title = "Rectangles",
                 .one = "rectangle",
                 .many = "rectangles",
                 .meaning = "A rectangle parallel to the axes, class +1 inside and class −1 outside.",
                 .space = std::nullopt,
                 .dimension = 4,
                 .whyNoMore = "Take of five points a leftmost, a rightmost, a lowest and a highest one: a "
                              "rectangle that holds these holds every other."},
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
    const ReflectedPoints reflected(points, *family.space);
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
    return isFinite && isOfFamily && exactLoss(ReflectedPoints(points, *family.space), w) == 0;
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

/// A rectangle with class +1 inside holds all of this one, so it is here or nowhere.
std::optional<Region> leastRectangle(const Dataset &points)
{
    constexpr double beyond = std::numeric_limits<double>::infinity();
    Rectangle least{{beyond, beyond}, {-beyond, -beyond}};
    for (const Point &point : points) {
        if (point.label == Label::Positive) {
            least.from = least.from.cwiseMin(point.place());
            least.to = least.to.cwiseMax(point.place());
        }
    }
    const bool isRight = std::ranges::none_of(
        points, [&](const Point &point) { return point.label == Label::Negative && least.holds(point); });
    return isRight ? std::optional<Region>(least) : std::nullopt;
}

std::optional<Region> regionFor(const Dataset &points, const RegionFamily &family)
{
    if (!family.space)
        return leastRectangle(points);
    const auto sure = separating(points, family);
    return sure ? std::optional<Region>(drawn(points, family, *sure)) : std::nullopt;
}

bool isBefore(const PlanePoint &a, const PlanePoint &b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

/// From the left, on one upright line from below: what is between two others on a line is so in here, too.
std::vector<PlanePoint> placesInOrder(const Dataset &points)
{
    std::vector<PlanePoint> places;
    for (const Point &point : points)
        places.push_back(point.place());
    std::ranges::sort(places, isBefore);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

} // namespace

bool Rectangle::holds(const Point &point) const
{
    return from.x() <= point.x1 && point.x1 <= to.x() && from.y() <= point.x2 && point.x2 <= to.y();
}

std::span<const RegionFamily> regionFamilies() { return families; }

const RegionFamily &familyOf(Space space)
{
    return *std::ranges::find(families, std::optional(space), &RegionFamily::space);
}

std::size_t Shattering::possible() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        labellings, [](const Labelling &labelling) { return labelling.region.has_value(); }));
}

Shattering shattering(const Dataset &points, const RegionFamily &family)
{
    Shattering result{&family, {}};
    for (std::size_t code = 0; !points.empty() && code < std::size_t{1} << points.size(); ++code) {
        Labelling labelling{points, std::nullopt};
        for (std::size_t i = 0; i < points.size(); ++i)
            labelling.points[i].label = (code >> i & 1U) != 0 ? Label::Positive : Label::Negative;
        labelling.region = regionFor(labelling.points, family);
        result.labellings.push_back(std::move(labelling));
    }
    return result;
}

std::vector<std::size_t> sauerTerms(std::size_t points, std::size_t dimension)
{
    std::vector<std::size_t> terms;
    std::size_t choices = 1;
    for (std::size_t i = 0; i <= std::min(points, dimension); ++i) {
        terms.push_back(choices);
        choices = choices * (points - i) / (i + 1);
    }
    return terms;
}

std::size_t sauerBound(std::size_t points, std::size_t dimension)
{
    const std::vector<std::size_t> terms = sauerTerms(points, dimension);
    return std::accumulate(terms.begin(), terms.end(), std::size_t{0});
}

std::size_t neighbours(const Dataset &points)
{
    const std::vector<PlanePoint> places = placesInOrder(points);
    std::size_t pairs = 0;
    for (auto to = places.begin(); to != places.end(); ++to) {
        for (auto from = places.begin(); from != to; ++from) {
            const bool hasThird = std::any_of(
                from + 1, to, [&](const PlanePoint &place) { return turn(*from, place, *to) == 0; });
            pairs += hasThird ? 0 : 1;
        }
    }
    return pairs;
}

} // namespace halfplane
