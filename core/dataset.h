#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halfplane {

enum class Label : std::int8_t { Negative = -1, Positive = 1 };

constexpr double sign(Label label) { return static_cast<double>(label); }
constexpr Label opposite(Label label) { return label == Label::Positive ? Label::Negative : Label::Positive; }

/// A place in the plane, or the way from one to another: (x1, x2). It begins with no value, or as Zero().
using PlanePoint = Eigen::Vector2d;

/// A place in the plane and the class it belongs to.
struct Point
{
    double x1 = 0;
    double x2 = 0;
    Label label = Label::Positive;

    PlanePoint place() const { return {x1, x2}; }

    bool operator==(const Point &) const = default;
};

/// The points in the order in which the algorithm visits them.
using Dataset = std::vector<Point>;

std::size_t count(const Dataset &points, Label label);

/// "w₁₂"
std::string withIndex(std::string_view letter, std::uint64_t index);

/// The point as the explanation calls it: "x₅" is the fifth.
std::string nameOfPoint(std::size_t index);

} // namespace halfplane
