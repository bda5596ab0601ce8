#pragma once

#include "core/space.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halfplane {

/// In which order a sweep visits the points.
enum class Order {
    Given, ///< as listed
    Shuffled, ///< shuffled once by the seed
    Reshuffled, ///< shuffled once more before every sweep
};

inline constexpr std::array allOrders{Order::Given, Order::Shuffled, Order::Reshuffled};

std::string_view idOf(Order order);
std::optional<Order> orderFromId(std::string_view id);

/// A number (η), a set of numbers in the user's order (S), or a choice by its id (rule).
using ParameterValue = std::variant<double, std::vector<double>, std::string>;
using Parameters = std::map<std::string, ParameterValue, std::less<>>;

/// A number among parameters; nothing where none has that id.
std::optional<double> numberOf(const Parameters &parameters, std::string_view id);

/// Where a run is stopped although it has not ended by itself.
struct Caps
{
    std::uint64_t updates = 100'000;
    std::optional<std::uint64_t> sweeps;

    bool operator==(const Caps &) const = default;
};

/// The points that a run never visits and that only its test error counts: of a document of n points the
/// first ⌊share · n⌋ of the order that the seed shuffles.
struct HoldOut
{
    double share = 0;
    std::uint64_t seed = 1;

    auto operator<=>(const HoldOut &) const = default;
};

inline constexpr double largestHoldOut = 0.9;

/// All that a run is made of but the points: the same recipe on the same points gives the same run, bit for
/// bit.
struct Recipe
{
    std::string variant = "standard";
    Parameters parameters; ///< by id; one that is missing has its default
    Space space = Space::Origin;
    Order order = Order::Given;
    std::uint64_t seed = 1;
    std::vector<double> start; ///< w0; empty means zero
    Caps caps;
    HoldOut holdOut = {};

    bool operator==(const Recipe &) const = default;
};

} // namespace halfplane
