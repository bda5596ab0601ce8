#include "core/geometry/near_cases.h"

#include <array>
#include <cmath>
#include <random>

namespace halfplane::test {

namespace {

using Place = std::array<double, 2>;

} // namespace

/// Draws small datasets of a kind, in the same way everywhere.
class Cases
{
public:
    explicit Cases(std::uint64_t seed)
        : m_random(seed)
    {
    }

    Dataset lattice()
    {
        return some(5, [this] { return Place{from(-3, 3), from(-3, 3)}; });
    }

    /// Among the twelve lattice points of a circle of radius 5, moved and scaled to a place with decimals.
    Dataset cocircular()
    {
        const double scale = from(1, 99) / 10;
        const double right = from(-99, 99) / 10;
        const double up = from(-99, 99) / 10;
        constexpr std::array<std::array<int, 2>, 12> circle{{{5, 0},
                                                             {4, 3},
                                                             {3, 4},
                                                             {0, 5},
                                                             {-3, 4},
                                                             {-4, 3},
                                                             {-5, 0},
                                                             {-4, -3},
                                                             {-3, -4},
                                                             {0, -5},
                                                             {3, -4},
                                                             {4, -3}}};
        return some(5, [&, this] {
            const auto &place = circle[next() % circle.size()];
            return Place{right + scale * place[0], up + scale * place[1]};
        });
    }

    /// The corners of a rectangle with one or two decimals, alternating in class and in any order.
    Dataset rectangle()
    {
        const double decimals = next() % 2 == 0 ? 10 : 100;
        return cornersOf(from(-99, 99) / decimals, from(-99, 99) / decimals, from(-99, 99) / decimals,
                         from(-99, 99) / decimals);
    }
    Dataset largeRectangle()
    {
        constexpr int large = 1'000'000'007;
        return cornersOf(from(-large, large), from(-large, large), from(-large, large), from(-large, large));
    }

    Dataset collinear()
    {
        const double slope1 = from(-9, 9) / 10;
        const double slope2 = from(-9, 9) / 10;
        return some(5, [&, this] {
            const double along = from(-5, 5);
            return Place{0.3 + slope1 * along, -0.7 + slope2 * along};
        });
    }

    /// Long and thin across both axes, the origin between two sides at distances that hardly differ: what is
    /// left of their products is what these have in their last bits.
    Dataset sliver()
    {
        constexpr double length = 0x1p20;
        const double side = from(1, 9) * 0x1p-10;
        const double other = side + from(-9, 9) * 0x1p-40;
        const auto at = [&](double along, double across) {
            return Place{along * length + from(0, 1000) / 1024 + across,
                         along * length + from(0, 1000) / 1024 - across};
        };
        Dataset points;
        for (const Place &place : {at(-1, side), at(1, side), at(1, -other), at(-1, -other)})
            points.push_back({place[0], place[1], Label::Positive});
        return points;
    }

    /// Another dataset with some coordinates one unit in the last place away.
    Dataset nudged(Dataset points)
    {
        for (Point &point : points) {
            if (point.x1 != 0 && next() % 3 == 0)
                point.x1 = std::nextafter(point.x1, next() % 2 == 0 ? 1e300 : -1e300);
        }
        return points;
    }

    Dataset scaled(Dataset points)
    {
        const double factor = std::pow(10, from(-60, 60));
        for (Point &point : points) {
            point.x1 *= factor;
            point.x2 *= factor;
        }
        return points;
    }

    std::uint64_t next() { return m_random(); }

private:
    double from(int least, int most)
    {
        return least + static_cast<double>(next() % static_cast<std::uint64_t>(most - least + 1));
    }
    Label label() { return next() % 2 == 0 ? Label::Positive : Label::Negative; }

    template <class Draw>
    Dataset some(std::size_t most, Draw place)
    {
        Dataset points;
        for (std::size_t left = 1 + next() % most; left > 0; --left) {
            const Place at = place();
            points.push_back({at[0], at[1], label()});
        }
        return points;
    }

    Dataset cornersOf(double left, double right, double low, double high)
    {
        Dataset corners{{left, low, Label::Positive},
                        {right, low, Label::Negative},
                        {right, high, Label::Positive},
                        {left, high, Label::Negative}};
        std::swap(corners[next() % 4], corners[next() % 4]);
        return corners;
    }

    std::mt19937_64 m_random;
};

const std::vector<std::pair<const char *, Kind>> &kindsOfCases()
{
    static const std::vector<std::pair<const char *, Kind>> kinds{
        {"lattice", [](Cases &cases) { return cases.lattice(); }},
        {"on one circle", [](Cases &cases) { return cases.cocircular(); }},
        {"rectangles", [](Cases &cases) { return cases.rectangle(); }},
        {"large rectangles", [](Cases &cases) { return cases.largeRectangle(); }},
        {"on one line", [](Cases &cases) { return cases.collinear(); }},
        {"nearly on one circle", [](Cases &cases) { return cases.nudged(cases.cocircular()); }},
        {"nearly rectangles", [](Cases &cases) { return cases.nudged(cases.rectangle()); }},
        {"nearly on one line", [](Cases &cases) { return cases.nudged(cases.collinear()); }},
        {"slivers", [](Cases &cases) { return cases.sliver(); }},
        {"tiny and huge lattices", [](Cases &cases) { return cases.scaled(cases.lattice()); }},
        {"tiny and huge circles", [](Cases &cases) { return cases.scaled(cases.cocircular()); }},
    };
    return kinds;
}

std::vector<Dataset> casesOf(Kind kind, int count, std::uint64_t seed)
{
    Cases cases(seed);
    std::vector<Dataset> result;
    for (int left = count; left > 0; --left)
        result.push_back(kind(cases));
    return result;
}

QString described(const Dataset &points)
{
    QString text;
    for (const Point &point : points)
        text += QStringLiteral("%1,%2,%3\n")
                    .arg(point.x1, 0, 'g', 17)
                    .arg(point.x2, 0, 'g', 17)
                    .arg(static_cast<int>(sign(point.label)));
    return text;
}

} // namespace halfplane::test
