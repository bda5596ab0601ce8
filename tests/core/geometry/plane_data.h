#pragma once

#include "core/problem.h"

#include <QByteArray>

#include <fstream>
#include <ostream>
#include <random>
#include <rapidcheck.h>
#include <string>
#include <tuple>
#include <vector>

namespace halfplane {

/// How rapidcheck prints a counterexample.
inline void showValue(const Point &point, std::ostream &stream)
{
    stream.precision(17);
    stream << "{" << point.x1 << ", " << point.x2 << ", " << sign(point.label) << "}";
}

namespace test {

inline constexpr Label plus = Label::Positive;
inline constexpr Label minus = Label::Negative;

inline Label labelOf(bool isPositive) { return isPositive ? plus : minus; }

/// Few places, so that ties, lines and repeated points are common and every product is exact.
inline rc::Gen<Dataset> gridData(int reach)
{
    const auto coordinate = rc::gen::inRange(-reach, reach + 1);
    const auto point = rc::gen::map(
        rc::gen::tuple(coordinate, coordinate, rc::gen::arbitrary<bool>()), [](const auto &parts) {
            const auto &[x1, x2, isPositive] = parts;
            return Point{static_cast<double>(x1), static_cast<double>(x2), labelOf(isPositive)};
        });
    return rc::gen::nonEmpty(rc::gen::container<Dataset>(point));
}

/// Points with all digits in use, each labelled by a line of its own dataset, so that about half the sets are
/// separable by a narrow margin; `noise` is how far a label may be wrong.
inline Dataset linedData(std::uint64_t seed, std::size_t count, double noise)
{
    std::mt19937_64 generator(seed);
    std::normal_distribution<double> normal;
    const double n1 = normal(generator);
    const double n2 = normal(generator);
    Dataset points;
    while (points.size() < count) {
        const double x1 = normal(generator);
        const double x2 = normal(generator);
        points.push_back({x1, x2, labelOf(n1 * x1 + n2 * x2 + noise * normal(generator) > 0)});
    }
    return points;
}

/// A permutation that depends on the seed alone.
inline Dataset shuffled(Dataset points, std::uint64_t seed)
{
    std::mt19937_64 generator(seed);
    for (std::size_t i = points.size(); i-- > 1;)
        std::swap(points[i], points[generator() % (i + 1)]);
    return points;
}

inline Dataset mapped(Dataset points, double a, double b, double c, double d)
{
    for (Point &point : points)
        point = {a * point.x1 + b * point.x2, c * point.x1 + d * point.x2, point.label};
    return points;
}

/// Reads one of the reference datasets: a header, then x1,x2,y.
inline Dataset reference(const std::string &name)
{
    std::ifstream file(std::string(HALFPLANE_TEST_DATA) + "/oracle/" + name + ".csv");
    std::string line;
    std::getline(file, line);
    Dataset points;
    while (std::getline(file, line)) {
        const std::size_t first = line.find(',');
        const std::size_t second = line.find(',', first + 1);
        points.push_back({std::stod(line.substr(0, first)),
                          std::stod(line.substr(first + 1, second - first - 1)),
                          labelOf(std::stod(line.substr(second + 1)) > 0)});
    }
    return points;
}

/// Every run of a property sees the same cases.
inline void fixRapidcheck()
{
    qputenv("RC_PARAMS", QByteArrayLiteral("seed=20240607 max_success=300 max_size=24"));
}

} // namespace test
} // namespace halfplane
