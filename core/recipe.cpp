#include "core/recipe.h"

namespace halfplane {

std::string_view idOf(Order order)
{
    switch (order) {
    case Order::Given:
        return "given";
    case Order::Shuffled:
        return "shuffled";
    case Order::Reshuffled:
        return "reshuffled";
    }
    return {};
}

std::optional<Order> orderFromId(std::string_view id)
{
    for (const Order order : allOrders) {
        if (idOf(order) == id)
            return order;
    }
    return std::nullopt;
}

std::optional<double> numberOf(const Parameters &parameters, std::string_view id)
{
    const auto found = parameters.find(id);
    const bool isNumber = found != parameters.end() && std::holds_alternative<double>(found->second);
    return isNumber ? std::optional(std::get<double>(found->second)) : std::nullopt;
}

} // namespace halfplane
